// Jobs that import a test from a file: one previews the result, the other stages files and questions in batches and
// adds them to the test in one transaction together with the completion of the job.
import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob, untilCancelled, type JobReport, type RunningJob } from '../../jobs/index.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { Failure, forbidden, notFound } from '../../kit/http/errors.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { fileReader, type NextPortion } from '../../kit/threads/file-reader.ts';
import type { Storage } from '../../kit/files/storage.ts';
import {
  addressAt,
  removeBytes,
  dropStagedFiles,
  files,
  requireQuota as requireBytes,
  stageFile,
  storeBytes,
  keepStagedFiles,
  type ReadQuota,
} from '../../media/index.ts';
import { type TestSettings, type SkippedItem, lockTest } from '../../assessments/document/index.ts';
import { testFormatNames } from '../formats/index.ts';
import {
  testGrants,
  maxQuestions,
  knownTopics,
  findOrCreateTopics,
  testResource,
} from '../../assessments/index.ts';
import { testQuestions } from '../../assessments/questions/question-tables.ts';
import type { Portion, Reply } from './file-portions.ts';
import { unknownFile, type ImportOptions } from './importable.ts';
import { leftLines } from './job-report.ts';
import { stageQuestions } from './staging.ts';

export interface ImportParts {
  database: Database;
  storage: Storage;
  readQuota: ReadQuota;
}

/** The purpose of uploads for import, which expire after a day. */
export const importPurpose = 'test_import';

export const importRequest = z.object({
  file_id: z.int(),
  /** The test to append questions to; null for a new test. */
  test_id: z.int().nullable(),
  /** Null: detected by content. */
  format: z.enum(testFormatNames).nullable(),
});

type Importing = RunningJob<z.infer<typeof importRequest>>;

/** Reads the file in a worker thread. */
const testReader = fileReader<ImportOptions, Portion, Reply>(
  new URL('file-portions.ts', import.meta.url),
);

export const testImportCheck = (parts: ImportParts) =>
  defineJob({
    kind: 'test_import_check',
    input: importRequest,
    run: async (job) => {
      const { questions, report } = await reading(job, parts, async ({ test }) => test);
      await job.step(
        () => Promise.resolve(),
        () => ({ done: questions, total: questions }),
      );
      return () => Promise.resolve({ ...placeOf(job), report });
    },
  });

export const testImport = (parts: ImportParts) =>
  defineJob({
    kind: 'test_import',
    input: importRequest,
    run: async (job) => {
      const { scope } = job;
      const staging = stageQuestions(parts.database, scope);
      job.afterwards(() => staging.drop());
      const come = await reading(job, parts, async ({ test, fileName, next }) => {
        const { questions: total, report } = test;
        if (total === 0) throw nothingToTake(report);
        const { ids, left, first } = await keepFiles(job, parts, next, total);
        if (first?.kind !== 'settings') throw unexpected(first);
        let done = 0;
        for (let some = await next(); some !== null; some = await next()) {
          if (some.kind !== 'questions') throw unexpected(some);
          await inSteps(() => staging.add(some.questions, (name) => ids.get(name)));
          done += some.questions.length;
          await progress(job, done, total);
        }
        return { fileName, total, report, left, ids, settings: first.settings };
      });
      return async (transaction) => {
        const { fileName, total, report, left, ids, settings } = come;
        // Its files were counted when they were staged.
        requireBytes(await parts.readQuota(transaction, scope.companyId), 0, 'file');
        const test_id =
          job.input.test_id === null
            ? await addTest(transaction, scope, settings, fileName)
            : await lockTest(transaction, scope, job.input.test_id, total);
        const topicOf = await findOrCreateTopics(transaction, scope, [...staging.topics()]);
        await staging.addToTest(transaction, test_id, topicOf);
        await keepStagedFiles(transaction, scope.companyId, [...ids.values()]);
        return { test_id, report: { ...report, left: [...report.left, ...leftLines(left)] } };
      };
    },
  });

const placeOf = ({ input: { test_id } }: Importing) => (test_id === null ? {} : { test_id });

const unexpected = (portion: Portion | null) =>
  new Error(`unexpected portion of an imported file: ${portion?.kind ?? 'nothing'}`);

const progress = (job: Importing, done: number, total: number) =>
  job.step(
    () => Promise.resolve(),
    () => ({ done, total }),
  );

/**
 * Pauses after the work for as long as it took, so that other clients get half of the database's time, however slow it
 * is.
 */
