// Limits of list parameters: a request beyond a limit is rejected at its parameter before it runs.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../school.ts';

let school: School;
let owner: Caller;
let companyId: number;
/** Custom fields of users, as many as the tests need. */
const fieldIds: number[] = [];

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@limits.test');
  companyId = await school.company('limits', owner);
  for (let place = 1; place <= 21; place += 1) {
    const field = { name: `Поле ${place}`, type: 'string', subtype: 'user' };
    const path = `/api/companies/${companyId}/custom_fields`;
    // oxlint-disable-next-line no-await-in-loop -- In order, so that their ids are.
    const { body } = await school.send('POST', path, field, owner);
    fieldIds.push(body.data.id);
  }
});

type Query = Record<string, string | string[]>;

async function ask(list: string, query: Query) {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
  const url = `/api/companies/${companyId}/${list}?${search.toString()}`;
  const { status, body } = await school.send('GET', url, undefined, owner);
  return { status, ...body.errors?.[0] };
}

/** Adds this many members. */
const fill = (count: number) =>
  school.database.system((transaction) =>
    transaction.execute(sql`with made as (
        insert into users (login, email, name) select 'limits-' || n, 'limits-' || n || '@limits.test', 'Ира' from generate_series(1, ${count}::integer) n
        returning id
      ) insert into company_members (company_id, user_id) select ${companyId}::integer, id from made`),
  );

const several = <Each>(count: number, make: (place: number) => Each): Each[] =>
  Array.from({ length: count }, (_, place) => make(place + 1));

describe('a list accepts', () => {
  test('at most ten words', async () => {
    const words = (count: number) => several(count, (place) => `слово${place}`).join(' ');
    expect(await ask('courses', { search: words(10) })).toEqual({ status: 200 });
    expect(await ask('courses', { search: words(11) })).toEqual({
      status: 422,
      field: 'search',
      code: 'too_many_words',
      message: 'Не больше 10 слов в поиске',
    });
    const refused = await ask('users', { custom_field: `${fieldIds[0]}:contains:${words(11)}` });
    expect(refused).toMatchObject({ status: 422, field: 'custom_field', code: 'too_many_words' });
  });

  test('repeated words as one', async () => {
    const search = several(60, () => 'физика').join(' ');
    expect(await ask('courses', { search })).toEqual({ status: 200 });
  });

  test('at most 500 characters', async () => {
    expect(await ask('courses', { search: 'а'.repeat(500) })).toEqual({ status: 200 });
    const refused = { status: 422, field: 'search', code: 'too_long' };
    expect(await ask('courses', { search: 'а'.repeat(501) })).toMatchObject(refused);
    const value = { custom_field: `${fieldIds[0]}:contains:${'а'.repeat(501)}` };
    expect(await ask('users', value)).toMatchObject({ ...refused, field: 'custom_field' });
  });

  test('at most twenty conditions, including those on custom fields', async () => {
    const fields = (count: number) => fieldIds.slice(0, count).map((id) => `${id}:contains:а`);
    expect(await ask('users', { custom_field: fields(20) })).toEqual({ status: 200 });
    const refused = {
      status: 422,
      field: 'custom_field',
      code: 'too_many_conditions',
      message: 'Не больше 20 условий в одном списке',
    };
    expect(await ask('users', { custom_field: fields(21) })).toEqual(refused);
    const others = { visited: '1', created_from: '2026-01-01' };
    expect(await ask('users', { ...others, custom_field: fields(18) })).toEqual({ status: 200 });
    expect(await ask('users', { ...others, custom_field: fields(19) })).toEqual(refused);
  });

  test('any number of one field’s variables, as one condition', async () => {
    const custom_field = several(100, (place) => `${fieldIds[0]}:any:${place}`);
    expect(await ask('users', { custom_field })).toEqual({ status: 200 });
  });

  test('at most a thousand ids or values of one filter', async () => {
    const ids = (count: number) => several(count, String).join(',');
    for (const name of ['ids', 'role_id']) {
      expect(await ask('users', { [name]: ids(1000) })).toEqual({ status: 200 });
      expect(await ask('users', { [name]: ids(1001) })).toMatchObject({
        status: 422,
        field: name,
        code: 'too_many_values',
      });
    }
  });

  test('requests within the cost limit, and rejects others with the possible number of rows', async () => {
    const all = { with: 'roles.forms;groups;custom_field_values.file' };
    const refused = await ask('users', { ...all, per_page: '10000' });
    expect(refused).toMatchObject({ status: 422, field: 'with', code: 'too_expensive' });
    const [rows] = /(?<=не больше )\d+/.exec(refused.message) ?? [];
    expect(await ask('users', { with: all.with, per_page: String(rows) })).toEqual({ status: 200 });
    const more = { with: all.with, per_page: String(Number(rows) + 1) };
    expect(await ask('users', more)).toMatchObject({ status: 422, field: 'with' });
  });

  test('requests for all rows with relations within the limit', async () => {
    const query = { all: '1', with: 'roles.forms;groups;custom_field_values.file' };
    for (const list of ['users', 'courses', 'roles', 'invites'])
      expect(await ask(list, { all: '1' })).toEqual({ status: 200 });
    expect(await ask('users', query)).toEqual({ status: 200 });
    await fill(2_000);
    expect(await ask('users', { all: '1' })).toEqual({ status: 200 });
    expect(await ask('users', query)).toMatchObject({
      status: 422,
      field: 'per_page',
      code: 'too_expensive',
    });
  });

  test('requests for a hundred rows with all relations', async () => {
    const dear: Record<string, string> = {
      users: 'roles.forms;groups;custom_field_values.file',
      invites:
        'roles.forms;groups;tests;recipients;course_packages.course.subcategories_with_categories.parent_category',
      courses: 'type;format;folder_course;img;subcategories_with_categories.parent_category',
    };
    for (const [list, relations] of Object.entries(dear)) {
      const query = { with: relations, per_page: '100', search: 'десять слов' };
      expect(await ask(list, query)).toEqual({ status: 200 });
    }
  });

  test('repeated columns and relations as one', async () => {
    const withCount = several(500, () => 'roles').join(';');
    const withSums = several(500, () => 'roles:priority').join(';');
    const countBy = several(500, () => 'status').join(',');
    expect(await ask('users', { withCount, withSums, countBy })).toEqual({ status: 200 });
  });

  test('sums only of numeric columns', async () => {
    const refused = { status: 422, field: 'withSums', code: 'unknown_column' };
    expect(await ask('users', { withSums: 'roles:name' })).toMatchObject(refused);
  });
});

test('a bulk action on all matching rows has the same limits', async () => {
  const refused = (matching: object) =>
    school.send('POST', `/api/companies/${companyId}/users/block`, { matching }, owner);
  const search = several(11, (place) => `слово${place}`).join(' ');
  const custom_field = several(21, (place) => `${place}:contains:а`);
  for (const [field, matching] of Object.entries({
    search: { search },
    custom_field: { custom_field },
  })) {
    const { status, body } = await refused(matching);
    expect([status, body.errors[0].field]).toEqual([422, field]);
  }
});

test('an export has the same limits when it is requested', async () => {
  const custom_field = several(21, (place) => `${place}:contains:а`);
  const url = `/api/companies/${companyId}/users_download`;
  const { status, body } = await school.send('POST', url, { matching: { custom_field } }, owner);
  expect([status, body.errors[0].code]).toEqual([422, 'too_many_conditions']);
});
