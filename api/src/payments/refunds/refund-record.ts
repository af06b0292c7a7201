// The refund record.
import { belongsTo, record } from '../../kit/records/record.ts';
import { staffRecord } from '../../people/staff.ts';
import { refunds } from '../payment-tables.ts';

export const refundRecord = record(refunds)({
  name: 'Refund',
  description: 'A refund of a payment.',
  permissions: 'part',
  hidden: ['provider_key', 'author_id'],
  order: 'created_at',
  relations: { author: belongsTo(() => staffRecord, 'author_id') },
});
