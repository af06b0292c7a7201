import { PassThrough } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stopClock, until } from '../../../testing/clock.ts';
import { type Listener, startRawServer } from '../../../testing/raw-server.ts';
import { subscriberKey } from './fairness/client-address.ts';
import { createRestService, type RestService, type StreamCall } from './client.ts';
import { streamLimit, streamWaitTimeout } from './limits.ts';

const half = streamLimit / 2;

describe('a transfer', () => {
  /** A server whose /film never ends; `requestedPaths` are those so far. */
  const serve = async () => {
    const requestedPaths: string[] = [];
    const server = await startRawServer(({ url = '' }, response) => {
      requestedPaths.push(url);
      if (url === '/film') response.write('begun');
      else response.end();
    });
    onTestFinished(server.close);
    return { requestedPaths, service: server.service };
  };

  const get = (service: RestService, path: string, more: Partial<StreamCall> = {}) =>
    service.stream({
      method: 'GET',
      path,
      headers: {},
      token: null,
      requestId: 'request-1',
      address: '203.0.113.7',
      signal: new AbortController().signal,
      ...more,
    });

  /**
   * Takes all slots that one address may have; returns the function that ends the first transfer.
   */
  const takeAll = async (service: RestService) => {
    const first = new AbortController();
    const begun = await get(service, '/film', { signal: first.signal });
    begun.body.on('error', () => undefined);
    for (let index = 1; index < half; index += 1) await get(service, '/film');
    return () => first.abort();
  };

  it('waits for a slot, and a cancelled one gets none', async () => {
    const { requestedPaths, service } = await serve();
    const endFirst = await takeAll(service);
    const leaving = new AbortController();
    const left = get(service, '/left', { signal: leaving.signal });
    const next = get(service, '/next');
    expect((await get(service, '/other', { address: '203.0.113.8' })).statusCode).toBe(200);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ extensions: { code: 'CANCELLED' } });
    endFirst();
    expect((await next).statusCode).toBe(200);
    expect(requestedPaths.slice(half)).toEqual(['/other', '/next']);
  });

  it('waits for a limited time', async () => {
    const { service } = await serve();
    const pass = stopClock('and timers');
    await takeAll(service);
    const late = get(service, '/late');
    pass(streamWaitTimeout);
    await expect(late).rejects.toMatchObject({
      extensions: { code: 'OVERLOADED', status: 503, retryAfter: 1 },
    });
  });

  it('without a body is retried after a short Retry-After', async () => {
    const pass = stopClock('and timers');
    const requests: string[] = [];
    const { service, close } = await startRawServer(({ url = '', method }, response) => {
      requests.push(`${method} ${url}`);
      const isFirst = requests.filter((each) => each.endsWith(url)).length === 1;
      if (isFirst) response.writeHead(429, { 'retry-after': url === '/long' ? '60' : '3' });
      response.end('bytes');
    });
    onTestFinished(close);
    const later = get(service, '/film');
    await until(() => requests.length === 1);
    const long = await get(service, '/long');
    expect([long.statusCode, long.headers['retry-after']]).toEqual([429, '60']);
    const sent = await get(service, '/upload', { method: 'POST', body: Buffer.from('bytes') });
    expect(sent.statusCode).toBe(429);
    expect(requests).toEqual(['GET /film', 'GET /long', 'POST /upload']);
    await until(() => {
      pass(streamWaitTimeout); // The pause starts once the first response has been read.
      return requests.length > 3;
    });
    const answer = await later;
    expect([answer.statusCode, await answer.body.text()]).toEqual([200, 'bytes']);
    expect(requests.at(-1)).toBe('GET /film');
  });

  it.for<[string, Listener]>([
    ['does not read it', (request) => void request.pause()],
    ['does not respond', (request) => void request.resume()],
  ])('to a server that %s times out', async ([, listener]) => {
    const { url, close } = await startRawServer(listener);
    onTestFinished(close);
    const service = createRestService({ url, timeout: 500 });
    const body = new PassThrough();
    const sent = get(service, '/upload', { method: 'POST', body });
    body.end(Buffer.alloc(32 * 1024 * 1024));
    await expect(sent).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_TIMEOUT' } });
  });
});

describe('the readiness probe', () => {
  it('is sent once for concurrent requests', async () => {
    let requestCount = 0;
    let answer: (() => void) | undefined;
    const { service, close } = await startRawServer((_, response) => {
      requestCount += 1;
      answer = () => void response.end('{}');
    });
    onTestFinished(close);
    for (let round = 1; round <= 2; round += 1) {
      const all = Array.from({ length: 100 }, () => service.missing());
      await until(() => requestCount === round);
      answer?.();
      expect(new Set((await Promise.all(all)).map(String))).toEqual(new Set(['']));
    }
    expect(requestCount).toBe(2);
  });
});

describe('the subscriber key of an address', () => {
  it.for([
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['::ffff:203.0.113.7', '203.0.113.7', true],
    ['2001:db8::1', '2001:db8:0:0:ffff::2', true],
    ['2001:db8::1', '2001:db8:0:1::1', false],
    ['nonsense', 'nonsense', true],
    ['', 'nonsense', false],
  ] as const)('of %s and %s', ([one, other, same]) => {
    expect(subscriberKey(one) === subscriberKey(other)).toBe(same);
  });
});
