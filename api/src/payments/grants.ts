// Who sees and moves money: those with the flag for it (decision 20).
import type { Permissions } from '../kit/permissions.ts';

const money = { all: 'users_payments_and_statistic' } as const;

export const paymentGrants = {
  read: money,
  create: money,
  update: money,
} as const satisfies Permissions;
