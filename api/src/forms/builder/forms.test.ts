// Forms and their fields: written one by one or as a whole, and filled in as they say.
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, testPassword, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@forms.test');
  companyId = await school.company('forms', owner);
  base = `/api/companies/${companyId}`;
});

const get = (path: string, as = owner) => school.send('GET', `${base}${path}`, undefined, as);
const post = (path: string, body: unknown = {}, as = owner) =>
  school.send('POST', `${base}${path}`, body, as);
const put = (path: string, body: unknown, as = owner) =>
  school.send('PUT', `${base}${path}`, body, as);
const remove = (path: string, as = owner) => school.send('DELETE', `${base}${path}`, undefined, as);

const newForm = async (values: object = {}): Promise<number> => {
  const { status, body } = await post('/forms', { name: 'Анкета', type: 'register', ...values });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id;
};

const newCustomField = async (values: object = {}): Promise<number> =>
  (await post('/custom_fields', { name: 'Класс', type: 'string', ...values })).body.data.id;

const fieldsOf = async (id: number, more = '') =>
  (await get(`/forms/${id}?with=fields${more}`)).body.data.fields;

const when = (field: string, operator: string, value: string | null = null) => ({
  match: 'all',
  rules: [{ field, operator, value }],
});

const reasons = ({ status, body }: { status: number; body: { errors: object[] } }) => [
  status,
  body.errors,
];

describe('a form', () => {
  test('is made, found, changed with its version, and deleted', async () => {
    const id = await newForm({ name: 'Летний лагерь', code: 'Summer-Camp', title: 'Лагерь' });
    const { data } = (await get(`/forms/${id}`)).body;
    expect(data).toMatchObject({
      code: 'summer-camp',
      front_template: 'card',
      create_user: true,
      allowed_origins: [],
      can_update: true,
    });
    const found = (await get('/forms?search=летний&type=register&sort=created_at')).body;
    expect(found.data.map((form: { id: number }) => form.id)).toEqual([id]);
    const changed = await put(`/forms/${id}`, { button_name: 'Записаться', version: data.version });
    expect(changed.body.data.button_name).toBe('Записаться');
    const late = await put(`/forms/${id}`, { button_name: 'Поздно', version: data.version });
    expect(reasons(late)).toMatchObject([409, [{ code: 'stale' }]]);
    expect((await remove(`/forms/${id}`)).status).toBe(200);
    expect((await get(`/forms/${id}`)).status).toBe(404);
  });

  test.for([
    ['1234', 'Нужна хотя бы одна буква'],
    ['летний', 'Латинские буквы, цифры и дефис'],
  ])('can not have the code %s', async ([code, message]) => {
    const refused = await post('/forms', { name: 'Код', type: 'free', code });
    expect(reasons(refused)).toMatchObject([422, [{ field: 'code', message }]]);
  });

  test('has a code of its own in the company', async () => {
    await newForm({ code: 'taken' });
    const refused = await post('/forms', { name: 'Вторая', type: 'free', code: 'TAKEN' });
    expect(reasons(refused)).toMatchObject([422, [{ field: 'code', code: 'taken' }]]);
  });

  test('leads to sites by their addresses alone', async () => {
    const id = await newForm({ allowed_origins: ['https://school.ru/kursy', 'https://school.ru'] });
    expect((await get(`/forms/${id}`)).body.data.allowed_origins).toEqual(['https://school.ru']);
    const refused = await put(`/forms/${id}`, { redirect_url: 'javascript:alert(1)' });
    expect(reasons(refused)).toMatchObject([422, [{ field: 'redirect_url' }]]);
  });

  test.for([
    ['http://school.ru/hook', 'Адрес должен начинаться с https://'],
    ['https://192.168.0.7/hook', 'Этот адрес внутри сети: нужен сервер в интернете'],
  ])('has no webhook that can not be reached: %s', async ([webhook, message]) => {
    const id = await newForm();
    const refusals = [
      await put(`/forms/${id}`, { webhook }),
      await post('/forms', { name: 'Вебхук', type: 'free', webhook }),
    ];
    for (const refused of refusals) {
      expect(reasons(refused)).toMatchObject([422, [{ field: 'webhook', message }]]);
    }
  });

  test('gives no role beyond the rights of whoever makes it', async () => {
    const settler = await school.person('settler@forms.test');
    await school.join(companyId, settler, ['company_settings']);
    const strong = await post('/roles', { name: 'Сильная', users_manage: true });
    const form = { name: 'Вход для своих', type: 'register', role_id: strong.body.data.id };
    expect(reasons(await post('/forms', form, settler))).toMatchObject([
      422,
      [{ field: 'role_id', code: 'forbidden' }],
    ]);
    const id = await newForm(form);
    expect((await put(`/forms/${id}`, { title: 'Вход' }, settler)).status).toBe(200);
  });

  test('is copied with its fields and conditions, without its code', async () => {
    const id = await newForm({
      code: 'original',
      fields: [
        { ref: 'who', type: 'name' },
        { ref: 'more', type: 'surname', condition: when('who', 'filled') },
      ],
    });
    const { body, status } = await post(`/forms/${id}/copy`);
    expect([status, body.data]).toMatchObject([201, { name: 'Анкета (копия)', code: null }]);
    expect(await fieldsOf(body.data.id)).toMatchObject([
      { ref: 'who', sort: 1 },
      { ref: 'more', sort: 2, condition: when('who', 'filled') },
    ]);
  });

  test('that an invite leads to stays', async () => {
    const id = await newForm({ name: 'По приглашению' });
    await post('/invites', { name: 'Осень', form_id: id });
    expect(reasons(await remove(`/forms/${id}`))).toMatchObject([409, [{ code: 'in_use' }]]);
    const other = await newForm({ name: 'Ничья' });
    const { body } = await post('/forms/delete', { forms_id: [id, other] });
    expect(body.data).toMatchObject({ count: 1, ids: [other], skipped: [{ code: 'in_use' }] });
  });

  test('is for whoever has the settings of the company', async () => {
    const other = await school.person('other@forms.test');
    await school.join(companyId, other, ['users_show']);
    expect((await get('/forms', other)).status).toBe(403);
    expect((await post('/forms', { name: 'Чужая', type: 'free' }, other)).status).toBe(403);
  });
});

