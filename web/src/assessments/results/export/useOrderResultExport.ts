// Requests an export of a test's results.
import { graphql } from 'react-relay';
import { useExportOrder } from '../../../exports/index.ts';
import { resultExportOrders, type ResultExportOrder } from './resultExportOrders.ts';
import type { useOrderResultExportMutation } from '../../../__generated__/useOrderResultExportMutation.graphql.ts';

export function useOrderResultExport() {
  return useExportOrder<useOrderResultExportMutation, ResultExportOrder>(
    resultExportOrders,
    graphql`
      mutation useOrderResultExportMutation($input: ExportTestAttemptsInput!) {
        exportTestAttempts(input: $input) {
          testAttemptExport {
            job {
              id
            }
          }
          ...userErrors_payload
        }
      }
    `,
    ({ input }) => ({ input }),
    ({ exportTestAttempts }) => exportTestAttempts.testAttemptExport?.job,
  );
}
