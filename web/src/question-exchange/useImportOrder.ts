// Orders what was looked at: questions at the end of a test, or a test of its own. The job is followed from then on.
import { graphql } from 'react-relay';
import { succeeded } from '../kit/network/mutationResult.ts';
import { followJob } from '../kit/actions/followedJobs.ts';
import { useMutation } from '../kit/relay/useMutation.ts';
import { useAlerts } from '../ui/index.ts';
import type { useImportOrderQuestionsMutation } from '../__generated__/useImportOrderQuestionsMutation.graphql.ts';
import type { useImportOrderTestMutation } from '../__generated__/useImportOrderTestMutation.graphql.ts';

export interface ImportPlace {
  companyId: string;
  /** Whose end questions come to; null for a test of their own. */
  testId: string | null;
}

/** `order` answers the id of the job; null where it was refused, which is told. */
export function useImportOrder({ companyId, testId }: ImportPlace): {
  order: (checkId: string) => Promise<string | null>;
  isOrdering: boolean;
} {
  const alerts = useAlerts();
  const [addQuestions, isAdding] = useMutation<useImportOrderQuestionsMutation>(graphql`
    mutation useImportOrderQuestionsMutation($input: ImportTestQuestionsInput!) {
      importTestQuestions(input: $input) {
        job {
          id
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [makeTest, isMaking] = useMutation<useImportOrderTestMutation>(graphql`
    mutation useImportOrderTestMutation($input: ImportTestInput!) {
      importTest(input: $input) {
        job {
          id
        }
        userErrors {
          message
        }
      }
    }
  `);
  const order = async (checkId: string) => {
    if (testId === null) {
      const answer = await makeTest({ variables: { input: { companyId, checkId } } });
      return succeeded(answer, alerts) ? (answer.response.importTest.job?.id ?? null) : null;
    }
    const answer = await addQuestions({ variables: { input: { testId, checkId } } });
    return succeeded(answer, alerts) ? (answer.response.importTestQuestions.job?.id ?? null) : null;
  };
  return {
    order: async (checkId) => {
      const id = await order(checkId);
      if (id !== null) followJob({ id, companyId });
      return id;
    },
    isOrdering: isAdding || isMaking,
  };
}
