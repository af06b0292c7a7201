// Runs one delivered job and writes its result. A job may be delivered again at any time, after a crash or while a
// stalled process still runs it; only the latest attempt may write.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../kit/database/database.ts';
import { Failure } from '../kit/http/errors.ts';
import type { JobKind } from '../job-kinds.ts';
import type { Delivery } from '../kit/jobs/job-queue.ts';
import type { ScopeOfMember } from '../kit/permissions/permissions.ts';
import type { Storage } from '../kit/files/storage.ts';
import { createExpiringFile } from '../media/index.ts';
import type { Effect, JobDefinition, RunningJob } from './define.ts';
import { jobs } from './tables.ts';

/** Errors after which a job has failed for good. */
const maxFailures = 3;

const gaveUp = 'Не удалось выполнить задачу. Попробуйте ещё раз';
const killedServer =
  'Задача трижды прервалась вместе с сервером и больше не начнётся сама. Возможно, она слишком велика: разделите её на части или закажите ещё раз';
const noMember = 'У вас больше нет доступа к этой компании';

export interface JobContext {
  database: Database;
  storage: Storage;
  log: FastifyBaseLogger;
  scopeOfMember: ScopeOfMember;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
  definition: (kind: JobKind) => JobDefinition<unknown> | undefined;
}

type Job = typeof jobs.$inferSelect;

/** The attempt may write nothing more to the job. */
class Gone extends Error {
  override message = 'the job was cancelled or restarted elsewhere';
}

/** The job will be started again. */
class Interrupted extends Error {
  override message = 'the process stops';
}

/** Rejects if the job should be delivered again. */
export async function runJob(delivery: Delivery, shop: JobContext): Promise<void> {
  const key = randomUUID();
  const begun = await begin(delivery, key, shop);
  await removeBytes(begun.leftovers, shop);
  const { job } = begun;
  if (job === null) return;
  let written = false;
  const afterwards: (() => Promise<void>)[] = [];
  try {
    const effect = await work(job, delivery, key, shop, afterwards);
    const door = shop.definition(job.kind)?.asSystem ? asSystem : inCompany;
    await door(job, shop, async (transaction) => {
      await finish(transaction, job, effect);
      written = true;
    });
  } catch (error) {
    // The connection broke during the commit; the next delivery finds out whether it succeeded.
    if (written) throw error;
    await removeBytes([key], shop);
    for (const work of afterwards) await work();
    await end(job, error, shop);
    return;
  }
  for (const work of afterwards) await work();
}

/** Fails a job that crashed its process several times, and removes its data. */
export async function giveUpJob(delivery: Delivery, shop: JobContext): Promise<void> {
  const { company_id, job_id } = delivery;
  const [given] = await inCompany(delivery, shop, (transaction) =>
    transaction
      .update(jobs)
      .set({ status: 'failed', error: killedServer, finished_at: new Date().toISOString() })
      .where(
        and(
          eq(jobs.company_id, company_id),
          eq(jobs.id, job_id),
          inArray(jobs.status, ['queued', 'running']),
        ),
      )
      .returning({ file_keys: jobs.file_keys }),
  );
  if (given !== undefined) await removeBytes(given.file_keys, shop);
}

/** Claims an unfinished job and returns the storage keys that earlier attempts may have left. */
function begin(
  delivery: Delivery,
  key: string,
  shop: JobContext,
): Promise<{ job: Job | null; leftovers: string[] }> {
  const { company_id, author_id, job_id: id } = delivery;
  return inCompany({ company_id, author_id }, shop, async (transaction) => {
    const here = and(eq(jobs.company_id, company_id), eq(jobs.id, id));
    const [found] = await transaction
      .select({ status: jobs.status, file_keys: jobs.file_keys })
      .from(jobs)
      .where(here)
      .for('update');
    // A finished job has one file at most; the rest was removed when it was started.
    if (found === undefined || found.status === 'done') return { job: null, leftovers: [] };
    const [job] = await transaction
      .update(jobs)
      .set({
        status: 'running',
        starts: sql`${jobs.starts} + 1`,
        done_count: 0,
        failed_count: 0,
        total_count: null,
        file_keys: sql`${jobs.file_keys} || ${key}::uuid`,
      })
      .where(and(here, inArray(jobs.status, ['queued', 'running'])))
      .returning();
    return { job: job ?? null, leftovers: found.file_keys };
  });
}

