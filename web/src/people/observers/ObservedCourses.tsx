// How far a learner is in each of their courses.
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import { Badge, Button, Card, formatDate, Text } from '../../ui/index.ts';
import { NumberTable } from '../../ui/NumberTable.tsx';
import type { ObservedCourses_user$key } from '../../__generated__/ObservedCourses_user.graphql.ts';
import type { ObservedCoursesPaginationQuery } from '../../__generated__/ObservedCoursesPaginationQuery.graphql.ts';

export function ObservedCourses({ user }: { user: ObservedCourses_user$key }) {
  const { rows, paging } = usePages(
    usePaginationFragment<ObservedCoursesPaginationQuery, ObservedCourses_user$key>(
      graphql`
        fragment ObservedCourses_user on ObservedUser
        @argumentDefinitions(
          count: { type: "Int", defaultValue: 20 }
          cursor: { type: "String" }
        )
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
  if (rows.length === 0) {
    return (
      <Card title="Курсы">
        <Text tone="muted">На курсы ещё не записан.</Text>
      </Card>
    );
  }
  return (
    <NumberTable
      title="Курсы"
      heads={['Курс', 'Пройдено', 'Был на курсе']}
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
    >
      {paging.hasNext && (
        <Button variant="ghost" full loading={paging.isLoadingNext} onClick={paging.onLoadMore}>
          Показать ещё
        </Button>
      )}
    </NumberTable>
  );
}
