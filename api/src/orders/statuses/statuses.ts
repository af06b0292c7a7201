// Order statuses, in manual order.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { hasMany } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { orderRecord } from '../orders/order-record.ts';
import { orderStatuses } from '../order-tables.ts';
import { orderStatusRecord } from './status-record.ts';
import { columnsOf, newStatus } from './status-rules.ts';

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
  beforeWrite: async (transaction, scope, sent, id) => {
    await requireDefault(transaction, scope, sent, id);
    return columnsOf(sent, id === null);
  },
  order: { ids: 'order_status_ids' },
  uses: [
    {
      relation: hasMany(() => orderRecord, 'status_id'),
      nouns: ['заявка', 'заявки', 'заявок'],
      skippedMessage: 'используются в заявках',
    },
  ],
  merge: { check: refuseDefault },
  refuseDelete: refuseDefault,
  bulk: {
    ids: 'order_statuses_id',
    actions: {
      delete: {
        summary: 'Delete order statuses',
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

/**
 * There is always one default status, so it can be unset only by making another one the default, and its type can't
 * change.
 */
async function requireDefault(
  transaction: Transaction,
  { companyId }: Scope,
  sent: Row,
  id: number | null,
): Promise<void> {
  const stored = id === null ? undefined : await statusRow(transaction, companyId, id);
  const type = sent['type'] ?? stored?.type;
  if (stored?.is_default && sent['is_default'] === false) {
    throw invalid('is_default', 'Сначала выберите другой статус для новых заявок');
  }
  const isDefault = sent['is_default'] === true || stored?.is_default === true;
  if (isDefault && type !== 'new') {
    const field = sent['is_default'] === true ? 'is_default' : 'type';
    throw invalid(field, 'Новые заявки получают статус, который означает «Новая»');
  }
  if (sent['is_default'] !== true || stored?.is_default) return;
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
  const stored = await statusRow(transaction, companyId, id);
  if (stored?.is_default) {
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
