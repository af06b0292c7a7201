// Requests diplomas as a PDF, for one learner or for all prize winners. The file appears in «Задачах».
import { graphql } from 'react-relay';
import { succeeded } from '../kit/network/mutationResult.ts';
import { followJob } from '../kit/actions/followedJobs.ts';
import { useMutation } from '../kit/relay/useMutation.ts';
import { useAlerts } from '../ui/index.ts';
import type { useDiplomasMutation } from '../__generated__/useDiplomasMutation.graphql.ts';

export function useDiplomas({ companyId, folderId }: { companyId: string; folderId: string }): {
  /** REST ids of the learners; null for all. */
  print: (userDatabaseIds: number[] | null) => Promise<void>;
  isOrdering: boolean;
} {
  const alerts = useAlerts();
  const [order, isOrdering] = useMutation<useDiplomasMutation>(graphql`
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
    print: async (userDatabaseIds) => {
      const answer = await order({ variables: { input: { id: folderId, userDatabaseIds } } });
      if (!succeeded(answer, alerts)) return;
      const { job } = answer.response.printTestResultFolderDiplomas;
      if (job) followJob({ id: job.id, companyId });
      alerts.success('Дипломы печатаются, файл появится в «Задачах»');
    },
    isOrdering,
  };
}
