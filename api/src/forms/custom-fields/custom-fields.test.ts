// The fields that a company keeps: variables, what these bring, other types, and what a change would come to.
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, owner);

async function newField(type: string, name: string, variables?: string[]): Promise<number> {
  const { status, body } = await send('POST', '/custom_fields', { type, name, variables });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id;
}

interface Variable {
  id: number;
  value: string;
}

/** Its variables' ids by their words, in their order. */
async function variablesOf(field: number): Promise<Record<string, number>> {
  const { body } = await send('GET', `/custom_fields/${field}/custom_field_variables?all=1`);
  return Object.fromEntries(body.data.map(({ id, value }: Variable) => [value, id]));
}

async function newUser(): Promise<number> {
  const email = `${Math.random().toString(36).slice(2)}@own-fields.test`;
  const { body } = await send('POST', '/users', { name: 'Лев', email });
  return body.data.id;
}

const store = (user: number, values: readonly (readonly [field: number, unknown[]])[]) =>
  send('POST', `/users/${user}/store_custom_field_values`, {
    custom_fields: values.map(([custom_field_id, held]) => ({ custom_field_id, values: held })),
  });

async function held(user: number): Promise<Record<string, string[]>> {
  const { body } = await send('GET', `/users/${user}/show_all_custom_fields_with_values`);
  return Object.fromEntries(
    body.data
      .filter(({ values }: { values: unknown[] }) => values.length > 0)
      .map(({ name, values }: { name: string; values: { shown: string }[] }) => [
        name,
        values.map(({ shown }) => shown),
      ]),
  );
}

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@own-fields.test');
  companyId = await school.company('own-fields', owner);
});

test('what variables bring is told as deep as it goes', async () => {
  const [city, school, grade] = [
    await newField('list', 'Дальний город', ['Тверь']),
    await newField('list', 'Дальняя школа', ['Лицей']),
    await newField('list', 'Дальний класс', ['Седьмой']),
  ];
  const first = async (field: number) => Object.values(await variablesOf(field))[0];
  const brings = async (field: number, dependents: object) =>
    send('POST', `/custom_field_variables/${await first(field)}/attach`, dependents);
  await brings(city, { dependent_custom_fields: [school] });
  await brings(school, { dependent_variables: [await first(grade)] });
  const way = 'custom_field_variables.dependent_custom_fields.custom_field_variables';
  const { body } = await send('GET', `/custom_fields/${city}?with=${way}.dependent_variables`);
  expect(body.data.custom_field_variables).toMatchObject([
    {
      value: 'Тверь',
      dependent_custom_fields: [
        {
          id: school,
          custom_field_variables: [{ value: 'Лицей', dependent_variables: [{ value: 'Седьмой' }] }],
        },
      ],
    },
  ]);
});

describe('variables', () => {
  test('are added one by one and many at once, found, renamed, put in order and deleted', async () => {
    const field = await newField('list', 'Цвет', ['Красный']);
    const path = `/custom_fields/${field}/custom_field_variables`;
    const one = await send('POST', path, { value: 'Синий' });
    expect([one.status, one.body.data]).toMatchObject([201, { value: 'Синий', sort: 2 }]);
    const many = await send('POST', `${path}/multi_creation`, { values: ['Зелёный', 'Жёлтый'] });
    expect(many.status).toBe(201);
    expect(
      many.body.data.map(({ value, sort }: Variable & { sort: number }) => [value, sort]),
    ).toEqual([
      ['Зелёный', 3],
      ['Жёлтый', 4],
    ]);
    const page = await send('GET', `${path}?page=1&per_page=3&search=лё`);
    expect(page.body.data.map(({ value }: Variable) => value)).toEqual(['Зелёный']);
    expect(page.body.meta).toMatchObject({ total: 1, current_page: 1 });
    const ids = await variablesOf(field);
    await send('POST', `${path}/multi_sort`, {
      custom_field_variable_ids: [ids['Жёлтый'], ids['Красный'], ids['Синий'], ids['Зелёный']],
    });
    expect(Object.keys(await variablesOf(field))).toEqual([
      'Жёлтый',
      'Красный',
      'Синий',
      'Зелёный',
    ]);
    const renamed = await send('PUT', `${path}/${ids['Синий']}`, { value: 'Голубой' });
    expect(renamed.body.data.value).toBe('Голубой');
    expect((await send('DELETE', `${path}/${ids['Красный']}`)).status).toBe(200);
    expect(Object.keys(await variablesOf(field))).toEqual(['Жёлтый', 'Голубой', 'Зелёный']);
  });

  test('that are there already are told at their lines, letters’ case aside', async () => {
    const field = await newField('list', 'Размер', ['Малый']);
    const path = `/custom_fields/${field}/custom_field_variables`;
    const many = await send('POST', `${path}/multi_creation`, {
      values: ['Большой', 'малый', 'БОЛЬШОЙ'],
    });
    expect([many.status, many.body.errors]).toEqual([
      422,
      [
        { message: 'Такой вариант уже есть', field: 'values.1', code: 'taken' },
        { message: 'Такой вариант уже есть', field: 'values.2', code: 'taken' },
      ],
    ]);
    const one = await send('POST', path, { value: 'МАЛЫЙ' });
    expect([one.status, one.body.errors[0].field]).toEqual([422, 'value']);
    expect(Object.keys(await variablesOf(field))).toEqual(['Малый']);
  });

  test('of two who add the same words at once one is refused', async () => {
    const field = await newField('list', 'Спор');
    const path = `/custom_fields/${field}/custom_field_variables`;
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', path, { value: 'Одно' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  test('are only for lists of the company’s own', async () => {
    const text = await newField('string', 'Слова');
    const foreign = await newField('list_bitrix', 'Чужой');
    for (const [field, message] of [
      [text, 'Варианты бывают только у списков'],
      [foreign, 'Варианты этого поля приходят из Битрикс24'],
    ]) {
      const { status, body } = await send(
        'POST',
        `/custom_fields/${field}/custom_field_variables`,
        {
          value: 'Нет',
        },
      );
      expect([status, body.errors[0].message]).toEqual([422, message]);
    }
  });
});

