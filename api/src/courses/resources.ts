// Courses and their folders as resources.
import { ne, notInArray } from 'drizzle-orm';
import { yesOrNoFilter } from '../kit/filters.ts';
import { linksIn } from '../kit/list/counters.ts';
import { resource } from '../kit/resource.ts';
import type { BulkAction } from '../kit/resource/bulk.ts';
import { conditionFlag } from '../kit/resource/conditions.ts';
import { courseValues } from './custom-fields/course-values.ts';
import { showing } from './galleries/shown.ts';
import { prepareCourse, writtenCourse } from './course-writes.ts';
import * as records from './records.ts';
import { changedCourse, listedStatuses, newCourse } from './rules.ts';
import { courses, type CourseStatus } from './course-tables.ts';
import { courseCategoryCourses, coursePlaces } from './tables.ts';

const toStatus = (status: CourseStatus): BulkAction<typeof courses> => ({
  where: (table) => notInArray(table.status, [status, 'deleted']),
  does: { status },
});

export const courseResource = resource({
  record: records.courseRecord,
  path: '/courses',
  tag: 'Courses',
  missing: 'Курс не найден',
  words: { one: 'один курс', many: 'курсов', all: 'Курсы' },
  sort: ['created_at', 'name', 'status', 'price', 'start_date', 'end_date', 'students_count'],
  specialSorts: { custom_field: courseValues.sort },
  descending: true,
  searched: ['searched'],
  filters: ['status', 'entity_type', 'type_id', 'format_id', 'folder_id'],
  defaultFilters: { status: listedStatuses },
  specialFilters: {
    user_id: {
      description:
        'Courses that one of these users learns in. Others than oneself need `users_show`.',
      filter: records.learntBy,
      condition: null,
    },
    category_id: {
      description: 'Courses that are listed under one of these categories, not below it.',
      filter: records.listedUnder,
      counted: linksIn(courseCategoryCourses, {
        category_id: 'category_id',
        status: 'course_status',
      }),
    },
    place_id: {
      description: 'Courses that take place at one of these places.',
      filter: records.takingPlaceAt,
      counted: linksIn(coursePlaces, { place_id: 'place_id', status: 'course_status' }),
    },
    gallery_id: {
      description: 'Courses that show one of these galleries.',
      filter: showing,
    },
    favourite: {
      description: "1: only the person's favourites; 0: only the others.",
      condition: conditionFlag,
      filter: yesOrNoFilter('favourite', (asker) => records.favouriteOf(courses, asker)),
    },
    custom_field: courseValues.filter,
  },
  countBy: ['status'],
  parts: 'status',
  counted: [
    ['status', 'entity_type'],
    ['status', 'type_id'],
    ['status', 'format_id'],
    ['status', 'folder_id'],
  ],
  create: newCourse,
  update: changedCourse,
  initial: (scope) => ({ author_id: scope.personId }),
  prepare: prepareCourse,
  written: writtenCourse,
  softDelete: { restoredTo: 'draft' },
  bulk: {
    ids: 'courses_id',
    oneRoute: {
      summary: 'Change the status of many courses, delete or restore them',
      unknown: 'неизвестное действие',
    },
    description:
      'The courses are named by `courses_id`, or they are all that a list with the conditions of `matching` shows. Only items of the type course take part.',
    // Specification B, section 4.
    refuses: [
      {
        code: 'not_a_course',
        message: 'комплекты меняются по одному',
        where: (table) => ne(table.entity_type, 'course'),
      },
    ],
    actions: {
      visible: toStatus('visible'),
      draft: toStatus('draft'),
      close: toStatus('close'),
      delete: { does: 'delete' },
    },
  },
});

export const courseFolderResource = resource({
  record: records.courseFolderRecord,
  path: '/course_folder',
  tag: 'Course dictionaries',
  missing: 'Папка не найдена',
  sort: ['name'],
  searched: ['name'],
});
