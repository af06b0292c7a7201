// Tests that equal reads of visitors are sent once and cached for as long as HTTP allows.
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  clientOf,
  json,
  type Listener,
  type RawServer,
  startRawServer,
} from '../../../testing/raw-server.ts';
import { startLifetime } from './resilience/lifetime.ts';
import { path } from './path.ts';

let server: RawServer;
let answer: Listener;
/** The URLs in the order of arrival, each with the ETag that was sent. */
let seen: string[];

beforeEach(async () => {
  seen = [];
  answer = json({ data: 'right' });
  server = await startRawServer((request, response) => {
    const mark = request.headers['if-none-match'];
    seen.push(`${request.url}${mark === undefined ? '' : ` ${mark}`}`);
    answer(request, response);
  });
});
afterEach(() => server.close());

/** Stops `Date.now`; returns the function that advances it by milliseconds. */
function stopCalendar(): (milliseconds: number) => void {
  let now = Date.now();
  const calendar = vi.spyOn(Date, 'now').mockImplementation(() => now);
  onTestFinished(() => calendar.mockRestore());
  return (milliseconds) => void (now += milliseconds);
}

const courses = (companyId: number) => path`/public/companies/${{ companyId }}/courses`;

const get = async (at = courses(1), token: string | null = null): Promise<unknown> =>
  (await clientOf(server.service, { token }).get(at)).data;

/** Responds with these headers, and with 304 to a request that has the ETag. */
const cacheable =
  (headers: Record<string, string>, data: unknown = 'kept'): Listener =>
  (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const { etag } = headers;
    if (etag !== undefined && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
    } else {
      json({ data })(request, response);
    }
  };

describe('equal reads of visitors', () => {
  it('are one call when they run at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => get()));
    expect([new Set(answers), seen]).toEqual([
      new Set(['right']),
      ['/api/public/companies/1/courses'],
    ]);
    await get();
    expect(seen).toHaveLength(2);
  });

  it('of two companies are two calls', async () => {
    answer = (request, response) => json({ data: request.url })(request, response);
    const pending = [1, 2, 1, 2].map((company) => get(courses(company)));
    expect(await Promise.all(pending)).toEqual(
      [1, 2, 1, 2].map((company) => `/api/public/companies/${company}/courses`),
    );
    expect(seen).toHaveLength(2);
  });

  it('are neither merged nor cached for signed-in users', async () => {
    answer = (request, response) => {
      response.setHeader('cache-control', 'public, max-age=60');
      json({ data: request.headers.authorization ?? 'nobody' })(request, response);
    };
    const pending = [null, 'anna', 'anna', 'boris', null].map((token) => get(courses(1), token));
    const answers = await Promise.all(pending);
    expect(answers).toEqual(['nobody', 'Bearer anna', 'Bearer anna', 'Bearer boris', 'nobody']);
    expect(seen).toHaveLength(4);
    expect(await get(courses(1), 'anna')).toBe('Bearer anna');
    expect(await get()).toBe('nobody');
    expect(seen).toHaveLength(5);
  });

  it('of other parts of the contract are separate calls', async () => {
    answer = cacheable({ 'cache-control': 'public, max-age=60' });
    await Promise.all([get(path`/x`), get(path`/x`)]);
    await get(path`/x`);
    expect(seen).toHaveLength(3);
  });

  it('give each reader a separate object', async () => {
    answer = cacheable({ 'cache-control': 'max-age=60' }, { name: 'Физика' });
    const [one, other] = (await Promise.all([get(), get()])) as { name: string }[];
    if (one) one.name = 'испорчено';
    expect(other).toEqual({ name: 'Физика' });
    expect(await get()).toEqual({ name: 'Физика' });
  });

  it('continue for the others when the first reader disconnects', async () => {
    let release: () => void = () => undefined;
    answer = (request, response) => {
      release = () => json({ data: 'late' })(request, response);
    };
    const leaving = startLifetime(10_000);
    const first = clientOf(server.service, { life: leaving }).get(courses(1));
    const second = get();
    await expect.poll(() => seen.length).toBe(1);
    leaving.cancel();
    await expect(first).rejects.toMatchObject({ extensions: { code: 'CANCELLED' } });
    release();
    expect([await second, seen.length]).toEqual(['late', 1]);
  });

  it.each([
    ['exceeded its rate limit', 429, {}],
    ['found no capacity', 503, { 'retry-after': '60' }],
  ])('are sent by each reader when one has %s', async (_words, refusal, headers) => {
    answer = (_, response) => {
      const status = seen.length === 1 ? refusal : 200;
      const type = { 'content-type': 'application/json' };
      response.writeHead(status, { ...type, ...headers }).end('{"data":"mine"}');
    };
    const [first, ...others] = await Promise.allSettled([get(), get(), get()]);
    expect(first?.status).toBe('rejected');
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });
});

