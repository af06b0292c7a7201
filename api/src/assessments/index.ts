// The public interface of the assessments domain.
export { isOwnTest, partOfTest, seeTests, testGrants } from './grants.ts';
export { testRecord } from './records.ts';
export { testResource } from './tests.ts';
export { learnerTestRecord } from './attempts/learner-tests.ts';
export { readableAttempts } from './results/attempt-grants.ts';
export { attemptResult } from './attempts/attempt-result.ts';
export { counts } from './attempts/counting.ts';
export { versionsOf, type AskedVersion } from './attempts/versions.ts';
export { declareWay, type WayToTests } from './attempts/access-sources.ts';
export { rich } from './questions/question-parts.ts';
export { changedQuestion, points, type SentAnswer } from './questions/question-rules.ts';
export { requireRoom } from './questions/question-writes.ts';
export { mostQuestions, whole } from './rules.ts';
export { shownResults } from './shown-results.ts';
export { knownTopics, topicsCalled } from './subjects/new-topics.ts';
