// Finishes an attempt: automatically when its time is over, or by the learner after a confirmation.
import { graphql } from 'react-relay';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { countOf, useAlerts, useConfirm } from '../../ui/index.ts';
import type { AttemptQuestion } from './attemptQuestion.ts';
import type { AttemptAnswers } from './useAnswers.ts';
import type { useFinishMutation } from '../../__generated__/useFinishMutation.graphql.ts';

export function useFinish({ id: attemptId, token }: { id: string; token: string | null }) {
  const alerts = useAlerts();
  const [send, isFinishing] = useMutation<useFinishMutation>(graphql`
    mutation useFinishMutation($input: FinishAttemptInput!) {
      finishAttempt(input: $input) {
        learnerAttempt {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...AttemptView_attempt
        }
        ...userErrors_payload
      }
    }
  `);
  /** Resolves to whether a required question is unanswered. */
  const finish = async (): Promise<boolean> => {
    const { userErrors } = await send({ variables: { input: { attemptId, token } } });
    for (const { message } of userErrors.slice(0, 1)) alerts.error(message);
    return userErrors.some(({ code }) => code === 'required');
  };
  return { finish, isFinishing };
}

/**
 * Confirms, sends pending answers and finishes; or opens the required question that is unanswered.
 */
export function useConfirmedFinish({
  answers,
  attemptQuestions,
  finish,
  openQuestion,
}: {
  answers: AttemptAnswers;
  attemptQuestions: readonly AttemptQuestion[];
  finish: () => Promise<boolean>;
  openQuestion: (place: number) => void;
}) {
  const confirm = useConfirm();
  const alerts = useAlerts();
  return async () => {
    const unanswered = attemptQuestions.length - answers.answeredCount;
    const isSure = await confirm({
      title: 'Завершить тест?',
      description:
        unanswered === 0
          ? 'Ответы больше нельзя будет изменить.'
          : `Без ответа: ${countOf(unanswered, ['вопрос', 'вопроса', 'вопросов'])}. После завершения ответить будет нельзя.`,
      confirmLabel: 'Завершить',
    });
    if (!isSure) return;
    if (!(await answers.flush())) {
      alerts.error('Часть ответов ещё не сохранена: нет сети. Завершите тест, когда она появится');
      return;
    }
    if (!(await finish())) return;
    const missing = attemptQuestions.find(
      ({ isRequired, question }) => isRequired && answers.entryOf(question.id).answer === null,
    );
    if (missing) openQuestion(missing.place);
  };
}
