// Course gifts: the first person who redeems a paid code gets the course.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import type { Permission } from '../../kit/permissions/flags.ts';

let school: School;
let owner: Caller;
let companyId: number;
let course: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@gifts.test');
  companyId = await school.company('gifts', owner);
  course = (await ok('POST', '/courses', { name: 'Физика', price: '900', status: 'visible' })).id;
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as: Caller = owner) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function ok(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as?: Caller) {
  const answer = await send(method, path, body, as);
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data;
}

async function member(email: string, ...flags: Permission[]): Promise<Caller> {
  const person = await school.person(email);
  await school.join(companyId, person, ['learning_part_access', 'pay_course', ...flags]);
  return person;
}

const order = (as: Caller) =>
  school.send(
    'POST',
    `/api/public/companies/${companyId}/courses/${course}/orders`,
    { is_gift: true },
    as,
  );
const redeem = (code: string, as: Caller) => send('POST', '/course_gifts/redeem', { code }, as);
const learns = async (as: Caller) =>
  (await ok('GET', `/courses/${course}/users?user_id=${as.userId}`)).length === 1;

test('the redeemer learns and the buyer does not, and a refund withdraws access', async () => {
  const giver = await member('giver@gifts.test', 'course_gift');
  const [anna, boris] = [await member('anna@gifts.test'), await member('boris@gifts.test')];
  const { id, name } = (await order(giver)).body.data;
  expect(name).toBe('Подарок: Физика');
  const gift = async () =>
    (await ok('GET', `/purchases/${id}?with=payments`, undefined, giver)).payments[0].gift;
  expect(await gift()).toBeNull();
  const [waiting] = await ok('GET', `/payments?order_id=${id}`);
  const [, paid] = await ok('GET', '/payment_statuses');
  await ok('PUT', `/payments/${waiting.id}/short_update`, { status_id: paid.id });
  const { code } = await gift();
  expect(code).toMatch(/^[A-Z]+\d\d-[A-Z]+\d\d$/);
  expect(await learns(giver)).toBe(false);

  expect((await redeem('НЕТ-ТАКОГО', anna)).body.errors).toMatchObject([
    { field: 'code', message: 'Такого подарка нет' },
  ]);
  expect((await redeem(code.toLowerCase(), anna)).body.data).toEqual({ course_id: course });
  expect(await learns(anna)).toBe(true);
  expect((await redeem(code, boris)).body.errors[0].code).toBe('redeemed');
  expect(await ok('GET', '/course_gifts?redeemed=1&with=redeemer')).toMatchObject([
    { code, redeemer: { id: anna.userId } },
  ]);
  const [{ id: giftId }] = await ok('GET', `/course_gifts?payment_id=${waiting.id}`);
  expect(await ok('GET', `/course_gifts/${giftId}?with=payment`)).toMatchObject({
    code,
    payment: { id: waiting.id },
  });
  await ok('POST', `/payments/${waiting.id}/refunds`, {});
  expect(await learns(anna)).toBe(false);
});

test('gifts require a permission', async () => {
  const other = await member('other@gifts.test');
  const { status, body } = await order(other);
  expect([status, body.errors[0].message]).toEqual([403, 'У вас нет права дарить курсы']);
  expect((await send('GET', '/course_gifts', undefined, other)).status).toBe(403);
});
