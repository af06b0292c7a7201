// The test of a lesson before it is begun: its facts, the learner's attempts and the start button.
import { ListChecks } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router';
import { timeWords } from '../../assessments/index.ts';
import { Badge, chakra, countOf, Flex, LinkButton, Text, type Tone } from '../../ui/index.ts';
import type {
  LessonTestCard_block$data,
  LessonTestCard_block$key,
} from '../../__generated__/LessonTestCard_block.graphql.ts';

export function LessonTestCard({ block: key }: { block: LessonTestCard_block$key }) {
  const block = useFragment<LessonTestCard_block$key>(
    graphql`
      fragment LessonTestCard_block on LearnerBlock {
        isDone
        test {
          databaseId
          title
          timer
          askedCount
          attemptsCount
          attemptUnderWayId
        }
      }
    `,
    key,
  );
  const { company = '', course_id: course, lesson_id: lesson } = useParams();
  const { test } = block;
  if (!test) return null;
  const { words, tone, action } = stateOf(block, test);
  return (
    <Place>
      <Flex align="center" gap="3" wrap="wrap">
        <Text as="span" fontWeight="medium" overflowWrap="anywhere">
          {test.title}
        </Text>
        <Badge tone={tone}>{words}</Badge>
      </Flex>
      <Text size="sm" tone="muted">
        {countOf(test.askedCount, ['вопрос', 'вопроса', 'вопросов'])}
        {test.timer != null && ` · ${timeWords(test.timer)}`}
      </Text>
      <Flex>
        <LinkButton
          variant={block.isDone ? 'secondary' : 'primary'}
          icon={<ListChecks size={16} aria-hidden />}
          to={`/courses/${company}/tests/${test.databaseId}?lesson=${course ?? ''}/${lesson ?? ''}`}
        >
          {action}
        </LinkButton>
      </Flex>
    </Place>
  );
}

type Test = NonNullable<LessonTestCard_block$data['test']>;

function stateOf(
  { isDone }: Pick<LessonTestCard_block$data, 'isDone'>,
  { attemptsCount, attemptUnderWayId }: Test,
): { words: string; tone: Tone; action: string } {
  if (attemptUnderWayId != null) return { words: 'Идёт', tone: 'primary', action: 'Продолжить' };
  if (isDone) return { words: 'Сдан', tone: 'success', action: 'Открыть тест' };
  return attemptsCount === 0
    ? { words: 'Не начат', tone: 'neutral', action: 'Пройти тест' }
    : { words: 'Пока не сдан', tone: 'neutral', action: 'Открыть тест' };
}

const Place = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '4',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
  },
});
