// Converts between YooKassa's API v3 objects (https://yookassa.ru/developers/api) and the provider interface.
import { z } from 'zod';
import type {
  NewPayment,
  NewRefund,
  ProviderNotification,
  ProviderPayment,
  ProviderRefund,
  ReceiptData,
} from './provider.ts';

/** The characters of an id. Nothing else is put into a URL. */
export const objectId = z.string().regex(/^[\w-]{1,64}$/);

const currency = 'RUB';
const money = z
  .object({ value: z.string().regex(/^\d+\.\d\d$/), currency: z.literal(currency) })
  .transform(({ value }) => value);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

export const paymentAnswer = z
  .object({
    id: objectId,
    status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
    amount: money,
    refunded_amount: money.optional(),
    paid: z.boolean(),
    created_at: moment,
    captured_at: moment.nullish(),
    confirmation: z
      .object({ confirmation_url: z.url({ protocol: /^https?$/ }).optional() })
      .nullish(),
    cancellation_details: z.object({ reason: z.string() }).nullish(),
    metadata: z.record(z.string(), z.string()).nullish(),
  })
  .transform((payment): ProviderPayment => ({
    id: payment.id,
    status: payment.status,
    amount: payment.amount,
    refunded: payment.refunded_amount ?? '0.00',
    paid: payment.paid,
    createdAt: payment.created_at,
    paidAt: payment.captured_at ?? null,
    confirmationUrl: payment.confirmation?.confirmation_url ?? null,
    cancellation: payment.cancellation_details?.reason ?? null,
    metadata: payment.metadata ?? {},
  }));

export const refundAnswer = z
  .object({
    id: objectId,
    payment_id: objectId,
    status: z.enum(['pending', 'succeeded', 'canceled']),
    amount: money,
    created_at: moment,
  })
  .transform((refund): ProviderRefund => ({
    id: refund.id,
    paymentId: refund.payment_id,
    status: refund.status,
    amount: refund.amount,
    createdAt: refund.created_at,
  }));

/** A page of a list; the last one has no `next_cursor`. */
export const pageOf = <Item>(item: z.ZodType<Item>) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullish() });

export const paymentBody = (order: NewPayment) => ({
  amount: amountOf(order.amount),
  // One-stage payment: captured as soon as it is paid.
  capture: true,
  confirmation: { type: 'redirect', return_url: order.returnUrl },
  description: cut(order.description, 128),
  metadata: order.metadata,
  ...receiptPart(order),
});

export const refundBody = (order: NewRefund) => ({
  payment_id: order.paymentId,
  amount: amountOf(order.amount),
  description: cut(order.description, 250),
  ...receiptPart(order),
});

const notification = z.object({
  type: z.literal('notification'),
  event: z
    .enum([
      'payment.succeeded',
      'payment.waiting_for_capture',
      'payment.canceled',
      'refund.succeeded',
    ])
    .transform((event): ProviderNotification['kind'] =>
      event === 'refund.succeeded' ? 'refund' : 'payment',
    ),
  object: z.object({ id: objectId }),
});

/**
 * https://yookassa.ru/developers/using-api/webhooks: anybody can send a notification, so only the id to query is taken
 * from it.
 */
export function readNotification(body: unknown): ProviderNotification | null {
  const read = notification.safeParse(body);
  return read.success ? { kind: read.data.event, id: read.data.object.id } : null;
}

const amountOf = (value: string) => ({ value, currency });

/** No VAT: https://yookassa.ru/developers/54fz/parameters-values */
const withoutVat = 1;

function receiptPart({ payerEmail, payerPhone, payerName, items }: ReceiptData) {
  if (items.length === 0 || (payerEmail === null && payerPhone === null)) return {};
  return {
    receipt: {
      customer: {
        ...(payerName !== null && { full_name: cut(payerName, 256) }),
        ...(payerEmail !== null && { email: payerEmail }),
        // YooKassa accepts digits only.
        ...(payerPhone !== null && { phone: payerPhone.replaceAll(/\D/g, '') }),
      },
      items: items.map(({ description, amount, vatCode = withoutVat }) => ({
        description: cut(description, 128),
        quantity: '1.00',
        amount: amountOf(amount),
        vat_code: vatCode,
        payment_subject: 'service',
        payment_mode: 'full_payment',
      })),
    },
  };
}

/** The first UTF-16 code units of a text, without splitting a surrogate pair. */
const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/\p{Surrogate}$/u, '');
