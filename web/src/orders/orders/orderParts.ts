// Tabs that later domains show on an order's page.
import type { ComponentType } from 'react';
import type { OrderPayments_order$key } from '../../__generated__/OrderPayments_order.graphql.ts';
import { merged } from '../../kit/pages/merged.ts';

export interface OrderParts {
  OrderPayments: ComponentType<{
    order: OrderPayments_order$key;
    companyId: string;
    code: string;
    isReadOnly: boolean;
  }>;
}

export const { OrderPayments } = merged<OrderParts>(
  import.meta.glob<Partial<OrderParts>>('../../*/orderParts.ts', {
    eager: true,
    import: 'orderParts',
  }),
);
