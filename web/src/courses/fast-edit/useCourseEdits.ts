// The rows of the courses in fast edit, and the mutation that saves changed ones in batches of the server's limit.
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { inBatches } from '../../kit/cells/batches.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { courseCells } from './courseCells.ts';
import type { courseCells_courses$key } from '../../__generated__/courseCells_courses.graphql.ts';
import type { useCourseEditsMutation } from '../../__generated__/useCourseEditsMutation.graphql.ts';

export function useCourseEdits(companyId: string, courses: courseCells_courses$key) {
  const rows = useFragment<courseCells_courses$key>(courseCells, courses);
  const [edit] = useReportedMutation<useCourseEditsMutation>(graphql`
    mutation useCourseEditsMutation($input: EditCoursesInput!) {
      editCourses(input: $input) {
        rows {
          course {
            ...courseCells_courses
          }
          conflicts
          userErrors {
            message
            field
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const save = useMemo(
    () =>
      inBatches(async (changed) => {
        const payload = await edit(
          { input: { companyId, rows: [...changed] } },
          { updater: invalidateLists(companyId) },
        );
        if (!payload) return null;
        // Results are in the order of the input; that of a deleted course has no id.
        return payload.rows.map(({ conflicts, userErrors }, index) => ({
          id: changed[index]?.id ?? '',
          conflicts,
          userErrors,
        }));
      }),
    [companyId, edit],
  );
  return { rows, save };
}
