// Tests buying: an offer with an invalid promo code, ordering and paying once, subscribing to the payment, and
// forwarding YooKassa's webhook.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { serverSentEvents } from '../../../testing/events.ts';
import { tokenOfAnna } from '../../../testing/fake-data.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';
import { toGlobalId } from '../../kit/records/ids.ts';

const idOf = (type: string, id: number) => toGlobalId({ type, companyId: 7, id });

const offer = {
  course_id: 3,
  course_package_id: 4,
  name: 'Физика: С проверкой',
  course_name: 'Физика',
  course_price: '10000.00',
  anons: null,
  price: '15000.00',
  discounts: [{ kind: 'special_offer', off: '1500.00' }],
  to_pay: '13500.00',
  packages: [{ id: 4, name: 'С проверкой', price: '15000.00' }],
  promo_problem: { code: 'ended', message: 'Срок действия промокода истёк' },
  is_member: true,
  is_owned: false,
  may_give: true,
  registration_form: 'vhod',
};

const payment = {
  id: 9,
  status: 'waiting',
  status_name: 'Ждёт оплаты',
  type: 'online',
  price: '13500.00',
  price_without_discount: '15000.00',
  refunded_sum: '0.00',
  paid_at: null,
  reserved_until_at: '2026-11-28T12:30:00Z',
  due_at: null,
};

const purchase = {
  id: 5,
  name: 'Физика: С проверкой',
  course_id: 3,
  course_package_id: 4,
  to_pay: '13500.00',
  payed_at: null,
  created_at: '2026-11-28T12:00:00Z',
  number: '17',
  status_name: 'Ждём оплаты',
  course_name: 'Физика',
};

const offered = '/public/companies/7/courses/3';

let gateway: TestGateway;
let states: object[] = [];

beforeAll(async () => {
  gateway = await startGateway();
  gateway.rest.answer('/public/company/get_id_by_code', () => ({
    data: { id: 7, name: 'Школа', code: 'demo' },
  }));
  gateway.rest.answer(`${offered}/offer`, () => ({ data: offer }));
  gateway.rest.answer(`${offered}/orders`, () => ({ data: purchase }));
  gateway.rest.answer('/companies/7/purchases/5', () => ({
    data: { ...purchase, payments: [states.length > 1 ? states.shift() : states[0]] },
  }));
});
beforeEach(() => {
  gateway.rest.forget();
  states = [payment];
});
afterAll(() => gateway.close());

const offerQuery = `query ($promoCode: String) { catalog(company: "demo") {
  offer(courseId: 3, coursePackageId: 4, promoCode: $promoCode) {
    courseId coursePackageId name price discounts { kind off } toPay packages { databaseId name price }
    promoProblem isMember isOwned mayGive registrationForm
  } } }`;

it('returns the price of a package and the error of a promo code to a visitor', async () => {
  const { data, errors } = await gateway.ask(offerQuery, {
    variables: { promoCode: 'ЛЕТО' },
    token: null,
  });
  expect(errors).toBeUndefined();
  expect(data.catalog.offer).toEqual({
    courseId: idOf('Course', 3),
    coursePackageId: idOf('CoursePackage', 4),
    name: 'Физика: С проверкой',
    price: '15000.00',
    discounts: [{ kind: 'SPECIAL_OFFER', off: '1500.00' }],
    toPay: '13500.00',
    packages: [{ databaseId: 4, name: 'С проверкой', price: '15000.00' }],
    promoProblem: 'Срок действия промокода истёк',
    isMember: true,
    isOwned: false,
    mayGive: true,
    registrationForm: 'vhod',
  });
  const call = gateway.rest.calls.find(({ path }) => path.endsWith('/offer'));
  expect(call?.query).toEqual({ course_package_id: '4', promo_code: 'ЛЕТО' });
});

it('offers nothing where nothing is sold', async () => {
  const refusing = await startGateway();
  refusing.rest.answer('/public/company/get_id_by_code', () => ({
    data: { id: 7, name: 'Школа', code: 'demo' },
  }));
  refusing.rest.answer(`${offered}/offer`, (_, reply) =>
    reply.code(409).send({ errors: [{ message: 'Не продаётся', code: 'not_sold' }] }),
  );
  const { data, errors } = await refusing.ask(offerQuery);
  expect([data.catalog.offer, errors]).toEqual([null, undefined]);
  await refusing.close();
});

it('orders by global ids, and reports errors at their fields', async () => {
  const mutation = `mutation ($input: OrderCourseInput!) { orderCourse(input: $input) {
    purchase { id number toPay payments { status } } userErrors { message field } } }`;
  const input = {
    courseId: idOf('Course', 3),
    coursePackageId: idOf('CoursePackage', 4),
    promoCode: 'ЛЕТО',
    utmSource: 'vk',
  };
  const { data, errors } = await gateway.ask(mutation, { variables: { input } });
  expect(errors).toBeUndefined();
  expect(data.orderCourse).toEqual({
    purchase: {
      id: idOf('Purchase', 5),
      number: '17',
      toPay: '13500.00',
      payments: [{ status: 'WAITING' }],
    },
    userErrors: [],
  });
  const [order] = gateway.rest.calls.filter(({ method }) => method === 'POST');
  expect(order?.body).toEqual({ course_package_id: 4, promo_code: 'ЛЕТО', utm_source: 'vk' });

  gateway.rest.answer(`${offered}/orders`, (_, reply) =>
    reply.code(422).send({
      errors: [{ message: 'Срок действия промокода истёк', field: 'promo_code', code: 'ended' }],
    }),
  );
  const refused = await gateway.ask(mutation, { variables: { input } });
  expect(refused.data.orderCourse).toEqual({
    purchase: null,
    userErrors: [{ message: 'Срок действия промокода истёк', field: 'promoCode' }],
  });
});

