// The mutations of a test's questions. They update the store, report failures in alerts and return whether they
// succeeded.
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { outcomeOf, reportOutcome } from '../../kit/relay/outcome.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import { questionForms } from './questionKinds.tsx';
import type {
  ArrangedQuestionInput,
  useQuestionCallsArrangeMutation,
} from '../../__generated__/useQuestionCallsArrangeMutation.graphql.ts';
import type {
  CreateTestQuestionInput,
  useQuestionCallsCreateMutation,
} from '../../__generated__/useQuestionCallsCreateMutation.graphql.ts';
import type { useQuestionCallsDeleteMutation } from '../../__generated__/useQuestionCallsDeleteMutation.graphql.ts';
import type { useQuestionCallsOffMutation } from '../../__generated__/useQuestionCallsOffMutation.graphql.ts';
import type { useQuestionCallsOnMutation } from '../../__generated__/useQuestionCallsOnMutation.graphql.ts';
import type { useQuestionCallsReplicateMutation } from '../../__generated__/useQuestionCallsReplicateMutation.graphql.ts';
import type { useQuestionCallsRestoreMutation } from '../../__generated__/useQuestionCallsRestoreMutation.graphql.ts';

export type NewQuestion = Omit<CreateTestQuestionInput, 'testId'>;

/** A created question. */
export interface MadeQuestion {
  /** Global id. */
  readonly id: string;
  /** REST id, used in URLs. */
  readonly databaseId: number;
}

export interface QuestionCalls {
  /** Resolves to null on failure. */
  create: (question: NewQuestion) => Promise<MadeQuestion | null>;
  /** Resolves to the copy. */
  replicate: (id: string) => Promise<MadeQuestion | null>;
  /** `order`: all ids in the new order, shown optimistically. */
  arrange: (
    questions: readonly ArrangedQuestionInput[],
    order?: readonly string[],
  ) => Promise<boolean>;
  /**
   * Reports questions that have problems and can't be activated. Resolves to the ids of unchanged questions; null when
   * the request failed.
   */
  setActive: (ids: readonly string[], isOn: boolean) => Promise<readonly string[] | null>;
  remove: (ids: readonly string[]) => Promise<boolean>;
  restore: (ids: readonly string[]) => Promise<boolean>;
}

export function useQuestionCalls(testId: string): QuestionCalls {
  const alerts = useAlerts();
  const [create] = useMutation<useQuestionCallsCreateMutation>(graphql`
    mutation useQuestionCallsCreateMutation($input: CreateTestQuestionInput!) {
      createTestQuestion(input: $input) {
        testQuestion {
          id
          databaseId
        }
        test {
          ...QuestionsTab_test
        }
        ...userErrors_payload
      }
    }
  `);
  const [replicate] = useMutation<useQuestionCallsReplicateMutation>(graphql`
    mutation useQuestionCallsReplicateMutation($input: ReplicateTestQuestionInput!) {
      replicateTestQuestion(input: $input) {
        testQuestion {
          id
          databaseId
        }
        test {
          ...QuestionsTab_test
        }
        ...userErrors_payload
      }
    }
  `);
  const [arrange] = useMutation<useQuestionCallsArrangeMutation>(graphql`
    mutation useQuestionCallsArrangeMutation($input: ArrangeTestQuestionsInput!) {
      arrangeTestQuestions(input: $input) {
        test {
          id
          successfulPointsMax
          questions {
            id
            sort
            part
            maxPoints
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const [switchOn] = useMutation<useQuestionCallsOnMutation>(graphql`
    mutation useQuestionCallsOnMutation($input: ActivateTestQuestionsInput!) {
      activateTestQuestions(input: $input) {
        test {
          ...QuestionsTab_test
        }
        changedCount
        wrongIds
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [switchOff] = useMutation<useQuestionCallsOffMutation>(graphql`
    mutation useQuestionCallsOffMutation($input: DeactivateTestQuestionsInput!) {
      deactivateTestQuestions(input: $input) {
        test {
          status
          ...QuestionsTab_test
        }
        changedCount
        wrongIds
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [remove] = useMutation<useQuestionCallsDeleteMutation>(graphql`
    mutation useQuestionCallsDeleteMutation($input: DeleteTestQuestionsInput!) {
      deleteTestQuestions(input: $input) {
        test {
          status
          ...QuestionsTab_test
        }
        ...userErrors_payload
      }
    }
  `);
  const [restore] = useMutation<useQuestionCallsRestoreMutation>(graphql`
    mutation useQuestionCallsRestoreMutation($input: RestoreTestQuestionsInput!) {
      restoreTestQuestions(input: $input) {
        test {
          ...QuestionsTab_test
        }
        ...userErrors_payload
      }
    }
  `);
  const named = (ids: readonly string[]) => ({
    variables: { input: { testId, questionIds: [...ids] } },
  });
  const on = async (ids: readonly string[]) => {
    const answer = await switchOn(named(ids));
    return succeeded(answer, alerts) ? answer.response.activateTestQuestions : null;
  };
  const off = async (ids: readonly string[]) => {
    const answer = await switchOff(named(ids));
    return succeeded(answer, alerts) ? answer.response.deactivateTestQuestions : null;
  };
  return {
    create: async (question) => {
      const answer = await create({ variables: { input: { testId, ...question } } });
      if (!succeeded(answer, alerts)) return null;
      return answer.response.createTestQuestion.testQuestion ?? null;
    },
    replicate: async (id) => {
      const answer = await replicate({ variables: { input: { testId, id } } });
      if (!succeeded(answer, alerts)) return null;
      return answer.response.replicateTestQuestion.testQuestion ?? null;
    },
    arrange: async (questions, order) =>
      succeeded(
        await arrange({
          variables: { input: { testId, questions: [...questions] } },
          optimisticUpdater: (store) => {
            const shown = order?.flatMap((id) => store.get(id) ?? []);
            if (shown) store.get(testId)?.setLinkedRecords(shown, 'questions');
            for (const { id, part } of questions) {
              if (part != null) store.get(id)?.setValue(part, 'part');
            }
          },
        }),
        alerts,
      ),
    setActive: async (ids, isOn) => {
      const payload = isOn ? await on(ids) : await off(ids);
      if (payload === null) return null;
      const { changedCount: count, skipped, wrongIds } = payload;
      reportOutcome(alerts, outcomeOf({ count, skipped }), {
        done: isOn ? 'Включено' : 'Выключено',
        nouns: questionForms,
      });
      return wrongIds ?? [];
    },
    remove: async (ids) => succeeded(await remove(named(ids)), alerts),
    restore: async (ids) => succeeded(await restore(named(ids)), alerts),
  };
}
