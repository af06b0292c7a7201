// What other parts of the application may use of jobs.
export { JobsButton } from './JobsButton.tsx';
export type { JobKinds, RepeatProps } from './kinds.ts';
