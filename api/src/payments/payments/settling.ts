// A payment and what the provider knows of it are brought together: money that came is booked, what ended is cancelled.
import { sql } from 'drizzle-orm';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import { ProviderRefused, ProviderSilent } from '../providers/failures.ts';
import { providerOf, type ProviderAt } from '../providers/of-company.ts';
import type { NewPayment, ProviderPayment } from '../providers/provider.ts';
import { book, cancel, endAtProvider, lockPayment, type LockedPayment } from './booking.ts';
import type { PaymentWork } from './payment-work.ts';

export interface Settling {
  database: Database;
  providerAt: ProviderAt;
  outbound: Outbound;
  work: Pick<PaymentWork, 'followPayment' | 'tellOfPayment'>;
}

/** Until the next look at a payment that the provider may take money for though its reservation has ended, or it was cancelled. */
const untilNextLook = sql`greatest(interval '15 minutes', (now() - provider_asked_at) / 4)`;

/** How long the provider keeps keys, in minutes: what it says nothing of by then has ended. */
const longestLook = 24 * 60;

/** Throws where the provider is silent. */
export async function settlePayment(
  parts: Settling,
  companyId: number,
  paymentId: number,
): Promise<void> {
  const { database, work } = parts;
  const begun = await database.system((transaction) =>
    readBegun(transaction, companyId, paymentId),
  );
  if (begun === undefined || !isOpen(begun)) return;
  const asked = await askProvider(parts, companyId, begun).catch(failureToAsk);
  const isKnown = !(asked instanceof Error) || begun.minutes >= longestLook;
  await database.system(async (transaction) => {
    const payment = await lockPayment(transaction, companyId, paymentId);
    if (payment === undefined) return;
    // It was begun, or begun anew, while the provider was asked: that says nothing of this try.
    if (tryOf(payment) !== tryOf(begun)) {
      return work.followPayment(transaction, companyId, paymentId);
    }
    if (isKnown) {
      const there = asked instanceof Error ? null : asked;
      if (there !== null) await noteProviderPayment(transaction, companyId, payment, there);
      const changed = await settle(transaction, companyId, payment, there);
      if (changed === 'paid') await work.tellOfPayment(transaction, companyId, paymentId);
    }
    await lookLater(transaction, work, companyId, paymentId);
  });
  // What it has under an id it tells of some day, however long nothing has waited for that here.
  const isToBeTold = !isKnown || begun.provider_payment_id !== null;
  if (asked instanceof ProviderSilent && isToBeTold) throw asked;
}

/** Under which key the provider was asked; null where it was not. */
export const tryOf = ({
  provider_key: key,
  provider_asked_at: at,
}: Pick<LockedPayment, 'provider_key' | 'provider_asked_at'>): string | null =>
  at === null ? null : key;

/** What says nothing of the payment: no answer, no to everything, or a shop that is not connected any more. */
function failureToAsk(error: unknown): ProviderRefused | ProviderSilent | Failure {
  if (error instanceof ProviderRefused || error instanceof ProviderSilent) return error;
  if (error instanceof Failure && error.status === 409) return error;
  throw error;
}

/** Once for each look, however often the payment is settled: as long as the provider may take money for it. */
async function lookLater(
  transaction: Transaction,
  work: Pick<PaymentWork, 'followPayment'>,
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
    await work.followPayment(transaction, companyId, paymentId, new Date(at));
  }
}

/** What the provider says of a locked payment comes true; null: it knows of none, and will take no money for it. */
export async function settle(
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
    return (await book(transaction, companyId, payment, received)) ? 'paid' : null;
  }
  // What it may still take money for is kept for whoever pays, with its price.
  if (there !== null && there.status !== 'canceled') return null;
  if (payment.status === 'canceled') {
    await endAtProvider(transaction, companyId, payment);
    return null;
  }
  if (there !== null && (await renewed(transaction, companyId, payment))) return null;
  if (there === null && !payment.is_late) return null;
  const cancellation = there === null ? 'reservation_ended' : (there.cancellation ?? 'canceled');
  const isCanceled = await cancel(transaction, companyId, payment, {
    cancellation,
    hasEnded: true,
  });
  return isCanceled ? 'canceled' : null;
}

/** A part that is to be paid until a day may be tried again, as another payment at the provider. */
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

/** Remembers by which id the provider knows it. */
export const noteProviderPayment = (
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
  /** Since the provider was asked for it. */
  minutes: number;
  /** What the provider was asked for; null where it was not. */
  order: NewPayment | null;
}

/** What was cancelled here is asked about while the provider may take money for it, and later where it is known by its id. */
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
 * By its id; where that did not come back, by the key that it was asked for with, as long as that begins none anew. Null where
 * it was not asked, or has made none.
 */
async function askProvider(
  { database, providerAt, outbound }: Settling,
  companyId: number,
  { order, provider_payment_id: known, minutes }: Begun,
): Promise<ProviderPayment | null> {
  if (order === null || (known === null && minutes >= longestLook)) return null;
  const provider = await database.system((transaction) =>
    providerOf(transaction, companyId, providerAt),
  );
  return outbound.runLimited(companyId, async () => {
    if (known !== null) return provider.payment(known);
    try {
      return await provider.create(order);
    } catch (error) {
      // What it does not understand it has not begun.
      if (error instanceof ProviderRefused && error.code === 'invalid_request') return null;
      throw error;
    }
  });
}
