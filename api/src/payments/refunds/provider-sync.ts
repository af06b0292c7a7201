// Refunds a payment through the provider, repeating the request with the refund's key until the result is known.
import { sql } from 'drizzle-orm';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import { recordRefund, lockPayment } from '../payments/recording.ts';
import { refundRequest } from '../payments/provider-requests.ts';
import type { PaymentScheduler } from '../payments/payment-scheduler.ts';
import { ProviderRefused } from '../providers/failures.ts';
import { providerOf, type ProviderAt } from '../providers/company-provider.ts';
import type { NewPayment, ProviderRefund } from '../providers/provider.ts';

interface RefundSyncParts {
  database: Database;
  providerAt: ProviderAt;
  outbound: Outbound;
  scheduler: Pick<PaymentScheduler, 'scheduleRefund'>;
}

interface Begun {
  payment_id: number;
  amount: string;
  provider_key: string;
  provider_refund_id: string | null;
  provider_payment_id: string | null;
  provider_order: NewPayment | null;
}

export async function syncRefund(
  { database, providerAt, outbound, scheduler }: RefundSyncParts,
  companyId: number,
  refundId: number,
): Promise<void> {
  const [begun] = await database.system((transaction) =>
    rowsOf<Begun>(
      transaction,
      sql`select refund.payment_id, refund.amount::text, refund.provider_key, refund.provider_refund_id,
          payment.provider_payment_id, payment.provider_order
        from refunds refund join payments payment on payment.company_id = refund.company_id and payment.id = refund.payment_id
        where refund.company_id = ${companyId} and refund.id = ${refundId} and refund.status = 'waiting'`,
    ),
  );
  if (begun === undefined) return;
  const { provider_payment_id: paymentId, provider_order: paid } = begun;
  if (paymentId === null || paid === null)
    throw new Error(`refund ${refundId} has no payment at the provider`);
  const provider = await database.system((transaction) =>
    providerOf(transaction, companyId, providerAt),
  );
  const order = refundRequest(paid, { key: begun.provider_key, paymentId, amount: begun.amount });
  const there = await outbound
    .runLimited(companyId, () =>
      begun.provider_refund_id === null
        ? provider.refund(order)
        : provider.findRefund(begun.provider_refund_id),
    )
    .catch((error: unknown) => {
      // An invalid request was not carried out. After any other refusal, an earlier call may have been.
      if (error instanceof ProviderRefused && error.code === 'invalid_request') return error;
      throw error;
    });
  await database.system(async (transaction) => {
    const payment = await lockPayment(transaction, companyId, begun.payment_id);
    if (payment === undefined || !(await isWaiting(transaction, companyId, refundId))) return;
    if (there instanceof ProviderRefused || there === null || there.status === 'canceled') {
      const problem =
        there instanceof ProviderRefused ? there.description : 'Провайдер отменил возврат';
      await finishRefund(transaction, companyId, refundId, { status: 'canceled', problem });
    } else if (there.status === 'succeeded') {
      await finishRefund(transaction, companyId, refundId, { status: 'succeeded', there });
      await recordRefund(transaction, companyId, payment, {
        refundId,
        amount: begun.amount,
        till: 'provider',
        reference: there.id,
        at: there.createdAt,
      });
    } else {
      await transaction.execute(sql`update refunds set provider_refund_id = ${there.id}
        where company_id = ${companyId} and id = ${refundId}`);
      await scheduler.scheduleRefund(transaction, companyId, refundId, laterAt());
    }
  });
}

/** Ten minutes until a pending refund is queried again. The provider also sends a notification. */
const laterAt = () => new Date(Date.now() + 10 * 60_000);

async function isWaiting(
  transaction: Transaction,
  companyId: number,
  refundId: number,
): Promise<boolean> {
  const rows = await rowsOf(
    transaction,
    sql`select 1 from refunds where company_id = ${companyId} and id = ${refundId} and status = 'waiting' for no key update`,
  );
  return rows.length > 0;
}

export const finishRefund = (
  transaction: Transaction,
  companyId: number,
  refundId: number,
  {
    status,
    problem = null,
    there,
  }: {
    status: 'succeeded' | 'canceled';
    problem?: string | null;
    there?: ProviderRefund;
  },
): Promise<unknown> =>
  transaction.execute(sql`update refunds set status = ${status}, problem = ${problem}, settled_at = now(), updated_at = now(),
      provider_refund_id = coalesce(${there?.id ?? null}::text, provider_refund_id)
    where company_id = ${companyId} and id = ${refundId}`);
