// Purchases, from a visitor of the catalogue to a learner: ordering, paying at YooKassa, access, emails and failures.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../../testing/school.ts';
import { openShop, type Shop } from '../../../testing/schools/shop.ts';

let shop: Shop;
let course: number;

beforeAll(async () => {
  shop = await openShop('purchase', { yoo_kassa_vat_code: 7 });
});
beforeEach(async () => {
  course = (await ok('POST', '/courses', { name: 'Физика', price: '10000', status: 'visible' })).id;
});
afterAll(() => shop.close());

const send: Shop['send'] = (...sent) => shop.send(...sent);
const sendPublic: Shop['send'] = (...sent) => shop.sendPublic(...sent);
const ok: Shop['ok'] = (...sent) => shop.ok(...sent);
const begun: Shop['begun'] = (...args) => shop.begun(...args);
const learner = () => shop.learner();

const orderOf = (as: Caller, body: object = {}, of = course) =>
  sendPublic('POST', `/courses/${of}/orders`, body, as);

async function ordered(as: Caller, body: object = {}) {
  const { status, body: answer } = await orderOf(as, body);
  expect([status, answer.errors]).toEqual([201, undefined]);
  return answer.data;
}

const pay = (as: Caller, id: number) => send('POST', `/orders/${id}/pay`, {}, as);

const notify: Shop['notify'] = (...args) => shop.notify(...args);

const purchase = (as: Caller, id: number) =>
  ok('GET', `/purchases/${id}?with=payments`, undefined, as);
const paymentOf = async (id: number) =>
  (await ok('GET', `/payments?order_id=${id}&with=refunds;learners`))[0];
const stateBecomes = async (id: number, status: string) => {
  await expect.poll(async () => (await paymentOf(id)).status).toBe(status);
};
const learns = async (as: Caller, of = course) =>
  (await ok('GET', `/courses/${of}/users?user_id=${as.userId}`)).length === 1;
const ledgerOf = (id: number) => ok('GET', `/ledger_entries?order_id=${id}`);
const failure = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.errors[0].field ?? body.errors[0].code,
  body.errors[0].message,
];

describe('the price of a course', () => {
  const offerOf = async (query = '', as?: Caller) =>
    (await sendPublic('GET', `/courses/${course}/offer${query}`, undefined, as)).body.data;

  test('is public, with its packages, and an invalid promo code is no error', async () => {
    await ok('POST', '/promo_codes', {
      code: 'СКИДКА',
      sale_type: 'percent',
      sale_percent: 10,
      for_all_courses: true,
      allowed_product_types: ['course'],
    });
    const { id } = await ok('POST', `/courses/${course}/course_packages`, {
      name: 'С проверкой',
      price: '15000',
    });
    const packages = [{ id, name: 'С проверкой', price: '15000.00' }];
    expect(await offerOf('?promo_code=скидка')).toMatchObject({
      name: 'Физика',
      price: '10000.00',
      discounts: [{ kind: 'promo_code', off: '1000.00' }],
      to_pay: '9000.00',
      packages,
      promo_problem: null,
      is_member: false,
      is_owned: false,
      may_give: false,
      registration_form: null,
    });
    expect(await offerOf(`?course_package_id=${id}&promo_code=скидка`)).toMatchObject({
      name: 'Физика: С проверкой',
      to_pay: '15000.00',
      promo_problem: { code: 'other_product', message: 'Промокод не действует на этот курс' },
    });
  });

  test('includes whether the caller can buy it, and the form for others', async () => {
    const anna = await learner();
    expect(await offerOf('', anna)).toMatchObject({ is_member: true, is_owned: false });
    await ok('PUT', `/courses/${course}`, { price: null });
    expect((await orderOf(anna)).status).toBe(201);
    expect(await offerOf('', anna)).toMatchObject({ is_owned: true });
    const form = { name: 'Вход', code: 'buyers', type: 'register', create_user: true };
    const { id } = await ok('POST', '/forms', form);
    expect(await offerOf()).toMatchObject({ registration_form: 'buyers' });
    await ok('PUT', `/forms/${id}`, { closes_at: '2020-01-01T00:00:00Z' });
    expect(await offerOf()).toMatchObject({ registration_form: null });
  });

  test('of a package excludes the full-course discount', async () => {
    await ok('PUT', `/courses/${course}`, {
      use_full_course_discount_percentage: true,
      full_course_discount_percentage: 10,
    });
    const { id } = await ok('POST', `/courses/${course}/course_packages`, {
      name: 'Без проверки',
      price: '5000',
    });
    expect(await offerOf()).toMatchObject({
      discounts: [{ kind: 'full_course', off: '1000.00' }],
      to_pay: '9000.00',
    });
    expect(await offerOf(`?course_package_id=${id}`)).toMatchObject({
      discounts: [],
      to_pay: '5000.00',
    });
  });
});

