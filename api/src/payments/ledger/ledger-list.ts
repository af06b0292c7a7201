// The list of ledger entries, newest first.
import { record, belongsTo } from '../../kit/records/record.ts';
import { fromDay, toDay } from '../../kit/lists/filters.ts';
import { resource } from '../../kit/resource/resource.ts';
import { conditionText } from '../../kit/resource/conditions.ts';
import { courseRecord } from '../../courses/index.ts';
import { orderRecord } from '../../orders/index.ts';
import { paymentGrants } from '../grants.ts';
import { ledgerEntries } from '../payment-tables.ts';

export const ledgerEntryRecord = record(ledgerEntries)({
  name: 'LedgerEntry',
  description: 'A movement of money from one account to another. Entries are immutable.',
  permissions: { read: paymentGrants.read },
  hidden: ['key'],
  order: 'booked_at',
  relations: {
    course: belongsTo(() => courseRecord, 'course_id'),
    order: belongsTo(() => orderRecord, 'order_id'),
  },
});

export const ledgerResource = resource({
  record: ledgerEntryRecord,
  path: '/ledger_entries',
  tag: 'Payments',
  missing: 'Запись не найдена',
  readOnly: true,
  sort: ['booked_at'],
  descending: true,
  filters: ['kind', 'payment_id', 'payment_order_id', 'course_id', 'order_id'],
  specialFilters: {
    booked_from: {
      description: 'Money that moved on this day or later.',
      condition: conditionText,
      filter: fromDay('booked_from', ledgerEntries.booked_at),
    },
    booked_to: {
      description: 'Money that moved on this day or earlier.',
      condition: conditionText,
      filter: toDay('booked_to', ledgerEntries.booked_at),
    },
  },
  counted: [['kind']],
});
