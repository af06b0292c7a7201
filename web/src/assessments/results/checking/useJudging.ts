// The mutations of a checker: judge an answer, or withdraw the judgement. Both can be undone for a while.
import { graphql } from 'react-relay';
import { succeeded, type UserError } from '../../../kit/network/mutationResult.ts';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import { useAlerts } from '../../../ui/index.ts';
import type {
  CheckTestAnswerInput,
  useJudgingCheckMutation,
} from '../../../__generated__/useJudgingCheckMutation.graphql.ts';
import type { useJudgingUncheckMutation } from '../../../__generated__/useJudgingUncheckMutation.graphql.ts';

export type Judgement = Pick<CheckTestAnswerInput, 'points' | 'marks' | 'comment'>;

/** An answer as the checker saw it. */
export interface SeenAnswer {
  questionId: number;
  /** Index in the attempt. */
  place: number;
  checkedAt: string | null;
  /** The previous judgement, for undo; null when no teacher has judged it. */
  before: Judgement | null;
}

export interface Judging {
  /** Resolves to the errors; empty on success. */
  judge: (answer: SeenAnswer, judgement: Judgement) => Promise<readonly UserError[]>;
  /** Reports errors in alerts. */
  withdraw: (answer: SeenAnswer) => Promise<void>;
}

export function useJudging(
  /** Global id of the attempt. */
  attemptId: string,
  /** A judgement was undone: lists may no longer contain the attempt. */
  onUndone: () => void,
): Judging {
  const alerts = useAlerts();
  const [check] = useMutation<useJudgingCheckMutation>(graphql`
    mutation useJudgingCheckMutation($input: CheckTestAnswerInput!) {
      checkTestAnswer(input: $input) {
        attemptQuestion {
          ...AnswerCard_question
          score {
            checkedAt
          }
        }
        testAttempt {
          ...AttemptHead_attempt
          ...CheckingList_attempts
        }
        ...userErrors_payload
      }
    }
  `);
  const [uncheck] = useMutation<useJudgingUncheckMutation>(graphql`
    mutation useJudgingUncheckMutation($input: UncheckTestAnswerInput!) {
      uncheckTestAnswer(input: $input) {
        attemptQuestion {
          ...AnswerCard_question
        }
        testAttempt {
          ...AttemptHead_attempt
          ...CheckingList_attempts
        }
        ...userErrors_payload
      }
    }
  `);
  const checked = (questionId: number, seenCheckedAt: string | null, judgement: Judgement) =>
    check({ variables: { input: { attemptId, questionId, seenCheckedAt, ...judgement } } });
  const unchecked = (questionId: number, seenCheckedAt: string | null) =>
    uncheck({ variables: { input: { attemptId, questionId, seenCheckedAt } } });

  return {
    judge: async ({ questionId, place, checkedAt, before }, judgement) => {
      const { response, userErrors } = await checked(questionId, checkedAt, judgement);
      if (response === null || userErrors.length > 0) return userErrors;
      const now = response.checkTestAnswer.attemptQuestion?.score?.checkedAt ?? null;
      alerts.withUndo(`Оценка сохранена: вопрос ${place}`, async () => {
        const isUndone = before
          ? succeeded(await checked(questionId, now, before), alerts)
          : succeeded(await unchecked(questionId, now), alerts);
        if (isUndone) onUndone();
      });
      return [];
    },
    withdraw: async ({ questionId, place, checkedAt, before }) => {
      if (!succeeded(await unchecked(questionId, checkedAt), alerts)) return;
      alerts.withUndo(`Оценка снята: вопрос ${place}`, async () => {
        if (before && succeeded(await checked(questionId, null, before), alerts)) onUndone();
      });
    },
  };
}
