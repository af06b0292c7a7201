// Starts the jobs that check which results the corrected answer keys change, and that recalculate them; both are
// followed.
import { graphql } from 'react-relay';
import { succeeded } from '../../../kit/network/mutationResult.ts';
import { followJob } from '../../../kit/actions/followedJobs.ts';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import { useAlerts } from '../../../ui/index.ts';
import type { useRecalculationCheckMutation } from '../../../__generated__/useRecalculationCheckMutation.graphql.ts';
import type { useRecalculationMutation } from '../../../__generated__/useRecalculationMutation.graphql.ts';

/** Both functions resolve to the id of the job; null on failure, which an alert reports. */
export function useRecalculation({ companyId, testId }: { companyId: string; testId: string }): {
  check: () => Promise<string | null>;
  recalculate: () => Promise<string | null>;
  isRequesting: boolean;
} {
  const alerts = useAlerts();
  const [look] = useMutation<useRecalculationCheckMutation>(graphql`
    mutation useRecalculationCheckMutation($input: CheckTestRecalculationInput!) {
      checkTestRecalculation(input: $input) {
        job {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const [recalculate, isRequesting] = useMutation<useRecalculationMutation>(graphql`
    mutation useRecalculationMutation($input: RecalculateTestInput!) {
      recalculateTest(input: $input) {
        job {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const variables = { input: { testId } };
  return {
    check: async () => {
      const answer = await look({ variables });
      if (!succeeded(answer, alerts)) return null;
      return answer.response.checkTestRecalculation.job?.id ?? null;
    },
    recalculate: async () => {
      const answer = await recalculate({ variables });
      if (!succeeded(answer, alerts)) return null;
      const id = answer.response.recalculateTest.job?.id ?? null;
      if (id !== null) followJob({ id, companyId });
      return id;
    },
    isRequesting,
  };
}
