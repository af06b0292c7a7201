// Regular tasks of payments: queries the provider at startup about payments that an ended process left open, then
// periodically starts reconciliations and updates access by due dates.
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../kit/database/database.ts';
import { createPoller, type Poller } from '../kit/jobs/poller.ts';
import { hasOverdueInstalment, isOverdue, updateAccess } from './payments/access.ts';
import { lockPurchase } from './payments/recording.ts';
import type { PaymentScheduler } from './payments/payment-scheduler.ts';
import { startDailyReconciliations } from './reconciliation/reconciliations.ts';

/** Milliseconds between passes. */
const interval = 10 * 60_000;

/** Rows per transaction. */
const batch = 200;

/** Resumes at the start, and every ten minutes settles access and reconciles days. */
export function createPaymentPoller(
  database: Database,
  scheduler: PaymentScheduler,
  log: FastifyBaseLogger,
): Poller {
  const failed = 'the regular tasks of payments failed';
  const logged = (error: unknown) => log.error({ err: error }, failed);
  let hasResumed = false;
  return createPoller({ interval, log, failed }, async () => {
    if (!hasResumed) await resumePayments(database, scheduler).catch(logged);
    await updateAllAccess(database, logged).catch(logged);
    if (hasResumed) await startDailyReconciliations(database, scheduler).catch(logged);
    hasResumed = true;
    return false;
  });
}

/**
 * Queries the provider about every open payment and refund, newest first, because the process that should have done so
 * may have ended. Repeated queries are harmless.
 */
export async function resumePayments(
  database: Database,
  scheduler: Pick<PaymentScheduler, 'schedulePayment' | 'scheduleRefund'>,
): Promise<void> {
  const open = await database.system((transaction) =>
    rowsOf<{ company_id: number; payment_id: number | null; refund_id: number | null }>(
      transaction,
      sql`select company_id, id as payment_id, null::integer as refund_id, provider_asked_at as at from payments
          where status in ('waiting', 'canceled') and provider_asked_at is not null and provider_ended_at is null
        union all select company_id, null, id, created_at from refunds where status = 'waiting'
        order by at desc`,
    ),
  );
  for (let from = 0; from < open.length; from += batch) {
    await database.system(async (transaction) => {
      for (const { company_id, payment_id, refund_id } of open.slice(from, from + batch)) {
        if (payment_id !== null)
          await scheduler.schedulePayment(transaction, company_id, payment_id);
        if (refund_id !== null) await scheduler.scheduleRefund(transaction, company_id, refund_id);
      }
    });
  }
}

/** Updates the access of purchases whose stored state differs from the rule, as when an instalment becomes overdue. */
export async function updateAllAccess(
  database: Database,
  onFailure: (error: unknown) => void = rethrow,
): Promise<void> {
  for (let after = 0; ;) {
    const due = await database.system((transaction) =>
      rowsOf<{ company_id: number; id: number }>(
        transaction,
        sql`select due.company_id, due.id from (
            select bought.company_id, bought.id from payment_orders bought
            join (select distinct company_id, payment_order_id from payments part where ${isOverdue(sql`part`)}) as late
              on late.company_id = bought.company_id and late.payment_order_id = bought.id
            where bought.access <> 'rests'
            union all select bought.company_id, bought.id from payment_orders bought
            where bought.access = 'rests' and not ${hasOverdueInstalment(sql`bought`)}
          ) as due where due.id > ${after}::integer order by due.id limit ${batch}::integer`,
      ),
    );
    for (const { company_id, id } of due) {
      // A failure does not block other purchases; it is retried on the next pass.
      await database
        .system(async (transaction) => {
          await lockPurchase(transaction, company_id, id);
          await updateAccess(transaction, company_id, id);
        })
        .catch(onFailure);
      after = id;
    }
    if (due.length < batch) return;
  }
}

function rethrow(error: unknown): never {
  throw error;
}
