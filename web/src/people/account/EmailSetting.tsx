// The e-mail address used to sign in, and a pending new one.
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../kit/actions/useAction.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { Badge, Box, Button, Flex, formatTimeLeft, Text } from '../../ui/index.ts';
import { ChangeEmailModal } from './ChangeEmailModal.tsx';
import { SettingRow } from './SettingRow.tsx';
import type { EmailSetting_viewer$key } from '../../__generated__/EmailSetting_viewer.graphql.ts';
import type { EmailSettingCancelMutation } from '../../__generated__/EmailSettingCancelMutation.graphql.ts';
import type { EmailSettingResendMutation } from '../../__generated__/EmailSettingResendMutation.graphql.ts';

export function EmailSetting({ viewer: key }: { viewer: EmailSetting_viewer$key }) {
  const { email, security } = useFragment<EmailSetting_viewer$key>(
    graphql`
      fragment EmailSetting_viewer on Viewer @throwOnFieldError {
        email
        security @catch(to: NULL) {
          pendingEmail
          pendingEmailExpiresAt
        }
      }
    `,
    key,
  );
  const { open } = useDataModals();
  return (
    <SettingRow
      title="Почта"
      actions={
        <Button
          size="sm"
          aria-label="Сменить почту"
          onClick={() =>
            void open((close) => <ChangeEmailModal present={email} onRequested={close} />)
          }
        >
          Сменить
        </Button>
      }
      below={
        security?.pendingEmail != null && (
          <Waiting email={security.pendingEmail} until={security.pendingEmailExpiresAt ?? ''} />
        )
      }
    >
      <Text overflowWrap="anywhere">{email}</Text>
    </SettingRow>
  );
}

function Waiting({ email, until }: { email: string; until: string }) {
  const [resend, isResending] = useAction<EmailSettingResendMutation>(graphql`
    mutation EmailSettingResendMutation($input: ResendEmailConfirmationInput!) {
      resendEmailConfirmation(input: $input) {
        viewer {
          ...EmailSetting_viewer
        }
        ...userErrors_payload
      }
    }
  `);
  const [cancel, isCancelling] = useAction<EmailSettingCancelMutation>(graphql`
    mutation EmailSettingCancelMutation($input: CancelEmailChangeInput!) {
      cancelEmailChange(input: $input) {
        viewer {
          ...EmailSetting_viewer
        }
        ...userErrors_payload
      }
    }
  `);
  const sendAgain = () =>
    resend({ variables: { input: {} }, done: `Письмо отправлено на ${email}` });
  const keep = () => cancel({ variables: { input: {} }, done: 'Почта осталась прежней' });
  const left = formatTimeLeft(until);
  return (
    <Box mt="3" p="3" bg="soft" borderRadius="lg">
      <Flex align="center" gap="2" wrap="wrap">
        <Text overflowWrap="anywhere">{email}</Text>
        <Badge tone="warning">ждёт подтверждения</Badge>
      </Flex>
      <Text tone="muted" size="sm" mt="1">
        Откройте ссылку из письма на новую почту.{' '}
        {left === null ? 'Срок ссылки вышел.' : `Ссылка действует ещё ${left}.`}
      </Text>
      <Flex gap="2" wrap="wrap" mt="2.5">
        <Button size="sm" loading={isResending} onClick={() => void sendAgain()}>
          Отправить ещё раз
        </Button>
        <Button size="sm" variant="ghost" loading={isCancelling} onClick={() => void keep()}>
          Отменить
        </Button>
      </Flex>
    </Box>
  );
}
