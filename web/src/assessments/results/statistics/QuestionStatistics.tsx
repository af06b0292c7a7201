// Statistics of one question: difficulty, discrimination, outcomes and the answers given.
import { graphql, useFragment } from 'react-relay';
import {
  Badge,
  Card,
  chakra,
  Flex,
  formatNumber,
  RichText,
  Stack,
  Text,
  TextLink,
} from '../../../ui/index.ts';
import { difficultyOf, discriminationOf, shareWords } from './measures.ts';
import type {
  QuestionStatistics_question$data,
  QuestionStatistics_question$key,
} from '../../../__generated__/QuestionStatistics_question.graphql.ts';

export function QuestionStatistics({
  question: key,
  place,
  answersAt,
}: {
  question: QuestionStatistics_question$key;
  /** From 1. */
  place: number;
  /** URL of all answers to it; null for users who may not check tests. */
  answersAt: ((questionId: number, waits: boolean) => string) | null;
}) {
  const statistics = useFragment<QuestionStatistics_question$key>(
    graphql`
      fragment QuestionStatistics_question on QuestionStatistics {
        questionId
        question
        topic
        askedCount
        rightCount
        partlyCount
        wrongCount
        notGivenCount
        waitsCount
        difficulty
        discrimination
        given {
          answerId
          value
          count
          correct
          meanShare
        }
      }
    `,
    key,
  );
  const { difficulty, discrimination } = statistics;
  return (
    <Card
      title={`Вопрос ${place}`}
      actions={
        answersAt && (
          <TextLink to={answersAt(statistics.questionId, statistics.waitsCount > 0)}>
            Все ответы
          </TextLink>
        )
      }
    >
      <Stack gap="3">
        <RichText html={statistics.question} />
        <Flex gap="2" wrap="wrap">
          {statistics.topic && <Badge>{statistics.topic}</Badge>}
          {difficulty != null && (
            <Badge tone={difficultyOf(difficulty).tone}>
              {`Средний балл ${shareWords(difficulty)}: ${difficultyOf(difficulty).words}`}
            </Badge>
          )}
          {discrimination != null && (
            <Badge tone={discriminationOf(discrimination).tone}>
              {`Связь с итогом ${formatNumber(Math.round(discrimination * 100) / 100)}: ${discriminationOf(discrimination).words}`}
            </Badge>
          )}
        </Flex>
        <Text tone="muted" size="sm">
          {outcomes(statistics)}
        </Text>
        {statistics.given.length > 0 && (
          <Given given={statistics.given} of={statistics.askedCount} />
        )}
      </Stack>
    </Card>
  );
}

const outcomes = ({
  askedCount,
  rightCount,
  partlyCount,
  wrongCount,
  notGivenCount,
  waitsCount,
}: QuestionStatistics_question$data): string =>
  [
    ['Задан', askedCount],
    ['верно', rightCount],
    ['частично', partlyCount],
    ['неверно', wrongCount],
    ['без ответа', notGivenCount],
    ['ждут проверки', waitsCount],
  ]
    .filter(([, count], index) => index === 0 || count !== 0)
    .map(([words, count]) => `${String(words)} ${formatNumber(Number(count))}`)
    .join(' · ');

/** How often each answer was given, as a share of all learners who got the question. */
function Given({ given, of }: { given: QuestionStatistics_question$data['given']; of: number }) {
  return (
    <List aria-label="Что отвечали">
      {given.map(({ answerId, value, count, correct, meanShare }) => (
        <li key={answerId ?? value}>
          <span data-right={(correct ?? (meanShare ?? 0) === 1) || undefined}>
            {answerId == null ? value : <RichText html={value} />}
          </span>
          <meter min={0} max={Math.max(1, of)} value={count} aria-hidden />
          <Text as="span" size="sm">
            {`${formatNumber(count)} · ${shareWords(of === 0 ? null : count / of)}`}
          </Text>
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    display: 'grid',
    gap: '2',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 160px 110px' },
      columnGap: '4',
      alignItems: 'center',
    },
    '& meter': { w: 'full', display: { base: 'none', md: 'block' } },
    '& [data-right]': { color: 'success', fontWeight: 'medium' },
    overflowWrap: 'anywhere',
  },
});
