// Who may do what with courses, and whose a course is.
import { sql, type SQL } from 'drizzle-orm';
import type { TableWith } from '../kit/columns.ts';
import type { Asker, Permissions } from '../kit/permissions.ts';

export const courseGrants = {
  read: { all: 'courses_show_all', my: 'courses_show_my' },
  create: { all: 'courses_create' },
  update: { all: 'courses_update_all', my: 'courses_update_my' },
  delete: { all: 'courses_delete_all', my: 'courses_delete_my' },
} as const satisfies Permissions;

/** Lessons are seen where their course is. */
export const lessonGrants = { read: { my: 'lessons_view' } } as const satisfies Permissions;

/** Who teaches in a course and who else gets at it, in every course that they may change. */
export const manageAccess = { all: 'courses_manage_access_and_other_settings' } as const;

/**
 * The courses that `_my` flags mean: those that the person has created, teaches, or was given access to. Their ids are
 * read once for a statement, each kind by its index; whatever else the statement asks for, courses are found by them.
 */
export const isOwnCourse = (table: TableWith<'id'>, { companyId, personId }: Asker): SQL =>
  sql`${table.id} = any(array(
    select authored.id from courses authored where authored.company_id = ${companyId} and authored.author_id = ${personId}
    union all select taught.course_id from course_teachers taught where taught.company_id = ${companyId} and taught.user_id = ${personId}
    union all select given.course_id from course_admin_users given where given.company_id = ${companyId} and given.user_id = ${personId}
  ))`;

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
