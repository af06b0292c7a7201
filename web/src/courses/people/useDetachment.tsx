// Detaches students from a course: with undo, which restores all their data, or after confirmation for all that match a
// filter.
import { startTransition } from 'react';
import { UserMinus } from 'lucide-react';
import { graphql } from 'react-relay';
import { useBulkMutation, useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import type { SelectedRows } from '../../kit/relay/bulk.ts';
import { reportOutcome } from '../../kit/relay/outcome.ts';
import { countOf, useAlerts, useConfirm } from '../../ui/index.ts';
import { studentNouns } from './studentNouns.ts';
import type {
  CourseStudentMatch,
  useDetachmentMutation,
} from '../../__generated__/useDetachmentMutation.graphql.ts';
import type { useDetachmentBackMutation } from '../../__generated__/useDetachmentBackMutation.graphql.ts';

export function useDetachment(courseId: string, refresh: () => void) {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const detach = useBulkMutation<useDetachmentMutation>(graphql`
    mutation useDetachmentMutation($input: DetachCourseStudentsInput!) {
      detachCourseStudents(input: $input) {
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const [back] = useReportedMutation<useDetachmentBackMutation>(graphql`
    mutation useDetachmentBackMutation($input: TakeCourseStudentsBackInput!) {
      takeCourseStudentsBack(input: $input) {
        restoredCount
        ...userErrors_payload
      }
    }
  `);
  const shownAnew = () => startTransition(refresh);
  const takeBack = async (deletion: string) => {
    const taken = await back({ input: { courseId, deletion } });
    if (!taken) return;
    reportOutcome(
      alerts,
      { count: taken.restoredCount, skipped: null },
      { done: 'Снова на курсе', nouns: studentNouns },
    );
    shownAnew();
  };
  const run = async ({ chosen, count }: SelectedRows<CourseStudentMatch>): Promise<boolean> => {
    const many = countOf(count, studentNouns);
    const isSure =
      chosen.matching == null ||
      (await confirm({
        title: `Убрать с курса ${many}?`,
        description:
          'Уберутся все, кто подходит под поиск и фильтр. Отменить можно сразу после этого.',
        confirmLabel: 'Убрать',
        danger: true,
      }));
    if (!isSure) return false;
    const outcome = await detach({ input: { courseId, courseStudents: chosen } });
    if (outcome === null) return false;
    const [deletion] = outcome.deletions ?? [];
    reportOutcome(alerts, outcome, {
      done: 'Убрано с курса',
      nouns: studentNouns,
      undo: deletion === undefined ? undefined : () => void takeBack(deletion),
    });
    shownAnew();
    return outcome.count > 0;
  };
  return { id: 'detach', label: 'Убрать с курса', icon: <UserMinus />, run };
}
