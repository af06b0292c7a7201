// Roles by the specification: permissions as single fields or as an object, and codes for programs.
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@roles.test');
  const company = { name: 'Школа', code: 'roles-school' };
  const created = await school.send('POST', '/api/companies', company, owner);
  base = `/api/companies/${created.body.data.id}/roles`;
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  school.send(method, `${base}${path}`, body, owner);

describe('permissions', () => {
  test.for([
    ['by themselves', { users_show: true, crm_show: true }],
    ['together', { permissions: { users_show: true, crm_show: true } }],
    ['both ways', { permissions: { users_show: true, crm_show: false }, crm_show: true }],
  ] as const)('sent as %s are those of the role', async ([name, flags]) => {
    const { status, body } = await send('POST', '', { name, ...flags });
    expect([status, body.data.users_show, body.data.crm_show]).toEqual([201, true, true]);
    const change = { permissions: { users_show: false } };
    const { data } = (await send('PUT', `/${body.data.id}`, change)).body;
    expect([data.users_show, data.crm_show]).toEqual([false, true]);
  });

  test('that are unknown are refused, in the object and as fields', async () => {
    const sent = { name: 'Роль', users_shown: true, permissions: { all: true } };
    expect((await send('POST', '', sent)).body.errors).toEqual([
      { message: 'Неизвестное поле «all»', field: 'permissions.all', code: 'unknown_field' },
      { message: 'Неизвестное поле «users_shown»', field: 'users_shown', code: 'unknown_field' },
    ]);
  });
});

describe('codes', () => {
  test('exist for the standard roles', async () => {
    const { body } = await send('GET', '?only=name,code&all=1');
    const learner = { id: expect.any(Number), name: 'Ученик', code: 'learner' };
    expect(body.data).toContainEqual(learner);
  });

  test('are set, changed and removed, and are unique in a company', async () => {
    const { body } = await send('POST', '', { name: 'Куратор', code: 'curator' });
    const path = `/${body.data.id}`;
    const taken = await send('POST', '', { name: 'Другой', code: 'curator' });
    expect(taken.body.errors).toEqual([
      { message: 'Роль с таким кодом уже есть', field: 'code', code: 'taken' },
    ]);
    const wrong = await send('PUT', path, { code: 'куратор' });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'code']);
    expect((await send('PUT', path, { code: '' })).body.data.code).toBeNull();
  });
});
