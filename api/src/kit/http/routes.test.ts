// Parsing, responses and documentation of declared routes.
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { documentRoutes, useZodSchemas } from './documentation.ts';
import { answerFailures } from './errors.ts';
import type { Transaction } from '../database/database.ts';
import { registerIdempotency } from './idempotency.ts';
import type { Scope } from '../permissions/permissions.ts';
import { companyRouteInSteps, idParams, openRoute, personRouteInSteps } from './routes.ts';
import { takeEmptyBodies } from './input-coercion.ts';
import { guardRoutes } from '../permissions/session.ts';

const said = { tag: 'Things', summary: 'Something' };
const scope: Scope = { companyId: 7, personId: 3, isOwner: true, permissions: new Set() };
const app: FastifyInstance = Fastify();

beforeAll(async () => {
  answerFailures(app);
  useZodSchemas(app);
  takeEmptyBodies(app);
  const system = <T>(work: (transaction: Transaction) => Promise<T>) => work({} as Transaction);
  const doors = {
    system,
    company: <T>(_scope: unknown, work: Parameters<typeof system<T>>[0]) => system(work),
    person: <T>(_id: number, work: Parameters<typeof system<T>>[0]) => system(work),
  };
  registerIdempotency(app, doors);
  guardRoutes(app, doors, async (_transaction, _token, companyId) => ({
    person: { id: scope.personId, superAdmin: false, sessionId: 11 },
    scope: companyId === null ? null : scope,
  }));
  await documentRoutes(app);
  openRoute(app, {
    ...said,
    method: 'POST',
    path: '/things/:id',
    params: idParams,
    query: z.object({ times: z.coerce.number().default(1) }),
    body: z.strictObject({ name: z.string().trim().min(1, 'Обязательное поле') }),
    answer: z.string(),
    status: 201,
    failures: [409],
    run: ({ params: { id }, query: { times }, body: { name }, effect }) =>
      effect.system(async () => `${id + 1} ${name.repeat(times)}`),
  });
  openRoute(app, {
    ...said,
    method: 'POST',
    path: '/seldom',
    limit: { times: 2, minutes: 1 },
    body: z.strictObject({}),
    run: ({ effect }) => effect.system(async () => {}),
  });
  openRoute(app, {
    ...said,
    method: 'DELETE',
    path: '/things/:id',
    params: idParams,
    body: z.strictObject({
      parts_id: z.array(z.int32()),
      scale: z.literal([5, 10]).optional(),
      note: z.string().optional(),
      settings: z
        .string()
        .transform((text): unknown => JSON.parse(text))
        .pipe(z.array(z.int()))
        .optional(),
    }),
    addressNames: { thing_id: 'id' },
    answer: z.unknown(),
    run: async ({ body }) => body,
  });
  personRouteInSteps(app, {
    ...said,
    method: 'POST',
    path: '/picture',
    upload: true,
    run: ({ person, effect }) => effect.person(person.id, async () => {}),
  });
  companyRouteInSteps(app, {
    ...said,
    method: 'GET',
    path: '/things',
    permission: 'member',
    answer: z.int(),
    run: async (call) => call.scope.companyId,
  });
});

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  app.inject({
    method,
    url,
    headers: { authorization: 'Bearer token' },
    ...(payload !== undefined && { payload }),
  });

