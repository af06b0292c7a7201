// What other domains may use of the courses domain.
export { givePackages } from './packages/giving.ts';
export { removeOldDetachments } from './people/student-detachment.ts';
export { coursePackageRecord, courseRecord } from './records.ts';
