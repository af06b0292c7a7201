// Starts of queued work, as processes see them that share a database and die.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../../testing/database.ts';
import type { Database } from '../database/database.ts';
import { workStarts } from './work-starts.ts';
import { turnGate } from './turn-gate.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Another process on the same database. */
const life = () => workStarts({ ...database.queue });

const workIn = (queue: string) => ({ company_id: 1, queue, key: randomUUID() });

describe('a start that nothing ended', () => {
  test('counts once its process is gone, and makes its work a suspect', async () => {
    const job = workIn('jobs');
    expect(await life().past(job)).toEqual({ deaths: 0, isSuspect: false });
    for (const deaths of [1, 2, 3]) {
      await life().begin(job);
      expect(await life().past(job)).toEqual({ deaths, isSuspect: true });
    }
    await life().forget(job);
    expect(await life().past(job)).toEqual({ deaths: 0, isSuspect: false });
  });

  test('counts where nobody else works on the database as soon as that is opened', async () => {
    const job = workIn('jobs');
    await life().begin(job);
    const next = workStarts({ ...database.queue, alone: true });
    await next.open();
    expect(await next.past(job)).toEqual({ deaths: 1, isSuspect: true });
  });

  test('is blamed on the job, and not on a delivery beside it', async () => {
    const [job, delivery, later] = [workIn('jobs'), workIn('webhooks'), workIn('webhooks')];
    const dying = life();
    await Promise.all([dying.begin(job), dying.begin(delivery)]);
    const next = life();
    expect(await next.past(job)).toEqual({ deaths: 1, isSuspect: true });
    await next.begin(job);
    expect(await next.past(delivery)).toEqual({ deaths: 0, isSuspect: true });
    await life().begin(later);
    expect(await next.past(later)).toEqual({ deaths: 1, isSuspect: true });
  });
});

describe('is not counted', () => {
  test.each(['done', 'failed'] as const)('a start that ended: %s', async (result) => {
    const job = workIn('jobs');
    const process = life();
    await process.begin(job);
    await process.end(job, result);
    expect(await life().past(job)).toEqual({ deaths: 0, isSuspect: false });
  });

  test('a caught failure, which takes no death back either; what is done does', async () => {
    const job = workIn('jobs');
    await life().begin(job);
    const next = life();
    await next.past(job);
    await next.begin(job);
    await next.end(job, 'failed');
    expect(await next.past(job)).toEqual({ deaths: 1, isSuspect: true });
    await next.begin(job);
    await next.end(job, 'done');
    expect(await next.past(job)).toEqual({ deaths: 0, isSuspect: false });
  });

  test('an orderly stop, of one queue or of all', async () => {
    const [job, delivery] = [workIn('jobs'), workIn('webhooks')];
    const process = life();
    await Promise.all([process.begin(job), process.begin(delivery)]);
    await process.handBack('jobs');
    expect(await life().past(job)).toEqual({ deaths: 0, isSuspect: false });
    await process.handBack();
    expect(await life().past(delivery)).toEqual({ deaths: 0, isSuspect: false });
  });

  test('unless the process ends over an error of its own', async () => {
    const job = workIn('jobs');
    const process = life();
    await process.begin(job);
    process.die();
    await process.end(job, 'failed');
    await process.handBack();
    expect(await life().past(job)).toEqual({ deaths: 1, isSuspect: true });
  });
});

describe('a suspect', () => {
  afterEach(() => vi.useRealTimers());
  const forever = new AbortController().signal;

  /** Tells what has entered, in order. */
  function entering() {
    const gate = turnGate();
    const entered: string[] = [];
    const enter = async (name: string, queue: string, isSuspect = false, stopping = forever) => {
      const leave = await gate.enter(queue, isSuspect, stopping);
      entered.push(name);
      return leave;
    };
    const rest = () => new Promise((resolve) => setImmediate(resolve));
    return { enter, entered, rest };
  }

  test('waits until its queue is empty, and lets nobody of it in beside', async () => {
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

  test('is never beside another one, of whatever queue', async () => {
    const { enter, entered, rest } = entering();
    const leave = await enter('one', 'jobs', true);
    const other = enter('other', 'webhooks', true);
    await rest();
    expect(entered).toEqual(['one']);
    leave();
    await other;
  });

  test('that waits goes when the process stops, and holds up nobody', async () => {
    const { enter } = entering();
    const stopping = new AbortController();
    await enter('busy', 'jobs');
    const suspect = enter('suspect', 'jobs', true, stopping.signal);
    stopping.abort(new Error('the process stops'));
    await expect(suspect).rejects.toThrow('the process stops');
    await enter('next', 'jobs');
  });

  test('waits for ten minutes where something of its queue hangs', async () => {
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

  test('that does not end is alone for ten minutes', async () => {
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
