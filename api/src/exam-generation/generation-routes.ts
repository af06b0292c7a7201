// Routes that generate questions for a test from a text or exam data, report progress by key, and add reviewed
// questions to the test.
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { jobRecord, jobResource, type Jobs } from '../jobs/index.ts';
import { rowsOf, type Database, type Transaction } from '../kit/database/database.ts';
import { notFound } from '../kit/http/errors.ts';
import type { LanguageModel } from '../kit/services/language-model.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import { companyRoute, companyRouteInSteps } from '../kit/http/routes.ts';
import type { Spending } from '../kit/services/spending.ts';
import { required } from '../kit/values/texts.ts';
import { excerpt } from '../assessments/document/index.ts';
import { testGrants, requireCapacity, testResource } from '../assessments/index.ts';
import { readExamRequest } from './exam-request.ts';
import { testGeneration } from './generation-job.ts';
import { generationRecord } from './generation-records.ts';
import { generatedQuestionResource, generationResource } from './generation-resources.ts';
import { examRequest, textRequest, type GenerationRequest } from './generation-rules.ts';
import { testGenerations } from './generation-tables.ts';
import { addToTest } from './add-to-test.ts';

const { tag } = generationResource;
const { update } = testGrants;

const ordered = z.object({
  key: z.uuid().describe('Key for querying the state.'),
  generation: generationRecord.schema,
  job: jobRecord.schema,
});

const key = z.uuid(required);

const statuses = {
  queued: 'queued',
  running: 'running',
  done: 'done',
  failed: 'error',
  cancelled: 'error',
} as const;

export interface GenerationParts {
  database: Database;
  jobs: Jobs;
  languageModel: LanguageModel;
  spending: Pick<Spending, 'require'>;
}

