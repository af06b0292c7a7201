// The exports of the payments domain for other domains.
export { recordPayment, recordRefund, cancelPayment, lockPayment } from './payments/recording.ts';
export { createPayment, ensurePaymentOrder } from './payments/creation.ts';
export { takeUse } from './promo-codes/promo-code-uses.ts';
