// A user's access: bans, failed sign-ins, two-step sign-in, password and e-mail address.
import { graphql, useFragment } from 'react-relay';
import { useAction, usePermanentDelete } from '../../kit/actions/useAction.ts';
import { useTrash } from '../../kit/actions/useTrash.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import {
  Button,
  Card,
  Flex,
  Stack,
  Switch,
  Text,
  formatDateTime,
  formatNumber,
  lazyPart,
  useAlerts,
} from '../../ui/index.ts';
import { useUserMutations } from './useUserMutations.ts';
import type { UserMatch } from '../../__generated__/useUserMutationsDeleteMutation.graphql.ts';
import type { UserAccess_user$key } from '../../__generated__/UserAccess_user.graphql.ts';
import type { UserAccessBanMutation } from '../../__generated__/UserAccessBanMutation.graphql.ts';
import type { UserAccessTwoStepMutation } from '../../__generated__/UserAccessTwoStepMutation.graphql.ts';
import type { UserAccessResetMutation } from '../../__generated__/UserAccessResetMutation.graphql.ts';

const loadModals = () => import('./UserAccountModals.tsx');
const PasswordModal = lazyPart(loadModals, 'PasswordModal');
const EmailModal = lazyPart(loadModals, 'EmailModal');

export function UserAccess({
  user: key,
  companyId,
}: {
  user: UserAccess_user$key;
  companyId: string;
}) {
  const user = useFragment<UserAccess_user$key>(
    graphql`
      fragment UserAccess_user on User {
        id
        email
        fullName
        status
        adminBanned
        learningBanned
        failedLoginCount
        loginBlockDate
        twoStep
        viewerCanUpdate @catch(to: NULL)
        viewerCanDelete @catch(to: NULL)
        viewerCanManageAccount @catch(to: NULL)
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const modals = useDataModals();
  const mutations = useUserMutations(companyId);
  const [setBan] = useAction<UserAccessBanMutation>(graphql`
    mutation UserAccessBanMutation($input: UpdateUserInput!) {
      updateUser(input: $input) {
        user {
          id
          adminBanned
          learningBanned
        }
        ...userErrors_payload
      }
    }
  `);
  const [resetBlock] = useAction<UserAccessResetMutation>(graphql`
    mutation UserAccessResetMutation($input: ResetUserLoginBlockInput!) {
      resetUserLoginBlock(input: $input) {
        user {
          id
          failedLoginCount
          loginBlockDate
        }
        ...userErrors_payload
      }
    }
  `);
  const resetTwoStep = usePermanentDelete<UserAccessTwoStepMutation>(graphql`
    mutation UserAccessTwoStepMutation($input: ResetUserTwoStepInput!) {
      resetUserTwoStep(input: $input) {
        user {
          id
          twoStep
        }
        ...userErrors_payload
      }
    }
  `);
  const ban = (change: { adminBanned: boolean } | { learningBanned: boolean }) =>
    setBan({ variables: { input: { id: user.id, ...change } } });
  const chosen = { ids: [user.id] };
  const trash = useTrash<UserMatch>({
    nouns: ['пользователь', 'пользователя', 'пользователей'],
    send: {
      remove: (users) => mutations.changeStatus(users, 'delete'),
      restore: (users) => mutations.changeStatus(users, 'restore'),
    },
    listFollows: true,
  });
  const setBlocked = async (change: 'block' | 'unblock', done: string) => {
    if (await mutations.changeStatus(chosen, change)) alerts.success(done);
  };
  const isBlocked = user.status === 'BLOCKED';

  return (
    <Card title="Доступ">
      <Stack gap="4">
        <Switch
          spread
          checked={!user.adminBanned}
          disabled={user.viewerCanUpdate === false}
          onChange={(isOpen) => void ban({ adminBanned: !isOpen })}
        >
          Админка открыта, если её даёт роль
        </Switch>
        <Switch
          spread
          checked={!user.learningBanned}
          disabled={user.viewerCanUpdate === false}
          onChange={(isOpen) => void ban({ learningBanned: !isOpen })}
        >
          Обучение открыто, если его даёт роль
        </Switch>
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <Text tone={user.loginBlockDate ? undefined : 'muted'}>
            {user.loginBlockDate
              ? `Вход закрыт после неудачных попыток до ${formatDateTime(user.loginBlockDate)}`
              : `Неудачных попыток войти подряд: ${formatNumber(user.failedLoginCount)}`}
          </Text>
          {user.viewerCanManageAccount !== false &&
            (user.loginBlockDate !== null || user.failedLoginCount > 0) && (
              <Button
                size="sm"
                onClick={() =>
                  void resetBlock({ variables: { input: { id: user.id } }, done: 'Вход открыт' })
                }
              >
                Сбросить
              </Button>
            )}
        </Flex>
        {user.twoStep === true && (
          <Flex wrap="wrap" align="center" justify="space-between" gap="3">
            <Text tone="muted">Двухэтапный вход включён</Text>
            {user.viewerCanManageAccount !== false && (
              <Button
                size="sm"
                onClick={() =>
                  void resetTwoStep({
                    ...twoStepQuestion(user.fullName),
                    variables: { input: { id: user.id } },
                    done: 'Двухэтапный вход выключен',
                  })
                }
              >
                Сбросить двухэтапный вход
              </Button>
            )}
          </Flex>
        )}
        <Flex wrap="wrap" gap="2">
          {user.viewerCanManageAccount !== false && (
            <>
              <Button
                onClick={() =>
                  void modals.open((close) => (
                    <PasswordModal userId={user.id} onDone={() => close()} />
                  ))
                }
              >
                Сменить пароль
              </Button>
              <Button
                onClick={() =>
                  void modals.open((close) => (
                    <EmailModal userId={user.id} email={user.email ?? ''} onDone={() => close()} />
                  ))
                }
              >
                Сменить почту
              </Button>
            </>
          )}
          {user.viewerCanUpdate !== false && user.status !== 'DELETED' && (
            <Button
              onClick={() =>
                void (isBlocked
                  ? setBlocked('unblock', 'Пользователь разблокирован')
                  : setBlocked('block', 'Пользователь заблокирован'))
              }
            >
              {isBlocked ? 'Разблокировать' : 'Заблокировать'}
            </Button>
          )}
          {user.viewerCanDelete !== false &&
            (user.status === 'DELETED' ? (
              <Button onClick={() => void trash.restore({ chosen, count: 1 })}>Восстановить</Button>
            ) : (
              <Button variant="danger" onClick={() => void trash.remove({ chosen, count: 1 })}>
                Удалить
              </Button>
            ))}
        </Flex>
      </Stack>
    </Card>
  );
}

const twoStepQuestion = (name: string) => ({
  title: `Сбросить двухэтапный вход пользователя ${name}?`,
  description:
    'Для входа хватит пароля, а коды восстановления перестанут действовать. Сначала убедитесь, что об этом просит сам человек.',
  confirmLabel: 'Сбросить',
});
