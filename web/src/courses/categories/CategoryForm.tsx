// The form of a category: its fields and its display in the catalogue.
import { graphql } from 'react-relay';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  Card,
  ComboField,
  Form,
  maxLength,
  maxLengthOrEmpty,
  Select,
  Stack,
  SubmitButton,
  SwitchField,
  TextField,
  useAlerts,
  type ChosenRecord,
} from '../../ui/index.ts';
import { useCategorySearch } from '../dictionaries/choices.ts';
import type {
  CategoryFilterSelection,
  CategoryForm_category$key,
  CategoryView,
} from '../../__generated__/CategoryForm_category.graphql.ts';
import type { CategoryFormMutation } from '../../__generated__/CategoryFormMutation.graphql.ts';

interface Values {
  title: string;
  parentId: ChosenRecord | null;
  slug: string;
  showInCatalog: boolean;
  viewType: CategoryView;
  columnsCount: string;
  filterSelectionType: CategoryFilterSelection;
}

export function CategoryForm({
  category: key,
  companyId,
}: {
  category: CategoryForm_category$key;
  companyId: string;
}) {
  const alerts = useAlerts();
  const search = useCategorySearch(companyId);
  const [update] = useMutation<CategoryFormMutation>(graphql`
    mutation CategoryFormMutation($input: UpdateCourseCategoryInput!) {
      updateCourseCategory(input: $input) {
        courseCategory {
          ...CategoryForm_category
        }
        ...userErrors_payload
      }
    }
  `);
  const { record: category, ...form } = useRecordForm({
    fragment: graphql`
      fragment CategoryForm_category on CourseCategory {
        id
        version
        title
        parentCategory {
          id
          title
        }
        slug @catch(to: NULL)
        showInCatalog @catch(to: NULL)
        viewType @catch(to: NULL)
        columnsCount @catch(to: NULL)
        filterSelectionType @catch(to: NULL)
        viewerCanUpdate @catch(to: NULL)
      }
    `,
    record: key,
    values: (now): Values => ({
      title: now?.title ?? '',
      parentId: now?.parentCategory
        ? { id: now.parentCategory.id, name: now.parentCategory.title }
        : null,
      slug: now?.slug ?? '',
      showInCatalog: now?.showInCatalog ?? true,
      viewType: now?.viewType ?? 'TILES',
      columnsCount: String(now?.columnsCount ?? 3),
      filterSelectionType: now?.filterSelectionType ?? 'MULTIPLE',
    }),
    input: ({ title, parentId, slug, columnsCount, ...others }) => ({
      ...others,
      title: title.trim(),
      parentId: parentId?.id ?? null,
      slug: slug.trim(),
      columnsCount: Number(columnsCount),
    }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: () => alerts.saved(),
  });
  const readOnly = category?.viewerCanUpdate === false;
  return (
    <Form {...form} guardUnsaved>
      <fieldset disabled={readOnly} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Card title="О категории">
          <Stack gap="4">
            <TextField name="title" label="Название" required rules={[maxLength(255)]} />
            <ComboField
              name="parentId"
              label="Где лежит"
              placeholder="На верхнем уровне"
              disabled={readOnly}
              search={async (text, options) => {
                const { records, next } = await search(text, options);
                return { records: records.filter(({ id }) => id !== category?.id), next };
              }}
            />
            <TextField
              name="slug"
              label="Адрес в каталоге"
              hint="Латинские буквы, цифры и дефисы. Пустой сделаем из названия"
              rules={[maxLengthOrEmpty(100)]}
            />
            <SwitchField
              name="showInCatalog"
              label="Показывать в каталоге"
              hint="Скрытая категория остаётся у курсов, но посетители её не видят"
            />
            <Select
              name="viewType"
              label="Как показывать подкатегории"
              options={views}
              disabled={readOnly}
            />
            <Select name="columnsCount" label="Столбцов" options={columns} disabled={readOnly} />
            <Select
              name="filterSelectionType"
              label="Сколько подкатегорий выбирают в фильтре"
              options={selections}
              disabled={readOnly}
            />
            {!readOnly && (
              <div>
                <SubmitButton>Сохранить</SubmitButton>
              </div>
            )}
          </Stack>
        </Card>
      </fieldset>
    </Form>
  );
}

const views = [
  { value: 'TILES', label: 'Плитками' },
  { value: 'LIST', label: 'Списком' },
  { value: 'TAGS', label: 'Метками' },
] as const;

const columns = ['1', '2', '3', '4', '5', '6'].map((value) => ({ value, label: value }));

const selections = [
  { value: 'MULTIPLE', label: 'Несколько сразу' },
  { value: 'SINGLE', label: 'Одну' },
] as const;
