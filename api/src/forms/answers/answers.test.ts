// Form answers: list, search, filters by field values, export and deletion.
import { beforeAll, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;
let formId: number;
let fields: Record<string, number>;
let algebra: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@form-answers.test');
  companyId = await school.company('form-answers', owner);
  base = `/api/companies/${companyId}`;
  const own = async (values: object): Promise<number> =>
    (await post('/custom_fields', values)).body.data.id;
  const grade = await own({ name: 'Класс', type: 'integer' });
  const born = await own({ name: 'Родился', type: 'date' });
  const topic = await own({ name: 'Предмет', type: 'list', variables: ['Алгебра', 'Физика'] });
  const phone = await own({ name: 'Телефон', type: 'phone' });
  const created = await post('/forms', {
    name: 'Запись',
    type: 'free',
    create_user: false,
    fields: [
      { ref: 'name', type: 'name', label: 'Ученик' },
      { ref: 'grade', type: 'custom_field', custom_field_id: grade },
      { ref: 'born', type: 'custom_field', custom_field_id: born },
      { ref: 'topic', type: 'custom_field', custom_field_id: topic },
      { ref: 'phone', type: 'custom_field', custom_field_id: phone },
    ],
  });
  formId = created.body.data.id;
  const formFields = (await get(`/forms/${formId}?with=fields`)).body.data.fields;
  fields = Object.fromEntries(
    formFields.map(({ ref, id }: { ref: string; id: number }) => [ref, id]),
  );
  const form = (await school.send('GET', publicForm())).body.data;
  const choices = form.fields[3].custom_field.variables.map(({ id }: { id: number }) => String(id));
  algebra = choices[0];
  await send({ name: 'Анна', grade: '5', born: '2014-02-03', topic: choices[0] });
  await send({ name: 'Борис', grade: '11', born: '2008-07-01', topic: choices[1] });
  await send({ name: 'Анна Львова', grade: '9', phone: '8 (903) 123-45-67' });
});

const get = (path: string, as = owner) => school.send('GET', `${base}${path}`, undefined, as);
const post = (path: string, body: unknown, as = owner) =>
  school.send('POST', `${base}${path}`, body, as);
const publicForm = () => `/api/public/companies/${companyId}/forms/${formId}`;

const send = async ({ name, ...answers }: Record<string, string>) => {
  const keyed = Object.entries(answers).map(([ref, value]) => [String(fields[ref]), value]);
  const sent = await school.send('POST', publicForm(), { name, ...Object.fromEntries(keyed) });
  expect([sent.status, sent.body.errors]).toEqual([201, undefined]);
};

const namesAt = async (query: string): Promise<string[]> => {
  const { status, body } = await get(
    `/forms/${formId}/answers?with=values&${query.includes('sort=') ? '' : 'sort=id&desc=0&'}${query}`,
  );
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data.map(({ values }: { values: { shown: string }[] }) => values[0]?.shown);
};

test('answers are listed newest first, with their values and users', async () => {
  const { body } = await get(`/forms/${formId}/answers?with=values;user`);
  expect(body.meta.total).toBe(3);
  const alone = await get(`/forms/${formId}/answers/${body.data[0].id}?with=values;user`);
  expect(alone.body.data).toEqual(body.data[0]);
  expect(body.data[0]).toMatchObject({
    form_id: formId,
    user: null,
    can_delete: true,
    values: [
      { ref: 'name', label: 'Ученик', shown: 'Анна Львова' },
      { ref: 'grade', custom_field_type: 'integer', shown: '9' },
      { ref: 'phone', shown: '+79031234567' },
    ],
  });
  const one = await get(`/form_answers/${body.data[0].id}?with=values`);
  expect(one.body.data).toMatchObject({ id: body.data[0].id, values: body.data[0].values });
});

test('answers are found by words, phone number, date and field values', async () => {
  expect(await namesAt('search=анна')).toEqual(['Анна', 'Анна Львова']);
  expect(await namesAt(`search=${encodeURIComponent('8 (903) 123')}`)).toEqual(['Анна Львова']);
  const today = new Date().toISOString().slice(0, 10);
  expect(await namesAt('created_from=2020-01-01&created_to=2020-02-01')).toEqual([]);
  expect(await namesAt(`created_from=${today.slice(0, 8)}01`)).toHaveLength(3);
  for (const [condition, names] of [
    [`${fields['name']}:contains:анна льв`, ['Анна Львова']],
    [`${fields['topic']}:contains:физ`, ['Борис']],
    [`${fields['topic']}:any:${algebra}`, ['Анна']],
    [`${fields['grade']}:from:9`, ['Борис', 'Анна Львова']],
    [`${fields['born']}:to:2010-01-01`, ['Борис']],
    [`${fields['name']}:from:9`, []],
    ['999999:contains:анна', []],
  ] as const) {
    expect(await namesAt(`field=${encodeURIComponent(condition)}`)).toEqual(names);
  }
  const both = `field=${fields['grade']}:from:9&field=${fields['name']}:contains:${encodeURIComponent('анна')}`;
  expect(await namesAt(both)).toEqual(['Анна Львова']);
  const wrong = await get(`/forms/${formId}/answers?field=грейд`);
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'field']);
});

