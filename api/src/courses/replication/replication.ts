// The job that copies a course and links to the copy once it is made.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { defineJob, jobRecord, jobResource, jobs, ownJobs, type Jobs } from '../../jobs/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/errors.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { courseGrants } from '../grants.ts';
import { courseResource } from '../resources.ts';
import { copyCourse, requireCopyable } from './copy-course.ts';

const kind = 'course_replication';

/**
 * The copy and the job's completion are one transaction, so a repeated delivery makes no second copy.
 */
export const courseReplication = defineJob({
  kind,
  input: z.object({ course_id: z.int() }),
  run: async ({ input: { course_id: id }, scope, step }) => {
    await step(
      (transaction) => requireCopyable(transaction, scope, id),
      () => ({ done: 1, total: 1 }),
    );
    return async (transaction) => ({ course_id: await copyCourse(transaction, scope, id) });
  },
});

const ordered = z
  .object({
    id: z.int().describe('Id of the copy job; pass it to `after_replicated` to get the course.'),
    job: jobRecord.schema,
  })
  .meta({ id: 'CourseReplica', description: 'A requested copy of a course.' });

export function registerReplication(
  app: FastifyInstance,
  { database, jobs: queue }: { database: Database; jobs: Jobs },
): void {
  queue.handle(courseReplication);

  companyRoute(app, database, {
    method: 'POST',
    path: '/courses/:id/replicate',
    tag: 'Courses',
    summary: 'Copy a course',
    description:
      'A job copies the course with its lessons, branches, packages, links and custom fields. The copy is a draft owned by the caller. Learners, field comments and history are not copied; teachers are copied if the caller may manage access to courses. 409 if the course is in the trash.',
    permission: courseGrants.create,
    params: idParams,
    answer: ordered,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      await requireCopyable(transaction, scope, id);
      const input = { course_id: id };
      const job = await queue.enqueue(transaction, scope, courseReplication, { input });
      return { id: job, job: await jobResource.find(transaction, scope, job) };
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '/course_replicas/:id/after_replicated',
    tag: 'Courses',
    summary: 'Get the copy of a course once it is ready',
    description: '409 while the copy is in progress, or if it failed.',
    permission: courseGrants.read,
    params: idParams,
    answer: courseResource.record.schema,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      const [job] = await transaction
        .select({ status: jobs.status, course_id: jobs.course_id, error: jobs.error })
        .from(jobs)
        .where(
          and(
            eq(jobs.company_id, scope.companyId),
            eq(jobs.id, id),
            eq(jobs.kind, kind),
            ownJobs(jobs, scope),
          ),
        );
      if (job === undefined) throw notFound('Копия курса не найдена');
      if (job.course_id === null) throw notMade(job);
      return courseResource.find(transaction, scope, job.course_id);
    },
  });
}

const notMade = ({ status, error }: Pick<typeof jobs.$inferSelect, 'status' | 'error'>) =>
  status === 'queued' || status === 'running'
    ? conflict('not_ready', 'Копия ещё не готова')
    : conflict('not_made', error ?? 'Копирование остановлено');
