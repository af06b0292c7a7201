// What other domains may use of the tests.
export { resultRights, testRights } from './results/rights.ts';
export { timeWords } from './timer.ts';
export { LearnerTestCard } from './taking/LearnerTestCard.tsx';
