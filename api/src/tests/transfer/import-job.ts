// Takes tests from files of other systems: first only looks what can be taken and tells it, then makes questions of it, all
// of them or none. The bytes of its pictures are kept first; all that names them is one transaction with the mark that the
// job is done.
import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatOf } from '@kafedra/common/files/formats';
import { defineJob, type JobReport, type RunningJob } from '../../jobs/index.ts';
import type { Database, Transaction } from '../../kit/database.ts';
import { Failure, forbidden, notFound } from '../../kit/errors.ts';
import { has, type Scope } from '../../kit/permissions.ts';
import type { Storage } from '../../kit/storage.ts';
import {
  addressAt,
  dropBytes,
  files,
  putIntoStorage,
  requireRoom as requireBytes,
  storeBytes,
  type RoomOf,
  type Upload,
} from '../../media/index.ts';
import { withAddresses, type TestDocument } from '../exchange/document.ts';
import { withoutUnknown } from '../exchange/fitting.ts';
import { settingsOf } from '../exchange/normal.ts';
import { testFormatNames } from '../exchange/formats/index.ts';
import { Unreadable, type Left } from '../exchange/report.ts';
import { testGrants } from '../grants.ts';
import { testQuestions } from '../questions/question-tables.ts';
import { mostQuestions } from '../rules.ts';
import { knownTopics, topicsCalled } from '../subjects/new-topics.ts';
import { testResource } from '../tests.ts';
import { withTexts } from './read-test.ts';
import { takenOf, unknownFile, type Taken } from './reading.ts';
import { leftLines } from './told.ts';
import { addQuestions, holdTest } from './write-test.ts';

export interface ImportParts {
  database: Database;
  storage: Storage;
  roomOf: RoomOf;
}

/** What files hang on until they are taken, and after that for the rest of their day. */
export const importPurpose = 'test_import';

export const importOrder = z.object({
  file_id: z.int(),
  /** Whose end the questions come to; null for a test of their own. */
  test_id: z.int().nullable(),
  /** Null where the file itself tells it. */
  format: z.enum(testFormatNames).nullable(),
});

type Importing = RunningJob<z.infer<typeof importOrder>>;

export const testImportCheck = (parts: ImportParts) =>
  defineJob({
    kind: 'test_import_check',
    input: importOrder,
    run: async (job) => {
      const { taken } = await read(job, parts);
      const done = taken.document.questions.length;
      await job.step(
        () => Promise.resolve(),
        () => ({ done, total: done }),
      );
      return () => Promise.resolve({ ...placeOf(job), report: taken.report });
    },
  });

export const testImport = (parts: ImportParts) =>
  defineJob({
    kind: 'test_import',
    input: importOrder,
    run: async (job) => {
      const { taken, fileName } = await read(job, parts);
      const { document, report } = taken;
      const done = document.questions.length;
      if (done === 0) throw nothingToTake(report);
      const { uploads, left } = await keepFiles(job, parts, document);
      await job.step(
        () => Promise.resolve(),
        () => ({ done, total: done }),
      );
      return async (transaction) => {
        const { scope } = job;
        const bytes = [...uploads.values()].reduce((sum, { size }) => sum + size, 0);
        requireBytes(await parts.roomOf(transaction, scope.companyId), bytes, 'file');
        const named = await nameFiles(transaction, scope, document, uploads);
        const test_id =
          job.input.test_id === null
            ? await addTest(transaction, scope, named.document, fileName)
            : await holdTest(transaction, scope, job.input.test_id, done);
        const names = named.document.questions.flatMap(({ topic }) => topic ?? []);
        const topicOf = await topicsCalled(transaction, scope, names);
        const { questions } = named.document;
        await addQuestions(transaction, scope, test_id, questions, { topicOf, fileOf: named.idOf });
        return { test_id, report: { ...report, left: [...report.left, ...leftLines(left)] } };
      };
    },
  });

const placeOf = ({ input: { test_id } }: Importing) => (test_id === null ? {} : { test_id });

function nothingToTake({ left }: JobReport): Failure {
  const [first] = left;
  const why = first === undefined ? '' : `: ${first.why}`;
  return new Failure(422, [{ message: `В файле нечего взять${why}`, code: 'nothing_to_take' }]);
}