describe('a cached response', () => {
  it('is used while it is fresh and revalidated by its ETag', async () => {
    const pass = stopCalendar();
    answer = cacheable({ 'cache-control': 'public, max-age=30', etag: '"1"' });
    expect([await get(), await get(), seen.length]).toEqual(['kept', 'kept', 1]);
    pass(31_000);
    expect(await get()).toBe('kept');
    expect(seen.at(-1)).toBe('/api/public/companies/1/courses "1"');
    await get();
    expect(seen).toHaveLength(2);
    pass(31_000);
    answer = cacheable({ 'cache-control': 'public, max-age=30', etag: '"2"' }, 'changed');
    expect([await get(), await get(), seen.length]).toEqual(['changed', 'changed', 3]);
  });

  it('is served during revalidation with stale-while-revalidate', async () => {
    const pass = stopCalendar();
    answer = cacheable({ 'cache-control': 'max-age=30, stale-while-revalidate=60' }, 'old');
    await get();
    answer = cacheable({ 'cache-control': 'max-age=30, stale-while-revalidate=60' }, 'new');
    pass(31_000);
    expect(await Promise.all([get(), get()])).toEqual(['old', 'old']);
    await expect.poll(() => get()).toBe('new');
    expect(seen).toHaveLength(2);
  });

  it('is served for a failing server only with stale-if-error', async () => {
    const pass = stopCalendar();
    const failing: Listener = (_, response) => void response.writeHead(500).end();
    answer = cacheable({ 'cache-control': 'max-age=30, stale-if-error=600' }, 'spare');
    await get();
    answer = failing;
    pass(31_000);
    expect(await get()).toBe('spare');
    pass(601_000);
    await expect(get()).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_FAILED' } });
    answer = cacheable({ 'cache-control': 'max-age=30' }, 'strict');
    await get();
    answer = failing;
    pass(31_000);
    await expect(get()).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_FAILED' } });
  });

  it.each([
    ['nothing', {}],
    ['private', { 'cache-control': 'private, max-age=60' }],
    ['no-store', { 'cache-control': 'no-store' }],
    ['a cookie', { 'cache-control': 'max-age=60', 'set-cookie': 'who=me' }],
    ['a public cookie', { 'cache-control': 'public, max-age=60', 'set-cookie': 'who=me' }],
    ['Vary by caller', { 'cache-control': 'max-age=60', vary: 'X-Forwarded-For' }],
    ['Vary by everything', { 'cache-control': 'max-age=60', vary: '*' }],
    ['no-cache', { 'cache-control': 'max-age=60, no-cache, stale-while-revalidate=60' }],
    ['only Last-Modified', { 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' }],
  ])('is not stored with %s', async (_, headers) => {
    answer = cacheable(headers);
    await get();
    await get();
    expect(seen).toHaveLength(2);
  });

  it.each(['must-revalidate', 'proxy-revalidate'])(
    'is not served stale with %s',
    async (strict) => {
      const pass = stopCalendar();
      answer = cacheable({
        'cache-control': `max-age=30, stale-while-revalidate=60, stale-if-error=600, ${strict}`,
      });
      expect(await get()).toBe('kept');
      pass(31_000);
      answer = (_, response) => void response.writeHead(500).end();
      await expect(get()).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_FAILED' } });
    },
  );

  it('remains when its revalidation is rate limited', async () => {
    const pass = stopCalendar();
    answer = cacheable({ 'cache-control': 'max-age=30, stale-if-error=600' });
    await get();
    pass(31_000);
    answer = (_, response) => void response.writeHead(429).end();
    await expect(get()).rejects.toMatchObject({ extensions: { code: 'TOO_MANY_REQUESTS' } });
    answer = (_, response) => void response.writeHead(500).end();
    expect(await get()).toBe('kept');
  });

  it('is removed by a 404, which is not stored', async () => {
    const pass = stopCalendar();
    answer = cacheable({ 'cache-control': 'max-age=30, stale-if-error=600' });
    await get();
    pass(31_000);
    answer = (_, response) => void response.writeHead(404, { 'cache-control': 'max-age=60' }).end();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(get()).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    }
    expect(seen).toHaveLength(3);
    answer = (_, response) => void response.writeHead(500).end();
    await expect(get()).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_FAILED' } });
  });
});
