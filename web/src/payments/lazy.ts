// Components of payments that other domains load lazily.
export { OrderPayments } from './payments/OrderPayments.tsx';
export { UserPayments } from './payments/UserPayments.tsx';
