// The homework queue: submissions on the left and the current one on the right; on narrow screens each submission is a
// page. A decision opens the next one.
import { Suspense, useMemo } from 'react';
import { Check, CheckCheck } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListFrame } from '../../kit/list/ListFrame.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { QueuePanes } from '../../kit/queue/QueuePanes.tsx';
import { queueKeys, useQueue } from '../../kit/queue/useQueue.ts';
import { lazyPart, Skeleton } from '../../ui/index.ts';
import { useAcceptMany } from './useAcceptMany.tsx';
import { useWorkFilterWords } from './useWorkFilterWords.ts';
import { filterOf, tabNames, workList, type WorkTab } from './workList.ts';
import { WorkList } from './WorkList.tsx';
import { workListRoute } from './workListRoute.ts';
import type { WorkListPaginationQuery } from '../../__generated__/WorkListPaginationQuery.graphql.ts';
import type { WorkListScreen_query$key } from '../../__generated__/WorkListScreen_query.graphql.ts';
import type { WorkListScreen_company$key } from '../../__generated__/WorkListScreen_company.graphql.ts';

const WorkFilter = lazyPart(() => import('./WorkFilter.tsx'), 'WorkFilter');

/** Lazy: the forms and uploads are loaded after the list. */
const WorkPanel = lazyPart(() => import('./WorkPanel.tsx'), 'WorkPanel');

export function WorkListScreen() {
  const page = usePageData(workListRoute);
  const pagination = usePaginationFragment<WorkListPaginationQuery, WorkListScreen_company$key>(
    graphql`
      fragment WorkListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "HomeworkFilter" }
        orderBy: { type: "HomeworkWorkOrder" }
      )
      @refetchable(queryName: "WorkListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        homeworks(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
          @connection(key: "WorkListScreen_homeworks", filters: ["filter", "orderBy"]) {
          totalCount
          edges {
            node {
              id
              status
              ...WorkList_works
              ...WorkPanel_work
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(workList, pagination, ({ homeworks }) => homeworks);
  const { state, rows, totalCount, refresh } = list;
  const { companyId, code, may } = useAdmin(list.data);
  const query = useFragment<WorkListScreen_query$key>(
    graphql`
      fragment WorkListScreen_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        ...useWorkFilterWords_query @arguments(named: $named, hasNamed: $hasNamed)
      }
    `,
    page,
  );
  const { names, conditions } = useWorkFilterWords(query, state);
  const { shown, choose, showNext } = useQueue({
    rows,
    waits: ({ status }) => status === 'SENT',
    keys: workKeys,
    refresh,
  });
  const acceptMany = useAcceptMany({
    companyId,
    list: { match: { filter: filterOf(state) }, totalCount },
    refresh,
  });
  const bulk = useMemo(
    () => [{ label: 'Принять', icon: <CheckCheck />, run: acceptMany }],
    [acceptMany],
  );
  const maySee = {
    courses: may('COURSES_SHOW_ALL') || may('COURSES_SHOW_MY'),
    people: may('USERS_SHOW'),
  };
  return (
    <ListFrame
      id="homeworks"
      list={list}
      title="Домашние задания"
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
          failure="Не удалось загрузить курсы и людей. Закройте фильтр и откройте ещё раз."
        >
          <WorkFilter {...{ companyId, state, names, maySee }} change={list.change} />
        </ListFilter>
      }
      bulk={may('TEACHER_CHECK_HOMEWORK') && state.tab !== 'accepted' && bulk}
      start={{ ...emptyTexts[state.tab], icon: <Check /> }}
    >
      {(view) => (
        <QueuePanes
          label="Работа"
          noun="работа"
          beside={
            shown === undefined ? null : (
              <Suspense fallback={<Skeleton h="480px" />}>
                <WorkPanel
                  work={shown}
                  companyId={companyId}
                  code={code}
                  onDecided={showNext}
                  onStale={refresh}
                />
              </Suspense>
            )
          }
        >
          <WorkList
            {...view}
            works={rows}
            code={code}
            current={shown?.id ?? null}
            onChoose={choose}
          />
        </QueuePanes>
      )}
    </ListFrame>
  );
}

const emptyTexts: Record<WorkTab, { title: string; text: string }> = {
  waiting: {
    title: 'Всё проверено',
    text: 'Здесь появятся работы ваших учеников, как только кто-нибудь сдаст домашнее задание.',
  },
  returned: {
    title: 'Ничего не возвращено',
    text: 'Здесь работы, которые ученики ещё исправляют.',
  },
  accepted: { title: 'Принятых работ пока нет', text: 'Здесь останутся работы с баллами.' },
  all: {
    title: 'Работ пока нет',
    text: 'Здесь появится всё, что ученики сдадут по урокам с домашним заданием.',
  },
};

const workKeys = queueKeys('работа');
