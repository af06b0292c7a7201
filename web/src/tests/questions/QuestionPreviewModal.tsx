// A question as its taker sees it, of what is typed right now: answered, judged and answered anew. Nothing of it leaves the
// browser.
import { useEffect, useRef, useState } from 'react';
import {
  scoreOf,
  seedOf,
  shownQuestion,
  type GivenAnswer,
  type Question,
  type Score,
} from '@kafedra/common/tests';
import { Modal, ModalBody, ModalFooter, Stack, Text } from '../../ui/index.ts';
import type { AnswerReview } from '../taking/answers/answerProps.ts';
import { QuestionFiles } from '../taking/answers/QuestionFiles.tsx';
import { QuestionToAnswer } from '../taking/answers/QuestionToAnswer.tsx';
import { judged, type QuestionValues } from './questionValues.ts';
import { useFilesHere } from './useFilesHere.ts';

export function QuestionPreviewModal({
  values,
  isShuffledByTest,
}: {
  values: QuestionValues;
  isShuffledByTest: boolean;
}) {
  const [question] = useState(() => judged(values));
  const [seed, setSeed] = useState(() => Math.floor(Math.random() * 2 ** 32));
  const [answer, setAnswer] = useState<GivenAnswer | null>(null);
  const [score, setScore] = useState<Score | null>(null);
  const filesHere = useFilesHere();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (score) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [score]);
  if (question.type === 'unknown') {
    return (
      <Modal title={title}>
        <ModalBody minH="200px">
          <Text tone="muted">Сначала выберите тип вопроса: от него зависит, как отвечают.</Text>
        </ModalBody>
      </Modal>
    );
  }
  const isShuffled =
    values.shuffleAnswers === 'TEST' ? isShuffledByTest : values.shuffleAnswers === 'YES';
  const anew = () => {
    setSeed(seedOf(seed, 1));
    setAnswer(null);
    setScore(null);
  };
  return (
    <Modal title={title}>
      <ModalBody minH="320px">
        <Stack gap="4">
          <QuestionFiles files={values.files} />
          <QuestionToAnswer
            key={seed}
            question={{ ...shownQuestion(question, seed, isShuffled), id: 0 }}
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
      </ModalBody>
      <ModalFooter
        confirmLabel={score ? 'Исправить ответ' : 'Проверить'}
        cancelLabel="Заново"
        disableAfterClick={false}
        onConfirm={() => setScore(score ? null : scoreOf(question, answer))}
        onCancel={anew}
      />
    </Modal>
  );
}

const title = 'Как увидит ученик';

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
