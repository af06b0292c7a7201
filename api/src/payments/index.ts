// The exports of the payments domain for other domains.
export { recordPayment, recordRefund, cancelPayment, lockPayment } from './payments/booking.ts';
export { createPayment, ensurePaymentOrder } from './payments/opening.ts';
export { takeUse } from './promo-codes/promo-code-uses.ts';
