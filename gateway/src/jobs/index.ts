// The public interface of the jobs domain.
export { jobs } from './collection.ts';
export { notOrdered, orderedJob, type Ordered } from './ordered.ts';
