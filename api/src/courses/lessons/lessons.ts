// The lessons of courses: those of all, and those of one.
import { resource } from '../../kit/resource.ts';
import { lessonRecord } from '../records.ts';
import { courseResource } from '../resources.ts';
import { listedStatuses } from '../rules.ts';

const shared = {
  record: lessonRecord,
  path: '/lessons',
  tag: 'Lessons',
  missing: 'Урок не найден',
  words: { one: 'один урок', many: 'уроков', all: 'Уроки' },
  searched: ['name'],
  defaultFilters: { status: listedStatuses },
} as const;

/** Those of all courses. */
export const lessonResource = resource({
  ...shared,
  sort: ['name'],
  filters: ['course_id', 'type', 'status'],
});

export const lessonsOfCourse = resource({
  ...shared,
  parent: { of: courseResource, by: 'course_id' },
  sort: ['sort', 'name'],
  filters: ['type', 'status'],
});