describe('a purchase', () => {
  test('grants access when YooKassa reports the payment, and not before', async () => {
    const anna = await learner();
    const { id, to_pay } = await ordered(anna, { utm_source: 'vk' });
    expect(to_pay).toBe('10000.00');
    const payment = await begun(anna, id);
    expect(shop.yooKassa.payments.get(payment)).toMatchObject({
      request: { amount: { value: '10000.00' } },
    });

    expect(shop.yooKassa.received.at(-1)).toMatchObject({
      body: { receipt: { items: [{ description: 'Физика', vat_code: 7 }] } },
    });

    // A forged notification changes nothing.
    await notify('payment.succeeded', payment);
    await notify('payment.succeeded', 'no-such-payment');
    expect(await learns(anna)).toBe(false);

    shop.yooKassa.pay(payment);
    await Promise.all([notify('payment.succeeded', payment), notify('payment.succeeded', payment)]);
    await stateBecomes(id, 'paid');
    expect(await learns(anna)).toBe(true);
    expect(await purchase(anna, id)).toMatchObject({
      status_name: 'Оплачена',
      payments: [{ status: 'paid', price: '10000.00' }],
    });
    expect((await purchase(anna, id)).payed_at).not.toBeNull();
    expect(await ledgerOf(id)).toMatchObject([
      {
        kind: 'payment',
        debit: 'provider',
        credit: 'sales',
        amount: '10000.00',
        reference: payment,
      },
    ]);
    const [sums] = await ok('GET', `/payment_orders?order_id=${id}`);
    const [whose] = await ok('GET', `/payment_orders?order_id=${id}&only=company_id`);
    expect(whose).toEqual({ id: sums.id, company_id: sums.company_id });
    expect(sums).toMatchObject({ paid_sum: '10000.00', payments_sum: '10000.00' });
    const asNamed = `/payment_orders?order_id=${id}&relations=payments&only=company_id`;
    expect(await ok('GET', asNamed)).toEqual([
      {
        id: sums.id,
        company_id: shop.companyId,
        payments: [expect.objectContaining({ price: '10000.00' })],
      },
    ]);
    expect(await ok('GET', `/payment_orders?order_id=${id}&search=этого-нет`)).toEqual([]);
    expect(failure(await pay(anna, id))).toEqual([409, 'paid', 'Эта заявка уже оплачена']);
    expect(failure(await orderOf(anna))).toEqual([409, 'owned', 'Вы уже учитесь на этом курсе']);
  });

  test('of a free course grants access at once', async () => {
    const boris = await learner();
    const { id } = await ok('POST', '/courses', { name: 'Даром', status: 'visible' });
    const { body } = await orderOf(boris, {}, id);
    expect(body.data).toMatchObject({ to_pay: '0.00', name: 'Даром' });
    expect(await learns(boris, id)).toBe(true);
    expect(await ledgerOf(body.data.id)).toEqual([]);
  });

  test('is created once for one Idempotency-Key', async () => {
    const vera = await learner();
    const [one, two] = await Promise.all(
      [1, 2].map(() =>
        shop.school.app.inject({
          method: 'POST',
          url: `/api/public/companies/${shop.companyId}/courses/${course}/orders`,
          headers: { authorization: `Bearer ${vera.token}`, 'idempotency-key': 'purchase-of-vera' },
          payload: {},
        }),
      ),
    );
    expect(one?.json().data.id).toBe(two?.json().data.id);
    expect(await ok('GET', '/purchases', undefined, vera)).toHaveLength(1);
  });

  test('requires the permission and a course on sale', async () => {
    const outsider = await shop.school.person('outsider@purchase.test');
    expect((await orderOf(outsider)).status).toBe(401);
    const poor = await shop.school.person('poor@purchase.test');
    await shop.school.join(shop.companyId, poor, ['learning_part_access', 'learn_courses']);
    expect((await orderOf(poor)).status).toBe(403);
    const grisha = await learner();
    await ok('PUT', `/courses/${course}`, { can_be_bought: false });
    expect(failure(await orderOf(grisha))).toEqual([
      409,
      'not_sold',
      'Этот курс сейчас не продаётся',
    ]);
    await ok('PUT', `/courses/${course}`, { can_be_bought: true, status: 'draft' });
    expect((await orderOf(grisha)).status).toBe(404);
  });

  test('can be neither paid nor seen by others', async () => {
    const [anna, boris] = [await learner(), await learner()];
    const { id } = await ordered(anna);
    expect((await pay(boris, id)).status).toBe(404);
    expect((await send('GET', `/purchases/${id}`, undefined, boris)).status).toBe(404);
    expect((await send('GET', '/payments', undefined, boris)).status).toBe(403);
  });
});

