// The export of a course's students.
import { graphql } from 'react-relay';
import { exportKind } from '../../../exports/index.ts';
import type { studentExportMutation } from '../../../__generated__/studentExportMutation.graphql.ts';

export const studentExport = exportKind<studentExportMutation>({
  name: 'student',
  mutation: graphql`
    mutation studentExportMutation($input: ExportCourseStudentsInput!) {
      exportCourseStudents(input: $input) {
        courseStudentExport {
          job {
            id
          }
        }
        ...userErrors_payload
      }
    }
  `,
  jobOf: ({ exportCourseStudents }) => exportCourseStudents.courseStudentExport?.job,
});
