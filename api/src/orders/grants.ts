// The permissions for orders (decision 20): they apply to all orders of a company, since orders have no owner.
import type { Permissions } from '../kit/permissions/permissions.ts';

export const orderGrants = {
  read: { all: 'crm_show' },
  create: { all: 'crm_create' },
  update: { all: 'crm_update' },
  delete: { all: 'crm_delete' },
} as const satisfies Permissions;

const settings = { all: 'crm_setting' } as const;

/** The permissions for order statuses and folders. */
export const orderSettings = {
  read: orderGrants.read,
  create: settings,
  update: settings,
  delete: settings,
} as const satisfies Permissions;
