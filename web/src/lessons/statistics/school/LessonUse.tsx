// Learners' activity in the selected period, by lesson.
import { BookOpen } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../../kit/list/usePages.ts';
import {
  Card,
  DataTable,
  EmptyState,
  nameColumn,
  numberColumn,
  type Columns,
} from '../../../ui/index.ts';
import type {
  LessonUse_company$data,
  LessonUse_company$key,
} from '../../../__generated__/LessonUse_company.graphql.ts';
import type { LessonUsePaginationQuery } from '../../../__generated__/LessonUsePaginationQuery.graphql.ts';

type Row = NonNullable<LessonUse_company$data['lessonUserStatistics']>['edges'][number]['node'];

export function LessonUse({
  company: key,
  code,
}: {
  company: LessonUse_company$key;
  code: string;
}) {
  const { rows, paging } = usePages(
    usePaginationFragment<LessonUsePaginationQuery, LessonUse_company$key>(
      graphql`
        fragment LessonUse_company on Company
        @argumentDefinitions(
          count: { type: "Int", defaultValue: 20 }
          cursor: { type: "String" }
          from: { type: "Date" }
          to: { type: "Date" }
        )
        @refetchable(queryName: "LessonUsePaginationQuery")
        @throwOnFieldError {
          lessonUserStatistics(
            first: $count
            after: $cursor
            filter: { dateStart: $from, dateEnd: $to }
          ) @connection(key: "LessonUse_lessonUserStatistics", filters: ["filter"]) {
            totalCount
            edges {
              node {
                id
                name
                databaseId
                courseId
                usersCount
                openedCount
                finishedCount
              }
            }
          }
        }
      `,
      key,
    ),
    ({ lessonUserStatistics }) => lessonUserStatistics ?? nothing,
  );
  return (
    <Card title="По урокам">
      <DataTable
        {...paging}
        id="lesson-use"
        label="По урокам"
        columns={columnsOf(code)}
        rows={rows}
        rowLabel={({ name }) => name}
        empty={
          <EmptyState
            kind="start"
            icon={<BookOpen />}
            title="Уроков пока нет"
            text="Здесь будет видно, какие уроки школы открывают и проходят."
          />
        }
      />
    </Card>
  );
}

const nothing = { edges: [], totalCount: 0 };

const columnsOf = (code: string): Columns<Row> => ({
  name: nameColumn<Row>(({ name }) => name, {
    header: 'Урок',
    link: ({ databaseId, courseId }) =>
      `/${code}/courses/${courseId}/lessons/${databaseId}?tab=statistics`,
  }),
  users: numberColumn('Учеников', ({ usersCount }) => usersCount),
  opened: numberColumn('Открыли', ({ openedCount }) => openedCount),
  finished: numberColumn('Прошли', ({ finishedCount }) => finishedCount),
});
