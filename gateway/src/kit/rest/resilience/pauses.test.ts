// A server that says when to come again: short pauses are waited, long ones passed on, and nothing is done twice.
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { stopClock, until } from '../../../../testing/clock.ts';
import { clientOf, json, type Listener, startRawServer } from '../../../../testing/raw-server.ts';
import { createRestService, type RestService } from '../client.ts';
import { startLife } from './deadline.ts';
import {
  breakerFailures,
  connectionLimit,
  latestCalls,
  longestPause,
  retryPause,
} from '../limits.ts';
import { path } from '../path.ts';

let service: RestService;
let url: string;
/** `GET /api/x`, in the order of arrival. */
let seen: string[];
/** What the next calls meet; after that all is well. */
let refusals: Listener[];

beforeEach(async () => {
  seen = [];
  refusals = [];
  const server = await startRawServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    (refusals.shift() ?? json({ data: 'right' }))(request, response);
  });
  onTestFinished(server.close);
  ({ service, url } = server);
});

const refusal =
  (status: number, retryAfter: string, code?: string): Listener =>
  (_, response) =>
    void response
      .writeHead(status, { 'retry-after': retryAfter, 'content-type': 'application/json' })
      .end(JSON.stringify({ errors: code === undefined ? [] : [{ message: 'Занято', code }] }));

const get = (name = 'x') => clientOf(service).get(path`/${{ name }}`);

/** Longer than a pause of so many seconds lasts, whatever chance adds. */
const after = (seconds: number) => seconds * 1100 + retryPause;

/** When nothing but a timer can happen. */
const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => setImmediate(done));
};

describe('a read', () => {
  it.each([
    ['429', () => refusal(429, '2')],
    ['503', () => refusal(503, '2')],
    ['429 by date', () => refusal(429, new Date(Date.now() + 2000).toUTCString())],
  ])('that is refused with %s and a short pause is sent again after it', async (_, refused) => {
    const pass = stopClock('and timers');
    refusals = [refused()];
    const answer = get();
    await until(() => seen.length === 1);
    await settled();
    pass(900);
    await settled();
    expect(seen).toHaveLength(1);
    pass(after(2) - 900);
    expect((await answer).data).toBe('right');
    expect(seen).toHaveLength(2);
    expect(service.stats()).toMatchObject({ retries: 1, running: 0, breaker: 'closed' });
  });

  it('is sent three times at most, and paused for no longer than a call is', async () => {
    const pass = stopClock('and timers');
    refusals = [1, 1, 1].map((seconds) => refusal(429, String(seconds)));
    const refused = get();
    for (const times of [1, 2]) {
      await until(() => seen.length === times);
      await settled();
      pass(after(1));
    }
    await expect(refused).rejects.toMatchObject({ extensions: { retryAfter: 1 } });
    refusals = [3, 3].map((seconds) => refusal(503, String(seconds)));
    const late = get('y');
    await until(() => seen.length === 4);
    await settled();
    pass(after(3));
    await expect(late).rejects.toMatchObject({ extensions: { retryAfter: 3 } });
    expect(seen).toHaveLength(5);
  });

  it.each([
    ['longer than a call waits', longestPause / 1000 + 1, 600_000, 600_000],
    ['beyond the deadline of the call', 2, 2500, 600_000],
    ['beyond the end of the operation', 2, 600_000, 2500],
  ])('is told of a pause %s at once', async (_, seconds, timeout, time) => {
    stopClock('and timers');
    const hurried = createRestService({ url, timeout });
    onTestFinished(hurried.close);
    const life = startLife(time);
    onTestFinished(() => life.close());
    refusals = [refusal(429, String(seconds))];
    await expect(clientOf(hurried, { life }).get(path`/x`)).rejects.toMatchObject({
      extensions: { code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: seconds },
    });
    expect(seen).toHaveLength(1);
  });

  it('of a statement that ran too long is not repeated, and nobody is told to', async () => {
    refusals = [refusal(503, '1', 'too_slow')];
    const failed: unknown = await get().catch((error: unknown) => error);
    expect(failed).toMatchObject({ extensions: { code: 'OVERLOADED', status: 503 } });
    expect(failed).not.toHaveProperty('extensions.retryAfter');
    expect(seen).toHaveLength(1);
  });

  it('ends with its operation, in the pause as well', async () => {
    stopClock('and timers');
    refusals = [refusal(429, '2')];
    const leaving = startLife(600_000);
    const left = clientOf(service, { life: leaving }).get(path`/x`);
    await until(() => seen.length === 1);
    await settled();
    leaving.leave();
    await expect(left).rejects.toMatchObject({ extensions: { code: 'CANCELLED' } });
    await settled();
    expect(seen).toHaveLength(1);
  });

  it('keeps nobody’s place in its pause, and opens no breaker', async () => {
    const pass = stopClock('and timers');
    const crowd = connectionLimit + breakerFailures;
    refusals = Array.from({ length: crowd }, () => refusal(429, '2'));
    const all = Array.from({ length: crowd }, (_, index) => get(String(index)));
    await until(() => seen.length === crowd);
    await settled();
    expect(service.stats()).toMatchObject({ running: 0, waiting: 0, breaker: 'closed' });
    expect((await get('other')).data).toBe('right');
    pass(after(2));
    expect(new Set((await Promise.all(all)).map(({ data }) => data))).toEqual(new Set(['right']));
  });
});

