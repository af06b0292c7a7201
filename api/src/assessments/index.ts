// The public interface of the assessments domain.
export { isOwnTest, testContentGrants, testNameGrants, testGrants } from './grants.ts';
export { testRecord } from './records.ts';
export { testResource } from './tests.ts';
export { learnerTestRecord } from './attempts/learner-tests.ts';
export { readableAttempts } from './results/attempt-grants.ts';
export { attemptResult } from './attempts/attempt-result.ts';
export { isCounted } from './attempts/counting.ts';
export { ensureVersions, type QuestionVersion } from './attempts/versions.ts';
export { declareAccessSource, type AccessSource } from './attempts/access-sources.ts';
export { sanitizeRichText } from './questions/question-parts.ts';
export { changedQuestion, points, type SentAnswer } from './questions/question-rules.ts';
export { requireCapacity } from './questions/question-writes.ts';
export { maxQuestions, whole } from './rules.ts';
export { shownResults } from './shown-results.ts';
export { knownTopics, findOrCreateTopics } from './subjects/topics-by-name.ts';
