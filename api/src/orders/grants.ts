// Who may do what with orders (decision 20): they are nobody's own, whoever sees one sees all of a school.
import type { Permissions } from '../kit/permissions/permissions.ts';

export const orderGrants = {
  read: { all: 'crm_show' },
  create: { all: 'crm_create' },
  update: { all: 'crm_update' },
  delete: { all: 'crm_delete' },
} as const satisfies Permissions;

const settings = { all: 'crm_setting' } as const;

/** Of what all orders are worked through by: statuses and folders. */
export const orderSettings = {
  read: orderGrants.read,
  create: settings,
  update: settings,
  delete: settings,
} as const satisfies Permissions;
