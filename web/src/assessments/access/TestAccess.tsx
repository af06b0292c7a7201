// The «Доступ» tab of a test: its author, its checkers, and access to it without a course.
import { graphql, useFragment } from 'react-relay';
import { useAction, useUnlink } from '../../kit/actions/useAction.ts';
import { StaffCard } from '../../people/lazy.ts';
import { Grid, Stack, Text } from '../../ui/index.ts';
import { useTestTeacherSearch } from '../choices.ts';
import type { TestAccess_test$key } from '../../__generated__/TestAccess_test.graphql.ts';
import type { TestAccessAllowMutation } from '../../__generated__/TestAccessAllowMutation.graphql.ts';
import type { TestAccessDisallowMutation } from '../../__generated__/TestAccessDisallowMutation.graphql.ts';
import type { TestAccessNameMutation } from '../../__generated__/TestAccessNameMutation.graphql.ts';
import type { TestAccessRelieveMutation } from '../../__generated__/TestAccessRelieveMutation.graphql.ts';

const naming = graphql`
  mutation TestAccessNameMutation($input: AttachTestTeachersInput!) {
    attachTestTeachers(input: $input) {
      test {
        ...TestAccess_test
      }
      ...userErrors_payload
    }
  }
`;

const allowing = graphql`
  mutation TestAccessAllowMutation($input: AttachTestAllowUsersInput!) {
    attachTestAllowUsers(input: $input) {
      test {
        ...TestAccess_test
      }
      ...userErrors_payload
    }
  }
`;

export function TestAccess({
  test: key,
  companyId,
  code,
  isReadOnly,
  seesPeople,
}: {
  test: TestAccess_test$key;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  /** The test is in the trash. */
  isReadOnly: boolean;
  /** Whether the user may see the people to choose from. */
  seesPeople: boolean;
}) {
  const { id, viewerCanUpdate, author, teachers, allowUsers } = useFragment<TestAccess_test$key>(
    graphql`
      fragment TestAccess_test on Test @throwOnFieldError {
        id
        viewerCanUpdate @catch(to: NULL)
        author {
          ...StaffCard_member
        }
        teachers {
          ...StaffCard_member
        }
        allowUsers {
          ...StaffCard_member
        }
      }
    `,
    key,
  );
  const searchTeachers = useTestTeacherSearch(companyId);
  const [name] = useAction<TestAccessNameMutation>(naming);
  const relieve = useUnlink<TestAccessRelieveMutation, TestAccessNameMutation>(
    graphql`
      mutation TestAccessRelieveMutation($input: DetachTestTeachersInput!) {
        detachTestTeachers(input: $input) {
          test {
            ...TestAccess_test
          }
          ...userErrors_payload
        }
      }
    `,
    naming,
  );
  const [allow] = useAction<TestAccessAllowMutation>(allowing);
  const disallow = useUnlink<TestAccessDisallowMutation, TestAccessAllowMutation>(
    graphql`
      mutation TestAccessDisallowMutation($input: DetachTestAllowUsersInput!) {
        detachTestAllowUsers(input: $input) {
          test {
            ...TestAccess_test
          }
          ...userErrors_payload
        }
      }
    `,
    allowing,
  );
  const mayAttach = seesPeople && viewerCanUpdate === true && !isReadOnly;
  const of = (userIds: string[]) => ({ input: { id, userIds } });
  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1fr' }} gap="4" alignItems="start">
        <StaffCard
          title="Автор"
          text="Составил тест и проверяет его наравне с теми, кто назван рядом."
          empty="Автора больше нет в компании."
          members={author ? [author] : []}
          companyId={companyId}
          code={code}
          onAdd={false}
          onRemove={false}
        />
        <StaffCard
          title="Кто проверяет"
          text="Ставят баллы за ответы, которые не проверяются сами."
          empty="Проверяет только автор и те, кто проверяет все тесты."
          field="Назначить проверяющих"
          members={teachers}
          companyId={companyId}
          code={code}
          search={searchTeachers}
          onAdd={
            mayAttach &&
            ((users, names) => name({ variables: of(users), done: `Проверяют тест: ${names}` }))
          }
          onRemove={
            mayAttach &&
            ((user, names) =>
              relieve({
                variables: of([user]),
                back: of([user]),
                done: `Больше не проверяет тест: ${names}`,
              }))
          }
        />
        <StaffCard
          title="Кто проходит без курса"
          text="Видят тест у себя, даже если не учатся на курсе, где он стоит."
          empty="Тест проходят только там, где он стоит: в уроках и по приглашениям."
          field="Открыть ученикам"
          members={allowUsers}
          companyId={companyId}
          code={code}
          onAdd={
            mayAttach &&
            ((users, names) => allow({ variables: of(users), done: `Тест открыт: ${names}` }))
          }
          onRemove={
            mayAttach &&
            ((user, names) =>
              disallow({
                variables: of([user]),
                back: of([user]),
                done: `Тест больше не открыт: ${names}`,
              }))
          }
        />
      </Grid>
      <Text tone="muted" size="sm">
        Тест становится для проверяющих своим: они меняют и удаляют его, если их роли дают это со
        своими тестами. Чего роли не дают, того не даст и этот список.
      </Text>
    </Stack>
  );
}
