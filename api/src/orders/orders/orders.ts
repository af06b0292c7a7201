// Orders as a resource: the newest first, many worked through at once, and a trash.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { searchForPhones } from '../../kit/contacts.ts';
import { resource } from '../../kit/resource.ts';
import { changeRows } from '../../kit/resource/bulk.ts';
import { countedOrders, orderFolders, orders, orderStatuses } from '../order-tables.ts';
import { requireManager } from './managers.ts';
import { orderFilters } from './order-filters.ts';
import { orderRecord } from './order-record.ts';
import { newOrder } from './order-rules.ts';
import { orderValues } from './order-values.ts';
import { prepareOrder, requireOne } from './order-writes.ts';
import { orderGrants } from '../grants.ts';

const inStatus = z.strictObject({ status_id: z.int32() });
const inFolder = z.strictObject({ folder_id: z.int32().nullable().describe('Null: in none.') });
const withManager = z.strictObject({ manager_id: z.int32().nullable().describe('Null: nobody.') });

const isOther = (column: 'status_id' | 'folder_id' | 'manager_id', value: number | null) =>
  sql`${orders[column]} is distinct from ${value}::integer`;

export const orderResource = resource({
  record: orderRecord,
  path: '/orders',
  tag: 'Orders',
  missing: 'Заявка не найдена',
  words: { one: 'одну заявку', many: 'заявок', all: 'Заявки' },
  sort: ['created_at', 'number', 'name', 'to_pay', 'updated_at'],
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
  prepare: prepareOrder,
  softDelete: { restoredTo: 'active' },
  bulk: {
    ids: 'orders_id',
    description:
      'The orders are named by `orders_id`, or they are all that a list with the conditions of `matching` shows.',
    actions: {
      set_status: {
        summary: 'Give many orders a status',
        grant: orderGrants.update,
        input: inStatus,
        does: async ({ transaction, scope, rows, input }) => {
          await requireOne(
            transaction,
            scope,
            orderStatuses,
            input,
            'status_id',
            'Статус не найден',
          );
          const others = sql`${rows} and ${isOther('status_id', input.status_id)}`;
          return changeRows(transaction, scope, orders, others, input);
        },
      },
      move: {
        summary: 'Put many orders into a folder, or into none',
        grant: orderGrants.update,
        input: inFolder,
        does: async ({ transaction, scope, rows, input }) => {
          await requireOne(
            transaction,
            scope,
            orderFolders,
            input,
            'folder_id',
            'Папка не найдена',
          );
          const others = sql`${rows} and ${isOther('folder_id', input.folder_id)}`;
          return changeRows(transaction, scope, orders, others, input);
        },
      },
      set_manager: {
        summary: 'Say who works on many orders',
        grant: orderGrants.update,
        input: withManager,
        does: async ({ transaction, scope, rows, input }) => {
          await requireManager(transaction, scope, input.manager_id);
          const others = sql`${rows} and ${isOther('manager_id', input.manager_id)}`;
          return changeRows(transaction, scope, orders, others, input);
        },
      },
      delete: { summary: 'Delete many orders to the trash', does: 'delete' },
    },
  },
});
