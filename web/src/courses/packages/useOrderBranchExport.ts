// Requests an export of a course's branches.
import { graphql } from 'react-relay';
import { exportOrders, useExportOrder } from '../../exports/index.ts';
import type {
  ExportCourseBranchesInput,
  useOrderBranchExportMutation,
} from '../../__generated__/useOrderBranchExportMutation.graphql.ts';

const orders = exportOrders<ExportCourseBranchesInput>('branch_export_orders');

export function useOrderBranchExport() {
  return useExportOrder<useOrderBranchExportMutation, ExportCourseBranchesInput>(
    orders,
    graphql`
      mutation useOrderBranchExportMutation($input: ExportCourseBranchesInput!) {
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
    (input) => ({ input }),
    ({ exportCourseBranches }) => exportCourseBranches.courseBranchExport?.job,
  );
}
