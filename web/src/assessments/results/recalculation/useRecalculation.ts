// Starts the jobs that check which results the corrected answer keys change, and that recalculate them; both are
// followed.
import { graphql } from 'react-relay';
import { useReportedMutation } from '../../../kit/relay/useReportedMutation.ts';
import { followJob } from '../../../kit/actions/followedJobs.ts';
import type { useRecalculationCheckMutation } from '../../../__generated__/useRecalculationCheckMutation.graphql.ts';
import type { useRecalculationMutation } from '../../../__generated__/useRecalculationMutation.graphql.ts';

/** Both functions resolve to the id of the job; null on failure, which an alert reports. */
export function useRecalculation({ companyId, testId }: { companyId: string; testId: string }): {
  check: () => Promise<string | null>;
  recalculate: () => Promise<string | null>;
  isRequesting: boolean;
} {
  const [look] = useReportedMutation<useRecalculationCheckMutation>(graphql`
    mutation useRecalculationCheckMutation($input: CheckTestRecalculationInput!) {
      checkTestRecalculation(input: $input) {
        job {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const [recalculate, isRequesting] = useReportedMutation<useRecalculationMutation>(graphql`
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
      const payload = await look(variables);
      if (!payload) return null;
      return payload.job?.id ?? null;
    },
    recalculate: async () => {
      const payload = await recalculate(variables);
      if (!payload) return null;
      const id = payload.job?.id ?? null;
      if (id !== null) followJob({ id, companyId });
      return id;
    },
    isRequesting,
  };
}
