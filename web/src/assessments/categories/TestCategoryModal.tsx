// A dialog that creates or renames a test category.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import { maxLength, TextField } from '../../ui/index.ts';
import type { TestCategoryModalCreateMutation } from '../../__generated__/TestCategoryModalCreateMutation.graphql.ts';
import type { TestCategoryModal_record$key } from '../../__generated__/TestCategoryModal_record.graphql.ts';
import type { TestCategoryModalUpdateMutation } from '../../__generated__/TestCategoryModalUpdateMutation.graphql.ts';

export function TestCategoryModal({
  companyId,
  record,
  onDone,
}: RecordDialogProps<TestCategoryModal_record$key>) {
  const create = useCreate<TestCategoryModalCreateMutation>(
    companyId,
    graphql`
      mutation TestCategoryModalCreateMutation($input: CreateTestCategoryInput!) {
        createTestCategory(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<TestCategoryModalUpdateMutation>(graphql`
    mutation TestCategoryModalUpdateMutation($input: UpdateTestCategoryInput!) {
      updateTestCategory(input: $input) {
        testCategory {
          ...TestCategoryModal_record
        }
        ...userErrors_payload
      }
    }
  `);
  const form = useRecordForm({
    fragment: graphql`
      fragment TestCategoryModal_record on TestCategory {
        id
        version
        name
      }
    `,
    record,
    values: (now) => ({ name: now?.name ?? '' }),
    input: ({ name }) => ({ name: name.trim() }),
    create,
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...form}
      creation={{ title: 'Новая категория тестов', label: 'Добавить' }}
      changeTitle="Изменение категории тестов"
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
    </RecordModal>
  );
}