it('reports why a user may not order', async () => {
  gateway.rest.answer(`${offered}/orders`, (_, reply) =>
    reply.code(403).send({ errors: [{ message: 'Курс покупают ученики', code: 'forbidden' }] }),
  );
  const { data, errors } = await gateway.ask(
    `mutation { orderCourse(input: { courseId: "${idOf('Course', 3)}" }) {
      purchase { id } userErrors { message field code } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.orderCourse).toEqual({
    purchase: null,
    userErrors: [{ message: 'Курс покупают ученики', field: null, code: 'forbidden' }],
  });
});

it('returns the payment URL, and reports an unavailable provider', async () => {
  const pay = `mutation { payPurchase(input: { id: "${idOf('Purchase', 5)}" }) { confirmationUrl userErrors { message } } }`;
  gateway.rest.answer('/companies/7/orders/5/pay', () => ({
    data: { confirmation_url: 'https://pay.test/1' },
  }));
  const { data } = await gateway.ask(pay);
  expect(data.payPurchase).toEqual({ confirmationUrl: 'https://pay.test/1', userErrors: [] });
  gateway.rest.answer('/companies/7/orders/5/pay', (_, reply) =>
    reply.code(424).send({ errors: [{ message: 'Не ответил', code: 'failed_dependency' }] }),
  );
  const silent = await gateway.ask(pay);
  expect(silent.data.payPurchase).toEqual({
    confirmationUrl: null,
    userErrors: [{ message: 'Не ответил' }],
  });
});

it('sends the shown price, and returns the new one before ordering', async () => {
  const pay = `mutation ($price: Decimal) { payPurchase(input: { id: "${idOf('Purchase', 5)}", price: $price }) {
    confirmationUrl purchase { toPay } userErrors { message code } } }`;
  const message = 'Промокод ЛЕТО больше не действует: цена 15 000 ₽';
  gateway.rest.answer('/companies/7/orders/5/pay', (_, reply) =>
    reply.code(409).send({ errors: [{ message, code: 'price_changed' }] }),
  );
  gateway.rest.answer('/companies/7/purchases/5', () => ({
    data: { ...purchase, to_pay: '15000.00' },
  }));
  const refused = await gateway.ask(pay, { variables: { price: '13500.00' } });
  expect(refused.errors).toBeUndefined();
  expect(refused.data.payPurchase).toEqual({
    confirmationUrl: null,
    purchase: { toPay: '15000.00' },
    userErrors: [{ message, code: 'price_changed' }],
  });
  const call = gateway.rest.calls.find(({ method }) => method === 'POST');
  expect(call?.body).toEqual({ price: '13500.00' });
  gateway.rest.answer('/companies/7/orders/5/pay', () => ({
    data: { confirmation_url: 'https://pay.test/1' },
  }));
  const { data } = await gateway.ask(pay, { variables: { price: '15000.00' } });
  expect(data.payPurchase).toEqual({
    confirmationUrl: 'https://pay.test/1',
    purchase: null,
    userErrors: [],
  });
  gateway.rest.answer('/companies/7/purchases/5', () => ({
    data: { ...purchase, payments: [states.length > 1 ? states.shift() : states[0]] },
  }));
});

it('yields a purchase until its payment is settled', async () => {
  states = [payment, payment, { ...payment, status: 'paid', paid_at: '2026-11-28T12:10:00Z' }];
  const subscription = `subscription { purchaseUpdated(id: "${idOf('Purchase', 5)}") { id payments { status paidAt } } }`;
  const statuses = [];
  for await (const { data } of serverSentEvents(gateway.url, subscription, {
    token: tokenOfAnna,
  })) {
    statuses.push(data.purchaseUpdated.payments[0].status);
  }
  expect(statuses).toEqual(['WAITING', 'PAID']);
});

it('forwards YooKassa’s webhook', async () => {
  const seen: unknown[] = [];
  gateway.rest.answer('/public/companies/7/yoo_kassa_events', (request, reply) => {
    seen.push(request.body);
    return reply.send({ data: null });
  });
  const event = { type: 'notification', event: 'payment.succeeded', object: { id: 'p-1' } };
  const answer = await fetch(`${gateway.url}/hooks/yoo_kassa/7`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  });
  expect([answer.status, await answer.json(), seen]).toEqual([200, {}, [event]]);
  expect((await fetch(`${gateway.url}/hooks/yoo_kassa/any`, { method: 'POST' })).status).toBe(404);
});
