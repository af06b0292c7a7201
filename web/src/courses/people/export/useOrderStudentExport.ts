// Requests an export of a course's students.
import { graphql } from 'react-relay';
import { useExportOrder } from '../../../exports/index.ts';
import { studentExportOrders, type StudentExportOrder } from './studentExportOrders.ts';
import type { useOrderStudentExportMutation } from '../../../__generated__/useOrderStudentExportMutation.graphql.ts';

export function useOrderStudentExport() {
  return useExportOrder<useOrderStudentExportMutation, StudentExportOrder>(
    studentExportOrders,
    graphql`
      mutation useOrderStudentExportMutation($input: ExportCourseStudentsInput!) {
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
    ({ input }) => ({ input }),
    ({ exportCourseStudents }) => exportCourseStudents.courseStudentExport?.job,
  );
}
