// Requests diplomas as a PDF, for one learner or for all prize winners. The file appears in «Задачах».
import { graphql } from 'react-relay';
import { followJob } from '../../kit/actions/followedJobs.ts';
import { useAction } from '../../kit/actions/useAction.ts';
import type { useDiplomasMutation } from '../../__generated__/useDiplomasMutation.graphql.ts';

export function useDiplomas({ companyId, folderId }: { companyId: string; folderId: string }): {
  /** REST ids of the learners; null for all. */
  print: (userDatabaseIds: number[] | null) => Promise<boolean>;
  isPrinting: boolean;
} {
  const [act, isPrinting] = useAction<useDiplomasMutation>(graphql`
    mutation useDiplomasMutation($input: PrintTestResultFolderDiplomasInput!) {
      printTestResultFolderDiplomas(input: $input) {
        job {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  return {
    print: (userDatabaseIds) =>
      act({
        variables: { input: { id: folderId, userDatabaseIds } },
        done: ({ printTestResultFolderDiplomas: { job } }) => {
          if (job) followJob({ id: job.id, companyId });
          return 'Дипломы печатаются, файл появится в «Задачах»';
        },
      }),
    isPrinting,
  };
}
