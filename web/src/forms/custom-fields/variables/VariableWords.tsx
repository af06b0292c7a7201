// A dialog that renames a variable; records that have it show the new text.
import { graphql } from 'react-relay';
import { RecordModal } from '../../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import { maxLength, TextField } from '../../../ui/index.ts';
import type { VariableWords_variable$key } from '../../../__generated__/VariableWords_variable.graphql.ts';
import type { VariableWordsMutation } from '../../../__generated__/VariableWordsMutation.graphql.ts';

export function VariableWords({
  fieldId,
  variable,
  onDone,
}: {
  fieldId: string;
  variable: VariableWords_variable$key;
  onDone: () => void;
}) {
  const [update] = useMutation<VariableWordsMutation>(graphql`
    mutation VariableWordsMutation($input: UpdateCustomFieldVariableInput!) {
      updateCustomFieldVariable(input: $input) {
        customFieldVariable {
          ...VariableWords_variable
        }
        ...userErrors_payload
      }
    }
  `);
  const form = useRecordForm({
    fragment: graphql`
      fragment VariableWords_variable on CustomFieldVariable {
        id
        version
        value
      }
    `,
    record: variable,
    values: (now) => ({ value: now?.value ?? '' }),
    input: ({ value }) => ({ value: value.trim() }),
    update: ({ id }, change) =>
      update({ variables: { input: { id, customFieldId: fieldId, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...form}
      creation={{ title: '', label: '' }}
      changeTitle="Переименование варианта"
    >
      <TextField name="value" label="Вариант" required rules={[maxLength(255)]} initialFocus />
    </RecordModal>
  );
}
