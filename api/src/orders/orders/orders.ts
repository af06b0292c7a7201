// Orders as a resource: the list, newest first, bulk actions and the trash.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { searchForPhones } from '../../kit/values/contacts.ts';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { resource } from '../../kit/resource/resource.ts';
import { changeRows } from '../../kit/resource/bulk.ts';
import type { BulkWork } from '../../kit/resource/definition.ts';
import { updateCallReminder } from '../calls/reminders.ts';
import { countedOrders, orders } from '../order-tables.ts';
import { requireManager } from './managers.ts';
import { notifyOrderChange } from './order-changes.ts';
import { orderFilters } from './order-filters.ts';
import { orderRecord } from './order-record.ts';
import { newOrder } from './order-rules.ts';
import { orderValues } from './order-values.ts';
import { prepareOrder, requireFolder, requireStatus } from './order-writes.ts';
import { orderGrants } from '../grants.ts';

const inStatus = z.strictObject({ status_id: z.int32() });
const inFolder = z.strictObject({
  folder_id: z.int32().nullable().describe('Null for no folder.'),
});
const withManager = z.strictObject({
  manager_id: z.int32().nullable().describe('Null for no manager.'),
});

type Given = 'status_id' | 'folder_id' | 'manager_id';

/**
 * Creates a bulk action that sets a field of the rows with another value. `requireThere` throws 422 for a missing
 * reference.
 */
const gives =
  <Field extends Given>(
    field: Field,
    requireThere: (transaction: Transaction, scope: Scope, id: unknown) => Promise<void>,
  ) =>
  async ({ transaction, scope, rows, input }: BulkWork<Record<Field, number | null>>) => {
    await requireThere(transaction, scope, input[field]);
    const others = sql`${rows} and ${orders[field]} is distinct from ${input[field]}::integer`;
    return changeRows(transaction, scope, orders, others, input);
  };

export const orderResource = resource({
  record: orderRecord,
  path: '/orders',
  tag: 'Orders',
  missing: 'Заявка не найдена',
  words: { one: 'одну заявку', many: 'заявок', all: 'Заявки' },
  sort: ['created_at', 'number', 'name', 'to_pay', 'payed_at', 'next_call_at', 'updated_at'],
  specialSorts: { custom_field: orderValues.sort },
  descending: true,
  searched: ['searched'],
  readSearch: searchForPhones,
  filters: ['status_id', 'folder_id', 'course_id', 'user_id', 'manager_id', 'invite_id'],
  specialFilters: orderFilters,
  defaultFilters: { deleted: ['0'] },
  counted: countedOrders,
  create: newOrder,
  initial: ({ personId }) => ({ author_id: personId }),
  beforeWrite: prepareOrder,
  afterWrite: async (transaction, scope, id, sent) => {
    if (sent.next_call_at !== undefined) await updateCallReminder(transaction, scope, id);
    await notifyOrderChange(transaction, scope.companyId, id);
  },
  // A restored order is separate again from the one that it was merged into.
  softDelete: { restoredTo: 'active', restored: { merged_into_id: null } },
  bulk: {
    ids: 'orders_id',
    description: 'Applies to `orders_id`, or to all orders that match the filters in `matching`.',
    actions: {
      set_status: {
        summary: 'Set the status of orders',
        grant: orderGrants.update,
        input: inStatus,
        does: gives('status_id', requireStatus),
      },
      move: {
        summary: 'Move orders into a folder, or out of their folders',
        grant: orderGrants.update,
        input: inFolder,
        does: gives('folder_id', requireFolder),
      },
      set_manager: {
        summary: 'Set the manager of orders',
        grant: orderGrants.update,
        input: withManager,
        does: gives('manager_id', requireManager),
      },
      delete: { summary: 'Move orders to the trash', does: 'delete' },
    },
  },
});
