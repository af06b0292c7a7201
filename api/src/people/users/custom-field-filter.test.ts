// The list of users and its export filtered by custom fields.
import { beforeAll, describe, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, testPassword, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
/** Field ids by name. */
const fields: Record<string, number> = {};
const variables: Record<string, number> = {};

const send = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, owner);

async function newField(name: string, type: string, more: object = {}): Promise<void> {
  const { body } = await send('POST', '/custom_fields', { name, type, ...more });
  fields[name] = body.data.id;
  const { body: read } = await send(
    'GET',
    `/custom_fields/${body.data.id}?with=custom_field_variables`,
  );
  for (const { id, value } of read.data.custom_field_variables) variables[value] = id;
}

async function newUser(surname: string, held: Record<string, unknown[]>): Promise<void> {
  const { body } = await send('POST', '/users', {
    name: 'Пётр',
    surname,
    email: `user${Object.keys(held).length}@listed-fields.test`,
    password: testPassword,
  });
  const { status } = await send('POST', `/users/${body.data.id}/store_custom_field_values`, {
    custom_fields: Object.entries(held).map(([name, values]) => ({
      custom_field_id: fields[name],
      values,
    })),
  });
  expect(status).toBe(200);
}

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@listed-fields.test');
  const company = { name: 'Школа', code: 'listed-fields' };
  companyId = (await school.send('POST', '/api/companies', company, owner)).body.data.id;
  await newField('Город', 'string');
  await newField('Класс', 'integer');
  await newField('Рождение', 'date');
  await newField('Созвон', 'datetime');
  await newField('Предмет', 'list', { variables: ['Физика', 'Химия'] });
  await newField('Дни', 'list', { multiple: true, variables: ['Пн', 'Вт', 'Ср'] });
  await newUser('Белова', {
    Город: ['Нижний, Новгород'],
    Класс: ['11'],
    Рождение: ['2008-05-01'],
    Созвон: ['2026-03-01T21:30:00Z'],
    Предмет: [variables['Физика']],
    Дни: [variables['Пн'], variables['Ср']],
  });
  await newUser('Ветров', {
    Город: ['Новосибирск'],
    Класс: ['-5'],
    Рождение: ['2012-05-01'],
    Дни: [variables['Ср']],
  });
  await newUser('Орлов', {
    Город: ['Казань'],
    Класс: ['9'],
    Рождение: ['2010-02-28'],
    Предмет: [variables['Химия']],
    Дни: [variables['Вт'], variables['Пн']],
  });
});

describe('the list of users', () => {
  /** The surnames of the found users, in order. */
  const found = async (...conditions: string[]) => {
    const query = new URLSearchParams(
      conditions.map((condition) => {
        const [name = '', ...rest] = condition.split(':');
        return ['custom_field[]', [fields[name], ...rest].join(':')];
      }),
    );
    const { status, body } = await send('GET', `/users?all=1&${query.toString()}`);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data.map(({ surname }: { surname: string }) => surname);
  };

  test('is filtered by text', async () => {
    expect(await found('Город:contains:нов')).toEqual(['Белова', 'Ветров']);
    expect(await found('Город:contains:новгород нижн')).toEqual(['Белова']);
    expect(await found('Город:contains:Нижний, Нов')).toEqual(['Белова']);
    expect(await found('Город:contains:%')).toEqual([]);
  });

  test('is filtered by any of the variables', async () => {
    const any = (...words: string[]) => words.map((word) => `Дни:any:${variables[word]}`);
    expect(await found(...any('Пн'))).toEqual(['Белова', 'Орлов']);
    expect(await found(...any('Вт', 'Ср'))).toEqual(['Белова', 'Ветров', 'Орлов']);
    expect(await found(...any('Ср'), `Предмет:any:${variables['Физика']}`)).toEqual(['Белова']);
  });

  test('is filtered by ranges of numbers, days and moments, both ends inclusive', async () => {
    expect(await found('Класс:from:9')).toEqual(['Белова', 'Орлов']);
    expect(await found('Класс:from:-5', 'Класс:to:9')).toEqual(['Ветров', 'Орлов']);
    expect(await found('Рождение:from:2008-05-01', 'Рождение:to:2010-02-28')).toEqual([
      'Белова',
      'Орлов',
    ]);
    // 21:30 UTC is the next day in Moscow.
    expect(await found('Созвон:from:2026-03-02', 'Созвон:to:2026-03-02')).toEqual(['Белова']);
    expect(await found('Созвон:to:2026-03-01')).toEqual([]);
    expect(await found('Класс:from:2008-01-01')).toEqual([]);
  });

  test('refuses invalid conditions', async () => {
    for (const condition of ['12', 'x:any:1', '12:is:1', '12:from:soon', '12:any:']) {
      const { status, body } = await send(
        'GET',
        `/users?custom_field=${encodeURIComponent(condition)}`,
      );
      expect([status, body.errors?.[0]?.field]).toEqual([422, 'custom_field']);
    }
    const role = { name: 'Кем быть', type: 'choose_role', subtype: 'user' };
    const { body: made } = await send('POST', '/custom_fields', role);
    for (const field of [made.data.id, 2 ** 31 - 1]) {
      const { body } = await send('GET', `/users?custom_field=${field}:contains:x`);
      expect(body.errors).toMatchObject([{ field: 'custom_field', code: 'unknown_value' }]);
    }
  });

  test('supports the same conditions in bulk actions', async () => {
    const { body: group } = await send('POST', '/groups', { name: 'Новые' });
    const { body } = await send('POST', '/users/attach_groups', {
      groups_id: [group.data.id],
      matching: { custom_field: [`${fields['Город']}:contains:Нижний, Новгород`] },
    });
    expect(body.data.count).toBe(1);
  });
});

describe('the export of users', () => {
  test('has a column for each field', async () => {
    const ordered = await send('POST', '/users_download', {
      format: 'csv',
      columns: ['surname', 'custom_fields'],
      matching: { search: 'Белова' },
    });
    await finishedJob(school, `/api/companies/${companyId}`, ordered.body.data.job_id, owner);
    const { body } = await send('GET', `/users_file?file_name=${ordered.body.data.file_name}`);
    const file = await school.app.inject({ url: `/api${body.data.url}` });
    const [headings, row] = file.body
      .trim()
      .split('\r\n')
      .map((line) => line.replace('\uFEFF', '').split(';'));
    expect(Object.fromEntries((headings ?? []).map((name, index) => [name, row?.[index]]))).toEqual(
      {
        Фамилия: 'Белова',
        Город: 'Нижний, Новгород',
        Дни: 'Пн, Ср',
        Класс: '11',
        Предмет: 'Физика',
        Рождение: '01.05.2008',
        Созвон: '02.03.2026, 00:30',
      },
    );
  });
});
