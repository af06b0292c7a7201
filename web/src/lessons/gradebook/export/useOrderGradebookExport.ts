// Requests an export of a course's gradebook.
import { graphql } from 'react-relay';
import { useExportOrder } from '../../../exports/index.ts';
import { gradebookExportOrders, type GradebookExportOrder } from './gradebookExportOrders.ts';
import type { useOrderGradebookExportMutation } from '../../../__generated__/useOrderGradebookExportMutation.graphql.ts';

export function useOrderGradebookExport() {
  return useExportOrder<useOrderGradebookExportMutation, GradebookExportOrder>(
    gradebookExportOrders,
    graphql`
      mutation useOrderGradebookExportMutation($input: ExportGradebookInput!) {
        exportGradebook(input: $input) {
          gradebookExport {
            job {
              id
            }
          }
          ...userErrors_payload
        }
      }
    `,
    ({ input }) => ({ input }),
    ({ exportGradebook }) => exportGradebook.gradebookExport?.job,
  );
}
