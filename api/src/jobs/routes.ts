// Routes of the caller's jobs: the list, a single job and cancellation.
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kit/database/database.ts';
import { conflict } from '../kit/http/errors.ts';
import { companyRoute, idParams } from '../kit/http/routes.ts';
import { jobRecord, jobResource } from './records.ts';
import { jobs } from './tables.ts';

export function registerJobs(app: FastifyInstance, { database }: { database: Database }): void {
  jobResource.register(app, database);
  companyRoute(app, database, {
    method: 'POST',
    path: '/jobs/:id/cancel',
    tag: 'Jobs',
    summary: 'Cancel an unfinished job',
    description: 'Its partial results are discarded.',
    permission: 'member',
    params: idParams,
    answer: jobRecord.schema,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
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
    },
  });
}

const finishedAlready = () => conflict('finished', 'Задача уже завершена');
