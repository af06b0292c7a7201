// The export of a course's gradebook.
import { graphql } from 'react-relay';
import { exportKind } from '../../../exports/index.ts';
import type { gradebookExportMutation } from '../../../__generated__/gradebookExportMutation.graphql.ts';

export const gradebookExport = exportKind<gradebookExportMutation>({
  name: 'gradebook',
  mutation: graphql`
    mutation gradebookExportMutation($input: ExportGradebookInput!) {
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
  jobOf: ({ exportGradebook }) => exportGradebook.gradebookExport?.job,
});
