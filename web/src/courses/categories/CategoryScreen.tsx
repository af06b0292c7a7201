// The page of a category: its form, its subcategories and its courses.
import { Ellipsis } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { Badge, Grid, IconButton, Menu, PageBody, PageHeader, Stack } from '../../ui/index.ts';
import { CategoryContent } from './CategoryContent.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { categoryRoute } from './categoryRoute.ts';
import { useCategoryRemoval } from './useCategoryRemoval.ts';
import type { CategoryScreen_company$key } from '../../__generated__/CategoryScreen_company.graphql.ts';

export function CategoryScreen() {
  const page = usePageData(categoryRoute);
  const company = useFragment<CategoryScreen_company$key>(
    graphql`
      fragment CategoryScreen_company on Company
      @argumentDefinitions(id: { type: "Int!" })
      @throwOnFieldError {
        ...Admin_company
        ...CategoryContent_company
        courseCategory(databaseId: $id) {
          id
          title
          showInCatalog @catch(to: NULL)
          ...CategoryForm_category
          ...CategoryContent_category
          ...useCategoryRemoval_category
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code, may } = useAdmin(company);
  const navigate = useNavigate();
  const removal = useCategoryRemoval(companyId, () => void navigate(`/${code}/categories`));
  const { courseCategory: category } = company;
  usePageName(category?.title);
  if (!category) {
    return (
      <NotFoundHere
        title="Категория не найдена"
        text="Возможно, её удалили или объединили с другой."
      />
    );
  }
  return (
    <>
      <PageHeader
        title={category.title}
        badge={category.showInCatalog === false && <Badge>Скрыта</Badge>}
        actions={
          may('COURSES_UPDATE_ALL') && (
            <Menu
              label="Действия с категорией"
              placement="bottom end"
              trigger={<IconButton icon={<Ellipsis />} label="Действия с категорией" />}
              items={removal(category)}
            />
          )
        }
      />
      <PageBody>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          gap="5"
          alignItems="start"
        >
          {/* The key resets the form when another category is shown. */}
          <CategoryForm key={category.id} category={category} companyId={companyId} />
          <Stack gap="5">
            <CategoryContent category={category} company={company} code={code} />
          </Stack>
        </Grid>
      </PageBody>
    </>
  );
}
