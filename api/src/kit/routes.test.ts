// What a declared route reads, answers and documents.
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { documentRoutes, useZodSchemas } from './documentation.ts';
import { answerFailures } from './errors.ts';
import type { Transaction } from './database.ts';
import { haveEffectsOnce } from './idempotency.ts';
import type { Scope } from './permissions.ts';
import { companyRouteInSteps, idParams, openRoute, personRouteInSteps } from './routes.ts';
import { guardRoutes } from './session.ts';

const said = { tag: 'Things', summary: 'Something' };
const scope: Scope = { companyId: 7, personId: 3, isOwner: true, permissions: new Set() };
const app: FastifyInstance = Fastify();

beforeAll(async () => {
  answerFailures(app);
  useZodSchemas(app);
  const system = <T>(work: (transaction: Transaction) => Promise<T>) => work({} as Transaction);
  const doors = {
    system,
    company: <T>(_scope: unknown, work: Parameters<typeof system<T>>[0]) => system(work),
    person: <T>(_id: number, work: Parameters<typeof system<T>>[0]) => system(work),
  };
  haveEffectsOnce(app, doors);
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

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({
    method,
    url,
    headers: { authorization: 'Bearer token' },
    ...(payload !== undefined && { payload }),
  });

describe('reading', () => {
  test('the work gets what its schemas make of path, query and body, and its answer gets the envelope', async () => {
    const answer = await call('POST', '/api/things/41?times=2', { name: ' Ah ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ data: '42 AhAh' });
  });

  test.each(['2147483648', 'ten', '-1'])(
    'what can not be an id leads to nothing: %s',
    async (id) => {
      expect((await call('POST', `/api/things/${id}`, { name: 'Ah' })).statusCode).toBe(404);
    },
  );

  test('what can not be taken is named', async () => {
    const answer = await call('POST', '/api/things/41', { name: ' ' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      errors: [{ field: 'name', message: 'Обязательное поле', code: 'required' }],
    });
    expect((await call('POST', '/api/things/41')).json()).toMatchObject({
      errors: [{ field: 'name', code: 'required' }],
    });
  });

  test('a route that answers nothing answers an empty object', async () => {
    expect((await call('POST', '/api/picture')).json()).toEqual({ data: {} });
  });

  test("a company's route knows who asks in which company", async () => {
    expect((await call('GET', '/api/companies/7/things')).json()).toEqual({ data: 7 });
  });
});

test('who calls an open route too often is not read any more', async () => {
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

test('the failures that follow from a route are documented', async () => {
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
