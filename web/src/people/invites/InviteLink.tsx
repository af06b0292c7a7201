// The link of an invite: to copy, as a QR code, and sent to its recipients.
import { Send } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { succeeded } from '../../kit/answer.ts';
import { followJob } from '../../kit/followedJobs.ts';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Badge,
  Button,
  Card,
  chakra,
  CopyButton,
  Flex,
  formatDateTime,
  QrCode,
  Stack,
  Text,
  useAlerts,
} from '../../ui/index.ts';
import { MessageQuota } from '../sending/MessageQuota.tsx';
import type { InviteLink_company$key } from '../../__generated__/InviteLink_company.graphql.ts';
import type { InviteLink_invite$key } from '../../__generated__/InviteLink_invite.graphql.ts';
import type { InviteLinkMutation } from '../../__generated__/InviteLinkMutation.graphql.ts';

export function InviteLink({
  invite: key,
  company: companyKey,
}: {
  invite: InviteLink_invite$key;
  company: InviteLink_company$key;
}) {
  const company = useFragment<InviteLink_company$key>(
    graphql`
      fragment InviteLink_company on Company {
        id
        ...MessageQuota_company
      }
    `,
    companyKey,
  );
  const invite = useFragment<InviteLink_invite$key>(
    graphql`
      fragment InviteLink_invite on Invite {
        id
        name
        state
        link
        recipients {
          databaseId
          address
          sentAt
          error
        }
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const [send] = useMutation<InviteLinkMutation>(graphql`
    mutation InviteLinkMutation($input: SendInviteInput!) {
      sendInvite(input: $input) {
        job {
          id
        }
        userErrors {
          message
        }
      }
    }
  `);
  const { link, recipients } = invite;
  const waiting = recipients.filter(({ sentAt }) => sentAt == null).length;
  const sendToAll = async () => {
    const answer = await send({ variables: { input: { id: invite.id } } });
    if (!succeeded(answer, alerts)) return;
    const { job } = answer.response.sendInvite;
    if (job) followJob({ id: job.id, companyId: company.id });
    alerts.success('Отправляем. Что вышло, видно после обновления страницы');
  };
  return (
    <Stack gap="4">
      <Card title="Ссылка">
        {link == null ? (
          <Text tone="muted">Ссылку видят те, кто может выдать все права этого приглашения</Text>
        ) : (
          <Link
            link={new URL(link, location.origin).href}
            label={`QR-код ссылки «${invite.name}»`}
            isSuspended={invite.state === 'SUSPENDED'}
          />
        )}
      </Card>
      {recipients.length > 0 && (
        <Card
          title="Получатели"
          actions={
            waiting > 0 && (
              <Button
                size="sm"
                icon={<Send size={16} aria-hidden />}
                onClick={() => void sendToAll()}
              >
                Отправить
              </Button>
            )
          }
        >
          {waiting > 0 && <MessageQuota company={company} wanted={waiting} />}
          <List aria-label="Получатели">
            {recipients.map(({ databaseId, address, sentAt, error }) => (
              <li key={databaseId}>
                <Flex justify="space-between" gap="3">
                  <span>{address}</span>
                  {sentAt ? (
                    <Text as="span" tone="muted" size="sm">
                      {formatDateTime(sentAt)}
                    </Text>
                  ) : (
                    <Badge tone={error ? 'danger' : 'neutral'}>
                      {error ? 'Не отправлено' : 'Ждёт'}
                    </Badge>
                  )}
                </Flex>
                {error && (
                  <Text color="danger" size="sm">
                    {error}
                  </Text>
                )}
              </li>
            ))}
          </List>
        </Card>
      )}
    </Stack>
  );
}

function Link({
  link,
  label,
  isSuspended,
}: {
  link: string;
  /** Of the code. */
  label: string;
  isSuspended: boolean;
}) {
  return (
    <Stack gap="3" align="flex-start">
      {isSuspended && (
        <Text tone="muted">
          Автор приглашения больше не может выдать эти права. Сохраните приглашение, чтобы ссылка
          снова работала
        </Text>
      )}
      <QrCode text={link} label={label} size={176} />
      <Text size="sm" overflowWrap="anywhere" fontFamily="mono">
        {link}
      </Text>
      <CopyButton text={link}>Скопировать ссылку</CopyButton>
    </Stack>
  );
}

const List = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    maxH: '320px',
    overflowY: 'auto',
    listStyleType: 'none',
    '& > li': { py: '1.5', overflowWrap: 'anywhere' },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});
