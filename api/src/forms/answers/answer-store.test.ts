// Stored submissions, of forms that create accounts and of others.
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openSchool, testPassword, type Caller, type School } from '../../../testing/school.ts';
import { formAnswers, formAnswerValues } from './answer-tables.ts';
import { answerStore, type SubmittedAnswer } from './answer-store.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@kept-answers.test');
  companyId = await school.company('kept-answers', owner);
});

const post = async (path: string, body: object) => {
  const answer = await school.send('POST', `/api/companies/${companyId}${path}`, body, owner);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.data;
};

const publicForm = (id: number, path = 'admin/forms') =>
  `/api/public/companies/${companyId}/${path}/${id}`;

const keysOf = async (id: number): Promise<string[]> => {
  const { data } = (await school.send('GET', publicForm(id))).body;
  return data.fields.map(({ key }: { key: string }) => key);
};

const storedAnswer = (formId: number) =>
  school.database.system(async (transaction) => {
    const [answer] = await transaction
      .select()
      .from(formAnswers)
      .where(eq(formAnswers.form_id, formId));
    const values = await transaction
      .select({
        ref: formAnswerValues.ref,
        label: formAnswerValues.label,
        value: formAnswerValues.value,
        shown: formAnswerValues.shown,
        number: formAnswerValues.number,
      })
      .from(formAnswerValues)
      .where(eq(formAnswerValues.answer_id, answer?.id ?? 0))
      .orderBy(formAnswerValues.id);
    return { answer, values };
  });

test('a form that creates no account stores answers and UTM values with the labels of that time', async () => {
  const grade = await post('/custom_fields', { name: 'Класс', type: 'integer' });
  const topics = await post('/custom_fields', {
    name: 'Предметы',
    type: 'list',
    multiple: true,
    variables: ['Алгебра', 'Физика'],
  });
  const { id } = await post('/forms', {
    name: 'Вопросы',
    type: 'free',
    create_user: false,
    success_text: 'Спасибо!',
    redirect_url: 'https://school.test/thanks',
    fields: [
      { ref: 'n', type: 'name', label: 'Как вас зовут' },
      { ref: 'e', type: 'email', required: true },
      { ref: 'g', type: 'custom_field', custom_field_id: grade.id },
      { ref: 't', type: 'custom_field', custom_field_id: topics.id },
      { ref: 'u', type: 'hidden', parameter: 'utm_source' },
      { ref: 'f', type: 'hidden', value: 'Летний набор' },
    ],
  });
  const form = (await school.send('GET', publicForm(id))).body.data;
  const [, , g = '', t = '', u = '', f = ''] = await keysOf(id);
  expect([form.create_user, form.fields[0].required]).toEqual([false, false]);
  const variables = form.fields[3].custom_field.variables.map(({ id: of }: { id: number }) => of);
  const refused = await school.send('POST', publicForm(id), { email: 'нет', password: 'x' });
  expect(refused.body.errors).toMatchObject([
    { field: 'email' },
    { field: 'password', code: 'unknown_field' },
  ]);
  const sent = await school.send('POST', publicForm(id, 'forms'), {
    email: 'anna@kept-answers.test',
    [g]: '7',
    [t]: variables,
    [u]: ' vk ',
    [f]: 'Другое',
    page: 'https://school.test/?utm_source=vk',
  });
  expect([sent.status, sent.body.data]).toEqual([
    201,
    {
      access_token: null,
      company_code: 'kept-answers',
      user: null,
      success_text: 'Спасибо!',
      redirect_url: 'https://school.test/thanks',
    },
  ]);
  const { answer, values } = await storedAnswer(id);
  expect(answer).toMatchObject({ user_id: null, page: 'https://school.test/?utm_source=vk' });
  expect(values).toMatchObject([
    { ref: 'e', label: 'Почта', value: 'anna@kept-answers.test' },
    { ref: 'g', label: 'Класс', value: '7', number: 7 },
    { ref: 't', label: 'Предметы', value: String(variables[0]), shown: 'Алгебра' },
    { ref: 't', value: String(variables[1]), shown: 'Физика' },
    { ref: 'u', label: 'utm_source', value: 'vk' },
    { ref: 'f', value: 'Летний набор' },
  ]);
});

