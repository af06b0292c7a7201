// What other domains may import of orders.
export type { OrderParts } from './orders/orderParts.ts';
