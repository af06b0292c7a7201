// What other domains show of tests. It is loaded when it is shown.
export { useTestSearch } from './choices.ts';
export { resultRights } from './results/rights.ts';
export { testStatusLabels, testStatusLook } from './testStatus.ts';
export { attemptStates, attemptTones } from './attemptStates.ts';
export { markWords } from './results/attemptWords.ts';