describe('a server that sends most calls away', () => {
  const sentAway = () => refusal(503, '1', 'overloaded');
  /** Until that is known; answers what becomes of those who did not know. */
  const fill = async () => {
    refusals = Array.from({ length: latestCalls }, sentAway);
    const all = Promise.allSettled(refusals.map((_, index) => get(String(index))));
    await until(() => seen.length === latestCalls);
    await settled();
    return { all };
  };

  it('is not asked again by a read, which is told when to come', async () => {
    stopClock('and timers');
    await fill();
    refusals = [sentAway()];
    await expect(get()).rejects.toMatchObject({
      extensions: { code: 'OVERLOADED', retryAfter: 1 },
    });
    expect(seen).toHaveLength(latestCalls + 1);
  });

  it('is asked again by a write', async () => {
    const pass = stopClock('and timers');
    await fill();
    refusals = [sentAway()];
    const done = clientOf(service).write('POST', path`/x`, {});
    await until(() => seen.length === latestCalls + 1);
    await settled();
    pass(after(1));
    expect((await done).data).toBe('right');
  });

  it('is asked again by a read when it has answered for a while, whatever it said', async () => {
    const pass = stopClock('and timers');
    const { all } = await fill();
    pass(after(1));
    await all;
    const missing: Listener = (_, response) => void response.writeHead(404).end();
    for (let call = 0; call < latestCalls; call += 1) {
      refusals = [missing];
      await get(`well-${call}`).catch(() => null);
    }
    const before = seen.length;
    refusals = [sentAway()];
    const answer = get();
    await until(() => seen.length === before + 1);
    await settled();
    pass(after(1));
    expect((await answer).data).toBe('right');
  });
});

describe('a write', () => {
  const post = () => clientOf(service).write('POST', path`/x`, {});

  it.each(['overloaded', 'too_much_work', 'closing'])(
    'that was sent away before any work (%s) is sent again',
    async (code) => {
      const pass = stopClock('and timers');
      refusals = [refusal(503, '1', code)];
      const done = post();
      await until(() => seen.length === 1);
      await settled();
      pass(after(1));
      expect((await done).data).toBe('right');
      expect(seen).toEqual(['POST /api/x', 'POST /api/x']);
    },
  );

  it.each([
    [429, undefined],
    [429, 'too_many_requests'],
    [503, undefined],
    [503, 'something'],
  ])('of whose refusal (%i, %s) that is not known is sent once', async (status, code) => {
    refusals = [refusal(status, '1', code)];
    await expect(post()).rejects.toMatchObject({ extensions: { status, retryAfter: 1 } });
    expect(seen).toHaveLength(1);
  });
});

describe('an operation', () => {
  it('that has changed something waits longer to show it', async () => {
    const pass = stopClock('and timers');
    const seconds = longestPause / 1000 + 1;
    const client = clientOf(service);
    await client.write('POST', path`/x`, {});
    refusals = [refusal(429, String(seconds))];
    const shown = client.get(path`/x`);
    await until(() => seen.length === 2);
    await settled();
    pass(after(seconds));
    expect((await shown).data).toBe('right');
  });

  it.each<[string, Listener[], boolean]>([
    ['refused with 429', [refusal(429, '1')], false],
    ['sent away', [refusal(503, '60', 'overloaded')], false],
    ['refused by whom nobody knows', [refusal(503, '1')], true],
    ['failed', [(_, response) => void response.writeHead(500).end()], true],
    ['done', [], true],
  ])('whose write was %s is known to have changed nothing, or is not', async (_, met, changed) => {
    refusals = met;
    const client = clientOf(service);
    expect(client.mayHaveChanged()).toBe(false);
    await client.write('POST', path`/x`, {}).catch(() => null);
    expect(client.mayHaveChanged()).toBe(changed);
  });

  it('that has done the first of two writes has changed something, whatever became of the second', async () => {
    refusals = [json({ data: 'right' }), refusal(429, '1')];
    const client = clientOf(service);
    await client.write('POST', path`/x`, {});
    await client.write('POST', path`/y`, {}).catch(() => null);
    expect(client.mayHaveChanged()).toBe(true);
  });
});
