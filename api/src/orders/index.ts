// The exports of the orders domain for other domains.
export { refuseMerging } from './merging/merge-refusals.ts';
export { followOrderChanges } from './orders/order-changes.ts';
export { orderRecord } from './orders/order-record.ts';
export { newOrderMarks, type PricedCourse } from './orders/order-rules.ts';
export { placeOrder, type UtmMarks } from './orders/placing.ts';
