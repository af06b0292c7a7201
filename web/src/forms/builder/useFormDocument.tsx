// The form that is edited: with undo and redo, saved by itself a moment after each change, and merged with what somebody
// else has saved meanwhile.
import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { problemsOf } from '@kafedra/common/forms';
import { DisputeModal, type Chosen, type Dispute } from '../../kit/record/DisputeModal.tsx';
import { changedFields } from '../../kit/record/merge.ts';
import { useDataModals } from '../../kit/useDataModals.tsx';
import { useMutation } from '../../kit/useMutation.ts';
import { useAlerts, useLatest } from '../../ui/index.ts';
import { askedField, nameOf, type FieldDraft, type FormDocument } from './document.ts';
import { problemInLimits } from '../limits/limits.ts';
import { beginning, changed, redone, settled, undone } from './history.ts';
import {
  asKept,
  differencesBetween,
  isSameDocument,
  mergedDocument,
  type PartDifference,
} from './merging.ts';
import { inputOf, readForm, type SavedForm } from './savedForm.ts';
import type { useFormDocumentMutation } from '../../__generated__/useFormDocumentMutation.graphql.ts';

export type SaveState =
  | { state: 'saved' | 'waiting' | 'saving' }
  /** `part` is the setting, or the field by `fields.2.…`, that the message is about. */
  | { state: 'failed'; message: string; part: string | null };

export interface EditedForm {
  document: FormDocument;
  save: SaveState;
  /** `what` is changed: of the same in a row one step of undoing is made. */
  change: (change: (document: FormDocument) => FormDocument, what?: string) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Saves what is not saved yet; answers whether everything is. */
  flush: () => Promise<boolean>;
}

/** How long nothing must change before it is saved, in milliseconds. */
const pause = 700;

export function useFormDocument(saved: SavedForm): EditedForm {
  const [history, setHistory] = useState(() => beginning(saved.document));
  const [save, setSave] = useState<SaveState>({ state: 'saved' });
  const base = useRef(saved);
  const running = useRef<Promise<boolean> | null>(null);
  const now = useLatest(history.present);
  const settle = useSettlement();
  const send = useSending(saved.id);

  /** Until nothing is left to save, or something stands in the way. */
  const saveAll = useCallback(async (): Promise<boolean> => {
    let merged: FormDocument | null = null;
    for (;;) {
      const from = base.current;
      // What was merged is drawn only after this.
      const mine = merged ?? now.current;
      merged = null;
      if (isSameDocument(from.document, mine)) {
        setSave({ state: 'saved' });
        setHistory(settled);
        return true;
      }
      const problem = problemIn(mine);
      if (problem !== null) {
        setSave(problem);
        return false;
      }
      setSave({ state: 'saving' });
      const answer = await send(from, mine);
      if ('error' in answer) {
        setSave({ state: 'failed', ...answer.error });
        return false;
      }
      if (!answer.isStale && answer.form.version !== null) {
        base.current = { ...answer.form, document: mine };
        continue;
      }
      if (!answer.isStale) {
        // A server without versions keeps a form in its own way: it names the fields, and does not know every setting.
        const present = asKept(now.current, mine, answer.form.document);
        base.current = answer.form;
        merged = present;
        setHistory((before) => ({ ...before, present }));
        continue;
      }
      const sides = { base: from.document, mine: now.current, theirs: answer.form.document };
      const document = await settle(sides);
      if (document === null) {
        setSave({ state: 'failed', message: 'то же самое изменил кто-то ещё', part: null });
        return false;
      }
      base.current = answer.form;
      merged = document;
      setHistory((before) => settled(changed(before, document)));
    }
  }, [now, send, settle]);

  const latestSave = useLatest(saveAll);
  const flush = useCallback((): Promise<boolean> => {
    if (running.current !== null) return running.current;
    const saving = latestSave.current().finally(() => {
      running.current = null;
    });
    running.current = saving;
    return saving;
  }, [latestSave]);

  const { present } = history;
  useEffect(() => {
    if (isSameDocument(base.current.document, present)) return;
    setSave((before) => (before.state === 'saving' ? before : { state: 'waiting' }));
    const timer = setTimeout(() => void flush(), pause);
    return () => clearTimeout(timer);
  }, [present, flush]);

  const change = useCallback<EditedForm['change']>((make, what) => {
    setHistory((before) => changed(before, make(before.present), what ?? null));
  }, []);

  return {
    document: present,
    save,
    change,
    undo: history.past.length > 0 ? () => setHistory(undone) : null,
    redo: history.future.length > 0 ? () => setHistory(redone) : null,
    flush,
  };
}

