/** The jobs of the signed-in person: the list, one, and cancelling. */
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kit/database.ts';
import { dataOf, failures, schema } from '../kit/documentation.ts';
import { Failure } from '../kit/errors.ts';
import { scopeOf } from '../kit/permissions.ts';
import { idOf, idParameters } from '../kit/resource.ts';
import { jobRecord, jobResource } from './records.ts';
import { jobs } from './tables.ts';

export function registerJobs(app: FastifyInstance, { database }: { database: Database }): void {
  jobResource.register(app, database);
  app.post(
    '/api/companies/:companyId/jobs/:id(^\\d+$)/cancel',
    {
      config: { permission: 'member' },
      schema: schema('Jobs', 'Stop a job that is not finished', {
        description: 'What it has done so far is thrown away.',
        params: idParameters,
        response: { 200: dataOf(jobRecord.schema), ...failures(401, 404, 409) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const id = idOf(request);
      const data = await database.company(scope, async (transaction) => {
        await jobResource.find(transaction, scope, id);
        const cancelled = await transaction
          .update(jobs)
          .set({ status: 'cancelled', finished_at: new Date().toISOString() })
          .where(
            and(
              eq(jobs.company_id, scope.companyId),
              eq(jobs.id, id),
              inArray(jobs.status, ['queued', 'running']),
            ),
          )
          .returning({ id: jobs.id });
        if (cancelled.length === 0) throw finishedAlready();
        return jobResource.find(transaction, scope, id);
      });
      return { data };
    },
  );
}

const finishedAlready = () =>
  new Failure(409, [{ message: 'Задача уже завершена', code: 'finished' }]);
