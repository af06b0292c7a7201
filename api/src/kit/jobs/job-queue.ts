// Job queues on pg-boss in the same database, with delivery at least once.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import {
  fromDrizzle,
  PgBoss,
  type Db,
  type DrizzleTransactionLike,
  type QueueOptions,
} from 'pg-boss';
import { afterCommit, type QueueConnection, type Transaction } from '../database/database.ts';
import { mostDeaths, workStarts } from './work-starts.ts';

/** Each process runs one job per company at a time. */
interface OfCompany {
  company_id: number;
}

/** A job as delivered to a worker. */
export interface Delivery extends OfCompany {
  author_id: number;
  job_id: number;
  /** The access token that ordered the job, which limits its permissions. */
  access_token_id?: number;
}

/** Handlers must be idempotent: a job may be delivered again after its process crashed or stalled. */
export interface DeliveryHandler<Work extends OfCompany> {
  handle: (work: Work) => Promise<void>;
  /**
   * Called instead of `handle` when the job ended its process too often. It is not delivered again.
   */
  giveUp: (work: Work) => Promise<void>;
}

export interface JobQueue<Work extends OfCompany> {
  /** Enqueues in the transaction that causes the job. A worker is woken after the commit. */
  send(transaction: Transaction, key: string, work: Work, startAfter?: Date): Promise<void>;
  sendMany(transaction: Transaction, all: readonly { key: string; work: Work }[]): Promise<void>;
  /** Cancels jobs in the transaction. */
  cancel(transaction: Transaction, keys: readonly string[]): Promise<void>;
  /**
   * Starts the workers. If no other process uses the database, jobs of the previous process are delivered first.
   */
  start(handling: DeliveryHandler<Work>): Promise<void>;
  /** Stops taking jobs and waits for running ones, whose signals the caller must have aborted. */
  stop(): Promise<void>;
}

const schema = 'job_queue';

/** Jobs ordered by users, webhooks of forms, follow-up work for webinars, and payments. */
const names = ['jobs', 'webhooks', 'webinars', 'payments'] as const;

interface QueueSettings {
  name: (typeof names)[number];
  /** Jobs per process that run concurrently, of different companies. */
  workers: number;
  /** Whether a job that was running when a process died may run beside others. */
  neverWaits?: true;
}

/** Seconds between polls for jobs without a wake-up: retries, and jobs of other processes. */
const pollingIntervalSeconds = 10;

/** Milliseconds that running jobs have to end when the process stops. */
const patience = 10_000;

const options: QueueOptions = {
  // The queue never gives up: the worker does (jobs/run.ts), or the count of deaths.
  retryLimit: 100_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 6 * 3600,
  heartbeatSeconds: 30,
  retentionSeconds: 30 * 24 * 3600,
  deleteAfterSeconds: 3600,
};

/** Features of pg-boss that are not used. */
const quiet = { schedule: false, monitorVacuum: false, reindex: false };

/**
 * Creates or updates the queue's tables as their owner. Requests may enqueue jobs but not read them; the rest is for
 * kafedra_system.
 */
export async function installQueue(owner: Db): Promise<void> {
  const boss = new PgBoss({ db: owner, schema, ...quiet, supervise: false });
  boss.on('error', () => {}); // `start` rejects on errors; without a listener the event would end the process.
  await boss.start();
  for (const name of names) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  await boss.stop({ graceful: false });
  await owner.executeSql(`
    grant usage on schema ${schema} to kafedra_app, kafedra_system;
    grant select, insert, update, delete on all tables in schema ${schema} to kafedra_system;
    grant select on ${schema}.queue to kafedra_app;
    grant insert, select (id) on ${schema}.job_common to kafedra_app;`);
}

export function jobQueue<Work extends OfCompany>(
  connection: QueueConnection,
  log: FastifyBaseLogger,
  { name, workers, neverWaits }: QueueSettings,
): JobQueue<Work> {
  const boss = new PgBoss({
    db: connection,
    schema,
    ...quiet,
    migrate: false,
    // One queue supervises all.
    supervise: name === 'jobs',
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  boss.on('warning', (warning) => log.warn({ warning }, 'warning from the job queue'));
  const ids: string[] = [];
  const wake = () => ids.forEach((id) => boss.notifyWorker(id));
  /** Lets pg-boss use the transaction. */
  const within = (transaction: Transaction) => {
    // Before its start the queue would load its settings outside of this transaction, for which the embedded database
    // has no second connection.
    if (ids.length === 0) throw new Error(`the queue ${name} has not been started`);
    return { db: fromDrizzle(transaction as DrizzleTransactionLike, sql) };
  };
  const starts = workStarts(connection);
  const stopping = new AbortController();

  const deliver = async (key: string, work: Work, { handle, giveUp }: DeliveryHandler<Work>) => {
    const id = { company_id: work.company_id, queue: name, key };
    const { deaths, isSuspect } = await starts.historyOf(id);
    if (deaths >= mostDeaths) {
      log.error({ queue: name, work, deaths }, 'work that ended its process is given up');
      await giveUp(work);
      return starts.forget(id);
    }
    const leave = await starts.gate.enter(name, isSuspect && !neverWaits, stopping.signal);
    try {
      await starts.begin(id);
      let result: 'done' | 'failed' = 'failed';
      try {
        await handle(work);
        result = 'done';
      } finally {
        await starts.end(id, result);
      }
    } finally {
      leave();
    }
  };

  /**
   * Delivers the running jobs of the previous process again, if this is the only process. Jobs of other processes
   * expire by their heartbeats, as those processes may be alive.
   */
  const takeOver = async () => {
    const { rows } = await connection.executeSql(
      `select id from ${schema}.job_common where name = $1 and state = 'active'`,
      [name],
    );
    for (const { id } of rows as { id: string }[]) {
      await boss.fail(name, id, { message: 'its process is gone' });
      await boss.update(name, undefined, { id, startAfter: new Date() });
    }
  };
  const groupOf = ({ company_id }: Work) => ({ id: String(company_id) });
  return {
    send: async (transaction, key, work, startAfter) => {
      await boss.send(name, work, {
        id: key,
        group: groupOf(work),
        ...(startAfter && { startAfter }),
        ...within(transaction),
      });
      afterCommit(transaction, wake);
    },
    sendMany: async (transaction, all) => {
      const jobs = all.map(({ key, work }) => ({ id: key, data: work, group: groupOf(work) }));
      if (jobs.length > 0) await boss.insert(name, jobs, within(transaction));
      afterCommit(transaction, wake);
    },
    cancel: async (transaction, keys) => {
      await boss.deleteJob(name, [...keys], {
        db: fromDrizzle(transaction as DrizzleTransactionLike, sql),
      });
    },
    start: async (handling) => {
      await starts.open();
      await boss.start();
      if (connection.isExclusive) await takeOver();
      for (let worker = 0; worker < workers; worker += 1) {
        const id = await boss.work<Work>(
          name,
          { pollingIntervalSeconds, localGroupConcurrency: 1 },
          async ([job]) => {
            try {
              if (job !== undefined) await deliver(job.id, job.data, handling);
            } finally {
              wake(); // There may be further jobs.
            }
          },
        );
        ids.push(id);
      }
    },
    stop: async () => {
      if (ids.length === 0) return;
      stopping.abort(new Error('the process stops'));
      await starts.handBack(name);
      const atRest = boss.offWork(name, { wait: true });
      await Promise.race([atRest, sleep(patience, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}
