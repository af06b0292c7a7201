// Custom fields of users: their values and their history.
import { and, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, testPassword, type Caller, type School } from '../../../testing/school.ts';
import { files } from '../../media/tables.ts';

let school: School;
let owner: Caller;
let manager: Caller;
let viewer: Caller;
let companyId: number;
let userId: number;
/** Field ids by name. */
const fields: Record<string, number> = {};
const variables: Record<string, number> = {};

interface Held {
  id: number;
  name: string;
  custom_field_variables: { id: number; value: string }[];
  values: { value: string; shown: string; file: { id: number; url: string } | null }[];
}

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  as = owner,
) => school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function newField(values: { name: string } & Record<string, unknown>): Promise<number> {
  const { status, body } = await send('POST', '/custom_fields', { type: 'string', ...values });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id;
}

async function newUser(surname: string): Promise<number> {
  const { body } = await send('POST', '/users', {
    name: 'Пётр',
    surname,
    email: `${surname.toLowerCase().length}${Math.random()}@user-fields.test`,
    password: testPassword,
  });
  return body.data.id;
}

const store = (values: Record<string, unknown[]>, user = userId, as = manager) =>
  send(
    'POST',
    `/users/${user}/store_custom_field_values`,
    {
      custom_fields: Object.entries(values).map(([name, held]) => ({
        custom_field_id: fields[name],
        values: held,
      })),
    },
    as,
  );

const heldBy = (body: { data: Held[] }) =>
  Object.fromEntries(
    body.data
      .filter(({ values }) => values.length > 0)
      .map(({ name, values }) => [name, values.map(({ shown }) => shown)]),
  );

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@user-fields.test');
  const created = await school.send(
    'POST',
    '/api/companies',
    { name: 'Школа', code: 'user-fields' },
    owner,
  );
  companyId = created.body.data.id;
  manager = await school.person('manager@user-fields.test');
  await school.join(companyId, manager, ['users_show', 'users_manage', 'users_export']);
  viewer = await school.person('viewer@user-fields.test');
  await school.join(companyId, viewer, ['users_show']);
  for (const [name, type, more] of [
    ['Город', 'string'],
    ['О себе', 'text'],
    ['Класс', 'integer'],
    ['Рождение', 'date'],
    ['Созвон', 'datetime'],
    ['Второй телефон', 'phone', { multiple: true }],
    ['Почта родителя', 'email'],
    ['Страница', 'url'],
    ['Телеграм', 'telegram_id'],
    ['Предмет', 'list', { variables: ['Физика', 'Химия'] }],
    ['Дни', 'list', { multiple: true, variables: ['Пн', 'Вт', 'Ср'] }],
    ['Справка', 'file'],
    ['Снимок', 'image'],
    ['Роль', 'choose_role'],
    ['Битрикс', 'list_bitrix'],
  ] as [string, string, object?][]) {
    fields[name] = await newField({ name, type, ...more });
  }
  const { body } = await send('GET', '/custom_fields?with=custom_field_variables&all=1');
  for (const field of body.data)
    for (const { id, value } of field.custom_field_variables) variables[value] = id;
  userId = await newUser('Орлов');
});

