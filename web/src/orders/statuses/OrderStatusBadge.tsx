// The status of an order in the colours that the school has set.
import { graphql, readInlineData } from 'react-relay';
import { ColourBadge } from '../../ui/index.ts';
import type { OrderStatusBadge_status$key } from '../../__generated__/OrderStatusBadge_status.graphql.ts';

export function OrderStatusBadge({ status }: { status: OrderStatusBadge_status$key }) {
  const { adminName } = readInlineData<OrderStatusBadge_status$key>(
    graphql`
      fragment OrderStatusBadge_status on OrderStatus @inline {
        adminName {
          value
          textColor
          background
        }
      }
    `,
    status,
  );
  return (
    <ColourBadge text={adminName.textColor} background={adminName.background}>
      {adminName.value}
    </ColourBadge>
  );
}
