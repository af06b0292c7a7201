// The list of tests: status tabs, search, filter, row actions and bulk actions.
import { useMemo } from 'react';
import { ClipboardList, FileUp, FolderTree } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { filePermissions } from '../../kit/files/filePermissions.ts';
import { rowsOf } from '../../kit/relay/bulk.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { Button, lazyPart, LinkButton, useAlerts, type TableSelection } from '../../ui/index.ts';
import { testColumns } from './testColumns.tsx';
import { tabNames, tabStatuses, testList, toVariables, type TestTab } from './testList.ts';
import { testListRoute } from './testListRoute.ts';
import { testBulkActions, testMenu } from './testMenu.tsx';
import { useTestConditions } from './useTestConditions.ts';
import { useTestSwitch } from '../useTestSwitch.ts';
import { useTestActions } from '../useTestActions.ts';
import { useTestLibrary } from '../library/useTestLibrary.tsx';
import { useTransfer } from '../questions/testDialogs.ts';
import type { TestListPaginationQuery } from '../../__generated__/TestListPaginationQuery.graphql.ts';
import type { TestListScreen_company$key } from '../../__generated__/TestListScreen_company.graphql.ts';
import type { CreatedTest } from './CreateTestModal.tsx';
import type { TestListScreen_query$key } from '../../__generated__/TestListScreen_query.graphql.ts';
import type { TestListScreen_list$key } from '../../__generated__/TestListScreen_list.graphql.ts';

const CreateTestModal = lazyPart(() => import('./CreateTestModal.tsx'), 'CreateTestModal');
const TestFilter = lazyPart(() => import('./TestFilter.tsx'), 'TestFilter');

export function TestListScreen() {
  const page = usePageData(testListRoute);
  const query = useFragment<TestListScreen_query$key>(
    graphql`
      fragment TestListScreen_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        ...useTestConditions_query @arguments(named: $named, hasNamed: $hasNamed)
      }
    `,
    page,
  );
  const company = useFragment<TestListScreen_company$key>(
    graphql`
      fragment TestListScreen_company on Company
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "TestFilter" }
        orderBy: { type: "TestOrder" }
      ) {
        ...Admin_company
        ...TestListScreen_list @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    `,
    requireAdmission(page.company),
  );
  const pagination = usePaginationFragment<TestListPaginationQuery, TestListScreen_list$key>(
    graphql`
      fragment TestListScreen_list on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        counts: { type: "Boolean", defaultValue: true }
        search: { type: "String" }
        filter: { type: "TestFilter" }
        orderBy: { type: "TestOrder" }
      )
      @refetchable(queryName: "TestListPaginationQuery")
      @throwOnFieldError {
        tests(first: $count, after: $cursor, search: $search, filter: $filter, orderBy: $orderBy)
          @connection(key: "TestListScreen_tests", filters: ["search", "filter", "orderBy"]) {
          totalCount @include(if: $counts)
          countByStatus @include(if: $counts) @catch(to: NULL) {
            status
            count
          }
          edges {
            node {
              id
              title: name
              ...testColumns_test
              ...testMenu_test
            }
          }
        }
      }
    `,
    company,
  );
  const list = useList(testList, pagination, ({ tests }) => tests, { next: { counts: false } });
  const { state, change, rows, paging, totalCount, refresh } = list;
  const { companyId, code, may } = useAdmin(company);
  const { names, conditions } = useTestConditions(query, state);
  const alerts = useAlerts();
  const navigate = useNavigate();
  const modals = useDataModals();
  const work = useTestActions({ companyId, code, refresh });
  const { exportTest, importInto } = useTransfer({ companyId, code });
  const { turn } = useTestSwitch({ companyId, onDone: refresh });
  const { shelveTest } = useTestLibrary({ companyId, code });
  const columns = useMemo(() => testColumns(code), [code]);
  const mayCreate = may('TESTS_CREATE');

  const choose = (selection: TableSelection) => {
    const { search, filter } = toVariables(state);
    const ids = rows.map(({ id }) => id);
    return rowsOf(selection, {
      ids,
      hasNext: paging.hasNext,
      totalCount,
      match: { search, filter },
    });
  };
  const create = async () => {
    const made = await modals.open<CreatedTest | null>((close) => (
      <CreateTestModal
        companyId={companyId}
        mayMakeCategories={may('TESTS_UPDATE_ALL')}
        onDone={close}
      />
    ));
    if (made === undefined) return;
    alerts.success('Тест создан. Добавьте вопросы и включите его');
    if (made === null) refresh();
    else await navigate(`/${code}/tests/${made.databaseId}/questions`);
  };
  const { countByStatus } = list.connection;
  const countIn = (tab: TestTab) =>
    countByStatus
      ?.filter(({ status }) => tabStatuses[tab].includes(status))
      .reduce((sum, { count }) => sum + count, 0) ?? null;

  return (
    <ListPage
      id="tests"
      list={list}
      title="Тесты"
      count={countIn('all')}
      create={mayCreate && { label: 'Создать тест', onClick: () => void create() }}
      tabs={<ListTabs list={list} label="Тесты по состоянию" names={tabNames} countIn={countIn} />}
      search={{ label: 'Поиск по тестам', placeholder: 'Название' }}
      filter={
        <ListFilter
          list={list}
          conditions={conditions}
          failure="Не удалось загрузить фильтр. Закройте его и откройте ещё раз."
        >
          <TestFilter
            companyId={companyId}
            code={code}
            state={state}
            change={change}
            asksPeople={may('USERS_SHOW')}
            names={names}
          />
        </ListFilter>
      }
      tools={
        <>
          <LinkButton
            size="sm"
            icon={<FolderTree size={16} aria-hidden />}
            to={`/${code}/tests/categories`}
          >
            Категории
          </LinkButton>
          {mayCreate && (
            <Button
              size="sm"
              icon={<FileUp size={16} aria-hidden />}
              onClick={() => importInto(null, refresh)}
            >
              Импорт теста
            </Button>
          )}
        </>
      }
      columns={columns}
      rowLabel={({ title }) => title}
      rowActions={(test) =>
        testMenu(test, {
          code,
          mayCopy: mayCreate,
          turn,
          work,
          exportTest,
          shelveTest: filePermissions.some(may) ? shelveTest : null,
        })
      }
      bulk={testBulkActions(state.tab, work, choose)}
      start={{
        title: emptyTitles[state.tab],
        text: 'Тест проверяет, что ученик усвоил: его проходят в уроке или по ссылке. Он начинается выключенным, и до включения его видит только команда.',
        icon: <ClipboardList />,
      }}
    />
  );
}

const emptyTitles: Record<TestTab, string> = {
  all: 'Тестов пока нет',
  on: 'Включённых тестов нет',
  off: 'Выключенных тестов нет',
  deleted: 'Удалённых тестов нет',
};