describe('the custom fields of a user', () => {
  test('are all returned, empty at first, without types that people cannot fill in', async () => {
    const { status, body } = await send(
      'GET',
      `/users/${userId}/show_all_custom_fields_with_values`,
      undefined,
      viewer,
    );
    expect(status).toBe(200);
    expect(body.data.map(({ name }: Held) => name)).toEqual([
      'Битрикс',
      'Второй телефон',
      'Город',
      'Дни',
      'Класс',
      'О себе',
      'Почта родителя',
      'Предмет',
      'Рождение',
      'Снимок',
      'Созвон',
      'Справка',
      'Страница',
      'Телеграм',
    ]);
    expect(heldBy(body)).toEqual({});
  });

  test('store values of every type, and omitted fields stay unchanged', async () => {
    const { status, body } = await store({
      Город: [' Казань '],
      Класс: ['09'],
      Рождение: ['2010-02-28'],
      Созвон: ['2026-12-31T10:00:00+03:00'],
      'Второй телефон': ['+7 900 000-00-01', '+7 900 000-00-02'],
      'Почта родителя': ['mama@home.ru'],
      Страница: ['https://example.ru/me'],
      Телеграм: ['@orlov'],
      Предмет: [variables['Химия']],
      Дни: [String(variables['Вт']), String(variables['Пн'])],
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    await store({ 'О себе': ['Люблю физику\nи химию'] });
    const { body: read } = await send('GET', `/users/${userId}/show_all_custom_fields_with_values`);
    expect(heldBy(read)).toEqual({
      Город: ['Казань'],
      'О себе': ['Люблю физику\nи химию'],
      Класс: ['9'],
      Рождение: ['2010-02-28'],
      Созвон: ['2026-12-31T07:00:00.000Z'],
      'Второй телефон': ['+79000000001', '+79000000002'],
      'Почта родителя': ['mama@home.ru'],
      Страница: ['https://example.ru/me'],
      Телеграм: ['@orlov'],
      Предмет: ['Химия'],
      Дни: ['Вт', 'Пн'],
    });
  });

  test('can be emptied', async () => {
    const { body } = await store({ Телеграм: [], Страница: [''] });
    expect(heldBy(body)).not.toHaveProperty('Телеграм');
    expect(heldBy(body)).not.toHaveProperty('Страница');
  });

  test('refuse invalid values, and then change nothing', async () => {
    const { status, body } = await store({
      Город: ['Самара'],
      Класс: ['девять'],
      Рождение: ['2010-02-30'],
      Созвон: ['завтра'],
      'Второй телефон': ['12'],
      'Почта родителя': ['mama'],
      Страница: ['javascript:alert(1)'],
      Предмет: [variables['Пн']],
      Дни: [variables['Пн'], variables['Физика']],
      Справка: ['1'],
      Роль: ['1'],
      'О себе': ['раз', 'два'],
    });
    expect(status).toBe(422);
    expect(
      body.errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
    ).toEqual([
      ['custom_fields.1.values', 'Введите целое число'],
      ['custom_fields.2.values', 'Введите дату в виде 2026-12-31'],
      ['custom_fields.3.values', 'Введите дату и время'],
      ['custom_fields.4.values', 'Введите номер в виде +7 900 000-00-00'],
      ['custom_fields.5.values', 'Введите адрес почты в виде имя@домен.ру'],
      ['custom_fields.6.values', 'Адрес должен начинаться с http:// или https://'],
      ['custom_fields.7.values', 'Выберите из списка'],
      ['custom_fields.8.values', 'Выберите из списка'],
      ['custom_fields.9.values', 'Файл не найден, загрузите его ещё раз'],
      ['custom_fields.10.values', 'Поле не найдено'],
      ['custom_fields.11.values', 'Выберите одно значение'],
    ]);
    const { body: read } = await send('GET', `/users/${userId}/show_all_custom_fields_with_values`);
    expect(heldBy(read)).toMatchObject({ Город: ['Казань'] });
  });

  test('can be changed by those who may change the user', async () => {
    expect((await store({ Город: ['Омск'] }, userId, viewer)).status).toBe(403);
    const { body } = await send('GET', '/users?search=owner@user-fields.test&only=id');
    expect((await store({ Город: ['Омск'] }, body.data[0].id)).status).toBe(403);
    expect((await store({ Город: ['Омск'] }, 999_999)).status).toBe(404);
  });

  test('appear in the history by their names', async () => {
    const other = await newUser('Волков');
    await store({ Город: ['Казань'], Предмет: [variables['Физика']] }, other);
    await store({ Предмет: [variables['Химия']], Дни: [variables['Пн']] }, other);
    await store({ Город: [] }, other);
    const { body } = await send('GET', `/users/${other}/audits`);
    const recordedChanges = body.data
      .filter(({ event }: { event: string }) => event === 'updated')
      .flatMap(({ changes }: { changes: object[] }) => changes);
    expect(recordedChanges).toContainEqual({
      field: 'custom_fields.Город',
      from: 'Казань',
      to: null,
      cut: false,
    });
    expect(recordedChanges).toContainEqual({
      field: 'custom_fields.Предмет',
      from: 'Физика',
      to: 'Химия',
      cut: false,
    });
    expect(recordedChanges).toContainEqual({
      field: 'custom_fields.Дни',
      from: null,
      to: 'Пн',
      cut: false,
    });
    expect(recordedChanges).toContainEqual({
      field: 'custom_fields.Город',
      from: null,
      to: 'Казань',
      cut: false,
    });
  });
});

describe('a file of a user', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = async (name: string, bytes: Buffer, as = manager) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const request = new Request('http://any', { method: 'POST', body: form });
    const answer = await school.app.inject({
      method: 'POST',
      url: `/api/companies/${companyId}/users/${userId}/add_media`,
      headers: {
        authorization: `Bearer ${as.token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  test('is uploaded, stored by its id and downloaded', async () => {
    expect((await upload('снимок.png', png, viewer)).status).toBe(403);
    const image = (await upload('снимок.png', png)).body.data.id;
    const note = (await upload('справка.txt', Buffer.from('Здоров'))).body.data.id;
    expect((await store({ Снимок: [note] })).body.errors[0].message).toBe('Выберите изображение');
    const { status, body } = await store({ Снимок: [image], Справка: [String(note)] });
    expect(status).toBe(200);
    expect(heldBy(body)).toMatchObject({ Снимок: ['снимок.png'], Справка: ['справка.txt'] });
    const { file } = body.data.find(({ name }: Held) => name === 'Справка').values[0];
    const bytes = await school.app.inject({ url: `/api${file.url}` });
    expect(bytes.body).toBe('Здоров');
  });

  test('that was generated for another person cannot be a value', async () => {
    const ordered = await send('POST', '/users_download', {}, manager);
    await finishedJob(school, `/api/companies/${companyId}`, ordered.body.data.job_id, manager);
    const [made] = await school.database.system((transaction) =>
      transaction
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.company_id, companyId), like(files.file_name, 'users_%'))),
    );
    const { status, body } = await store({ Справка: [String(made?.id)] });
    expect([status, body.errors[0].message]).toEqual([
      422,
      'Файл не найден, загрузите его ещё раз',
    ]);
  });
});

describe('a custom field of the company', () => {
  test('retains the values of a renamed variable, and loses those of a removed one', async () => {
    const { body: read } = await send(
      'GET',
      `/custom_fields/${fields['Дни']}?with=custom_field_variables`,
    );
    const list: { id: number; value: string }[] = read.data.custom_field_variables;
    const id = list.find(({ value }) => value === 'Пн')?.id;
    const { status } = await send('PUT', `/custom_fields/${fields['Дни']}`, {
      variables: [{ id, value: 'Понедельник' }, { value: 'Чт' }],
    });
    expect(status).toBe(200);
    const { body } = await send('GET', `/users/${userId}/show_all_custom_fields_with_values`);
    expect(heldBy(body)).toMatchObject({ Дни: ['Понедельник'] });
    const wrong = await send('PUT', `/custom_fields/${fields['Дни']}`, {
      variables: [{ id: variables['Физика'], value: 'Чужой' }],
    });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'variables.0.id']);
    const twice = await send('PUT', `/custom_fields/${fields['Дни']}`, {
      variables: [{ value: 'Чт' }, { value: 'Чт' }],
    });
    expect([twice.status, twice.body.errors[0].message]).toEqual([422, 'Варианты повторяются']);
  });

  test('is found by name, and without some types', async () => {
    const named = await send('GET', `/custom_fields?name=${encodeURIComponent('ГОР')}`);
    expect(named.body.data.map(({ name }: Held) => name)).toEqual(['Город']);
    const others = await send(
      'GET',
      '/custom_fields?all=1&notTypes=choose_role,list_bitrix&subtype=user',
    );
    expect(others.body.data).toHaveLength(13);
    expect((await send('GET', '/custom_fields?notTypes=colour')).status).toBe(422);
  });

  test('cannot be deleted while an invite uses it, and is deleted with its values', async () => {
    const customFields = [{ custom_field_id: fields['Город'], required: false }];
    const invite = await send('POST', '/invites', { name: 'Набор', custom_fields: customFields });
    const refused = await send('DELETE', `/custom_fields/${fields['Город']}`);
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      'Поле используется в приглашениях: «Набор»',
    ]);
    await send('PUT', `/invites/${invite.body.data.id}`, { custom_fields: [] });
    expect((await send('DELETE', `/custom_fields/${fields['Город']}`)).status).toBe(200);
    const { body } = await send('GET', `/users/${userId}/show_all_custom_fields_with_values`);
    expect(body.data.map(({ name }: Held) => name)).not.toContain('Город');
    expect(
      (await send('DELETE', `/custom_fields/${fields['Класс']}`, undefined, manager)).status,
    ).toBe(403);
  });
});
