import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stopClock, until } from '../../../testing/clock.ts';
import {
  clientOf,
  json,
  type Listener,
  type RawServer,
  startRawServer,
} from '../../../testing/raw-server.ts';
import { createRestService, type RestService } from './client.ts';
import { RestError } from './errors.ts';
import { startLifetime } from './resilience/lifetime.ts';
import {
  breakerFailures,
  breakerProbe,
  breakerWindow,
  connectionLimit,
  callsPerClient,
  retriesInReserve,
  retriesPerCall,
} from './limits.ts';
import { path, type RestPath } from './path.ts';
import { tickInterval } from './resilience/shared-timer.ts';

let server: RawServer;
let service: RestService;
let answer: Listener;
/** Requests in the order of arrival: `GET /api/x`. */
let seen: string[];

beforeEach(async () => {
  seen = [];
  answer = json({ data: 'right' });
  server = await startRawServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  service = server.service;
});
afterEach(() => server.close());

const courses = (companyId: number) => path`/companies/${{ companyId }}/courses`;

const token = 'a-good-one';

/** Reads in a new operation; returns the data or the error code. */
async function get(target: RestPath = path`/x`, from = service): Promise<unknown> {
  try {
    return (await clientOf(from, { token }).get(target)).data;
  } catch (error) {
    return (error as { extensions: { code: string } }).extensions.code;
  }
}

const status =
  (code: number, headers: Record<string, string> = {}): Listener =>
  (_, response) =>
    void response.writeHead(code, headers).end();

const reset: Listener = (request) => void request.socket.destroy();

/** Answers the first `times` calls with `failing` and later ones normally. */
function first(times: number, failing: Listener): void {
  const right = answer;
  answer = (request, response) => (seen.length <= times ? failing : right)(request, response);
}

describe('a read with a transient failure', () => {
  it.each([
    ['a reset connection', reset],
    ['502', status(502)],
    ['503', status(503)],
    ['504', status(504)],
  ])('is retried after %s', async (_, failing) => {
    first(1, failing);
    expect(await get()).toBe('right');
    expect([seen.length, service.stats().retries]).toEqual([2, 1]);
  });

  it('is sent at most three times', async () => {
    answer = status(502);
    expect(await get()).toBe('UPSTREAM_FAILED');
    expect(seen).toHaveLength(3);
  });

  it('is not retried on a long Retry-After, a refusal or a malformed response', async () => {
    const failing: Listener[] = [
      status(503, { 'retry-after': '30' }),
      status(502, { 'retry-after': '30' }),
      status(429, { 'retry-after': '30' }),
      status(429),
      status(500),
      status(401),
      status(404),
      (_, response) => void response.setHeader('content-type', 'application/json').end('{"data":'),
    ];
    for (answer of failing) await get();
    expect(seen).toHaveLength(failing.length);
  });

  it('is not retried after its deadline or after the client disconnected', async () => {
    const pass = stopClock();
    answer = () => undefined;
    const hurried = createRestService({ url: server.url, timeout: 50 });
    const pending = get(path`/x`, hurried);
    await until(() => seen.length === 1);
    pass(50 + tickInterval);
    expect(await pending).toBe('UPSTREAM_TIMEOUT');
    const life = startLifetime(50);
    const called = clientOf(service, { life }).get(path`/x`);
    await until(() => seen.length === 2);
    pass(50 + tickInterval);
    await expect(called).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_TIMEOUT', status: 504 },
    });
    const leaving = startLifetime(10_000);
    answer = () => leaving.cancel();
    await expect(clientOf(service, { life: leaving }).get(path`/x`)).rejects.toMatchObject({
      extensions: { code: 'CANCELLED' },
    });
    expect([hurried.stats().sent, service.stats().sent]).toEqual([1, 2]);
  });

  it('adds at most a tenth to the load of a server that fails every call', async () => {
    // With calls of one company only the breaker stays closed; open, it would reduce the load further.
    answer = status(502);
    const calls = 400;
    for (let made = 0; made < calls; made += 20) {
      await Promise.all(Array.from({ length: 20 }, () => get(courses(1))));
    }
    const allowed = calls * retriesPerCall + retriesInReserve;
    expect(service.stats().retries).toBeGreaterThan(retriesInReserve);
    expect(seen.length - calls).toBeLessThanOrEqual(allowed);
  });
});

