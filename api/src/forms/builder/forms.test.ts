// Forms: creating, searching, changing, copying and deleting.
import { beforeAll, describe, expect, test } from 'vitest';
import { openForms, reasons, when, type Forms } from '../../../testing/schools/forms.ts';

let own: Forms;

beforeAll(async () => {
  own = await openForms('forms');
});

describe('a form', () => {
  test('is created, found, changed with its version, and deleted', async () => {
    const id = await own.newForm({ name: 'Летний лагерь', code: 'Summer-Camp', title: 'Лагерь' });
    const { data } = (await own.get(`/forms/${id}`)).body;
    expect(data).toMatchObject({
      code: 'summer-camp',
      front_template: 'card',
      create_user: true,
      allowed_origins: [],
      can_update: true,
    });
    const found = (await own.get('/forms?search=летний&type=register&sort=created_at')).body;
    expect(found.data.map((form: { id: number }) => form.id)).toEqual([id]);
    const changed = await own.put(`/forms/${id}`, {
      button_name: 'Записаться',
      version: data.version,
    });
    expect(changed.body.data.button_name).toBe('Записаться');
    const late = await own.put(`/forms/${id}`, { button_name: 'Поздно', version: data.version });
    expect(reasons(late)).toMatchObject([409, [{ code: 'stale' }]]);
    expect((await own.remove(`/forms/${id}`)).status).toBe(200);
    expect((await own.get(`/forms/${id}`)).status).toBe(404);
  });

  test.for([
    ['1234', 'Нужна хотя бы одна буква'],
    ['летний', 'Латинские буквы, цифры и дефис'],
  ])('can’t have the code %s', async ([code, message]) => {
    const refused = await own.post('/forms', { name: 'Код', type: 'free', code });
    expect(reasons(refused)).toMatchObject([422, [{ field: 'code', message }]]);
  });

  test('has a code that is unique in the company', async () => {
    await own.newForm({ code: 'taken' });
    const refused = await own.post('/forms', { name: 'Вторая', type: 'free', code: 'TAKEN' });
    expect(reasons(refused)).toMatchObject([422, [{ field: 'code', code: 'taken' }]]);
  });

  test('accepts only origins of sites', async () => {
    const id = await own.newForm({
      allowed_origins: ['https://own.school.ru/kursy', 'https://own.school.ru'],
    });
    expect((await own.get(`/forms/${id}`)).body.data.allowed_origins).toEqual([
      'https://own.school.ru',
    ]);
    const refused = await own.put(`/forms/${id}`, { redirect_url: 'javascript:alert(1)' });
    expect(reasons(refused)).toMatchObject([422, [{ field: 'redirect_url' }]]);
  });

  test.for([
    ['http://own.school.ru/hook', 'Адрес должен начинаться с https://'],
    ['https://192.168.0.7/hook', 'Этот адрес внутри сети: нужен сервер в интернете'],
  ])('has no webhook at an unreachable address: %s', async ([webhook, message]) => {
    const id = await own.newForm();
    const refusals = [
      await own.put(`/forms/${id}`, { webhook }),
      await own.post('/forms', { name: 'Вебхук', type: 'free', webhook }),
    ];
    for (const refused of refusals) {
      expect(reasons(refused)).toMatchObject([422, [{ field: 'webhook', message }]]);
    }
  });

  test('can’t assign a role beyond the permissions of its author', async () => {
    const settler = await own.school.person('settler@forms.test');
    await own.school.join(own.companyId, settler, ['company_settings']);
    const strong = await own.post('/roles', { name: 'Сильная', users_manage: true });
    const form = { name: 'Вход для своих', type: 'register', role_id: strong.body.data.id };
    expect(reasons(await own.post('/forms', form, settler))).toMatchObject([
      422,
      [{ field: 'role_id', code: 'forbidden' }],
    ]);
    const id = await own.newForm(form);
    expect((await own.put(`/forms/${id}`, { title: 'Вход' }, settler)).status).toBe(200);
  });

  test('is copied with its fields and conditions, without its code', async () => {
    const id = await own.newForm({
      code: 'original',
      fields: [
        { ref: 'who', type: 'name' },
        { ref: 'more', type: 'surname', condition: when('who', 'filled') },
      ],
    });
    const { body, status } = await own.post(`/forms/${id}/copy`);
    expect([status, body.data]).toMatchObject([201, { name: 'Анкета (копия)', code: null }]);
    expect(await own.fieldsOf(body.data.id)).toMatchObject([
      { ref: 'who', sort: 1 },
      { ref: 'more', sort: 2, condition: when('who', 'filled') },
    ]);
  });

  test('used by an invite can’t be deleted', async () => {
    const id = await own.newForm({ name: 'По приглашению' });
    await own.post('/invites', { name: 'Осень', form_id: id });
    expect(reasons(await own.remove(`/forms/${id}`))).toMatchObject([409, [{ code: 'in_use' }]]);
    const other = await own.newForm({ name: 'Ничья' });
    const { body } = await own.post('/forms/delete', { forms_id: [id, other] });
    expect(body.data).toMatchObject({ count: 1, ids: [other], skipped: [{ code: 'in_use' }] });
  });

  test('is changed only by those who manage the company', async () => {
    const other = await own.school.person('other@forms.test');
    await own.school.join(own.companyId, other, ['users_show']);
    expect((await own.get('/forms', other)).status).toBe(403);
    expect((await own.post('/forms', { name: 'Чужая', type: 'free' }, other)).status).toBe(403);
  });
});