export function registerGeneration(
  app: FastifyInstance,
  { database, jobs, languageModel, spending }: GenerationParts,
): void {
  const generating = testGeneration(languageModel);
  jobs.handle(generating);
  generationResource.register(app, database);
  generatedQuestionResource.register(app, database);

  const orders = <Sent extends { test_id: number }>(
    path: string,
    summary: string,
    body: z.ZodType<Sent>,
    orderOf: (
      transaction: Transaction,
      scope: Scope,
      sent: Sent,
    ) => Promise<{ title: string; order: GenerationRequest }>,
  ) =>
    companyRoute(app, database, {
      method: 'POST',
      path,
      tag,
      summary,
      description:
        'A job generates a few questions at a time; nothing is added to the test before `add_generate_questions`. `status_generate_questions` returns the progress by key.',
      permission: update,
      body,
      answer: ordered,
      status: 201,
      failures: [409],
      run: async ({ transaction, scope, body: sent }) => {
        const { test_id } = sent;
        await testResource.lock({ transaction, scope, grant: update, place: {} }, test_id);
        const { title, order } = await orderOf(transaction, scope, sent);
        await requireCapacity(transaction, scope, test_id, 1);
        await spending.require(transaction, scope, 'ai');
        const own = randomUUID();
        const job = await jobs.enqueue(transaction, scope, generating, { input: { key: own } });
        const [made] = await transaction
          .insert(testGenerations)
          .values({
            company_id: scope.companyId,
            author_id: scope.personId,
            test_id,
            key: own,
            kind: order.kind,
            title,
            order,
            job_id: job,
          })
          .returning({ id: testGenerations.id });
        return {
          key: own,
          generation: await generationResource.find(transaction, scope, made?.id ?? 0),
          job: await jobResource.find(transaction, scope, job),
        };
      },
    });

  orders(
    '/multi_generate_questions',
    'Generate questions by AI from a topic or a text',
    textRequest,
    (_transaction, _scope, { topic = null, source = null, types, count, difficulty, max_points }) =>
      Promise.resolve({
        title: excerpt(topic ?? source ?? ''),
        order: { kind: 'text' as const, topic, source, types, count, difficulty, max_points },
      }),
  );
  orders(
    '/multi_generate_ai_ege_questions',
    'Generate questions by AI from question numbers of an exam',
    examRequest,
    async (transaction, scope, { ai_ege_question_numbers: numbers, max_points }) => {
      const { title, ...exam } = await readExamRequest(transaction, scope, numbers);
      return { title, order: { kind: 'exam' as const, ...exam, max_points } };
    },
  );

  companyRouteInSteps(app, {
    method: 'GET',
    path: '/status_generate_questions',
    tag,
    summary: 'Get the progress of a generation',
    permission: update,
    query: z.object({ key }),
    answer: z
      .object({
        status: z.enum(['queued', 'running', 'done', 'error']),
        done_count: z.int().describe('Number of questions that are generated or given up.'),
        total_count: z.int().nullable().describe('Null before the first questions have arrived.'),
        error: z.string().nullable().describe('Why nothing was generated, in Russian.'),
        generation: generationRecord.schema,
      })
      .meta({ id: 'GenerationStatus', description: 'The progress of a generation.' }),
    run: async ({ scope, query }) => {
      const found = await database.company(scope, async (transaction) => {
        const { id, job_id: jobId } = await generationBy(transaction, scope, query.key);
        return { jobId, generation: await generationResource.find(transaction, scope, id) };
      });
      // As the system: only the creator of a job may read it.
      const [job] = await database.system((transaction) =>
        rowsOf<{
          status: keyof typeof statuses;
          done_count: number;
          total_count: number | null;
          error: string | null;
        }>(
          transaction,
          sql`select status, done_count, total_count, error from jobs where company_id = ${scope.companyId} and id = ${found.jobId}`,
        ),
      );
      return {
        // Jobs are deleted some time after they end.
        status: job === undefined ? ('done' as const) : statuses[job.status],
        done_count: job?.done_count ?? 0,
        total_count: job?.total_count ?? null,
        error: job?.status === 'cancelled' ? 'Работа остановлена' : (job?.error ?? null),
        generation: found.generation,
      };
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/add_generate_questions',
    tag,
    summary: 'Add generated questions to the test',
    description:
      'They are added at the end and active. Questions with flaws remain offered, and the response states why.',
    permission: update,
    body: z.strictObject({
      test_generation_id: z.int32(),
      generated_questions_id: z
        .array(z.int32())
        .min(1, 'Выберите хотя бы один вопрос')
        .max(1000, 'Не больше 1000 за раз')
        .nullish()
        .describe('Default: all offered questions.'),
    }),
    answer: z.object({
      added_count: z.int(),
      questions_id: z.array(z.int()).describe('Ids of the questions that were added to the test.'),
      left: z.array(
        z
          .object({ id: z.int(), why: z.string().describe('In Russian.') })
          .meta({ id: 'GeneratedQuestionLeft', description: 'A question that was not added.' }),
      ),
      generation: generationRecord.schema,
    }),
    failures: [409],
    run: async ({ transaction, scope, body: sent }) => {
      const id = sent.test_generation_id;
      const found = await generationResource.find(transaction, scope, id);
      const test_id = Number(found['test_id']);
      await testResource.lock({ transaction, scope, grant: update, place: {} }, test_id);
      const ids = sent.generated_questions_id ?? null;
      const taken = await addToTest(transaction, scope, { id, test_id }, ids);
      return { ...taken, generation: await generationResource.find(transaction, scope, id) };
    },
  });
}

/** Throws 404 if the caller does not see it. */
async function generationBy(transaction: Transaction, scope: Scope, sent: string) {
  const { company_id, key: own, id, job_id } = testGenerations;
  const [found] = await transaction
    .select({ id, job_id })
    .from(testGenerations)
    .where(and(eq(company_id, scope.companyId), eq(own, sent)));
  if (found === undefined) throw notFound(generationResource.missing);
  await generationResource.find(transaction, scope, found.id);
  return found;
}
