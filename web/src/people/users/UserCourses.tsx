// The courses that a user learns in.
import { GraduationCap } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { pageSize } from '../../kit/useRefresh.ts';
import { DataTable, EmptyState, formatDate, type Column } from '../../ui/index.ts';
import type {
  UserCourses_user$data,
  UserCourses_user$key,
} from '../../__generated__/UserCourses_user.graphql.ts';
import type { UserCoursesPaginationQuery } from '../../__generated__/UserCoursesPaginationQuery.graphql.ts';

type Row = UserCourses_user$data['courses']['edges'][number]['node'];

export function UserCourses({ user, code }: { user: UserCourses_user$key; code: string }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    UserCoursesPaginationQuery,
    UserCourses_user$key
  >(
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
  return (
    <DataTable<Row>
      id="user-courses"
      label="Курсы"
      columns={columnsOf(code)}
      rows={data.courses.edges.map(({ node }) => node)}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.name}
      totalCount={data.courses.totalCount}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      onLoadMore={() => void loadNext(pageSize)}
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

const columnsOf = (code: string): readonly Column<Row>[] => [
  {
    id: 'name',
    header: 'Название',
    isRowHeader: true,
    hideable: false,
    minWidth: 280,
    cell: ({ name }) => name,
    link: ({ name }) => `/${code}/courses?search=${encodeURIComponent(name)}`,
  },
  { id: 'type', header: 'Тип', width: 160, muted: true, cell: ({ type }) => type?.name ?? '—' },
  {
    id: 'start',
    header: 'Начало',
    digits: true,
    width: 120,
    muted: true,
    cell: ({ startDate }) => formatDate(startDate),
  },
  {
    id: 'end',
    header: 'Окончание',
    digits: true,
    width: 120,
    muted: true,
    cell: ({ endDate }) => formatDate(endDate),
  },
];