describe('the fields of a form', () => {
  test('are written as a whole: what stays keeps its id, the rest comes and goes', async () => {
    const city = await newCustomField({ name: 'Город' });
    const id = await newForm({
      fields: [
        { ref: 'a', type: 'name' },
        { ref: 'b', type: 'custom_field', custom_field_id: city, width: 'half' },
      ],
    });
    const before = await fieldsOf(id, '.custom_field:name');
    expect(before).toMatchObject([
      { ref: 'a', sort: 1 },
      { ref: 'b', sort: 2, width: 'half', custom_field: { name: 'Город' } },
    ]);
    const { version } = (await get(`/forms/${id}`)).body.data;
    const fields = [
      { ref: 'b', type: 'custom_field', custom_field_id: city, label: 'Откуда вы' },
      { ref: 'c', type: 'section', text: 'О школе' },
    ];
    const answer = await put(`/forms/${id}`, { fields, version });
    expect(answer.body.data.version).not.toBe(version);
    expect(await fieldsOf(id)).toMatchObject([
      { id: before[1].id, ref: 'b', sort: 1, width: 'whole', label: 'Откуда вы' },
      { ref: 'c', sort: 2 },
    ]);
    // Sent once more it is the same.
    await put(`/forms/${id}`, { fields });
    expect((await fieldsOf(id))[0].id).toBe(before[1].id);
  });

  test('change the version of the form, whichever way they are written', async () => {
    const id = await newForm({ fields: [{ ref: 'a', type: 'name' }] });
    const version = async () => (await get(`/forms/${id}`)).body.data.version;
    const [{ id: field }] = await fieldsOf(id);
    const seen = new Set([await version()]);
    const added = await post(`/forms/${id}/form_fields/add_basic_fields`, { field: 'line' });
    seen.add(await version());
    await put(`/forms/${id}/form_fields/${field}`, { hint: 'Как в паспорте' });
    seen.add(await version());
    await remove(`/forms/${id}/form_fields/${added.body.data.id}`);
    seen.add(await version());
    expect(seen.size).toBe(4);
  });

  test('are added, shown with their custom field, changed and removed one by one', async () => {
    const grade = await newCustomField({ type: 'list', multiple: true, variables: ['10', '11'] });
    const id = await newForm();
    const path = `/forms/${id}/form_fields`;
    const first = (await post(`${path}/add_basic_fields`, { field: 'email' })).body.data;
    const second = (await post(path, { type: 'custom_field', custom_field_id: grade })).body.data;
    expect([first.sort, second.sort]).toEqual([1, 2]);
    const one = await get(`${path}/${second.id}?with=customField:multiple`);
    expect(one.body.data.custom_field).toEqual({ id: grade, multiple: true });
    const changed = await put(`${path}/${second.id}`, { required: true, version: second.version });
    expect(changed.body.data).toMatchObject({ required: true, type: 'custom_field' });
    expect((await remove(`${path}/${first.id}`)).status).toBe(200);
    expect((await get(path)).body.data.map((field: { id: number }) => field.id)).toEqual([
      second.id,
    ]);
    expect((await post(path, { type: 'line', ref: second.ref })).body.errors).toMatchObject([
      { field: 'ref', code: 'taken' },
    ]);
  });

  test('are put in order and numbered from 1', async () => {
    const id = await newForm();
    const path = `/forms/${id}/form_fields`;
    const add = async (field: string) =>
      (await post(`${path}/add_basic_fields`, { field })).body.data.id as number;
    const [a, b, c] = [await add('line'), await add('title'), await add('space')];
    const sorted = await post(`${path}/multi_update`, {
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
    const elsewhere = await newForm({ fields: [{ ref: 'a', type: 'line' }] });
    const [foreign] = await fieldsOf(elsewhere);
    const refused = await post(`${path}/multi_update`, {
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
    const id = await newForm();
    expect(reasons(await put(`/forms/${id}`, { fields }))).toMatchObject([
      422,
      [{ field, message }],
    ]);
    expect(await fieldsOf(id)).toEqual([]);
  });

  test('that conditions ask stay, and change only so that these still make sense', async () => {
    const id = await newForm({
      fields: [
        { ref: 'a', type: 'name' },
        { ref: 'b', type: 'surname', condition: when('a', 'contains', 'я') },
      ],
    });
    const [asked, asking] = await fieldsOf(id);
    const path = `/forms/${id}/form_fields`;
    expect(reasons(await remove(`${path}/${asked.id}`))).toMatchObject([
      409,
      [{ message: 'Поле нужно условиям: «Фамилия»' }],
    ]);
    const circle = await put(`${path}/${asked.id}`, { condition: when('b', 'filled') });
    expect(reasons(circle)).toMatchObject([422, [{ field: 'condition' }]]);
    await put(`${path}/${asking.id}`, { condition: null });
    expect((await remove(`${path}/${asked.id}`)).status).toBe(200);
  });

  test('are told in the history of the form, by their names', async () => {
    const id = await newForm({ name: 'С историей' });
    await put(`/forms/${id}`, { fields: [{ ref: 'a', type: 'name' }] });
    await put(`/forms/${id}`, { fields: [{ ref: 'a', type: 'name', label: 'Как вас зовут' }] });
    const told = (await get(`/forms/${id}/audits?sort=id`)).body.data;
    expect(told.flatMap(({ changes }: { changes: object[] }) => changes)).toEqual([
      { field: 'fields', from: null, to: 'Имя' },
      { field: 'fields', from: 'Имя', to: 'Как вас зовут' },
    ]);
  });
});

describe('whoever fills a form in', () => {
  const publicForm = (id: number) => `/api/public/companies/${companyId}/admin/forms/${id}`;
  let number = 0;

  const register = (id: number, values: object) => {
    number += 1;
    return school.send('POST', publicForm(id), {
      name: 'Лев',
      email: `came-${number}@forms.test`,
      password: testPassword,
      ...values,
    });
  };

  test('sees sections and conditions by the keys of the answers', async () => {
    const city = await newCustomField({ name: 'Откуда' });
    const id = await newForm({
      front_template: 'split',
      fields: [
        { ref: 'n', type: 'name', label: 'Как вас зовут', hint: 'По паспорту' },
        { ref: 's', type: 'section', text: 'Откуда вы', condition: when('n', 'filled') },
        { ref: 'c', type: 'custom_field', custom_field_id: city, condition: when('h', 'empty') },
        { ref: 'h', type: 'hidden', parameter: 'utm_source' },
      ],
    });
    const { data } = (await school.send('GET', publicForm(id))).body;
    const [, , , hidden] = data.fields;
    expect(data).toMatchObject({
      front_template: 'split',
      fields: [
        { key: 'name', label: 'Как вас зовут', hint: 'По паспорту', condition: null },
        { type: 'section', text: 'Откуда вы', condition: when('name', 'filled') },
        { condition: when(hidden.key, 'empty'), custom_field: { name: 'Откуда' } },
        { type: 'hidden', parameter: 'utm_source' },
      ],
    });
  });

  test('answers what is shown, and nothing else is needed or kept', async () => {
    const who = await newCustomField({
      name: 'Кто вы',
      type: 'list',
      variables: ['Ученик', 'Родитель'],
    });
    const { custom_field_variables: choices } = (
      await get(`/custom_fields/${who}?with=custom_field_variables`)
    ).body.data;
    const [pupil, parent] = choices.map((choice: { id: number }) => String(choice.id));
    const grade = await newCustomField({ name: 'Класс ученика' });
    const id = await newForm({
      fields: [
        { ref: 'n', type: 'name' },
        { ref: 'e', type: 'email' },
        { ref: 'w', type: 'custom_field', custom_field_id: who },
        { ref: 's', type: 'section', text: 'Об ученике', condition: when('w', 'is', pupil) },
        { ref: 'g', type: 'custom_field', custom_field_id: grade, required: true },
      ],
    });
    const [, , { key: whoKey }, , { key: gradeKey }] = (await school.send('GET', publicForm(id)))
      .body.data.fields;
    const missing = await register(id, { [whoKey]: pupil });
    expect(reasons(missing)).toMatchObject([
      422,
      [{ field: gradeKey, message: 'Обязательное поле' }],
    ]);
    const came = await register(id, { [whoKey]: parent, [gradeKey]: '10' });
    expect(came.status).toBe(201);
    const held = (await get(`/users/${came.body.data.user.id}?with=custom_field_values`)).body.data;
    expect(JSON.stringify(held.custom_field_values)).not.toContain('"10"');
    expect((await register(id, { [whoKey]: pupil, [gradeKey]: '10' })).status).toBe(201);
  });
});
