// The dialog of a record: a form for a new one, or for one that is changed, as `useRecordForm` gives it.
import type { FieldValues } from 'react-hook-form';
import { FormModal, type FormModalProps } from '../../ui/index.ts';

type RecordModalProps<Values extends FieldValues> = Omit<
  FormModalProps<Values>,
  'title' | 'confirmLabel' | 'guardUnsaved'
> & {
  /** Null for a new one. */
  record: object | null | undefined;
  /** How a new one is called, and its button. */
  creation: { title: string; label: string };
  /** Over one that is changed. */
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
