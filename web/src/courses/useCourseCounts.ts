// How many courses match the search and the filter in each tab.
import { graphql, useFragment } from 'react-relay';
import { tabStatuses, type CourseTab } from './courseListAddress.ts';
import type { useCourseCounts_connection$key } from '../__generated__/useCourseCounts_connection.graphql.ts';

export function useCourseCounts(
  connection: useCourseCounts_connection$key | null | undefined,
): Record<CourseTab, number> {
  const counts = useFragment<useCourseCounts_connection$key>(
    graphql`
      fragment useCourseCounts_connection on CourseConnection @throwOnFieldError {
        countByStatus {
          status
          count
        }
      }
    `,
    connection ?? null,
  );
  const countOf = (tab: CourseTab) =>
    (counts?.countByStatus ?? []).reduce(
      (sum, { status, count }) => (tabStatuses[tab].includes(status) ? sum + count : sum),
      0,
    );
  return { active: countOf('active'), drafts: countOf('drafts'), closed: countOf('closed') };
}
