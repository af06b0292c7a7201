// The Bitrix24 lead of an order, or the reason why there is none; polls while the lead is being created.
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../kit/actions/useAction.ts';
import { usePolling } from '../../kit/relay/usePolling.ts';
import { Button, Card, chakra, formatDateTime, Stack, Text } from '../../ui/index.ts';
import type { OrderLead_order$key } from '../../__generated__/OrderLead_order.graphql.ts';
import type { OrderLeadMutation } from '../../__generated__/OrderLeadMutation.graphql.ts';
import type { OrderLeadQuery } from '../../__generated__/OrderLeadQuery.graphql.ts';

export function OrderLead({
  order: key,
  isReadOnly,
}: {
  order: OrderLead_order$key;
  isReadOnly: boolean;
}) {
  const order = useFragment<OrderLead_order$key>(
    graphql`
      fragment OrderLead_order on Order {
        id
        viewerCanUpdate @catch(to: NULL)
        bitrixLead @catch(to: NULL) {
          state
          leadId
          url
          problem
          madeAt
        }
      }
    `,
    key,
  );
  const { id, bitrixLead: lead } = order;
  const [create, isRunning] = useAction<OrderLeadMutation>(graphql`
    mutation OrderLeadMutation($input: CreateOrderLeadInput!) {
      createOrderLead(input: $input) {
        order {
          ...OrderLead_order
        }
        ...userErrors_payload
      }
    }
  `);
  // After a failure in Bitrix24 the next attempt can be far off, so the card does not poll for it.
  const isOnTheWay = lead?.state === 'WAITING' && lead.problem == null;
  usePolling<OrderLeadQuery>(
    graphql`
      query OrderLeadQuery($id: ID!) {
        node(id: $id) {
          ...OrderLead_order @alias(as: "order")
        }
      }
    `,
    isOnTheWay ? { id } : null,
  );
  if (!lead || lead.state === 'OFF') return null;
  const mayCreate = !isReadOnly && order.viewerCanUpdate !== false;
  if (lead.state === 'NONE' && !mayCreate) return null;
  const button = mayCreate && (
    <Button
      loading={isRunning}
      onClick={() => void create({ variables: { input: { id } }, done: 'Создаём лид' })}
    >
      {lead.state === 'NONE' ? 'Создать лид' : 'Попробовать сейчас'}
    </Button>
  );
  return (
    <Card title="Битрикс24">
      <Stack gap="3" align="flex-start" aria-live="polite">
        {lead.state === 'MADE' && (
          <>
            {lead.url == null ? (
              <Text>Лид № {lead.leadId}</Text>
            ) : (
              <chakra.a href={lead.url} target="_blank" rel="noreferrer" color="primary">
                Лид № {lead.leadId}
              </chakra.a>
            )}
            <Text size="sm" tone="muted">
              Создан {formatDateTime(lead.madeAt)}
            </Text>
          </>
        )}
        {lead.state === 'NONE' && (
          <Text tone="muted">Лида по этой заявке нет: она пришла раньше или лиды выключены.</Text>
        )}
        {isOnTheWay && <Text tone="muted">Создаём лид…</Text>}
        {lead.problem != null && (
          <Text>
            {lead.problem}
            {lead.state === 'WAITING' && '. Попробуем ещё раз сами'}
          </Text>
        )}
        {lead.state !== 'MADE' && !isOnTheWay && button}
      </Stack>
    </Card>
  );
}
