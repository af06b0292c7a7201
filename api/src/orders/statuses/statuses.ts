// Statuses of orders: what is done about one, in the order in which that happens.
import { and, eq, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../kit/database.ts';
import { conflict, invalid } from '../../kit/errors.ts';
import type { Row } from '../../kit/list.ts';
import type { Scope } from '../../kit/permissions.ts';
import { hasMany, record } from '../../kit/record.ts';
import { resource } from '../../kit/resource.ts';
import { orderSettings } from '../grants.ts';
import { orderRecord } from '../orders/order-record.ts';
import { orderStatuses } from '../order-tables.ts';
import { ordersCountBy } from '../orders-count.ts';
import { columnsOf, newStatus } from './status-rules.ts';

const badge = z
  .object({ value: z.string(), text_color: z.string(), background: z.string() })
  .meta({ id: 'OrderStatusName', description: 'A name with its colours, as `#1d5fd6`.' });

export const orderStatusRecord = record(orderStatuses)({
  name: 'OrderStatus',
  description: 'What is done about an order.',
  permissions: orderSettings,
  mine: () => sql`true`,
  short: ['admin_value'],
  history: { type: 'order_statuses' },
  hidden: [
    'admin_text_color',
    'admin_background',
    'public_value',
    'public_text_color',
    'public_background',
    'created_at',
    'updated_at',
  ],
  unsummed: ['sort'],
  order: 'sort',
  computed: {
    admin_name: {
      schema: badge.describe('As the staff reads it.'),
      sql: (table) => badgeOf(table.admin_value, table.admin_text_color, table.admin_background),
    },
    public_name: {
      schema: badge.describe('As whoever has ordered reads it.'),
      sql: (table) => badgeOf(table.public_value, table.public_text_color, table.public_background),
    },
    text_color: {
      schema: z.string().describe('That of the name for the staff.'),
      sql: (table) => sql`${table.admin_text_color}`,
    },
    background: {
      schema: z.string().describe('That of the name for the staff.'),
      sql: (table) => sql`${table.admin_background}`,
    },
    orders_count: ordersCountBy('status_id'),
  },
});

const badgeOf = (value: SQLWrapper, text: SQLWrapper, background: SQLWrapper): SQL =>
  sql`jsonb_build_object('value', ${value}, 'text_color', ${text}, 'background', ${background})`;

export const orderStatusResource = resource({
  record: orderStatusRecord,
  path: '/order_statuses',
  tag: 'Orders',
  missing: 'Статус не найден',
  words: { one: 'один статус', many: 'статусов', all: 'Статусы' },
  sort: ['sort', 'admin_value'],
  searched: ['admin_value'],
  filters: ['type'],
  unique: { order_statuses_admin_value: ['admin_name.value', 'Статус с таким названием уже есть'] },
  create: newStatus,
  prepare: async (transaction, scope, sent, id) => {
    await requireDefault(transaction, scope, sent, id);
    return columnsOf(sent, id === null);
  },
  order: { ids: 'order_status_ids' },
  uses: [
    {
      relation: hasMany(() => orderRecord, 'status_id'),
      nouns: ['заявка', 'заявки', 'заявок'],
      passedOver: 'используются в заявках',
    },
  ],
  merge: { check: refuseDefault },
  refuseDelete: refuseDefault,
  bulk: {
    ids: 'order_statuses_id',
    actions: {
      delete: {
        summary: 'Delete many statuses of orders',
        refuses: [
          {
            code: 'default',
            message: 'его получают новые заявки',
            where: (table) => sql`${table.is_default}`,
          },
        ],
        does: 'delete',
      },
    },
  },
});

/** There is always one that new orders get: it gives that up to another, and to no other type. */
async function requireDefault(
  transaction: Transaction,
  { companyId }: Scope,
  sent: Row,
  id: number | null,
): Promise<void> {
  const kept = id === null ? undefined : await statusRow(transaction, companyId, id);
  const type = sent['type'] ?? kept?.type;
  if (kept?.is_default && sent['is_default'] === false) {
    throw invalid('is_default', 'Сначала выберите другой статус для новых заявок');
  }
  const isDefault = sent['is_default'] === true || kept?.is_default === true;
  if (isDefault && type !== 'new') {
    const field = sent['is_default'] === true ? 'is_default' : 'type';
    throw invalid(field, 'Новые заявки получают статус, который означает «Новая»');
  }
  if (sent['is_default'] !== true || kept?.is_default) return;
  await transaction
    .update(orderStatuses)
    .set({ is_default: false })
    .where(
      and(
        eq(orderStatuses.company_id, companyId),
        eq(orderStatuses.is_default, true),
        id === null ? undefined : ne(orderStatuses.id, id),
      ),
    );
}

async function refuseDefault(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
): Promise<void> {
  const kept = await statusRow(transaction, companyId, id);
  if (kept?.is_default) {
    throw conflict('default', 'Этот статус получают новые заявки: сначала выберите для них другой');
  }
}

async function statusRow(transaction: Transaction, companyId: number, id: number) {
  const { type, is_default } = orderStatuses;
  const [row] = await transaction
    .select({ type, is_default })
    .from(orderStatuses)
    .where(and(eq(orderStatuses.company_id, companyId), eq(orderStatuses.id, id)));
  return row;
}
