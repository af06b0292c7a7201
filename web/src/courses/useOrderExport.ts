// Orders an export; from then on its job is followed wherever the person goes.
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { UserError } from '../kit/answer.ts';
import { followJob } from '../kit/followedJobs.ts';
import { useMutation } from '../kit/useMutation.ts';
import { rememberOrder } from './courseExportOrders.ts';
import type {
  ExportCoursesInput,
  useOrderExportMutation,
} from './__generated__/useOrderExportMutation.graphql.ts';

/** Answers what is wrong; nothing when the export was ordered. */
export function useOrderExport(): (input: ExportCoursesInput) => Promise<readonly UserError[]> {
  const [commit] = useMutation<useOrderExportMutation>(graphql`
    mutation useOrderExportMutation($input: ExportCoursesInput!) {
      exportCourses(input: $input) {
        courseExport {
          job {
            id
          }
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  return useCallback(
    async (input) => {
      const { response, userErrors } = await commit({ variables: { input } });
      const job = response?.exportCourses.courseExport?.job;
      if (job) {
        rememberOrder(job.id, input);
        followJob({ id: job.id, companyId: input.companyId });
      }
      return userErrors;
    },
    [commit],
  );
}
