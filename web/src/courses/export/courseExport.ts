// The export of courses.
import { graphql } from 'react-relay';
import { exportKind } from '../../exports/index.ts';
import type { courseExportMutation } from '../../__generated__/courseExportMutation.graphql.ts';

export const courseExport = exportKind<courseExportMutation>({
  name: 'course',
  mutation: graphql`
    mutation courseExportMutation($input: ExportCoursesInput!) {
      exportCourses(input: $input) {
        courseExport {
          job {
            id
          }
        }
        ...userErrors_payload
      }
    }
  `,
  jobOf: ({ exportCourses }) => exportCourses.courseExport?.job,
});
