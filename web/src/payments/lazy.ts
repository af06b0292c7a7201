// What other domains may use of payments on pages that come later.
export { OrderPayments } from './payments/OrderPayments.tsx';
export { UserPayments } from './payments/UserPayments.tsx';
