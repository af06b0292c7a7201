// A dialog that creates or renames a test category.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { nameField } from '../../kit/record/nameField.tsx';
import type { TestCategoryModalCreateMutation } from '../../__generated__/TestCategoryModalCreateMutation.graphql.ts';
import type { TestCategoryModal_record$key } from '../../__generated__/TestCategoryModal_record.graphql.ts';
import type { TestCategoryModalUpdateMutation } from '../../__generated__/TestCategoryModalUpdateMutation.graphql.ts';

export const TestCategoryModal = entityModal<
  TestCategoryModal_record$key,
  TestCategoryModalCreateMutation,
  TestCategoryModalUpdateMutation
>({
  ...nameField(),
  creation: { title: 'Новая категория тестов', label: 'Добавить' },
  changeTitle: 'Изменение категории тестов',
  fragment: graphql`
    fragment TestCategoryModal_record on TestCategory {
      id
      version
      name
    }
  `,
  create: graphql`
    mutation TestCategoryModalCreateMutation($input: CreateTestCategoryInput!) {
      createTestCategory(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation TestCategoryModalUpdateMutation($input: UpdateTestCategoryInput!) {
      updateTestCategory(input: $input) {
        testCategory {
          ...TestCategoryModal_record
        }
        ...userErrors_payload
      }
    }
  `,
});
