// Tabs that later domains show on a user's page.
import type { ComponentType } from 'react';
import type { UserOrders_user$key } from '../../__generated__/UserOrders_user.graphql.ts';
import type { UserPayments_user$key } from '../../__generated__/UserPayments_user.graphql.ts';
import { merged } from '../../kit/pages/merged.ts';

export interface UserParts {
  UserOrders: ComponentType<{ user: UserOrders_user$key; code: string }>;
  UserPayments: ComponentType<{ user: UserPayments_user$key; code: string }>;
}

export const { UserOrders, UserPayments } = merged<UserParts>(
  import.meta.glob<Partial<UserParts>>('../../*/userParts.ts', {
    eager: true,
    import: 'userParts',
  }),
);
