// Form fields: written one by one or as a whole, and validated together.
import { beforeAll, describe, expect, test } from 'vitest';
import { openForms, reasons, when, type Forms } from '../../../testing/schools/forms.ts';

let own: Forms;

beforeAll(async () => {
  own = await openForms('form-fields');
});

describe('the fields of a form', () => {
  test('are written as a whole: existing fields keep their ids, others are created or deleted', async () => {
    const city = await own.newCustomField({ name: 'Город' });
    const id = await own.newForm({
      fields: [
        { ref: 'a', type: 'name' },
        { ref: 'b', type: 'custom_field', custom_field_id: city, width: 'half' },
      ],
    });
    const before = await own.fieldsOf(id, '.custom_field:name');
    expect(before).toMatchObject([
      { ref: 'a', sort: 1 },
      { ref: 'b', sort: 2, width: 'half', custom_field: { name: 'Город' } },
    ]);
    const { version } = (await own.get(`/forms/${id}`)).body.data;
    const fields = [
      { ref: 'b', type: 'custom_field', custom_field_id: city, label: 'Откуда вы' },
      { ref: 'c', type: 'section', text: 'О школе' },
    ];
    const answer = await own.put(`/forms/${id}`, { fields, version });
    expect(answer.body.data.version).not.toBe(version);
    expect(await own.fieldsOf(id)).toMatchObject([
      { id: before[1].id, ref: 'b', sort: 1, width: 'whole', label: 'Откуда вы' },
      { ref: 'c', sort: 2 },
    ]);
    // Sending the same again changes nothing.
    await own.put(`/forms/${id}`, { fields });
    expect((await own.fieldsOf(id))[0].id).toBe(before[1].id);
  });

  test('change the version of the form however they are written', async () => {
    const id = await own.newForm({ fields: [{ ref: 'a', type: 'name' }] });
    const version = async () => (await own.get(`/forms/${id}`)).body.data.version;
    const [{ id: field }] = await own.fieldsOf(id);
    const seen = new Set([await version()]);
    const added = await own.post(`/forms/${id}/form_fields/add_basic_fields`, { field: 'line' });
    seen.add(await version());
    await own.put(`/forms/${id}/form_fields/${field}`, { hint: 'Как в паспорте' });
    seen.add(await version());
    await own.remove(`/forms/${id}/form_fields/${added.body.data.id}`);
    seen.add(await version());
    expect(seen.size).toBe(4);
  });

  test('are added, shown with their custom field, changed and removed one by one', async () => {
    const grade = await own.newCustomField({
      type: 'list',
      multiple: true,
      variables: ['10', '11'],
    });
    const id = await own.newForm();
    const path = `/forms/${id}/form_fields`;
    const first = (await own.post(`${path}/add_basic_fields`, { field: 'email' })).body.data;
    const second = (await own.post(path, { type: 'custom_field', custom_field_id: grade })).body
      .data;
    expect([first.sort, second.sort]).toEqual([1, 2]);
    const one = await own.get(`${path}/${second.id}?with=customField:multiple`);
    expect(one.body.data.custom_field).toEqual({ id: grade, multiple: true });
    const changed = await own.put(`${path}/${second.id}`, {
      required: true,
      version: second.version,
    });
    expect(changed.body.data).toMatchObject({ required: true, type: 'custom_field' });
    expect((await own.remove(`${path}/${first.id}`)).status).toBe(200);
    expect((await own.get(path)).body.data.map((field: { id: number }) => field.id)).toEqual([
      second.id,
    ]);
    expect((await own.post(path, { type: 'line', ref: second.ref })).body.errors).toMatchObject([
      { field: 'ref', code: 'taken' },
    ]);
  });

  test('are sorted and numbered from 1', async () => {
    const id = await own.newForm();
    const path = `/forms/${id}/form_fields`;
    const add = async (field: string) =>
      (await own.post(`${path}/add_basic_fields`, { field })).body.data.id as number;
    const [a, b, c] = [await add('line'), await add('title'), await add('space')];
    const sorted = await own.post(`${path}/multi_update`, {
      form_fields: [
        { id: c, sort: 10 },
        { id: a, sort: 40 },
      ],
    });
    expect(
      sorted.body.data.map((field: { id: number; sort: number }) => [field.id, field.sort]),
    ).toEqual([
      [b, 1],
      [c, 2],
      [a, 3],
    ]);
    const elsewhere = await own.newForm({ fields: [{ ref: 'a', type: 'line' }] });
    const [foreign] = await own.fieldsOf(elsewhere);
    const refused = await own.post(`${path}/multi_update`, {
      form_fields: [{ id: foreign.id, sort: 1 }],
    });
    expect(refused.status).toBe(404);
  });

  test.for<[string, object[], string, string]>([
    [
      'a circle of conditions',
      [
        { ref: 'a', type: 'name', condition: when('b', 'filled') },
        { ref: 'b', type: 'surname', condition: when('a', 'filled') },
      ],
      'fields.0.condition',
      'Условия ходят по кругу: «Имя» → «Фамилия» → «Имя»',
    ],
    [
      'a condition on a field of no answer',
      [
        { ref: 'a', type: 'line' },
        { ref: 'b', type: 'name', condition: when('a', 'filled') },
      ],
      'fields.1.condition',
      'На «Линия» не отвечают: условие о нём невозможно',
    ],
    [
      'the address twice',
      [
        { ref: 'a', type: 'email' },
        { ref: 'b', type: 'email' },
      ],
      'fields.1.type',
      'Поле «Почта» в форме уже есть',
    ],
    [
      'a custom field that is not there',
      [{ ref: 'a', type: 'custom_field', custom_field_id: 2_000_000 }],
      'fields.0.custom_field_id',
      'Поле не найдено',
    ],
    [
      'a custom field without saying which',
      [{ ref: 'a', type: 'custom_field' }],
      'fields.0.custom_field_id',
      'Выберите поле',
    ],
  ])('can not be %s', async ([, fields, field, message]) => {
    const id = await own.newForm();
    expect(reasons(await own.put(`/forms/${id}`, { fields }))).toMatchObject([
      422,
      [{ field, message }],
    ]);
    expect(await own.fieldsOf(id)).toEqual([]);
  });

  test('have no field for roles', async () => {
    const role = await own.newCustomField({ name: 'Кем быть', type: 'choose_role' });
    const asking = { type: 'custom_field', custom_field_id: role };
    const message = 'Поле «Кем быть» в форме не спросить: роли выдают сотрудники';
    const id = await own.newForm();
    const whole = await own.put(`/forms/${id}`, { fields: [{ ref: 'a', ...asking }] });
    expect(reasons(whole)).toMatchObject([422, [{ field: 'fields.0.custom_field_id', message }]]);
    const single = await own.post(`/forms/${id}/form_fields`, asking);
    expect(reasons(single)).toMatchObject([422, [{ field: 'custom_field_id', message }]]);
    expect(await own.fieldsOf(id)).toEqual([]);
  });

  test('that conditions refer to can’t be deleted, and change only if the conditions stay valid', async () => {
    const id = await own.newForm({
      fields: [
        { ref: 'a', type: 'name' },
        { ref: 'b', type: 'surname', condition: when('a', 'contains', 'я') },
      ],
    });
    const [referenced, asking] = await own.fieldsOf(id);
    const path = `/forms/${id}/form_fields`;
    expect(reasons(await own.remove(`${path}/${referenced.id}`))).toMatchObject([
      409,
      [{ message: 'Поле нужно условиям: «Фамилия»' }],
    ]);
    const circle = await own.put(`${path}/${referenced.id}`, { condition: when('b', 'filled') });
    expect(reasons(circle)).toMatchObject([422, [{ field: 'condition' }]]);
    await own.put(`${path}/${asking.id}`, { condition: null });
    expect((await own.remove(`${path}/${referenced.id}`)).status).toBe(200);
  });

  test('are recorded by name in the history of the form', async () => {
    const id = await own.newForm({ name: 'С историей' });
    await own.put(`/forms/${id}`, { fields: [{ ref: 'a', type: 'name' }] });
    await own.put(`/forms/${id}`, { fields: [{ ref: 'a', type: 'name', label: 'Как вас зовут' }] });
    const audits = (await own.get(`/forms/${id}/audits?sort=id`)).body.data;
    expect(audits.flatMap(({ changes }: { changes: object[] }) => changes)).toEqual([
      { field: 'fields', from: null, to: 'Имя', cut: false },
      { field: 'fields', from: 'Имя', to: 'Как вас зовут', cut: false },
    ]);
  });
});
