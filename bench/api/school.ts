// Creates the database of bench:api: the demo school at a realistic size, with a signed-in user.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq, ne, and } from 'drizzle-orm';
import { companies } from '../../api/src/company/tables.ts';
import { courses } from '../../api/src/courses/course-tables.ts';
import { loadDemoSchool } from '../../api/src/demo/load.ts';
import { admin } from '../../api/src/demo/school.ts';
import type { Database } from '../../api/src/kit/database/database.ts';
import { sessions, users } from '../../api/src/people/account/account-tables.ts';
import { tokenHash } from '../../api/src/people/account/tokens.ts';
import { bulkSize } from './cases.ts';

const migrations = join(import.meta.dirname, '../../api/migrations');

export interface School {
  companyId: number;
  /** The oldest courses, used by writes, because no measured page shows them. */
  courseIds: number[];
}

/** Token of the owner's session, which doesn't expire. */
export const token = 'bench-api';

const size = { courses: 1600, learners: 1000 };

/** Enough for 32 concurrent calls of 40 courses each without overlap. */
const written = 32 * bulkSize;

/**
 * Includes the number of migrations, so that schools created before a new migration are created again.
 */
export const version = `2.${readdirSync(migrations).length}`;

export async function fillSchool(database: Database): Promise<School> {
  await loadDemoSchool(database, size);
  const school = await database.system(async (transaction) => {
    const [company] = await transaction.select({ id: companies.id }).from(companies);
    const [owner] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.login, admin.login));
    if (company === undefined || owner === undefined) throw new Error('no demo school was made');
    await transaction.insert(sessions).values({
      user_id: owner.id,
      token_hash: tokenHash(token),
      expires_at: '2100-01-01T00:00:00Z',
    });
    const found = await transaction
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.entity_type, 'course'), ne(courses.status, 'deleted')))
      .orderBy(asc(courses.created_at), asc(courses.id))
      .limit(written);
    return { companyId: company.id, courseIds: found.map(({ id }) => id) };
  });
  await database.vacuum();
  return school;
}
