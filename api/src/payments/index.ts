// The exports of the payments domain for other domains.
export { instalments } from './instalments/following.ts';
export { payerMails } from './payer-mails.ts';
export { book, bookRefund, cancel, lockPayment } from './payments/booking.ts';
export { openPayment, paymentOrderFor } from './payments/opening.ts';
export { paymentWork } from './payments/payment-work.ts';
export { receipts } from './payments/receipts.ts';
export { promoCodeRecord } from './promo-codes/promo-code-record.ts';
export { takeUse } from './promo-codes/promo-code-uses.ts';
export { yooKassa } from './providers/yoo-kassa.ts';
export { yooKassaAt, type YooKassa } from './providers/yoo-kassa-shop.ts';
export { startRegularPass } from './regular-pass.ts';
export { registerPayments } from './routes.ts';
