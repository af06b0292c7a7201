// Payment statuses: a company's own names for the states of payments.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { hasMany } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { paymentStatuses, type PaymentState } from '../payment-tables.ts';
import { paymentRecord } from '../payments/payment-record.ts';
import { paymentStatusRecord } from './status-record.ts';
import { changedStatus, newStatus, type SentStatus } from './status-rules.ts';

export const paymentStatusResource = resource({
  record: paymentStatusRecord,
  path: '/payment_statuses',
  tag: 'Payments',
  missing: 'Статус платежа не найден',
  words: { one: 'один статус', many: 'статусов', all: 'Статусы' },
  sort: ['sort', 'admin_name'],
  searched: ['admin_name'],
  filters: ['type'],
  unique: {
    payment_statuses_admin_name: ['admin_name', 'Статус с таким названием уже есть'],
    payment_statuses_is_default: ['is_default', 'Обычным только что сделали другой статус'],
  },
  create: newStatus,
  update: changedStatus,
  beforeWrite: async (transaction, scope, sent, id) => {
    await requireDefault(transaction, scope, sent, id);
    const { public_name, ...columns }: Row = sent;
    const isSame = public_name === null || (id === null && public_name === undefined);
    if (isSame) return { ...columns, public_name: columns['admin_name'] ?? sql`admin_name` };
    return sent;
  },
  order: { ids: 'payment_status_ids' },
  uses: [
    {
      relation: hasMany(() => paymentRecord, 'status_id'),
      nouns: ['платёж', 'платежа', 'платежей'],
      skippedMessage: 'используются в платежах',
      displayName: { column: 'id', words: (id) => `№ ${id}` },
    },
  ],
  merge: { check: refuseMerging },
  refuseDelete: refuseDefault,
  bulk: {
    ids: 'payment_statuses_id',
    actions: {
      delete: {
        summary: 'Delete payment statuses',
        refuses: [
          {
            code: 'default',
            message: 'их платежи получают сами',
            where: (table) => sql`${table.is_default}`,
          },
        ],
        does: 'delete',
      },
    },
  },
});

/** Every type needs one default status, so it can be unset only by making another status of the type the default. */
async function requireDefault(
  transaction: Transaction,
  { companyId }: Scope,
  sent: SentStatus,
  id: number | null,
): Promise<void> {
  if (sent.is_default === undefined) return;
  const stored = id === null ? undefined : await statusRow(transaction, companyId, id);
  if (stored?.is_default && !sent.is_default) {
    throw invalid('is_default', 'Сначала сделайте обычным другой статус с тем же значением');
  }
  const type = 'type' in sent ? sent.type : stored?.type;
  if (!sent.is_default || stored?.is_default || type === undefined) return;
  await transaction
    .update(paymentStatuses)
    .set({ is_default: false })
    .where(
      and(
        eq(paymentStatuses.company_id, companyId),
        eq(paymentStatuses.type, type),
        eq(paymentStatuses.is_default, true),
        id === null ? undefined : ne(paymentStatuses.id, id),
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
    throw conflict(
      'default',
      'Этот статус платежи получают сами: сначала сделайте обычным другой с тем же значением',
    );
  }
}

/** Refuses to merge statuses of different types, since a status must have the state of its payments. */
async function refuseMerging(
  transaction: Transaction,
  scope: Scope,
  id: number,
  into: number,
): Promise<void> {
  await refuseDefault(transaction, scope, id);
  const [gone, stays] = [
    await statusRow(transaction, scope.companyId, id),
    await statusRow(transaction, scope.companyId, into),
  ];
  if (gone?.type !== stays?.type) {
    throw invalid('into_id', 'Выберите статус с тем же значением', 'other_type');
  }
}

async function statusRow(
  transaction: Transaction,
  companyId: number,
  id: number,
): Promise<{ type: PaymentState; is_default: boolean } | undefined> {
  const { type, is_default } = paymentStatuses;
  const [row] = await transaction
    .select({ type, is_default })
    .from(paymentStatuses)
    .where(and(eq(paymentStatuses.company_id, companyId), eq(paymentStatuses.id, id)));
  return row;
}
