// What other domains may import from the assessments domain.
export { timeWords } from './timer.ts';
export { LearnerTestCard } from './taking/LearnerTestCard.tsx';
export type { TestDialogs } from './questions/testDialogs.ts';
