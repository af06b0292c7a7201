// The link of an invite, to copy or as a QR code.
import { graphql, useFragment } from 'react-relay';
import { Card, CopyButton, QrCode, Stack, Text } from '../../ui/index.ts';
import type { InviteLink_invite$key } from '../../__generated__/InviteLink_invite.graphql.ts';

export function InviteLink({ invite: key }: { invite: InviteLink_invite$key }) {
  const { name, state, link } = useFragment<InviteLink_invite$key>(
    graphql`
      fragment InviteLink_invite on Invite {
        name
        state
        link
      }
    `,
    key,
  );
  return (
    <Card title="Ссылка">
      {link == null ? (
        <Text tone="muted">Ссылку видят те, кто может выдать все права этого приглашения</Text>
      ) : (
        <Link
          link={new URL(link, location.origin).href}
          label={`QR-код ссылки «${name}»`}
          isSuspended={state === 'SUSPENDED'}
        />
      )}
    </Card>
  );
}

function Link({
  link,
  label,
  isSuspended,
}: {
  link: string;
  /** Accessible name of the QR code. */
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
