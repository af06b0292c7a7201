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
    courses_count: z.int().describe('Courses, those in the trash too.'),
    users_count: z.int().describe('Members, those who were deleted aside.'),
    files_count: z.int(),
    files_size: z.number().describe('Bytes of all files.'),
  })
  .meta({ id: 'CompanyContents', description: 'How much a company has.' });

/** Accepted in the query too, because proxies may drop the body of a DELETE. */
const typedName = z.strictObject({
  name: z.string().optional().describe('The name of the company, exactly.'),
});

export function registerRemoval(
  app: FastifyInstance,
  { database, removal }: { database: Database; removal: Removal },
): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/contents',
    tag: 'Companies',
    summary: 'How much would be lost with a company',
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
      'Irreversible. The name must be sent exactly. The company is closed to everybody at once; its data and files are removed in the background, and its code is free after that. The accounts of people stay.',
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
