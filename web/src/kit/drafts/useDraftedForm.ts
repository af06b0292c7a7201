// `useRecordForm` with drafts: stores unsaved values in the browser and offers them in a `DraftNote`. Never use it for
// secrets.
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { KeyType, KeyTypeData } from 'react-relay/ReactRelayTypes';
import { useConfirm, fieldDisplayOf } from '../../ui/index.ts';
import { isSame } from '../record/merge.ts';
import {
  useRecordForm,
  type RecordFormOptions,
  type VersionedRecord,
} from '../record/useRecordForm.tsx';
import type { DraftOwner } from './draftOwner.ts';
import { draftName, useRecordDraft } from './useRecordDraft.ts';

export function useDraftedForm<
  Key extends KeyType<VersionedRecord>,
  Values extends FieldValues,
  Input extends object,
>({
  draftOf,
  ...options
}: RecordFormOptions<Key, Values, Input> & { draftOf: DraftOwner | undefined }) {
  const saved = useRef(() => {});
  const { began, ...recordForm } = useRecordForm<Key, Values, Input>({
    ...options,
    onSaved: () => saved.current(),
  });
  const { form } = recordForm;
  const record: NonNullable<KeyTypeData<Key, VersionedRecord>> | null = recordForm.record;
  const { name, base, begin, takeOver } = began;
  const confirm = useConfirm();
  const { offer, keep, settle } = useRecordDraft<Values>({
    name: draftOf ? draftName(draftOf, name) : null,
    form,
    base: () => base.current,
    // Merges like an open form: changes that others saved since the draft are merged, conflicts are shown.
    restore: async ({ base: from, values }) => {
      const now = base.current.values;
      const shown = form.getValues();
      const typed = Object.keys(values).filter((field) => !isSame(shown[field], now[field]));
      const isOfDraft = (field: string) => !isSame(values[field], from.values[field]);
      const replaced = typed.filter(
        (field) => isOfDraft(field) && !isSame(values[field], shown[field]),
      );
      const labels = replaced.map((field) => fieldDisplayOf(form.control, field)?.label ?? field);
      if (labels.length > 0 && !(await confirm(replacingQuestion(labels)))) return false;
      const own = typed.filter((field) => !isOfDraft(field));
      begin({ ...from, values: { ...from.values, ...fieldsOf(now, own) } }, shown, {
        ...values,
        ...fieldsOf(shown, own),
      });
      if (record) takeOver.current(record);
      return true;
    },
  });
  useEffect(() => {
    saved.current = () => {
      // The form of a new record starts from the values that were sent.
      if (!record) base.current = { ...base.current, values: form.getValues() };
      settle();
    };
  });
  return { ...recordForm, draft: { offer, keep } };
}

const replacingQuestion = (labels: readonly string[]) => ({
  title: 'Вернуть несохранённые правки?',
  description: `Они заменят то, что набрано сейчас: ${labels.join(', ')}.`,
  confirmLabel: 'Вернуть',
});

const fieldsOf = <Values extends FieldValues>(values: Values, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;
