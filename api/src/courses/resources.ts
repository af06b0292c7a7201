/** Courses and their dictionaries as resources. */
import { sql } from 'drizzle-orm';
import { yesOrNo } from '../kit/filters.ts';
import type { AnyRecord, AnyTable } from '../kit/record.ts';
import { resource } from '../kit/resource.ts';
import * as records from './records.ts';
import { changedCourse, listedStatuses, newCourse } from './rules.ts';
import { courses } from './tables.ts';

export const courseResource = resource({
  record: records.courseRecord,
  path: '/courses',
  tag: 'Courses',
  missing: 'Курс не найден',
  permissions: records.courseGrants,
  mine: records.myCourses,
  sort: ['created_at', 'name', 'status', 'price', 'start_date', 'end_date', 'students_count'],
  descending: true,
  searched: (table) => sql`${table['searched']}`,
  filters: ['status', 'entity_type', 'type_id', 'format_id', 'folder_id'],
  defaultFilters: { status: listedStatuses },
  specialFilters: {
    user_id: {
      description:
        'Courses that one of these users learns in. Others than oneself need `users_show`.',
      filter: records.learntBy,
    },
    favourite: {
      description: "1: only the person's favourites; 0: only the others.",
      filter: ([value], scope) => {
        const favourite = records.favouriteOf(courses as unknown as AnyTable, scope);
        return yesOrNo('favourite', value) ? favourite : sql`not ${favourite}`;
      },
    },
  },
  countBy: ['status'],
  parts: 'status',
  counted: ['entity_type', 'type_id', 'format_id', 'folder_id'].map((by) => ['status', by]),
  create: newCourse,
  update: changedCourse,
  initial: (scope) => ({ author_id: scope.personId }),
  softDelete: () => ({
    status_before_deletion: sql`nullif(status, 'deleted')`,
    status: 'deleted',
    deleted_at: sql`now()`,
  }),
});

const dictionary = (record: AnyRecord, path: string, missing: string, label = 'name') =>
  resource({
    record,
    path,
    tag: 'Course dictionaries',
    missing,
    permissions: { read: { all: 'courses_show_all', my: 'courses_show_my' } },
    mine: () => sql`true`,
    sort: [label],
    searched: (table) => sql`${table[label]}`,
  });

export const dictionaries = [
  dictionary(records.courseTypeRecord, '/course_types', 'Тип курса не найден'),
  dictionary(records.courseFormatRecord, '/course_formats', 'Формат курса не найден'),
  dictionary(records.courseFolderRecord, '/course_folder', 'Папка не найдена'),
  dictionary(records.courseCategoryRecord, '/course_categories', 'Категория не найдена', 'title'),
];
