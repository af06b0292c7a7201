// A question as the learner sees it, to be tried: answered, judged and restarted. All of it stays in the browser.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  scoreOf,
  seededShuffle,
  deriveSeed,
  takerQuestion,
  type LearnerAnswer,
  type Question,
  type Score,
} from '@kafedra/common/assessments';
import { Stack, Text } from '../../../ui/index.ts';
import type { AnswerReview } from '../../attempts/answers/answerProps.ts';
import { QuestionFiles } from '../../attempts/answers/QuestionFiles.tsx';
import { QuestionToAnswer } from '../../attempts/answers/QuestionToAnswer.tsx';
import { questionToScore, type QuestionValues } from '../questionValues.ts';
import { useLocalFiles } from './useLocalFiles.ts';

export interface QuestionPreview {
  /** The question, with the result once it was judged. */
  view: ReactNode;
  isJudged: boolean;
  /** Judges the answer, or reopens it for changes. */
  toggleJudged: () => void;
  /** Clears the answer and shuffles again. */
  restart: () => void;
}

/** Null for a question without a type, which has no input. */
export function useQuestionPreview(
  values: QuestionValues,
  isShuffledByTest: boolean,
): QuestionPreview | null {
  const [question] = useState(() => questionToScore(values));
  const [seed, setSeed] = useState(() => Math.floor(Math.random() * 2 ** 32));
  const [answer, setAnswer] = useState<LearnerAnswer | null>(null);
  const [score, setScore] = useState<Score | null>(null);
  const filesHere = useLocalFiles();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (score) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [score]);
  if (question.type === 'unknown') return null;
  const isShuffled =
    values.shuffleAnswers === 'TEST' ? isShuffledByTest : values.shuffleAnswers === 'YES';
  return {
    view: (
      <Stack gap="4">
        <QuestionFiles files={values.files} />
        <QuestionToAnswer
          key={seed}
          question={{ ...takerQuestion(question, seededShuffle(seed), isShuffled), id: 0 }}
          answer={answer}
          onChange={setAnswer}
          review={score ? reviewOf(score, question, values) : undefined}
          {...filesHere}
        />
        {score?.state === 'waits' && (
          <Text size="sm" tone="muted">
            Баллы за такой ответ ставит преподаватель.
          </Text>
        )}
        <div ref={end} />
      </Stack>
    ),
    isJudged: score !== null,
    toggleJudged: () => setScore(score ? null : scoreOf(question, answer)),
    restart: () => {
      setSeed(deriveSeed(seed, 1));
      setAnswer(null);
      setScore(null);
    },
  };
}

/** Everything that a test may show after the attempt. */
const reviewOf = (
  { state, points, parts }: Score,
  question: Question,
  { solution }: QuestionValues,
): AnswerReview => ({
  state,
  // Points awarded by a teacher are unknown here.
  points: state === 'waits' ? null : points,
  parts,
  right: question,
  comments: question.answers.flatMap(({ id, comment }) =>
    comment === null ? [] : [{ answer_id: id, comment }],
  ),
  solution: solution || null,
});
