// Imports the variables of a field from a Bitrix24 list.
import { RefreshCw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useSubmit } from '../../../kit/actions/useSubmit.ts';
import {
  countOf,
  Flex,
  Form,
  SubmitButton,
  TextField,
  useAlerts,
  useForm,
} from '../../../ui/index.ts';
import type { BitrixSync_field$key } from '../../../__generated__/BitrixSync_field.graphql.ts';
import type {
  BitrixSyncMutation,
  BitrixSyncMutation$data,
} from '../../../__generated__/BitrixSyncMutation.graphql.ts';

export function BitrixSync({
  field: key,
  companyId,
  onDone,
}: {
  field: BitrixSync_field$key;
  companyId: string;
  onDone: () => void;
}) {
  const field = useFragment<BitrixSync_field$key>(
    graphql`
      fragment BitrixSync_field on CustomField {
        id
        fieldListBitrixId
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { fieldListBitrixId: field.fieldListBitrixId ?? '' } });
  const submit = useSubmit<BitrixSyncMutation>(
    graphql`
      mutation BitrixSyncMutation($input: SynchronizeCustomFieldInput!) {
        synchronizeCustomField(input: $input) {
          customField {
            ...BitrixSync_field
            ...describeField_field
          }
          addedCount
          changedCount
          removedCount
          keptCount
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: ({ synchronizeCustomField: done }) => {
        alerts.success(wordsOf(done));
        onDone();
      },
    },
  );
  return (
    <Form
      form={form}
      onSubmit={({ fieldListBitrixId }) =>
        submit({
          companyId,
          customField: field.id,
          fieldListBitrixId: fieldListBitrixId.trim() || null,
        })
      }
    >
      <Flex gap="2" align="end" wrap="wrap">
        <TextField
          name="fieldListBitrixId"
          label="Список в Битрикс24"
          hint="Номер списка или код поля CRM: 17, UF_CRM_1234567890"
        />
        <SubmitButton icon={<RefreshCw size={16} aria-hidden />}>Синхронизировать</SubmitButton>
      </Flex>
    </Form>
  );
}

function wordsOf({
  addedCount,
  changedCount,
  removedCount,
  keptCount,
}: BitrixSyncMutation$data['synchronizeCustomField']): string {
  const nouns = ['вариант', 'варианта', 'вариантов'] as const;
  const parts = [
    ['добавлено', addedCount],
    ['изменено', changedCount],
    ['удалено', removedCount],
    ['оставлено, потому что выбраны', keptCount],
  ] as const;
  const phrases = parts
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${word}: ${countOf(count, nouns)}`);
  return phrases.length > 0 ? `Синхронизация: ${phrases.join('; ')}` : 'Варианты уже такие же';
}
