import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { stopClock, until } from '../../../testing/clock.ts';
import {
  clientOf,
  json,
  type Listener,
  type RawServer,
  startRawServer,
  timeout,
} from '../../../testing/raw-server.ts';
import { createRestService, queryString } from './client.ts';
import { RestError } from './errors.ts';
import { startLifetime } from './resilience/lifetime.ts';
import { below, path } from './path.ts';

const servers: RawServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(listener: Listener): Promise<RawServer> {
  const server = await startRawServer(listener);
  servers.push(server);
  return server;
}

async function failureOf(listener: Listener, begun = () => {}): Promise<RestError> {
  let arrived = false;
  const { service } = await serve((request, response) => {
    arrived = true;
    listener(request, response);
  });
  const failing = clientOf(service)
    .get(path`/x`)
    .catch((reason: unknown) => reason);
  await until(() => arrived);
  begun();
  const error = await failing;
  expect(error).toBeInstanceOf(RestError);
  return error as RestError;
}

describe('a call of the REST API', () => {
  it('carries the token, the request id, the client address and the gateway header', async () => {
    const seen: IncomingMessage[] = [];
    const { service } = await serve((request, response) => {
      seen.push(request);
      json({ data: [1], meta: { total: 1 } })(request, response);
    });
    const answer = await clientOf(service, { token: 'secret' }).get(path`/companies`, {
      page: 2,
      status: ['a', 'b'],
    });
    expect(answer).toEqual({ data: [1], meta: { total: 1 } });
    expect(seen[0]?.url).toBe('/api/companies?page=2&status[]=a&status[]=b');
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'x-request-id': 'request-1',
      'x-forwarded-for': '203.0.113.7',
      'x-kafedra-via': 'gateway',
    });
    await clientOf(service).get(path`/companies`);
    expect(seen[1]?.headers).not.toHaveProperty('authorization');
  });

  it('is appended to the path of the server URL', async () => {
    const seen: (string | undefined)[] = [];
    const { url } = await serve((request, response) => {
      seen.push(request.url);
      json({ data: 1 })(request, response);
    });
    const service = createRestService({ url: `${url}/school/`, timeout: timeout });
    await clientOf(service).get(path`/companies`);
    await service.close();
    expect(seen).toEqual(['/school/api/companies']);
  });

  it('is sent once per URL and operation, and again after a write', async () => {
    const seen: string[] = [];
    const { service } = await serve((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      json({ data: seen.length })(request, response);
    });
    const client = clientOf(service, { token: 'a' });
    const [one, same, other] = await Promise.all([
      client.get(path`/x`),
      client.get(path`/x`),
      client.get(path`/x`, { page: 2 }),
    ]);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
    await client.write('PUT', path`/x`, { name: 'y' });
    await client.get(path`/x`);
    await clientOf(service, { token: 'b' }).get(path`/x`);
    expect(seen.toSorted()).toEqual([
      'GET /api/x',
      'GET /api/x',
      'GET /api/x',
      'GET /api/x?page=2',
      'PUT /api/x',
    ]);
  });

  it('uses the new token after a sign-in and forgets earlier responses', async () => {
    const seen: (string | undefined)[] = [];
    const { service } = await serve((request, response) => {
      seen.push(request.headers.authorization);
      json({ data: null })(request, response);
    });
    const client = clientOf(service);
    await client.get(path`/auth_user`);
    client.signInAs('new');
    await client.get(path`/auth_user`);
    expect(seen).toEqual([undefined, 'Bearer new']);
    expect(client.hasToken()).toBe(true);
  });

  it('treats 204 without a body as success', async () => {
    const { service } = await serve((_, response) => void response.writeHead(204).end());
    expect(await clientOf(service).write('DELETE', path`/x`)).toEqual({ data: null, meta: {} });
  });
});

