// Builds requests to the payment provider. A request is stored with its payment, because an idempotency key must always
// be sent with the same body.
import { sql } from 'drizzle-orm';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import type { NewPayment, NewRefund } from '../providers/provider.ts';

interface Ordered {
  provider_key: string;
  price: string;
  number: number;
  name: string;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  vat_code: number;
}

/** Builds and stores the request of a payment for an order. */
export async function storePaymentRequest(
  transaction: Transaction,
  companyId: number,
  paymentId: number,
  returnUrl: string,
): Promise<NewPayment> {
  const ordered = await rowOf<Ordered>(
    transaction,
    sql`select payment.provider_key, payment.price::text, ordered.number, ordered.name, ordered.contact_name,
        ordered.contact_email, ordered.contact_phone, company.yoo_kassa_vat_code as vat_code
      from payments payment
      join payment_orders paid on paid.company_id = payment.company_id and paid.id = payment.payment_order_id
      join orders ordered on ordered.company_id = paid.company_id and ordered.id = paid.order_id
      join companies company on company.id = payment.company_id
      where payment.company_id = ${companyId} and payment.id = ${paymentId}`,
  );
  const order: NewPayment = {
    key: ordered.provider_key,
    amount: ordered.price,
    description: `Заявка № ${ordered.number}: ${ordered.name}`,
    returnUrl,
    payerEmail: ordered.contact_email,
    payerPhone: ordered.contact_phone,
    payerName: ordered.contact_name,
    items: [{ description: ordered.name, amount: ordered.price, vatCode: ordered.vat_code }],
    metadata: { company_id: String(companyId), payment_id: String(paymentId) },
  };
  await transaction.execute(sql`update payments set provider_asked_at = now(), provider_order = ${JSON.stringify(order)}::jsonb
    where company_id = ${companyId} and id = ${paymentId}`);
  return order;
}

/** The request of a refund, with a fiscal receipt for the same recipient at the VAT rate of the payment. */
export const refundRequest = (
  paid: NewPayment,
  { key, paymentId, amount }: { key: string; paymentId: string; amount: string },
): NewRefund => ({
  key,
  paymentId,
  amount,
  description: `Возврат: ${paid.description}`,
  payerEmail: paid.payerEmail,
  payerPhone: paid.payerPhone,
  payerName: paid.payerName,
  items: paid.items.map((item) => ({ ...item, amount })),
});
