// The state of a purchase and of its payments, in words for the buyer.
import { formatDateTime, type Tone } from '../../ui/index.ts';
import { dueDay } from '../instalments/instalments.ts';
import type { PaymentState } from '../../__generated__/PurchasePayments_purchase.graphql.ts';

export interface StateWords {
  text: string;
  tone: Tone;
}

interface Payment {
  readonly status: PaymentState;
  readonly reservedUntilAt?: string | null | undefined;
  readonly dueAt?: string | null | undefined;
}

interface Purchase {
  readonly toPay?: string | null | undefined;
  readonly paidAt?: string | null | undefined;
  /** States of its payments. */
  readonly payments: readonly PaymentState[];
}

const has = (payments: readonly PaymentState[], ...statuses: PaymentState[]): boolean =>
  payments.some((status) => statuses.includes(status));

export function stateOfPurchase({ toPay, paidAt, payments }: Purchase): StateWords {
  if (has(payments, 'REFUNDED') && !has(payments, 'PAID', 'PARTLY_REFUNDED', 'WAITING')) {
    return paymentStateWords.REFUNDED;
  }
  if (paidAt != null) {
    return Number(toPay) === 0 ? { text: 'Вы записаны', tone: 'success' } : paymentStateWords.PAID;
  }
  return has(payments, 'WAITING')
    ? paymentStateWords.WAITING
    : { text: 'Не оплачено', tone: 'neutral' };
}

/** Whether an amount is due. */
export const canBePaid = ({ toPay, paidAt }: Pick<Purchase, 'toPay' | 'paidAt'>): boolean =>
  paidAt == null && Number(toPay) > 0;

/** The amount of the next payment in roubles: the pending payment, or else the unpaid rest. */
export function nextPrice({
  toPay,
  payments,
}: {
  readonly toPay?: string | null | undefined;
  readonly payments: readonly (Pick<Payment, 'status'> & {
    readonly price: string;
    readonly refundedSum: string;
  })[];
}): string | null {
  if (toPay == null) return null;
  const waiting = payments.find(({ status }) => status === 'WAITING');
  if (waiting !== undefined) return waiting.price;
  const kopecks = (sum: string) => Math.round(Number(sum) * 100);
  const paid = payments
    .filter(({ status }) => status !== 'CANCELED')
    .reduce((sum, { price, refundedSum }) => sum + kopecks(price) - kopecks(refundedSum), 0);
  const left = kopecks(toPay) - paid;
  return left > 0 ? (left / 100).toFixed(2) : null;
}

/** Whether the course is open: the first paid instalment opens it. */
export const isCourseOpen = ({
  paidAt,
  payments,
}: Pick<Purchase, 'paidAt' | 'payments'>): boolean =>
  paidAt != null || has(payments, 'PAID', 'PARTLY_REFUNDED');

/** Whether a payment is pending. */
export const hasPendingPayment = (payments: readonly PaymentState[]): boolean =>
  has(payments, 'WAITING');

export const paymentStateWords: Record<PaymentState, StateWords> = {
  WAITING: { text: 'Ждём оплату', tone: 'warning' },
  PAID: { text: 'Оплачено', tone: 'success' },
  PARTLY_REFUNDED: { text: 'Часть денег возвращена', tone: 'neutral' },
  REFUNDED: { text: 'Деньги возвращены', tone: 'neutral' },
  CANCELED: { text: 'Платёж отменён', tone: 'neutral' },
};

/**
 * «Ждём оплату до 14:35»: with the date unless it is today; for an instalment, the due date only.
 */
export function wordsOfPayment(
  { status, reservedUntilAt, dueAt }: Payment,
  now = new Date(),
): StateWords {
  const words = paymentStateWords[status];
  if (status !== 'WAITING') return words;
  if (reservedUntilAt == null) {
    return dueAt == null ? words : { ...words, text: `${words.text} до ${dueDay(dueAt)}` };
  }
  const moment = formatDateTime(reservedUntilAt, { now }).replace(/^сегодня,\s/, '');
  return { ...words, text: `${words.text} до ${moment}` };
}
