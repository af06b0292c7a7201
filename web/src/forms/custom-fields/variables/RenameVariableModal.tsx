// A dialog that renames a variable; records that have it show the new text.
import { graphql } from 'react-relay';
import { RecordModal } from '../../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import { maxLength, TextField } from '../../../ui/index.ts';
import type { RenameVariableModal_variable$key } from '../../../__generated__/RenameVariableModal_variable.graphql.ts';
import type { RenameVariableModalMutation } from '../../../__generated__/RenameVariableModalMutation.graphql.ts';

export function RenameVariableModal({
  fieldId,
  variable,
  onDone,
}: {
  fieldId: string;
  variable: RenameVariableModal_variable$key;
  onDone: () => void;
}) {
  const [update] = useMutation<RenameVariableModalMutation>(graphql`
    mutation RenameVariableModalMutation($input: UpdateCustomFieldVariableInput!) {
      updateCustomFieldVariable(input: $input) {
        customFieldVariable {
          ...RenameVariableModal_variable
        }
        ...userErrors_payload
      }
    }
  `);
  const form = useRecordForm({
    fragment: graphql`
      fragment RenameVariableModal_variable on CustomFieldVariable {
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
