// Follows the due dates of an instalment: sends a reminder before the date and suspends access after it.
import { sql } from 'drizzle-orm';
import { formatPrice } from '@kafedra/common/prices';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { dayInWords } from '../../kit/values/time-zone.ts';
import type { SendToPayer } from '../payer-emails.ts';
import { updateAccess } from '../payments/access.ts';
import { lockPayment } from '../payments/recording.ts';
import { purchasePage } from '../purchase/purchase-page.ts';

export type InstalmentStep = 'reminder' | 'overdue';

interface Parts {
  database: Database;
  sendToPayer: SendToPayer;
  publicUrl: string;
}

export type HandleInstalment = (
  companyId: number,
  paymentId: number,
  step: InstalmentStep,
) => Promise<void>;

export const createInstalmentHandler =
  (parts: Parts): HandleInstalment =>
  async (companyId, paymentId, step) => {
    const mail = await parts.database.system(async (transaction) => {
      const payment = await lockPayment(transaction, companyId, paymentId);
      if (payment?.status !== 'waiting') return null;
      if (step === 'overdue') {
        const access = await updateAccess(transaction, companyId, payment.payment_order_id);
        if (access !== 'rests') return null;
      }
      return letterOf(transaction, parts, companyId, paymentId, step);
    });
    if (mail !== null) await parts.sendToPayer(companyId, mail);
  };

async function letterOf(
  transaction: Transaction,
  { publicUrl }: Parts,
  companyId: number,
  paymentId: number,
  step: InstalmentStep,
): Promise<Parameters<SendToPayer>[1] | null> {
  const [found] = await rowsOf<{
    to: string | null;
    number: number;
    name: string;
    order_id: number;
    price: string;
    last_moment: string;
    company: string;
    code: string;
    time_zone: string;
  }>(
    transaction,
    sql`select coalesce(nullif(ordered.contact_email, ''), nullif(payer.email, '')) as "to", ordered.number, ordered.name, ordered.id as order_id,
        payment.price::text, (payment.due_at - interval '1 second')::text as last_moment, company.name as company, company.code, company.time_zone
      from payments payment
      join payment_orders paid on paid.company_id = payment.company_id and paid.id = payment.payment_order_id
      join orders ordered on ordered.company_id = paid.company_id and ordered.id = paid.order_id
      join companies company on company.id = payment.company_id and company.deleted_at is null
      left join company_members payer on payer.company_id = payment.company_id and payer.user_id = payment.payer_id
      where payment.company_id = ${companyId} and payment.id = ${paymentId}`,
  );
  if (!found?.to) return null;
  const day = dayInWords(found.time_zone)(found.last_moment);
  const sum = formatPrice(found.price);
  return {
    to: found.to,
    subject:
      step === 'reminder' ? `Скоро платёж: ${found.name}` : `Доступ приостановлен: ${found.name}`,
    text: [
      'Здравствуйте!',
      step === 'reminder'
        ? `До ${day} нужно оплатить ${sum} по заявке № ${found.number}: ${found.name}.`
        : `Платёж ${sum} по заявке № ${found.number} (${found.name}) нужно было внести до ${day}. Доступ к обучению откроется сам, как только вы заплатите.`,
      `Оплатить: ${purchasePage(publicUrl, found.code, found.order_id)}`,
      found.company,
    ].join('\n\n'),
    messageId: `<instalment-${companyId}-${paymentId}-${step}@${new URL(publicUrl).hostname}>`,
  };
}
