// Started work, as seen by processes that share a database and die.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../../testing/database.ts';
import type { Database } from '../database/database.ts';
import { workStarts } from './work-starts.ts';
import { createStartGate } from './start-gate.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Another process on the same database. */
const life = () => workStarts({ ...database.queue });

const workIn = (queue: string) => ({ company_id: 1, queue, key: randomUUID() });

describe('an unfinished start', () => {
  test('is counted when its process is gone, and makes the work a suspect', async () => {
    const job = workIn('jobs');
    expect(await life().historyOf(job)).toEqual({ deaths: 0, isSuspect: false });
    for (const deaths of [1, 2, 3]) {
      await life().begin(job);
      expect(await life().historyOf(job)).toEqual({ deaths, isSuspect: true });
    }
    await life().forget(job);
    expect(await life().historyOf(job)).toEqual({ deaths: 0, isSuspect: false });
  });

  test('is counted at the start of the only process on the database', async () => {
    const job = workIn('jobs');
    await life().begin(job);
    const next = workStarts({ ...database.queue, isExclusive: true });
    await next.open();
    expect(await next.historyOf(job)).toEqual({ deaths: 1, isSuspect: true });
  });

  test('is counted for the job and not for a delivery at the same time', async () => {
    const [job, delivery, later] = [workIn('jobs'), workIn('webhooks'), workIn('webhooks')];
    const dying = life();
    await Promise.all([dying.begin(job), dying.begin(delivery)]);
    const next = life();
    expect(await next.historyOf(job)).toEqual({ deaths: 1, isSuspect: true });
    await next.begin(job);
    expect(await next.historyOf(delivery)).toEqual({ deaths: 0, isSuspect: true });
    await life().begin(later);
    expect(await next.historyOf(later)).toEqual({ deaths: 1, isSuspect: true });
  });
});

describe('death counts', () => {
  test.each(['done', 'failed'] as const)(
    'do not include a start that ended: %s',
    async (result) => {
      const job = workIn('jobs');
      const process = life();
      await process.begin(job);
      await process.end(job, result);
      expect(await life().historyOf(job)).toEqual({ deaths: 0, isSuspect: false });
    },
  );

  test('are unchanged by a caught failure and reset by success', async () => {
    const job = workIn('jobs');
    await life().begin(job);
    const next = life();
    await next.historyOf(job);
    await next.begin(job);
    await next.end(job, 'failed');
    expect(await next.historyOf(job)).toEqual({ deaths: 1, isSuspect: true });
    await next.begin(job);
    await next.end(job, 'done');
    expect(await next.historyOf(job)).toEqual({ deaths: 0, isSuspect: false });
  });

  test('do not include an orderly stop of one queue or of all', async () => {
    const [job, delivery] = [workIn('jobs'), workIn('webhooks')];
    const process = life();
    await Promise.all([process.begin(job), process.begin(delivery)]);
    await process.handBack('jobs');
    expect(await life().historyOf(job)).toEqual({ deaths: 0, isSuspect: false });
    await process.handBack();
    expect(await life().historyOf(delivery)).toEqual({ deaths: 0, isSuspect: false });
  });

  test('include running work when the process ends because of its own error', async () => {
    const job = workIn('jobs');
    const process = life();
    await process.begin(job);
    process.die();
    await process.end(job, 'failed');
    await process.handBack();
    expect(await life().historyOf(job)).toEqual({ deaths: 1, isSuspect: true });
  });
});

describe('a suspect', () => {
  afterEach(() => vi.useRealTimers());
  const forever = new AbortController().signal;

  /** Records which jobs have started, in order. */
  function entering() {
    const gate = createStartGate();
    const entered: string[] = [];
    const enter = async (name: string, queue: string, isSuspect = false, stopping = forever) => {
      const leave = await gate.enter(queue, isSuspect, stopping);
      entered.push(name);
      return leave;
    };
    const rest = () => new Promise((resolve) => setImmediate(resolve));
    return { enter, entered, rest };
  }

  test('waits until its queue is empty and blocks other jobs of the queue', async () => {
    const { enter, entered, rest } = entering();
    const leaveFirst = await enter('first', 'jobs');
    const suspect = enter('suspect', 'jobs', true);
    const second = enter('second', 'jobs');
    const delivery = await enter('delivery', 'webhooks');
    await rest();
    expect(entered).toEqual(['first', 'delivery']);
    leaveFirst();
    const leaveSuspect = await suspect;
    await rest();
    expect(entered).toEqual(['first', 'delivery', 'suspect']);
    leaveSuspect();
    await second;
    delivery();
  });

  test('never runs beside another suspect of any queue', async () => {
    const { enter, entered, rest } = entering();
    const leave = await enter('one', 'jobs', true);
    const other = enter('other', 'webhooks', true);
    await rest();
    expect(entered).toEqual(['one']);
    leave();
    await other;
  });

  test('stops waiting when the process stops and blocks no other job', async () => {
    const { enter } = entering();
    const stopping = new AbortController();
    await enter('busy', 'jobs');
    const suspect = enter('suspect', 'jobs', true, stopping.signal);
    stopping.abort(new Error('the process stops'));
    await expect(suspect).rejects.toThrow('the process stops');
    await enter('next', 'jobs');
  });

  test('waits at most ten minutes for a hanging job of its queue', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { enter, entered, rest } = entering();
    await enter('hanging', 'jobs');
    const suspect = enter('suspect', 'jobs', true);
    const next = enter('next', 'jobs');
    await rest();
    expect(entered).toEqual(['hanging']);
    vi.advanceTimersByTime(600_000);
    const leave = await suspect;
    await rest();
    expect(entered).toEqual(['hanging', 'suspect']);
    leave();
    await next;
  });

  test('runs alone for at most ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { enter, entered, rest } = entering();
    await enter('hanging', 'jobs', true);
    const next = enter('next', 'jobs');
    await rest();
    expect(entered).toEqual(['hanging']);
    vi.advanceTimersByTime(600_000);
    await next;
  });
});
