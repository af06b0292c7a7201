// Orders an export of courses.
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useExportOrder, type OrderExport } from '../exports/index.ts';
import { useMutation } from '../kit/useMutation.ts';
import { courseExportOrders } from './courseExportOrders.ts';
import type {
  ExportCoursesInput,
  useOrderExportMutation,
} from '../__generated__/useOrderExportMutation.graphql.ts';

export function useOrderExport(): OrderExport<ExportCoursesInput> {
  const [commit] = useMutation<useOrderExportMutation>(graphql`
    mutation useOrderExportMutation($input: ExportCoursesInput!) {
      exportCourses(input: $input) {
        courseExport {
          job {
            id
          }
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  const send = useCallback(
    async (input: ExportCoursesInput) => {
      const { response, userErrors } = await commit({ variables: { input } });
      return { job: response?.exportCourses.courseExport?.job, userErrors };
    },
    [commit],
  );
  return useExportOrder(courseExportOrders, send);
}
