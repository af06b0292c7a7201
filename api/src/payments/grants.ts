// The permissions for reading and changing payments, refunds and promo codes (decision 20).
import type { Permissions } from '../kit/permissions/permissions.ts';

const money = { all: 'users_payments_and_statistic' } as const;

export const paymentGrants = {
  read: money,
  create: money,
  update: money,
} as const satisfies Permissions;

/** The permissions for payment statuses, the same as for payments. */
export const paymentSettings = {
  ...paymentGrants,
  delete: money,
} as const satisfies Permissions;
