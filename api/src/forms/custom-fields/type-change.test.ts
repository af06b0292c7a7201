// Changing the type of a field: values are converted, and losses are previewed.
import { beforeAll, describe, expect, test } from 'vitest';
import { openFields, type Fields } from '../../../testing/schools/custom-fields.ts';

let own: Fields;

beforeAll(async () => {
  own = await openFields('other-types');
});

describe('changing the type of a field', () => {
  const change = (field: number, type: string) =>
    own.send('PUT', `/custom_fields/${field}`, { type });
  const lost = async (field: number, type: string) => {
    const { body } = await own.send('GET', `/custom_fields/${field}/consequences?type=${type}`);
    return body.data;
  };

  test('retains convertible values and previews the number of lost ones', async () => {
    const field = await own.newField('string', 'Класс');
    const users = await Promise.all(
      ['7', ' 11 ', 'десятый'].map(async (value) => {
        const user = await own.newUser();
        await own.store(user, [[field, [value]]]);
        return user;
      }),
    );
    expect(await lost(field, 'integer')).toEqual({
      values: 3,
      owners: 3,
      lost: 1,
      variables: 0,
      ties: 0,
      forms: [],
      invites: [],
      conditions: [],
    });
    expect((await change(field, 'integer')).body.data.type).toBe('integer');
    expect(await Promise.all(users.map(own.held))).toEqual([
      { Класс: ['7'] },
      { Класс: ['11'] },
      {},
    ]);
    const found = await own.send('GET', `/users?custom_field=${field}:from:8`);
    expect(found.body.meta.total).toBe(1);
  });

  test('converts text to options and options to text', async () => {
    const field = await own.newField('string', 'Город');
    const users = await Promise.all(
      ['Тверь', 'тверь', 'Псков'].map(async (value) => {
        const user = await own.newUser();
        await own.store(user, [[field, [value]]]);
        return user;
      }),
    );
    expect(await lost(field, 'list')).toMatchObject({ values: 3, lost: 0 });
    await change(field, 'list');
    expect(Object.keys(await own.variablesOf(field))).toHaveLength(2);
    expect((await own.held(users[2] ?? 0))['Город']).toEqual(['Псков']);
    await change(field, 'text');
    expect((await own.held(users[0] ?? 0))['Город']?.[0]?.toLowerCase()).toBe('тверь');
    expect(await own.variablesOf(field)).toEqual({});
  });

  test('converts between days and instants in the company’s time zone', async () => {
    const field = await own.newField('date', 'Старт');
    const user = await own.newUser();
    await own.store(user, [[field, ['2026-02-01']]]);
    await change(field, 'datetime');
    expect(await own.held(user)).toEqual({ Старт: ['2026-01-31T21:00:00.000Z'] });
    await change(field, 'date');
    expect(await own.held(user)).toEqual({ Старт: ['2026-02-01'] });
  });

  test('does not accept options in the same request', async () => {
    const field = await own.newField('string', 'Сразу');
    const { status, body } = await own.send('PUT', `/custom_fields/${field}`, {
      type: 'list',
      variables: [{ value: 'Да' }],
    });
    expect([status, body.errors[0].field]).toEqual([422, 'variables']);
  });
});

test('what is deleted with a field or an option is previewed', async () => {
  const field = await own.newField('list', 'Уровень', ['Первый', 'Второй']);
  const ids = await own.variablesOf(field);
  for (const level of ['Первый', 'Первый', 'Второй']) {
    await own.store(await own.newUser(), [[field, [ids[level]]]]);
  }
  const consequences = async (query = '') =>
    (await own.send('GET', `/custom_fields/${field}/consequences${query}`)).body.data;
  expect(await consequences()).toMatchObject({ values: 3, owners: 3, lost: 3 });
  expect(await consequences(`?variable_id=${ids['Первый']}`)).toMatchObject({ values: 2, lost: 2 });
});
