// Routes that export a test to a file and import questions from a file.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { jobRecord, jobResource, jobs as jobTable, type Jobs } from '../../jobs/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { Failure, invalid, notFound } from '../../kit/http/errors.ts';
import type { Grants, Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute, companyRouteInSteps, idParams, pathId } from '../../kit/http/routes.ts';
import { createExpiringFile, safeName, type MediaParts } from '../../media/index.ts';
import { testFormatNames, testFormats } from '../formats/index.ts';
import { documentLimits } from '../../assessments/document/index.ts';
import { testContentGrants, testGrants, testResource } from '../../assessments/index.ts';
import { testExport } from './export-job.ts';
import {
  importRequest,
  importPurpose,
  testImport,
  testImportCheck,
  type ImportParts,
} from './import-job.ts';

const ordered = z.object({ job: jobRecord.schema });

const tag = 'Test files';
const { path } = testResource;
const questionsPath = `${path}/:test_id/questions`;

/** The destination of imported questions: a new test or an existing one. */
interface Place {
  params: z.ZodType<{ test_id?: number | undefined }> & { shape: z.ZodRawShape };
  at: string;
  permission: Grants;
}

const newTest: Place = { params: z.object({}), at: path, permission: testGrants.create };

const inTest: Place = {
  params: z.object({ test_id: pathId }),
  at: questionsPath,
  permission: testContentGrants.create,
};

const format = z.enum(testFormatNames);

/** File extensions of all formats. */
const taken = /\.(?:xml|txt|gift|zip|xlsx)$/i;

export function registerTestTransfer(
  app: FastifyInstance,
  parts: MediaParts & ImportParts & { jobs: Jobs },
): void {
  const { database, jobs, storage, uploads } = parts;
  const exporting = testExport(storage);
  const checking = testImportCheck(parts);
  const importing = testImport(parts);
  jobs.handle(exporting);
  jobs.handle(checking);
  jobs.handle(importing);

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/:id/export`,
    tag,
    summary: 'Export a test to a file in a format of other systems',
    description:
      'A job creates the file, which can be downloaded for 24 hours. The `report` of the job states what other systems will not see, and what is missing from the file.',
    permission: testContentGrants.read,
    params: idParams,
    body: z.strictObject({ format }),
    answer: ordered,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { id: test_id }, body }) => {
      const grant = testContentGrants.read;
      await testResource.lock({ transaction, scope, grant, place: {} }, test_id);
      const { title } = await testResource.find(transaction, scope, test_id);
      const fileName = `${safeName(String(title))}.${testFormats[body.format].extension}`;
      const input = { test_id, format: body.format };
      const job = await jobs.enqueue(transaction, scope, exporting, { input, fileName });
      return { job: await jobResource.find(transaction, scope, job) };
    },
  });

  for (const { summary, permission, at, params } of [
    { ...newTest, summary: 'Preview the import of a file as a new test' },
    { ...inTest, summary: 'Preview the import of a file into a test' },
  ]) {
    companyRouteInSteps(app, {
      method: 'POST',
      path: `${at}/import_check`,
      tag,
      summary,
      description:
        'Takes the file in the field `file`, or a chunk of it: Moodle XML, GIFT, QTI or XLSX, detected by content unless `format` is given. Only a job is created; its `report` states what would be imported, what would be changed, and what would be skipped, and `done_count` is the number of questions. The import takes its id.',
      permission,
      params,
      query: z.object({ format: format.optional() }),
      upload: true,
      answer: ordered,
      status: 201,
      failures: [409],
      run: (call) =>
        uploads.receiveFile(call, async (transaction, upload) => {
          const { scope, params: place, query } = call;
          const test_id = place.test_id ?? null;
          if (test_id !== null) await requireTest(transaction, scope, test_id);
          if (!taken.test(upload.file_name)) throw invalid('file', unknown, 'unknown_format');
          if (upload.size > documentLimits.packed) throw invalid('file', tooLarge, 'too_large');
          const file_id = await createExpiringFile(transaction, scope.companyId, importPurpose, {
            ...upload,
            owner_id: scope.personId,
          });
          const input = { file_id, test_id, format: query.format ?? null };
          const job = await jobs.enqueue(transaction, scope, checking, { input });
          return { job: await jobResource.find(transaction, scope, job) };
        }),
    });
  }

  for (const { summary, permission, at, params } of [
    { ...newTest, summary: 'Import a previewed file as a new test' },
    {
      ...inTest,
      summary: 'Append the questions of a previewed file to a test',
    },
  ]) {
    companyRoute(app, database, {
      method: 'POST',
      path: `${at}/import`,
      tag,
      summary,
      description:
        'A job imports all or nothing; `test_id` of the job is the test. Questions with flaws are inactive, as is a new test.',
      permission,
      params,
      body: z.strictObject({ check_id: z.int32().describe('Id of the preview job.') }),
      answer: ordered,
      status: 201,
      failures: [409],
      run: async ({ transaction, scope, params: { test_id }, body: { check_id } }) => {
        if (test_id !== undefined) await requireTest(transaction, scope, test_id);
        const input = await checkedOrder(transaction, scope, check_id, test_id ?? null);
        const job = await jobs.enqueue(transaction, scope, importing, { input });
        return { job: await jobResource.find(transaction, scope, job) };
      },
    });
  }
}

const unknown = 'Такие файлы не читаются: выберите XML, GIFT, TXT, ZIP или XLSX';
const tooLarge = `Файл больше ${documentLimits.packed / 1024 / 1024} МБ`;

const requireTest = (transaction: Transaction, scope: Scope, id: number): Promise<void> =>
  testResource.lock({ transaction, scope, grant: testContentGrants.create, place: {} }, id);

/** The input of the caller's own preview job, once it is done. */
async function checkedOrder(
  transaction: Transaction,
  { companyId, personId }: Scope,
  checkId: number,
  testId: number | null,
): Promise<z.infer<typeof importRequest>> {
  const { company_id, id, author_id, kind, input, status } = jobTable;
  const [check] = await transaction
    .select({ input, status })
    .from(jobTable)
    .where(
      and(
        eq(company_id, companyId),
        eq(id, checkId),
        eq(author_id, personId),
        eq(kind, 'test_import_check'),
      ),
    );
  const order = check === undefined ? undefined : importRequest.parse(check.input);
  if (order?.test_id !== testId) throw notFound('Проверка файла не найдена. Загрузите его ещё раз');
  if (check?.status !== 'done') {
    const message = 'Файл ещё не проверен. Дождитесь проверки';
    throw new Failure(409, [{ message, field: 'check_id', code: 'not_checked' }]);
  }
  return order;
}
