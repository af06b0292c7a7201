// A learner's homework submissions and their marks.
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import { ObservedTable } from '../../people/lazy.ts';
import { statusLabels, statusTones } from './workStates.ts';
import { Badge, formatDateTime, formatOutOf } from '../../ui/index.ts';
import type { ObservedHomeworks_user$key } from '../../__generated__/ObservedHomeworks_user.graphql.ts';
import type { ObservedHomeworksPaginationQuery } from '../../__generated__/ObservedHomeworksPaginationQuery.graphql.ts';

export function ObservedHomeworks({ user }: { user: ObservedHomeworks_user$key }) {
  const { rows, paging } = usePages(
    usePaginationFragment<ObservedHomeworksPaginationQuery, ObservedHomeworks_user$key>(
      graphql`
        fragment ObservedHomeworks_user on ObservedUser
        @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
        @refetchable(queryName: "ObservedHomeworksPaginationQuery")
        @throwOnFieldError {
          homeworks(first: $count, after: $cursor) @connection(key: "ObservedHomeworks_homeworks") {
            edges {
              node {
                id
                courseName
                lessonName
                taskTitle
                status
                points
                maxPoints
                sentAt
              }
            }
          }
        }
      `,
      user,
    ),
    ({ homeworks }) => homeworks,
  );
  return (
    <ObservedTable
      title="Домашние задания"
      empty="Ничего ещё не сдано."
      heads={['Задание', 'Курс', 'Сдано', 'Баллы', 'Что стало']}
      rows={rows.map(
        ({ id, courseName, lessonName, taskTitle, status, points, maxPoints, sentAt }) => ({
          key: id,
          name: taskTitle == null || taskTitle === '' ? lessonName : `${lessonName}: ${taskTitle}`,
          numbers: [
            courseName,
            formatDateTime(sentAt),
            formatOutOf(points, maxPoints) ?? '—',
            <Badge key="status" tone={statusTones[status]}>
              {statusLabels[status]}
            </Badge>,
          ],
        }),
      )}
      paging={paging}
    />
  );
}
