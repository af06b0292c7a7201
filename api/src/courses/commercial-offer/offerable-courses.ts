// The resource of courses that can be offered: courses on sale that are open now or will be.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { idsFilter } from '../../kit/lists/filters.ts';
import { resource } from '../../kit/resource/resource.ts';
import {
  dayRangeFilters,
  inCategory,
  priceFilters,
  heldAtPlace,
} from '../search/course-filters.ts';
import { courseValues } from '../editing/custom-fields/course-values.ts';
import { countedCourses, courses, publishedStatuses } from '../course-tables.ts';
import { courseRecord } from '../records.ts';

export const offerableCourseResource = resource({
  record: courseRecord,
  path: '/courses/commercial_offer/index',
  readOnly: true,
  tag: 'Commercial offer',
  missing: 'Такого курса в продаже нет',
  words: { one: 'один курс', many: 'курсов', all: 'Курсы' },
  where: (table) =>
    sql`(${and(eq(table.can_be_bought, true), inArray(table.status, [...publishedStatuses]))})`,
  whereColumns: ['can_be_bought', 'status'],
  counted: countedCourses,
  sort: ['created_at', 'name', 'status', 'price', 'start_date', 'end_date', 'students_count'],
  specialSorts: { custom_field: courseValues.sort },
  countBy: ['status'],
  descending: true,
  searched: ['searched'],
  filters: ['status', 'entity_type', 'type_id', 'format_id'],
  defaultFilters: { status: [...publishedStatuses] },
  partitionBy: 'status',
  specialFilters: {
    course_id: {
      description: 'Courses with these ids.',
      filter: idsFilter((ids) => sql`${courses.id} = any(${ids})`, { selective: true }),
    },
    category_id: {
      description: 'Courses in one of these categories, not in its subcategories.',
      filter: inCategory,
    },
    place_id: {
      description: 'Courses at one of these places.',
      filter: heldAtPlace,
    },
    ...priceFilters,
    ...dayRangeFilters('start', courses.start_date, 'Courses that begin'),
  },
});
