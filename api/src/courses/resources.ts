// Courses and their dictionaries as resources.
import { ne, notInArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ColumnName } from '../kit/columns.ts';
import { yesOrNoFilter } from '../kit/filters.ts';
import type { RecordOf } from '../kit/record.ts';
import { resource } from '../kit/resource.ts';
import type { BulkAction } from '../kit/resource/bulk.ts';
import { conditionFlag } from '../kit/resource/conditions.ts';
import { courseValues } from './custom-fields/course-values.ts';
import { showing } from './galleries/shown.ts';
import { letGoOfCovers, requireCover } from './cover.ts';
import * as records from './records.ts';
import { changedCourse, listedStatuses, newCourse } from './rules.ts';
import { courses, type CourseStatus } from './tables.ts';

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
  prepare: async (transaction, scope, sent) => {
    if ('img_id' in sent && sent.img_id != null) {
      await requireCover(transaction, scope, Number(sent.img_id));
    }
    return sent;
  },
  written: async (transaction, scope, id, sent) => {
    if ('img_id' in sent) await letGoOfCovers(transaction, scope, id);
  },
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

const dictionary = <Table extends PgTable>(
  record: RecordOf<Table>,
  label: ColumnName<Table>,
  path: string,
  missing: string,
) =>
  resource({
    record,
    path,
    tag: 'Course dictionaries',
    missing,
    sort: [label],
    searched: [label],
  });

export const dictionaries = [
  dictionary(records.courseTypeRecord, 'name', '/course_types', 'Тип курса не найден'),
  dictionary(records.courseFormatRecord, 'name', '/course_formats', 'Формат курса не найден'),
  dictionary(records.courseFolderRecord, 'name', '/course_folder', 'Папка не найдена'),
  dictionary(records.courseCategoryRecord, 'title', '/course_categories', 'Категория не найдена'),
];
