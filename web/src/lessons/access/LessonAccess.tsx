// The «Роли и доступ» tab of a lesson: its teachers, other staff with access, and who submits its homework.
import { graphql, useFragment } from 'react-relay';
import { useAction, useLinks, useUnlink } from '../../kit/actions/useAction.ts';
import { StaffCard } from '../../people/lazy.ts';
import { Grid, Stack, Text } from '../../ui/index.ts';
import type { LessonAccess_lesson$key } from '../../__generated__/LessonAccess_lesson.graphql.ts';
import type { LessonAccessCloseMutation } from '../../__generated__/LessonAccessCloseMutation.graphql.ts';
import type { LessonAccessHomeworkMutation } from '../../__generated__/LessonAccessHomeworkMutation.graphql.ts';
import type { LessonAccessNoHomeworkMutation } from '../../__generated__/LessonAccessNoHomeworkMutation.graphql.ts';
import type { LessonAccessOpenMutation } from '../../__generated__/LessonAccessOpenMutation.graphql.ts';
import type { LessonAccessTeacherMutation } from '../../__generated__/LessonAccessTeacherMutation.graphql.ts';

const naming = graphql`
  mutation LessonAccessTeacherMutation($input: UpdateLessonInput!) {
    updateLesson(input: $input) {
      lesson {
        ...LessonAccess_lesson
      }
      ...userErrors_payload
    }
  }
`;

export function LessonAccess({
  lesson: key,
  courseId,
  companyId,
  code,
  isReadOnly,
  mayManage,
}: {
  lesson: LessonAccess_lesson$key;
  courseId: string;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  /** The lesson or its course is in the trash. */
  isReadOnly: boolean;
  /** Whether the user may manage access to lessons and see the people to choose from. */
  mayManage: boolean;
}) {
  const { id, viewerCanUpdate, teacher, adminUsers, allowHomeworkUsers } =
    useFragment<LessonAccess_lesson$key>(
      graphql`
        fragment LessonAccess_lesson on Lesson @throwOnFieldError {
          id
          viewerCanUpdate @catch(to: NULL)
          teacher {
            ...StaffCard_member
          }
          adminUsers {
            ...StaffCard_member
          }
          allowHomeworkUsers @catch(to: NULL) {
            ...StaffCard_member
          }
        }
      `,
      key,
    );
  const of = (userIds: string[]) => ({ input: { courseId, lessonId: id, userIds } });
  const staff = useLinks<LessonAccessOpenMutation, LessonAccessCloseMutation>(
    graphql`
      mutation LessonAccessOpenMutation($input: AttachLessonAdminUsersInput!) {
        attachLessonAdminUsers(input: $input) {
          lesson {
            ...LessonAccess_lesson
          }
          ...userErrors_payload
        }
      }
    `,
    graphql`
      mutation LessonAccessCloseMutation($input: DetachLessonAdminUsersInput!) {
        detachLessonAdminUsers(input: $input) {
          lesson {
            ...LessonAccess_lesson
          }
          ...userErrors_payload
        }
      }
    `,
    { variables: of, added: 'Доступ открыт', removed: 'Доступ закрыт' },
  );
  const learners = useLinks<LessonAccessHomeworkMutation, LessonAccessNoHomeworkMutation>(
    graphql`
      mutation LessonAccessHomeworkMutation($input: AttachLessonHomeworkUsersInput!) {
        attachLessonHomeworkUsers(input: $input) {
          lesson {
            ...LessonAccess_lesson
          }
          ...userErrors_payload
        }
      }
    `,
    graphql`
      mutation LessonAccessNoHomeworkMutation($input: DetachLessonHomeworkUsersInput!) {
        detachLessonHomeworkUsers(input: $input) {
          lesson {
            ...LessonAccess_lesson
          }
          ...userErrors_payload
        }
      }
    `,
    { variables: of, added: 'Могут сдавать', removed: 'Больше не в списке' },
  );
  const [name] = useAction<LessonAccessTeacherMutation>(naming);
  const takeOff = useUnlink<LessonAccessTeacherMutation, LessonAccessTeacherMutation>(
    naming,
    naming,
  );
  const mayAttach = mayManage && viewerCanUpdate === true && !isReadOnly;
  const givenBy = (teacherId: string | null) => ({ input: { courseId, id, teacherId } });
  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: '1fr', xl: '1fr 1fr' }} gap="4" alignItems="start">
        <StaffCard
          title="Преподаватель"
          text="Ведёт урок."
          empty="Преподаватель не назначен."
          field={teacher ? 'Назначить другого преподавателя' : 'Назначить преподавателя'}
          members={teacher ? [teacher] : []}
          isSingle
          companyId={companyId}
          code={code}
          onAdd={
            mayAttach &&
            (([user = null], names) =>
              name({ variables: givenBy(user), done: `Преподаватель назначен: ${names}` }))
          }
          onRemove={
            mayAttach &&
            ((user, names) =>
              takeOff({
                variables: givenBy(null),
                back: givenBy(user),
                done: `Больше не ведёт урок: ${names}`,
              }))
          }
        />
        <StaffCard
          title="Доступ сотрудников"
          text="Работают с уроком, но не ведут его."
          empty="Доступ есть только у автора, преподавателя и тех, кому открыт курс."
          field="Дать доступ сотрудникам"
          members={adminUsers}
          companyId={companyId}
          code={code}
          onAdd={mayAttach && staff.add}
          onRemove={mayAttach && staff.remove}
        />
        {allowHomeworkUsers && (
          <StaffCard
            title="Кто сдаёт домашнее задание"
            text="Если назвать хотя бы одного ученика, остальные сдать не смогут."
            empty="Сдают все, кто учится на курсе."
            field="Назвать учеников"
            members={allowHomeworkUsers}
            companyId={companyId}
            code={code}
            onAdd={mayAttach && learners.add}
            onRemove={mayAttach && learners.remove}
          />
        )}
      </Grid>
      <Text tone="muted" size="sm">
        Урок становится для преподавателя и сотрудников своим: они меняют и удаляют его, если их
        роли дают это со своими уроками. Чего роли не дают, того не даст и этот список.
      </Text>
    </Stack>
  );
}
