// Accepts an invite with the account of the signed-in user.
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { takeRememberedLink } from '../../kit/network/session.ts';
import { useSignOut } from '../account/sign-in/useSignOut.ts';
import { Button, LinkButton, Stack, Text, useAlerts } from '../../ui/index.ts';
import type { AcceptInviteMutation } from '../../__generated__/AcceptInviteMutation.graphql.ts';
import type { AcceptInvite_viewer$key } from '../../__generated__/AcceptInvite_viewer.graphql.ts';

export function AcceptInvite({
  viewer: key,
  token,
}: {
  viewer: AcceptInvite_viewer$key;
  /** Null without an invite: then only a new account can join. */
  token: string | null;
}) {
  const viewer = useFragment<AcceptInvite_viewer$key>(
    graphql`
      fragment AcceptInvite_viewer on Viewer {
        login
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const navigate = useNavigate();
  const [accept, isAccepting] = useReportedMutation<AcceptInviteMutation>(graphql`
    mutation AcceptInviteMutation($input: AcceptInviteInput!) {
      acceptInvite(input: $input) {
        company {
          name
        }
        ...userErrors_payload
      }
    }
  `);
  const signOut = useSignOut();
  const come = async (invite: string) => {
    const payload = await accept({ input: { token: invite } });
    if (!payload) return;
    const { company } = payload;
    alerts.success(company ? `Вы присоединились: «${company.name}»` : 'Вы присоединились');
    await navigate(takeRememberedLink() ?? '/companies');
  };
  return (
    <Stack gap="4">
      <Text>
        Вы вошли как <b>{viewer.login}</b>.
      </Text>
      {token === null ? (
        <LinkButton variant="primary" to="/companies">
          Мои компании
        </LinkButton>
      ) : (
        <Button variant="primary" loading={isAccepting} onClick={() => void come(token)}>
          Присоединиться
        </Button>
      )}
      <Button variant="ghost" onClick={() => signOut(location.pathname + location.search)}>
        Выйти и зарегистрироваться заново
      </Button>
    </Stack>
  );
}
