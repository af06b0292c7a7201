// The public interface of the jobs domain.
export { jobs } from './collection.ts';
export { noJob, startedJob, type StartedJob } from './started-job.ts';
