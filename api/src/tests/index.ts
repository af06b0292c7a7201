// What other domains may use of the tests.
export { testRecord } from './records.ts';
export { testResource } from './tests.ts';
export { startEndingAttempts } from './attempts/deadlines.ts';
