// The export of a course's journal.
import { graphql } from 'react-relay';
import { exportKind } from '../../../exports/index.ts';
import type { journalExportMutation } from '../../../__generated__/journalExportMutation.graphql.ts';

export const journalExport = exportKind<journalExportMutation>({
  name: 'journal',
  mutation: graphql`
    mutation journalExportMutation($input: ExportJournalInput!) {
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
  jobOf: ({ exportJournal }) => exportJournal.journalExport?.job,
});