async function inSteps(work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  await setTimeout(performance.now() - began);
}

function nothingToTake({ left }: JobReport): Failure {
  const [first] = left;
  const why = first === undefined ? '' : `: ${first.why}`;
  return new Failure(422, [{ message: `В файле нечего взять${why}`, code: 'nothing_to_take' }]);
}

interface Opened {
  test: Extract<Portion, { kind: 'test' }>;
  fileName: string;
  next: NextPortion<Portion, Reply>;
}

/** Checks the caller's permissions again and reads the file. */
async function reading<T>(
  job: Importing,
  { storage }: ImportParts,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const { input, scope } = job;
  const { file, ...taking } = await job.step(async (transaction) => ({
    file: await fileOf(transaction, scope, input.file_id),
    room: await roomIn(transaction, scope, input.test_id),
    topics: has(scope, 'tests_create') ? null : await knownTopics(transaction, scope),
  }));
  const { key, file_name: fileName } = file;
  return untilCancelled(job, (signal) =>
    testReader(
      { storage, key, companyId: scope.companyId, signal },
      { ...taking, format: input.format },
      async (next) => {
        const test = await next();
        if (test?.kind !== 'test') throw unexpected(test);
        return work({ test, fileName, next });
      },
    ),
  );
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

/** How many more questions the test may have. */
async function roomIn(
  transaction: Transaction,
  scope: Scope,
  testId: number | null,
): Promise<number> {
  if (testId === null) {
    if (!has(scope, testGrants.create.all)) throw forbidden();
    return maxQuestions;
  }
  await testResource.lock({ transaction, scope, grant: testGrants.update, place: {} }, testId);
  const { company_id, test_id, status } = testQuestions;
  const there = and(eq(company_id, scope.companyId), eq(test_id, testId), ne(status, 'deleted'));
  return Math.max(0, maxQuestions - (await transaction.$count(testQuestions, there)));
}

/**
 * Stages the complete files; returns their ids by name, and the first portion after them. The files are removed if the
 * job fails.
 */
async function keepFiles(
  job: Importing,
  parts: ImportParts,
  next: NextPortion<Portion, Reply>,
  total: number,
): Promise<{ ids: Map<string, number>; left: SkippedItem[]; first: Portion | null }> {
  const { companyId } = job.scope;
  const ids = new Map<string, number>();
  const left: SkippedItem[] = [];
  const keys: string[] = [];
  job.afterwards(async () => {
    await dropStagedFiles(parts.database, companyId, [...ids.values()]);
    await removeBytes(parts, keys);
  });
  let portion = await next();
  while (portion?.kind === 'file') {
    const { name } = portion;
    const key = randomUUID();
    keys.push(key);
    const file = fileIn(next);
    const upload = await storeBytes(parts, companyId, { key, name, bytes: file.bytes() });
    const why = await file.end();
    if (why !== null) left.push({ question: null, line: null, name: `Файл «${name}»`, why });
    else if (upload === null) left.push(unknownFile(name));
    if (why !== null || upload === null) {
      portion = await next({ address: null });
      continue;
    }
    const id = await job.step(
      async (transaction) => {
        requireBytes(await parts.readQuota(transaction, companyId), upload.size, 'file');
        return stageFile(transaction, companyId, upload);
      },
      () => ({ done: 0, total }),
    );
    ids.set(name, id);
    portion = await next({ address: addressAt(upload) });
  }
  return { ids, left, first: portion };
}

/**
 * `bytes` streams a file; `end` skips the remaining bytes and returns why they are incomplete, or null.
 */
function fileIn(next: NextPortion<Portion, Reply>) {
  let last: Portion | null = null;
  return {
    bytes: async function* (): AsyncGenerator<Uint8Array> {
      for (last = await next(); last?.kind === 'bytes'; last = await next()) yield last.bytes;
    },
    end: async (): Promise<string | null> => {
      if (last?.kind !== 'end') last = await next('enough');
      if (last?.kind !== 'end') throw unexpected(last);
      return last.why;
    },
  };
}

async function addTest(
  transaction: Transaction,
  scope: Scope,
  { title, parts, ...settings }: TestSettings,
  fileName: string,
): Promise<number> {
  if (!has(scope, testGrants.create.all)) throw forbidden();
  const called = title?.trim() || fileName.slice(0, -extname(fileName).length).trim() || fileName;
  return testResource.add(
    { transaction, scope, place: {} },
    { ...settings, title: called, parts: [...parts] },
  );
}
