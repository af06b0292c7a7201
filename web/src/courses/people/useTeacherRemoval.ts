// Removes a teacher from a course; undo restores the former position.
import { graphql } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { useAction } from '../../kit/actions/useAction.ts';
import { useAlerts } from '../../ui/index.ts';
import type { useTeacherRemovalBackMutation } from '../../__generated__/useTeacherRemovalBackMutation.graphql.ts';
import type { useTeacherRemovalMutation } from '../../__generated__/useTeacherRemovalMutation.graphql.ts';

export function useTeacherRemoval(
  courseId: string,
  /** User ids of the teachers in manual order. */
  teaching: readonly string[],
  sort: (teacherIds: string[]) => Promise<boolean>,
): (userId: string, name: string) => Promise<boolean> {
  const alerts = useAlerts();
  const [detach] = useAction<useTeacherRemovalMutation>(graphql`
    mutation useTeacherRemovalMutation($input: DetachCourseTeachersInput!) {
      detachCourseTeachers(input: $input) {
        course {
          ...CourseAccess_course
        }
        ...userErrors_payload
      }
    }
  `);
  const [back] = useReportedMutation<useTeacherRemovalBackMutation>(graphql`
    mutation useTeacherRemovalBackMutation($input: AttachCourseTeachersInput!) {
      attachCourseTeachers(input: $input) {
        course {
          teachers(first: 100) {
            nodes {
              id
              user {
                id
              }
            }
          }
          ...CourseAccess_course
        }
        ...userErrors_payload
      }
    }
  `);
  return async (userId, name) => {
    const variables = { input: { courseId, userIds: [userId] } };
    const bringBack = async () => {
      const payload = await back(variables);
      if (!payload) return;
      const nodes = payload.course?.teachers?.nodes ?? [];
      const place = ({ user }: (typeof nodes)[number]) => teaching.indexOf(user?.id ?? '');
      // Teachers added since remain at the end.
      const [known, others] = [
        nodes.filter((teacher) => place(teacher) >= 0),
        nodes.filter((teacher) => place(teacher) < 0),
      ];
      const ordered = [...known.toSorted((one, other) => place(one) - place(other)), ...others];
      await sort(ordered.map(({ id }) => id));
    };
    const isDone = await detach({ variables });
    if (isDone) alerts.withUndo(`Больше не преподаёт: ${name}`, () => void bringBack());
    return isDone;
  };
}
