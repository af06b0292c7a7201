// The form of a record whose values the browser keeps until they are saved: `useRecordForm`, with what was typed before and
// not saved for a `DraftNote`. Never for what is secret.
import { useEffect, useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { KeyType, KeyTypeData } from 'react-relay/ReactRelayTypes';
import {
  useRecordForm,
  type RecordFormOptions,
  type VersionedRecord,
} from '../record/useRecordForm.tsx';
import type { DraftOwner } from './draftOwner.ts';
import { useRecordDraft } from './useRecordDraft.ts';

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
  const { offer, keep, forget } = useRecordDraft<Values>({
    name: draftOf ? `${draftOf.companyId}/${draftOf.personId}/${name}` : null,
    form,
    base: () => base.current,
    // As if it had never been away: what others have saved meanwhile comes into it, or is asked about.
    restore: ({ base: from, values }) => {
      begin(from, values, values);
      for (const field of Object.keys(values) as Path<Values>[]) {
        form.setValue(field, values[field], { shouldDirty: true });
      }
      if (record) takeOver.current(record);
    },
  });
  useEffect(() => {
    saved.current = () => {
      // A new record is in the form as it was sent.
      if (!record) base.current = { ...base.current, values: form.getValues() };
      forget();
    };
  });
  return { ...recordForm, draft: { offer, keep } };
}
