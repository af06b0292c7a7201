// The export of a course's branches.
import { graphql } from 'react-relay';
import { exportKind } from '../../exports/index.ts';
import type { branchExportMutation } from '../../__generated__/branchExportMutation.graphql.ts';

export const branchExport = exportKind<branchExportMutation>({
  name: 'branch',
  mutation: graphql`
    mutation branchExportMutation($input: ExportCourseBranchesInput!) {
      exportCourseBranches(input: $input) {
        courseBranchExport {
          job {
            id
          }
        }
        ...userErrors_payload
      }
    }
  `,
  jobOf: ({ exportCourseBranches }) => exportCourseBranches.courseBranchExport?.job,
});
