// The public interface of the courses domain for other domains.
export { issueCertificates } from './certificates/issuing.ts';
export {
  isOwnLesson,
  keepJournal,
  keepsJournal,
  layerGrants,
  lessonGrants,
  peopleOfLesson,
} from './grants.ts';
export { holdCourse, holdCourses } from './packages/hold-courses.ts';
export { given, packagesOfLearners } from './packages/access.ts';
export { givePackages } from './packages/giving.ts';
export { takeAccess } from './people/access.ts';
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
export { fileMark } from './transfer/format.ts';
export { largestLessonTexts } from './transfer/limits.ts';
export { definePart, type Source, type Target } from './transfer/part.ts';
