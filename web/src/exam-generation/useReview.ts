// Actions on AI-generated questions: accept, discard and undo. They update the store.
import { graphql } from 'react-relay';
import { succeeded } from '../kit/network/mutationResult.ts';
import { useMutation } from '../kit/relay/useMutation.ts';
import { countOf, useAlerts } from '../ui/index.ts';
import { lowered, questionForms } from '../assessments/lazy.ts';
import type { useReviewRestoreMutation } from '../__generated__/useReviewRestoreMutation.graphql.ts';
import type { useReviewTakeMutation } from '../__generated__/useReviewTakeMutation.graphql.ts';
import type { useReviewThrowMutation } from '../__generated__/useReviewThrowMutation.graphql.ts';

export interface Review {
  /** Null for all questions on offer. */
  take: (ids: readonly string[] | null) => Promise<boolean>;
  throwAway: (id: string) => Promise<boolean>;
  restore: (id: string) => Promise<boolean>;
  isTaking: boolean;
}

export function useReview(companyId: string, generationId: string): Review {
  const alerts = useAlerts();
  const [take, isTaking] = useMutation<useReviewTakeMutation>(graphql`
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
  const [throwAway] = useMutation<useReviewThrowMutation>(graphql`
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
  const [restore] = useMutation<useReviewRestoreMutation>(graphql`
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
  const named = (id: string) => ({
    variables: { input: { companyId, generatedQuestions: { ids: [id] } } },
  });
  const restoreOne = async (id: string) => succeeded(await restore(named(id)), alerts);
  return {
    isTaking,
    take: async (ids) => {
      const answer = await take({
        variables: {
          input: {
            testGenerationId: generationId,
            ...(ids !== null && { generatedQuestionIds: [...ids] }),
          },
        },
      });
      if (!succeeded(answer, alerts)) return false;
      const { addedCount, left } = answer.response.addGeneratedQuestions;
      if (addedCount > 0) alerts.success(`В тест добавлено: ${countOf(addedCount, questionForms)}`);
      const [first] = left;
      if (first) {
        alerts.error(`Не взято: ${countOf(left.length, questionForms)} — ${lowered(first.why)}`);
      }
      return addedCount > 0;
    },
    throwAway: async (id) => {
      if (!succeeded(await throwAway(named(id)), alerts)) return false;
      alerts.withUndo('Вопрос выброшен', () => void restoreOne(id));
      return true;
    },
    restore: restoreOne,
  };
}
