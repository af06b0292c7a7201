// The resource of the lessons of all courses.
import { courseResource, lessonRecord } from '../courses/index.ts';
import { resource } from '../kit/resource/resource.ts';
import { lessonWriteHooks } from './editing/lesson-writes.ts';
import { changedLesson, listedStatuses } from './rules.ts';

/** Options shared by the lessons of all courses and those of one. */
export const lessonList = {
  record: lessonRecord,
  path: '/lessons',
  tag: 'Lessons',
  missing: 'Урок не найден',
  words: { one: 'один урок', many: 'уроков', all: 'Уроки' },
  searched: ['name'],
  defaultFilters: { status: listedStatuses },
  update: changedLesson,
  ...lessonWriteHooks,
  softDelete: { restoredTo: 'draft' },
} as const;

export const lessonResource = resource({
  ...lessonList,
  partOf: { of: courseResource, by: 'course_id' },
  sort: ['name'],
  filters: ['course_id', 'type', 'status'],
});