describe('a call that fails', () => {
  const failing: [string, string, number, Listener][] = [
    [
      'an answer in another format',
      'UPSTREAM_MALFORMED',
      502,
      (_, response) => {
        response.setHeader('content-type', 'text/html');
        response.end('{"data":1}');
      },
    ],
    [
      'an empty body',
      'UPSTREAM_MALFORMED',
      502,
      (_, response) => void response.setHeader('content-type', 'application/json').end(),
    ],
    [
      'JSON that is cut off',
      'UPSTREAM_MALFORMED',
      502,
      (_, response) =>
        void response.setHeader('content-type', 'application/json').end('{"data":[1,'),
    ],
    ['JSON without data', 'UPSTREAM_MALFORMED', 502, json({ result: 1 })],
    [
      'a redirect',
      'UPSTREAM_MALFORMED',
      502,
      (_, response) => void response.writeHead(302, { location: '/y' }).end(),
    ],
    ['a response over the limit', 'UPSTREAM_MALFORMED', 502, json({ data: 'x'.repeat(20_000) })],
    ['errors in a success', 'INVALID_INPUT', 422, json({ data: null, errors: ['Нельзя'] })],
    [
      'an error page of a proxy',
      'UPSTREAM_FAILED',
      502,
      (_, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>'),
    ],
    ['a reset connection', 'UPSTREAM_UNREACHABLE', 502, (request) => void request.socket.destroy()],
    [
      'a connection that ends inside the body',
      'UPSTREAM_UNREACHABLE',
      502,
      (request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
        response.write('{"data":', () => request.socket.destroy());
      },
    ],
    ['silence', 'UPSTREAM_TIMEOUT', 504, () => undefined],
    [
      'a drip that never ends',
      'UPSTREAM_TIMEOUT',
      504,
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const drip = () => response.write(' ', () => setTimeout(drip, 20));
        drip();
      },
    ],
  ];
  it.each(failing)('because of %s gives %s', async (_, code, status, listener) => {
    const pass = stopClock();
    const isLate = code === 'UPSTREAM_TIMEOUT';
    const error = await failureOf(listener, () => isLate && pass(timeout));
    expect(error.extensions).toEqual({ code, status });
    expect(error.message).toMatch(/\S/);
  });

  it('because of a refused connection gives UPSTREAM_UNREACHABLE', async () => {
    const service = createRestService({ url: 'http://127.0.0.1:1', timeout: timeout });
    await expect(clientOf(service).get(path`/x`)).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_UNREACHABLE', status: 502 },
    });
    expect(await service.missing()).toEqual(['api']);
  });

  it('carries the problems and Retry-After of the server', async () => {
    const error = await failureOf((_, response) => {
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '900' });
      response.end(
        JSON.stringify({ errors: [{ message: 'Вход временно заблокирован', code: 'blocked' }] }),
      );
    });
    expect(error.extensions).toEqual({ code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: 900 });
    expect(error.problems).toEqual([
      { message: 'Вход временно заблокирован', field: null, code: 'blocked' },
    ]);
  });

  it('is aborted at once when the client disconnects, and the server notices', async () => {
    let arrived = false;
    let noticed = false;
    const { service } = await serve((request) => {
      arrived = true;
      request.socket.once('close', () => (noticed = true));
    });
    const life = startLifetime(timeout);
    const call = clientOf(service, { life }).get(path`/x`);
    await until(() => arrived);
    life.cancel();
    await expect(call).rejects.toMatchObject({ extensions: { code: 'CANCELLED' } });
    await until(() => noticed);
  });
});

describe('paths and queries', () => {
  it('encode their values', () => {
    expect(path`/companies/${{ companyId: 7 }}/courses/${{ id: '../../users?x=1' }}`).toEqual({
      text: '/companies/7/courses/..%2F..%2Fusers%3Fx%3D1',
      route: '/companies/{companyId}/courses/{id}',
      companyId: 7,
    });
    expect(below(path`/companies`, { companyId: 7 }, '/courses')).toEqual(
      path`/companies/${{ companyId: 7 }}/courses`,
    );
    const query = queryString({
      search: 'a&b=c',
      with: 'type:id,name;img',
      only: undefined,
      favourite: true,
      search2: null,
    });
    expect(query).toBe('?search=a%26b%3Dc&with=type:id,name;img&favourite=1');
    expect(queryString({})).toBe('');
    // A lone surrogate, which JavaScript allows, must not break the request.
    expect(() => queryString({ search: '\ud800' })).toThrow('Недопустимый символ');
    expect(path`/x/${{ id: '\ud800' }}`.text).toBe('/x/%EF%BF%BD');
  });
});
