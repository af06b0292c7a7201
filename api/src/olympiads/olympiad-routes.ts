// Routes of olympiads: folders of test results, their tables and results, and the jobs that process them.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../audits/index.ts';
import { jobRecord, jobResource, jobs as jobTable, type Jobs } from '../jobs/index.ts';
import { rowOf, rowsOf, type Database, type Transaction } from '../kit/database/database.ts';
import { conflict } from '../kit/http/errors.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import { onlyId } from '../kit/resource/resource.ts';
import { companyRoute, idParams, pathId } from '../kit/http/routes.ts';
import { wireText } from '../kit/records/wire.ts';
import { safeName } from '../media/index.ts';
import { diplomaJob, requireWinners } from './diplomas.ts';
import { firstLessonWithTest } from '../lessons/index.ts';
import { folderGrants } from './olympiad-records.ts';
import { folderResource, folderResultResource, folderRowResource } from './olympiads.ts';
import { tableProcessing } from './processing.ts';
import { tableExport } from './table-export.ts';

const { tag, path } = folderResource;

const job = jobRecord.schema;

const testSummary = z
  .object({
    test_id: z.int(),
    title: z.string(),
    sort: z.int(),
    learners_count: z.int().describe('Number of learners in the table with a result in the test.'),
    average_points: z.number().nullable(),
    best_points: z.number().nullable(),
    max_points: z.int().nullable().describe('The highest maximum of the counted attempts.'),
  })
  .meta({ id: 'TestResultFolderTestResult', description: 'The results of a test of a folder.' });

const userResult = z
  .object({
    id: z.int(),
    test_id: z.int(),
    attempt_id: z.int(),
    school_class: z.string().nullable(),
    points: z.number(),
    max_points: z.int(),
    duration: z.int().describe('Milliseconds.'),
    finished_at: z.iso.datetime(),
    test: z
      .object({
        id: z.int(),
        title: z.string(),
        lesson: z
          .object({ id: z.int(), name: z.string() })
          .nullable()
          .describe('The first lesson that has the test; null if there is none.'),
      })
      .nullable(),
  })
  .meta({
    id: 'TestResultFolderUserResult',
    description: 'A learner’s result in a test of a folder, with the school class.',
  });

