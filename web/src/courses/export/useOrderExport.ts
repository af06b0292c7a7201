// Requests an export of courses.
import { graphql } from 'react-relay';
import { useExportOrder } from '../../exports/index.ts';
import { courseExportOrders } from './courseExportOrders.ts';
import type {
  ExportCoursesInput,
  useOrderExportMutation,
} from '../../__generated__/useOrderExportMutation.graphql.ts';

export function useOrderExport() {
  return useExportOrder<useOrderExportMutation, ExportCoursesInput>(
    courseExportOrders,
    graphql`
      mutation useOrderExportMutation($input: ExportCoursesInput!) {
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
    (input) => ({ input }),
    ({ exportCourses }) => exportCourses.courseExport?.job,
  );
}
