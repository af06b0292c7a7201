// Mails the payer about a completed payment, once per payment even if the process is interrupted.
import { sql } from 'drizzle-orm';
import { formatPrice } from '@kafedra/common/prices';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import type { SendToPayer } from '../payer-emails.ts';
import { purchasePage } from '../purchase/purchase-page.ts';

export type SendReceipt = (companyId: number, paymentId: number) => Promise<void>;

interface Parts {
  database: Database;
  sendToPayer: SendToPayer;
  publicUrl: string;
}

interface Paid {
  to: string;
  number: number;
  name: string;
  price: string;
  company: string;
  code: string;
  order_id: number;
}

export const createReceiptSender =
  ({ database, sendToPayer, publicUrl }: Parts): SendReceipt =>
  async (companyId, paymentId) => {
    const found = await database.system((transaction) =>
      readUnsentReceipt(transaction, companyId, paymentId),
    );
    if (found === undefined) return;
    const isSent = await sendToPayer(companyId, {
      to: found.to,
      subject: `Оплачено: ${found.name}`,
      text: [
        'Здравствуйте!',
        `${Number(found.price) === 0 ? 'Вы записаны' : `Мы получили ваш платёж ${formatPrice(found.price)}`} по заявке № ${found.number}: ${found.name}.`,
        `Заявка и доступ к обучению: ${purchasePage(publicUrl, found.code, found.order_id)}`,
        found.company,
      ].join('\n\n'),
      messageId: `<payment-${companyId}-${paymentId}@${new URL(publicUrl).hostname}>`,
    });
    if (!isSent) return;
    await database.system((transaction) =>
      transaction.execute(
        sql`update payments set receipt_sent_at = now() where company_id = ${companyId} and id = ${paymentId}`,
      ),
    );
  };

/** The data of a paid payment whose payer was not mailed yet; undefined if there is none, or no recipient. */
async function readUnsentReceipt(
  transaction: Transaction,
  companyId: number,
  paymentId: number,
): Promise<Paid | undefined> {
  const [found] = await rowsOf<Paid>(
    transaction,
    sql`select coalesce(nullif(ordered.contact_email, ''), nullif(payer.email, '')) as "to", ordered.number, ordered.name,
        payment.price::text, company.name as company, company.code, ordered.id as order_id
      from payments payment
      join payment_orders paid on paid.company_id = payment.company_id and paid.id = payment.payment_order_id
      join orders ordered on ordered.company_id = paid.company_id and ordered.id = paid.order_id
      join companies company on company.id = payment.company_id and company.deleted_at is null
      left join company_members payer on payer.company_id = payment.company_id and payer.user_id = payment.payer_id
      where payment.company_id = ${companyId} and payment.id = ${paymentId} and payment.status = 'paid'
        and payment.receipt_sent_at is null`,
  );
  return found?.to ? found : undefined;
}
