// The «Результаты» tab of a test: the list of its attempts.
import { useMemo } from 'react';
import { ClipboardCheck, Eye, ListFilter as FilterIcon, RefreshCcw, User } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { exportButton } from '../../exports/index.ts';
import { requireAdmission, useAdmin, type Permission } from '../../kit/pages/Admin.ts';
import { rowsOf } from '../../kit/relay/bulk.ts';
import { filePermissions } from '../../kit/files/filePermissions.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { Button, lazyPart, StatusBadge, type TableSelection } from '../../ui/index.ts';
import { TestHeadActions } from '../editor/TestHeadActions.tsx';
import { TestTabs } from '../editor/TestTabs.tsx';
import { testStatusLabels, testStatusLook } from '../testStatus.ts';
import { attemptActions, attemptBulkActions } from './attemptMenu.tsx';
import { learnerName } from './attemptWords.ts';
import { resultColumns } from './resultColumns.tsx';
import { resultConditions } from './resultConditions.ts';
import { filterOf, resultList } from './resultList.ts';
import { resultListRoute } from './resultListRoute.ts';
import { useRecalculation } from './recalculation/useRecalculation.ts';
import { checkRights } from './permissions.ts';
import { useAttemptActions } from './useAttemptActions.tsx';
import { useNames, type Names } from './useNames.ts';
import type { ResultListPaginationQuery } from '../../__generated__/ResultListPaginationQuery.graphql.ts';
import type { ResultListScreen_company$key } from '../../__generated__/ResultListScreen_company.graphql.ts';
import type { ResultListScreen_query$key } from '../../__generated__/ResultListScreen_query.graphql.ts';
import type {
  ResultListScreen_test$data,
  ResultListScreen_test$key,
} from '../../__generated__/ResultListScreen_test.graphql.ts';

const ResultExportButton = exportButton(
  lazyPart(() => import('./export/ResultExportModal.ts'), 'ResultExportModal'),
);
const RecalculationModal = lazyPart(
  () => import('./recalculation/RecalculationModal.tsx'),
  'RecalculationModal',
);
const ResultFilter = lazyPart(() => import('./ResultFilter.tsx'), 'ResultFilter');

type Attempt = NonNullable<
  NonNullable<ResultListScreen_test$data['attempts']>['edges']
>[number]['node'];
type Learner = Attempt['user'];

export function ResultListScreen() {
  const page = usePageData(resultListRoute);
  const query = useFragment<ResultListScreen_query$key>(
    graphql`
      fragment ResultListScreen_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        ...useNames_query @arguments(named: $named, hasNamed: $hasNamed)
      }
    `,
    page,
  );
  const company = useFragment<ResultListScreen_company$key>(
    graphql`
      fragment ResultListScreen_company on Company
      @argumentDefinitions(
        test: { type: "Int!" }
        filter: { type: "TestAttemptFilter" }
        orderBy: { type: "TestAttemptOrder" }
      )
      @throwOnFieldError {
        ...Admin_company
        test(databaseId: $test) {
          ...ResultListScreen_test @arguments(filter: $filter, orderBy: $orderBy)
        }
      }
    `,
    requireAdmission(page.company),
  );
  const names = useNames(query);
  const { companyId, code, may } = useAdmin(company);
  if (!company.test) {
    return (
      <NotFoundHere
        title="Тест не найден"
        text="Возможно, его удалили или он открыт не всем в вашей команде."
      />
    );
  }
  return <Results test={company.test} {...{ companyId, code, may, names }} />;
}

