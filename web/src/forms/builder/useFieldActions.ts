// Actions on the fields of a form: add, rename, move, duplicate and remove, from the list of fields, the palette and
// the settings.
import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { fieldNames, type FormFieldType } from '@kafedra/common/forms';
import { useAlerts } from '../../ui/index.ts';
import type { FieldActions } from './Canvas.tsx';
import {
  canBeTwice,
  fieldName,
  newField,
  newRef,
  parsePalettePayload,
  refAfter,
  withField,
  withFieldBack,
  withFieldMoved,
  withoutField,
  type FieldDraft,
} from './document/document.ts';
import { useFieldDescription } from './useFieldDescription.ts';
import type { EditedForm } from './document/useFormDocument.ts';

export function useFieldActions({
  edited: { document, change },
  chosen,
  choose,
  announce,
  settingsPane,
}: {
  edited: EditedForm;
  chosen: string | null;
  choose: (ref: string | null) => void;
  /** Announces to screen readers. */
  announce: (text: string) => void;
  settingsPane: RefObject<HTMLElement | null>;
}): {
  actions: FieldActions;
  /** Adds built-in fields before all others. */
  addFirst: (types: readonly FormFieldType[]) => void;
  /**
   * `what` names the changed property: consecutive changes of the same one are a single undo step.
   */
  update: (ref: string, part: Partial<FieldDraft>, what: string) => void;
} {
  const alerts = useAlerts();
  const describe = useFieldDescription();
  const coming = useRef(new Set<string>());
  const insert = async (payload: string, before: string | null) => {
    const { type: kind, customField: id } = parsePalettePayload(payload);
    if (id !== null) {
      // Ignores a second press while the description is loading.
      if (coming.current.has(id)) return;
      coming.current.add(id);
    }
    try {
      add(newField(kind, id === null ? null : await describe(id)), before);
    } catch {
      alerts.error('Поле не добавлено: сервер не ответил');
    } finally {
      if (id !== null) coming.current.delete(id);
    }
  };
  const add = (draft: FieldDraft, before: string | null) => {
    change((now) => withField(now, draft, before));
    choose(draft.ref);
    announce(`Добавлено поле: ${fieldName(draft)}`);
  };
  const addFirst = (types: readonly FormFieldType[]) => {
    change((now) => ({ ...now, fields: [...types.map((type) => newField(type)), ...now.fields] }));
    announce(`Добавлены поля: ${types.map((type) => fieldNames[type]).join(', ')}`);
  };
  const update = (ref: string, part: Partial<FieldDraft>, what: string) =>
    change(
      (now) => ({
        ...now,
        fields: now.fields.map((each) => (each.ref === ref ? { ...each, ...part } : each)),
      }),
      `${what} ${ref}`,
    );
  const remove = (ref: string) => {
    const before = document;
    const removed = before.fields.find((each) => each.ref === ref);
    if (!removed) return;
    flushSync(() => {
      change((now) => withoutField(now, ref));
      if (chosen === ref) choose(null);
    });
    // The pressed button was removed together with the field's row or settings.
    const isLost = window.document.activeElement === window.document.body;
    if (isLost) focusOn(refAfter(before.fields, ref) ?? before.fields.at(-2)?.ref);
    alerts.withUndo(`Поле «${fieldName(removed)}» удалено`, () =>
      change((now) => withFieldBack(now, before, ref)),
    );
  };
  const focusOn = (ref: string | undefined) => {
    const row = window.document.querySelector<HTMLElement>(`[role=row][data-key="${ref}"]`);
    row?.focus();
    // The form itself is not visible.
    if (row === null || row !== window.document.activeElement) settingsPane.current?.focus();
  };
  const duplicate = (ref: string) => {
    const place = document.fields.findIndex((each) => each.ref === ref);
    const original = document.fields[place];
    if (!original) return;
    if (!canBeTwice(original)) {
      alerts.error(`Поле «${fieldName(original)}» бывает в форме один раз`);
      return;
    }
    const copy = { ...original, ref: newRef() };
    change((now) => withField(now, copy, document.fields[place + 1]?.ref ?? null));
    choose(copy.ref);
    announce(`Добавлена копия: ${fieldName(copy)}`);
  };
  const actions: FieldActions = {
    choose,
    insert: (payload, before) => void insert(payload, before),
    duplicate,
    remove,
    move: (ref, before) => change((now) => withFieldMoved(now, ref, before)),
    rename: (draft, name) => {
      const isText = ['title', 'section', 'description'].includes(draft.type);
      update(draft.ref, isText ? { text: name } : { label: name }, 'name');
    },
  };
  return { actions, addFirst, update };
}
