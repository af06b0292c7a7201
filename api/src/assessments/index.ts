// What other domains may use of the tests.
export { seeTests } from './grants.ts';
export { testRecord } from './records.ts';
export { testResource } from './tests.ts';
export { learnerTestRecord } from './attempts/learner-tests.ts';
export { readableAttempts } from './results/attempt-grants.ts';
export { attemptResult } from './attempts/attempt-result.ts';
export { counts } from './attempts/counting.ts';
export { versionsOf, type AskedVersion } from './attempts/versions.ts';
export { declareWay, type WayToTests } from './attempts/access-sources.ts';
export { removeOldStagedQuestions } from '../question-exchange/transfer/staging.ts';
