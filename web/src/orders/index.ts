// What other domains may import of orders.
import { lazyPart } from '../ui/index.ts';

/** A user's orders, for the page of the user. */
export const UserOrders = lazyPart(() => import('./orders/UserOrders.tsx'), 'UserOrders');
