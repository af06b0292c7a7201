// The attempts of the checking queue: learner, test and waiting time.
import { graphql, useFragment } from 'react-relay';
import type { ListRowsProps } from '../../../kit/list/ListFrame.tsx';
import { TileView } from '../../../kit/list/TileView.tsx';
import { QueueRow } from '../../../kit/queue/QueueRow.tsx';
import { formatWaitingTime } from '../../../kit/queue/formatWaitingTime.ts';
import { Badge, countOf, Flex, formatOutOf, Text } from '../../../ui/index.ts';
import { attemptStates } from '../../attempts/attemptStates.ts';
import { learnerName } from '../attemptWords.ts';
import type { CheckingList_attempts$key } from '../../../__generated__/CheckingList_attempts.graphql.ts';

export function CheckingList({
  attempts: keys,
  code,
  current,
  onChoose,
  ...view
}: ListRowsProps<'finished'> & {
  attempts: CheckingList_attempts$key;
  /** Company code, used in URLs. */
  code: string;
  /** The attempt shown beside the list; null if none is. */
  current: string | null;
  /** Shows an attempt beside the list; null when attempts open as pages. */
  onChoose: ((id: string) => void) | null;
}) {
  const attempts = useFragment<CheckingList_attempts$key>(
    graphql`
      fragment CheckingList_attempts on TestAttempt @relay(plural: true) {
        id
        databaseId
        testId
        testTitle
        number
        state
        finishedAt
        points
        maxPoints
        waitingCount
        user {
          fullName
        }
      }
    `,
    keys,
  );
  return (
    <TileView view={view} count={attempts.length} width={280}>
      {attempts.map((attempt) => {
        const { id, databaseId, testId, state, finishedAt, waitingCount } = attempt;
        const points = formatOutOf(attempt.points, attempt.maxPoints);
        return (
          <QueueRow
            key={id}
            id={id}
            to={`/${code}/tests/${testId}/results/${databaseId}`}
            isCurrent={id === current}
            onChoose={onChoose}
            title={learnerName(attempt.user?.fullName)}
            note={
              state === 'ON_CHECK' && finishedAt != null
                ? `ждёт ${formatWaitingTime(finishedAt)}`
                : attemptStates[state]
            }
          >
            <Text as="span" display="block" size="sm" truncate>
              {attempt.testTitle}
            </Text>
            <Text as="span" display="block" size="xs" tone="muted" truncate>
              Попытка {attempt.number}
            </Text>
            <Flex as="span" gap="1" mt="1" wrap="wrap">
              {waitingCount > 0 && (
                <Badge tone="warning">
                  {countOf(waitingCount, ['ответ', 'ответа', 'ответов'])} без оценки
                </Badge>
              )}
              {points && <Badge>{points}</Badge>}
            </Flex>
          </QueueRow>
        );
      })}
    </TileView>
  );
}
