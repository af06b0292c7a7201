// A learner's progress by course.
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import { Badge, formatDate } from '../../ui/index.ts';
import { ObservedTable } from './ObservedTable.tsx';
import type { ObservedCourses_user$key } from '../../__generated__/ObservedCourses_user.graphql.ts';
import type { ObservedCoursesPaginationQuery } from '../../__generated__/ObservedCoursesPaginationQuery.graphql.ts';

export function ObservedCourses({ user }: { user: ObservedCourses_user$key }) {
  const { rows, paging } = usePages(
    usePaginationFragment<ObservedCoursesPaginationQuery, ObservedCourses_user$key>(
      graphql`
        fragment ObservedCourses_user on ObservedUser
        @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
        @refetchable(queryName: "ObservedCoursesPaginationQuery")
        @throwOnFieldError {
          courses(first: $count, after: $cursor) @connection(key: "ObservedCourses_courses") {
            edges {
              node {
                id
                courseName
                progress
                lastVisitedAt
                finishedAt
              }
            }
          }
        }
      `,
      user,
    ),
    ({ courses }) => courses,
  );
  return (
    <ObservedTable
      title="Курсы"
      empty="На курсы ещё не записан."
      heads={['Курс', 'Пройдено', 'Последний визит']}
      rows={rows.map(({ id, courseName, progress, lastVisitedAt, finishedAt }) => ({
        key: id,
        name: courseName,
        numbers: [
          finishedAt == null ? (
            `${progress ?? 0} %`
          ) : (
            <Badge key="done" tone="success">
              Завершён {formatDate(finishedAt)}
            </Badge>
          ),
          lastVisitedAt == null ? '—' : formatDate(lastVisitedAt),
        ],
      }))}
      paging={paging}
    />
  );
}
