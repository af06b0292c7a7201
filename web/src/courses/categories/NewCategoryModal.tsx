// A dialog that creates a category at the top level or in another category. Its display in the catalogue is set on its
// page.
import { graphql } from 'react-relay';
import { useCreate } from '../../kit/actions/useSubmit.ts';
import {
  FormModal,
  maxLength,
  SwitchField,
  TextField,
  useAlerts,
  useForm,
} from '../../ui/index.ts';
import type { NewCategoryModalMutation } from '../../__generated__/NewCategoryModalMutation.graphql.ts';

export function NewCategoryModal({
  companyId,
  code,
  parent,
  onDone,
}: {
  companyId: string;
  /** The company's code in URLs. */
  code: string;
  /** Null creates a top-level category. */
  parent: { readonly id: string; readonly title: string } | null;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { title: '', showInCatalog: true } });
  const create = useCreate<NewCategoryModalMutation>(
    companyId,
    graphql`
      mutation NewCategoryModalMutation($input: CreateCourseCategoryInput!) {
        createCourseCategory(input: $input) {
          courseCategory {
            databaseId
          }
          ...userErrors_payload
        }
      }
    `,
    ({ createCourseCategory: { courseCategory } }) => {
      onDone();
      // The user stays in the tree to create the next one; the alert links to the new category's page.
      if (courseCategory) {
        const to = `/${code}/categories/${String(courseCategory.databaseId)}`;
        alerts.withLinks('Категория добавлена:', [{ text: 'открыть', to }]);
      }
    },
  );
  return (
    <FormModal
      title={parent ? `Новая подкатегория в «${parent.title}»` : 'Новая категория'}
      confirmLabel="Добавить"
      size="narrow"
      guardUnsaved
      form={form}
      onSubmit={({ title, showInCatalog }) =>
        create({ title: title.trim(), showInCatalog, parentId: parent?.id ?? null })
      }
    >
      <TextField name="title" label="Название" required rules={[maxLength(255)]} initialFocus />
      <SwitchField name="showInCatalog" label="Показывать в каталоге" />
    </FormModal>
  );
}