describe('what a variable brings', () => {
  let country: number;
  let region: number;
  let district: number;
  let note: number;
  let of: Record<string, Record<string, number>>;

  const attach = (variable: number | undefined, body: object, verb = 'attach') =>
    send('POST', `/custom_field_variables/${variable}/${verb}`, body);

  beforeAll(async () => {
    country = await newField('list', 'Страна', ['Россия', 'Беларусь']);
    region = await newField('list', 'Регион', ['Тверская область', 'Минская область']);
    district = await newField('list', 'Район', ['Торжок']);
    note = await newField('string', 'Примечание');
    of = {
      country: await variablesOf(country),
      region: await variablesOf(region),
      district: await variablesOf(district),
    };
    for (const [variable, body] of [
      [
        of['country']?.['Россия'],
        {
          dependent_custom_fields: [region],
          dependent_variables: [of['region']?.['Тверская область']],
        },
      ],
      [
        of['country']?.['Беларусь'],
        {
          dependent_custom_fields: [region],
          dependent_variables: [of['region']?.['Минская область']],
        },
      ],
      [of['region']?.['Тверская область'], { dependent_custom_fields: [district, note] }],
    ] as const) {
      await attach(variable, body);
    }
  });

  test('is told with it', async () => {
    const { body } = await send(
      'GET',
      `/custom_fields/${country}/custom_field_variables?with=dependentVariables;dependentCustomFields`,
    );
    expect(body.data[0]).toMatchObject({
      value: 'Россия',
      dependent_custom_fields: [{ id: region, name: 'Регион' }],
      dependent_variables: [{ value: 'Тверская область' }],
    });
  });

  test('makes no circle: its way is told', async () => {
    const { status, body } = await attach(of['district']?.['Торжок'], {
      dependent_custom_fields: [country],
    });
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          message: 'Получится круг: «Район» → «Страна» → «Регион» → «Район»',
          field: 'dependent_custom_fields',
          code: 'circle',
        },
      ],
    ]);
    const own = await attach(of['district']?.['Торжок'], { dependent_custom_fields: [district] });
    expect(own.body.errors[0].message).toBe('Получится круг: «Район» → «Район»');
  });

  test('describes the same, and is there', async () => {
    const { body: other } = await send('POST', '/custom_fields', {
      name: 'О курсе',
      type: 'string',
      subtype: 'course',
    });
    const { body } = await attach(of['country']?.['Россия'], {
      dependent_custom_fields: [other.data.id],
    });
    expect(body.errors[0].message).toBe(
      '«О курсе» описывает другое: зависеть могут поля одного назначения',
    );
    const none = await attach(of['country']?.['Россия'], { dependent_variables: [2_000_000] });
    expect(none.body.errors[0]).toMatchObject({ field: 'dependent_variables', code: 'not_found' });
  });

  test('is kept of a user only while it shows', async () => {
    const user = await newUser();
    const early = await store(user, [[region, [of['region']?.['Тверская область']]]]);
    expect([early.status, early.body.errors[0]]).toMatchObject([
      422,
      { message: 'Сначала выберите то, от чего зависит это поле', field: 'custom_fields.0.values' },
    ]);
    const wrong = await store(user, [
      [country, [of['country']?.['Беларусь']]],
      [region, [of['region']?.['Тверская область']]],
    ]);
    expect(wrong.body.errors[0]).toMatchObject({
      message: 'Сначала выберите то, от чего зависит этот вариант',
      field: 'custom_fields.1.values',
    });
    const right = await store(user, [
      [country, [of['country']?.['Россия']]],
      [region, [of['region']?.['Тверская область']]],
      [district, [of['district']?.['Торжок']]],
      [note, ['у реки']],
    ]);
    expect(right.status).toBe(200);
    // Another country offers another region: what followed from the first is gone with it.
    expect((await store(user, [[country, [of['country']?.['Беларусь']]]])).status).toBe(200);
    expect(await held(user)).toEqual({ Страна: ['Беларусь'] });
  });

  test('is there without it, once it is detached', async () => {
    const body = { dependent_custom_fields: [note] };
    expect((await attach(of['region']?.['Тверская область'], body, 'detach')).status).toBe(200);
    expect((await store(await newUser(), [[note, ['сразу']]])).status).toBe(200);
  });
});

