// The list of test categories: search, numbers of tests, row actions and bulk actions.
import type { FunctionComponent } from 'react';
import { FolderTree } from 'lucide-react';
import { graphql } from 'react-relay';
import { entityListScreen } from '../../kit/list/entityList.tsx';
import { countOf, dayColumn, lazyPart, nameColumn, numberColumn } from '../../ui/index.ts';
import { useTestCategorySearch } from '../choices.ts';
import { testCategoryList, testCategoryListRoute } from './testCategoryListRoute.ts';
import type { TestCategoryListScreen_company$data } from '../../__generated__/TestCategoryListScreen_company.graphql.ts';
import type { DeleteTestCategoriesInput } from '../../__generated__/TestCategoryListScreenDeleteMutation.graphql.ts';

type Row = TestCategoryListScreen_company$data['testCategories']['edges'][number]['node'];

export const TestCategoryListScreen: FunctionComponent = entityListScreen(testCategoryListRoute, {
  id: 'test-categories',
  title: 'Категории тестов',
  noun: ['категория', 'категории', 'категорий'],
  accusative: 'категорию',
  create: 'Добавить категорию',
  search: { label: 'Поиск по категориям', placeholder: 'Название' },
  start: {
    title: 'Категорий пока нет',
    text: 'Категория говорит, для чего тест: входной контроль, тренировка, пробный экзамен. По категориям тесты находят в списке.',
    icon: <FolderTree />,
  },
  permission: 'TESTS_UPDATE_ALL',
  address: testCategoryList,
  connection: ({ testCategories }: TestCategoryListScreen_company$data) => testCategories,
  fragment: graphql`
    fragment TestCategoryListScreen_company on Company
    @argumentDefinitions(
      count: { type: "Int", defaultValue: 20 }
      cursor: { type: "String" }
      search: { type: "String" }
      orderBy: { type: "TestCategoryOrder" }
    )
    @refetchable(queryName: "TestCategoryListPaginationQuery")
    @throwOnFieldError {
      ...Admin_company
      testCategories(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
        @connection(key: "TestCategoryListScreen_testCategories", filters: ["search", "orderBy"]) {
        __id
        totalCount
        edges {
          node {
            id
            name
            testsCount @catch(to: NULL)
            createdAt @catch(to: NULL)
            viewerCanUpdate @catch(to: NULL)
            viewerCanDelete @catch(to: NULL)
            ...TestCategoryModal_record
          }
        }
      }
    }
  `,
  columns: (code) => ({
    name: nameColumn(({ name }) => name, { link: (row) => testsOf(code, row) }),
    tests: numberColumn('Тесты', ({ testsCount }) => testsCount, {
      link: (row) => testsOf(code, row),
    }),
    created: dayColumn('Добавлена', ({ createdAt }) => createdAt),
  }),
  dialog: lazyPart(() => import('./TestCategoryModal.tsx'), 'TestCategoryModal'),
  deletion: {
    mutation: graphql`
      mutation TestCategoryListScreenDeleteMutation(
        $input: DeleteTestCategoriesInput!
        $connections: [ID!]!
      ) {
        deleteTestCategories(input: $input) {
          deletedTestCategoryIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, testCategories): DeleteTestCategoriesInput => ({
      companyId,
      testCategories,
    }),
    loss: () => 'Категории, в которых есть тесты, останутся. Восстановить удалённое не получится.',
  },
  merge: {
    stays: 'выбранной',
    label: 'С какой категорией',
    useSearch: useTestCategorySearch,
    passes: ({ name, testsCount }) =>
      `${testsCount ? countOf(testsCount, tests) : 'Тесты'} категории «${name}» и те, что лежат в корзине,`,
    isUsed: (row) => (row.testsCount ?? 0) > 0,
    mutation: graphql`
      mutation TestCategoryListScreenMergeMutation($input: MergeTestCategoriesInput!) {
        mergeTestCategories(input: $input) {
          deletedTestCategoryId
          ...userErrors_payload
        }
      }
    `,
  },
});

const tests = ['тест', 'теста', 'тестов'] as const;

const testsOf = (code: string, { id }: Row) => `/${code}/tests?category=${encodeURIComponent(id)}`;
