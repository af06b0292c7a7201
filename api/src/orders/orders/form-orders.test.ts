// Bid forms create orders from the submitted values and the known customer.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, testPassword, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@order-forms.test');
  companyId = await school.company('order-forms', owner);
});

const ok = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const answer = await school.send(method, `/api/companies/${companyId}${path}`, body, owner);
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data;
};

const publicForm = (id: number) => `/api/public/companies/${companyId}/forms/${id}`;

/** Submits a form with values by the refs of its fields. */
async function fillIn(form: { id: number; fields: { ref: string }[] }, answers: object, more = {}) {
  const { data } = (await school.send('GET', publicForm(form.id))).body;
  const keys = new Map(
    form.fields.map(({ ref }, place) => [ref, data.fields[place].key as string]),
  );
  const body = Object.fromEntries(
    Object.entries(answers).map(([ref, value]) => [keys.get(ref) ?? ref, value]),
  );
  const sent = await school.send('POST', publicForm(form.id), { ...body, ...more });
  expect([sent.status, sent.body.errors]).toEqual([201, undefined]);
}

const newest = async () =>
  (await ok('GET', '/orders?per_page=1&with=custom_fields;user;course'))[0];

test('an order stores the course, price, contacts, UTM values and custom fields of a form', async () => {
  const field = (more: object) => ok('POST', '/custom_fields', more);
  const phone = await field({ name: 'Телефон', type: 'phone' });
  const goal = await field({ name: 'Цель', type: 'string', subtype: 'bid' });
  const wish = await field({ name: 'Пожелание', type: 'string' });
  const fields = [
    { ref: 'n', type: 'name' },
    { ref: 's', type: 'surname' },
    { ref: 'e', type: 'email' },
    { ref: 'p', type: 'custom_field', custom_field_id: phone.id },
    { ref: 'g', type: 'custom_field', custom_field_id: goal.id },
    { ref: 'w', type: 'custom_field', custom_field_id: wish.id },
    { ref: 'u', type: 'hidden', parameter: 'utm_source' },
  ];
  const { id } = await ok('POST', '/forms', {
    name: 'Заявка на курс',
    type: 'course_bid',
    create_user: false,
    fields,
  });
  const course = await ok('POST', '/courses', { name: 'Физика', price: '5000', form_id: id });
  await fillIn(
    { id, fields },
    {
      n: 'Яна',
      s: 'Щукина',
      e: 'yana@order-forms.test',
      p: '8 900 111-22-33',
      g: 'ЕГЭ',
      w: 'Вечером',
      u: 'vk',
    },
    { page: 'https://school.test/fizika?utm_campaign=leto' },
  );
  const order = await newest();
  expect(order).toMatchObject({
    name: 'Физика',
    price: '5000.00',
    course: { id: course.id },
    user: null,
    contact_name: 'Щукина Яна',
    contact_email: 'yana@order-forms.test',
    contact_phone: '+79001112233',
    description: 'Пожелание: Вечером',
    utm_source: 'vk',
    utm_campaign: 'leto',
  });
  expect(JSON.stringify(order.custom_fields)).toContain('ЕГЭ');
});

test('the created account becomes the customer, and the page selects one of several courses', async () => {
  const fields = [
    { ref: 'n', type: 'name' },
    { ref: 'e', type: 'email' },
  ];
  const { id } = await ok('POST', '/forms', { name: 'Записаться', type: 'self_bid', fields });
  await ok('POST', '/courses', { name: 'Алгебра', form_id: id });
  const second = await ok('POST', '/courses', { name: 'Геометрия', form_id: id });
  const account = (email: string) => ({ n: 'Олег', e: email, password: testPassword });
  await fillIn({ id, fields }, account('one@order-forms.test'));
  expect(await newest()).toMatchObject({ name: 'Записаться', course: null, price: null });
  await fillIn({ id, fields }, account('two@order-forms.test'), {
    page: `/zapis?course=${second.id}`,
  });
  expect(await newest()).toMatchObject({
    name: 'Геометрия',
    price: '0.00',
    user: { email: 'two@order-forms.test' },
  });
});

test('other forms create no orders', async () => {
  const before = (await newest())?.id;
  const fields = [{ ref: 'n', type: 'name' }];
  const { id } = await ok('POST', '/forms', {
    name: 'Отзыв',
    type: 'free',
    create_user: false,
    fields,
  });
  await fillIn({ id, fields }, { n: 'Яна' });
  expect((await newest())?.id).toBe(before);
});