export function registerOlympiads(
  app: FastifyInstance,
  { database, jobs }: { database: Database; jobs: Jobs },
): void {
  folderResource.register(app, database);
  registerHistory(app, database, folderResource);
  folderRowResource.register(app, database);
  folderResultResource.register(app, database);
  tableExport.register(app, { database, jobs });
  jobs.handle(tableProcessing);
  jobs.handle(diplomaJob);

  companyRoute(app, database, {
    method: 'GET',
    path: `${path}/:id/test_results`,
    tag,
    summary: 'List the results of a folder’s tests, from its table',
    permission: folderGrants.read,
    params: idParams,
    answer: z.array(testSummary),
    run: async ({ transaction, scope, params: { id } }) => {
      await folderResource.find(transaction, scope, id, onlyId);
      return rowsOf<z.infer<typeof testSummary>>(
        transaction,
        sql`select link.test_id, test.title, link.sort, count(result.id)::integer as learners_count,
            round(avg(result.points), 2)::double precision as average_points,
            max(result.points)::double precision as best_points, max(result.max_points) as max_points
          from test_result_folder_tests link
          join tests test on test.company_id = link.company_id and test.id = link.test_id
          left join test_result_folder_results result on result.company_id = link.company_id
            and result.folder_id = link.folder_id and result.test_id = link.test_id
          where link.company_id = ${scope.companyId} and link.folder_id = ${id}
          group by link.test_id, test.title, link.sort order by link.sort`,
      );
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: `${path}/:folder_id/user_results/user/:user_id`,
    tag,
    summary: 'List a learner’s results in the tests of a folder, from its table',
    permission: folderGrants.read,
    params: z.object({ folder_id: pathId, user_id: pathId }),
    query: z.object({
      with: z
        .enum(['test', 'test.lesson', 'test.lesson:id,name'])
        .optional()
        .describe('Tests and their lessons are always included.'),
    }),
    answer: z.array(userResult),
    run: async ({ transaction, scope, params: { folder_id, user_id } }) => {
      await folderResource.find(transaction, scope, folder_id, onlyId);
      return rowsOf<z.infer<typeof userResult>>(
        transaction,
        sql`select result.id, result.test_id, result.attempt_id, result.school_class, result.points::double precision as points,
            result.max_points, result.duration::double precision as duration, ${wireText(sql`result.finished_at`)} as finished_at,
            case when test.id is not null then json_build_object('id', test.id, 'title', test.title,
              'lesson', ${firstLessonWithTest(scope.companyId, sql`test.id`)}) end as test
          from test_result_folder_results result
          left join tests test on test.company_id = result.company_id and test.id = result.test_id
          where result.company_id = ${scope.companyId} and result.folder_id = ${folder_id} and result.user_id = ${user_id}
          order by result.sort`,
      );
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: `${path}/:id/table_processed`,
    tag,
    summary: 'Get the state of a folder’s table and the caller’s last processing job',
    permission: folderGrants.read,
    params: idParams,
    answer: z.object({
      processed_at: z.iso.datetime().nullable(),
      is_outdated: z.boolean(),
      job: job.nullable(),
    }),
    run: async ({ transaction, scope, params: { id } }) => {
      await folderResource.find(transaction, scope, id, onlyId);
      const state = await rowOf<{ processed_at: string | null; is_outdated: boolean }>(
        transaction,
        sql`select ${wireText(sql`processed_at`)} as processed_at, is_outdated from test_result_folders
          where company_id = ${scope.companyId} and id = ${id}`,
      );
      const last = await lastOrdered(transaction, scope, id);
      return { ...state, job: last && (await jobResource.find(transaction, scope, last.id)) };
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/:id/table_processed`,
    tag,
    summary: 'Process the table of a folder',
    description:
      'A job builds the new table; the old one stays until then. If several jobs process a folder, the one that began last writes its table.',
    permission: folderGrants.update,
    params: idParams,
    answer: z.object({ job }),
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      await folderResource.lock({ transaction, scope, grant: folderGrants.update, place: {} }, id);
      const last = await lastOrdered(transaction, scope, id);
      if (last !== null && ['queued', 'running'].includes(last.status)) {
        throw conflict('in_progress', 'Таблица уже обрабатывается');
      }
      const input = { folder_id: id };
      const ordered = await jobs.enqueue(transaction, scope, tableProcessing, { input });
      return { job: await jobResource.find(transaction, scope, ordered) };
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/:id/diplomas`,
    tag,
    summary: 'Create the diplomas of prize winners as one PDF',
    description:
      'A job creates the file with a page for each, which can be downloaded for 24 hours.',
    permission: folderGrants.read,
    params: idParams,
    body: z.strictObject({
      users_id: z
        .array(z.int32())
        .min(1, 'Выберите хотя бы одного участника')
        .max(500, 'Не больше 500 участников за раз')
        .nullish()
        .describe('The winners to include; default: all.'),
    }),
    answer: z.object({ job }),
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { id }, body }) => {
      const { name } = await folderResource.find(transaction, scope, id);
      const input = { folder_id: id, users_id: body.users_id ?? null };
      await requireWinners(transaction, scope, input);
      const fileName = `${safeName(`Дипломы ${String(name)}`)}.pdf`;
      const ordered = await jobs.enqueue(transaction, scope, diplomaJob, { input, fileName });
      return { job: await jobResource.find(transaction, scope, ordered) };
    },
  });
}

async function lastOrdered(
  transaction: Transaction,
  { companyId, personId }: Scope,
  folderId: number,
): Promise<{ id: number; status: string } | null> {
  const { company_id, author_id, kind, input, id, status } = jobTable;
  const [last] = await transaction
    .select({ id, status })
    .from(jobTable)
    .where(
      and(
        eq(company_id, companyId),
        eq(author_id, personId),
        eq(kind, tableProcessing.kind),
        sql`(${input} ->> 'folder_id')::integer = ${folderId}`,
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  return last ?? null;
}
