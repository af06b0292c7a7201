// The webinars of the company's lessons: upcoming, running and past.
import { useMemo } from 'react';
import { CalendarPlus, CalendarSync, Copy, Video } from 'lucide-react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { DayRange } from '../../kit/list/filter/filterInputs.tsx';
import { useAdmin } from '../../kit/pages/Admin.ts';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { ListFilter, type Condition } from '../../kit/list/filter/ListFilter.tsx';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import {
  Badge,
  Button,
  countOf,
  formatDate,
  lazyPart,
  momentColumn,
  nameColumn,
  NamedChoices,
  Stack,
  textColumn,
  useAlerts,
  useCopy,
} from '../../ui/index.ts';
import { saveToCalendar } from './calendarFile.ts';
import { WebinarTabs } from './WebinarTabs.tsx';
import { webinarList, type WebinarListState } from './webinarsAddress.ts';
import { platformNames, stateOf } from './webinarWords.ts';
import type {
  WebinarList_company$data,
  WebinarList_company$key,
} from '../../__generated__/WebinarList_company.graphql.ts';
import type { WebinarListPaginationQuery } from '../../__generated__/WebinarListPaginationQuery.graphql.ts';

type Row = WebinarList_company$data['webinars']['edges'][number]['node'];

const FeedModal = lazyPart(() => import('./FeedModal.tsx'), 'FeedModal');

export function WebinarList({ company: key }: { company: WebinarList_company$key }) {
  const pagination = usePaginationFragment<WebinarListPaginationQuery, WebinarList_company$key>(
    graphql`
      fragment WebinarList_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "WebinarFilter" }
        orderBy: { type: "WebinarOrder" }
      )
      @refetchable(queryName: "WebinarListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        webinars(
          first: $count
          after: $cursor
          search: $search
          filter: $filter
          orderBy: $orderBy
        ) @connection(key: "WebinarList_webinars", filters: ["search", "filter", "orderBy"]) {
          totalCount
          edges {
            node {
              id
              name
              status
              startsAt
              duration
              platform
              joinLink
              course {
                databaseId
                name
              }
              lesson {
                databaseId
              }
            }
          }
        }
      }
    `,
    key,
  );
  const list = useList(webinarList, pagination, ({ webinars }) => webinars);
  const { companyId, code, may } = useAdmin(list.data);
  const { open } = useDataModals();
  const alerts = useAlerts();
  const environment = useRelayEnvironment();
  const columns = useMemo(() => columnsOf(code), [code]);
  const copy = useCopy({
    done: 'Ссылка скопирована',
    refused: 'Браузер не дал скопировать. Ссылка есть на странице вебинара',
  });
  const addToCalendar = async (webinar: Row) => {
    if (await saveToCalendar(environment, webinar)) return;
    alerts.error('Файл для календаря не получен. Попробуйте ещё раз');
  };
  return (
    <ListPage
      id="webinars"
      list={list}
      title="Вебинары"
      search={{ label: 'Поиск по вебинарам', placeholder: 'Урок или курс' }}
      tabs={<WebinarTabs list={list} mayExternal={may('COMPANY_SETTINGS')} />}
      filter={
        <ListFilter list={list} conditions={conditionsOf(list.state)}>
          <Conditions {...list} />
        </ListFilter>
      }
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(webinar) => [
        {
          id: 'open',
          label: 'Открыть вебинар',
          icon: <Video />,
          to: pageOf(code, webinar),
        },
        ...(webinar.joinLink
          ? [
              {
                id: 'copy',
                label: 'Скопировать ссылку для учеников',
                icon: <Copy />,
                onAction: () => void copy(webinar.joinLink ?? ''),
              },
            ]
          : []),
        ...(webinar.startsAt
          ? [
              {
                id: 'calendar',
                label: 'В календарь',
                icon: <CalendarPlus />,
                onAction: () => void addToCalendar(webinar),
              },
            ]
          : []),
      ]}
      create={false}
      actions={
        <Button
          icon={<CalendarSync size={16} aria-hidden />}
          onClick={() =>
            void open((close) => <FeedModal companyId={companyId} onDone={() => close()} />)
          }
        >
          Подписка на календарь
        </Button>
      }
      start={starts[list.state.tab]}
    />
  );
}

const icon = <Video />;
const how = 'Вебинар появляется с уроком вида «Вебинар»: создайте его в содержании курса.';

const starts: Record<WebinarListState['tab'], { title: string; text: string; icon: typeof icon }> =
  {
    upcoming: { title: 'Предстоящих вебинаров нет', text: how, icon },
    running: {
      title: 'Сейчас ничего не идёт',
      text: 'Здесь видны вебинары, которые начали и ещё не завершили.',
      icon,
    },
    past: {
      title: 'Прошедших вебинаров нет',
      text: 'Здесь останутся завершённые и отменённые вебинары с их записями.',
      icon,
    },
    external: { title: 'Вебинаров нет', text: how, icon },
  };

const pageOf = (code: string, { course, lesson }: Row): string =>
  `/${code}/courses/${course?.databaseId ?? 0}/lessons/${lesson?.databaseId ?? 0}?tab=webinar`;

const columnsOf = (code: string): ListColumns<Row, typeof webinarList> => ({
  name: nameColumn(({ name }) => name, { link: (webinar) => pageOf(code, webinar) }),
  course: textColumn('Курс', ({ course }) => course?.name, { minWidth: 200 }),
  start: momentColumn('Начало', ({ startsAt }) => startsAt, { none: 'Не назначено' }),
  duration: textColumn('Длится', ({ duration }) =>
    countOf(duration, ['минута', 'минуты', 'минут']),
  ),
  platform: textColumn('Площадка', ({ platform }) => platformNames[platform]),
  status: {
    header: 'Состояние',
    cell: ({ status, startsAt, duration }) => {
      const { tone, label } = stateOf({ status, startsAt, duration });
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
});

const platforms = keysOf(platformNames).map((id) => ({ id, name: platformNames[id] }));

function Conditions({
  state,
  change,
}: {
  state: WebinarListState;
  change: (part: Partial<WebinarListState>) => void;
}) {
  return (
    <Stack gap="4" w={{ base: 'full', sm: '280px' }}>
      <NamedChoices
        title="Площадка"
        options={platforms}
        chosen={state.platform}
        onChange={(platform) => change({ platform })}
      />
      <DayRange title="Начало" first="start_from" last="start_to" state={state} change={change} />
    </Stack>
  );
}

const conditionsOf = (state: WebinarListState): (Condition<WebinarListState> | false)[] => [
  state.platform.length > 0 && {
    words: `Площадка: ${state.platform.map((each) => platformNames[each]).join(', ')}`,
    without: { platform: [] },
  },
  state.start_from !== null && {
    words: `Начало с ${formatDate(state.start_from)}`,
    without: { start_from: null },
  },
  state.start_to !== null && {
    words: `Начало по ${formatDate(state.start_to)}`,
    without: { start_to: null },
  },
];
