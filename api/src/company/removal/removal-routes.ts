// Routes for deleting a company: what will be lost, and closing it at once. Its data is removed in the background.
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { courses } from '../../courses/course-tables.ts';
import { afterCommit, rowOf, type Database } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { companyRoute, companyRouteInSteps } from '../../kit/http/routes.ts';
import { files } from '../../media/index.ts';
import { companyMembers } from '../../people/index.ts';
import type { Removal } from './removal.ts';
import { companies } from '../tables.ts';

const contents = z
  .object({
    courses_count: z.int().describe('Courses, including those in the trash.'),
    users_count: z.int().describe('Members, without deleted ones.'),
    files_count: z.int(),
    files_size: z.number().describe('Total size of all files in bytes.'),
  })
  .meta({ id: 'CompanyContents', description: 'The amount of a company’s data.' });

/** Accepted in the query too, because proxies may drop the body of a DELETE. */
const typedName = z.strictObject({
  name: z.string().optional().describe('The exact name of the company.'),
});

export function registerRemoval(
  app: FastifyInstance,
  { database, removal }: { database: Database; removal: Removal },
): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/contents',
    tag: 'Companies',
    summary: 'Get the amount of data that deleting a company would remove',
    permission: 'owner',
    answer: contents,
    run: async ({ transaction, scope: { companyId } }) => ({
      courses_count: await transaction.$count(courses, eq(courses.company_id, companyId)),
      users_count: await transaction.$count(
        companyMembers,
        and(eq(companyMembers.company_id, companyId), ne(companyMembers.status, 'deleted')),
      ),
      ...(await rowOf<{ files_count: number; files_size: number }>(
        transaction,
        sql`select count(*)::integer as files_count, coalesce(sum(${files.size}), 0)::double precision as files_size from ${files} where ${files.company_id} = ${companyId}`,
      )),
    }),
  });

  companyRouteInSteps(app, {
    method: 'DELETE',
    path: '',
    tag: 'Companies',
    summary: 'Delete a company with everything in it',
    description:
      'Irreversible. The exact name must be sent. The company is closed to everybody at once; its data and files are removed in the background, and then its code becomes available. Users keep their accounts.',
    permission: 'owner',
    body: typedName,
    run: async ({ scope: { companyId, personId }, body: { name = '' } }) => {
      await database.system(
        async (transaction) => {
          const closed = await transaction
            .update(companies)
            .set({ deleted_at: sql`now()` })
            .where(
              and(
                eq(companies.id, companyId),
                eq(companies.name, name),
                isNull(companies.deleted_at),
              ),
            )
            .returning({ id: companies.id });
          if (closed.length === 0) {
            throw invalid('name', 'Введите название компании в точности, как оно написано');
          }
          afterCommit(transaction, () => removal.wake());
        },
        { personId },
      );
    },
  });
}