describe('parsing', () => {
  test('passes the parsed path, query and body to the handler and wraps its result', async () => {
    const answer = await call('POST', '/api/things/41?times=2', { name: ' Ah ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ data: '42 AhAh' });
  });

  test.each(['2147483648', 'ten', '-1'])('answers 404 for an invalid id: %s', async (id) => {
    expect((await call('POST', `/api/things/${id}`, { name: 'Ah' })).statusCode).toBe(404);
  });

  test('names the invalid field', async () => {
    const answer = await call('POST', '/api/things/41', { name: ' ' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      errors: [{ field: 'name', message: 'Обязательное поле', code: 'required' }],
    });
    expect((await call('POST', '/api/things/41')).json()).toMatchObject({
      errors: [{ field: 'name', code: 'required' }],
    });
  });

  test('accepts a number sent as text and leaves texts unchanged', async () => {
    const body = { parts_id: ['1', 2], scale: '10', note: '5' };
    expect((await call('DELETE', '/api/things/41', body)).json()).toEqual({
      data: { parts_id: [1, 2], scale: 10, note: '5' },
    });
  });

  test.each(['1,5', '1.5', '', '1e3', 'один'])(
    'rejects a text that is not a number: %j',
    async (text) => {
      const { errors } = (await call('DELETE', '/api/things/41', { parts_id: [text] })).json();
      expect(errors).toMatchObject([{ field: 'parts_id.0' }]);
    },
  );

  test.each(['parts_id=1,2', 'parts_id[]=1&parts_id[]=2', 'parts_id[0]=1&parts_id[1]=2'])(
    'accepts the body of a DELETE as query parameters: %s',
    async (query) => {
      const answer = await call('DELETE', `/api/things/41?${query}&thing_id=41`);
      expect(answer.json()).toEqual({ data: { parts_id: [1, 2] } });
    },
  );

  test('rejects a body that contradicts the path', async () => {
    const body = { parts_id: [1], thing_id: 41 };
    expect((await call('DELETE', '/api/things/41', body)).json()).toEqual({
      data: { parts_id: [1] },
    });
    const refused = await call('DELETE', '/api/things/42', body);
    expect([refused.statusCode, refused.json().errors]).toMatchObject([
      422,
      [{ field: 'thing_id', message: expect.stringContaining('В адресе указано другое: 42') }],
    ]);
    const unknown = await call('DELETE', '/api/things/41?parts_id=1&other=1');
    expect(unknown.json().errors).toMatchObject([{ field: 'other', code: 'unknown_parameter' }]);
  });

  test('does not convert values within a JSON text', async () => {
    const { errors } = (
      await call('DELETE', '/api/things/41', { parts_id: [1], settings: '["5"]' })
    ).json();
    expect(errors).toMatchObject([{ field: 'settings.0' }]);
  });

  test('accepts an empty body with a JSON content type', async () => {
    const answer = await app.inject({
      method: 'DELETE',
      url: '/api/things/41?parts_id=1',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.json()).toEqual({ data: { parts_id: [1] } });
  });

  test('answers an empty object for a route without a result', async () => {
    expect((await call('POST', '/api/picture')).json()).toEqual({ data: {} });
  });

  test('passes the scope to a company route', async () => {
    expect((await call('GET', '/api/companies/7/things')).json()).toEqual({ data: 7 });
  });
});

test('a rate-limited request to an open route is refused before its body is read', async () => {
  const send = (remoteAddress: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/seldom',
      remoteAddress,
      headers: { 'content-type': 'application/json' },
      payload,
    });
  const unread = '{"name":';
  const statuses = [];
  for (const payload of ['{}', unread, unread]) {
    statuses.push((await send('2001:db8::1', payload)).statusCode);
  }
  expect(statuses).toEqual([200, 400, 429]);
  expect((await send('2001:db8::2', '{}')).statusCode).toBe(429);
  expect((await send('2001:db8:0:1::1', '{}')).statusCode).toBe(200);
});

test('the possible failures of a route are documented', async () => {
  await app.ready();
  const statusesOf = (path: string) => {
    const { get, post } = app.swagger().paths?.[path] ?? {};
    return Object.keys((get ?? post)?.responses ?? {});
  };
  const anywhere = ['422'];
  const withBodies = ['400', '413', '415', '507', ...anywhere];
  const answers = (...statuses: string[]) => statuses.toSorted();
  expect(statusesOf('/api/things/{id}')).toEqual(
    answers('201', '404', '409', '429', ...withBodies),
  );
  expect(statusesOf('/api/picture')).toEqual(
    answers('200', '202', '401', '403', '409', ...withBodies),
  );
  const ofCompany = answers('200', '401', '403', '404', ...anywhere);
  expect(statusesOf('/api/companies/{companyId}/things')).toEqual(ofCompany);
});
