// What other domains may import from the assessments domain.
export { timeWords } from './settings/timer.ts';
export { LearnerTestCard } from './attempts/start-page/LearnerTestCard.tsx';
export type { TestDialogs } from './questions/testDialogs.ts';
