// The exports of the orders domain for other domains.
export { declareMergeRefusal } from './merging/merge-refusals.ts';
export { onOrderChange } from './orders/order-changes.ts';
export { orderRecord } from './orders/order-record.ts';
export { utmFields, type PricedCourse } from './orders/order-rules.ts';
export { placeOrder, type UtmParameters } from './orders/creation.ts';
