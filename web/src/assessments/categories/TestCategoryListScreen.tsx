// The list of test categories: search, numbers of tests, row actions and bulk actions.
import { useMemo } from 'react';
import { FolderTree } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useMerge } from '../../kit/actions/useMerge.tsx';
import { countOf, dayColumn, lazyPart, nameColumn, numberColumn } from '../../ui/index.ts';
import { useTestCategorySearch } from '../choices.ts';
import { testCategoryList, testCategoryListRoute } from './testCategoryListRoute.ts';
import type {
  TestCategoryListScreen_company$data,
  TestCategoryListScreen_company$key,
} from '../../__generated__/TestCategoryListScreen_company.graphql.ts';
import type { TestCategoryListPaginationQuery } from '../../__generated__/TestCategoryListPaginationQuery.graphql.ts';
import type { TestCategoryListScreenDeleteMutation } from '../../__generated__/TestCategoryListScreenDeleteMutation.graphql.ts';

type Row = TestCategoryListScreen_company$data['testCategories']['edges'][number]['node'];

const TestCategoryModal = lazyPart(() => import('./TestCategoryModal.tsx'), 'TestCategoryModal');

export function TestCategoryListScreen() {
  const page = usePageData(testCategoryListRoute);
  const pagination = usePaginationFragment<
    TestCategoryListPaginationQuery,
    TestCategoryListScreen_company$key
  >(
    graphql`
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
          @connection(
            key: "TestCategoryListScreen_testCategories"
            filters: ["search", "orderBy"]
          ) {
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
    requireAdmission(page.company),
  );
  const list = useList(testCategoryList, pagination, ({ testCategories }) => testCategories);
  const { companyId, code, may } = useAdmin(list.data);
  const mayManage = may('TESTS_UPDATE_ALL');
  const merging = useMerge<Row>({
    accusative: 'категорию',
    stays: 'выбранной',
    label: 'С какой категорией',
    search: useTestCategorySearch(companyId),
    passes: ({ name, testsCount }) =>
      `${testsCount ? countOf(testsCount, tests) : 'Тесты'} категории «${name}» и те, что лежат в корзине,`,
    mutation: graphql`
      mutation TestCategoryListScreenMergeMutation($input: MergeTestCategoriesInput!) {
        mergeTestCategories(input: $input) {
          deletedTestCategoryId
          ...userErrors_payload
        }
      }
    `,
    onDone: list.refresh,
  });
  const { create, menu, bulk } = useRecordActions<TestCategoryListScreenDeleteMutation, Row>({
    companyId,
    list,
    dialog: TestCategoryModal,
    noun: ['категория', 'категории', 'категорий'],
    accusative: 'категорию',
    deletion: graphql`
      mutation TestCategoryListScreenDeleteMutation(
        $input: DeleteTestCategoriesInput!
        $connections: [ID!]!
      ) {
        deleteTestCategories(input: $input) {
          deletedTestCategoryIds @deleteEdge(connections: $connections)
          deletedCount
          skipped {
            ...outcome_skipped
          }
          ...userErrors_payload
        }
      }
    `,
    input: (selection) => ({
      companyId,
      testCategories: selectionOf(selection, { search: list.search }),
    }),
    loss: () => 'Категории, в которых есть тесты, останутся. Восстановить удалённое не получится.',
    instead: (row) => merging.inPlaceOfDeleting(row, (row.testsCount ?? 0) > 0),
  });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="test-categories"
      list={list}
      title="Категории тестов"
      search={{ label: 'Поиск по категориям', placeholder: 'Название' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(row) => menu(row, merging.item(row))}
      create={mayManage && { label: 'Добавить категорию', onClick: create }}
      bulk={mayManage && bulk}
      start={{
        title: 'Категорий пока нет',
        text: 'Категория говорит, для чего тест: входной контроль, тренировка, пробный экзамен. По категориям тесты находят в списке.',
        icon: <FolderTree />,
      }}
    />
  );
}

const tests = ['тест', 'теста', 'тестов'] as const;

const testsOf = (code: string, { id }: Row) => `/${code}/tests?category=${encodeURIComponent(id)}`;

const columnsOf = (code: string): ListColumns<Row, typeof testCategoryList> => ({
  name: nameColumn(({ name }) => name, { link: (row) => testsOf(code, row) }),
  tests: numberColumn('Тесты', ({ testsCount }) => testsCount, {
    link: (row) => testsOf(code, row),
  }),
  created: dayColumn('Добавлена', ({ createdAt }) => createdAt),
});
