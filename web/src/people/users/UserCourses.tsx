// The courses of a user as a learner.
import { useMemo } from 'react';
import { GraduationCap } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import {
  DataTable,
  dayColumn,
  EmptyState,
  nameColumn,
  textColumn,
  type Columns,
} from '../../ui/index.ts';
import type {
  UserCourses_user$data,
  UserCourses_user$key,
} from '../../__generated__/UserCourses_user.graphql.ts';
import type { UserCoursesPaginationQuery } from '../../__generated__/UserCoursesPaginationQuery.graphql.ts';

type Row = UserCourses_user$data['courses']['edges'][number]['node'];

export function UserCourses({ user, code }: { user: UserCourses_user$key; code: string }) {
  const pagination = usePaginationFragment<UserCoursesPaginationQuery, UserCourses_user$key>(
    graphql`
      fragment UserCourses_user on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "UserCoursesPaginationQuery")
      @throwOnFieldError {
        courses(first: $count, after: $cursor) @connection(key: "UserCourses_courses") {
          totalCount
          edges {
            node {
              id
              databaseId
              name
              startDate
              endDate
              type {
                name
              }
            }
          }
        }
      }
    `,
    user,
  );
  const { rows, paging } = usePages(pagination, ({ courses }) => courses);
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <DataTable
      {...paging}
      id="user-courses"
      label="Курсы"
      columns={columns}
      rows={rows}
      rowLabel={({ name }) => name}
      empty={
        <EmptyState
          kind="start"
          title="Курсов нет"
          text="Здесь стоят курсы, на которых человек учится."
          icon={<GraduationCap />}
        />
      }
    />
  );
}

const columnsOf = (code: string): Columns<Row> => ({
  name: nameColumn(({ name }) => name, {
    minWidth: 280,
    link: ({ databaseId }) => `/${code}/courses/${databaseId}`,
  }),
  type: textColumn('Тип', ({ type }) => type?.name, { width: 160 }),
  start: dayColumn('Начало', ({ startDate }) => startDate),
  end: dayColumn('Окончание', ({ endDate }) => endDate),
});
