// Concurrent edits don't overwrite each other: an update that is based on a version is rejected once the record has
// another one.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { readOpenapi } from '../openapi.ts';
import { openSchool, type Caller, type School } from '../school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@versions.test');
  companyId = await school.company('versions', owner);
  base = `/api/companies/${companyId}`;
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  school.send(method, path.startsWith('/api') ? path : `${base}${path}`, body, owner);

async function made(path: string, body: object) {
  const answer = await send('POST', path, body);
  expect(answer.status).toBe(201);
  return answer.body.data as { id: number; version: string };
}

const versionOf = async (path: string): Promise<string> =>
  (await send('GET', path)).body.data.version;

const stale = (code = 'stale') => ({ status: 409, body: { errors: [{ code }] } });

describe('an update', () => {
  test('with a stale version changes nothing', async () => {
    const { id, version } = await made('/groups', { name: 'Поток' });
    const first = await send('PUT', `/groups/${id}`, { name: 'Поток 1', version });
    expect(first.status).toBe(200);
    expect(first.body.data.version).not.toBe(version);

    const second = await send('PUT', `/groups/${id}`, { description: 'Вечер', version });
    expect(second).toMatchObject(stale());
    expect(second.body.errors[0].message).toMatch(/^Пока вы это меняли/);
    const now = (await send('GET', `/groups/${id}`)).body.data;
    expect(now).toMatchObject({ name: 'Поток 1', description: null });

    const again = { description: 'Вечер', version: now.version };
    expect((await send('PUT', `/groups/${id}`, again)).body.data).toMatchObject({
      name: 'Поток 1',
      description: 'Вечер',
    });
  });

  test('without a version is always written', async () => {
    const { id } = await made('/groups', { name: 'Без версии' });
    for (const body of [{ name: 'Раз' }, { name: 'Два', version: null }]) {
      expect((await send('PUT', `/groups/${id}`, body)).body.data.name).toBe(body.name);
    }
  });

  test('is accepted once of many concurrent ones', async () => {
    const { id, version } = await made('/groups', { name: 'Все сразу' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, place) =>
        send('PUT', `/groups/${id}`, { name: `Все сразу ${place}`, version }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  test('without changes leaves the version unchanged', async () => {
    const { id, version } = await made('/groups', { name: 'Тихо' });
    expect((await send('PUT', `/groups/${id}`, { version })).body.data.version).toBe(version);
  });
});

describe('the version changes', () => {
  test('with the rights of a role', async () => {
    const { id, version } = await made('/roles', { name: 'Куратор' });
    await send('PUT', `/roles/${id}`, { users_show: true });
    const late = await send('PUT', `/roles/${id}`, { users_show: false, version });
    expect(late).toMatchObject(stale());
    expect((await send('GET', `/roles/${id}`)).body.data.users_show).toBe(true);
  });

  test('with related rows in other tables', async () => {
    const field = await made('/custom_fields', {
      name: 'Класс',
      type: 'list',
      subtype: 'user',
      variables: ['9', '10'],
    });
    await send('PUT', `/custom_fields/${field.id}`, { variables: [{ value: '11' }] });
    expect(await versionOf(`/custom_fields/${field.id}`)).not.toBe(field.version);

    const group = await made('/groups', { name: 'Даётся' });
    const invite = await made('/invites', { name: 'Сюда', kind: 'invite', type: 'common' });
    const gives = { groups_id: [group.id], version: invite.version };
    expect((await send('PUT', `/invites/${invite.id}`, gives)).status).toBe(200);
    expect(await send('PUT', '/invites', { ...gives, id: invite.id })).toMatchObject(stale());
  });

  test('with a user and their custom fields, and not with their visits', async () => {
    const account = { name: 'Анна', email: 'anna@versions.test', password: 'long-enough-1' };
    const { id, version } = await made('/users', account);
    const field = await made('/custom_fields', { name: 'Город', type: 'string', subtype: 'user' });
    const of = (city: string, began: string) => ({
      custom_fields: [{ custom_field_id: field.id, values: [city] }],
      version: began,
    });
    const store = `/users/${id}/store_custom_field_values`;
    await school.database.system((transaction) =>
      transaction.execute(
        sql`update company_members set last_visit_at = now() where company_id = ${companyId} and user_id = ${id}`,
      ),
    );
    expect((await send('POST', store, of('Тула', version))).status).toBe(200);
    expect(await send('POST', store, of('Омск', version))).toMatchObject(stale());
    expect(await send('PUT', `/users/${id}`, { name: 'Яна', version })).toMatchObject(stale());
    const now = await versionOf(`/users/${id}`);
    expect((await send('PUT', `/users/${id}`, { name: 'Яна', version: now })).status).toBe(200);
  });

  test('with the company and with the own account', async () => {
    for (const [path, read] of [
      [base, base],
      ['/api/auth_user/update', '/api/auth_user'],
    ] as const) {
      const version = await versionOf(read);
      expect((await send('PUT', path, { name: 'Первое', version })).status).toBe(200);
      expect(await send('PUT', path, { name: 'Второе', version })).toMatchObject(stale());
    }
  });
});

test('lists return it on every page, and in relations', async () => {
  const { id } = await made('/courses', { name: 'А' });
  await made('/courses', { name: 'Б' });
  const version = await versionOf(`/courses/${id}`);
  for (const query of ['', '&status=draft,visible', '&cursor=', '&desc=0&page=1', '&search=А']) {
    const { body } = await send('GET', `/courses?only=version&sort=name${query}`);
    expect(body.data[0]).toEqual({ id, version });
  }
  const second = await send('GET', '/courses?only=version&sort=name&per_page=1&page=2');
  expect(second.body.data[0].version).toEqual(expect.any(String));
  const members = await send('GET', '/users?only=id,version&with=roles:version');
  expect(members.body.data[0].version).toMatch(/^[\da-f]{32}$/);
});

interface Many {
  items: { required: string[] };
}

interface Schema {
  properties: { rows?: Many; cells?: Many; revision?: object };
}

interface Update {
  requestBody: { content: { 'application/json': { schema: Schema } } };
  responses: object;
}

test('every update of the contract takes a version', () => {
  const contract: { paths: Record<string, { put?: Update }> } = readOpenapi();
  const updates = Object.values(contract.paths).flatMap(({ put }) => put ?? []);
  expect(updates.length).toBeGreaterThan(10);
  for (const { requestBody, responses } of updates) {
    const { properties } = requestBody.content['application/json'].schema;
    // Bulk edits of cells send the former values instead; what only one user writes has a revision number.
    const many = properties.rows ?? properties.cells;
    const required = many?.items.required ?? Object.keys(properties);
    const own = properties.revision === undefined ? 'version' : 'revision';
    expect(required).toContain(many === undefined ? own : 'was');
    expect('409' in responses).toBe(properties.rows === undefined);
  }
});
