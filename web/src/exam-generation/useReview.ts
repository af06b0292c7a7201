// Actions on AI-generated questions: accept, discard and undo. They update the store.
import { graphql } from 'react-relay';
import { useReportedMutation } from '../kit/relay/useReportedMutation.ts';
import { countOf, useAlerts } from '../ui/index.ts';
import { lowerFirst, questionNouns } from '../assessments/lazy.ts';
import type { useReviewRestoreMutation } from '../__generated__/useReviewRestoreMutation.graphql.ts';
import type { useReviewTakeMutation } from '../__generated__/useReviewTakeMutation.graphql.ts';
import type { useReviewThrowMutation } from '../__generated__/useReviewThrowMutation.graphql.ts';

export interface Review {
  /** Null for all questions on offer. */
  accept: (ids: readonly string[] | null) => Promise<boolean>;
  discard: (id: string) => Promise<boolean>;
  restore: (id: string) => Promise<boolean>;
  isAccepting: boolean;
}

export function useReview(companyId: string, generationId: string): Review {
  const alerts = useAlerts();
  const [take, isTaking] = useReportedMutation<useReviewTakeMutation>(graphql`
    mutation useReviewTakeMutation($input: AddGeneratedQuestionsInput!) {
      addGeneratedQuestions(input: $input) {
        addedCount
        left {
          why
        }
        testGeneration {
          id
          questions(first: 50) {
            nodes {
              id
              state
            }
          }
          test {
            ...QuestionsTab_test
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const [throwAway] = useReportedMutation<useReviewThrowMutation>(graphql`
    mutation useReviewThrowMutation($input: ThrowGeneratedQuestionsInput!) {
      throwGeneratedQuestions(input: $input) {
        generatedQuestions {
          id
          state
        }
        ...userErrors_payload
      }
    }
  `);
  const [restore] = useReportedMutation<useReviewRestoreMutation>(graphql`
    mutation useReviewRestoreMutation($input: RestoreGeneratedQuestionsInput!) {
      restoreGeneratedQuestions(input: $input) {
        generatedQuestions {
          id
          state
        }
        ...userErrors_payload
      }
    }
  `);
  const named = (id: string) => ({ input: { companyId, generatedQuestions: { ids: [id] } } });
  const restoreOne = async (id: string) => (await restore(named(id))) !== null;
  return {
    isAccepting: isTaking,
    accept: async (ids) => {
      const payload = await take({
        input: {
          testGenerationId: generationId,
          ...(ids !== null && { generatedQuestionIds: [...ids] }),
        },
      });
      if (!payload) return false;
      const { addedCount, left } = payload;
      if (addedCount > 0) alerts.success(`В тест добавлено: ${countOf(addedCount, questionNouns)}`);
      const [first] = left;
      if (first) {
        alerts.error(`Не взято: ${countOf(left.length, questionNouns)} — ${lowerFirst(first.why)}`);
      }
      return addedCount > 0;
    },
    discard: async (id) => {
      if (!(await throwAway(named(id)))) return false;
      alerts.withUndo('Вопрос выброшен', () => void restoreOne(id));
      return true;
    },
    restore: restoreOne,
  };
}