async function work(
  job: Job,
  { access_token_id }: Delivery,
  key: string,
  shop: JobContext,
  afterwards: (() => Promise<void>)[],
): Promise<Effect> {
  const definition = shop.definition(job.kind);
  if (definition === undefined) throw new Error(`no definition for jobs of the kind ${job.kind}`);
  const { company_id, author_id } = job;
  const scope = await inCompany(job, shop, (transaction) =>
    shop.scopeOfMember(transaction, company_id, author_id, access_token_id),
  );
  if (scope === null) throw new Failure(403, [{ message: noMember, code: 'forbidden' }]);
  const running: RunningJob<unknown> = {
    input: definition.input.parse(job.input),
    scope,
    fileName: job.file_name ?? job.kind,
    step: (step, progress) => {
      if (shop.stopping.aborted) throw new Interrupted();
      return inCompany(job, shop, async (transaction) => {
        const result = await step(transaction);
        const { done, total, failed } = progress?.(result) ?? {};
        await write(transaction, job, {
          status: 'running',
          ...(done !== undefined && { done_count: done }),
          ...(total !== undefined && { total_count: total }),
          ...(failed !== undefined && { failed_count: failed }),
        });
        return result;
      });
    },
    stopping: shop.stopping,
    afterwards: (work) => void afterwards.push(work),
    writeFile: async (mime_type, bytes, { fetchedOnce = false } = {}) => {
      const size = await shop.storage.write(key, bytes);
      const upload = {
        key,
        file_name: running.fileName,
        mime_type,
        size,
        fetched_once: fetchedOnce,
      };
      return async (transaction) => ({
        file_id: await createExpiringFile(transaction, company_id, job.kind, upload),
      });
    },
  };
  return definition.run(running);
}

async function finish(transaction: Transaction, job: Job, effect: Effect): Promise<void> {
  const {
    file_id = null,
    course_id = null,
    test_id = null,
    report = null,
  } = await effect(transaction);
  await write(transaction, job, {
    status: 'done',
    total_count: sql`${jobs.done_count}`,
    file_id,
    course_id,
    test_id,
    report,
    finished_at: new Date().toISOString(),
  });
}

/** Handles a failed attempt: cleans up and records the error. Rejects if the job should be retried. */
async function end(job: Job, error: unknown, shop: JobContext): Promise<void> {
  if (error instanceof Gone) return;
  const { log } = shop;
  if (error instanceof Interrupted || shop.stopping.aborted) {
    await change(job, shop, { status: 'queued' });
    throw error;
  }
  const about = { job: job.id, kind: job.kind };
  if (error instanceof Failure) {
    // Errors of outside services are for the operator of the installation.
    if (error.cause !== undefined) log.error({ err: error.cause, ...about }, 'a job was refused');
    return fail(job, shop, error.message);
  }
  log.error({ err: error, ...about }, 'a job failed');
  const failures = job.failures + 1;
  if (failures >= maxFailures) return fail(job, shop, gaveUp);
  await change(job, shop, { status: 'queued', failures });
  throw error;
}

const fail = (job: Job, shop: JobContext, reason: string) =>
  change(job, shop, { status: 'failed', error: reason, finished_at: new Date().toISOString() });

/** Writes a change, unless the job is gone. */
async function change(job: Job, shop: JobContext, values: Changes): Promise<void> {
  await inCompany(job, shop, (transaction) => write(transaction, job, values)).catch(
    (error: unknown) => {
      if (!(error instanceof Gone)) throw error;
    },
  );
}

type Changes = Parameters<ReturnType<Transaction['update']>['set']>[0];

/** Writes to the job if this attempt is still the latest. */
async function write(transaction: Transaction, job: Job, values: Changes): Promise<void> {
  const { company_id, id, starts } = job;
  const written = await transaction
    .update(jobs)
    .set(values)
    .where(
      and(
        eq(jobs.company_id, company_id),
        eq(jobs.id, id),
        eq(jobs.status, 'running'),
        eq(jobs.starts, starts),
      ),
    )
    .returning({ id: jobs.id });
  if (written.length === 0) throw new Gone();
}

const inCompany = <T>(
  { company_id, author_id }: Pick<Job, 'company_id' | 'author_id'>,
  { database }: JobContext,
  step: (transaction: Transaction) => Promise<T>,
) => database.company({ companyId: company_id, personId: author_id }, step);

/** For effects that exceed the person's permissions; the audit log still names the person. */
const asSystem = <T>(
  { author_id }: Pick<Job, 'company_id' | 'author_id'>,
  { database }: JobContext,
  step: (transaction: Transaction) => Promise<T>,
) => database.system(step, { personId: author_id });

async function removeBytes(keys: readonly string[], { storage }: JobContext): Promise<void> {
  for (const key of keys) await storage.remove(key);
}