describe('YooKassa', () => {
  test('does not respond: nothing is lost, and one payment is created', async () => {
    const anna = await learner();
    const { id } = await ordered(anna);
    shop.yooKassa.become('disabled');
    expect((await pay(anna, id)).status).toBe(424);
    shop.yooKassa.become('enabled');
    const before = shop.yooKassa.payments.size;
    shop.yooKassa.loseAnswers(1);
    const payment = await begun(anna, id);
    expect(await begun(anna, id)).toBe(payment);
    expect(shop.yooKassa.payments.size).toBe(before + 1);
  });

  test('ends a payment, and another one can be started', async () => {
    const anna = await learner();
    const { id } = await ordered(anna);
    const payment = await begun(anna, id);
    shop.yooKassa.cancelBySystem(payment, 'expired_on_confirmation');
    await notify('payment.canceled', payment);
    await stateBecomes(id, 'canceled');
    const again = await begun(anna, id);
    expect(again).not.toBe(payment);
    shop.yooKassa.pay(again);
    await notify('payment.succeeded', again);
    await expect.poll(() => learns(anna)).toBe(true);
  });
});

describe('a refund', () => {
  test('can be partial, then full, which withdraws access', async () => {
    const anna = await learner();
    const { id } = await ordered(anna);
    const payment = await begun(anna, id);
    shop.yooKassa.pay(payment);
    await notify('payment.succeeded', payment);
    await stateBecomes(id, 'paid');
    const { id: paymentId } = await paymentOf(id);
    const refund = (body: object) => send('POST', `/payments/${paymentId}/refunds`, body);
    expect(failure(await refund({ amount: '10000.01' }))).toEqual([
      422,
      'amount',
      'Больше, чем осталось от платежа',
    ]);
    // Refunds use the VAT rate of the payment, even if the setting changes later.
    await ok('PUT', '', { yoo_kassa_vat_code: 11 });
    expect((await refund({ amount: '2500.50', reason: 'Пропуск' })).status).toBe(201);
    await stateBecomes(id, 'partly_refunded');
    expect(shop.yooKassa.received.at(-1)).toMatchObject({
      path: '/v3/refunds',
      body: { receipt: { items: [{ amount: { value: '2500.50' }, vat_code: 7 }] } },
    });
    expect(await learns(anna)).toBe(true);
    expect((await refund({})).status).toBe(201);
    expect((await refund({})).status).toBe(409);
    await stateBecomes(id, 'refunded');
    expect(await paymentOf(id)).toMatchObject({
      refunded_sum: '10000.00',
      refunds: [{ amount: '2500.50', status: 'succeeded' }, { amount: '7499.50' }],
    });
    expect(await learns(anna)).toBe(false);
    expect((await ledgerOf(id)).map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'payment',
      'refund',
      'refund',
    ]);
    expect((await ok('GET', `/payment_orders?order_id=${id}`))[0].paid_sum).toBe('0.00');
  });
});

describe('the staff', () => {
  test('records money received outside of the provider', async () => {
    const anna = await learner();
    const { id } = await ok('POST', '/orders', { course_id: course, user_id: anna.userId });
    const part = await ok('POST', '/payments', {
      order_id: id,
      price: '4000',
      comment: 'Наличные',
    });
    expect(part).toMatchObject({ type: 'manual', status: 'paid', price: '4000.00' });
    expect(await learns(anna)).toBe(true);
    expect((await purchase(anna, id)).payed_at).toBeNull();
    await ok('POST', '/payments', { order_id: id });
    expect((await purchase(anna, id)).payed_at).not.toBeNull();
    expect(failure(await send('POST', '/payments', { order_id: id }))).toEqual([
      422,
      'price',
      'По этой заявке всё оплачено: введите сумму',
    ]);
    const twice = { order_id: id, price: '4000' };
    expect(failure(await send('POST', '/payments', twice))).toEqual([
      422,
      'price',
      expect.stringContaining('больше остатка: по заявке всё оплачено'),
    ]);
    const more = await ok('POST', '/payments', { ...twice, allow_more_than_left: true });
    await ok('POST', `/payments/${more.id}/refunds`, {});
    const back = await ok('POST', `/payments/${part.id}/refunds`, {});
    expect(back).toMatchObject({ status: 'refunded', refunds: [{ status: 'succeeded' }] });
    expect(await learns(anna)).toBe(true);
  });

  test('changes the status of a payment, with the effects of its type', async () => {
    const anna = await learner();
    const { id } = await ordered(anna);
    const { id: paymentId } = await paymentOf(id);
    const statuses = await ok('GET', '/payment_statuses');
    const change = (type: string) =>
      send('PUT', `/payments/${paymentId}/short_update`, {
        status_id: statuses.find((status: { type: string }) => status.type === type).id,
      });
    expect((await change('refunded')).status).toBe(409);
    expect((await change('canceled')).body.data.status).toBe('canceled');
    expect((await change('paid')).body.data.status).toBe('paid');
    expect(await learns(anna)).toBe(true);
    expect((await change('canceled')).status).toBe(409);
  });
});
