// How forms are built by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { Json } from '../kit/rest.ts';
import type { RestStory } from './story.ts';

export function tellOfForms(story: RestStory): void {
  const { call, client } = story;

  test('a form is created, built field by field and as a whole, copied and deleted', async () => {
    const custom = await call('POST', '/custom_fields', { name: 'Предмет формы', type: 'string' });
    const created = await call('POST', '/forms', {
      name: 'Договорная форма',
      type: 'register',
      fields: [
        { ref: 'who', type: 'name' },
        {
          ref: 'more',
          type: 'section',
          text: 'Подробнее',
          condition: { match: 'all', rules: [{ field: 'who', operator: 'filled', value: null }] },
        },
      ],
    });
    expect(created.status).toBe(201);
    const form = `/forms/${created.body.data.id}`;
    const fields = `${form}/form_fields`;
    const added = await call('POST', fields, {
      type: 'custom_field',
      custom_field_id: custom.body.data.id,
    });
    expect(added.status).toBe(201);
    const line = await call('POST', `${fields}/add_basic_fields`, { field: 'line' });
    expect(line.body.data).toMatchObject({ type: 'line', sort: 4 });
    const one = `${fields}/${added.body.data.id}`;
    expect((await call('PUT', one, { required: true })).body.data.required).toBe(true);
    const read = await call('GET', `${one}?with=customField`);
    expect(read.body.data.custom_field.multiple).toBe(false);
    const sorted = await call('POST', `${fields}/multi_update`, {
      form_fields: [{ id: line.body.data.id, sort: 0 }],
    });
    expect(sorted.body.data[0]).toMatchObject({ type: 'line', sort: 1 });
    expect((await call('DELETE', `${fields}/${line.body.data.id}`)).status).toBe(200);
    expect((await call('GET', fields)).body.data).toHaveLength(3);

    const changed = await call('PUT', form, {
      code: 'contract-form',
      title: 'Договор',
      allowed_origins: ['https://school.ru'],
    });
    expect(changed.body.data).toMatchObject({ code: 'contract-form', front_template: 'card' });
    const origins = await client()(
      'GET',
      '/api/public/company/get_form_origins?code=demo&form=contract-form',
    );
    expect(origins.body.data).toEqual({ allowed_origins: ['https://school.ru'] });
    expect((await call('GET', `${form}?with=fields.custom_field;role`)).body.data.role).toBeNull();
    expect((await call('GET', `${form}/audits`)).body.data.length).toBeGreaterThan(0);
    const copy = await call('POST', `${form}/copy`);
    expect(copy.body.data).toMatchObject({ name: 'Договорная форма (копия)', code: null });
    const found = await call('GET', '/forms?search=договорная&type=register');
    expect(found.body.data.map(({ fields_count: count }: Json) => count)).toEqual([3, 3]);
    const deleted = await call('POST', '/forms/delete', { forms_id: [copy.body.data.id] });
    expect(deleted.body.data.count).toBe(1);
    expect((await call('DELETE', form)).status).toBe(200);
    expect((await call('DELETE', `/custom_fields/${custom.body.data.id}`)).status).toBe(200);
  });

  test('a form that makes no account is sent; its answers are listed, exported and deleted', async () => {
    const created = await call('POST', '/forms', {
      name: 'Договорные вопросы',
      type: 'free',
      create_user: false,
      fields: [{ ref: 'who', type: 'name' }],
    });
    const { id } = created.body.data;
    for (const name of ['Вера', 'Глеб']) {
      const captcha = await story.solvedCaptcha();
      const path = `${story.school.replace('/api/', '/api/public/')}/forms/${id}`;
      const sent = await client()('POST', path, { name, captcha });
      expect([sent.status, sent.body.data?.user]).toEqual([201, null]);
    }
    const visits = `${story.school.replace('/api/', '/api/public/')}/forms/${id}/visits`;
    const visit = { seen: true, begun: true, left_at: 'name' };
    expect((await client()('POST', visits, visit)).status).toBe(200);
    const { days, fields } = (await call('GET', `/forms/${id}/statistics`)).body.data;
    expect(days.at(-1)).toMatchObject({ seen: 1, begun: 1, sent: 2 });
    expect(fields).toEqual([{ ref: 'who', name: 'Имя', stopped: 1 }]);
    const answers = `/forms/${id}/answers`;
    const listed = await call('GET', `${answers}?with=values;user&search=глеб`);
    expect(listed.body.data).toMatchObject([{ values: [{ ref: 'who', shown: 'Глеб' }] }]);
    const [answer] = listed.body.data;
    expect((await call('GET', `${answers}/${answer.id}`)).status).toBe(200);
    expect((await call('GET', `/form_answers/${answer.id}`)).body.data.form_id).toBe(id);
    expect((await call('GET', `/form_answers?form_id=${id}`)).body.meta.total).toBe(2);

    const ordered = await call('POST', '/form_answers_download', { matching: { form_id: [id] } });
    expect(ordered.status).toBe(201);
    const { file_name, job_id } = ordered.body.data;
    const job = () => call('GET', `/jobs/${job_id}`);
    await expect.poll(async () => (await job()).body.data.status).toBe('done');
    expect((await call('GET', '/form_answers_download/history')).body.data[0].job_id).toBe(job_id);
    const file = await call('GET', `/form_answers_file?file_name=${file_name}`);
    expect(file.body.data).toMatchObject({ ready: true, row_count: 2 });

    expect((await call('DELETE', `${answers}/${answer.id}`)).status).toBe(200);
    const [other] = (await call('GET', answers)).body.data;
    expect((await call('DELETE', `/form_answers/${other.id}`)).status).toBe(200);
    const deleted = await call('POST', '/form_answers/delete', { matching: { form_id: [id] } });
    expect(deleted.body.data.count).toBe(0);
    expect((await call('DELETE', `/forms/${id}`)).status).toBe(200);
  });

  test('a form takes as much as it may, and says so in place of its fields', async () => {
    const { body } = await call('POST', '/forms', {
      name: 'Договорная запись',
      type: 'free',
      create_user: false,
      answers_limit: 1,
      answers_per_address: 5,
      text_full: 'Мест нет',
    });
    expect(body.data).toMatchObject({ answers_limit: 1, answers_count: 0, state: 'open' });
    const open = `${story.school.replace('/api/', '/api/public/')}/forms/${body.data.id}`;
    const send = async () => client()('POST', open, { captcha: await story.solvedCaptcha() });
    expect((await send()).status).toBe(201);
    const refused = await send();
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      [{ message: 'Мест нет', code: 'form_full' }],
    ]);
    const form = (await client()('GET', open)).body.data;
    expect(form).toMatchObject({ state: 'full', state_text: 'Мест нет', fields: [] });
    expect((await call('DELETE', `/forms/${body.data.id}`)).status).toBe(200);
  });

  test('a file is uploaded for a form with a ticket, and sent with it', async () => {
    const own = await call('POST', '/custom_fields', { name: 'Работа по договору', type: 'file' });
    const { id } = (
      await call('POST', '/forms', {
        name: 'Договорная работа',
        type: 'free',
        create_user: false,
        fields: [{ ref: 'work', type: 'custom_field', custom_field_id: own.body.data.id }],
      })
    ).body.data;
    const open = `${story.school.replace('/api/', '/api/public/')}/forms/${id}`;
    const [field] = (await client()('GET', open)).body.data.fields;
    expect(field.custom_field.takes_files).toBe(true);
    const asked = await client()('POST', `${open}/upload_tickets`, {
      field: field.key,
      captcha: await story.solvedCaptcha(),
    });
    const { ticket } = asked.body.data;
    const another = await client()('POST', `${open}/upload_tickets`, {
      field: field.key,
      captcha: await story.solvedCaptcha(),
    });
    const taken = `/api/public/form_files/${another.body.data.ticket}`;
    expect((await client()('DELETE', taken)).status).toBe(200);
    const form = new FormData();
    form.set('file', new Blob(['Решение']), 'work.txt');
    const uploaded = await client()('POST', `/api/public/form_files/${ticket}`, form);
    expect(uploaded.body.data).toEqual({ ticket, file_name: 'work.txt', size: 14 });
    const captcha = await story.solvedCaptcha();
    expect((await client()('POST', open, { [field.key]: ticket, captcha })).status).toBe(201);
    const [answer] = (await call('GET', `/forms/${id}/answers?with=values.file`)).body.data;
    expect(answer.values[0].file.name).toBe('work.txt');
    expect((await call('DELETE', `/forms/${id}`)).status).toBe(200);
    expect((await call('DELETE', `/custom_fields/${own.body.data.id}`)).status).toBe(200);
  });

  test('whoever has an account elsewhere comes by a form with it; a robot does not', async () => {
    const { id } = (
      await call('POST', '/forms', {
        name: 'Договорная запись',
        type: 'register',
        create_user: true,
        fields: [{ ref: 'who', type: 'name' }],
      })
    ).body.data;
    const open = `${story.school.replace('/api/', '/api/public/')}/forms/${id}`;
    const registered = await client()('POST', '/api/registration', {
      name: 'Марк',
      email: 'mark@contract.test',
      password: 'long-enough-1',
      captcha: await story.solvedCaptcha(),
    });
    const mark = client(registered.body.data.access_token);
    const { data } = (await mark('GET', open)).body;
    expect(data).toMatchObject({ joins: true, create_user: false, sender: { name: 'Марк' } });
    const send = async (more: object) =>
      mark('POST', open, { name: 'Марк', captcha: await story.solvedCaptcha(), ...more });
    const members = async () => (await call('GET', '/users?search=mark@contract.test')).body.data;
    expect((await send({ website: 'https://robots.test/' })).status).toBe(201);
    expect(await members()).toEqual([]);
    const sent = await send({});
    expect([sent.status, sent.body.data.access_token]).toEqual([201, null]);
    expect(await members()).toHaveLength(1);
    expect((await mark('GET', open)).body.data.joins).toBe(false);
    expect((await call('DELETE', `/forms/${id}`)).status).toBe(200);
  });
}
