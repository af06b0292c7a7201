// The result of an attempt, as far as its test shows it: points, mark and the outcome of each question.
import { graphql, useFragment } from 'react-relay';
import {
  Badge,
  Card,
  chakra,
  countOf,
  DetailList,
  Flex,
  formatDateTime,
  formatNumber,
  Heading,
  Stack,
  Text,
  type Detail,
  type Tone,
} from '../../ui/index.ts';
import { QuestionFiles } from './answers/QuestionFiles.tsx';
import { QuestionToAnswer } from './answers/QuestionToAnswer.tsx';
import { annulledWords, attemptStates, attemptTones } from './attemptStates.ts';
import { attemptQuestion, type AttemptQuestion } from './attemptQuestion.ts';
import type {
  AttemptResult_attempt$data,
  AttemptResult_attempt$key,
} from '../../__generated__/AttemptResult_attempt.graphql.ts';

export function AttemptResult({ attempt: key }: { attempt: AttemptResult_attempt$key }) {
  const attempt = useFragment<AttemptResult_attempt$key>(
    graphql`
      fragment AttemptResult_attempt on LearnerAttempt {
        test {
          title
        }
        number
        state
        beganAt
        finishedAt
        isTimedOut
        annulledAt
        annulmentReason
        shownResult
        points
        maxPoints
        grade
        isPassed
        questions {
          ...attemptQuestion_question
        }
      }
    `,
    key,
  );
  const questions = attempt.questions.map(attemptQuestion);
  const reviewedQuestions = questions.filter(({ review }) => review !== null);
  return (
    <Stack gap="5">
      <header>
        <Text size="sm" tone="muted">
          Попытка {attempt.number}
        </Text>
        <Heading as="h1" size="page" overflowWrap="anywhere">
          {attempt.test.title}
        </Heading>
      </header>
      <Card>
        <Stack gap="4">
          <Flex gap="2" wrap="wrap">
            {attempt.annulledAt != null && <Badge tone="danger">{annulledWords}</Badge>}
            <Badge tone={attemptTones[attempt.state]}>{attemptStates[attempt.state]}</Badge>
            {attempt.isPassed != null && attempt.annulledAt == null && (
              <Badge tone={passedTone(attempt.isPassed)}>
                {attempt.isPassed ? 'Тест сдан' : 'Тест не сдан'}
              </Badge>
            )}
          </Flex>
          {attempt.points != null && (
            <Points>
              {formatNumber(attempt.points)}
              <span> из {countOf(attempt.maxPoints ?? 0, ['балла', 'баллов', 'баллов'])}</span>
            </Points>
          )}
          <DetailList facts={factsOf(attempt)} />
          {attempt.annulledAt != null && (
            <Text>
              Школа аннулировала эту попытку: её результат нигде не учитывается. Причина:{' '}
              {attempt.annulmentReason}
            </Text>
          )}
          <Text tone="muted">{wordsOf(attempt)}</Text>
        </Stack>
      </Card>
      {reviewedQuestions.map((question) => (
        <JudgedQuestion key={question.question.id} attemptQuestion={question} />
      ))}
    </Stack>
  );
}

function JudgedQuestion({ attemptQuestion }: { attemptQuestion: AttemptQuestion }) {
  return (
    <Card title={`Вопрос ${attemptQuestion.place}`}>
      <Stack gap="4">
        <QuestionFiles files={attemptQuestion.files} />
        <QuestionToAnswer
          question={attemptQuestion.question}
          answer={attemptQuestion.answer}
          onChange={nothing}
          files={attemptQuestion.answerFiles}
          uploadFile={nowhere}
          review={attemptQuestion.review ?? undefined}
        />
      </Stack>
    </Card>
  );
}

const nothing = () => undefined;

const nowhere = () => Promise.reject(new Error('uploads are not possible in a finished attempt'));

const passedTone = (isPassed: boolean): Tone => (isPassed ? 'success' : 'danger');

type Attempt = AttemptResult_attempt$data;

const factsOf = ({ grade, beganAt, finishedAt }: Attempt): Detail[] => [
  ...(grade == null ? [] : [{ name: 'Оценка', value: grade }]),
  { name: 'Начата', value: formatDateTime(beganAt) },
  { name: 'Завершена', value: formatDateTime(finishedAt) },
];

function wordsOf({ state, isTimedOut, shownResult }: Attempt): string {
  const ended = isTimedOut ? 'Время вышло, и тест завершился сам. ' : '';
  if (shownResult === 'NOTHING') return `${ended}Ответы приняты. Результат сообщит школа.`;
  if (state === 'ON_CHECK') {
    return `${ended}Часть ответов проверит преподаватель: баллы за них добавятся, и появится оценка.`;
  }
  return ended.trim();
}

const Points = chakra('p', {
  base: {
    m: '0',
    fontSize: '2xl',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { fontSize: 'md', fontWeight: 'normal', color: 'muted' },
    _empty: { display: 'none' },
  },
});
