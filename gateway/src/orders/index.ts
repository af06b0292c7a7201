// What other domains may use of the orders.
export { orders } from './collections.ts';
