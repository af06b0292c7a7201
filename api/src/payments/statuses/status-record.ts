// The payment status record.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { storedCount } from '../../kit/lists/stored-counts.ts';
import { record } from '../../kit/records/record.ts';
import { paymentSettings } from '../grants.ts';
import { paymentStatuses } from '../payment-tables.ts';

export const paymentStatusRecord = record(paymentStatuses)({
  name: 'PaymentStatus',
  description: 'A payment status: the company’s name for a state of payments.',
  permissions: paymentSettings,
  mine: () => sql`true`,
  short: ['admin_name'],
  history: { type: 'payment_statuses' },
  unsummed: ['sort'],
  hidden: ['created_at', 'updated_at'],
  order: 'sort',
  computed: {
    payments_count: {
      schema: z.int().describe('Number of payments with the status.'),
      sql: ({ company_id, id }) => storedCount(company_id, 'payments', ['status_id'], [[id]]),
    },
  },
});
