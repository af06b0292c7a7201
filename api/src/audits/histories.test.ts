// Every kind of record with a history shows who changed what, and can be reverted.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@histories.test');
  companyId = await school.company('histories', owner);
});

async function ok(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  const answer = await school.send(method, `/api/companies/${companyId}${path}`, body, owner);
  expect([method, path, answer.body.errors]).toEqual([method, path, undefined]);
  return answer.body.data;
}

const made = async (path: string, body: object = {}): Promise<string> =>
  `${path}/${(await ok('POST', path, body)).id}`;

const idOf = (record: string) => Number(record.split('/').at(-1));

const course = () => made('/courses', { name: 'С историей' });

/** Creates a record below a parent and returns its path in the list of all records. */
async function below(parent: Promise<string>, all: string, body: object): Promise<string> {
  return `${all}/${idOf(await made(`${await parent}${all}`, body))}`;
}

const subject = (name: string) => made('/ai_ege_subjects', { name });

const number = async (of: string) =>
  made('/ai_ege_question_numbers', { subject_id: idOf(await subject(of)), name: '1' });

async function example(): Promise<string> {
  const question_number_id = idOf(await number('Химия'));
  const sent = { question_number_id, text: '<p>Пример</p>', answer: '4' };
  return made('/ai_ege_examples', sent);
}

async function webinar(): Promise<string> {
  const lesson = await made(`${await course()}/lessons`, { name: 'Вебинар', type: 'webinar' });
  return `/webinars/${(await ok('GET', `${lesson}/webinar`)).id}`;
}

const badge = { value: 'Ждём', text_color: '#1d5fd6', background: '#e9f0fd' };

const orderStatus = () => made('/order_statuses', { admin_name: badge, type: 'in_progress' });

const paymentStatus = {
  admin_name: 'Ждём',
  type: 'waiting',
  text_color: '#1d5fd6',
  background_color: '#e9f0fd',
};

const person = { name: 'Анна', email: 'anna@histories.test', password: 'long-enough-1' };

const question = { type: 'textarea', question: '<p>Почему?</p>', active: true };

const criteria = { name: 'Эссе', criteria: [{ name: 'Ясность', max_points: 2 }] };

const code = { code: 'ИСТОРИЯ', sale_type: 'percent', sale_percent: 10 };

const external = { name: 'Встреча', link: 'https://histories.test' };

const lesson = () => below(course(), '/lessons', { name: 'Урок', type: 'constructor' });

async function block(): Promise<string> {
  const ofCourse = await made(`${await course()}/lessons`, { name: 'Урок', type: 'constructor' });
  const { id } = await ok('POST', `${ofCourse}/lesson_blocks`, { type: 'section', title: 'Часть' });
  return `/lesson_blocks/${id}`;
}

test.each([
  ['a course', course, 'name', 'Без истории'],
  ['a custom field', () => made('/custom_fields', { name: 'Город', type: 'string' }), 'name', 'Г'],
  ['a form', () => made('/forms', { name: 'Запись', type: 'free' }), 'name', 'Набор'],
  ['an invite', () => made('/invites', { name: 'Сюда' }), 'name', 'Туда'],
  ['an order', () => made('/orders', { name: 'Заявка' }), 'name', 'Заказ'],
  ['a status of orders', orderStatus, 'type', 'fail'],
  ['a status of payments', () => made('/payment_statuses', paymentStatus), 'public_name', 'Ждите'],
  ['a promo code', () => made('/promo_codes', code), 'description', 'Осень'],
  ['a role', () => made('/roles', { name: 'Куратор' }), 'name', 'Старший куратор'],
  ['a user', () => made('/users', person), 'name', 'Яна'],
  ['a lesson', lesson, 'name', 'Другой урок'],
  ['a block', block, 'title', 'Глава'],
  ['a webinar', webinar, 'duration', 45],
  ['a webinar elsewhere', () => made('/external_webinars', external), 'name', 'Беседа'],
  ['a test', () => made('/tests', { title: 'Тест' }), 'title', 'Зачёт'],
  ['a category of tests', () => made('/test_categories', { name: 'Пробные' }), 'name', 'Итоговые'],
  [
    'a question',
    () => below(made('/tests', { title: 'Вопросы' }), '/questions', question),
    'max_points',
    2,
  ],
  [
    'a template of criteria',
    () => made('/question_criterion_templates', criteria),
    'name',
    'Сочинение',
  ],
  ['an olympiad', () => made('/test_result_folders', { name: 'Тур' }), 'name', 'Финал'],
  ['a subject of an exam', () => subject('Физика'), 'description', 'Сложный'],
  ['a number of an exam', () => number('Биология'), 'name', '2'],
  ['an example of an exam', example, 'answer', '5'],
] as const)('%s', async (_, make, field, value) => {
  const record = await make();
  const before = (await ok('GET', record))[field];
  expect((await ok('PUT', record, { [field]: value }))[field]).toBe(value);
  const [change] = await ok('GET', `${record}/audits?field=${field}`);
  const from = before === null ? null : String(before);
  expect(change).toMatchObject({
    event: 'updated',
    can_put_back: true,
    changes: [{ field, from, to: String(value), cut: false }],
  });
  const authors = await ok('GET', `${record}/audit_authors?latest=10`);
  expect(authors).toMatchObject([{ id: owner.userId }]);
  const at = `${record}/audits/${change.id}/put_back`;
  const { version, fields } = await ok('GET', `${at}?moment=before`);
  expect(fields).toContainEqual({ field, from: String(value), to: from, refusal: null });
  const back = await ok('POST', at, { fields: [field], moment: 'before', version });
  expect(back[field]).toBe(before);
  const late = { fields: [field], moment: 'after', version };
  const refused = await school.send('POST', `/api/companies/${companyId}${at}`, late, owner);
  expect(refused.status).toBe(409);
});

const token = { name: 'Сверка', permissions: ['courses_show_all'], days: 30 };

async function accessToken(): Promise<string> {
  const { access_token } = await ok('POST', '/access_tokens', token);
  return `/access_tokens/${access_token.id}`;
}

test.each([
  ['a token', accessToken],
  ['a service account', () => made('/service_accounts', { name: 'Импорт' })],
  ['a domain', () => made('/self_domain', { domain: 'histories.test' })],
])('%s has a history but cannot be reverted', async (_, make) => {
  const record = await make();
  expect((await ok('GET', `${record}/audits`)).at(-1)).toMatchObject({
    event: 'created',
    can_put_back: false,
  });
  const authors = await ok('GET', `${record}/audit_authors`);
  expect(authors).toMatchObject([{ id: owner.userId }]);
});
