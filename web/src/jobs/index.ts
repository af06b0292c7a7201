// What other domains may import of jobs.
export { JobsButton } from './JobsButton.tsx';
export type { JobKinds, KindOfJob, RepeatProps } from './kinds.ts';
