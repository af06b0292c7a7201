// The header of an attempt: learner, test, dates, duration and result.
import { graphql, useFragment } from 'react-relay';
import type { Permission } from '../../kit/pages/Admin.ts';
import {
  Avatar,
  Badge,
  Card,
  chakra,
  DetailList,
  Flex,
  formatDateTime,
  formatOutOf,
  Heading,
  Stack,
  Text,
  TextLink,
  type Detail,
} from '../../ui/index.ts';
import { annulledWords, attemptStates, attemptTones } from '../attempts/attemptStates.ts';
import {
  extraWords,
  learnerName,
  markWords,
  passedWords,
  attemptDurationWords,
} from './attemptWords.ts';
import { testRights } from './permissions.ts';
import type {
  AttemptHead_attempt$data,
  AttemptHead_attempt$key,
} from '../../__generated__/AttemptHead_attempt.graphql.ts';

export function AttemptHead({
  attempt: key,
  code,
  may,
}: {
  attempt: AttemptHead_attempt$key;
  /** Company code, used in URLs. */
  code: string;
  may: (permission: Permission) => boolean;
}) {
  const attempt = useFragment<AttemptHead_attempt$key>(
    graphql`
      fragment AttemptHead_attempt on TestAttempt {
        testId
        testTitle
        gradingScale
        number
        state
        beganAt
        finishedAt
        isTimedOut
        points
        maxPoints
        mark
        isPassed
        user {
          databaseId
          fullName
          photo
        }
        checker {
          fullName
        }
        annulledAt
        annulmentReason
        annuller {
          fullName
        }
        extraAttempts
      }
    `,
    key,
  );
  const { user, state, isPassed, isTimedOut, annulledAt, testId, testTitle, number } = attempt;
  const name = learnerName(user?.fullName);
  const results = `/${code}/tests/${testId}/results`;
  return (
    <Card>
      <Stack gap="4">
        <Flex align="flex-start" gap="3">
          <Avatar name={name} photo={user?.photo} size={40} />
          <chakra.div minW="0" flex="1">
            <Heading as="h2" size="section" overflowWrap="anywhere">
              {user && may('USERS_SHOW') ? (
                <TextLink to={`/${code}/users/${user.databaseId}`}>{name}</TextLink>
              ) : (
                name
              )}
            </Heading>
            <Text size="sm" tone="muted" overflowWrap="anywhere">
              {testRights.some(may) ? <TextLink to={results}>{testTitle}</TextLink> : testTitle} ·
              Попытка {number}
            </Text>
          </chakra.div>
          <Flex direction="column" align="flex-end" gap="1" flexShrink="0">
            {annulledAt != null && <Badge tone="danger">{annulledWords}</Badge>}
            <Badge tone={attemptTones[state]}>{attemptStates[state]}</Badge>
            {isPassed != null && annulledAt == null && (
              <Badge tone={isPassed ? 'success' : 'danger'}>{passedWords(isPassed)}</Badge>
            )}
            {isTimedOut && state !== 'EXPIRED' && <Badge>{attemptStates.EXPIRED}</Badge>}
          </Flex>
        </Flex>
        <DetailList facts={factsOf(attempt)} />
      </Stack>
    </Card>
  );
}

function factsOf({
  points,
  maxPoints,
  gradingScale,
  mark,
  beganAt,
  finishedAt,
  checker,
  annulledAt,
  annulmentReason,
  annuller,
  extraAttempts,
}: AttemptHead_attempt$data): Detail[] {
  const extra = extraWords(extraAttempts);
  return [
    { name: 'Баллы', value: formatOutOf(points, maxPoints) },
    { name: 'Оценка', value: markWords(gradingScale, mark) },
    { name: 'Начата', value: formatDateTime(beganAt) },
    { name: 'Завершена', value: formatDateTime(finishedAt) },
    { name: 'Длительность', value: attemptDurationWords(beganAt, finishedAt) },
    ...(checker ? [{ name: 'Проверил', value: checker.fullName }] : []),
    ...(extra === null ? [] : [{ name: 'Дано ещё попыток', value: extra }]),
    ...(annulledAt == null
      ? []
      : [
          { name: annulledWords, value: formatDateTime(annulledAt) },
          { name: 'Аннулировал', value: annuller?.fullName },
          { name: 'Причина', value: annulmentReason },
        ]),
  ];
}