describe('a write', () => {
  it.each([
    ['POST', reset],
    ['PUT', reset],
    ['DELETE', reset],
    ['PUT', status(502)],
    ['DELETE', status(503)],
  ] as const)('(%s) is sent once, whatever the failure', async (method, failing) => {
    answer = failing;
    await expect(clientOf(service).write(method, path`/x`, {})).rejects.toBeInstanceOf(RestError);
    expect(seen).toEqual([`${method} /api/x`]);
  });

  it('carries the idempotency key of its caller, with a suffix from the second write on', async () => {
    const keys: unknown[] = [];
    answer = (request, response) => {
      keys.push(request.headers['idempotency-key']);
      json({ data: null })(request, response);
    };
    const client = clientOf(service, { idempotencyKey: 'key-of-mine' });
    await client.get(path`/x`);
    await client.write('POST', path`/x`, {});
    await client.write('POST', path`/x`, {});
    await clientOf(service).write('POST', path`/x`, {});
    expect(keys).toEqual([undefined, 'key-of-mine', 'key-of-mine-2', undefined]);
  });
});

describe('the cache of an operation', () => {
  it('is never shared between users and is bypassed by an uncached read', async () => {
    answer = (request, response) =>
      json({ data: request.headers.authorization })(request, response);
    const people = ['anna', 'boris', 'anna'].map((token) => clientOf(service, { token }));
    const answers = await Promise.all(people.map((client) => client.get(path`/x`)));
    expect(answers.map(({ data }) => data)).toEqual(['Bearer anna', 'Bearer boris', 'Bearer anna']);
    const [anna] = people;
    await anna?.getUncached(path`/x`);
    await anna?.get(path`/x`);
    expect(seen).toHaveLength(4);
  });
});

describe('an unreachable server', () => {
  it('fails calls at once and is used again when it is back', async () => {
    const pass = stopClock();
    answer = reset;
    await Promise.all(Array.from({ length: breakerFailures }, () => get()));
    const before = seen.length;
    expect(await get()).toBe('UPSTREAM_UNAVAILABLE');
    expect(await get(courses(5))).toBe('UPSTREAM_UNAVAILABLE');
    expect([seen.length, service.stats().breaker]).toEqual([before, 'open']);
    answer = json({ data: 'right' });
    pass(breakerProbe);
    expect(await get()).toBe('right');
    expect(service.stats()).toMatchObject({ breaker: 'closed', running: 0, refused: 2 });
  });

  it('rejects waiting calls, and reads sent before are retried when it is back', async () => {
    const pass = stopClock();
    const hanging: ServerResponse[] = [];
    await get(courses(5));
    pass(breakerWindow);
    answer = (request: IncomingMessage, response) => {
      if (request.url === '/api/x') reset(request, response);
      else if (hanging.length < callsPerClient) hanging.push(response);
      else json({ data: 'right' })(request, response);
    };
    const pending = Array.from({ length: callsPerClient + 1 }, () => get(courses(5)));
    await until(() => service.stats().waiting === 1 && hanging.length === callsPerClient);
    await Promise.all(Array.from({ length: breakerFailures }, () => get()));
    expect(await pending.pop()).toBe('UPSTREAM_UNAVAILABLE');
    pass(breakerProbe);
    expect(await get(courses(5))).toBe('right');
    const answers = await Promise.all(pending);
    expect(new Set(answers)).toEqual(new Set(['right']));
    expect(service.stats()).toMatchObject({ running: 0, waiting: 0, breaker: 'closed' });
  });
});

