// Detaches students from a course: with undo, which restores all their data, or after confirmation for all that match a
// filter.
import { startTransition } from 'react';
import { UserMinus } from 'lucide-react';
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import type { SelectedRows } from '../../kit/relay/bulk.ts';
import { outcomeOf, reportOutcome } from '../../kit/relay/outcome.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { countOf, useAlerts, useConfirm } from '../../ui/index.ts';
import { studentNouns } from './studentWords.ts';
import type {
  CourseStudentMatch,
  useDetachmentMutation,
} from '../../__generated__/useDetachmentMutation.graphql.ts';
import type { useDetachmentBackMutation } from '../../__generated__/useDetachmentBackMutation.graphql.ts';

export function useDetachment(courseId: string, refresh: () => void) {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const [detach] = useMutation<useDetachmentMutation>(graphql`
    mutation useDetachmentMutation($input: DetachCourseStudentsInput!) {
      detachCourseStudents(input: $input) {
        changedCount
        deletion
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [back] = useMutation<useDetachmentBackMutation>(graphql`
    mutation useDetachmentBackMutation($input: TakeCourseStudentsBackInput!) {
      takeCourseStudentsBack(input: $input) {
        restoredCount
        ...userErrors_payload
      }
    }
  `);
  const shownAnew = () => startTransition(refresh);
  const takeBack = async (deletion: string) => {
    const answer = await back({ variables: { input: { courseId, deletion } } });
    if (!succeeded(answer, alerts)) return;
    const { restoredCount: count } = answer.response.takeCourseStudentsBack;
    reportOutcome(
      alerts,
      { count, skipped: null },
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
    const answer = await detach({ variables: { input: { courseId, courseStudents: chosen } } });
    if (!succeeded(answer, alerts)) return false;
    const { changedCount, deletion, skipped } = answer.response.detachCourseStudents;
    reportOutcome(alerts, outcomeOf({ count: changedCount, skipped }), {
      done: 'Убрано с курса',
      nouns: studentNouns,
      undo: deletion == null ? undefined : () => void takeBack(deletion),
    });
    shownAnew();
    return changedCount > 0;
  };
  return { id: 'detach', label: 'Убрать с курса', icon: <UserMinus />, run };
}
