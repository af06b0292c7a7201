// Statuses of payments: a school's words for what is true of them.
import { sql } from 'drizzle-orm';
import { record } from '../../kit/record.ts';
import { resource } from '../../kit/resource.ts';
import { paymentGrants } from '../grants.ts';
import { paymentStatuses } from '../payment-tables.ts';

export const paymentStatusRecord = record(paymentStatuses)({
  name: 'PaymentStatus',
  description: 'A school’s words for what is true of payments.',
  permissions: { read: paymentGrants.read },
  mine: () => sql`true`,
  short: ['admin_name'],
  unsummed: ['sort'],
  hidden: ['created_at', 'updated_at'],
  order: 'sort',
});

export const paymentStatusResource = resource({
  record: paymentStatusRecord,
  path: '/payment_statuses',
  tag: 'Payments',
  missing: 'Статус платежа не найден',
  readOnly: true,
  sort: ['sort'],
  filters: ['type'],
});
