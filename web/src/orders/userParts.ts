// A user's orders on the page of the user.
import type { UserParts } from '../people/index.ts';
import { lazyPart } from '../ui/index.ts';

export const userParts = {
  UserOrders: lazyPart(() => import('./orders/UserOrders.tsx'), 'UserOrders'),
} satisfies Partial<UserParts>;
