// Requests an export of an olympiad's ranking.
import { graphql } from 'react-relay';
import { useExportOrder } from '../../exports/index.ts';
import { tableExportOrders, type TableExportOrder } from './tableExportOrders.ts';
import type { useOrderTableExportMutation } from '../../__generated__/useOrderTableExportMutation.graphql.ts';

export function useOrderTableExport() {
  return useExportOrder<useOrderTableExportMutation, TableExportOrder>(
    tableExportOrders,
    graphql`
      mutation useOrderTableExportMutation($input: ExportTestResultFolderInput!) {
        exportTestResultFolder(input: $input) {
          testResultFolderExport {
            job {
              id
            }
          }
          ...userErrors_payload
        }
      }
    `,
    ({ input }) => ({ input }),
    ({ exportTestResultFolder }) => exportTestResultFolder.testResultFolderExport?.job,
  );
}
