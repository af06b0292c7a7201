// Jobs, work that goes on after the request that caused it: where they are in REST.
export { jobs } from './collection.ts';
export { notOrdered, orderedJob, type Ordered } from './ordered.ts';
