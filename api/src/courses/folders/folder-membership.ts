// Bulk routes that put courses into folders and take them out.
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { bulkAnswer, changeRows, bulkInput } from '../../kit/resource/bulk.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { courses, courseFolders } from '../course-tables.ts';
import { courseGrants } from '../grants.ts';
import { courseResource } from '../resources.ts';

const folder_id = z.int32();

/** Lets an undo skip courses that others have moved in the meantime. */
const from_folder_id = z
  .int32()
  .nullish()
  .describe('Only courses that are in this folder now, or in none for null. Omitted: any courses.');

export function registerFolderMembership(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: '/course_folder/add_course',
    tag: 'Courses',
    summary: 'Put courses into a folder',
    description: 'Applies to the given ids, or to all courses that match the filters.',
    permission: courseGrants.update,
    body: bulkInput(courseResource, 'course_ids', z.strictObject({ folder_id, from_folder_id })),
    answer: bulkAnswer,
    run: async ({ transaction, scope, body: { chosen, input } }) => {
      await requireFolder(transaction, scope, input.folder_id);
      const from = input.from_folder_id;
      const touched = and(
        sql`${courses.folder_id} is distinct from ${input.folder_id}::integer`,
        from === undefined
          ? undefined
          : sql`${courses.folder_id} is not distinct from ${from}::integer`,
      );
      return place(transaction, scope, { chosen, touched, folder_id: input.folder_id });
    },
  });

  // The specification does not name the method.
  for (const method of ['POST', 'DELETE'] as const) {
    companyRoute(app, database, {
      method,
      path: '/course_folder/delete/mass',
      tag: 'Courses',
      summary: 'Remove courses from their folder',
      description: 'Applies to the given ids, or to all courses that match the filters.',
      permission: courseGrants.update,
      body: bulkInput(
        courseResource,
        'course_ids',
        z.strictObject({
          folder_id: folder_id
            .nullish()
            .describe('Only courses in this folder; omitted or null: in any folder.'),
        }),
      ),
      answer: bulkAnswer,
      run: async ({ transaction, scope, body: { chosen, input } }) => {
        const touched =
          input.folder_id == null
            ? isNotNull(courses.folder_id)
            : eq(courses.folder_id, input.folder_id);
        return place(transaction, scope, { chosen, touched, folder_id: null });
      },
    });
  }
}

interface Placing {
  chosen: Parameters<typeof courseResource.selectRows>[1]['chosen'];
  touched: SQL | undefined;
  folder_id: number | null;
}

async function place(
  transaction: Transaction,
  scope: Scope,
  { chosen, touched, folder_id }: Placing,
) {
  const { rows, skipped } = await courseResource.selectRows(courseGrants.update, {
    transaction,
    scope,
    chosen,
    touched,
  });
  return { ...(await changeRows(transaction, scope, courses, rows, { folder_id })), skipped };
}

/**
 * Throws 422 if the folder does not exist, and locks it against deletion until the transaction ends.
 */
async function requireFolder(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
): Promise<void> {
  const found = await transaction
    .select({ id: courseFolders.id })
    .from(courseFolders)
    .where(and(eq(courseFolders.company_id, companyId), eq(courseFolders.id, id)))
    .for('key share');
  if (found.length === 0) throw invalid('folder_id', 'Папка не найдена', 'not_found');
}
