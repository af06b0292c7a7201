// Permissions on courses, lessons and related records, and who counts as their owner.
import { sql, type SQL } from 'drizzle-orm';
import type { TableWith } from '../kit/database/columns.ts';
import { has, type QueryScope, type Permissions } from '../kit/permissions/permissions.ts';
import { ofAnyTable } from '../kit/records/record.ts';

export const courseGrants = {
  read: { all: 'courses_show_all', my: 'courses_show_my' },
  create: { all: 'courses_create' },
  update: { all: 'courses_update_all', my: 'courses_update_my' },
  delete: { all: 'courses_delete_all', my: 'courses_delete_my' },
} as const satisfies Permissions;

/** The permission to manage the teachers of a course and other staff with access to it. */
export const manageAccess = { all: 'courses_manage_access_and_other_settings' } as const;

/**
 * Courses that the `_my` permissions cover: those that the caller created, teaches, or has access to. The ids are
 * computed once per statement, each kind by its index, and the planner can use them to find the courses.
 */
export const isOwnCourse = (table: TableWith<'id'>, asker: QueryScope): SQL =>
  sql`${table.id} = any(${ownCourses(asker)})`;

/** The ids of these courses as an SQL array. */
export const ownCourses = ({ companyId, personId }: QueryScope): SQL =>
  sql`array(
    select authored.id from courses authored where authored.company_id = ${companyId} and authored.author_id = ${personId}
    union all select taught.course_id from course_teachers taught where taught.company_id = ${companyId} and taught.user_id = ${personId}
    union all select given.course_id from course_admin_users given where given.company_id = ${companyId} and given.user_id = ${personId}
  )`;

type OfLesson = TableWith<'company_id' | 'id' | 'course_id' | 'author_id' | 'teacher_id'>;

/**
 * Lessons that the `_my` permissions cover: those that the caller wrote, teaches, or has access to, and all lessons of
 * their own courses.
 */
export const isOwnLesson = ofAnyTable<OfLesson>(
  (table, asker) => sql`(
    ${table.author_id} = ${asker.personId} or ${table.teacher_id} = ${asker.personId}
    or ${table.course_id} = any(${ownCourses(asker)})
    or exists (select 1 from lesson_admin_users given where given.company_id = ${table.company_id}
      and given.lesson_id = ${table.id} and given.user_id = ${asker.personId}))`,
);

/** The owners of a lesson by the same rules, as rows of `user_id`. */
export const lessonOwners = (companyId: SQL, lessonId: SQL): SQL => sql`
  select unnest(array[lesson.author_id, lesson.teacher_id, course.author_id]) as user_id
    from lessons lesson join courses course on course.company_id = lesson.company_id and course.id = lesson.course_id
    where lesson.company_id = ${companyId} and lesson.id = ${lessonId}
  union select taught.user_id from course_teachers taught join lessons lesson on lesson.company_id = taught.company_id and lesson.course_id = taught.course_id
    where lesson.company_id = ${companyId} and lesson.id = ${lessonId}
  union select given.user_id from course_admin_users given join lessons lesson on lesson.company_id = given.company_id and lesson.course_id = given.course_id
    where lesson.company_id = ${companyId} and lesson.id = ${lessonId}
  union select given.user_id from lesson_admin_users given where given.company_id = ${companyId} and given.lesson_id = ${lessonId}`;

export const lessonGrants = {
  /** A lesson is readable where its course is. */
  read: { my: 'lessons_view' },
  create: { all: 'lessons_create' },
  update: { all: 'lessons_update_all', my: 'lessons_update_my', mine: isOwnLesson },
  delete: { all: 'lessons_delete_all', my: 'lessons_delete_my', mine: isOwnLesson },
} as const satisfies Permissions;

/**
 * The permission to keep the journal of offline lessons: of one's own lessons, or of all with
 * `teacher_courses_and_lessons_access_all`.
 */
export const writeJournal = { my: 'teacher_journal' } as const;

export const mayWriteJournal = ofAnyTable<OfLesson>((table, asker) => {
  if (!has(asker, writeJournal.my)) return sql`false`;
  return has(asker, 'teacher_courses_and_lessons_access_all')
    ? sql`true`
    : isOwnLesson(table, asker);
});

const ownCourse = ofAnyTable<TableWith<'course_id'>>(
  (table, asker) => sql`${table.course_id} = any(${ownCourses(asker)})`,
);

/** Layers belong to a course rather than a lesson, so ownership follows the course. */
export const layerGrants = {
  ...lessonGrants,
  update: { ...lessonGrants.update, mine: ownCourse },
  delete: { ...lessonGrants.delete, mine: ownCourse },
} as const satisfies Permissions;

/** Permissions on parts of a course: they follow those on the course. */
export const coursePartGrants = {
  read: courseGrants.read,
  create: courseGrants.update,
  update: courseGrants.update,
  delete: courseGrants.update,
} as const satisfies Permissions;

// Entries have no owner: a change affects every course that uses the entry.
const manage = { all: 'courses_update_all' } as const;

/**
 * Dictionaries of courses: read by all who may see any course, changed by those who may change all courses.
 */
export const dictionaryGrants = {
  permissions: { read: courseGrants.read, create: manage, update: manage, delete: manage },
  mine: () => sql`true`,
} as const;

/**
 * Permissions on commercial offers; putting one together takes only the permission to read courses.
 */
export const offerGrants = {
  /** Send an offer, and search the CRM for its recipient. */
  send: { all: 'crm_show' },
  /** Write the remarks of a course, which all offers print. */
  remark: { all: 'crm_update' },
} as const;
