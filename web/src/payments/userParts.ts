// A user's payments on the page of the user.
import type { UserParts } from '../people/index.ts';
import { lazyPart } from '../ui/index.ts';

export const userParts = {
  UserPayments: lazyPart(() => import('./payments/UserPayments.tsx'), 'UserPayments'),
} satisfies Partial<UserParts>;
