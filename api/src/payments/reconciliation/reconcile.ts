// The daily reconciliation: reads a company's day from the provider, compares it with the ledger, lists the
// differences, and settles payments that the provider reports as paid.
import { sql } from 'drizzle-orm';
import { rowOf, rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import { reconciliationDifferences } from '../payment-tables.ts';
import type { PaymentScheduler } from '../payments/payment-scheduler.ts';
import { ProviderRefused } from '../providers/failures.ts';
import { providerOf, type ProviderAt } from '../providers/company-provider.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { findDifferences, type Difference, type MoneyMovement } from './comparison.ts';

interface ReconciliationParts {
  database: Database;
  providerAt: ProviderAt;
  outbound: Outbound;
  scheduler: Pick<PaymentScheduler, 'schedulePayment'>;
}

interface Day {
  from: string;
  to: string;
}

/** Replaces the differences found before. Throws if the provider does not answer. */
export async function reconcile(
  { database, providerAt, outbound, scheduler }: ReconciliationParts,
  companyId: number,
  id: number,
): Promise<void> {
  const target = await database.system(async (transaction) => {
    const day = await dayOf(transaction, companyId, id);
    if (day === undefined) return undefined;
    const provider = await providerOf(transaction, companyId, providerAt).catch(failureOf);
    if (!(provider instanceof Failure)) return { day, provider };
    await noteProblem(transaction, companyId, id, provider.message);
    return undefined;
  });
  if (target === undefined) return;
  const there = await outbound
    .runLimited(companyId, () => movedThere(target.provider, target.day))
    .catch((error: unknown) => {
      if (error instanceof ProviderRefused) return error;
      throw error;
    });
  await database.system(async (transaction) => {
    if (there instanceof ProviderRefused) {
      await noteProblem(transaction, companyId, id, there.description);
      return;
    }
    const here = await movedHere(transaction, companyId, target.day, there);
    const found = findDifferences(there, here);
    await keep(transaction, companyId, id, there.length, found);
    for (const paymentId of await paymentsIn(transaction, companyId, found)) {
      await scheduler.schedulePayment(transaction, companyId, paymentId);
    }
  });
}

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}

/** The start of the day and of the next one, in the company's time zone. */
async function dayOf(
  transaction: Transaction,
  companyId: number,
  id: number,
): Promise<Day | undefined> {
  const [found] = await rowsOf<Day>(
    transaction,
    sql`select (day::timestamp at time zone company.time_zone)::text as "from", ((day + 1)::timestamp at time zone company.time_zone)::text as "to"
      from reconciliations looked join companies company on company.id = looked.company_id and company.deleted_at is null
      where looked.company_id = ${companyId} and looked.id = ${id}`,
  );
  return found;
}

/**
 * The payments and refunds of the day that began on that day or the day before: a payment expires within a day unless
 * it is paid.
 */
async function movedThere(provider: PaymentProvider, { from, to }: Day): Promise<MoneyMovement[]> {
  const [begin, end] = [new Date(from), new Date(to)];
  const dayBefore = new Date(begin.getTime() - 24 * 3_600_000);
  const moved: MoneyMovement[] = [];
  for await (const { id, status, amount, paidAt } of provider.listPayments(dayBefore, end)) {
    if (status === 'succeeded' && paidAt !== null && paidAt >= begin && paidAt < end) {
      moved.push({ movement: 'payment', reference: id, amount });
    }
  }
  for await (const { id, status, amount } of provider.listRefunds(begin, end)) {
    if (status === 'succeeded') moved.push({ movement: 'refund', reference: id, amount });
  }
  return moved;
}

/** The ledger's movements of that day, and those of other days that have the same provider ids. */
const movedHere = (
  transaction: Transaction,
  companyId: number,
  { from, to }: Day,
  there: readonly MoneyMovement[],
) =>
  rowsOf<MoneyMovement>(
    transaction,
    sql`select kind as movement, reference, amount::text from ledger_entries
      where company_id = ${companyId} and reference is not null
        and (booked_at >= ${from}::timestamptz and booked_at < ${to}::timestamptz
          or reference = any(${sql.param(there.map(({ reference }) => reference))}::text[]))
      order by id`,
  );

async function keep(
  transaction: Transaction,
  companyId: number,
  id: number,
  checked: number,
  found: readonly Difference[],
): Promise<void> {
  await transaction.execute(sql`update reconciliations set checked = ${checked}, checked_at = now(), problem = null, updated_at = now()
    where company_id = ${companyId} and id = ${id}`);
  await transaction.execute(
    sql`delete from ${reconciliationDifferences} where company_id = ${companyId} and reconciliation_id = ${id}`,
  );
  for (const { kind, movement, reference, provider_amount, ledger_amount } of found) {
    await transaction.execute(sql`insert into ${reconciliationDifferences} (company_id, reconciliation_id, kind, movement, reference, payment_id, provider_amount, ledger_amount)
      values (${companyId}, ${id}, ${kind}, ${movement}, ${reference}, coalesce(
        (select id from payments where company_id = ${companyId} and provider_payment_id = ${reference}),
        (select payment_id from refunds where company_id = ${companyId} and provider_refund_id = ${reference})),
        ${provider_amount}::numeric, ${ledger_amount}::numeric)`);
  }
}

/** Our payments that the provider reports as paid and the ledger does not have. */
async function paymentsIn(
  transaction: Transaction,
  companyId: number,
  found: readonly Difference[],
): Promise<number[]> {
  const missing = found.flatMap(({ kind, movement, reference }) =>
    kind === 'missing_here' && movement === 'payment' ? reference : [],
  );
  const { ids } = await rowOf<{ ids: number[] }>(
    transaction,
    sql`select array(select id from payments where company_id = ${companyId} and provider_payment_id = any(${sql.param(missing)}::text[]) order by id) as ids`,
  );
  return ids;
}

const noteProblem = (
  transaction: Transaction,
  companyId: number,
  id: number,
  problem: string,
): Promise<unknown> =>
  transaction.execute(sql`update reconciliations set problem = ${problem}, updated_at = now()
    where company_id = ${companyId} and id = ${id}`);
