// Copies a course or exports it as an archive; the alerts follow the job on all pages.
import { graphql } from 'react-relay';
import { succeeded, type MutationResult } from '../../kit/network/mutationResult.ts';
import { followJob } from '../../kit/actions/followedJobs.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import type { useCourseJobsCopyMutation } from '../../__generated__/useCourseJobsCopyMutation.graphql.ts';
import type { useCourseJobsExportMutation } from '../../__generated__/useCourseJobsExportMutation.graphql.ts';

type Order = (course: { id: string }) => Promise<void>;

export function useCourseJobs(companyId: string): { copy: Order; archive: Order } {
  const alerts = useAlerts();
  const [commitCopy] = useMutation<useCourseJobsCopyMutation>(graphql`
    mutation useCourseJobsCopyMutation($input: ReplicateCourseInput!) {
      replicateCourse(input: $input) {
        job {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const [commitExport] = useMutation<useCourseJobsExportMutation>(graphql`
    mutation useCourseJobsExportMutation($input: ExportCourseInput!) {
      exportCourse(input: $input) {
        job {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const follow = <Sent extends useCourseJobsCopyMutation | useCourseJobsExportMutation>(
    answer: MutationResult<Sent>,
    jobOf: (response: Sent['response']) => { readonly id: string } | null | undefined,
    told: string,
  ) => {
    if (!succeeded(answer, alerts)) return;
    const job = jobOf(answer.response);
    if (job) followJob({ id: job.id, companyId });
    alerts.success(told);
  };
  return {
    copy: async ({ id }) =>
      follow(
        await commitCopy({ variables: { input: { id } } }),
        ({ replicateCourse }) => replicateCourse.job,
        'Копируем курс. Ход виден в «Задачах»',
      ),
    archive: async ({ id }) =>
      follow(
        await commitExport({ variables: { input: { id } } }),
        ({ exportCourse }) => exportCourse.job,
        'Собираем архив курса. Ход виден в «Задачах»',
      ),
  };
}