/** The file as far as it can be taken, by whoever may do so still. */
async function read(
  { input, scope, step }: Importing,
  { storage }: ImportParts,
): Promise<{ taken: Taken; fileName: string }> {
  const { file, ...taking } = await step(async (transaction) => ({
    file: await fileOf(transaction, scope, input.file_id),
    room: await roomIn(transaction, scope, input.test_id),
    topics: has(scope, 'tests_create') ? null : await knownTopics(transaction, scope),
  }));
  const bytes = await buffer(storage.read(file.key));
  return {
    taken: await takenOf(bytes, { ...taking, format: input.format }),
    fileName: file.file_name,
  };
}

async function fileOf(transaction: Transaction, { companyId, personId }: Scope, fileId: number) {
  const { key, file_name, company_id, id, purpose, owner_id, expires_at } = files;
  const [file] = await transaction
    .select({ key, file_name })
    .from(files)
    .where(
      and(
        eq(company_id, companyId),
        eq(id, fileId),
        eq(purpose, importPurpose),
        eq(owner_id, personId),
        sql`${expires_at} > now()`,
      ),
    );
  if (file === undefined) throw notFound('Файла больше нет. Загрузите его ещё раз');
  return file;
}

/** How many more questions it may have. */
async function roomIn(
  transaction: Transaction,
  scope: Scope,
  testId: number | null,
): Promise<number> {
  if (testId === null) {
    if (!has(scope, testGrants.create.all)) throw forbidden();
    return mostQuestions;
  }
  await testResource.lock({ transaction, scope, grant: testGrants.update, place: {} }, testId);
  const { company_id, test_id, status } = testQuestions;
  const there = and(eq(company_id, scope.companyId), eq(test_id, testId), ne(status, 'deleted'));
  return Math.max(0, mostQuestions - (await transaction.$count(testQuestions, there)));
}

/** Bytes that came whole, by the names of their files. No bytes stay that become no file. */
async function keepFiles(
  job: Importing,
  parts: ImportParts,
  document: TestDocument,
): Promise<{ uploads: Map<string, Upload>; left: Left[] }> {
  const uploads = new Map<string, Upload>();
  const left: Left[] = [];
  const keys: string[] = [];
  job.afterwards(() => dropBytes(parts, keys));
  for (const { name, bytes } of document.files) {
    // It was told before.
    if (formatOf(name) === undefined) continue;
    const content = await bytes().catch((error: unknown) => {
      if (error instanceof Unreadable) return error.message;
      throw error;
    });
    if (typeof content === 'string') {
      left.push({ question: null, line: null, name: `Файл «${name}»`, why: content });
      continue;
    }
    const key = randomUUID();
    keys.push(key);
    const file = { key, name, bytes: Readable.from([content])[Symbol.asyncIterator]() };
    const upload = await storeBytes(parts, job.scope.companyId, file);
    if (upload === null) left.push(unknownFile(name));
    else uploads.set(name, upload);
    await job.step(
      () => Promise.resolve(),
      () => ({ done: 0, total: document.questions.length }),
    );
  }
  return { uploads, left };
}

interface NamedFiles {
  /** With the addresses that its files have here; what is not taken is shown no more. */
  document: TestDocument;
  idOf: (name: string) => number | undefined;
}

async function nameFiles(
  transaction: Transaction,
  { companyId }: Scope,
  document: TestDocument,
  uploads: ReadonlyMap<string, Upload>,
): Promise<NamedFiles> {
  const taken = document.files.filter(({ name }) => uploads.has(name));
  const whole = withoutUnknown({ ...document, files: taken });
  const ids = new Map<string, number>();
  for (const [name, upload] of uploads) {
    ids.set(name, await putIntoStorage(transaction, companyId, upload));
  }
  const text = (html: string) =>
    withAddresses(html, (name) => {
      const upload = uploads.get(name);
      return upload === undefined ? '' : addressAt(upload);
    });
  const { description, questions } = whole;
  return {
    document: {
      ...whole,
      description: description === null ? null : text(description),
      questions: questions.map((question) => withTexts(question, text, (name) => name)),
    },
    idOf: (name) => ids.get(name),
  };
}

async function addTest(
  transaction: Transaction,
  scope: Scope,
  document: TestDocument,
  fileName: string,
): Promise<number> {
  if (!has(scope, testGrants.create.all)) throw forbidden();
  const { title, parts, ...settings } = settingsOf(document);
  const called = title?.trim() || fileName.slice(0, -extname(fileName).length).trim() || fileName;
  return testResource.add(
    { transaction, scope, place: {} },
    { ...settings, title: called, parts: [...parts] },
  );
}
