// Copies a course or exports it as an archive; the alerts follow the job on all pages.
import { graphql } from 'react-relay';
import { followJob } from '../../kit/actions/followedJobs.ts';
import { useAction } from '../../kit/actions/useAction.ts';
import type { useCourseJobsCopyMutation } from '../../__generated__/useCourseJobsCopyMutation.graphql.ts';
import type { useCourseJobsExportMutation } from '../../__generated__/useCourseJobsExportMutation.graphql.ts';

type StartJob = (course: { id: string }) => Promise<boolean>;

export function useCourseJobs(companyId: string): { copy: StartJob; archive: StartJob } {
  const [copy] = useAction<useCourseJobsCopyMutation>(graphql`
    mutation useCourseJobsCopyMutation($input: ReplicateCourseInput!) {
      replicateCourse(input: $input) {
        job {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const [archive] = useAction<useCourseJobsExportMutation>(graphql`
    mutation useCourseJobsExportMutation($input: ExportCourseInput!) {
      exportCourse(input: $input) {
        job {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  return {
    copy: ({ id }) =>
      copy({
        variables: { input: { id } },
        done: ({ replicateCourse: { job } }) => {
          if (job) followJob({ id: job.id, companyId });
          return 'Копируем курс. Ход виден в «Задачах»';
        },
      }),
    archive: ({ id }) =>
      archive({
        variables: { input: { id } },
        done: ({ exportCourse: { job } }) => {
          if (job) followJob({ id: job.id, companyId });
          return 'Собираем архив курса. Ход виден в «Задачах»';
        },
      }),
  };
}
