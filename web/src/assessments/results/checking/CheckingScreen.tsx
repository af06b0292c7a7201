// The checking queue: attempts on the left and the answers of one on the right; on narrow screens each attempt is a
// page. Judging the last answer opens the next attempt.
import { Check } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { namedCondition } from '../../../kit/list/filter/conditions.ts';
import { requireAdmission, useAdmin } from '../../../kit/pages/Admin.ts';
import { ListFilter, type Condition } from '../../../kit/list/filter/ListFilter.tsx';
import { ListFrame } from '../../../kit/list/ListFrame.tsx';
import { ListTabs } from '../../../kit/list/ListTabs.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { useFreshPage } from '../../../kit/pages/PageBoundary.tsx';
import { usePageData } from '../../../kit/relay/pageData.ts';
import { PagePart } from '../../../kit/pages/PagePart.tsx';
import { QueuePanes } from '../../../kit/queue/QueuePanes.tsx';
import { queueKeys, useQueue } from '../../../kit/queue/useQueue.ts';
import { lazyPart } from '../../../ui/index.ts';
import { CheckingList } from './CheckingList.tsx';
import { checkingList, tabNames, type CheckingState, type CheckingTab } from './checkingList.ts';
import { checkingRoute } from './checkingRoute.ts';
import { testRights } from '../permissions.ts';
import { useNames } from '../useNames.ts';
import type { CheckingListPaginationQuery } from '../../../__generated__/CheckingListPaginationQuery.graphql.ts';
import type { CheckingScreen_company$key } from '../../../__generated__/CheckingScreen_company.graphql.ts';
import type { CheckingScreen_query$key } from '../../../__generated__/CheckingScreen_query.graphql.ts';

const AttemptPanelLoader = lazyPart(
  () => import('../AttemptPanelLoader.tsx'),
  'AttemptPanelLoader',
);
const CheckingFilter = lazyPart(() => import('./CheckingFilter.tsx'), 'CheckingFilter');

export function CheckingScreen() {
  const page = usePageData(checkingRoute);
  const pagination = usePaginationFragment<CheckingListPaginationQuery, CheckingScreen_company$key>(
    graphql`
      fragment CheckingScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "TestAttemptQueueFilter" }
        orderBy: { type: "TestAttemptOrder" }
      )
      @refetchable(queryName: "CheckingListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        testAttempts(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
          @connection(key: "CheckingScreen_testAttempts", filters: ["filter", "orderBy"]) {
          totalCount
          edges {
            node {
              id
              state
              ...CheckingList_attempts
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(checkingList, pagination, ({ testAttempts }) => testAttempts);
  const { state, rows, totalCount, refresh } = list;
  const { companyId, code, may } = useAdmin(list.data);
  const query = useFragment<CheckingScreen_query$key>(
    graphql`
      fragment CheckingScreen_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        ...useNames_query @arguments(named: $named, hasNamed: $hasNamed)
      }
    `,
    page,
  );
  const names = useNames(query);
  const freshPage = useFreshPage();
  const { shown, choose, showNext } = useQueue({
    rows,
    waits: (attempt) => attempt.state === 'ON_CHECK',
    keys: attemptKeys,
    refresh,
  });
  const conditions: (Condition<CheckingState> | false)[] = [
    namedCondition('Тест', 'test', state, names),
    namedCondition('Ученик', 'user', state, names),
    namedCondition('Группа', 'group', state, names),
  ];
  const maySee = { tests: testRights.some(may), people: may('USERS_SHOW') };
  return (
    <ListFrame
      id="tests-checking"
      list={list}
      title="Проверка тестов"
      create={false}
      tabs={
        <ListTabs
          list={list}
          label="Состояние"
          names={tabNames}
          countIn={(tab) => (tab === state.tab ? totalCount : null)}
        />
      }
      count={null}
      filter={
        <ListFilter
          list={list}
          conditions={conditions}
          failure="Не удалось загрузить тесты и людей. Закройте фильтр и откройте ещё раз."
        >
          <CheckingFilter {...{ companyId, state, names, maySee }} change={list.change} />
        </ListFilter>
      }
      start={{ ...emptyTexts[state.tab], icon: <Check /> }}
    >
      {(view) => (
        <QueuePanes
          label="Попытка"
          noun="попытка"
          beside={
            shown === undefined ? null : (
              <PagePart key={shown.id}>
                <AttemptPanelLoader
                  id={shown.id}
                  code={code}
                  may={may}
                  onChecked={showNext}
                  onStale={freshPage}
                />
              </PagePart>
            )
          }
        >
          <CheckingList
            {...view}
            attempts={rows}
            code={code}
            current={shown?.id ?? null}
            onChoose={choose}
          />
        </QueuePanes>
      )}
    </ListFrame>
  );
}

const attemptKeys = queueKeys('попытка');

const emptyTexts: Record<CheckingTab, { title: string; text: string }> = {
  waiting: {
    title: 'Всё проверено',
    text: 'Здесь появятся попытки, в которых есть ответы для преподавателя: эссе, работы по критериям, записи голоса.',
  },
  checked: {
    title: 'Проверенных попыток пока нет',
    text: 'Здесь останутся попытки, у которых есть оценка.',
  },
  all: { title: 'Попыток пока нет', text: 'Здесь появится всё, что сдадут по тестам.' },
};
