// Schedules the background tasks of payments within the transaction of their cause; `payment-tasks.ts` executes them.
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../kit/database/database.ts';
import type { JobQueue } from '../../kit/jobs/job-queue.ts';
import type { InstalmentStep } from '../instalments/due-dates.ts';
import { reminderDays, suspensionDays } from '../instalments/instalment-rules.ts';

export type PaymentTask = { company_id: number } & (
  | { does: 'payment'; payment_id: number }
  | { does: 'refund'; refund_id: number }
  | { does: 'receipt'; payment_id: number }
  | { does: 'reconciliation'; reconciliation_id: number }
  | { does: 'instalment'; payment_id: number; step: InstalmentStep }
);

export interface PaymentScheduler {
  /** Queries the provider about a payment, at once by default. */
  schedulePayment: (
    transaction: Transaction,
    companyId: number,
    paymentId: number,
    at?: Date,
  ) => Promise<void>;
  /** Queries the provider about a refund, at once by default. */
  scheduleRefund: (
    transaction: Transaction,
    companyId: number,
    refundId: number,
    at?: Date,
  ) => Promise<void>;
  /** Mails the payer. */
  scheduleReceipt: (
    transaction: Transaction,
    companyId: number,
    paymentId: number,
  ) => Promise<void>;
  /** Reminds of an instalment, and suspends access if it is not paid. */
  scheduleInstalment: (
    transaction: Transaction,
    companyId: number,
    paymentId: number,
    dueAt: Date,
  ) => Promise<void>;
  /** Compares a day with the provider's records. */
  scheduleReconciliation: (
    transaction: Transaction,
    companyId: number,
    reconciliationId: number,
  ) => Promise<void>;
}

const day = 24 * 3_600_000;

export function paymentScheduler(queue: Pick<JobQueue<PaymentTask>, 'send'>): PaymentScheduler {
  const send = (transaction: Transaction, task: PaymentTask, at?: Date) =>
    queue.send(transaction, randomUUID(), task, at);
  return {
    schedulePayment: (transaction, company_id, payment_id, at) =>
      send(transaction, { company_id, does: 'payment', payment_id }, at),
    scheduleRefund: (transaction, company_id, refund_id, at) =>
      send(transaction, { company_id, does: 'refund', refund_id }, at),
    scheduleReceipt: (transaction, company_id, payment_id) =>
      send(transaction, { company_id, does: 'receipt', payment_id }),
    scheduleInstalment: async (transaction, company_id, payment_id, dueAt) => {
      const task = { company_id, does: 'instalment', payment_id } as const;
      const after = (days: number) => new Date(dueAt.getTime() + days * day);
      await send(transaction, { ...task, step: 'reminder' }, after(-reminderDays));
      await send(transaction, { ...task, step: 'overdue' }, after(suspensionDays));
    },
    scheduleReconciliation: (transaction, company_id, reconciliation_id) =>
      send(transaction, { company_id, does: 'reconciliation', reconciliation_id }),
  };
}
