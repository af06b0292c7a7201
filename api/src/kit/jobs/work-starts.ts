// Counts the starts of queued work that ended with their process. Each is written before the work begins and taken back at
// its end, so that what remains of a process that is gone is what it died over.
import { randomUUID } from 'node:crypto';
import type { QueueConnection } from '../database/database.ts';
import { turnGate, type TurnGate } from './turn-gate.ts';

/** Which work it is: an id of its queue. */
export interface WorkId {
  company_id: number;
  queue: string;
  key: string;
}

/** What is known of work before it begins. */
export interface PastStarts {
  /** Starts that ended with their process and are counted. */
  deaths: number;
  /** Whether it was under way when a process died. */
  isSuspect: boolean;
}

export interface WorkStarts {
  gate: TurnGate;
  /** Counts what died with processes that are gone, where no other process works on the database. */
  open: () => Promise<void>;
  past: (work: WorkId) => Promise<PastStarts>;
  begin: (work: WorkId) => Promise<void>;
  /** A caught failure is an end too; only what is done is forgotten with its deaths. */
  end: (work: WorkId, result: 'done' | 'failed') => Promise<void>;
  /** Begins the count of given up work anew. */
  forget: (work: WorkId) => Promise<void>;
  /** At an orderly stop: what is under way, of one queue or of all, goes back without being counted. */
  handBack: (queue?: string) => Promise<void>;
  /** The process ends over an error of its own: what is under way now stays counted. */
  die: () => void;
}

/** Starts that may end with their process; afterwards the work is given up. */
export const mostDeaths = 3;

/** Files, models and long lists are worked on here: where such work was under way, short deliveries beside it are not blamed. */
const heavyQueue = 'jobs';

const registers = new WeakMap<QueueConnection, WorkStarts>();

/** One for all queues of a process. */
export function workStarts(connection: QueueConnection): WorkStarts {
  const found = registers.get(connection) ?? register(connection);
  registers.set(connection, found);
  return found;
}

function register(connection: QueueConnection): WorkStarts {
  const self = randomUUID();
  let isDying = false;
  let opened: Promise<void> | undefined;
  const run = async <Row>(text: string, ...values: unknown[]): Promise<Row[]> =>
    (await connection.executeSql(text, values)).rows as Row[];

  /** All that was under way in a dead process at once: who stood beside whom is known only then. */
  const settle = (condition: string, process: string) =>
    run(
      `update work_starts dead set process = null, deaths = dead.deaths + case
          when dead.queue = $2 or not exists (select 1 from work_starts beside where beside.process = dead.process and beside.queue = $2)
          then 1 else 0 end
        where ${condition}`,
      process,
      heavyQueue,
    );

  return {
    gate: turnGate(),
    open: () => {
      opened ??= connection.alone
        ? settle('dead.process <> $1', self).then(() => undefined)
        : Promise.resolve();
      return opened;
    },
    past: async (work) => {
      const read = () =>
        run<{ process: string | null; deaths: number }>(
          `select process, deaths from work_starts where ${isWork}`,
          ...idOf(work),
        );
      let [row] = await read();
      // In this process: the queue lost patience with it, and it is still at work.
      if (row === undefined || row.process === self) return { deaths: 0, isSuspect: false };
      if (row.process !== null) {
        await settle('dead.process = $1', row.process);
        [row] = await read();
      }
      return { deaths: row?.deaths ?? 0, isSuspect: row !== undefined };
    },
    begin: async (work) => {
      await run(
        `insert into work_starts (company_id, queue, key, process) values ($1, $2, $3, $4)
          on conflict (company_id, queue, key) do update set process = excluded.process`,
        ...idOf(work),
        self,
      );
    },
    end: async (work, result) => {
      if (result === 'done') {
        await run(
          `delete from work_starts where ${isWork} and (process = $4 or process is null)`,
          ...idOf(work),
          self,
        );
      } else if (!isDying) {
        await run(`${backFrom} where ${isWork} and process = $4${backTo}`, ...idOf(work), self);
      }
    },
    forget: async (work) => {
      await run(`delete from work_starts where ${isWork}`, ...idOf(work));
    },
    handBack: async (queue) => {
      if (isDying) return;
      await run(
        `${backFrom} where process = $1 and queue = coalesce($2, queue)${backTo}`,
        self,
        queue ?? null,
      );
    },
    die: () => {
      isDying = true;
    },
  };
}

const isWork = 'company_id = $1 and queue = $2 and key = $3';

const idOf = ({ company_id, queue, key }: WorkId) => [company_id, queue, key];

/** Of what never died nothing remains. */
const backFrom = 'with back as (select company_id, queue, key, deaths from work_starts';
const backTo = `), kept as (
    update work_starts kept set process = null from back
    where (kept.company_id, kept.queue, kept.key) = (back.company_id, back.queue, back.key) and back.deaths > 0
  )
  delete from work_starts gone using back
  where (gone.company_id, gone.queue, gone.key) = (back.company_id, back.queue, back.key) and back.deaths = 0`;
