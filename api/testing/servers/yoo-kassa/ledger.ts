// Payments and refunds of YooKassa's shops in memory, with their status transitions.
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import {
  captureBody,
  checkReceipt,
  kopecks,
  notFound,
  paymentBody,
  read,
  refundBody,
  rubles,
  wrong,
  type ListQuery,
} from './protocol.ts';

export interface StoredPayment {
  id: string;
  shopId: string;
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  /** The request body, with the receipt. */
  request: z.infer<typeof paymentBody>;
  createdAt: Date;
  capturedAt: Date | null;
  cancellation: { party: string; reason: string } | null;
}

export interface StoredRefund {
  id: string;
  shopId: string;
  status: 'pending' | 'succeeded' | 'canceled';
  request: z.infer<typeof refundBody>;
  createdAt: Date;
}

export type Happened = (event: string, shown: object) => void;

export interface LedgerSettings {
  now: () => Date;
  /** The URL of the checkout page. */
  checkoutUrl: (paymentId: string) => string;
  demandsReceipts: () => boolean;
  /** Whether refunds succeed at once, or wait for `settleRefund`. */
  refundsAtOnce: () => boolean;
}

export function createLedger(
  { now, checkoutUrl, demandsReceipts, refundsAtOnce }: LedgerSettings,
  happened: Happened,
) {
  const payments = new Map<string, StoredPayment>();
  const refunds = new Map<string, StoredRefund>();

  const refunded = (paymentId: string, statuses: StoredRefund['status'][]): number =>
    [...refunds.values()]
      .filter(
        ({ request, status }) => request.payment_id === paymentId && statuses.includes(status),
      )
      .reduce((sum, { request }) => sum + kopecks(request.amount.value), 0);

  const paymentShown = ({ id, shopId, status, request, ...rest }: StoredPayment) => ({
    id,
    status,
    amount: request.amount,
    ...(status === 'succeeded' && { refunded_amount: rubles(refunded(id, ['succeeded'])) }),
    paid: status === 'succeeded' || status === 'waiting_for_capture',
    refundable: status === 'succeeded',
    created_at: rest.createdAt.toISOString(),
    ...(rest.capturedAt !== null && { captured_at: rest.capturedAt.toISOString() }),
    ...(status === 'pending' && {
      confirmation: {
        type: 'redirect',
        return_url: request.confirmation.return_url,
        confirmation_url: checkoutUrl(id),
      },
    }),
    ...(rest.cancellation !== null && { cancellation_details: rest.cancellation }),
    ...(request.description !== undefined && { description: request.description }),
    metadata: request.metadata,
    recipient: { account_id: shopId, gateway_id: '1' },
    test: true,
  });

  const refundShown = ({ id, status, request, createdAt }: StoredRefund) => ({
    id,
    payment_id: request.payment_id,
    status,
    amount: request.amount,
    created_at: createdAt.toISOString(),
    ...(request.description !== undefined && { description: request.description }),
    ...(status === 'canceled' && {
      cancellation_details: { party: 'refund_network', reason: 'insufficient_funds' },
    }),
  });

  const change = (payment: StoredPayment, changes: Partial<StoredPayment>) => {
    Object.assign(payment, changes);
    happened(`payment.${payment.status}`, paymentShown(payment));
    return paymentShown(payment);
  };

  const settle = (refund: StoredRefund, status: 'succeeded' | 'canceled') => {
    refund.status = status;
    // YooKassa sends no notification for other statuses.
    if (status === 'succeeded') happened('refund.succeeded', refundShown(refund));
  };

  const paymentIn = (
    statuses: StoredPayment['status'][],
    payment: StoredPayment,
  ): StoredPayment => {
    if (statuses.includes(payment.status)) return payment;
    throw wrong('payment_id', `Payment is ${payment.status}`);
  };

  const paymentOf = (shopId: string, id: string): StoredPayment => {
    const payment = payments.get(id);
    if (payment?.shopId !== shopId) throw notFound('Payment');
    return payment;
  };

  /** Throws for an unknown id: for calls by tests. */
  const known = <Stored>(records: Map<string, Stored>, id: string): Stored => {
    const found = records.get(id);
    if (found === undefined) throw new Error(`the local YooKassa has no ${id}`);
    return found;
  };

  return {
    payments,
    refunds,
    create: (shopId: string, body: unknown) => {
      const request = read(paymentBody, body);
      checkReceipt(request.receipt, request.amount.value, demandsReceipts());
      const payment: StoredPayment = {
        id: randomUUID(),
        shopId,
        status: 'pending',
        request,
        createdAt: now(),
        capturedAt: null,
        cancellation: null,
      };
      payments.set(payment.id, payment);
      return paymentShown(payment);
    },
    payment: (shopId: string, id: string) => paymentShown(paymentOf(shopId, id)),
    capture: (shopId: string, id: string, body: unknown) => {
      const payment = paymentIn(['waiting_for_capture'], paymentOf(shopId, id));
      const { amount = payment.request.amount } = read(captureBody, body);
      if (kopecks(amount.value) > kopecks(payment.request.amount.value)) {
        throw wrong('amount', 'Amount is more than what is held');
      }
      return change(payment, {
        status: 'succeeded',
        capturedAt: now(),
        request: { ...payment.request, amount },
      });
    },
    cancel: (shopId: string, id: string) => {
      const payment = paymentIn(['waiting_for_capture'], paymentOf(shopId, id));
      const cancellation = { party: 'merchant', reason: 'canceled_by_merchant' };
      return change(payment, { status: 'canceled', cancellation });
    },
    refund: (shopId: string, body: unknown) => {
      const request = read(refundBody, body);
      const payment = payments.get(request.payment_id);
      if (payment?.shopId !== shopId) throw wrong('payment_id', 'Payment doesn’t exist');
      paymentIn(['succeeded'], payment);
      const spoken = refunded(payment.id, ['pending', 'succeeded']);
      if (spoken + kopecks(request.amount.value) > kopecks(payment.request.amount.value)) {
        throw wrong('amount', 'Amount is more than what is left of the payment');
      }
      checkReceipt(request.receipt, request.amount.value, demandsReceipts());
      const id = randomUUID();
      const refund: StoredRefund = { id, shopId, status: 'pending', request, createdAt: now() };
      refunds.set(id, refund);
      if (refundsAtOnce()) settle(refund, 'succeeded');
      return refundShown(refund);
    },
    refundOf: (shopId: string, id: string) => {
      const refund = refunds.get(id);
      if (refund?.shopId !== shopId) throw notFound('Refund');
      return refundShown(refund);
    },
    listPayments: (shopId: string, query: ListQuery) =>
      pageOf(inPeriod(payments, shopId, query).map(paymentShown), query),
    listRefunds: (shopId: string, query: ListQuery) =>
      pageOf(inPeriod(refunds, shopId, query).map(refundShown), query),

    /** The payer pays. */
    pay: (id: string) => {
      const payment = paymentIn(['pending'], known(payments, id));
      return payment.request.capture
        ? change(payment, { status: 'succeeded', capturedAt: now() })
        : change(payment, { status: 'waiting_for_capture' });
    },
    /** A bank or a timeout cancels. */
    cancelBySystem: (id: string, reason: string) =>
      change(paymentIn(['pending', 'waiting_for_capture'], known(payments, id)), {
        status: 'canceled',
        cancellation: { party: 'yoo_money', reason },
      }),
    settleRefund: (id: string, status: 'succeeded' | 'canceled') =>
      settle(known(refunds, id), status),
  };
}

