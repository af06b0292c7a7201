// A new category, at the top or in another one. What the catalogue makes of it is said on its own page.
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
  /** Of the company. */
  code: string;
  /** Null at the top. */
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
          userErrors {
            message
            field
          }
        }
      }
    `,
    ({ createCourseCategory: { courseCategory } }) => {
      onDone();
      // The next one is made in the same tree; the page of this one is on offer.
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