describe('a company with slow calls', () => {
  it('does not block the connections of other companies', async () => {
    const pass = stopClock('and timers');
    const slowFirst: Listener = (request, response) => {
      if (request.url === '/api/companies/1/courses') return;
      json({ data: 'right' })(request, response);
    };
    const hurried = createRestService({ url: server.url, timeout: 2000 });
    answer = json({ data: 'right' });
    for (const company of [1, 2, 3, 4, 5, 6]) await get(courses(company), hurried);
    answer = slowFirst;
    seen.length = 0;
    const slow = Array.from({ length: 300 }, () => get(courses(1), hurried));
    await until(() => seen.length === callsPerClient);
    const others = Array.from({ length: 200 }, (_, index) =>
      get(courses(2 + (index % 5)), hurried),
    );
    expect(new Set(await Promise.all(others))).toEqual(new Set(['right']));
    expect(hurried.stats()).toMatchObject({
      running: callsPerClient,
      waiting: slow.length - callsPerClient,
      breaker: 'closed',
    });
    // They wait for a slot until their operations time out.
    await until(() => {
      pass(tickInterval);
      return hurried.stats().running + hurried.stats().waiting === 0;
    });
    expect(new Set(await Promise.all(slow))).toEqual(new Set(['UPSTREAM_TIMEOUT']));
  });

  it('is charged the estimated cost of each operation once', async () => {
    stopClock();
    const strict = createRestService({
      url: server.url,
      timeout: 2000,
      companyCallsPerMinute: 100,
    });
    const costly = (own: string | null = token) => clientOf(strict, { cost: 60, token: own });
    for (const company of [1, 2, 3]) await get(courses(company), strict);
    // Unknown callers are not charged to the company's budget.
    for (const own of ['made-up', null]) await costly(own).get(courses(1));
    seen.length = 0;
    const client = costly();
    await client.get(courses(1));
    await client.get(courses(1), { page: 2 });
    await client.get(courses(2));
    await expect(costly().get(courses(1))).rejects.toMatchObject({
      extensions: { code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: 12 },
    });
    await costly().get(courses(3));
    expect(seen).toHaveLength(4);
  });
});

describe('unknown callers that name a company', () => {
  it('do not become known by public reads and writes', async () => {
    const strict = createRestService({
      url: server.url,
      timeout: 2000,
      companyCallsPerMinute: 100,
    });
    const stranger = () => clientOf(strict, { cost: 60, token: 'made-up' });
    for (let visits = 0; visits < 3; visits += 1) {
      await stranger().get(path`/public/companies/${{ companyId: 1 }}/social_providers`);
      await stranger().write('POST', path`/companies/${{ companyId: 1 }}/registration`, {});
    }
    await get(courses(1), strict);
    // The company's whole budget is still available to its members.
    const costly = clientOf(strict, { cost: 100, token });
    expect(await costly.get(courses(1))).toMatchObject({ data: 'right' });
  });

  it('use neither the slots of its members nor those of other callers', async () => {
    stopClock();
    await get(courses(1));
    answer = (request, response) => {
      if (request.headers.authorization?.endsWith('made-up')) return;
      json({ data: 'right' })(request, response);
    };
    for (let sent = 0; sent < connectionLimit; sent += 1) {
      const stranger = clientOf(service, { token: `${sent}-made-up` });
      stranger.get(courses(1)).catch(() => undefined);
    }
    await until(() => service.stats().running === callsPerClient / 2);
    expect(await get(courses(1))).toBe('right');
    const sameAddress = clientOf(service, { token: 'another' });
    expect(await sameAddress.get(courses(2))).toMatchObject({ data: 'right' });
    const elsewhere = clientOf(service, { address: '203.0.113.8' });
    expect(await elsewhere.get(path`/catalogue`)).toMatchObject({ data: 'right' });
  });
});
