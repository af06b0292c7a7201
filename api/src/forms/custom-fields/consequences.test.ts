// Custom fields used by conditions of forms can't be removed, and changes and deletions are previewed.
import { beforeAll, describe, expect, test } from 'vitest';
import { openFields, type Fields } from '../../../testing/schools/custom-fields.ts';
import { reasons } from '../../../testing/schools/forms.ts';

let own: Fields;

beforeAll(async () => {
  own = await openFields('needed-fields');
});

const idsOf = async (field: number) => Object.values(await own.variablesOf(field));

/** A form with the field and a text that is shown depending on its value. */
async function newForm(field: number, operator: string, value: unknown = null, name = 'Запись') {
  const rules = [{ field: 'own', operator, value: value === null ? null : String(value) }];
  const { body } = await own.send('POST', '/forms', {
    name,
    type: 'free',
    fields: [
      { ref: 'own', type: 'custom_field', custom_field_id: field },
      { ref: 'text', type: 'description', text: 'Ещё', condition: { match: 'all', rules } },
    ],
  });
  return body.data;
}

const consequences = async (field: number, query = '') =>
  (await own.send('GET', `/custom_fields/${field}/consequences${query}`)).body.data;

describe('an option named in conditions', () => {
  let list: number;
  let pupil: number;
  let parent: number;
  let form: { id: number; name: string };

  beforeAll(async () => {
    list = await own.newField('list', 'Кто вы', ['Ученик', 'Родитель']);
    [pupil = 0, parent = 0] = await idsOf(list);
    form = await newForm(list, 'is', pupil, 'Олимпиада');
  });

  test('can’t be deleted, neither directly nor by leaving it out', async () => {
    const message = 'Вариант назван в условиях форм: «Олимпиада»';
    const alone = await own.send(
      'DELETE',
      `/custom_fields/${list}/custom_field_variables/${pupil}`,
    );
    expect(reasons(alone)).toMatchObject([409, [{ code: 'in_use', message }]]);
    const leftOut = await own.send('PUT', `/custom_fields/${list}`, {
      variables: [{ id: parent, value: 'Родитель' }],
    });
    expect(reasons(leftOut)).toMatchObject([
      409,
      [{ code: 'in_use', message, field: 'variables' }],
    ]);
    expect(await idsOf(list)).toEqual([pupil, parent]);
    expect(await consequences(list, `?variable_id=${pupil}`)).toMatchObject({
      variables: 1,
      conditions: [{ id: form.id, name: 'Олимпиада' }],
    });
    expect(await consequences(list, `?variable_id=${parent}`)).toMatchObject({ conditions: [] });
  });

  test('prevents changing the type of the list', async () => {
    const message = 'С другим типом потеряют смысл условия форм: «Олимпиада»';
    for (const type of ['string', 'file', 'list_bitrix']) {
      const refused = await own.send('PUT', `/custom_fields/${list}`, { type });
      expect(reasons(refused)).toMatchObject([409, [{ code: 'in_use', message, field: 'type' }]]);
    }
    expect(await consequences(list, '?type=string')).toMatchObject({
      conditions: [{ name: 'Олимпиада' }],
    });
  });

  test('must exist when the form is saved', async () => {
    const other = await own.newField('list', 'Откуда', ['Школа']);
    const [foreign] = await idsOf(other);
    const rules = [{ field: 'own', operator: 'is_not', value: String(foreign) }];
    const saved = await own.send('PUT', `/forms/${form.id}`, {
      fields: [
        { ref: 'own', type: 'custom_field', custom_field_id: list },
        { ref: 'text', type: 'description', condition: { match: 'all', rules } },
      ],
    });
    expect(reasons(saved)).toMatchObject([
      422,
      [
        {
          field: 'fields.1.condition',
          message: 'Варианта, с которым сравнивают поле «Кто вы», больше нет',
        },
      ],
    ]);
  });

  test('can’t be deleted while a form concurrently adds a condition', async () => {
    const other = await own.newField('list', 'Кому', ['Себе']);
    const [self] = await idsOf(other);
    const { id } = await newForm(other, 'filled');
    const rules = [{ field: 'own', operator: 'is', value: String(self) }];
    const answers = await Promise.all([
      own.send('PUT', `/forms/${id}`, {
        fields: [
          { ref: 'own', type: 'custom_field', custom_field_id: other },
          { ref: 'text', type: 'description', condition: { match: 'all', rules } },
        ],
      }),
      own.send('DELETE', `/custom_fields/${other}/custom_field_variables/${self}`),
    ]);
    const [saved, deleted] = answers.map(({ status }) => status);
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual([saved, deleted]);
  });

  test('can be deleted once no condition names it', async () => {
    expect((await own.send('DELETE', `/forms/${form.id}`)).status).toBe(200);
    const path = `/custom_fields/${list}/custom_field_variables/${pupil}`;
    expect((await own.send('DELETE', path)).status).toBe(200);
  });
});

