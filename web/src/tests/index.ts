// What other domains may use of the tests.
export { attemptStates, attemptTones } from './attemptStates.ts';
export { markWords } from './results/attemptWords.ts';
export { timeWords } from './timer.ts';
export { LearnerTestCard } from './taking/LearnerTestCard.tsx';