describe('another type', () => {
  const change = (field: number, type: string) => send('PUT', `/custom_fields/${field}`, { type });
  const lost = async (field: number, type: string) => {
    const { body } = await send('GET', `/custom_fields/${field}/consequences?type=${type}`);
    return body.data;
  };

  test('keeps what can be read as it; how much is lost is told before', async () => {
    const field = await newField('string', 'Класс');
    const users = await Promise.all(
      ['7', ' 11 ', 'десятый'].map(async (value) => {
        const user = await newUser();
        await store(user, [[field, [value]]]);
        return user;
      }),
    );
    expect(await lost(field, 'integer')).toEqual({
      values: 3,
      owners: 3,
      lost: 1,
      forms: [],
      invites: [],
    });
    expect((await change(field, 'integer')).body.data.type).toBe('integer');
    expect(await Promise.all(users.map(held))).toEqual([{ Класс: ['7'] }, { Класс: ['11'] }, {}]);
    const found = await send('GET', `/users?custom_field=${field}:from:8`);
    expect(found.body.meta.total).toBe(1);
  });

  test('makes words variables of a list, and a list words', async () => {
    const field = await newField('string', 'Город');
    const users = await Promise.all(
      ['Тверь', 'тверь', 'Псков'].map(async (value) => {
        const user = await newUser();
        await store(user, [[field, [value]]]);
        return user;
      }),
    );
    expect(await lost(field, 'list')).toMatchObject({ values: 3, lost: 0 });
    await change(field, 'list');
    expect(Object.keys(await variablesOf(field))).toHaveLength(2);
    expect((await held(users[2] ?? 0))['Город']).toEqual(['Псков']);
    await change(field, 'text');
    expect((await held(users[0] ?? 0))['Город']?.[0]?.toLowerCase()).toBe('тверь');
    expect(await variablesOf(field)).toEqual({});
  });

  test('turns days into moments by the company’s clock, and back', async () => {
    const field = await newField('date', 'Старт');
    const user = await newUser();
    await store(user, [[field, ['2026-02-01']]]);
    await change(field, 'datetime');
    expect(await held(user)).toEqual({ Старт: ['2026-01-31T21:00:00.000Z'] });
    await change(field, 'date');
    expect(await held(user)).toEqual({ Старт: ['2026-02-01'] });
  });

  test('leaves variables for a change of their own', async () => {
    const field = await newField('string', 'Сразу');
    const { status, body } = await send('PUT', `/custom_fields/${field}`, {
      type: 'list',
      variables: [{ value: 'Да' }],
    });
    expect([status, body.errors[0].field]).toEqual([422, 'variables']);
  });
});

test('what goes with a field, or with one of its variables, is told before', async () => {
  const field = await newField('list', 'Уровень', ['Первый', 'Второй']);
  const ids = await variablesOf(field);
  for (const level of ['Первый', 'Первый', 'Второй']) {
    await store(await newUser(), [[field, [ids[level]]]]);
  }
  const consequences = async (query = '') =>
    (await send('GET', `/custom_fields/${field}/consequences${query}`)).body.data;
  expect(await consequences()).toMatchObject({ values: 3, owners: 3, lost: 3 });
  expect(await consequences(`?variable_id=${ids['Первый']}`)).toMatchObject({ values: 2, lost: 2 });
});
