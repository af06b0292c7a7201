/** Courses: the resource and its dictionaries, bulk actions, and favourites. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../audits/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Database } from '../kit/database.ts';
import { dataOf, failures, schema } from '../kit/documentation.ts';
import { invalid } from '../kit/errors.ts';
import { scopeOf } from '../kit/permissions.ts';
import { companyRoute, idParams } from '../kit/routes.ts';
import { changeCourses } from './bulk.ts';
import { coursesExport } from './export.ts';
import { coursePackageResource } from './packages/package-records.ts';
import { courseGrants } from './records.ts';
import { courseResource, dictionaries } from './resources.ts';
import { bulkActions, courseBulkInput, unknownAction } from './rules.ts';
import type { BulkAction } from './rules.ts';
import { courseFavourites } from './tables.ts';

export function registerCourses(
  app: FastifyInstance,
  { database, jobs }: { database: Database; jobs: Jobs },
): void {
  courseResource.register(app, database);
  registerHistory(app, database, courseResource, 'courses');
  for (const dictionary of dictionaries) dictionary.register(app, database);
  coursePackageResource.register(app, database);
  registerBulkActions(app, database);
  registerFavourites(app, database);
  coursesExport.register(app, { database, jobs });
}

function registerBulkActions(app: FastifyInstance, database: Database): void {
  app.post(
    '/api/companies/:companyId/courses/:action',
    {
      config: { permission: [courseGrants.update, courseGrants.delete] },
      schema: schema('Courses', 'Change the status of many courses, delete or restore them', {
        description:
          'The courses are named by `courses_id`, or they are all that a list with the conditions of `matching` shows. Only items of the type course take part.',
        params: z.object({
          companyId: z.string(),
          action: z.string().describe(`One of ${bulkActions.join(', ')}.`),
        }),
        body: courseBulkInput,
        response: {
          200: dataOf(z.object({ count: z.int(), ids: z.array(z.int()) })),
          ...failures(401, 403, 404, 422),
        },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const { action } = request.params as { action: string };
      if (!isBulkAction(action)) throw invalid('action', unknownAction, 'unknown_action');
      const input = request.body as z.infer<typeof courseBulkInput>;
      const data = await database.company(scope, (transaction) =>
        changeCourses(transaction, scope, action, input),
      );
      return { data };
    },
  );
}

function registerFavourites(app: FastifyInstance, database: Database): void {
  for (const action of ['attach', 'detach'] as const) {
    companyRoute(app, database, {
      method: 'POST',
      path: `/courses/:id/user_favourite/${action}`,
      tag: 'Courses',
      summary: `Favourites of the signed-in person: ${action} a course`,
      permission: courseGrants.read,
      params: idParams,
      answer: courseResource.record.schema,
      run: async ({ transaction, scope, params: { id } }) => {
        await courseResource.find(transaction, scope, id);
        if (action === 'attach') {
          const favourite = { company_id: scope.companyId, user_id: scope.personId, course_id: id };
          await transaction.insert(courseFavourites).values(favourite).onConflictDoNothing();
        } else {
          const { company_id, user_id, course_id } = courseFavourites;
          await transaction
            .delete(courseFavourites)
            .where(
              and(eq(company_id, scope.companyId), eq(user_id, scope.personId), eq(course_id, id)),
            );
        }
        return courseResource.find(transaction, scope, id);
      },
    });
  }
}

function isBulkAction(action: string): action is BulkAction {
  return (bulkActions as readonly string[]).includes(action);
}
