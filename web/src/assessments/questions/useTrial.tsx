// A question as its taker sees it, tried: answered, judged and answered anew. Nothing of it leaves the browser.
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
import { Stack, Text } from '../../ui/index.ts';
import type { AnswerReview } from '../taking/answers/answerProps.ts';
import { QuestionFiles } from '../taking/answers/QuestionFiles.tsx';
import { QuestionToAnswer } from '../taking/answers/QuestionToAnswer.tsx';
import { judged, type QuestionValues } from './questionValues.ts';
import { useFilesHere } from './useFilesHere.ts';

export interface Trial {
  /** The question, with what is said of the answer once it was judged. */
  view: ReactNode;
  isJudged: boolean;
  /** Judges the answer, or lets it be changed again. */
  turn: () => void;
  /** As if nobody had answered, in another order. */
  anew: () => void;
}

/** Null of a question without a type: how it is answered hangs on that. */
export function useTrial(values: QuestionValues, isShuffledByTest: boolean): Trial | null {
  const [question] = useState(() => judged(values));
  const [seed, setSeed] = useState(() => Math.floor(Math.random() * 2 ** 32));
  const [answer, setAnswer] = useState<LearnerAnswer | null>(null);
  const [score, setScore] = useState<Score | null>(null);
  const filesHere = useFilesHere();
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
    turn: () => setScore(score ? null : scoreOf(question, answer)),
    anew: () => {
      setSeed(deriveSeed(seed, 1));
      setAnswer(null);
      setScore(null);
    },
  };
}

/** All that a test may show after the finish. */
const reviewOf = (
  { state, points, parts }: Score,
  question: Question,
  { solution }: QuestionValues,
): AnswerReview => ({
  state,
  // What a teacher gives is not known.
  points: state === 'waits' ? null : points,
  parts,
  right: question,
  comments: question.answers.flatMap(({ id, comment }) =>
    comment === null ? [] : [{ answer_id: id, comment }],
  ),
  solution: solution || null,
});
