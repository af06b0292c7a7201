// A payment and what the provider knows of it are brought together: money that came is booked, what ended is cancelled.
import { sql } from 'drizzle-orm';
import { rowsOf, type Database, type Transaction } from '../../kit/database.ts';
import type { Outbound } from '../../kit/outbound.ts';
import { ProviderRefused, ProviderSilent } from '../providers/failures.ts';
import { providerOf, type ProviderAt } from '../providers/of-company.ts';
import type { NewPayment, ProviderPayment } from '../providers/provider.ts';
import { book, cancel, lockPayment, type LockedPayment } from './booking.ts';
import type { PaymentWork } from './payment-work.ts';

export interface Settling {
  database: Database;
  providerAt: ProviderAt;
  outbound: Outbound;
  work: Pick<PaymentWork, 'followPayment' | 'tellOfPayment'>;
}

/** Minutes between looks at a payment that the provider may still take after its reservation has ended. */
const lateLooks = 15;

/** How long it is looked for, in minutes: so long the provider keeps keys. */
const longestLook = 24 * 60;

/** Throws where the provider is silent, after what does not need its word is done. */
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
  const asked = await askProvider(parts, companyId, begun).catch(failureOfProvider);
  const there = asked instanceof Error ? null : asked;
  await database.system(async (transaction) => {
    const payment = await lockPayment(transaction, companyId, paymentId);
    if (payment === undefined) return;
    if (there !== null) await noteProviderPayment(transaction, companyId, payment, there);
    const changed = await settle(transaction, companyId, payment, there);
    if (changed === 'paid') await work.tellOfPayment(transaction, companyId, paymentId);
    // The money of one that has ended here may still be on its way.
    const mayStillCome = there?.status === 'pending' || asked instanceof ProviderRefused;
    if (mayStillCome && payment.is_late) {
      const at = new Date(Date.now() + lateLooks * 60_000);
      await work.followPayment(transaction, companyId, paymentId, at);
    }
  });
  if (asked instanceof ProviderSilent) throw asked;
}

/** What does not keep a reservation from ending. */
function failureOfProvider(error: unknown): ProviderRefused | ProviderSilent {
  if (error instanceof ProviderRefused || error instanceof ProviderSilent) return error;
  throw error;
}

/** What the provider says of a locked payment comes true. */
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
  if (there?.status === 'canceled' && (await renewed(transaction, companyId, payment))) return null;
  const ended =
    there?.status === 'canceled'
      ? (there.cancellation ?? 'canceled')
      : payment.is_late
        ? 'reservation_ended'
        : null;
  if (ended === null) return null;
  return (await cancel(transaction, companyId, payment, ended)) ? 'canceled' : null;
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
        provider_payment_id = null, confirmation_url = null
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
  provider_payment_id: string | null;
  /** Since the provider was asked for it. */
  minutes: number;
  /** What the provider was asked for; null where it was not. */
  order: NewPayment | null;
}

/** What was cancelled here is still asked for while the provider may take the money. */
const isOpen = ({ status, minutes }: Begun): boolean =>
  status === 'waiting' || (status === 'canceled' && minutes < longestLook);

async function readBegun(
  transaction: Transaction,
  companyId: number,
  paymentId: number,
): Promise<Begun | undefined> {
  const [found] = await rowsOf<Begun>(
    transaction,
    sql`select status, provider_payment_id, provider_order as "order",
        coalesce(extract(epoch from now() - provider_asked_at) / 60, 0)::float8 as minutes
      from payments where company_id = ${companyId} and id = ${paymentId}`,
  );
  return found;
}

/**
 * By its id; where that did not come back, by the key that it was asked for with: that begins none anew. Null where it was
 * not asked, or has made none.
 */
async function askProvider(
  { database, providerAt, outbound }: Settling,
  companyId: number,
  { order, provider_payment_id: known }: Begun,
): Promise<ProviderPayment | null> {
  if (order === null) return null;
  const provider = await database.system((transaction) =>
    providerOf(transaction, companyId, providerAt),
  );
  return outbound.inTurn(companyId, async () => {
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
