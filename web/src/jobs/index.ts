// What other domains may import of jobs.
export { JobsButton } from './JobsButton.tsx';
export type { JobKinds, RepeatProps } from './kinds.ts';
