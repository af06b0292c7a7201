// The public interface of the orders domain.
export { orders } from './collections.ts';
