// The list of users sorted by the values of a custom field.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { asOwner } from '../../../testing/schools/row-counts.ts';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { readList } from '../../kit/lists/list.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { userGrants, userResource } from './users.ts';

let school: School;
let owner: Caller;
let companyId: number;
/** Field ids by name. */
const fields: Record<string, number> = {};
const variables: Record<string, number> = {};

/** Field values by surname. */
const people: Record<string, Record<string, unknown[]>> = {
  Аверин: { Город: ['ель'], Баллы: ['9'], Уровень: ['Средний'], Дни: ['Ср', 'Пн'] },
  Бурова: { Город: ['Ёлкино'], Баллы: ['-10'], Уровень: ['Начальный'], Дни: ['Пн'] },
  Власов: { Город: ['жук'], Баллы: ['100'], Уровень: ['Высокий'], Дни: ['Вт'] },
  Гусева: { Город: ['ель'], Баллы: ['9'], Уровень: ['Средний'] },
  Дёмин: {},
  Ежова: {},
};

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, owner);

const found = async (query: string): Promise<string> => {
  const { body } = await send(
    'GET',
    `/users?only=surname&search=@field-order-people.test&${query}`,
  );
  return body.data?.map(({ surname }: { surname: string }) => surname[0]).join('') ?? body.errors;
};

const by = (field: string, more = '') => found(`sort=custom_field_${fields[field]}${more}`);

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@field-order.test');
  companyId = await school.company('field-order', owner);
  for (const [name, type, more] of [
    ['Город', 'string'],
    ['Баллы', 'integer'],
    ['Уровень', 'list', { variables: ['Начальный', 'Средний', 'Высокий'] }],
    ['Дни', 'list', { multiple: true, variables: ['Пн', 'Вт', 'Ср'] }],
    ['Справка', 'file'],
    ['О курсе', 'string', { subtype: 'course' }],
  ] as [string, string, object?][]) {
    const { body } = await send('POST', '/custom_fields', { name, type, ...more });
    fields[name] = body.data.id;
  }
  const { body } = await send('GET', '/custom_fields?with=custom_field_variables&all=1');
  for (const field of body.data)
    for (const { id, value } of field.custom_field_variables) variables[value] = id;
  for (const [surname, held] of Object.entries(people)) {
    const email = `${Object.keys(people).indexOf(surname)}@field-order-people.test`;
    const { body: user } = await send('POST', '/users', { name: 'Лев', surname, email });
    const custom_fields = Object.entries(held).map(([name, values]) => ({
      custom_field_id: fields[name],
      values: values.map((value) => variables[String(value)] ?? value),
    }));
    if (custom_fields.length === 0) continue;
    const stored = await send('POST', `/users/${user.data.id}/store_custom_field_values`, {
      custom_fields,
    });
    if (stored.status !== 200) throw new Error(JSON.stringify(stored.body.errors));
  }
});

describe('users are sorted by', () => {
  test.each([
    ['Город', 'БАГВДЕ', 'ВГАБЕД'],
    ['Баллы', 'БАГВДЕ', 'ВГАБЕД'],
    ['Уровень', 'БАГВДЕ', 'ВГАБЕД'],
    ['Дни', 'БВАГДЕ', 'АВБЕДГ'],
  ])('%s, those without values last in both directions', async (field, upwards, downwards) => {
    const some = await Promise.all([by(field), by(field, '&desc=1')]);
    expect(some).toEqual([upwards, downwards]);
  });

  test('variables in their manual order', async () => {
    const path = `/custom_fields/${fields['Уровень']}/custom_field_variables/multi_sort`;
    const order = (...words: string[]) =>
      send('POST', path, { custom_field_variable_ids: words.map((word) => variables[word]) });
    await order('Высокий', 'Средний', 'Начальный');
    expect(await by('Уровень')).toBe('ВАГБДЕ');
    await order('Начальный', 'Средний', 'Высокий');
  });

  test.each(['Город', 'Баллы', 'Уровень', 'Дни'])(
    '%s, page by page, in both directions',
    async (field) => {
      for (const desc of ['0', '1']) {
        const walk = async (cursor: string, step: 'next' | 'previous') => {
          const before = step === 'previous' ? '&before=1' : '';
          const { body } = await send(
            'GET',
            `/users?only=surname&search=@field-order-people.test&sort=custom_field_${fields[field]}&desc=${desc}&per_page=2&cursor=${cursor}${before}`,
          );
          const rows = body.data.map(({ surname }: { surname: string }) => surname[0]);
          return { rows: rows.join(''), further: body.meta[`${step}_cursor`] as string | null };
        };
        const all = await by(field, `&desc=${desc}`);
        for (const step of ['next', 'previous'] as const) {
          const pages: string[] = [];
          for (let cursor: string | null = ''; cursor !== null;) {
            const { rows, further } = await walk(cursor, step);
            pages.push(rows);
            cursor = further;
          }
          if (step === 'previous') pages.reverse();
          expect(pages).toEqual(all.match(/../g));
        }
        expect(await by(field, `&desc=${desc}&per_page=2&page=2`)).toBe(all.slice(2, 4));
      }
    },
  );

  test('the next value, when the first one is deleted', async () => {
    expect(await by('Дни')).toBe('БВАГДЕ');
    await send(
      'DELETE',
      `/custom_fields/${fields['Дни']}/custom_field_variables/${variables['Ср']}`,
    );
    expect(await by('Дни')).toBe('АБВГДЕ');
  });
});

