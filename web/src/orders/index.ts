// What other parts of the application may use of orders.
import { lazyPart } from '../ui/index.ts';

/** What a person has ordered, for their page. */
export const UserOrders = lazyPart(() => import('./orders/UserOrders.tsx'), 'UserOrders');
