// The learner's attempts at a test, latest first.
import { graphql, useFragment } from 'react-relay';
import {
  Badge,
  Card,
  chakra,
  Flex,
  formatDateTime,
  formatOutOf,
  TextLink,
  Text,
} from '../../../ui/index.ts';
import { AttemptBadge } from '../AttemptBadge.tsx';
import type { OwnAttempts_test$key } from '../../../__generated__/OwnAttempts_test.graphql.ts';

export function OwnAttempts({
  test: key,
  at,
  search,
}: {
  test: OwnAttempts_test$key;
  /** URL of the test, and the query string of the attempts' URLs. */
  at: string;
  search: string;
}) {
  const { attempts, bestAttemptId } = useFragment<OwnAttempts_test$key>(
    graphql`
      fragment OwnAttempts_test on LearnerTest @throwOnFieldError {
        bestAttemptId
        attempts {
          databaseId
          number
          state
          beganAt
          points
          maxPoints
          isPassed
          annulledAt
        }
      }
    `,
    key,
  );
  if (attempts.length === 0) return null;
  return (
    <Card title="Ваши попытки">
      <Rows>
        {attempts.toReversed().map((attempt) => (
          <li key={attempt.databaseId}>
            <TextLink to={`${at}/${attempt.databaseId}${search}`}>
              Попытка {attempt.number}
            </TextLink>
            <Text size="sm" tone="muted">
              {formatDateTime(attempt.beganAt)}
            </Text>
            <Flex gap="2" wrap="wrap" ml="auto">
              {attempt.points != null && (
                <Text>{formatOutOf(attempt.points, attempt.maxPoints)}</Text>
              )}
              {attempt.databaseId === bestAttemptId && attempts.length > 1 && (
                <Badge tone="primary">Лучшая</Badge>
              )}
              <AttemptBadge
                state={attempt.state}
                annulledAt={attempt.annulledAt}
                isPassed={attempt.isPassed}
              />
            </Flex>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

const Rows = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      minH: '48px',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li:first-of-type': { borderTop: '0' },
  },
});