/** Newest first; of the same moment, the later created first. */
function inPeriod<Stored extends StoredPayment | StoredRefund>(
  records: Map<string, Stored>,
  shopId: string,
  query: ListQuery,
): Stored[] {
  const from = Date.parse(query['created_at.gte'] ?? new Date(0).toISOString());
  const to = Date.parse(query['created_at.lt'] ?? '9999-12-31T00:00:00Z');
  return [...records.values()]
    .toReversed()
    .filter(({ shopId: of, createdAt }) => of === shopId && +createdAt >= from && +createdAt < to)
    .sort((one, other) => +other.createdAt - +one.createdAt);
}

/** The cursor is the id of the last item of a page, so that new items shift nothing. */
function pageOf<Shown extends { id: string; status: string; payment_id?: string }>(
  all: Shown[],
  { status, payment_id, limit, cursor }: ListQuery,
) {
  const matching = all.filter(
    (shown) =>
      (status === undefined || shown.status === status) &&
      (payment_id === undefined || shown.payment_id === payment_id),
  );
  const begin = cursor === undefined ? 0 : matching.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && begin === 0) throw wrong('cursor', 'Cursor is illegal');
  const items = matching.slice(begin, begin + limit);
  const last = items.at(-1);
  return {
    type: 'list',
    items,
    ...(last !== undefined && begin + limit < matching.length && { next_cursor: last.id }),
  };
}
