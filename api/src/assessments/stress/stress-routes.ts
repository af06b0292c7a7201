// Routes of stress tests: list their figures, and start one.
import { availableParallelism } from 'node:os';
import { stressLearners } from '@kafedra/common/assessments';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { jobRecord, jobResource, type Jobs } from '../../jobs/index.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, tooManyRequests } from '../../kit/http/errors.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { stressTest, type StressParts } from './stress-job.ts';
import { minutesBetweenTests } from './stress-rules.ts';
import { stressTests } from './stress-tables.ts';
import { stressTestGrant, stressTestRecord, stressTestResource } from './stress-tests.ts';

const { path, tag } = stressTestResource;

const { fewest, most, usual } = stressLearners;

const range = `От ${fewest} до ${most}`;

export function registerStress(
  app: FastifyInstance,
  { database, jobs, removal }: StressParts & { jobs: Jobs },
): void {
  const job = stressTest({ database, removal });
  jobs.handle(job);
  stressTestResource.register(app, database);

  companyRoute(app, database, {
    method: 'POST',
    path,
    tag,
    summary: 'Measure how many simultaneous learners the installation can serve',
    description: `A job simulates an increasing number of learners who take its own test at once, until answers take more than a second or a minute has passed. One stress test runs at a time across all companies (409), and each company can start one every ${minutesBetweenTests} minutes (429). Only the figures are stored.`,
    permission: stressTestGrant,
    body: z.strictObject({
      learners: z
        .int32('Введите число')
        .min(fewest, range)
        .max(most, range)
        .default(usual)
        .describe('Maximum number of simultaneous learners to try.'),
    }),
    answer: z.object({ stress_test: stressTestRecord.schema, job: jobRecord.schema }),
    status: 201,
    failures: [409, 429],
    run: async ({ transaction, scope, body: { learners } }) => {
      const { companyId: company_id, personId: author_id } = scope;
      await refuseTooSoon(transaction, company_id);
      const [made] = await transaction
        .insert(stressTests)
        .values({
          company_id,
          author_id,
          state: 'in_progress',
          learners,
          // Only an embedded database belongs to this process alone.
          database: database.queue.isExclusive ? 'embedded' : 'server',
          cores: availableParallelism(),
        })
        .onConflictDoNothing()
        .returning({ id: stressTests.id });
      if (made === undefined) {
        throw conflict('in_progress', 'Нагрузку уже проверяют: попробуйте через минуту');
      }
      const { id } = made;
      const job_id = await jobs.enqueue(transaction, scope, job, { input: { id } });
      await transaction
        .update(stressTests)
        .set({ job_id })
        .where(and(eq(stressTests.company_id, company_id), eq(stressTests.id, id)));
      return {
        stress_test: await stressTestResource.find(transaction, scope, id),
        job: await jobResource.find(transaction, scope, job_id),
      };
    },
  });
}

/** Failed and cancelled tests count too: they also caused load. */
async function refuseTooSoon(transaction: Transaction, companyId: number): Promise<void> {
  const [last] = await rowsOf<{ seconds: number }>(
    transaction,
    sql`select extract(epoch from created_at + ${minutesBetweenTests}::integer * interval '1 minute' - now())::double precision as seconds
      from stress_tests where company_id = ${companyId} and state <> 'in_progress'
        and created_at > now() - ${minutesBetweenTests}::integer * interval '1 minute'
      order by created_at desc limit 1`,
  );
  if (last === undefined) return;
  const minutes = Math.ceil(last.seconds / 60);
  throw tooManyRequests(
    `Нагрузку можно проверять раз в ${minutesBetweenTests} минут: следующий раз — через ${minutes} мин.`,
    last.seconds,
    'too_soon',
  );
}
