// Routes of payments for the staff, and the webhook of the payment provider.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { requireVersion, versioned } from '../../kit/records/version.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { companyParams, companyRoute, idParams, openRoute } from '../../kit/http/routes.ts';
import { paymentGrants } from '../grants.ts';
import type { ProviderNotification } from '../providers/provider.ts';
import { changeStatus, refundPayment, recordManualPayment } from './manual-payments.ts';
import { newPayment, newRefund, statusChange } from './payment-rules.ts';
import { paymentRecord } from './payment-record.ts';
import type { PaymentScheduler } from './payment-scheduler.ts';
import { paymentResource } from './payments.ts';

const { path, tag } = paymentResource;

const wholePayment = {
  ...wholeRecord,
  with: { refunds: wholeRecord, payment_status: wholeRecord },
};

export function registerPaymentRoutes(
  app: FastifyInstance,
  {
    database,
    paymentScheduler: scheduler,
    notified,
  }: {
    database: Database;
    paymentScheduler: PaymentScheduler;
    notified: (body: unknown) => ProviderNotification | null;
  },
): void {
  paymentResource.register(app, database);
  registerHistory(app, database, paymentResource);

  const one = (transaction: Transaction, scope: Scope, id: number) =>
    paymentResource.find(transaction, scope, id, wholePayment);

  companyRoute(app, database, {
    method: 'POST',
    path,
    tag,
    summary: 'Record a payment received outside of the provider',
    description: 'It is booked at once: the learners have access when the response arrives.',
    permission: paymentGrants.create,
    body: newPayment,
    status: 201,
    answer: paymentRecord.schema,
    run: async ({ transaction, scope, body }) =>
      one(transaction, scope, await recordManualPayment(transaction, scope, scheduler, body)),
  });

  companyRoute(app, database, {
    method: 'PUT',
    path: `${path}/:id/short_update`,
    tag,
    summary: 'Change the status of a payment',
    description:
      'The type of the status takes effect: the payment is recorded as received by the staff, or is cancelled. Refunds are made by `POST /payments/{id}/refunds`.',
    permission: paymentGrants.update,
    params: idParams,
    body: versioned(statusChange),
    answer: paymentRecord.schema,
    failures: [409],
    run: async ({ transaction, scope, params: { id }, body }) => {
      await requireVersion(transaction, scope, paymentRecord, id, body.version);
      await changeStatus(transaction, scope, scheduler, id, body);
      return one(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/:id/refunds`,
    tag,
    summary: 'Refund a payment in full or in part',
    description:
      'Money received outside of the provider is refunded at once; otherwise the refund is `waiting` until the provider has completed it.',
    permission: paymentGrants.update,
    params: idParams,
    body: newRefund,
    status: 201,
    answer: paymentRecord.schema,
    failures: [409],
    run: async ({ transaction, scope, params: { id }, body }) => {
      await refundPayment(transaction, scope, scheduler, id, body);
      return one(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/:id/check`,
    tag,
    summary: 'Query the provider about a payment',
    description: 'The provider is queried in the background; read the payment to see the result.',
    permission: paymentGrants.update,
    params: idParams,
    run: async ({ transaction, scope, params: { id } }) => {
      await paymentResource.find(transaction, scope, id);
      await scheduler.schedulePayment(transaction, scope.companyId, id);
    },
  });

  openRoute(app, {
    method: 'POST',
    path: '/public/companies/:companyId/yoo_kassa_events',
    tag,
    summary: 'Receive YooKassa’s notifications of payments and refunds',
    description:
      'The content is not trusted: the provider is queried about the named payment or refund. At the public origin: `/hooks/yoo_kassa/{companyId}`.',
    params: companyParams,
    body: z.looseObject({}),
    run: async ({ params: { companyId }, body, effect }) => {
      const about = notified(body);
      return effect.system(async (transaction) => {
        const [company] = await rowsOf(
          transaction,
          sql`select 1 from companies where id = ${companyId} and deleted_at is null`,
        );
        if (company === undefined) throw notFound('Компания не найдена');
        if (about !== null) await follow(transaction, scheduler, companyId, about);
      });
    },
  });
}

/** Ignores payments that do not exist here. */
async function follow(
  transaction: Transaction,
  scheduler: PaymentScheduler,
  companyId: number,
  { kind, id }: ProviderNotification,
): Promise<void> {
  if (kind === 'payment') {
    const [payment] = await rowsOf<{ id: number }>(
      transaction,
      sql`select id from payments where company_id = ${companyId} and provider_payment_id = ${id}`,
    );
    if (payment !== undefined) await scheduler.schedulePayment(transaction, companyId, payment.id);
    return;
  }
  const [refund] = await rowsOf<{ id: number }>(
    transaction,
    sql`select id from refunds where company_id = ${companyId} and provider_refund_id = ${id}`,
  );
  if (refund !== undefined) await scheduler.scheduleRefund(transaction, companyId, refund.id);
}
