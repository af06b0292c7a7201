// What visitors ask alike is asked once, and kept for as long as HTTP lets everybody keep it.
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  clientOf,
  json,
  type Listener,
  type RawServer,
  startRawServer,
} from '../../../testing/raw-server.ts';
import { startLife } from './resilience/deadline.ts';
import { path } from './path.ts';

let server: RawServer;
let answer: Listener;
/** The addresses, in the order of arrival, with the mark that was sent. */
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

/** Answers are as old as the calendar says: gives the way to let milliseconds pass there. */
function stopCalendar(): (milliseconds: number) => void {
  let now = Date.now();
  const calendar = vi.spyOn(Date, 'now').mockImplementation(() => now);
  onTestFinished(() => calendar.mockRestore());
  return (milliseconds) => void (now += milliseconds);
}

const courses = (companyId: number) => path`/public/companies/${{ companyId }}/courses`;

const get = async (at = courses(1), token: string | null = null): Promise<unknown> =>
  (await clientOf(server.service, { token }).get(at)).data;

/** Answers so with these headers, and 304 to whoever has the mark. */
const kept =
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
  it('that are under way at once are one call, whatever the server says', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => get()));
    expect([new Set(answers), seen]).toEqual([
      new Set(['right']),
      ['/api/public/companies/1/courses'],
    ]);
    await get();
    expect(seen).toHaveLength(2);
  });

  it('of two companies are two', async () => {
    answer = (request, response) => json({ data: request.url })(request, response);
    const asked = [1, 2, 1, 2].map((company) => get(courses(company)));
    expect(await Promise.all(asked)).toEqual(
      [1, 2, 1, 2].map((company) => `/api/public/companies/${company}/courses`),
    );
    expect(seen).toHaveLength(2);
  });

  it('are no one’s who is signed in, neither joined nor kept', async () => {
    answer = (request, response) => {
      response.setHeader('cache-control', 'public, max-age=60');
      json({ data: request.headers.authorization ?? 'nobody' })(request, response);
    };
    const asked = [null, 'anna', 'anna', 'boris', null].map((token) => get(courses(1), token));
    const answers = await Promise.all(asked);
    expect(answers).toEqual(['nobody', 'Bearer anna', 'Bearer anna', 'Bearer boris', 'nobody']);
    expect(seen).toHaveLength(4);
    expect(await get(courses(1), 'anna')).toBe('Bearer anna');
    expect(await get()).toBe('nobody');
    expect(seen).toHaveLength(5);
  });

  it('of what is not public are each a call of its own', async () => {
    answer = kept({ 'cache-control': 'public, max-age=60' });
    await Promise.all([get(path`/x`), get(path`/x`)]);
    await get(path`/x`);
    expect(seen).toHaveLength(3);
  });

  it('give each reader an answer of its own', async () => {
    answer = kept({ 'cache-control': 'max-age=60' }, { name: 'Физика' });
    const [one, other] = (await Promise.all([get(), get()])) as { name: string }[];
    if (one) one.name = 'испорчено';
    expect(other).toEqual({ name: 'Физика' });
    expect(await get()).toEqual({ name: 'Физика' });
  });

  it('go on for the others when the first asker leaves', async () => {
    let release: () => void = () => undefined;
    answer = (request, response) => {
      release = () => json({ data: 'late' })(request, response);
    };
    const leaving = startLife(10_000);
    const first = clientOf(server.service, { life: leaving }).get(courses(1));
    const second = get();
    await expect.poll(() => seen.length).toBe(1);
    leaving.leave();
    await expect(first).rejects.toMatchObject({ extensions: { code: 'CANCELLED' } });
    release();
    expect([await second, seen.length]).toEqual(['late', 1]);
  });

  it.each([
    ['asked too much', 429, {}],
    ['no place left', 503, { 'retry-after': '60' }],
  ])('are asked for by each alone where one of them has %s', async (_words, refusal, headers) => {
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

describe('an answer', () => {
  it('is kept while it is fresh, and asked for again by its mark', async () => {
    const pass = stopCalendar();
    answer = kept({ 'cache-control': 'public, max-age=30', etag: '"1"' });
    expect([await get(), await get(), seen.length]).toEqual(['kept', 'kept', 1]);
    pass(31_000);
    expect(await get()).toBe('kept');
    expect(seen.at(-1)).toBe('/api/public/companies/1/courses "1"');
    await get();
    expect(seen).toHaveLength(2);
    pass(31_000);
    answer = kept({ 'cache-control': 'public, max-age=30', etag: '"2"' }, 'changed');
    expect([await get(), await get(), seen.length]).toEqual(['changed', 'changed', 3]);
  });

  it('stands in while a new one is asked for, as long as it says', async () => {
    const pass = stopCalendar();
    answer = kept({ 'cache-control': 'max-age=30, stale-while-revalidate=60' }, 'old');
    await get();
    answer = kept({ 'cache-control': 'max-age=30, stale-while-revalidate=60' }, 'new');
    pass(31_000);
    expect(await Promise.all([get(), get()])).toEqual(['old', 'old']);
    await expect.poll(() => get()).toBe('new');
    expect(seen).toHaveLength(2);
  });

  it('stands in for a server that fails only where it says so', async () => {
    const pass = stopCalendar();
    const failing: Listener = (_, response) => void response.writeHead(500).end();
    answer = kept({ 'cache-control': 'max-age=30, stale-if-error=600' }, 'spare');
    await get();
    answer = failing;
    pass(31_000);
    expect(await get()).toBe('spare');
    pass(601_000);
    await expect(get()).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_FAILED' } });
    answer = kept({ 'cache-control': 'max-age=30' }, 'strict');
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
    ['a cookie of all', { 'cache-control': 'public, max-age=60', 'set-cookie': 'who=me' }],
    ['that it differs by caller', { 'cache-control': 'max-age=60', vary: 'X-Forwarded-For' }],
    ['that it differs by all', { 'cache-control': 'max-age=60', vary: '*' }],
    ['no-cache', { 'cache-control': 'max-age=60, no-cache, stale-while-revalidate=60' }],
    ['only since when it is', { 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' }],
  ])('that says %s is not kept', async (_, headers) => {
    answer = kept(headers);
    await get();
    await get();
    expect(seen).toHaveLength(2);
  });

  it.each(['must-revalidate', 'proxy-revalidate'])(
    'that says %s does not stand in when it is old',
    async (strict) => {
      const pass = stopCalendar();
      answer = kept({
        'cache-control': `max-age=30, stale-while-revalidate=60, stale-if-error=600, ${strict}`,
      });
      expect(await get()).toBe('kept');
      pass(31_000);
      answer = (_, response) => void response.writeHead(500).end();
      await expect(get()).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_FAILED' } });
    },
  );

  it('stays where one who asks again has asked too much', async () => {
    const pass = stopCalendar();
    answer = kept({ 'cache-control': 'max-age=30, stale-if-error=600' });
    await get();
    pass(31_000);
    answer = (_, response) => void response.writeHead(429).end();
    await expect(get()).rejects.toMatchObject({ extensions: { code: 'TOO_MANY_REQUESTS' } });
    answer = (_, response) => void response.writeHead(500).end();
    expect(await get()).toBe('kept');
  });

  it('that is a failure is not kept, and neither is what was there before', async () => {
    const pass = stopCalendar();
    answer = kept({ 'cache-control': 'max-age=30, stale-if-error=600' });
    await get();
    pass(31_000);
    answer = (_, response) => void response.writeHead(404, { 'cache-control': 'max-age=60' }).end();
    for (let asked = 0; asked < 2; asked += 1) {
      await expect(get()).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    }
    expect(seen).toHaveLength(3);
    answer = (_, response) => void response.writeHead(500).end();
    await expect(get()).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_FAILED' } });
  });
});
