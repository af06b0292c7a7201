// A dialog that merges one record into another; the user chooses the record that remains.
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import {
  ComboField,
  FormModal,
  Text,
  useAlerts,
  useForm,
  type ChosenRecord,
  type RecordSearch,
} from '../../ui/index.ts';
import { useSubmit } from './useSubmit.ts';

interface Merge extends MutationParameters {
  readonly variables: { readonly input: { readonly id: string; readonly intoId: string } };
}

export interface MergeModalProps {
  /** The record that is removed. */
  record: { readonly id: string; readonly name: string };
  /** «Объединить тип «ЕГЭ»» */
  title: string;
  /** Complete sentences that say what is moved to the other record. */
  description: string;
  /** «С каким типом» */
  label: string;
  search: RecordSearch;
  mutation: GraphQLTaggedNode;
  /** Further fields of the mutation's input: `{ courseId }`. */
  within?: Readonly<Record<string, string>>;
  onDone: () => void;
}

export function MergeModal({
  record,
  title,
  description,
  label,
  search,
  mutation,
  within,
  onDone,
}: MergeModalProps) {
  const alerts = useAlerts();
  const form = useForm<{ intoId: ChosenRecord | null }>({ defaultValues: { intoId: null } });
  const merge = useSubmit<Merge>(mutation, {
    onDone: () => {
      alerts.success('Объединено');
      onDone();
    },
  });
  return (
    <FormModal
      title={title}
      size="narrow"
      confirmLabel="Объединить"
      danger
      form={form}
      onSubmit={({ intoId }) => merge({ ...within, id: record.id, intoId: intoId?.id ?? '' })}
    >
      <Text>{description}</Text>
      <ComboField
        name="intoId"
        label={label}
        required
        search={async (text, options) => {
          const { records, next } = await search(text, options);
          return { records: records.filter(({ id }) => id !== record.id), next };
        }}
      />
    </FormModal>
  );
}
