// Who may do what with courses, and whose a course is.
import { eq, sql, type SQL } from 'drizzle-orm';
import type { TableWith } from '../kit/columns.ts';
import type { Asker, Permissions } from '../kit/permissions.ts';

export const courseGrants = {
  read: { all: 'courses_show_all', my: 'courses_show_my' },
  create: { all: 'courses_create' },
  update: { all: 'courses_update_all', my: 'courses_update_my' },
  delete: { all: 'courses_delete_all', my: 'courses_delete_my' },
} as const satisfies Permissions;

/** The courses that `_my` flags mean. */
export const isOwnCourse = (table: TableWith<'author_id'>, asker: Asker): SQL =>
  eq(table.author_id, asker.personId);

// An entry is nobody's own: whoever changes one changes it for every course that it describes.
const manage = { all: 'courses_update_all' } as const;

/** What courses are described with is for all who see any, and changed by whoever may change all of them. */
export const dictionaryRights = {
  permissions: { read: courseGrants.read, create: manage, update: manage, delete: manage },
  mine: () => sql`true`,
} as const;
