// Synchronizes a payment with the provider: records received money and cancels payments that have ended.
import { sql } from 'drizzle-orm';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import { ProviderRefused, ProviderSilent } from '../providers/failures.ts';
import { providerOf, type ProviderAt } from '../providers/company-provider.ts';
import type { NewPayment, ProviderPayment } from '../providers/provider.ts';
import {
  recordPayment,
  cancelPayment,
  markEndedAtProvider,
  lockPayment,
  type LockedPayment,
} from './recording.ts';
import type { PaymentScheduler } from './payment-scheduler.ts';

export interface PaymentSyncParts {
  database: Database;
  providerAt: ProviderAt;
  outbound: Outbound;
  scheduler: Pick<PaymentScheduler, 'schedulePayment' | 'scheduleReceipt'>;
}

/**
 * When to query the provider again about a payment whose reservation expired or that was cancelled, but that may still
 * be paid.
 */
const untilNextLook = sql`greatest(interval '15 minutes', (now() - provider_asked_at) / 4)`;

/** How long the provider stores idempotency keys, in minutes. A payment that it does not report by then has ended. */
const longestLook = 24 * 60;

/** Throws `ProviderSilent` if the provider does not answer. */
export async function syncPayment(
  parts: PaymentSyncParts,
  companyId: number,
  paymentId: number,
): Promise<void> {
  const { database, scheduler } = parts;
  const begun = await database.system((transaction) =>
    readBegun(transaction, companyId, paymentId),
  );
  if (begun === undefined || !isOpen(begun)) return;
  const result = await askProvider(parts, companyId, begun).catch(failureToAsk);
  const isKnown = !(result instanceof Error) || begun.minutes >= longestLook;
  await database.system(async (transaction) => {
    const payment = await lockPayment(transaction, companyId, paymentId);
    if (payment === undefined) return;
    // The payment was started or restarted during the query, so the result belongs to another attempt.
    if (attemptKey(payment) !== attemptKey(begun)) {
      return scheduler.schedulePayment(transaction, companyId, paymentId);
    }
    if (isKnown) {
      const there = result instanceof Error ? null : result;
      if (there !== null) await storeProviderPayment(transaction, companyId, payment, there);
      const changed = await applyProviderState(transaction, companyId, payment, there);
      if (changed === 'paid') await scheduler.scheduleReceipt(transaction, companyId, paymentId);
    }
    await lookLater(transaction, scheduler, companyId, paymentId);
  });
  // A payment whose provider id is known can be retried at any time, even long after its key expired.
  const canRetry = !isKnown || begun.provider_payment_id !== null;
  if (result instanceof ProviderSilent && canRetry) throw result;
}

/** The idempotency key of the current attempt; null if the provider was not called. */
export const attemptKey = ({
  provider_key: key,
  provider_asked_at: at,
}: Pick<LockedPayment, 'provider_key' | 'provider_asked_at'>): string | null =>
  at === null ? null : key;

/**
 * Returns errors that say nothing about the payment: no response, rejected credentials, or a shop that is no longer
 * connected. Rethrows the others.
 */
function failureToAsk(error: unknown): ProviderRefused | ProviderSilent | Failure {
  if (error instanceof ProviderRefused || error instanceof ProviderSilent) return error;
  if (error instanceof Failure && error.status === 409) return error;
  throw error;
}

/**
 * Schedules the next query while the provider may take money for the payment. Schedules only one, however often the
 * payment is settled.
 */
async function lookLater(
  transaction: Transaction,
  scheduler: Pick<PaymentScheduler, 'schedulePayment'>,
  companyId: number,
  paymentId: number,
): Promise<void> {
  const due = await rowsOf<{ at: string }>(
    transaction,
    sql`update payments set provider_look_at = now() + ${untilNextLook},
        reserved_until_at = case when reserved_until_at <= now() then now() + ${untilNextLook} else reserved_until_at end
      where company_id = ${companyId} and id = ${paymentId} and status in ('waiting', 'canceled')
        and provider_asked_at is not null and provider_ended_at is null
        and coalesce(provider_look_at, reserved_until_at, now()) <= now()
      returning provider_look_at::text as at`,
  );
  for (const { at } of due) {
    await scheduler.schedulePayment(transaction, companyId, paymentId, new Date(at));
  }
}

