// The queue of homework: the works on the left, the one that is being checked on the right; on narrow screens each work is
// a page. The next one opens when one is decided.
import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { Check, CheckCheck } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { admitted, useAdmin } from '../../kit/Admin.ts';
import { ListFilter } from '../../kit/list/ListFilter.tsx';
import { ListFrame } from '../../kit/list/ListFrame.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/pageData.ts';
import {
  Box,
  chakra,
  lazyPart,
  Skeleton,
  Text,
  useShortcutGroup,
  type ShortcutGroup,
} from '../../ui/index.ts';
import { useAcceptMany } from './useAcceptMany.tsx';
import { useKeys } from './useKeys.ts';
import { useWorkFilterWords } from './useWorkFilterWords.ts';
import { filterOf, tabNames, workList, type WorkTab } from './workList.ts';
import { WorkList } from './WorkList.tsx';
import { workListRoute } from './workListRoute.ts';
import type { WorkListPaginationQuery } from '../../__generated__/WorkListPaginationQuery.graphql.ts';
import type { WorkListScreen_query$key } from '../../__generated__/WorkListScreen_query.graphql.ts';
import type { WorkListScreen_company$key } from '../../__generated__/WorkListScreen_company.graphql.ts';

const WorkFilter = lazyPart(() => import('./WorkFilter.tsx'), 'WorkFilter');

/** With what decides and uploads, after the list. */
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
    admitted(page.company),
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
  const [chosen, choose] = useState<string | null>(null);
  const isWide = useIsWide();
  const shown = isWide ? (rows.find(({ id }) => id === chosen) ?? rows[0]) : undefined;
  const at = rows.findIndex(({ id }) => id === shown?.id);
  const go = (index: number) => {
    const next = rows[index];
    if (next === undefined) return;
    choose(next.id);
    const row = document.querySelector(`[data-work="${CSS.escape(next.id)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    // Who walks by arrows stays in the list.
    if (document.activeElement?.closest('[data-work]')) row?.querySelector('a')?.focus();
  };
  const move = (step: number) => () => {
    if (!isWide || rows[at + step] === undefined) return false;
    go(at + step);
    return true;
  };
  useKeys({ KeyJ: move(1), ArrowDown: move(1), KeyK: move(-1), ArrowUp: move(-1) });
  useShortcutGroup(queueKeys);
  /** The next one that waits; after the last one, the first. */
  const goOn = () => {
    const waiting = [...rows.keys()].filter(
      (index) => index !== at && rows[index]?.status === 'SENT',
    );
    const next = waiting.find((index) => index > at) ?? waiting[0];
    if (next === undefined) refresh();
    else go(next);
  };
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
        <Split data-wide={(isWide && rows.length > 0) || undefined}>
          <Box minW="0">
            <WorkList
              {...view}
              works={rows}
              code={code}
              current={shown?.id ?? null}
              onChoose={isWide ? choose : null}
            />
          </Box>
          {shown && (
            <Beside aria-label="Работа">
              <Suspense fallback={<Skeleton h="480px" />}>
                <WorkPanel
                  work={shown}
                  companyId={companyId}
                  code={code}
                  onDecided={goOn}
                  onStale={refresh}
                />
              </Suspense>
              <Text size="xs" tone="muted" mt="4">
                J и K — следующая и предыдущая работа, знак вопроса — все сочетания клавиш.
              </Text>
            </Beside>
          )}
        </Split>
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

const queueKeys: ShortcutGroup = {
  title: 'Очередь',
  shortcuts: [
    { keys: ['J'], text: 'Следующая работа; в списке и стрелка вниз' },
    { keys: ['K'], text: 'Предыдущая работа; в списке и стрелка вверх' },
  ],
};

/** From so wide on a work stands beside the list. */
const wideQuery = '(min-width: 1180px)';

const useIsWide = (): boolean =>
  useSyncExternalStore(watchWidth, () => window.matchMedia?.(wideQuery).matches ?? false);

function watchWidth(onChange: () => void) {
  const query = window.matchMedia?.(wideQuery);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

const Split = chakra('div', {
  base: {
    '&[data-wide]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(340px, 2fr) minmax(0, 3fr)',
      alignItems: 'start',
    },
  },
});

const Beside = chakra('section', {
  base: {
    position: 'sticky',
    top: '14',
    maxH: 'calc(100vh - {spacing.14})',
    minH: 'calc(100vh - 220px)',
    overflowY: 'auto',
    px: '6',
    py: '5',
    borderLeft: '1px solid',
    borderColor: 'line',
    bg: 'canvas',
  },
});
