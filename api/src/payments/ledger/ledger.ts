// The ledger: the only record of money that moved. Each entry moves an amount between two accounts, so that a company's
// accounts always sum to zero; its key prevents duplicates.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { ledgerEntries, type ledgerAccounts } from '../payment-tables.ts';

/** The accounts that hold received money. */
export type Till = Exclude<(typeof ledgerAccounts)[number], 'sales'>;

interface Movement {
  companyId: number;
  paymentId: number;
  /** Set for refunds. */
  refundId?: number;
  till: Till;
  /** Roubles, such as `1500.00`. */
  amount: string;
  /** The provider's id of the movement. */
  reference: string | null;
  /** When the money moved. */
  at: Date;
}

/** Records a movement. Returns false, and writes nothing, if the ledger already has it. */
export async function recordMovement(
  transaction: Transaction,
  movement: Movement,
): Promise<boolean> {
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