/** What the server would not keep, said before it is asked. */
function problemIn({ name, fields, ...settings }: FormDocument): SaveState | null {
  if (name.trim() === '') {
    return { state: 'failed', message: 'укажите название формы', part: 'name' };
  }
  const limits = problemInLimits(settings);
  if (limits !== null) return { state: 'failed', ...limits };
  const [problem] = problemsOf(fields.map(askedField));
  if (problem === undefined) return null;
  const { index, part, message } = problem;
  return { state: 'failed', message, part: `fields.${index}.${part}` };
}

type Answer =
  | { isStale: boolean; form: SavedForm }
  | { error: { message: string; part: string | null } };

function useSending(id: string): (from: SavedForm, mine: FormDocument) => Promise<Answer> {
  const [update] = useMutation<useFormDocumentMutation>(graphql`
    mutation useFormDocumentMutation($input: UpdateFormInput!) {
      updateForm(input: $input) {
        form {
          ...savedForm_form
          ...FormTaking_form
        }
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  const latest = useLatest(update);
  return useCallback(
    async (from, mine) => {
      const change = changedFields(inputOf(from.document), inputOf(mine));
      const { version } = from;
      const { response, userErrors } = await latest.current({
        variables: { input: { id, ...change, ...(version !== null && { version }) } },
      });
      const key = response?.updateForm.form;
      const isStale = response?.updateForm.userErrors.some(({ code }) => code === 'stale') ?? false;
      const [error] = userErrors;
      if (key && (isStale || error === undefined)) return { isStale, form: readForm(key) };
      return {
        error: {
          message: error?.message ?? 'сервер не ответил',
          part: error?.field ?? null,
        },
      };
    },
    [id, latest],
  );
}

interface DocumentSides {
  base: FormDocument;
  mine: FormDocument;
  theirs: FormDocument;
}

/** Answers the document with what somebody else has saved; null when the person thinks again. */
function useSettlement(): (sides: DocumentSides) => Promise<FormDocument | null> {
  const alerts = useAlerts();
  const modals = useDataModals();
  const latest = useLatest({ alerts, modals });
  return useCallback(
    async (sides) => {
      const { taken, disputed } = differencesBetween(sides);
      if (disputed.length === 0) {
        const labels = taken.map(({ label }) => label).join(', ');
        if (labels !== '') {
          latest.current.alerts.success(
            `Пока вы редактировали, кто-то изменил и другое: ${labels}`,
          );
        }
        return mergedDocument(sides);
      }
      const chosen = await latest.current.modals.open<Chosen>((close) => (
        <DisputeModal
          disputed={disputed.map(disputeOf)}
          taken={taken.map(disputeOf)}
          onChosen={close}
        />
      ));
      return chosen ? mergedDocument(sides, chosen) : null;
    },
    [latest],
  );
}

const disputeOf = ({ part, label, ...sides }: PartDifference): Dispute => ({
  field: part,
  words: { label, show: shown },
  ...sides,
});

/** What a part of the form holds, for whoever chooses between two. */
function shown(value: unknown): string {
  if (value === null || value === '') return 'пусто';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (Array.isArray(value)) return value.join(', ') || 'пусто';
  if (typeof value !== 'object') return String(value);
  if ('ref' in value) return describedField(value as FieldDraft);
  return 'name' in value ? String(value.name) : 'изменено';
}

function describedField(field: FieldDraft): string {
  const { hint, required, width, condition } = field;
  return [
    nameOf(field),
    hint,
    required && 'обязательное',
    width === 'half' && 'в половину ширины',
    condition && 'с условием',
  ]
    .filter(Boolean)
    .join(', ');
}
