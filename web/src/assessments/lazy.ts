// What other domains show of tests. It is loaded when it is shown.
export { useTestSearch } from './choices.ts';
export { CreateTestModal, type NewTest } from './CreateTestModal.tsx';
export { resultRights } from './results/rights.ts';
export { ShelvedTestModal } from './library/ShelvedTestModal.tsx';
export { testStatusLabels, testStatusLook } from './testStatus.ts';
export { AttemptBadge } from './AttemptBadge.tsx';
export { markWords } from './results/attemptWords.ts';
