// The export of an olympiad's ranking.
import { graphql } from 'react-relay';
import { exportKind } from '../../exports/index.ts';
import type { tableExportMutation } from '../../__generated__/tableExportMutation.graphql.ts';

export const tableExport = exportKind<tableExportMutation>({
  name: 'olympiad_table',
  mutation: graphql`
    mutation tableExportMutation($input: ExportTestResultFolderInput!) {
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
  jobOf: ({ exportTestResultFolder }) => exportTestResultFolder.testResultFolderExport?.job,
});
