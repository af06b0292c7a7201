// Invalid values are rejected at their field: names of JavaScript properties, and values and texts that PostgreSQL
// cannot store. The fuzz test covers random input; these tests check the error.
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../school.ts';

let school: School;
let owner: Caller;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@inputs.test');
  base = `/api/companies/${await school.company('inputs', owner)}`;
});

/** The status, and the field and code of the first error. */
async function answered(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) {
  const { status, body: answer } = await school.send(method, path, body, owner);
  const [failure] = answer?.errors ?? [];
  return [status, failure?.field, failure?.code];
}

describe('a parameter', () => {
  test.each([
    ['courses?only=constructor', 'only', 'unknown_column'],
    ['courses?only=id,__proto__', 'only', 'unknown_column'],
    ['courses?with=type:toString', 'with', 'unknown_column'],
    ['courses?with=constructor', 'with', 'unknown_relation'],
    ['courses?withCount=hasOwnProperty', 'withCount', 'unknown_relation'],
    ['courses?withSums=type:toString', 'withSums', 'unknown_column'],
    ['courses?sort=valueOf', 'sort', 'unknown_sort'],
    ['courses?countBy=constructor', 'countBy', 'unknown_column'],
    ['users?role_id=abc', 'role_id', 'unknown_value'],
    ['users?role_id=2147483648', 'role_id', 'unknown_value'],
    ['users?group_id[]=1&group_id[]=1e3', 'group_id', 'unknown_value'],
    ['users?created_from=0000-01-01', 'created_from', 'unknown_value'],
    ['users?created_from=10000-01-01', 'created_from', 'unknown_value'],
    ['users?created_to=2026-02-30', 'created_to', 'unknown_value'],
    ['users?page=1e999', 'page', 'invalid'],
    ['users?per_page=NaN', 'per_page', 'invalid'],
    ['users?ids=2147483648', 'ids', 'invalid'],
    ['users?search=%00', 'search', 'invalid_character'],
    ['users?a%00=1', 'a\ufffd', 'invalid_character'],
    ['users?status[]=active&status[]=%00', 'status.1', 'invalid_character'],
  ])('%s', async (path, field, code) => {
    const [status, at, why] = await answered('GET', `${base}/${path}`);
    expect([status, at, why]).toEqual([422, field, code]);
  });
});

test('an invalid page size is rejected with the valid range, including -1 for all rows', async () => {
  const rows = async (path: string) =>
    (await school.send('GET', `${base}/${path}`, undefined, owner)).body.errors[0].message;
  const words = 'Ожидается целое число от 1 до 10\u00A0000 или −1 — все';
  expect(await rows('users?per_page=-2')).toBe(words);
  expect(await rows('orders/board?per_page=0')).toBe(words);
});

test('a path segment of any length is 404', async () => {
  for (const id of ['x'.repeat(5000), '9'.repeat(5000), '%zz', '2147483648']) {
    expect(await answered('GET', `${base}/courses/${id}`)).toEqual([404, undefined, 'not_found']);
  }
});

describe('a body', () => {
  const menu = (value: unknown) => answered('PUT', base, { menuParams: { a: [{ b: value }] } });

  test('rejects U+0000 and lone surrogates at any depth', async () => {
    const bad = [422, 'menuParams.a.0.b', 'invalid_character'];
    expect(await menu('до\0после')).toEqual(bad);
    expect(await menu('\ud800')).toEqual(bad);
    expect(await menu('\udc00😀')).toEqual(bad);
    expect((await menu('😀 \u0001 \uffff'))[0]).toBe(200);
  });

  test('rejects them in names of fields', async () => {
    const named = [422, 'menuParams.a.0.b.x\ufffd', 'invalid_character'];
    expect(await menu({ 'x\0': 1 })).toEqual(named);
  });

  test('rejects excessive nesting', async () => {
    const deep = `{"menuParams":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
    const { statusCode, body } = await school.app.inject({
      method: 'PUT',
      url: base,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      payload: deep,
    });
    expect([statusCode, JSON.parse(body).errors[0]]).toEqual([
      422,
      { message: 'Слишком глубокая вложенность', field: 'menuParams', code: 'too_deep' },
    ]);
  });

  test('rejects them in JSON strings that contain JSON', async () => {
    const settings = JSON.stringify({ token: 'a\0' });
    const integration = { name: 'Связь', settings };
    expect(await answered('POST', `${base}/company_integrations`, integration)).toEqual([
      422,
      'settings',
      'invalid',
    ]);
  });

  test('rejects them in file names', async () => {
    for (const name of [`filename="a\0.txt"`, `filename*=UTF-8''a%00.txt`]) {
      const { statusCode, body } = await school.app.inject({
        method: 'POST',
        url: `${base}/add_media`,
        headers: {
          authorization: `Bearer ${owner.token}`,
          'content-type': 'multipart/form-data; boundary=edge',
        },
        payload: `--edge\r\nContent-Disposition: form-data; name="file"; ${name}\r\n\r\nтекст\r\n--edge--\r\n`,
      });
      const [{ field, code }] = JSON.parse(body).errors;
      expect([statusCode, field, code]).toEqual([422, 'file', 'invalid_character']);
    }
  });

  test('rejects ids outside the range of ids', async () => {
    const ids = { groups_id: [2 ** 31] };
    expect(await answered('POST', `${base}/groups/delete`, ids)).toEqual([
      422,
      'groups_id.0',
      'too_long',
    ]);
  });
});
