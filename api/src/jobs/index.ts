// The exports of the jobs domain for other domains.
export { defineJob } from './define.ts';
export type { Effect, JobDefinition, RunningJob } from './define.ts';
export type { Jobs } from './jobs.ts';
export { internalColumns, jobFile, jobRecord, jobResource, ownJobs } from './records.ts';
export type { JobReport } from './report.ts';
export { runJob } from './run.ts';
export { jobs } from './tables.ts';
export { untilCancelled } from './cancellation.ts';
