// Who may do what with courses, and whose a course is.
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

/** Who teaches in a course and who else gets at it, in every course that they may change. */
export const manageAccess = { all: 'courses_manage_access_and_other_settings' } as const;

/**
 * The courses that `_my` flags mean: those that the person has created, teaches, or was given access to. Their ids are
 * read once for a statement, each kind by its index; whatever else the statement asks for, courses are found by them.
 */
export const isOwnCourse = (table: TableWith<'id'>, asker: QueryScope): SQL =>
  sql`${table.id} = any(${ownCourses(asker)})`;

/** Their ids, as an array. */
export const ownCourses = ({ companyId, personId }: QueryScope): SQL =>
  sql`array(
    select authored.id from courses authored where authored.company_id = ${companyId} and authored.author_id = ${personId}
    union all select taught.course_id from course_teachers taught where taught.company_id = ${companyId} and taught.user_id = ${personId}
    union all select given.course_id from course_admin_users given where given.company_id = ${companyId} and given.user_id = ${personId}
  )`;

type OfLesson = TableWith<'company_id' | 'id' | 'course_id' | 'author_id' | 'teacher_id'>;

/**
 * The lessons that `_my` flags mean: those that the person has written, gives, or was let in to, and all of their own
 * courses.
 */
export const isOwnLesson = ofAnyTable<OfLesson>(
  (table, asker) => sql`(
    ${table.author_id} = ${asker.personId} or ${table.teacher_id} = ${asker.personId}
    or ${table.course_id} = any(${ownCourses(asker)})
    or exists (select 1 from lesson_admin_users given where given.company_id = ${table.company_id}
      and given.lesson_id = ${table.id} and given.user_id = ${asker.personId}))`,
);

/** Whose own a lesson is, by the same ties: rows of `user_id`. */
export const peopleOfLesson = (companyId: SQL, lessonId: SQL): SQL => sql`
  select unnest(array[lesson.author_id, lesson.teacher_id, course.author_id]) as user_id
    from lessons lesson join courses course on course.company_id = lesson.company_id and course.id = lesson.course_id
    where lesson.company_id = ${companyId} and lesson.id = ${lessonId}
  union select taught.user_id from course_teachers taught join lessons lesson on lesson.company_id = taught.company_id and lesson.course_id = taught.course_id
    where lesson.company_id = ${companyId} and lesson.id = ${lessonId}
  union select given.user_id from course_admin_users given join lessons lesson on lesson.company_id = given.company_id and lesson.course_id = given.course_id
    where lesson.company_id = ${companyId} and lesson.id = ${lessonId}
  union select given.user_id from lesson_admin_users given where given.company_id = ${companyId} and given.lesson_id = ${lessonId}`;

export const lessonGrants = {
  /** Lessons are seen where their course is. */
  read: { my: 'lessons_view' },
  create: { all: 'lessons_create' },
  update: { all: 'lessons_update_all', my: 'lessons_update_my', mine: isOwnLesson },
  delete: { all: 'lessons_delete_all', my: 'lessons_delete_my', mine: isOwnLesson },
} as const satisfies Permissions;

/** Who keeps the journal of offline lessons: of their own, or, whoever leads all of them, of all. */
export const keepJournal = { my: 'teacher_journal' } as const;

export const keepsJournal = ofAnyTable<OfLesson>((table, asker) => {
  if (!has(asker, keepJournal.my)) return sql`false`;
  return has(asker, 'teacher_courses_and_lessons_access_all')
    ? sql`true`
    : isOwnLesson(table, asker);
});

const ownCourse = ofAnyTable<TableWith<'course_id'>>(
  (table, asker) => sql`${table.course_id} = any(${ownCourses(asker)})`,
);

/** The layers of a course are no lesson's own: they go by its course. */
export const layerGrants = {
  ...lessonGrants,
  update: { ...lessonGrants.update, mine: ownCourse },
  delete: { ...lessonGrants.delete, mine: ownCourse },
} as const satisfies Permissions;

/** What a course consists of is seen and changed by those who see and change the course. */
export const partOfCourse = {
  read: courseGrants.read,
  create: courseGrants.update,
  update: courseGrants.update,
  delete: courseGrants.update,
} as const satisfies Permissions;

// An entry is nobody's own: whoever changes one changes it for every course that it describes.
const manage = { all: 'courses_update_all' } as const;

/** What courses are described with is for all who see any, and changed by whoever may change all of them. */
export const dictionaryRights = {
  permissions: { read: courseGrants.read, create: manage, update: manage, delete: manage },
  mine: () => sql`true`,
} as const;

/** Offering courses: whoever sees courses puts an offer together. */
export const offerGrants = {
  /** Sends it, and looks up in the CRM whom it is for. */
  send: { all: 'crm_show' },
  /** Remarks of a course what all offers say of it. */
  remark: { all: 'crm_update' },
} as const;
