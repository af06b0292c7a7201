// The tab «Преподаватели и доступ» of a course: its teachers in manual order, and other staff with access.
import { graphql, useFragment } from 'react-relay';
import { useAction, useLinks } from '../../kit/actions/useAction.ts';
import { StaffCard } from '../../people/lazy.ts';
import { Grid, Stack, Text, plural } from '../../ui/index.ts';
import { useTeacherRemoval } from './useTeacherRemoval.ts';
import type { CourseAccess_course$key } from '../../__generated__/CourseAccess_course.graphql.ts';
import type { CourseAccessAttachMutation } from '../../__generated__/CourseAccessAttachMutation.graphql.ts';
import type { CourseAccessCloseMutation } from '../../__generated__/CourseAccessCloseMutation.graphql.ts';
import type { CourseAccessOpenMutation } from '../../__generated__/CourseAccessOpenMutation.graphql.ts';
import type { CourseAccessSortMutation } from '../../__generated__/CourseAccessSortMutation.graphql.ts';

const attaching = graphql`
  mutation CourseAccessAttachMutation($input: AttachCourseTeachersInput!) {
    attachCourseTeachers(input: $input) {
      course {
        ...CourseAccess_course
      }
      ...userErrors_payload
    }
  }
`;

export function CourseAccess({
  course: key,
  companyId,
  code,
  isDeleted,
  mayManage,
}: {
  course: CourseAccess_course$key;
  companyId: string;
  /** The company's code in URLs. */
  code: string;
  isDeleted: boolean;
  /** Whether the viewer may manage access to courses and see the users to attach. */
  mayManage: boolean;
}) {
  const { id, viewerCanUpdate, teachers, adminUsers } = useFragment<CourseAccess_course$key>(
    graphql`
      fragment CourseAccess_course on Course @throwOnFieldError {
        id
        viewerCanUpdate @catch(to: NULL)
        teachers(first: 100) {
          nodes {
            id
            user {
              id
              ...StaffCard_user
            }
          }
        }
        adminUsers(first: 100) {
          nodes {
            user {
              ...StaffCard_user
            }
          }
        }
      }
    `,
    key,
  );
  const [attach] = useAction<CourseAccessAttachMutation>(attaching);
  const [sort] = useAction<CourseAccessSortMutation>(graphql`
    mutation CourseAccessSortMutation($input: SortCourseTeachersInput!) {
      sortCourseTeachers(input: $input) {
        course {
          ...CourseAccess_course
        }
        ...userErrors_payload
      }
    }
  `);
  const sortTeachers = (teacherIds: string[]) =>
    sort({ variables: { input: { courseId: id, teacherIds } } });
  const detach = useTeacherRemoval(
    id,
    (teachers?.nodes ?? []).map(({ user }) => user?.id ?? ''),
    sortTeachers,
  );
  const of = (userIds: string[]) => ({ input: { courseId: id, userIds } });
  const staff = useLinks<CourseAccessOpenMutation, CourseAccessCloseMutation>(
    graphql`
      mutation CourseAccessOpenMutation($input: AttachCourseAdminUsersInput!) {
        attachCourseAdminUsers(input: $input) {
          course {
            ...CourseAccess_course
          }
          ...userErrors_payload
        }
      }
    `,
    graphql`
      mutation CourseAccessCloseMutation($input: DetachCourseAdminUsersInput!) {
        detachCourseAdminUsers(input: $input) {
          course {
            ...CourseAccess_course
          }
          ...userErrors_payload
        }
      }
    `,
    { variables: of, added: 'Доступ открыт', removed: 'Доступ закрыт' },
  );
  const mayChange = viewerCanUpdate === true && !isDeleted;
  const mayAttach = mayChange && mayManage;
  // Teachers are sorted by the ids of their records in the course, not by user ids.
  const tieOf = (userId: string) =>
    teachers?.nodes.find(({ user }) => user?.id === userId)?.id ?? '';
  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: '1fr', xl: '1fr 1fr' }} gap="4" alignItems="start">
        <StaffCard
          title="Преподаватели"
          text="Ведут курс."
          empty="Преподавателей пока нет."
          field="Добавить преподавателей"
          users={teachers?.nodes.flatMap(({ user }) => user ?? []) ?? []}
          companyId={companyId}
          code={code}
          onAdd={
            mayAttach &&
            ((users, names) =>
              attach({
                variables: of(users),
                done: `${plural(users.length, added)}: ${names}`,
              }))
          }
          onRemove={mayAttach && detach}
          onSort={mayChange && ((users) => sortTeachers(users.map(tieOf)))}
        />
        <StaffCard
          title="Доступ сотрудников"
          text="Работают с курсом, но не преподают его."
          empty="Доступ есть только у автора и преподавателей."
          field="Дать доступ сотрудникам"
          users={adminUsers?.nodes.flatMap(({ user }) => user ?? []) ?? []}
          companyId={companyId}
          code={code}
          onAdd={mayAttach && staff.add}
          onRemove={mayAttach && staff.remove}
        />
      </Grid>
      <Text tone="muted" size="sm">
        Курс становится для них своим: они видят, меняют и удаляют его, если их роли дают это со
        своими курсами. Чего роли не дают, того не даст и этот список.
      </Text>
    </Stack>
  );
}

const added = [
  'Преподаватель добавлен',
  'Преподаватели добавлены',
  'Преподаватели добавлены',
] as const;
