// Enqueues jobs and starts the workers of this process.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { JobKind } from '../job-kinds.ts';
import type { Transaction } from '../kit/database/database.ts';
import { conflict } from '../kit/http/errors.ts';
import { jobQueue, type Delivery } from '../kit/jobs/job-queue.ts';
import type { Scope, ScopeOfMember } from '../kit/permissions/permissions.ts';
import { expirePendingBytes } from '../media/index.ts';
import { createCleanup, type CleanupParts } from './cleanup.ts';
import type { JobDefinition } from './define.ts';
import { giveUpJob, runJob, type JobContext } from './run.ts';
import { jobs } from './tables.ts';

export interface Jobs {
  /** Registers the definition of a job kind. */
  handle<Input>(definition: JobDefinition<Input>): void;
  /** Enqueues a job in the transaction of its cause, as the person of the scope; returns its id. */
  enqueue<Input>(
    transaction: Transaction,
    scope: Scope,
    definition: JobDefinition<Input>,
    order: { input: Input; fileName?: string },
  ): Promise<number>;
  /** Deletes a batch of the jobs of a company that is being removed, with their files; returns how many. */
  removeBatch(companyId: number): Promise<number>;
  start(): Promise<void>;
  /** Stops the workers and returns running jobs to the queue. */
  stop(): Promise<void>;
}

/** Maximum number of unfinished jobs of one person in a company. */
const maxUnfinished = 20;

/** Jobs that a process runs concurrently, of different companies. */
const workers = 2;

/** Jobs deleted in one batch with their company. */
const removed = 100;

interface Parts extends CleanupParts {
  scopeOfMember: ScopeOfMember;
}

export function createJobs({ database, storage, log, scopeOfMember, cleanMore }: Parts): Jobs {
  const queue = jobQueue<Delivery>(database.queue, log, { name: 'jobs', workers });
  const definitions = new Map<JobKind, JobDefinition<unknown>>();
  const stopping = new AbortController();
  const cleaner = createCleanup({ database, storage, log, cleanMore });
  return {
    handle: (definition) => {
      definitions.set(definition.kind, definition as JobDefinition<unknown>);
    },
    enqueue: async (transaction, scope, { kind }, { input, fileName = null }) => {
      await refuseTooMany(transaction, scope);
      const key = randomUUID();
      const { companyId: company_id, personId: author_id, accessTokenId } = scope;
      const [job] = await transaction
        .insert(jobs)
        .values({ company_id, author_id, key, kind, input, file_name: fileName })
        .returning({ id: jobs.id });
      if (job === undefined) throw new Error('the job was not enqueued');
      await queue.send(transaction, key, {
        company_id,
        author_id,
        job_id: job.id,
        ...(accessTokenId !== undefined && { access_token_id: accessTokenId }),
      });
      return job.id;
    },
    removeBatch: async (companyId) => {
      const some = await database.system((transaction) =>
        transaction.select().from(jobs).where(eq(jobs.company_id, companyId)).limit(removed),
      );
      if (some.length === 0) return 0;
      for (const key of some.flatMap(({ file_keys: keys }) => keys)) await storage.remove(key);
      await database.system(async (transaction) => {
        await queue.cancel(
          transaction,
          some.map(({ key }) => key),
        );
        await transaction.delete(jobs).where(
          and(
            eq(jobs.company_id, companyId),
            inArray(
              jobs.id,
              some.map(({ id }) => id),
            ),
          ),
        );
      });
      return some.length;
    },
    start: async () => {
      const shop: JobContext = {
        database,
        storage,
        log,
        scopeOfMember,
        stopping: stopping.signal,
        definition: (kind) => definitions.get(kind),
      };
      await queue.start({
        handle: (delivery) => runJob(delivery, shop),
        giveUp: (delivery) => giveUpJob(delivery, shop),
      });
      if (database.queue.isExclusive) await expirePendingBytes(database);
      cleaner.start();
    },
    stop: async () => {
      await cleaner.stop();
      stopping.abort();
      await queue.stop();
    },
  };
}

async function refuseTooMany(transaction: Transaction, scope: Scope): Promise<void> {
  const unfinished = await transaction.$count(
    jobs,
    and(
      eq(jobs.company_id, scope.companyId),
      eq(jobs.author_id, scope.personId),
      inArray(jobs.status, ['queued', 'running']),
    ),
  );
  if (unfinished < maxUnfinished) return;
  throw conflict('too_many_jobs', 'Дождитесь завершения начатых задач');
}
