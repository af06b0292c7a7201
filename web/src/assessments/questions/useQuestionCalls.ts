// The mutations of a test's questions. They update the store, report failures in alerts and return whether they
// succeeded.
import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { outcomeOf, reportOutcome } from '../../kit/relay/outcome.ts';
import { useAlerts } from '../../ui/index.ts';
import { questionNouns } from './questionKinds.tsx';
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
export interface CreatedQuestion {
  /** Global id. */
  readonly id: string;
  /** REST id, used in URLs. */
  readonly databaseId: number;
}

export interface QuestionCalls {
  /** Resolves to null on failure. */
  create: (question: NewQuestion) => Promise<CreatedQuestion | null>;
  /** Resolves to the copy. */
  replicate: (id: string) => Promise<CreatedQuestion | null>;
  /** `order`: all ids in the new order, shown optimistically. */
  reorder: (
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
  const [create] = useReportedMutation<useQuestionCallsCreateMutation>(graphql`
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
  const [replicate] = useReportedMutation<useQuestionCallsReplicateMutation>(graphql`
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
  const [arrange] = useReportedMutation<useQuestionCallsArrangeMutation>(graphql`
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
  const [switchOn] = useReportedMutation<useQuestionCallsOnMutation>(graphql`
    mutation useQuestionCallsOnMutation($input: ActivateTestQuestionsInput!) {
      activateTestQuestions(input: $input) {
        test {
          ...QuestionsTab_test
        }
        wrongIds
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const [switchOff] = useReportedMutation<useQuestionCallsOffMutation>(graphql`
    mutation useQuestionCallsOffMutation($input: DeactivateTestQuestionsInput!) {
      deactivateTestQuestions(input: $input) {
        test {
          status
          ...QuestionsTab_test
        }
        wrongIds
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const [remove] = useReportedMutation<useQuestionCallsDeleteMutation>(graphql`
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
  const [restore] = useReportedMutation<useQuestionCallsRestoreMutation>(graphql`
    mutation useQuestionCallsRestoreMutation($input: RestoreTestQuestionsInput!) {
      restoreTestQuestions(input: $input) {
        test {
          ...QuestionsTab_test
        }
        ...userErrors_payload
      }
    }
  `);
  const named = (ids: readonly string[]) => ({ input: { testId, questionIds: [...ids] } });
  return {
    create: async (question) =>
      (await create({ input: { testId, ...question } }))?.testQuestion ?? null,
    replicate: async (id) => (await replicate({ input: { testId, id } }))?.testQuestion ?? null,
    reorder: async (questions, order) => {
      const optimisticUpdater = (store: RecordSourceProxy) => {
        const shown = order?.flatMap((id) => store.get(id) ?? []);
        if (shown) store.get(testId)?.setLinkedRecords(shown, 'questions');
        for (const { id, part } of questions) {
          if (part != null) store.get(id)?.setValue(part, 'part');
        }
      };
      const input = { testId, questions: [...questions] };
      return (await arrange({ input }, { optimisticUpdater })) !== null;
    },
    setActive: async (ids, isOn) => {
      const payload = await (isOn ? switchOn : switchOff)(named(ids));
      if (payload === null) return null;
      reportOutcome(alerts, outcomeOf(payload), {
        done: isOn ? 'Включено' : 'Выключено',
        nouns: questionNouns,
      });
      return payload.wrongIds ?? [];
    },
    remove: async (ids) => (await remove(named(ids))) !== null,
    restore: async (ids) => (await restore(named(ids))) !== null,
  };
}
