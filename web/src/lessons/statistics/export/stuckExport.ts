// The export of a course's stuck students.
import { graphql } from 'react-relay';
import { exportKind } from '../../../exports/index.ts';
import type { stuckExportMutation } from '../../../__generated__/stuckExportMutation.graphql.ts';

export const stuckExport = exportKind<stuckExportMutation>({
  name: 'stuck',
  mutation: graphql`
    mutation stuckExportMutation($input: ExportStuckStudentsInput!) {
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
  jobOf: ({ exportStuckStudents }) => exportStuckStudents.stuckStudentExport?.job,
});
