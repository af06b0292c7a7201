// Russian labels of payments and refunds, and arithmetic with their sums.
import { countOf, formatPrice } from '../../ui/index.ts';
import { paymentNouns } from './paymentNouns.ts';
import type { PaymentState } from '../../__generated__/paymentListRouteQuery.graphql.ts';
import type { PaymentType } from '../../__generated__/paymentListRouteQuery.graphql.ts';
import type { RefundState } from '../../__generated__/PaymentRefunds_payment.graphql.ts';

export const stateLabels: Record<PaymentState, string> = {
  WAITING: 'Ожидает оплаты',
  PAID: 'Оплачен',
  PARTLY_REFUNDED: 'Возвращён частично',
  REFUNDED: 'Возвращён',
  CANCELED: 'Отменён',
};

export const typeLabels: Record<PaymentType, string> = {
  ONLINE: 'На сайте',
  MANUAL: 'Вручную',
  FREE: 'Бесплатно',
};

export const refundLabels: Record<RefundState, string> = {
  WAITING: 'Выполняется',
  SUCCEEDED: 'Возвращён',
  CANCELED: 'Не удался',
};

/** The reason of a cancellation: the product's own codes and those of YooKassa. */
export const cancellationWords = (reason: string): string => cancellations[reason] ?? reason;

const cancellations: Readonly<Record<string, string>> = {
  by_staff: 'Отменил сотрудник',
  order_paid: 'Заявку уже оплатили целиком',
  instalments: 'Заменили рассрочкой',
  reservation_ended: 'Не оплатили вовремя',
  canceled: 'Отменила платёжная система',
  expired: 'Не оплатили вовремя',
  expired_on_confirmation: 'Не оплатили вовремя',
  insufficient_funds: 'Не хватило денег на карте',
  canceled_by_merchant: 'Отменила школа',
  permission_revoked: 'Покупатель запретил списания',
  '3d_secure_failed': 'Не пройдена проверка банка',
  card_expired: 'У карты истёк срок',
  general_decline: 'Отказал банк',
  call_issuer: 'Отказал банк',
  payment_method_restricted: 'Этим способом заплатить нельзя',
  fraud_suspected: 'Отклонено по подозрению в мошенничестве',
};

const kopecks = (sum: string): number => Math.round(Number(sum) * 100);

/** The difference of two sums in roubles, at least 0. */
export const remainder = (sum: string, gone: string | null | undefined): string =>
  (Math.max(0, kopecks(sum) - kopecks(gone ?? '0')) / 100).toFixed(2);

export const isGreater = (sum: string, than: string): boolean => kopecks(sum) > kopecks(than);

export const totalOf = (sums: readonly string[]): string =>
  (sums.reduce((sum, each) => sum + kopecks(each), 0) / 100).toFixed(2);

/** A sum of zero is «0 ₽», whereas a price of zero is «бесплатно». */
export const sumWords = (sum: string): string => (Number(sum) === 0 ? '0 ₽' : formatPrice(sum));

/** The number of payments and their sum; null if the sum is unknown or there are no payments. */
export const totalWords = (count: number, sum: string | null): string | null =>
  sum === null || count === 0
    ? null
    : `Всего ${countOf(count, paymentNouns)} на сумму ${sumWords(sum)}`;