test('refuses to sort by a file, by a field of courses, or by an unknown field', async () => {
  for (const id of [fields['Справка'], fields['О курсе'], 2_000_000_000]) {
    const { status, body } = await send('GET', `/users?sort=custom_field_${id}`);
    expect([status, body.errors[0].field]).toEqual([422, 'sort']);
    const order = { sort: `custom_field_${id}` };
    expect((await send('POST', '/users_download', order)).status).toBe(422);
  }
});

test('an export is sorted in the same way', async () => {
  const ordered = await send('POST', '/users_download', {
    format: 'csv',
    columns: ['surname'],
    matching: { search: '@field-order-people.test' },
    sort: `custom_field_${fields['Баллы']}`,
  });
  expect([ordered.status, ordered.body.errors]).toEqual([201, undefined]);
  const { job_id, file_name } = ordered.body.data;
  await finishedJob(school, `/api/companies/${companyId}`, job_id, owner);
  const { body } = await send('GET', `/users_file?file_name=${file_name}`);
  const { payload } = await school.app.inject({ url: `/api${body.data.url}` });
  const surnames = payload.match(/[А-Я][а-яё]+/g)?.slice(1);
  expect(surnames?.map((surname) => surname[0]).join('')).toBe('БАГВДЕ');
});

describe('a page reads about as many rows as it shows', () => {
  let scope: Scope;
  const own: Record<string, number> = {};

  beforeAll(async () => {
    const other = await school.company('field-order-many', owner);
    scope = { companyId: other, personId: owner.userId, isOwner: true, permissions: new Set() };
    await school.database.system(async (transaction) => {
      for (const [name, type] of [
        ['number', 'integer'],
        ['words', 'string'],
        ['list', 'list'],
      ] as const) {
        const { id } = await rowOf<{ id: number }>(
          transaction,
          sql`insert into custom_fields (company_id, name, type) values (${other}, ${name}, ${type}) returning id`,
        );
        own[name] = id;
      }
      // 2,000 of 2,300 members are deleted and first or last in every sort. A tenth have no values.
      await transaction.execute(sql`
        with account as (
          insert into users (name, email, login)
          select place::text, place || '@field-order-many.test', place || '@field-order-many.test' from generate_series(1, 2300) as place
          returning id, name::integer as place
        ), member as (
          insert into company_members (company_id, user_id, name, status)
          select ${other}, id, place::text, case when place between 1000 and 1299 then 'active' else 'deleted' end from account
          returning user_id
        ), variable as (
          insert into custom_field_variables (company_id, custom_field_id, value, sort)
          select ${other}, ${own['list']}, place::text, place from generate_series(1, 5) as place returning id, sort
        )
        select 1`);
      await transaction.execute(sql`
        insert into custom_field_user_values (company_id, user_id, custom_field_id, value, number, variable_id)
        select ${other}, member.user_id, field.id, place::text, case field.type when 'integer' then place end,
          case field.type when 'list' then (
            select variable.id from custom_field_variables variable where variable.company_id = ${other} and variable.sort = 1 + place % 5
          ) end
        from company_members member, custom_fields field, lateral (select member.name::integer as place) as each
        where member.company_id = ${other} and field.company_id = ${other} and member.name ~ '^\\d+$' and place % 10 > 0`);
    });
    // Statistics that other tests cause in the middle of this one would lead to another plan.
    await asOwner(school.database, (transaction) =>
      transaction.execute(sql`analyze company_members, custom_field_user_values`),
    );
  });

  async function rowsRead(transaction: Transaction): Promise<number> {
    const { rows } = await rowOf<{ rows: number }>(
      transaction,
      sql`select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as rows
        from pg_stat_xact_user_tables where relid in ('company_members'::regclass, 'custom_field_user_values'::regclass)`,
    );
    return rows;
  }

  const touched = (query: Record<string, string>) =>
    school.database.company(scope, async (transaction) => {
      await transaction.execute(
        sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`,
      );
      const parameters = userResource.readParameters({ ...query, only: 'id', total: '0' });
      const before = await rowsRead(transaction);
      const source = userResource.source(userGrants.read);
      const { data, meta } = await readList(transaction, source, parameters, scope);
      const rows = (await rowsRead(transaction)) - before;
      return { found: data.length, rows, next: meta.next_cursor ?? '' };
    });

  /** For each of two statuses: a page and one more row, each with a value and its owner. */
  const enough = 2 * 2 * 21;

  test.each([
    ['number', '0', enough],
    ['number', '1', enough],
    ['words', '0', enough],
    ['words', '1', enough],
    // For each of five variables.
    ['list', '0', 5 * enough],
    ['list', '1', 5 * enough],
  ])('sorted by %s, desc=%s', async (field, desc, most) => {
    const query = { sort: `custom_field_${own[field]}`, desc };
    const first = await touched({ ...query, cursor: '' });
    expect(first.found).toBe(20);
    expect(first.rows).toBeLessThanOrEqual(most);
    const second = await touched({ ...query, cursor: first.next });
    expect(second.found).toBe(20);
    expect(second.rows).toBeLessThanOrEqual(most);
  });
});
