// An order's payments on the page of the order.
import type { OrderParts } from '../orders/index.ts';
import { lazyPart } from '../ui/index.ts';

export const orderParts = {
  OrderPayments: lazyPart(() => import('./payments/OrderPayments.tsx'), 'OrderPayments'),
} satisfies Partial<OrderParts>;
