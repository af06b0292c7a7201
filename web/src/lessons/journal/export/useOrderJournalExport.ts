// Requests an export of a course's journal.
import { graphql } from 'react-relay';
import { useExportOrder } from '../../../exports/index.ts';
import { journalExportOrders, type JournalExportOrder } from './journalExportOrders.ts';
import type { useOrderJournalExportMutation } from '../../../__generated__/useOrderJournalExportMutation.graphql.ts';

export function useOrderJournalExport() {
  return useExportOrder<useOrderJournalExportMutation, JournalExportOrder>(
    journalExportOrders,
    graphql`
      mutation useOrderJournalExportMutation($input: ExportJournalInput!) {
        exportJournal(input: $input) {
          journalExport {
            job {
              id
            }
          }
          ...userErrors_payload
        }
      }
    `,
    ({ input }) => ({ input }),
    ({ exportJournal }) => exportJournal.journalExport?.job,
  );
}