describe('changing the type', () => {
  test.for([
    ['string', 'text', 'is', 'да', 200],
    ['string', 'integer', 'is', '7', 200],
    ['string', 'integer', 'is', 'семь', 409],
    ['string', 'list', 'is', 'да', 409],
    ['string', 'integer', 'contains', 'да', 409],
    ['date', 'datetime', 'is', '2026-09-01', 409],
    ['list', 'file', 'filled', null, 200],
  ] as const)('%s becomes %s under «%s %s»: %s', async ([from, to, operator, value, status]) => {
    const field = await own.newField(from, `Из ${from} в ${to}`);
    const { id } = await newForm(field, operator, value);
    expect((await own.send('PUT', `/custom_fields/${field}`, { type: to })).status).toBe(status);
    expect((await own.send('DELETE', `/forms/${id}`)).status).toBe(200);
  });
});

test('options lost by a type change or deletion are previewed with their dependencies', async () => {
  const city = await own.newField('list', 'Город', ['Тверь', 'Псков']);
  const district = await own.newField('list', 'Район', ['Центр']);
  const [tver = 0] = await idsOf(city);
  const [centre = 0] = await idsOf(district);
  const tied = await own.send('POST', `/custom_field_variables/${tver}/attach`, {
    dependent_custom_fields: [district],
    dependent_variables: [centre],
  });
  expect(tied.status).toBe(200);
  expect(await consequences(city, '?type=string')).toMatchObject({ variables: 2, ties: 2 });
  expect(await consequences(city, '?type=list')).toMatchObject({ variables: 0, ties: 0 });
  expect(await consequences(city)).toMatchObject({ variables: 2, ties: 2, conditions: [] });
  expect(await consequences(district, '?type=string')).toMatchObject({ variables: 1, ties: 1 });
  expect(await consequences(district)).toMatchObject({ variables: 1, ties: 2 });
  expect(await consequences(city, `?variable_id=${tver}`)).toMatchObject({ variables: 1, ties: 2 });
});

test('the deletion of many fields is previewed at once, without those in use', async () => {
  const [level, note, used] = [
    await own.newField('list', 'Скопом уровень', ['Первый', 'Второй']),
    await own.newField('string', 'Скопом заметка'),
    await own.newField('string', 'Скопом спрошенное'),
  ];
  const { id: form } = await newForm(used, 'filled');
  const user = await own.newUser();
  const [first] = await idsOf(level);
  await own.send('POST', `/users/${user}/store_custom_field_values`, {
    custom_fields: [
      { custom_field_id: level, values: [first] },
      { custom_field_id: note, values: ['слово'] },
      { custom_field_id: used, values: ['слово'] },
    ],
  });
  const bulkConsequences = async (query: string) =>
    (await own.send('GET', `/custom_fields/consequences?${query}`)).body.data;
  const all = { fields: 2, values: 2, owners: 1, variables: 2 };
  expect(await bulkConsequences(`ids=${level},${note},${used}`)).toEqual(all);
  expect(await bulkConsequences(`search=${encodeURIComponent('скопом')}`)).toEqual(all);
  expect(await bulkConsequences(`ids=${used}`)).toEqual({
    fields: 0,
    values: 0,
    owners: 0,
    variables: 0,
  });
  await own.send('DELETE', `/forms/${form}`);
});
