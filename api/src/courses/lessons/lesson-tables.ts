// The lessons of courses: what each is called, of which kind it is, and in which order they come.
import { index, integer } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, isOneOf, oneOf, sortedText, updatedAt } from '../../kit/columns.ts';
import { courseStatuses, goesWithCourse } from '../course-tables.ts';

/** Kinds of lessons (specification B, section 3). */
export const lessonTypes = [
  'test',
  'full_video',
  'video',
  'webinar',
  'text',
  'homework',
  'offline',
  'constructor',
] as const;

export const lessons = companyTable(
  'lessons',
  {
    course_id: integer().notNull(),
    name: sortedText().notNull(),
    type: oneOf(lessonTypes).notNull(),
    status: oneOf(courseStatuses).notNull().default('draft'),
    sort: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('lessons', 'type', lessonTypes),
    isOneOf('lessons', 'status', courseStatuses),
    goesWithCourse(table),
    index('lessons_sort').on(table.company_id, table.course_id, table.sort, table.id),
    index('lessons_course_name').on(table.company_id, table.course_id, table.name, table.id),
    index('lessons_name').on(table.company_id, table.name, table.id),
    index('lessons_searched').using('gin', table.company_id, table.name.op('gin_trgm_ops')),
  ],
);
