// The «Доступ» tab of a test: its author, its checkers, and access to it without a course.
import { graphql, useFragment } from 'react-relay';
import { useLinks } from '../../kit/actions/useAction.ts';
import { StaffCard } from '../../people/lazy.ts';
import { Grid, Stack, Text } from '../../ui/index.ts';
import { useTestTeacherSearch } from '../choices.ts';
import type { TestAccess_test$key } from '../../__generated__/TestAccess_test.graphql.ts';
import type { TestAccessAllowMutation } from '../../__generated__/TestAccessAllowMutation.graphql.ts';
import type { TestAccessDisallowMutation } from '../../__generated__/TestAccessDisallowMutation.graphql.ts';
import type { TestAccessNameMutation } from '../../__generated__/TestAccessNameMutation.graphql.ts';
import type { TestAccessRelieveMutation } from '../../__generated__/TestAccessRelieveMutation.graphql.ts';

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
  const of = (userIds: string[]) => ({ input: { id, userIds } });
  const checkers = useLinks<TestAccessNameMutation, TestAccessRelieveMutation>(
    graphql`
      mutation TestAccessNameMutation($input: AttachTestTeachersInput!) {
        attachTestTeachers(input: $input) {
          test {
            ...TestAccess_test
          }
          ...userErrors_payload
        }
      }
    `,
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
    { variables: of, added: 'Проверяют тест', removed: 'Больше не проверяет тест' },
  );
  const learners = useLinks<TestAccessAllowMutation, TestAccessDisallowMutation>(
    graphql`
      mutation TestAccessAllowMutation($input: AttachTestAllowUsersInput!) {
        attachTestAllowUsers(input: $input) {
          test {
            ...TestAccess_test
          }
          ...userErrors_payload
        }
      }
    `,
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
    { variables: of, added: 'Тест открыт', removed: 'Тест больше не открыт' },
  );
  const mayAttach = seesPeople && viewerCanUpdate === true && !isReadOnly;
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
          onAdd={mayAttach && checkers.add}
          onRemove={mayAttach && checkers.remove}
        />
        <StaffCard
          title="Кто проходит без курса"
          text="Видят тест у себя, даже если не учатся на курсе, где он стоит."
          empty="Тест проходят только там, где он стоит: в уроках и по приглашениям."
          field="Открыть ученикам"
          members={allowUsers}
          companyId={companyId}
          code={code}
          onAdd={mayAttach && learners.add}
          onRemove={mayAttach && learners.remove}
        />
      </Grid>
      <Text tone="muted" size="sm">
        Тест становится для проверяющих своим: они меняют и удаляют его, если их роли дают это со
        своими тестами. Чего роли не дают, того не даст и этот список.
      </Text>
    </Stack>
  );
}
