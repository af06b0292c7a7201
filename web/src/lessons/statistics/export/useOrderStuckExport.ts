// Requests an export of a course's stuck students.
import { graphql } from 'react-relay';
import { useExportOrder } from '../../../exports/index.ts';
import { stuckExportOrders, type StuckExportOrder } from './statisticsExportOrders.ts';
import type { useOrderStuckExportMutation } from '../../../__generated__/useOrderStuckExportMutation.graphql.ts';

export function useOrderStuckExport() {
  return useExportOrder<useOrderStuckExportMutation, StuckExportOrder>(
    stuckExportOrders,
    graphql`
      mutation useOrderStuckExportMutation($input: ExportStuckStudentsInput!) {
        exportStuckStudents(input: $input) {
          stuckStudentExport {
            job {
              id
            }
          }
          ...userErrors_payload
        }
      }
    `,
    ({ input }) => ({ input }),
    ({ exportStuckStudents }) => exportStuckStudents.stuckStudentExport?.job,
  );
}
