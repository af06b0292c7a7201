// What other domains may use of the tests.
export { LearnerTestCard } from './taking/LearnerTestCard.tsx';
