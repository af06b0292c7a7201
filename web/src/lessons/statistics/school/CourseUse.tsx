// Learners' activity in the selected period, by course.
import { GraduationCap } from 'lucide-react';
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
  CourseUse_company$data,
  CourseUse_company$key,
} from '../../../__generated__/CourseUse_company.graphql.ts';
import type { CourseUsePaginationQuery } from '../../../__generated__/CourseUsePaginationQuery.graphql.ts';

type Row = NonNullable<CourseUse_company$data['courseUserStatistics']>['edges'][number]['node'];

export function CourseUse({
  company: key,
  code,
}: {
  company: CourseUse_company$key;
  code: string;
}) {
  const { rows, paging } = usePages(
    usePaginationFragment<CourseUsePaginationQuery, CourseUse_company$key>(
      graphql`
        fragment CourseUse_company on Company
        @argumentDefinitions(
          count: { type: "Int", defaultValue: 20 }
          cursor: { type: "String" }
          from: { type: "Date" }
          to: { type: "Date" }
        )
        @refetchable(queryName: "CourseUsePaginationQuery")
        @throwOnFieldError {
          courseUserStatistics(
            first: $count
            after: $cursor
            filter: { dateStart: $from, dateEnd: $to }
          ) @connection(key: "CourseUse_courseUserStatistics", filters: ["filter"]) {
            totalCount
            edges {
              node {
                id
                name
                databaseId
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
    ({ courseUserStatistics }) => courseUserStatistics ?? nothing,
  );
  return (
    <Card title="По курсам">
      <DataTable
        {...paging}
        id="course-use"
        label="По курсам"
        columns={columnsOf(code)}
        rows={rows}
        rowLabel={({ name }) => name}
        empty={
          <EmptyState
            kind="start"
            icon={<GraduationCap />}
            title="Курсов пока нет"
            text="Когда на курсах школы начнут учиться, здесь будет видно, сколько уроков открыли и прошли."
          />
        }
      />
    </Card>
  );
}

const nothing = { edges: [], totalCount: 0 };

const columnsOf = (code: string): Columns<Row> => ({
  name: nameColumn<Row>(({ name }) => name, {
    header: 'Курс',
    link: ({ databaseId }) => `/${code}/courses/${databaseId}?tab=statistics`,
  }),
  users: numberColumn('Учеников', ({ usersCount }) => usersCount),
  opened: numberColumn('Открыли уроков', ({ openedCount }) => openedCount),
  finished: numberColumn('Прошли уроков', ({ finishedCount }) => finishedCount),
});
