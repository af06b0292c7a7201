// A test in the learner's list: its facts and the learner's progress.
import { graphql, useFragment } from 'react-relay';
import { Badge, chakra, countOf, Flex, Text, TextLink, type Tone } from '../../../ui/index.ts';
import { timeWords } from '../../settings/timer.ts';
import { hasAttemptsLeft } from './testFacts.ts';
import type {
  LearnerTestCard_test$data,
  LearnerTestCard_test$key,
} from '../../../__generated__/LearnerTestCard_test.graphql.ts';

export function LearnerTestCard({
  test: key,
  school,
  showsSchool,
}: {
  test: LearnerTestCard_test$key;
  school: { code: string; name: string };
  showsSchool: boolean;
}) {
  const test = useFragment<LearnerTestCard_test$key>(
    graphql`
      fragment LearnerTestCard_test on LearnerTest {
        databaseId
        title
        timer
        maxAttempts
        extraAttempts
        infinityAttempts
        canBegin
        askedCount
        attemptsCount
        attemptUnderWayId
      }
    `,
    key,
  );
  const { words, tone } = stateOf(test);
  return (
    <Place>
      <TextLink to={`/courses/${school.code}/tests/${test.databaseId}`} fontWeight="medium">
        {test.title}
      </TextLink>
      <Text size="sm" tone="muted">
        {showsSchool && `${school.name} · `}
        {countOf(test.askedCount, ['вопрос', 'вопроса', 'вопросов'])}
        {test.timer != null && ` · ${timeWords(test.timer)}`}
      </Text>
      <Flex>
        <Badge tone={tone}>{words}</Badge>
      </Flex>
    </Place>
  );
}

function stateOf(test: LearnerTestCard_test$data): { words: string; tone: Tone } {
  if (test.attemptUnderWayId != null) return { words: 'Идёт', tone: 'primary' };
  if (!test.canBegin) return { words: 'Закрыт', tone: 'neutral' };
  if (test.attemptsCount === 0) return { words: 'Не начат', tone: 'neutral' };
  const { attemptsCount, maxAttempts, extraAttempts, infinityAttempts } = test;
  return hasAttemptsLeft({ attemptsCount, maxAttempts, extraAttempts, infinityAttempts })
    ? { words: 'Можно пройти ещё раз', tone: 'primary' }
    : { words: 'Пройден', tone: 'success' };
}

const Place = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '4',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    minW: '0',
    overflowWrap: 'anywhere',
  },
});
