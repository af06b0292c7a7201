// The blocks of lessons, as resources: those of one lesson, which are written, and those of all.
import { lessonsOfCourse } from '../course-lessons.ts';
import { lessonResource } from '../lessons.ts';
import { resource } from '../../kit/resource.ts';
import { lessonBlockRecord } from './block-records.ts';
import { listedStatuses } from './block-rules.ts';

const shared = {
  record: lessonBlockRecord,
  path: '/lesson_blocks',
  tag: 'Lesson blocks',
  missing: 'Блок не найден',
  words: { one: 'один блок', many: 'блоков', all: 'Блоки' },
  defaultFilters: { status: listedStatuses },
} as const;

/** Those of all lessons: found by their ids. */
export const blocksOfCompany = resource({
  ...shared,
  readOnly: true,
  partOf: { of: lessonResource, by: 'lesson_id' },
  sort: ['id'],
  filters: ['lesson_id', 'type', 'status'],
});

export const blockResource = resource({
  ...shared,
  parent: { of: lessonsOfCourse, by: 'lesson_id' },
  sort: ['sort'],
  filters: ['type', 'status', 'layer_id'],
  readOnly: true,
});
