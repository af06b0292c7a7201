// Dependents of options: nested, without cycles, and with values only while they are shown.
import { beforeAll, describe, expect, test } from 'vitest';
import { openFields, type Fields } from '../../../testing/schools/custom-fields.ts';

let own: Fields;

beforeAll(async () => {
  own = await openFields('brought-fields');
});

test('dependents of options are returned at any depth', async () => {
  const [city, school, grade] = [
    await own.newField('list', 'Дальний город', ['Тверь']),
    await own.newField('list', 'Дальняя школа', ['Лицей']),
    await own.newField('list', 'Дальний класс', ['Седьмой']),
  ];
  const first = async (field: number) => Object.values(await own.variablesOf(field))[0];
  const brings = async (field: number, dependents: object) =>
    own.send('POST', `/custom_field_variables/${await first(field)}/attach`, dependents);
  await brings(city, { dependent_custom_fields: [school] });
  await brings(school, { dependent_variables: [await first(grade)] });
  const way = 'custom_field_variables.dependent_custom_fields.custom_field_variables';
  const { body } = await own.send('GET', `/custom_fields/${city}?with=${way}.dependent_variables`);
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

describe('a dependent', () => {
  let country: number;
  let region: number;
  let district: number;
  let note: number;
  let of: Record<string, Record<string, number>>;

  const attach = (variable: number | undefined, body: object, verb = 'attach') =>
    own.send('POST', `/custom_field_variables/${variable}/${verb}`, body);

  beforeAll(async () => {
    country = await own.newField('list', 'Страна', ['Россия', 'Беларусь']);
    region = await own.newField('list', 'Регион', ['Тверская область', 'Минская область']);
    district = await own.newField('list', 'Район', ['Торжок']);
    note = await own.newField('string', 'Примечание');
    of = {
      country: await own.variablesOf(country),
      region: await own.variablesOf(region),
      district: await own.variablesOf(district),
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

  test('is returned with its option', async () => {
    const { body } = await own.send(
      'GET',
      `/custom_fields/${country}/custom_field_variables?with=dependentVariables;dependentCustomFields`,
    );
    expect(body.data[0]).toMatchObject({
      value: 'Россия',
      dependent_custom_fields: [{ id: region, name: 'Регион' }],
      dependent_variables: [{ value: 'Тверская область' }],
    });
  });

  test('can’t create a cycle, and the error names the path', async () => {
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

  test('must exist and describe the same kind of owner', async () => {
    const { body: other } = await own.send('POST', '/custom_fields', {
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

  test('has a user’s value only while it is shown', async () => {
    const user = await own.newUser();
    const early = await own.store(user, [[region, [of['region']?.['Тверская область']]]]);
    expect([early.status, early.body.errors[0]]).toMatchObject([
      422,
      { message: 'Сначала выберите то, от чего зависит это поле', field: 'custom_fields.0.values' },
    ]);
    const wrong = await own.store(user, [
      [country, [of['country']?.['Беларусь']]],
      [region, [of['region']?.['Тверская область']]],
    ]);
    expect(wrong.body.errors[0]).toMatchObject({
      message: 'Сначала выберите то, от чего зависит этот вариант',
      field: 'custom_fields.1.values',
    });
    const right = await own.store(user, [
      [country, [of['country']?.['Россия']]],
      [region, [of['region']?.['Тверская область']]],
      [district, [of['district']?.['Торжок']]],
      [note, ['у реки']],
    ]);
    expect(right.status).toBe(200);
    // Another country has other regions: values that depend on the first one are cleared.
    expect((await own.store(user, [[country, [of['country']?.['Беларусь']]]])).status).toBe(200);
    expect(await own.held(user)).toEqual({ Страна: ['Беларусь'] });
  });

  test('is shown without the option once it is detached', async () => {
    const body = { dependent_custom_fields: [note] };
    expect((await attach(of['region']?.['Тверская область'], body, 'detach')).status).toBe(200);
    expect((await own.store(await own.newUser(), [[note, ['сразу']]])).status).toBe(200);
  });
});
