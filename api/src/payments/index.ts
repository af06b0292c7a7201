// The exports of the payments domain for other domains.
export { book, bookRefund, cancel, lockPayment } from './payments/booking.ts';
export { openPayment, paymentOrderFor } from './payments/opening.ts';
export { takeUse } from './promo-codes/promo-code-uses.ts';
