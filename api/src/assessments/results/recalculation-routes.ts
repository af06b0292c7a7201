// Routes that recalculate the results of a test after a key was corrected: a preview and the recalculation, both as
// jobs.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { jobRecord, jobResource, jobs as jobTable, type Jobs } from '../../jobs/index.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import { testResource } from '../tests.ts';
import { checkingGrants } from './attempt-records.ts';
import { attemptResource } from './attempts.ts';
import { recalculation, recalculationCheck } from './recalculation-jobs.ts';
import { requireTest } from './require-test.ts';

const { tag } = attemptResource;

const job = jobRecord.schema;

/** Above the number of questions of any test and of learners selected by hand. */
const maxNamed = 1000;

const ids = z
  .array(z.int32())
  .min(1, 'Выберите хотя бы одну запись')
  .max(maxNamed, `Не больше ${maxNamed} за раз`)
  .nullish()
  .transform((given) => given ?? null);

const test_id = z.int32();

const ofQuestions = z.strictObject({
  test_id,
  questions_id: ids.describe(
    'Questions whose key was corrected; default: all questions of the test.',
  ),
});

const ofUsers = ofQuestions.extend({
  users_id: ids.describe('Learners whose attempts are recalculated; default: all.'),
});

export function registerRecalculation(
  app: FastifyInstance,
  { database, jobs }: { database: Database; jobs: Jobs },
): void {
  jobs.handle(recalculationCheck);
  jobs.handle(recalculation);
  const orders = <Body extends z.infer<typeof ofQuestions> & { users_id?: number[] | null }>(
    path: string,
    summary: string,
    description: string,
    body: z.ZodType<Body>,
    definition: typeof recalculation,
  ) =>
    companyRoute(app, database, {
      method: 'POST',
      path,
      tag,
      summary,
      description,
      permission: checkingGrants,
      body,
      answer: z.object({ job }),
      status: 201,
      failures: [409],
      run: async ({ transaction, scope, body: sent }) => {
        await requireTest(transaction, scope, checkingGrants, sent.test_id);
        const input = {
          test_id: sent.test_id,
          questions_id: sent.questions_id,
          users_id: sent.users_id ?? null,
        };
        const id = await jobs.enqueue(transaction, scope, definition, { input });
        return { job: await jobResource.find(transaction, scope, id) };
      },
    });

  orders(
    '/recalculation_questions',
    'Preview a recalculation by corrected keys',
    'Only a job is created; its `report` states how many results would change, and lists the first thousand.',
    ofQuestions,
    recalculationCheck,
  );
  orders(
    '/recalculation_test_users',
    'Recalculate results by corrected keys',
    'A job recalculates them. Teachers’ judgements and the content that learners saw are preserved; the history of each attempt has its former result.',
    ofUsers,
    recalculation,
  );

  companyRoute(app, database, {
    method: 'GET',
    path: '/status_recalculation',
    tag,
    summary: 'Get the caller’s last recalculation of a test, or preview of one',
    permission: checkingGrants,
    query: z.object({ test_id: z.string(required).regex(/^\d{1,9}$/, testResource.missing) }),
    answer: z.object({ job: job.nullable() }),
    run: async ({ transaction, scope, query: { test_id: sent } }) => {
      const testId = Number(sent);
      await requireTest(transaction, scope, checkingGrants, testId);
      const id = await lastOrdered(transaction, scope, testId);
      return { job: id === null ? null : await jobResource.find(transaction, scope, id) };
    },
  });
}

async function lastOrdered(
  transaction: Transaction,
  { companyId, personId }: Scope,
  testId: number,
): Promise<number | null> {
  const { company_id, author_id, kind, input } = jobTable;
  const kinds = [recalculationCheck.kind, recalculation.kind];
  const [last] = await transaction
    .select({ id: jobTable.id })
    .from(jobTable)
    .where(
      and(
        eq(company_id, companyId),
        eq(author_id, personId),
        inArray(kind, kinds),
        sql`(${input} ->> 'test_id')::integer = ${testId}`,
      ),
    )
    .orderBy(desc(jobTable.id))
    .limit(1);
  return last?.id ?? null;
}
