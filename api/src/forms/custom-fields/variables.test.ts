// The options of a list: adding, searching, sorting, and no duplicates.
import { beforeAll, describe, expect, test } from 'vitest';
import { openFields, type Fields } from '../../../testing/schools/custom-fields.ts';

let own: Fields;

beforeAll(async () => {
  own = await openFields('list-variables');
});

describe('options', () => {
  test('are added one by one and in bulk, found, renamed, sorted and deleted', async () => {
    const field = await own.newField('list', 'Цвет', ['Красный']);
    const path = `/custom_fields/${field}/custom_field_variables`;
    const one = await own.send('POST', path, { value: 'Синий' });
    expect([one.status, one.body.data]).toMatchObject([201, { value: 'Синий', sort: 2 }]);
    const many = await own.send('POST', `${path}/multi_creation`, {
      values: ['Зелёный', 'Жёлтый'],
    });
    expect(many.status).toBe(201);
    expect(
      many.body.data.map(({ value, sort }: { value: string; sort: number }) => [value, sort]),
    ).toEqual([
      ['Зелёный', 3],
      ['Жёлтый', 4],
    ]);
    const page = await own.send('GET', `${path}?page=1&per_page=3&search=лё`);
    expect(page.body.data.map(({ value }: { value: string }) => value)).toEqual(['Зелёный']);
    expect(page.body.meta).toMatchObject({ total: 1, current_page: 1 });
    const ids = await own.variablesOf(field);
    await own.send('POST', `${path}/multi_sort`, {
      custom_field_variable_ids: [ids['Жёлтый'], ids['Красный'], ids['Синий'], ids['Зелёный']],
    });
    expect(Object.keys(await own.variablesOf(field))).toEqual([
      'Жёлтый',
      'Красный',
      'Синий',
      'Зелёный',
    ]);
    const renamed = await own.send('PUT', `${path}/${ids['Синий']}`, { value: 'Голубой' });
    expect(renamed.body.data.value).toBe('Голубой');
    const address = `/custom_field_variables/${ids['Синий']}`;
    for (const one of [`${path}/${ids['Синий']}`, address]) {
      expect((await own.send('GET', one)).body.data).toMatchObject({ value: 'Голубой' });
    }
    const all = await own.send('GET', `/custom_field_variables?ids=${ids['Синий']}`);
    expect(all.body.data).toMatchObject([{ id: ids['Синий'] }]);
    expect((await own.send('DELETE', `${path}/${ids['Красный']}`)).status).toBe(200);
    expect(Object.keys(await own.variablesOf(field))).toEqual(['Жёлтый', 'Голубой', 'Зелёный']);
  });

  test('reject duplicates at their lines, ignoring case', async () => {
    const field = await own.newField('list', 'Размер', ['Малый']);
    const path = `/custom_fields/${field}/custom_field_variables`;
    const many = await own.send('POST', `${path}/multi_creation`, {
      values: ['Большой', 'малый', 'БОЛЬШОЙ'],
    });
    expect([many.status, many.body.errors]).toEqual([
      422,
      [
        { message: 'Такой вариант уже есть', field: 'values.1', code: 'taken' },
        { message: 'Такой вариант уже есть', field: 'values.2', code: 'taken' },
      ],
    ]);
    const one = await own.send('POST', path, { value: 'МАЛЫЙ' });
    expect([one.status, one.body.errors[0].field]).toEqual([422, 'value']);
    expect(Object.keys(await own.variablesOf(field))).toEqual(['Малый']);
  });

  test('added concurrently with the same text are stored once', async () => {
    const field = await own.newField('list', 'Спор');
    const path = `/custom_fields/${field}/custom_field_variables`;
    const answers = await Promise.all(
      [1, 2, 3].map(() => own.send('POST', path, { value: 'Одно' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  test('exist only for lists of the company’s own', async () => {
    const text = await own.newField('string', 'Слова');
    const foreign = await own.newField('list_bitrix', 'Чужой');
    for (const [field, message] of [
      [text, 'Варианты бывают только у списков'],
      [foreign, 'Варианты этого поля приходят из Битрикс24'],
    ]) {
      const { status, body } = await own.send(
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

test('bulk deletion of fields deletes their options', async () => {
  const fields = [
    await own.newField('list', 'Страна', ['Россия']),
    await own.newField('list', 'Регион', []),
  ];
  const gone = await own.send('POST', '/custom_fields/delete', { custom_fields_id: fields });
  expect(gone.body.data.count).toBe(2);
  expect((await own.send('GET', `/custom_fields/${fields[0]}`)).status).toBe(404);
});
