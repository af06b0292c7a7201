// The queues behind work that goes on by itself: pg-boss, in tables of its own in the same database. It only delivers; what
// people see of the work is in tables of its domain. A delivery may come twice, when a process dies or stalls: whoever
// takes it must bear that. One that ends its process three times is given up.
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

/** Of whom the work is: of each company a process does one thing at a time. */
interface OfCompany {
  company_id: number;
}

/** Where a job is found. */
export interface Delivery extends OfCompany {
  author_id: number;
  job_id: number;
  /** The access token that ordered it: it may no more than that. */
  access_token_id?: number;
}

export interface Handling<Work extends OfCompany> {
  take: (work: Work) => Promise<void>;
  /** In place of a start after as many as ended their process: the queue delivers it no more. */
  giveUp: (work: Work) => Promise<void>;
}

export interface JobQueue<Work extends OfCompany> {
  /** Takes it in with the transaction of its cause; a worker is woken once that is committed. */
  send(transaction: Transaction, key: string, work: Work, startAfter?: Date): Promise<void>;
  sendMany(transaction: Transaction, all: readonly { key: string; work: Work }[]): Promise<void>;
  /** Takes out what nobody is to do any more, with the transaction. */
  forget(transaction: Transaction, keys: readonly string[]): Promise<void>;
  /** What a process that is gone had taken is delivered first, where no other process works on the database. */
  start(handling: Handling<Work>): Promise<void>;
  /** Takes no more and waits for those at work, which must have been told to end. */
  stop(): Promise<void>;
}

const schema = 'job_queue';

/** Jobs that people order, what is sent to the webhooks of forms, what follows changes of webinars, and payments. */
const names = ['jobs', 'webhooks', 'webinars', 'payments'] as const;

interface QueueSettings {
  name: (typeof names)[number];
  /** How much a process does at once, of different companies. */
  workers: number;
  /** Whether work that was under way when a process died is begun again beside others. */
  neverWaits?: true;
}

/** Seconds between looks for work that nobody announced: retries, and what another process left. */
const pollingIntervalSeconds = 10;

/** Milliseconds that work may take to end when the process stops. */
const patience = 10_000;

const options: QueueOptions = {
  // Who takes a job decides when to give up (jobs/run.ts), or the count of its starts does; the queue never does.
  retryLimit: 100_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 6 * 3600,
  heartbeatSeconds: 30,
  retentionSeconds: 30 * 24 * 3600,
  deleteAfterSeconds: 3600,
};

/** What pg-boss does beside delivering that is not wanted here. */
const quiet = { schedule: false, monitorVacuum: false, reindex: false };

/**
 * Makes or updates the queue's tables, as the owner. Requests may put jobs in and see nothing; the rest is for
 * kafedra_system.
 */
export async function installQueue(owner: Db): Promise<void> {
  const boss = new PgBoss({ db: owner, schema, ...quiet, supervise: false });
  boss.on('error', () => {}); // start() rejects; without a listener an event would end the process.
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
    // One of them looks after all.
    supervise: name === 'jobs',
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));
  const ids: string[] = [];
  const wake = () => ids.forEach((id) => boss.notifyWorker(id));
  /** The transaction as the queue uses it. */
  const within = (transaction: Transaction) => {
    // Not started, the queue would read its settings first: on the one embedded connection, past this transaction.
    if (ids.length === 0) throw new Error(`the queue of ${name} is not started`);
    return { db: fromDrizzle(transaction as DrizzleTransactionLike, sql) };
  };
  const starts = workStarts(connection);
  const stopping = new AbortController();

  const deliver = async (key: string, work: Work, { take, giveUp }: Handling<Work>) => {
    const id = { company_id: work.company_id, queue: name, key };
    const { deaths, isSuspect } = await starts.past(id);
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
        await take(work);
        result = 'done';
      } finally {
        await starts.end(id, result);
      }
    } finally {
      leave();
    }
  };

  /** Others are found by their heartbeats, and only by them: they may be alive. */
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
    forget: async (transaction, keys) => {
      await boss.deleteJob(name, [...keys], {
        db: fromDrizzle(transaction as DrizzleTransactionLike, sql),
      });
    },
    start: async (handling) => {
      await starts.open();
      await boss.start();
      if (connection.alone) await takeOver();
      for (let worker = 0; worker < workers; worker += 1) {
        const id = await boss.work<Work>(
          name,
          { pollingIntervalSeconds, localGroupConcurrency: 1 },
          async ([job]) => {
            try {
              if (job !== undefined) await deliver(job.id, job.data, handling);
            } finally {
              wake(); // There may be more.
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
