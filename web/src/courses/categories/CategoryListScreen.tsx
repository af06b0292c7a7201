// The tree of the catalogue's categories: search, create, and sort by mouse or keyboard.
import { folded } from '@kafedra/common/words';
import { Suspense, useState } from 'react';
import { ChevronsDownUp, ChevronsUpDown, FolderTree, Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { useRequestedCreation } from '../../kit/pages/creation.ts';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { filterTree } from '../../ui/drag/treePositions.ts';
import {
  Button,
  Card,
  EmptyState,
  Flex,
  lazyPart,
  LinkButton,
  PageBody,
  PageHeader,
  SearchField,
  Skeleton,
  Stack,
  Text,
} from '../../ui/index.ts';
import { CategoryRow } from './CategoryRow.tsx';
import type { Category } from '../folders/trees.tsx';
import { categoryListRoute } from './categoryListRoute.ts';
import { maxCategoryDepth, buildTree } from './categoryTree.ts';
import { useCategoryMenu } from './useCategoryMenu.tsx';
import { useCategoryMoves } from './useCategoryMoves.ts';
import type { CategoryListScreen_company$key } from '../../__generated__/CategoryListScreen_company.graphql.ts';

const NewCategoryModal = lazyPart(() => import('./NewCategoryModal.tsx'), 'NewCategoryModal');

const CategoryTree = lazyPart(() => import('../folders/trees.tsx'), 'CategoryTree');

export function CategoryListScreen() {
  const page = usePageData(categoryListRoute);
  const company = useFragment<CategoryListScreen_company$key>(
    graphql`
      fragment CategoryListScreen_company on Company @throwOnFieldError {
        ...Admin_company
        courseCategories {
          id
          databaseId
          title
          parentCategory {
            id
          }
          ...CategoryRow_category
          ...useCategoryMenu_category
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code, may } = useAdmin(company);
  const mayManage = may('COURSES_UPDATE_ALL');
  const refresh = useFreshPage();
  const navigate = useNavigate();
  const openDialog = useDialog(refresh);
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const tree = buildTree(company.courseCategories, ({ parentCategory }) => parentCategory?.id);
  const move = useCategoryMoves(companyId, tree);
  const create = (parent: Pick<Category, 'id' | 'title'> | null) =>
    openDialog((done) => (
      <NewCategoryModal {...{ companyId, code }} parent={parent} onDone={done} />
    ));
  useRequestedCreation(mayManage ? () => create(null) : undefined);
  const menu = useCategoryMenu({
    companyId,
    code,
    tree,
    create,
    move: (id, place) => void move(id, place),
    refresh,
  });
  const words = folded(search);
  const shown = search === '' ? tree : filterTree(tree, (each) => isCalled(each, words));
  const branches = tree.filter(({ below }) => below.length > 0).map(({ id }) => id);
  const areClosed = branches.length > 0 && branches.every((id) => closed.has(id));
  return (
    <>
      <PageHeader
        title="Категории"
        count={company.courseCategories.length}
        actions={
          <>
            <LinkButton to={`/${code}/course-search`}>Каталог</LinkButton>
            {mayManage && (
              <Button
                variant="primary"
                icon={<Plus size={16} aria-hidden />}
                onClick={() => create(null)}
              >
                Добавить категорию
              </Button>
            )}
          </>
        }
      />
      <PageBody>
        {tree.length === 0 ? (
          <EmptyState
            kind="start"
            title="Категорий пока нет"
            text="Категории собирают курсы в каталоге: по классам, предметам, подборкам. Они лежат друг в друге, не глубже трёх уровней."
            icon={<FolderTree />}
            action={
              mayManage && (
                <Button variant="primary" onClick={() => create(null)}>
                  Добавить категорию
                </Button>
              )
            }
          />
        ) : (
          <Stack gap="4">
            <Flex gap="3" wrap="wrap" align="center">
              <SearchField
                label="Поиск по категориям"
                placeholder="Название"
                value={search}
                onChange={setSearch}
              />
              {branches.length > 0 && search === '' && (
                <Button
                  icon={
                    areClosed ? (
                      <ChevronsUpDown size={16} aria-hidden />
                    ) : (
                      <ChevronsDownUp size={16} aria-hidden />
                    )
                  }
                  onClick={() => setClosed(new Set(areClosed ? [] : branches))}
                >
                  {areClosed ? 'Развернуть все' : 'Свернуть все'}
                </Button>
              )}
            </Flex>
            {shown.length === 0 ? (
              <EmptyState kind="filter" onReset={() => setSearch('')} />
            ) : (
              <Card>
                <Suspense fallback={<Skeleton h="480px" />}>
                  <CategoryTree
                    label="Категории"
                    nodes={shown}
                    labelOf={({ title }) => title}
                    levels={maxCategoryDepth}
                    isFixed={!mayManage || search !== ''}
                    closed={search === '' ? closed : new Set()}
                    onClosed={(next) => search === '' && setClosed(next)}
                    onOpen={({ databaseId }) => void navigate(`/${code}/categories/${databaseId}`)}
                    onMove={([id = ''], place) => void move(id, place)}
                  >
                    {(category) => (
                      <CategoryRow
                        category={category}
                        code={code}
                        menu={mayManage && menu(category)}
                      />
                    )}
                  </CategoryTree>
                </Suspense>
              </Card>
            )}
            {mayManage && (
              <Text tone="muted" size="sm">
                Alt и стрелки двигают категорию: вверх и вниз, вправо — внутрь предыдущей, влево —
                на уровень выше.
              </Text>
            )}
          </Stack>
        )}
      </PageBody>
    </>
  );
}

const isCalled = ({ title }: Category, words: string): boolean => folded(title).includes(words);
