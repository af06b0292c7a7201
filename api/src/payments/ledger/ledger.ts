// The ledger: money that moved is written down here, and nowhere else. An entry takes an amount from one account to another,
// so that the accounts of a school always come to nothing together; its key keeps the same money from moving twice.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { ledgerEntries, type ledgerAccounts } from '../payment-tables.ts';

/** Where money of payments may be. */
export type Till = Exclude<(typeof ledgerAccounts)[number], 'sales'>;

interface Movement {
  companyId: number;
  paymentId: number;
  /** Set where it goes back. */
  refundId?: number;
  till: Till;
  /** Roubles, as `1500.00`. */
  amount: string;
  /** The provider's own number of it. */
  reference: string | null;
  /** When the money moved. */
  at: Date;
}

/** Answers whether it is new: what the ledger has already is not written again. */
export async function enter(transaction: Transaction, movement: Movement): Promise<boolean> {
  const { companyId, paymentId, refundId, till, amount, reference, at } = movement;
  const [kind, debit, credit] =
    refundId === undefined
      ? (['payment', till, 'sales'] as const)
      : (['refund', 'sales', till] as const);
  const key = refundId === undefined ? `payment:${paymentId}` : `refund:${refundId}`;
  const written = (await transaction.execute(
    sql`insert into ${ledgerEntries} (company_id, key, kind, payment_order_id, payment_id, refund_id, order_id, course_id, debit, credit, amount, reference, booked_at)
      select payment.company_id, ${key}, ${kind}, payment.payment_order_id, payment.id, ${refundId ?? null}::integer, ordered.order_id,
        payment.course_id, ${debit}, ${credit}, ${amount}::numeric, ${reference}, ${at.toISOString()}::timestamptz
      from payments payment join payment_orders ordered on ordered.company_id = payment.company_id and ordered.id = payment.payment_order_id
      where payment.company_id = ${companyId} and payment.id = ${paymentId}
      on conflict (company_id, key) do nothing returning id`,
  )) as { rows: unknown[] };
  return written.rows.length > 0;
}
