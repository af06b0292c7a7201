// Starts the import of an analysed file, to the end of a test or as a new test. The job is followed.
import { graphql } from 'react-relay';
import { succeeded } from '../kit/network/mutationResult.ts';
import { followJob } from '../kit/actions/followedJobs.ts';
import { useMutation } from '../kit/relay/useMutation.ts';
import { useAlerts } from '../ui/index.ts';
import type { useImportOrderQuestionsMutation } from '../__generated__/useImportOrderQuestionsMutation.graphql.ts';
import type { useImportOrderTestMutation } from '../__generated__/useImportOrderTestMutation.graphql.ts';

export interface ImportPlace {
  companyId: string;
  /** The test whose end the questions are added to; null for a new test. */
  testId: string | null;
}

/** `order` resolves to the id of the job; null on failure, which an alert reports. */
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
        ...userErrors_payload
      }
    }
  `);
  const [makeTest, isMaking] = useMutation<useImportOrderTestMutation>(graphql`
    mutation useImportOrderTestMutation($input: ImportTestInput!) {
      importTest(input: $input) {
        job {
          id
        }
        ...userErrors_payload
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
