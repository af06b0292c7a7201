// A learner's attempts at tests, with the results that the learner may see.
import { Fragment } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import { ObservedTable } from '../../people/lazy.ts';
import { AttemptBadge } from '../attempts/AttemptBadge.tsx';
import { markWords } from './attemptWords.ts';
import { formatDateTime, formatOutOf, Text } from '../../ui/index.ts';
import type { ObservedAttempts_user$key } from '../../__generated__/ObservedAttempts_user.graphql.ts';
import type { ObservedAttemptsPaginationQuery } from '../../__generated__/ObservedAttemptsPaginationQuery.graphql.ts';

export function ObservedAttempts({ user }: { user: ObservedAttempts_user$key }) {
  const { rows, paging } = usePages(
    usePaginationFragment<ObservedAttemptsPaginationQuery, ObservedAttempts_user$key>(
      graphql`
        fragment ObservedAttempts_user on ObservedUser
        @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
        @refetchable(queryName: "ObservedAttemptsPaginationQuery")
        @throwOnFieldError {
          attempts(first: $count, after: $cursor) @connection(key: "ObservedAttempts_attempts") {
            edges {
              node {
                id
                testTitle
                gradingScale
                number
                state
                beganAt
                points
                maxPoints
                mark
                isPassed
                annulledAt
                annulmentReason
              }
            }
          }
        }
      `,
      user,
    ),
    ({ attempts }) => attempts,
  );
  return (
    <ObservedTable
      title="Тесты"
      empty="Тестов ещё не было."
      heads={['Тест', 'Попытка', 'Начата', 'Баллы', 'Оценка', 'Что стало']}
      rows={rows.map((attempt) => ({
        key: attempt.id,
        name: attempt.testTitle,
        numbers: [
          attempt.number,
          formatDateTime(attempt.beganAt),
          formatOutOf(attempt.points, attempt.maxPoints) ?? '—',
          markWords(attempt.gradingScale, attempt.mark) ?? '—',
          <Fragment key="state">
            <AttemptBadge
              state={attempt.state}
              annulledAt={attempt.annulledAt}
              isPassed={attempt.isPassed}
            />
            {attempt.annulmentReason != null && (
              <Text size="sm" tone="muted" overflowWrap="anywhere">
                Причина: {attempt.annulmentReason}
              </Text>
            )}
          </Fragment>,
        ],
      }))}
      paging={paging}
    />
  );
}
