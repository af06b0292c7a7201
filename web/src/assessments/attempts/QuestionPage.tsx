// A question of a running attempt: its text, the answer, and the remaining time and tries.
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { LearnerAnswer } from '@kafedra/common/assessments';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { Badge, Button, countOf, Flex, Stack, Text } from '../../ui/index.ts';
import { timeWords } from '../settings/timer.ts';
import { QuestionFiles } from './answers/QuestionFiles.tsx';
import { QuestionToAnswer } from './answers/QuestionToAnswer.tsx';
import type { AttemptQuestion } from './attemptQuestion.ts';
import type { AttemptAnswers } from './useAnswers.ts';
import { clockText, useTimeLeft } from './useTimeLeft.ts';
import type { QuestionPageOpenMutation } from '../../__generated__/QuestionPageOpenMutation.graphql.ts';

interface QuestionPageProps {
  attemptQuestion: AttemptQuestion;
  /** Global id. */
  attemptId: string;
  token: string | null;
  answers: AttemptAnswers;
  /** The server's clock. */
  now: () => number;
  /** The attempt is closed for answers. */
  isOver: boolean;
}

export function QuestionPage(props: QuestionPageProps) {
  const { attemptQuestion, answers, now, isOver } = props;
  const left = useTimeLeft(attemptQuestion.deadlineAt, now);
  if (!attemptQuestion.isOpened) return <ClosedQuestion {...props} />;
  const { problem } = answers.entryOf(attemptQuestion.question.id);
  const isDisabled =
    isOver || attemptQuestion.isOver || left === 0 || attemptQuestion.triesLeft === 0;
  return (
    <Stack gap="4">
      <Flex gap="2" wrap="wrap">
        <Badge>{countOf(attemptQuestion.question.max_points, ['балл', 'балла', 'баллов'])}</Badge>
        {attemptQuestion.isRequired && <Badge tone="warning">Обязательный</Badge>}
        {left !== null && <Badge>{left === 0 ? 'Время вышло' : clockText(left)}</Badge>}
      </Flex>
      <QuestionFiles files={attemptQuestion.files} />
      {attemptQuestion.triesLeft === null ? (
        <QuestionToAnswer
          question={attemptQuestion.question}
          answer={answers.entryOf(attemptQuestion.question.id).answer}
          onChange={(answer) => answers.setAnswer(attemptQuestion.question.id, answer)}
          files={answers.filesOf(attemptQuestion.question.id)}
          uploadFile={answers.uploadFile}
          isDisabled={isDisabled}
        />
      ) : (
        <CountedAnswer {...props} isDisabled={isDisabled} triesLeft={attemptQuestion.triesLeft} />
      )}
      {problem !== null && (
        <Text role="alert" tone="danger">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

/** A question with a limited number of tries: each answer is submitted by a button. */
function CountedAnswer({
  attemptQuestion: { question },
  answers,
  isDisabled,
  triesLeft,
}: QuestionPageProps & { isDisabled: boolean; triesLeft: number }) {
  const { answer: given, isSaved } = answers.entryOf(question.id);
  const [draft, setDraft] = useState<LearnerAnswer | null>(given);
  return (
    <Stack gap="3">
      <QuestionToAnswer
        question={question}
        answer={draft}
        onChange={setDraft}
        files={answers.filesOf(question.id)}
        uploadFile={answers.uploadFile}
        isDisabled={isDisabled}
      />
      <Flex align="center" gap="3" wrap="wrap">
        {!isDisabled && (
          <Button
            disabled={draft === null || draft === given || !isSaved}
            onClick={() => answers.setAnswer(question.id, draft)}
          >
            Ответить
          </Button>
        )}
        <Text size="sm" tone="muted">
          {triesLeft === 0
            ? 'Ответ дан: изменить его нельзя.'
            : `Ответить можно ещё ${countOf(triesLeft, ['раз', 'раза', 'раз'])}.`}
        </Text>
      </Flex>
    </Stack>
  );
}

/**
 * A question with a time limit stays hidden until it is opened, because opening it starts the timer.
 */
function ClosedQuestion({ attemptQuestion, attemptId, token }: QuestionPageProps) {
  const [open, isOpening] = useReportedMutation<QuestionPageOpenMutation>(graphql`
    mutation QuestionPageOpenMutation($input: OpenAttemptQuestionInput!) {
      openAttemptQuestion(input: $input) {
        attemptQuestion {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...attemptQuestion_question
        }
        ...userErrors_payload
      }
    }
  `);
  const input = { attemptId, questionId: attemptQuestion.question.id, token };
  return (
    <Stack gap="3" align="flex-start">
      <Text>
        На этот вопрос даётся {timeWords(attemptQuestion.timer ?? 0)}. Время пойдёт, когда вы его
        откроете, и остановить его нельзя.
      </Text>
      <Button
        variant="primary"
        loading={isOpening}
        onClick={async () => void (await open({ input }))}
      >
        Открыть вопрос
      </Button>
    </Stack>
  );
}
