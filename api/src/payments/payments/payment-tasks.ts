// Executes the background tasks of payments: querying the provider, refunding, mailing payers, reconciling. A task may
// be delivered twice or late, so each reads the current state of the payment.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import type { JobQueue } from '../../kit/jobs/job-queue.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import type { HandleInstalment } from '../instalments/due-dates.ts';
import type { ProviderAt } from '../providers/company-provider.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { syncRefund } from '../refunds/provider-sync.ts';
import type { PaymentScheduler, PaymentTask } from './payment-scheduler.ts';
import type { SendReceipt } from './receipts.ts';
import { syncPayment } from './provider-sync.ts';

interface Parts {
  queue: JobQueue<PaymentTask>;
  scheduler: PaymentScheduler;
  database: Database;
  providerAt: ProviderAt;
  outbound: Outbound;
  sendReceipt: SendReceipt;
  handleInstalment: HandleInstalment;
  log: FastifyBaseLogger;
}

/** Milliseconds until a task that crashed its process three times is retried. */
const putOffBy = 3_600_000;

/** The queue's consumer, to be started and stopped with the app. */
export function paymentTasks(parts: Parts): {
  start: () => Promise<void>;
  stop: () => Promise<void>;
} {
  const { queue, database, log } = parts;

  const execute = (task: PaymentTask): Promise<void> => {
    const { company_id } = task;
    switch (task.does) {
      case 'receipt':
        return parts.sendReceipt(company_id, task.payment_id);
      case 'payment':
        return syncPayment(parts, company_id, task.payment_id);
      case 'refund':
        return syncRefund(parts, company_id, task.refund_id);
      case 'instalment':
        return parts.handleInstalment(company_id, task.payment_id, task.step);
      case 'reconciliation':
        return reconcile(parts, company_id, task.reconciliation_id);
    }
  };

  const handle = async (task: PaymentTask): Promise<void> => {
    try {
      await execute(task);
    } catch (error) {
      // A company without a provider has nothing to query. The queue retries all other failures.
      if (!(error instanceof Failure) || error.status === 424) throw error;
      log.warn({ err: error, task }, 'a payment task failed');
    }
  };

  /** Tasks that move money are never dropped: one that crashed its process several times is rescheduled. */
  const giveUp = (task: PaymentTask): Promise<void> =>
    database.system((transaction) =>
      queue.send(transaction, randomUUID(), task, new Date(Date.now() + putOffBy)),
    );

  return { start: () => queue.start({ handle, giveUp }), stop: queue.stop };
}
