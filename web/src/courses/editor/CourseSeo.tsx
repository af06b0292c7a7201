// The tab «SEO» of a course: its texts for search engines and its addresses in the catalogue.
import { graphql } from 'react-relay';
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  Card,
  ComboField,
  Grid,
  maxLengthOrEmpty,
  pattern,
  Stack,
  TextArea,
  TextField,
  useAlerts,
} from '../../ui/index.ts';
import { useCategorySearch } from '../dictionaries/choices.ts';
import { CourseField } from './CourseField.tsx';
import {
  FieldWithLength,
  maxDescriptionLength,
  SearchPreview,
  maxTitleLength,
} from './SearchPreview.tsx';
import { TabForm } from '../../kit/drafts/TabForm.tsx';
import type { CourseSeo_course$key } from '../../__generated__/CourseSeo_course.graphql.ts';
import type { CourseSeoMutation } from '../../__generated__/CourseSeoMutation.graphql.ts';

const addresses = [
  {
    category: 'catalogUrlFirstCategoryId',
    slug: 'catalogUrlFirstCategorySlug',
    column: 'catalog_url_first_category',
    words: 'Адрес',
  },
  {
    category: 'catalogUrlSecondCategoryId',
    slug: 'catalogUrlSecondCategorySlug',
    column: 'catalog_url_second_category',
    words: 'Второй адрес',
  },
] as const;

const slugRules = [
  maxLengthOrEmpty(100),
  pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Только строчные латинские буквы, цифры и дефис между ними'),
];

export function CourseSeo({
  course: key,
  companyId,
  code,
  isDeleted,
  draftOf,
}: {
  course: CourseSeo_course$key;
  companyId: string;
  /** The company's code in URLs. */
  code: string;
  isDeleted: boolean;
  draftOf: DraftOwner | undefined;
}) {
  const alerts = useAlerts();
  const categories = useCategorySearch(companyId);
  const [update] = useMutation<CourseSeoMutation>(graphql`
    mutation CourseSeoMutation($input: UpdateCourseInput!) {
      updateCourse(input: $input) {
        course {
          ...CourseSeo_course
        }
        ...userErrors_payload
      }
    }
  `);
  const { record: course, ...form } = useDraftedForm({
    fragment: graphql`
      fragment CourseSeo_course on Course @throwOnFieldError {
        id
        version
        name
        anons
        seoTitle
        seoDescription
        seoKeywords
        catalogUrlFirstCategory {
          id
          title
          slug @catch(to: NULL)
        }
        catalogUrlFirstCategorySlug
        catalogUrlSecondCategory {
          id
          title
          slug @catch(to: NULL)
        }
        catalogUrlSecondCategorySlug
        viewerCanUpdate @catch(to: NULL)
      }
    `,
    record: key,
    values: (now) => ({
      seoTitle: now?.seoTitle ?? '',
      seoDescription: now?.seoDescription ?? '',
      seoKeywords: now?.seoKeywords ?? '',
      catalogUrlFirstCategoryId: categoryOf(now?.catalogUrlFirstCategory) ?? null,
      catalogUrlFirstCategorySlug: now?.catalogUrlFirstCategorySlug ?? '',
      catalogUrlSecondCategoryId: categoryOf(now?.catalogUrlSecondCategory) ?? null,
      catalogUrlSecondCategorySlug: now?.catalogUrlSecondCategorySlug ?? '',
    }),
    input: (values) => ({
      seoTitle: values.seoTitle.trim() || null,
      seoDescription: values.seoDescription.trim() || null,
      seoKeywords: values.seoKeywords.trim() || null,
      catalogUrlFirstCategoryId: values.catalogUrlFirstCategoryId?.id ?? null,
      catalogUrlFirstCategorySlug: values.catalogUrlFirstCategorySlug.trim() || null,
      catalogUrlSecondCategoryId: values.catalogUrlSecondCategoryId?.id ?? null,
      catalogUrlSecondCategorySlug: values.catalogUrlSecondCategorySlug.trim() || null,
    }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: alerts.saved,
    draftOf,
  });
  const readOnly = isDeleted || course?.viewerCanUpdate === false;
  return (
    <TabForm {...form} readOnly={readOnly}>
      <Card title="В поисковых системах">
        <Stack gap="4">
          <CourseField name="seo_title">
            <FieldWithLength name="seoTitle" most={maxTitleLength}>
              <TextField
                name="seoTitle"
                label="Заголовок"
                placeholder={course?.name}
                rules={[maxLengthOrEmpty(255)]}
              />
            </FieldWithLength>
          </CourseField>
          <CourseField name="seo_description">
            <FieldWithLength name="seoDescription" most={maxDescriptionLength}>
              <TextArea name="seoDescription" label="Описание" rules={[maxLengthOrEmpty(1000)]} />
            </FieldWithLength>
          </CourseField>
          <CourseField name="seo_keywords">
            <TextField
              name="seoKeywords"
              label="Ключевые слова"
              hint="Через запятую"
              rules={[maxLengthOrEmpty(1000)]}
            />
          </CourseField>
        </Stack>
      </Card>
      <Card title="Адреса в каталоге">
        <Stack gap="4">
          {addresses.map(({ category, slug, column, words }) => (
            <Grid
              key={column}
              templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
              gap="4"
            >
              <CourseField name={`${column}_id`}>
                <ComboField name={category} label={`${words}: категория`} search={categories} />
              </CourseField>
              <CourseField name={`${column}_slug`}>
                <TextField
                  name={slug}
                  label={`${words}: своя часть`}
                  hint="Стоит за частью категории. Пусто — адреса нет"
                  rules={slugRules}
                />
              </CourseField>
            </Grid>
          ))}
        </Stack>
      </Card>
      <SearchPreview
        name={course?.name ?? ''}
        anons={course?.anons ?? ''}
        code={code}
        slugs={slugsOf(course?.catalogUrlFirstCategory, course?.catalogUrlSecondCategory)}
      />
    </TabForm>
  );
}

interface Category {
  readonly id: string;
  readonly title: string;
  readonly slug: string | null | undefined;
}

type OptionalCategory = Category | null | undefined;

const categoryOf = (category: OptionalCategory) =>
  category && { id: category.id, name: category.title };

const slugsOf = (...categories: readonly OptionalCategory[]): ReadonlyMap<string, string> =>
  new Map(categories.flatMap((category) => (category?.slug ? [[category.id, category.slug]] : [])));
