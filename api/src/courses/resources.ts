// The resource of courses.
import { ne, notInArray, sql } from 'drizzle-orm';
import { fromDay, toDay, flagFilter } from '../kit/lists/filters.ts';
import { countedLinksIn } from '../kit/lists/stored-counts.ts';
import { resource } from '../kit/resource/resource.ts';
import type { BulkAction } from '../kit/resource/definition.ts';
import { conditionFlag, conditionText } from '../kit/resource/conditions.ts';
import * as filters from './search/course-filters.ts';
import { courseValues } from './editing/custom-fields/course-values.ts';
import { showsGallery } from './images/galleries/gallery-filter.ts';
import { beforeCourseWrite, afterCourseWrite } from './editing/course-writes.ts';
import * as records from './records.ts';
import { changedCourse, fastEditedCells, listedStatuses, newCourse } from './rules.ts';
import { countedCourses, courses, type CourseStatus } from './course-tables.ts';
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
        'Courses in which one of these users learns. Filtering by other users requires `users_show`.',
      filter: filters.learntBy,
      condition: null,
    },
    category_id: {
      description: 'Courses in one of these categories, not in its subcategories.',
      filter: filters.inCategory,
      counted: countedLinksIn(courseCategoryCourses, {
        category_id: 'category_id',
        status: 'course_status',
      }),
    },
    place_id: {
      description: 'Courses at one of these places.',
      filter: filters.heldAtPlace,
      counted: countedLinksIn(coursePlaces, { place_id: 'place_id', status: 'course_status' }),
    },
    author_id: {
      description: 'Courses created by one of these users.',
      filter: filters.writtenBy,
    },
    teacher_id: {
      description: 'Courses taught by one of these users.',
      filter: filters.taughtBy,
    },
    ...filters.priceFilters,
    can_be_bought: {
      description: '1: courses on sale only; 0: others only.',
      condition: conditionFlag,
      filter: flagFilter('can_be_bought', () => sql`${courses.can_be_bought}`),
    },
    has_students: {
      description: '1: courses with students only; 0: courses without students only.',
      condition: conditionFlag,
      filter: flagFilter('has_students', () => sql`${courses.students_count} > 0`),
    },
    ...filters.dayRangeFilters('start', courses.start_date, 'Courses that begin'),
    ...filters.dayRangeFilters('end', courses.end_date, 'Courses that end'),
    created_from: {
      description: 'Created on this day or later.',
      condition: conditionText,
      filter: fromDay('created_from', courses.created_at),
    },
    created_to: {
      description: 'Created on this day or earlier.',
      condition: conditionText,
      filter: toDay('created_to', courses.created_at),
    },
    in_folder: {
      description: '1: courses in a folder only; 0: courses in no folder only.',
      condition: conditionFlag,
      filter: flagFilter('in_folder', () => sql`${courses.folder_id} is not null`, ['folder_id']),
    },
    gallery_id: {
      description: 'Courses that show one of these galleries.',
      filter: showsGallery,
    },
    favourite: {
      description: '1: favourites of the caller only; 0: others only.',
      condition: conditionFlag,
      filter: flagFilter('favourite', (asker) => filters.isFavourite(courses, asker)),
    },
    custom_field: courseValues.filter,
  },
  countBy: ['status'],
  partitionBy: 'status',
  counted: countedCourses,
  create: newCourse,
  update: changedCourse,
  initial: (scope) => ({ author_id: scope.personId }),
  beforeWrite: beforeCourseWrite,
  afterWrite: afterCourseWrite,
  softDelete: { restoredTo: 'draft' },
  fastEdit: { path: '/courses_fast_edit', cells: fastEditedCells },
  bulk: {
    ids: 'courses_id',
    oneRoute: {
      summary: 'Change the status of courses, delete or restore them',
      unknown: 'неизвестное действие',
    },
    description:
      'Applies to `courses_id`, or to all courses that match the filters in `matching`. Only items of type `course` are changed.',
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