test('values hidden by a condition or a choice are neither stored nor required', async () => {
  const region = await post('/custom_fields', { name: 'Регион', type: 'string' });
  const country = await post('/custom_fields', {
    name: 'Страна',
    type: 'list',
    variables: ['Россия', 'Другая'],
  });
  const { data: variables } = (
    await school.send(
      'GET',
      `/api/companies/${companyId}/custom_fields/${country.id}/custom_field_variables`,
      undefined,
      owner,
    )
  ).body;
  await school.send(
    'POST',
    `/api/companies/${companyId}/custom_field_variables/${variables[0].id}/attach`,
    { dependent_custom_fields: [region.id] },
    owner,
  );
  const filled = (ref: string) => ({
    match: 'all',
    rules: [{ field: ref, operator: 'filled', value: null }],
  });
  const { id } = await post('/forms', {
    name: 'Откуда вы',
    type: 'free',
    create_user: false,
    fields: [
      { ref: 'c', type: 'custom_field', custom_field_id: country.id },
      { ref: 'r', type: 'custom_field', custom_field_id: region.id, required: true },
      { ref: 'n', type: 'name', required: true, condition: filled('r') },
    ],
  });
  const [c = '', r = ''] = await keysOf(id);
  const { status, body } = await school.send('POST', publicForm(id), {
    [c]: String(variables[1].id),
    [r]: 'Тверь',
    name: 'Вера',
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  expect((await storedAnswer(id)).values).toMatchObject([{ ref: 'c', shown: 'Другая' }]);
});

test('answers are stored with the created account, which gets the custom field values', async () => {
  const city = await post('/custom_fields', { name: 'Город', type: 'string' });
  const wish = await post('/custom_fields', { name: 'Пожелание', type: 'string', subtype: 'bid' });
  const { id } = await post('/forms', {
    name: 'Запись',
    type: 'register',
    fields: [
      { ref: 'n', type: 'name' },
      { ref: 'e', type: 'email' },
      { ref: 'c', type: 'custom_field', custom_field_id: city.id },
      { ref: 'w', type: 'custom_field', custom_field_id: wish.id },
    ],
  });
  const [, , c = '', w = ''] = await keysOf(id);
  const sent = await school.send('POST', publicForm(id), {
    name: 'Лев',
    email: 'lev@kept-answers.test',
    password: testPassword,
    [c]: 'Тверь',
    [w]: 'По вечерам',
  });
  const { user } = sent.body.data;
  const { answer, values } = await storedAnswer(id);
  expect(answer?.user_id).toBe(user.id);
  expect(values.map(({ shown }) => shown)).toEqual([
    'Лев',
    'lev@kept-answers.test',
    'Тверь',
    'По вечерам',
  ]);
  expect(JSON.stringify(values)).not.toContain(testPassword);
  const path = `/api/companies/${companyId}/users/${user.id}?with=custom_field_values`;
  const held = (await school.send('GET', path, undefined, owner)).body.data.custom_field_values;
  expect(held.map(({ custom_field_id: of }: { custom_field_id: number }) => of)).toEqual([city.id]);
});

test('listeners run in the transaction of a submission, and their errors roll it back', async () => {
  const { id } = await post('/forms', { name: 'Слушают', type: 'free', create_user: false });
  const answers = answerStore();
  const heard: SubmittedAnswer[] = [];
  answers.onAnswer(async (_, answer) => void heard.push(answer));
  const answer = { company_id: companyId, form_id: id, user_id: null, page: null, values: [] };
  const sender = { address: '192.0.2.1', email: null };
  await school.database.system((transaction) => answers.store(transaction, answer, sender));
  expect(heard).toMatchObject([{ form_id: id, created_at: expect.stringMatching(/Z$/) }]);
  answers.onAnswer(() => Promise.reject(new Error('no')));
  const failed = school.database.system((transaction) =>
    answers.store(transaction, answer, sender),
  );
  await expect(failed).rejects.toThrow('no');
  const storedCount = await school.database.system((transaction) =>
    transaction.$count(formAnswers, eq(formAnswers.form_id, id)),
  );
  expect(storedCount).toBe(1);
});
