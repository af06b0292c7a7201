// The background tasks of payments: querying the provider, refunding, and mailing payers. Tasks may be delivered twice
// or late, so each reads the current state of the payment.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import { jobQueue } from '../../kit/jobs/job-queue.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import type { ProviderAt } from '../providers/of-company.ts';
import type { FollowInstalment, InstalmentStep } from '../instalments/following.ts';
import { remindedBefore, restsAfter } from '../instalments/instalment-rules.ts';
import { reconcile } from '../reconciliation/reconciling.ts';
import { settleRefund } from '../refunds/settling.ts';
import { settlePayment } from './settling.ts';
import type { SendReceipt } from './receipts.ts';

type Due = { company_id: number } & (
  | { does: 'payment'; payment_id: number }
  | { does: 'refund'; refund_id: number }
  | { does: 'receipt'; payment_id: number }
  | { does: 'reconciliation'; reconciliation_id: number }
  | { does: 'instalment'; payment_id: number; step: InstalmentStep }
);

export interface PaymentWork {
  /** Schedules a query of the provider about a payment, now by default. Part of the transaction. */
  followPayment: (
    transaction: Transaction,
    companyId: number,
    paymentId: number,
    at?: Date,
  ) => Promise<void>;
  followRefund: (
    transaction: Transaction,
    companyId: number,
    refundId: number,
    at?: Date,
  ) => Promise<void>;
  /** Schedules the email to the payer. */
  tellOfPayment: (transaction: Transaction, companyId: number, paymentId: number) => Promise<void>;
  /** Schedules the reminder of an instalment, and the suspension of access if it is not paid. */
  followInstalment: (
    transaction: Transaction,
    companyId: number,
    paymentId: number,
    dueAt: Date,
  ) => Promise<void>;
  /** Schedules the comparison of a day with the provider's records. */
  reconcile: (
    transaction: Transaction,
    companyId: number,
    reconciliationId: number,
  ) => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Parts {
  database: Database;
  providerAt: ProviderAt;
  outbound: Outbound;
  sendReceipt: SendReceipt;
  followInstalment: FollowInstalment;
  log: FastifyBaseLogger;
}

/** Tasks that a process runs at once, of different companies. Most of the time they wait for the provider. */
const workers = 4;

/** Milliseconds until a task that crashed its process three times is retried. */
const putOffBy = 3_600_000;

export function paymentWork(parts: Parts): PaymentWork {
  const { database, log } = parts;
  const queue = jobQueue<Due>(database.queue, log, { name: 'payments', workers, neverWaits: true });

  const work: PaymentWork = {
    followPayment: (transaction, company_id, payment_id, at) =>
      queue.send(transaction, randomUUID(), { company_id, does: 'payment', payment_id }, at),
    followRefund: (transaction, company_id, refund_id, at) =>
      queue.send(transaction, randomUUID(), { company_id, does: 'refund', refund_id }, at),
    tellOfPayment: (transaction, company_id, payment_id) =>
      queue.send(transaction, randomUUID(), { company_id, does: 'receipt', payment_id }),
    followInstalment: async (transaction, company_id, payment_id, dueAt) => {
      const work = { company_id, does: 'instalment', payment_id } as const;
      const after = (days: number) => new Date(dueAt.getTime() + days * 24 * 3_600_000);
      const reminder = { ...work, step: 'reminder' } as const;
      await queue.send(transaction, randomUUID(), reminder, after(-remindedBefore));
      const overdue = { ...work, step: 'overdue' } as const;
      await queue.send(transaction, randomUUID(), overdue, after(restsAfter));
    },
    reconcile: (transaction, company_id, reconciliation_id) =>
      queue.send(transaction, randomUUID(), {
        company_id,
        does: 'reconciliation',
        reconciliation_id,
      }),
    start: () => queue.start({ handle: deliver, giveUp: putOff }),
    stop: queue.stop,
  };

  const doOne = (due: Due): Promise<void> => {
    const { company_id } = due;
    const settling = { ...parts, work };
    switch (due.does) {
      case 'receipt':
        return parts.sendReceipt(company_id, due.payment_id);
      case 'payment':
        return settlePayment(settling, company_id, due.payment_id);
      case 'refund':
        return settleRefund(settling, company_id, due.refund_id);
      case 'instalment':
        return parts.followInstalment(company_id, due.payment_id, due.step);
      case 'reconciliation':
        return reconcile(settling, company_id, due.reconciliation_id);
    }
  };

  const deliver = async (due: Due): Promise<void> => {
    try {
      await doOne(due);
    } catch (error) {
      // A company without a provider has nothing to query. The queue retries all other failures.
      if (!(error instanceof Failure) || error.status === 424) throw error;
      log.warn({ err: error, due }, 'a payment task failed');
    }
  };

  /** Tasks that move money are never dropped: one that crashed its process several times is rescheduled. */
  const putOff = (due: Due): Promise<void> =>
    database.system((transaction) =>
      queue.send(transaction, randomUUID(), due, new Date(Date.now() + putOffBy)),
    );

  return work;
}
