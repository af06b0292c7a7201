// Actions in the header of an order's page. Deleting leads to the list unless it is undone; a deleted order can be
// restored.
import { Ellipsis, Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { useLeaveAfterDeletion } from '../../kit/pages/useLeaveAfterDeletion.ts';
import { Button, deleteItem, IconButton, Menu } from '../../ui/index.ts';
import { useOrderTrash } from './useOrderMutations.ts';
import type { OrderHeadActions_order$key } from '../../__generated__/OrderHeadActions_order.graphql.ts';

export function OrderHeadActions({
  order: key,
  companyId,
  code,
}: {
  order: OrderHeadActions_order$key;
  companyId: string;
  /** The company's code, for addresses. */
  code: string;
}) {
  const { id, inTrash, viewerCanDelete } = useFragment<OrderHeadActions_order$key>(
    graphql`
      fragment OrderHeadActions_order on Order {
        id
        inTrash @catch(to: NULL)
        viewerCanDelete @catch(to: NULL)
      }
    `,
    key,
  );
  const refresh = useFreshPage();
  const { onDeleted, onRestore } = useLeaveAfterDeletion(`/${code}/orders`, refresh);
  const trash = useOrderTrash({ companyId, refresh, onRestore });
  const only = { chosen: { ids: [id] }, count: 1 };
  // When the server returns no permission (null), the action is offered and the server may refuse it.
  if (viewerCanDelete === false) return null;
  if (inTrash) {
    return (
      <Button
        variant="primary"
        icon={<Undo2 size={16} aria-hidden />}
        onClick={() => void trash.restore(only)}
      >
        Восстановить
      </Button>
    );
  }
  const remove = async () => {
    if (await trash.remove(only)) onDeleted();
  };
  return (
    <Menu
      label="Действия с заявкой"
      trigger={<IconButton icon={<Ellipsis />} label="Действия с заявкой" variant="secondary" />}
      items={[deleteItem(() => void remove())]}
      placement="bottom end"
    />
  );
}