function Results({
  test: key,
  companyId,
  code,
  may,
  names,
}: {
  test: ResultListScreen_test$key;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  may: (permission: Permission) => boolean;
  names: Names;
}) {
  const pagination = usePaginationFragment<ResultListPaginationQuery, ResultListScreen_test$key>(
    graphql`
      fragment ResultListScreen_test on Test
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "TestAttemptFilter" }
        orderBy: { type: "TestAttemptOrder" }
      )
      @refetchable(queryName: "ResultListPaginationQuery")
      @throwOnFieldError {
        id
        databaseId
        title: name
        status
        ...TestHeadActions_test
        attempts(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
          @connection(key: "ResultListScreen_attempts", filters: ["filter", "orderBy"]) {
          totalCount
          edges {
            node {
              id
              databaseId
              number
              state
              annulledAt
              user {
                databaseId
                fullName
                user {
                  id
                }
              }
              ...resultColumns_attempt
            }
          }
        }
      }
    `,
    key,
  );
  const list = useList(resultList, pagination, ({ attempts }) => attempts);
  const { data: test, state, change, rows, paging, totalCount, refresh } = list;
  const { open } = useDataModals();
  const { check } = useRecalculation({ companyId, testId: test.id });
  const work = useAttemptActions({ companyId, refresh });
  const checks = checkRights.some(may);
  const choose = (selection: TableSelection) =>
    rowsOf(selection, {
      ids: rows.map(({ id }) => id),
      hasNext: paging.hasNext,
      totalCount,
      match: { filter: { ...filterOf(state), test: [test.id] } },
    });
  const recalculation = () => {
    const firstCheck = check();
    void open((close) => (
      <RecalculationModal
        {...{ companyId, firstCheck, check }}
        testId={test.id}
        onChanged={refresh}
        onDone={() => close()}
      />
    ));
  };
  const at = `/${code}/tests/${String(test.databaseId)}`;
  usePageName(test.title);
  const conditions = resultConditions(state, names);
  const columns = useMemo(() => resultColumns(`${at}/results`), [at]);
  const seesPeople = may('USERS_SHOW');
  /** No profile links for users who may not see the company's people. */
  const profileActions = (learner: Learner) =>
    seesPeople && learner?.user
      ? [
          {
            id: 'user',
            label: 'Профиль ученика',
            icon: <User />,
            to: `/${code}/users/${learner.databaseId}`,
          },
          {
            id: 'all',
            label: 'Все попытки ученика',
            icon: <FilterIcon />,
            onAction: () => change({ user: learner.user ? [learner.user.id] : [] }),
          },
        ]
      : [];
  return (
    <ListPage
      id="test-results"
      list={list}
      title={test.title}
      count={null}
      badge={
        test.status && (
          <StatusBadge status={testStatusLook(test.status)}>
            {testStatusLabels[test.status]}
          </StatusBadge>
        )
      }
      create={false}
      actions={
        <TestHeadActions
          key={test.id}
          {...{ test, companyId, code }}
          mayCopy={may('TESTS_CREATE')}
          mayShelve={filePermissions.some(may)}
        />
      }
      tabs={<TestTabs at={at} current="results" may={may} count={totalCount} />}
      filter={
        <ListFilter
          list={list}
          conditions={conditions}
          failure="Не удалось загрузить людей. Закройте фильтр и откройте ещё раз."
        >
          <ResultFilter {...{ companyId, state, change, names }} asksPeople={seesPeople} />
        </ListFilter>
      }
      tools={
        <>
          {checks && (
            <Button size="sm" icon={<RefreshCcw size={14} aria-hidden />} onClick={recalculation}>
              Пересчитать
            </Button>
          )}
          <ResultExportButton
            companyId={companyId}
            testId={test.id}
            state={state}
            conditions={conditions.map(({ words }) => words)}
            totalCount={totalCount}
          />
        </>
      }
      columns={columns}
      rowLabel={({ user, number }) => `${learnerName(user?.fullName)}, попытка ${number}`}
      rowActions={({ id, databaseId, state: stateOfRow, annulledAt, user }) => [
        { id: 'open', label: 'Открыть', icon: <Eye />, to: `${at}/results/${databaseId}` },
        ...profileActions(user),
        ...(checks ? attemptActions({ id, state: stateOfRow, annulledAt, user }, work) : []),
      ]}
      bulk={checks && attemptBulkActions(work, choose)}
      start={{
        title: 'Попыток пока нет',
        text: 'Здесь появится каждая попытка: кто проходил тест, с какими баллами и что ждёт проверки.',
        icon: <ClipboardCheck />,
      }}
    />
  );
}
