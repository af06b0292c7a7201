// Who sees and moves money: those with the flag for it (decision 20).
import type { Permissions } from '../kit/permissions/permissions.ts';

const money = { all: 'users_payments_and_statistic' } as const;

export const paymentGrants = {
  read: money,
  create: money,
  update: money,
} as const satisfies Permissions;

/** Of what a school calls them by: whoever moves money says what that is called. */
export const paymentSettings = {
  ...paymentGrants,
  delete: money,
} as const satisfies Permissions;
