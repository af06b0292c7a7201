// Tests Retry-After: short delays are waited, long ones are returned to the client, and no write is executed twice.
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { stopClock, until } from '../../../../testing/clock.ts';
import { clientOf, json, type Listener, startRawServer } from '../../../../testing/raw-server.ts';
import { createRestService, type RestService } from '../client.ts';
import { startLifetime } from './lifetime.ts';
import {
  breakerFailures,
  connectionLimit,
  overloadWindow,
  maxRetryWait,
  retryDelay,
} from '../limits.ts';
import { path } from '../path.ts';

let service: RestService;
let url: string;
/** Requests in the order of arrival: `GET /api/x`. */
let seen: string[];
/** Responses to the next calls; further calls succeed. */
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

/** Milliseconds that exceed a delay of `seconds` with any jitter. */
const after = (seconds: number) => seconds * 1100 + retryDelay;

/** Waits until only timers are pending. */
const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => setImmediate(done));
};

describe('a read', () => {
  it.each([
    ['429', () => refusal(429, '2')],
    ['503', () => refusal(503, '2')],
    ['429 by date', () => refusal(429, new Date(Date.now() + 2000).toUTCString())],
  ])('that is rejected with %s and a short Retry-After is retried after it', async (_, refused) => {
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

  it('is sent at most three times and waits no longer than a call may', async () => {
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
    ['longer than the longest wait', maxRetryWait / 1000 + 1, 600_000, 600_000],
    ['beyond the deadline of the call', 2, 2500, 600_000],
    ['beyond the end of the operation', 2, 600_000, 2500],
  ])('fails at once when Retry-After is %s', async (_, seconds, timeout, time) => {
    stopClock('and timers');
    const hurried = createRestService({ url, timeout });
    onTestFinished(hurried.close);
    const life = startLifetime(time);
    onTestFinished(() => life.close());
    refusals = [refusal(429, String(seconds))];
    await expect(clientOf(hurried, { life }).get(path`/x`)).rejects.toMatchObject({
      extensions: { code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: seconds },
    });
    expect(seen).toHaveLength(1);
  });

  it('whose query ran too long is not retried and gives no retryAfter', async () => {
    refusals = [refusal(503, '1', 'too_slow')];
    const failed: unknown = await get().catch((error: unknown) => error);
    expect(failed).toMatchObject({ extensions: { code: 'OVERLOADED', status: 503 } });
    expect(failed).not.toHaveProperty('extensions.retryAfter');
    expect(seen).toHaveLength(1);
  });

  it('is cancelled with its operation, also during the pause', async () => {
    stopClock('and timers');
    refusals = [refusal(429, '2')];
    const leaving = startLifetime(600_000);
    const left = clientOf(service, { life: leaving }).get(path`/x`);
    await until(() => seen.length === 1);
    await settled();
    leaving.cancel();
    await expect(left).rejects.toMatchObject({ extensions: { code: 'CANCELLED' } });
    await settled();
    expect(seen).toHaveLength(1);
  });

  it('holds no slot during its pause and does not open the breaker', async () => {
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

describe('a server that rejects most calls', () => {
  const sentAway = () => refusal(503, '1', 'overloaded');
  /** Rejects calls until the server counts as overloaded; returns the outcomes of these calls. */
  const fill = async () => {
    refusals = Array.from({ length: overloadWindow }, sentAway);
    const all = Promise.allSettled(refusals.map((_, index) => get(String(index))));
    await until(() => seen.length === overloadWindow);
    await settled();
    return { all };
  };

  it('gets no retry of a read, which fails with retryAfter', async () => {
    stopClock('and timers');
    await fill();
    refusals = [sentAway()];
    await expect(get()).rejects.toMatchObject({
      extensions: { code: 'OVERLOADED', retryAfter: 1 },
    });
    expect(seen).toHaveLength(overloadWindow + 1);
  });

  it('gets the retry of a write', async () => {
    const pass = stopClock('and timers');
    await fill();
    refusals = [sentAway()];
    const done = clientOf(service).write('POST', path`/x`, {});
    await until(() => seen.length === overloadWindow + 1);
    await settled();
    pass(after(1));
    expect((await done).data).toBe('right');
  });

  it('gets retries of reads again after it has responded for a while', async () => {
    const pass = stopClock('and timers');
    const { all } = await fill();
    pass(after(1));
    await all;
    const missing: Listener = (_, response) => void response.writeHead(404).end();
    for (let call = 0; call < overloadWindow; call += 1) {
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
    'that was rejected before any work (%s) is retried',
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
  ])('whose rejection (%i, %s) does not prove that is sent once', async (status, code) => {
    refusals = [refusal(status, '1', code)];
    await expect(post()).rejects.toMatchObject({ extensions: { status, retryAfter: 1 } });
    expect(seen).toHaveLength(1);
  });
});

describe('an operation', () => {
  it('that has written waits longer for the read that follows', async () => {
    const pass = stopClock('and timers');
    const seconds = maxRetryWait / 1000 + 1;
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
    ['rejected before any work', [refusal(503, '60', 'overloaded')], false],
    ['rejected without a reason', [refusal(503, '1')], true],
    ['failed', [(_, response) => void response.writeHead(500).end()], true],
    ['done', [], true],
  ])('whose write was %s reports whether anything may have changed', async (_, met, changed) => {
    refusals = met;
    const client = clientOf(service);
    expect(client.mayHaveChanged()).toBe(false);
    await client.write('POST', path`/x`, {}).catch(() => null);
    expect(client.mayHaveChanged()).toBe(changed);
  });

  it('that has done the first of two writes has changed something, even if the second failed', async () => {
    refusals = [json({ data: 'right' }), refusal(429, '1')];
    const client = clientOf(service);
    await client.write('POST', path`/x`, {});
    await client.write('POST', path`/y`, {}).catch(() => null);
    expect(client.mayHaveChanged()).toBe(true);
  });
});
