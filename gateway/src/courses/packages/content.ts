// The content that packages of courses include and exclude.
import { globalIds, omitNull, versioned } from '../../kit/mutations/translations.ts';
import { performs } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { packagesOf } from './collections.ts';

const lessonIds = globalIds('Lesson', 'lessons_id', 'Урок не найден');
const content = {
  lessonIds: omitNull(lessonIds),
  testIds: omitNull(globalIds('Test', 'tests_id', 'Тест не найден')),
  homeworkIds: omitNull(globalIds('Lesson', 'homeworks_id', 'Урок не найден')),
};

export default {
  resolvers: {
    Mutation: {
      attachCoursePackageLessons: performs(packagesOf, 'attach_lessons', { lessonIds }),
      detachCoursePackageLessons: performs(packagesOf, 'detach_lessons', { lessonIds }),
      closeCoursePackageContent: performs(packagesOf, 'close_lessons', content),
      openCoursePackageContent: performs(packagesOf, 'open_lessons', content),
      updateCoursePackageTrialLessons: performs(packagesOf, 'update_trial_lessons', {
        ...versioned,
        lessonIds,
      }),
      updateCoursePackageZoomMeetingLessons: performs(packagesOf, 'update_zoom_meeting_lessons', {
        ...versioned,
        lessonIds,
      }),
    },
  },
} satisfies Domain;
