// The public interface of the courses domain for other domains.
export { issueCertificates } from './certificates/issue-certificates.ts';
export {
  isOwnLesson,
  writeJournal,
  mayWriteJournal,
  layerGrants,
  lessonGrants,
  lessonOwners,
} from './grants.ts';
export { lockCourse, lockCourses } from './packages/lock-courses.ts';
export { isOpenByPackages, packagesOfLearners } from './packages/access.ts';
export { givePackages } from './packages/give-packages.ts';
export { revokeAccess } from './people/revoke-access.ts';
export { declareLessonArchiveParts } from './transfer/parts/index.ts';
export { declareLessonParts } from './parts/lesson-parts.ts';
export {
  blockLayerRecord,
  courseBranchRecord,
  coursePackageRecord,
  courseRecord,
  lessonRecord,
} from './records.ts';
export { courseResource } from './resources.ts';
export { archiveFileId } from './transfer/format.ts';
export { maxLessonTextBytes } from './transfer/limits.ts';
export { definePart, type ExportSource, type ImportTarget } from './transfer/course-part.ts';