/**
 * Applies the provider's state to a locked payment. Null means that the provider does not know it and will take no
 * money for it.
 */
export async function applyProviderState(
  transaction: Transaction,
  companyId: number,
  payment: LockedPayment,
  there: ProviderPayment | null,
): Promise<'paid' | 'canceled' | null> {
  if (there?.status === 'succeeded') {
    const received = {
      till: 'provider',
      reference: there.id,
      at: there.paidAt ?? new Date(),
    } as const;
    return (await recordPayment(transaction, companyId, payment, received)) ? 'paid' : null;
  }
  // The price stays reserved while the provider may still take money.
  if (there !== null && there.status !== 'canceled') return null;
  if (payment.status === 'canceled') {
    await markEndedAtProvider(transaction, companyId, payment);
    return null;
  }
  if (there !== null && (await renewed(transaction, companyId, payment))) return null;
  if (there === null && !payment.is_late) return null;
  const cancellation = there === null ? 'reservation_ended' : (there.cancellation ?? 'canceled');
  const isCanceled = await cancelPayment(transaction, companyId, payment, {
    cancellation,
    hasEnded: true,
  });
  return isCanceled ? 'canceled' : null;
}

/** Resets an instalment so that it can be paid by a new payment at the provider. */
async function renewed(
  transaction: Transaction,
  companyId: number,
  { id }: LockedPayment,
): Promise<boolean> {
  const rows = await rowsOf(
    transaction,
    sql`update payments set provider_key = gen_random_uuid(), provider_asked_at = null, provider_order = null,
        provider_payment_id = null, provider_look_at = null, confirmation_url = null
      where company_id = ${companyId} and id = ${id} and status = 'waiting' and due_at is not null returning 1`,
  );
  return rows.length > 0;
}

export const storeProviderPayment = (
  transaction: Transaction,
  companyId: number,
  { id }: { id: number },
  there: ProviderPayment,
): Promise<unknown> =>
  transaction.execute(sql`update payments set provider_payment_id = ${there.id}, confirmation_url = ${there.confirmationUrl}
    where company_id = ${companyId} and id = ${id}
      and (provider_payment_id, confirmation_url) is distinct from (${there.id}::text, ${there.confirmationUrl}::text)`);

interface Begun {
  status: string;
  provider_key: string;
  provider_asked_at: string | null;
  provider_payment_id: string | null;
  has_ended: boolean;
  /** Since the request to the provider. */
  minutes: number;
  /** The request to the provider; null if none was sent. */
  order: NewPayment | null;
}

/**
 * Cancelled payments are queried while the provider may take money for them, and later if their provider id is known.
 */
const isOpen = ({ status, order, has_ended, provider_payment_id: known }: Begun): boolean =>
  status === 'waiting' ||
  (status === 'canceled' && order !== null && (!has_ended || known !== null));

async function readBegun(
  transaction: Transaction,
  companyId: number,
  paymentId: number,
): Promise<Begun | undefined> {
  const [found] = await rowsOf<Begun>(
    transaction,
    sql`select status, provider_key, provider_asked_at, provider_payment_id, provider_order as "order", provider_ended_at is not null as has_ended,
        coalesce(extract(epoch from now() - provider_asked_at) / 60, 0)::float8 as minutes
      from payments where company_id = ${companyId} and id = ${paymentId}`,
  );
  return found;
}

/**
 * Queries by the provider's id or, if it was not received, by repeating the request with its idempotency key while the
 * provider stores the key. Null if no request was sent or the provider has no such payment.
 */
async function askProvider(
  { database, providerAt, outbound }: PaymentSyncParts,
  companyId: number,
  { order, provider_payment_id: known, minutes }: Begun,
): Promise<ProviderPayment | null> {
  if (order === null || (known === null && minutes >= longestLook)) return null;
  const provider = await database.system((transaction) =>
    providerOf(transaction, companyId, providerAt),
  );
  return outbound.runLimited(companyId, async () => {
    if (known !== null) return provider.findPayment(known);
    try {
      return await provider.create(order);
    } catch (error) {
      // An invalid request has created no payment.
      if (error instanceof ProviderRefused && error.code === 'invalid_request') return null;
      throw error;
    }
  });
}
