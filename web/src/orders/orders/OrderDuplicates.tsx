// Other orders of the same customer, with a button that merges them.
import { Merge } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import {
  Button,
  Card,
  countOf,
  formatDate,
  HStack,
  lazyPart,
  Stack,
  Text,
  TextLink,
  useAlerts,
} from '../../ui/index.ts';
import { OrderStatusBadge } from '../statuses/OrderStatusBadge.tsx';
import { orderNouns } from './orderNouns.ts';
import { useOrderTrash } from './useOrderMutations.ts';
import type { OrderDuplicates_order$key } from '../../__generated__/OrderDuplicates_order.graphql.ts';

const MergeOrdersModal = lazyPart(() => import('./MergeOrdersModal.tsx'), 'MergeOrdersModal');

export function OrderDuplicates({
  order: key,
  companyId,
  code,
  isReadOnly,
}: {
  order: OrderDuplicates_order$key;
  companyId: string;
  /** The company's code, for addresses. */
  code: string;
  /** The order is in the trash. */
  isReadOnly: boolean;
}) {
  const order = useFragment<OrderDuplicates_order$key>(
    graphql`
      fragment OrderDuplicates_order on Order {
        number
        viewerCanUpdate @catch(to: NULL)
        viewerCanDelete @catch(to: NULL)
        duplicates(first: 20) @catch(to: NULL) {
          totalCount
          nodes {
            id
            databaseId
            number
            name
            createdAt
            status {
              ...OrderStatusBadge_status
            }
          }
        }
        ...MergeOrdersModal_order
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const modals = useDataModals();
  const trash = useOrderTrash({ companyId, refresh: useFreshPage() });
  const { duplicates } = order;
  if (!duplicates || duplicates.totalCount === 0) return null;
  const mayMerge =
    !isReadOnly && order.viewerCanUpdate !== false && order.viewerCanDelete !== false;
  const merge = async () => {
    const merged = await modals.open<readonly { id: string; number: string }[]>((close) => (
      <MergeOrdersModal order={order} companyId={companyId} onDone={close} />
    ));
    if (!merged) return;
    const numbers = merged.map(({ number }) => `№ ${number}`).join(', ');
    const chosen = { ids: merged.map(({ id }) => id) };
    alerts.withUndo(
      `С заявкой № ${order.number} объединено: ${numbers}`,
      () => void trash.restore({ chosen, count: merged.length }),
    );
  };
  return (
    <Card title={`Ещё ${countOf(duplicates.totalCount, orderNouns)} этого человека`}>
      <Stack gap="3" align="flex-start">
        <Text tone="muted">Тот же клиент, почта или телефон.</Text>
        <Stack as="ul" aria-label="Заявки этого человека" gap="2" w="full" listStyleType="none">
          {duplicates.nodes.map(({ id, databaseId, number, name, createdAt, status }) => (
            <HStack as="li" key={id} justify="space-between" gap="3" flexWrap="wrap">
              <TextLink to={`/${code}/orders/${String(databaseId)}`}>
                № {number}. {name}
              </TextLink>
              <HStack gap="2">
                <Text size="sm" tone="muted">
                  {formatDate(createdAt)}
                </Text>
                {status && <OrderStatusBadge status={status} />}
              </HStack>
            </HStack>
          ))}
        </Stack>
        {mayMerge && (
          <Button icon={<Merge size={16} aria-hidden />} onClick={() => void merge()}>
            Объединить…
          </Button>
        )}
      </Stack>
    </Card>
  );
}
