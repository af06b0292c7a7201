// The results of creating many invites, row by row.
import { Badge, Card, CopyButton, Flex, Stack, Text, TextLink } from '../../../ui/index.ts';
import type { ManyInvitesMutation$data } from '../../../__generated__/ManyInvitesMutation.graphql.ts';

export type InviteResult = ManyInvitesMutation$data['createInvites']['rows'][number] & {
  /** The pasted line. */
  line: string;
};

export function InviteResults({ rows, base }: { rows: readonly InviteResult[]; base: string }) {
  if (rows.length === 0) return null;
  const links = rows.flatMap(({ invite }) => (invite?.link == null ? [] : [linkOf(invite.link)]));
  return (
    <Card
      title="Что вышло"
      actions={
        links.length > 1 && (
          <CopyButton size="sm" text={links.join('\n')}>
            Скопировать все ссылки
          </CopyButton>
        )
      }
    >
      <Stack as="ul" gap="2.5" m="0" p="0" listStyleType="none">
        {rows.map(({ invite, line, userErrors }, index) => (
          // Lines can repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <Flex as="li" key={`${index}:${line}`} gap="3" align="center" justify="space-between">
            {invite ? (
              <>
                <TextLink to={`${base}/${invite.databaseId}`}>{invite.name}</TextLink>
                {invite.link != null && (
                  <CopyButton size="sm" text={linkOf(invite.link)}>
                    Ссылка
                  </CopyButton>
                )}
              </>
            ) : (
              <>
                <div>
                  <div>{line}</div>
                  <Text color="danger" size="sm">
                    {userErrors.map(({ message }) => message).join('. ')}
                  </Text>
                </div>
                <Badge tone="danger">Не создано</Badge>
              </>
            )}
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}

const linkOf = (link: string) => new URL(link, location.origin).href;