test('answers are sorted by a field’s value, those without a value last in both directions', async () => {
  const by = (field: string, desc = 0) => namesAt(`sort=form_field_${fields[field]}&desc=${desc}`);
  expect(await by('grade')).toEqual(['Анна', 'Анна Львова', 'Борис']);
  expect(await by('grade', 1)).toEqual(['Борис', 'Анна Львова', 'Анна']);
  // Lists are sorted by the text of the option.
  expect(await by('topic')).toEqual(['Анна', 'Борис', 'Анна Львова']);
  expect(await by('born', 1)).toEqual(['Анна', 'Борис', 'Анна Львова']);
  expect(await by('phone')).toEqual(['Анна Львова', 'Анна', 'Борис']);
  const pages: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body } = await get(
      `/forms/${formId}/answers?with=values&sort=form_field_${fields['topic']}&per_page=1&cursor=${cursor}`,
    );
    pages.push(body.data[0].values[0].shown);
    cursor = body.meta.next_cursor;
  }
  expect(pages).toEqual(['Анна', 'Борис', 'Анна Львова']);
  for (const none of ['form_field_2000000000', 'form_field_', 'form_field']) {
    const { status, body } = await get(`/forms/${formId}/answers?sort=${none}`);
    expect([status, body.errors[0].field]).toEqual([422, 'sort']);
  }
});

/** The lines of an exported file. */
async function exported(order: object): Promise<string[]> {
  const ordered = await post('/form_answers_download', order);
  expect([ordered.status, ordered.body.errors]).toEqual([201, undefined]);
  await finishedJob(school, base, ordered.body.data.job_id, owner);
  const { data } = (await get(`/form_answers_file?file_name=${ordered.body.data.file_name}`)).body;
  const file = await school.app.inject({ url: `/api${data.url}` });
  return file.body.replaceAll('\r', '').replace('\uFEFF', '').trim().split('\n');
}

test('answers are exported with a column for each field, in the words of the list', async () => {
  const lines = await exported({
    format: 'csv',
    columns: ['fields'],
    matching: { form_id: [formId], field: [`${fields['grade']}:to:9`] },
    sort: 'created_at',
    desc: false,
  });
  expect(lines).toEqual([
    'Ученик;Класс;Родился;Предмет;Телефон',
    'Анна;5;03.02.2014;Алгебра;',
    'Анна Львова;9;;;+79031234567',
  ]);
});

test('answers are exported with removed fields under their last labels', async () => {
  const removed = await school.send(
    'DELETE',
    `${base}/forms/${formId}/form_fields/${fields['topic']}`,
    undefined,
    owner,
  );
  expect(removed.status).toBe(200);
  const [head, first] = await exported({
    format: 'csv',
    columns: ['fields'],
    matching: { form_id: [formId] },
    sort: 'created_at',
    desc: false,
  });
  expect(head).toBe('Ученик;Класс;Родился;Телефон;Предмет (удалено)');
  expect(first).toMatch(/;Алгебра$/);
});

test('answers of one form are exported without the columns of other forms', async () => {
  const other = await post('/forms', {
    name: 'Отзыв',
    type: 'free',
    create_user: false,
    fields: [
      { ref: 'parent', type: 'name', label: 'Родитель' },
      { ref: 'source', type: 'hidden', parameter: 'utm_source' },
    ],
  });
  const { id } = other.body.data;
  const formFields = (await get(`/forms/${id}?with=fields`)).body.data.fields;
  const source = formFields[1].id;
  const answered = { name: 'Вера', [source]: ['vk'] };
  const sent = await school.send(
    'POST',
    `/api/public/companies/${companyId}/forms/${id}`,
    answered,
  );
  expect(sent.status).toBe(201);
  const remove = (path: string) => school.send('DELETE', `${base}${path}`, undefined, owner);
  await remove(`/forms/${id}/form_fields/${source}`);
  const columnsOf = async (form: number) =>
    (await exported({ format: 'csv', columns: ['fields'], matching: { form_id: [form] } }))[0];
  expect(await columnsOf(id)).toBe('Родитель;utm_source (удалено)');
  expect(await columnsOf(formId)).not.toMatch(/Родитель|utm_source/);
  expect((await remove(`/forms/${id}`)).status).toBe(200);
});

test('answers are read and deleted only by those who manage the company', async () => {
  const teacher = await school.person('teacher@form-answers.test');
  await school.join(companyId, teacher, ['users_show', 'courses_show_all']);
  expect((await get(`/forms/${formId}/answers`, teacher)).status).toBe(403);
  expect((await get('/form_answers', teacher)).status).toBe(403);
  const { data } = (await get(`/forms/${formId}/answers`)).body;
  const deleted = await post('/form_answers/delete', { form_answers_id: [data[0].id] });
  expect(deleted.body.data.count).toBe(1);
  const remaining = (await get(`/forms/${formId}/answers`)).body.meta.total;
  expect(remaining).toBe(2);
  expect((await school.send('DELETE', `${base}/forms/${formId}`, undefined, owner)).status).toBe(
    200,
  );
  expect((await get('/form_answers')).body.meta.total).toBe(0);
});
