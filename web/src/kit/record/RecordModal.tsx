// The dialog of a new or existing record, with the form of `useRecordForm`.
import type { FieldValues } from 'react-hook-form';
import { FormModal, type FormModalProps } from '../../ui/index.ts';

type RecordModalProps<Values extends FieldValues> = Omit<
  FormModalProps<Values>,
  'title' | 'confirmLabel' | 'guardUnsaved'
> & {
  /** Null for a new record. */
  record: object | null | undefined;
  /** Title and button for a new record. */
  creation: { title: string; label: string };
  /** Title for an existing record. */
  changeTitle: string;
};

export function RecordModal<Values extends FieldValues>({
  record,
  creation,
  changeTitle,
  size = 'narrow',
  ...form
}: RecordModalProps<Values>) {
  return (
    <FormModal
      {...form}
      title={record ? changeTitle : creation.title}
      confirmLabel={record ? 'Сохранить' : creation.label}
      size={size}
      guardUnsaved
    />
  );
}
