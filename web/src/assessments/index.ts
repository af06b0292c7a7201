// What other domains may use of the tests.
export { timeWords } from './timer.ts';
export { LearnerTestCard } from './taking/LearnerTestCard.tsx';
