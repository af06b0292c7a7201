// The invite of an order: creates one for the customer and shows its link to copy.
import { UserPlus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../kit/actions/useAction.ts';
import { Button, Card, CopyButton, Stack, Text, TextLink } from '../../ui/index.ts';
import type { OrderInvite_order$key } from '../../__generated__/OrderInvite_order.graphql.ts';
import type { OrderInviteMutation } from '../../__generated__/OrderInviteMutation.graphql.ts';

export function OrderInvite({
  order: key,
  code,
  mayInvite,
}: {
  order: OrderInvite_order$key;
  /** The company's code, for addresses. */
  code: string;
  mayInvite: boolean;
}) {
  const { id, invite } = useFragment<OrderInvite_order$key>(
    graphql`
      fragment OrderInvite_order on Order {
        id
        invite @catch(to: NULL) {
          databaseId
          name
          link
        }
      }
    `,
    key,
  );
  const [create, isRunning] = useAction<OrderInviteMutation>(graphql`
    mutation OrderInviteMutation($input: CreateOrderInviteInput!) {
      createOrderInvite(input: $input) {
        order {
          ...OrderInvite_order
          ...OrderDetails_order
        }
        ...userErrors_payload
      }
    }
  `);
  if (!invite && !mayInvite) return null;
  if (!invite) {
    return (
      <Card title="Приглашение">
        <Stack gap="3" align="flex-start">
          <Text tone="muted">По ссылке приглашения клиент попадёт в то, что заказал.</Text>
          <Button
            icon={<UserPlus size={16} aria-hidden />}
            loading={isRunning}
            onClick={() =>
              void create({ variables: { input: { id } }, done: 'Приглашение создано' })
            }
          >
            Создать приглашение
          </Button>
        </Stack>
      </Card>
    );
  }
  const link = invite.link == null ? null : new URL(invite.link, location.origin).href;
  return (
    <Card title="Приглашение">
      <Stack gap="3" align="flex-start">
        <TextLink to={`/${code}/invites/${String(invite.databaseId)}`}>{invite.name}</TextLink>
        {link && (
          <>
            <Text size="sm" overflowWrap="anywhere" fontFamily="mono">
              {link}
            </Text>
            <CopyButton text={link}>Скопировать ссылку</CopyButton>
          </>
        )}
      </Stack>
    </Card>
  );
}
