// Counts how often queued work ended its process, by a row that exists from the start of the work to its end.
import { randomUUID } from 'node:crypto';
import type { QueueConnection } from '../database/database.ts';
import { createStartGate, type StartGate } from './start-gate.ts';

/** Identifies work by queue and id. */
export interface WorkId {
  company_id: number;
  queue: string;
  key: string;
}

/** The history of work before it starts. */
export interface StartHistory {
  /** How often it ended its process. */
  deaths: number;
  /** Whether it was running when a process died. */
  isSuspect: boolean;
}

export interface WorkStarts {
  gate: StartGate;
  /** Counts the work of dead processes, if no other process uses the database. */
  open: () => Promise<void>;
  historyOf: (work: WorkId) => Promise<StartHistory>;
  begin: (work: WorkId) => Promise<void>;
  /** A caught failure also ends the work. Only success resets the count. */
  end: (work: WorkId, result: 'done' | 'failed') => Promise<void>;
  /** Resets the count of work that was given up. */
  forget: (work: WorkId) => Promise<void>;
  /** At an orderly shutdown: releases running work of one queue, or of all, without counting it. */
  handBack: (queue?: string) => Promise<void>;
  /** The process ends because of an error of its own: running work stays counted. */
  die: () => void;
}

/** Work is given up after it ended its process this many times. */
export const mostDeaths = 3;

/**
 * The queue of expensive work (files, models, long lists). If such work was running in a dead process, work of other
 * queues is not counted.
 */
const heavyQueue = 'jobs';

const registers = new WeakMap<QueueConnection, WorkStarts>();

/** One instance for all queues of a process. */
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

  /** Counts all work of a dead process at once, because it depends on what ran at the same time. */
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
    gate: createStartGate(),
    open: () => {
      opened ??= connection.isExclusive
        ? settle('dead.process <> $1', self).then(() => undefined)
        : Promise.resolve();
      return opened;
    },
    historyOf: async (work) => {
      const read = () =>
        run<{ process: string | null; deaths: number }>(
          `select process, deaths from work_starts where ${isWork}`,
          ...idOf(work),
        );
      let [row] = await read();
      // Running in this process: the queue considers it expired, but it is still at work.
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

/** Deletes rows without deaths. */
const backFrom = 'with back as (select company_id, queue, key, deaths from work_starts';
const backTo = `), released as (
    update work_starts start set process = null from back
    where (start.company_id, start.queue, start.key) = (back.company_id, back.queue, back.key) and back.deaths > 0
  )
  delete from work_starts gone using back
  where (gone.company_id, gone.queue, gone.key) = (back.company_id, back.queue, back.key) and back.deaths = 0`;
