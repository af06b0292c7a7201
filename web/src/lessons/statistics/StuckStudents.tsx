// The stuck students of a course: their lesson, days without progress and last visit.
import { Snail } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { exportButton } from '../../exports/index.ts';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import {
  Card,
  DataTable,
  EmptyState,
  formatNumber,
  lazyPart,
  momentColumn,
  nameColumn,
  numberColumn,
  TextLink,
  SearchField,
} from '../../ui/index.ts';
import { learningList } from './learningList.ts';
import type {
  StuckStudents_course$data,
  StuckStudents_course$key,
} from '../../__generated__/StuckStudents_course.graphql.ts';
import type { StuckStudentsPaginationQuery } from '../../__generated__/StuckStudentsPaginationQuery.graphql.ts';

type Row = NonNullable<StuckStudents_course$data['stuckStudents']>['edges'][number]['node'];

const StuckExportButton = exportButton(
  lazyPart(() => import('./export/StuckExportModal.ts'), 'StuckExportModal'),
);

export function StuckStudents({
  course: key,
  companyId,
  at,
  conditions,
}: {
  course: StuckStudents_course$key;
  companyId: string;
  /** URL prefix of the company's pages. */
  at: string;
  /** The filter's conditions, as the chips word them. */
  conditions: readonly string[];
}) {
  const pagination = usePaginationFragment<StuckStudentsPaginationQuery, StuckStudents_course$key>(
    graphql`
      fragment StuckStudents_course on Course
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "StuckStudentFilter" }
      )
      @refetchable(queryName: "StuckStudentsPaginationQuery")
      @throwOnFieldError {
        id
        databaseId
        stuckStudents(first: $count, after: $cursor, search: $search, filter: $filter)
          @connection(key: "StuckStudents_stuckStudents", filters: ["search", "filter"]) {
          totalCount
          edges {
            node {
              id
              userId
              fullName
              progress
              lastVisitedAt
              lessonId
              lessonName
              stuckDays
            }
          }
        }
      }
    `,
    key,
  );
  const list = useList(learningList, pagination, ({ stuckStudents }) => stuckStudents ?? nobody);
  const { data, rows, paging, state, change } = list;
  return (
    <Card title="Кто застрял">
      <DataTable
        {...paging}
        id="stuck-students"
        label="Кто застрял"
        columns={columnsOf(at, data.databaseId)}
        rows={rows}
        rowLabel={({ fullName }) => fullName}
        totalCount={list.totalCount}
        isRefetching={list.isPending}
        toolbar={
          <SearchField
            label="Поиск по застрявшим"
            placeholder="Имя"
            value={state.search}
            onChange={(text) => change({ search: text }, { replace: true })}
          />
        }
        toolbarEnd={
          <StuckExportButton
            companyId={companyId}
            courseId={data.id}
            state={state}
            conditions={conditions}
            totalCount={list.totalCount}
          />
        }
        empty={
          list.isFiltered || state.search !== '' ? (
            <EmptyState kind="filter" onReset={list.reset} />
          ) : (
            <EmptyState
              kind="start"
              icon={<Snail />}
              title="Никто не застрял"
              text="Здесь будут те, кому урок открыт, а движения на курсе нет неделю или дольше."
            />
          )
        }
      />
    </Card>
  );
}

const nobody = { edges: [], totalCount: 0 };

const columnsOf = (at: string, course: number): ListColumns<Row, typeof learningList> => ({
  name: nameColumn<Row>(({ fullName }) => fullName, {
    header: 'Ученик',
    link: ({ userId }) => `${at}/users/${userId}`,
  }),
  lesson: {
    header: 'Стоит на уроке',
    minWidth: 220,
    cell: ({ lessonId, lessonName }) => (
      <TextLink to={`${at}/courses/${course}/lessons/${lessonId}?tab=statistics`}>
        {lessonName}
      </TextLink>
    ),
  },
  days: numberColumn('Дней стоит', ({ stuckDays }) => stuckDays),
  progress: {
    header: 'Прогресс',
    width: 120,
    align: 'end',
    cell: ({ progress }) => (progress == null ? '—' : `${formatNumber(progress)} %`),
  },
  visit: momentColumn('Последний визит', ({ lastVisitedAt }) => lastVisitedAt),
});
