// Starts the import of an analysed file, to the end of a test or as a new test. The job is followed.
import { graphql } from 'react-relay';
import { useReportedMutation } from '../kit/relay/useReportedMutation.ts';
import { followJob } from '../kit/actions/followedJobs.ts';
import type { useImportRequestQuestionsMutation } from '../__generated__/useImportRequestQuestionsMutation.graphql.ts';
import type { useImportRequestTestMutation } from '../__generated__/useImportRequestTestMutation.graphql.ts';

export interface ImportPlace {
  companyId: string;
  /** The test whose end the questions are added to; null for a new test. */
  testId: string | null;
}

/** `request` resolves to the id of the job; null on failure, which an alert reports. */
export function useImportRequest({ companyId, testId }: ImportPlace): {
  request: (checkId: string) => Promise<string | null>;
  isRequesting: boolean;
} {
  const [addQuestions, isAdding] = useReportedMutation<useImportRequestQuestionsMutation>(graphql`
    mutation useImportRequestQuestionsMutation($input: ImportTestQuestionsInput!) {
      importTestQuestions(input: $input) {
        job {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const [makeTest, isMaking] = useReportedMutation<useImportRequestTestMutation>(graphql`
    mutation useImportRequestTestMutation($input: ImportTestInput!) {
      importTest(input: $input) {
        job {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const send = async (checkId: string) => {
    if (testId === null) {
      return (await makeTest({ input: { companyId, checkId } }))?.job?.id ?? null;
    }
    return (await addQuestions({ input: { testId, checkId } }))?.job?.id ?? null;
  };
  return {
    request: async (checkId) => {
      const id = await send(checkId);
      if (id !== null) followJob({ id, companyId });
      return id;
    },
    isRequesting: isAdding || isMaking,
  };
}
