// What other domains may use of the payments.
export { registerPayments } from './routes.ts';
export { promoCodeRecord } from './promo-codes/promo-codes.ts';
export { yooKassaAt, type YooKassa } from './providers/yoo-kassa-shop.ts';
