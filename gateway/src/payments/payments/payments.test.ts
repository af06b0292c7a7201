// Tests that the payments of an order are one call, that a stale update returns the current payment, and that a
// rejected refund is a user error.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

const idOf = (type: string, id: number) => toGlobalId({ type, companyId: 7, id });

const companyId = toGlobalId({ type: 'Company', companyId: null, id: 7 });

const payment = { id: 21, status: 'waiting', price: '9000.00', version: 'v2' };

const meta = { total: null, per_page: 20 };

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.rest.answer('/companies/7/orders/4', () => ({ data: { id: 4, payed_at: null } }));
  gateway.rest.answer('/companies/7/payment_orders', () => ({
    data: [{ id: 3, paid_sum: '1000.00', payments_sum: '10000.00', payments: [payment] }],
    meta,
  }));
  gateway.rest.answer('/companies/7/payments/21', () => ({ data: payment }));
  gateway.rest.answer('/companies/7/payments/21/short_update', (_, reply) =>
    reply.code(409).send({ errors: [{ message: 'Платёж изменился', code: 'stale' }] }),
  );
  gateway.rest.answer('/companies/7/payments/21/refunds', (_, reply) =>
    reply.code(422).send({
      errors: [{ message: 'Больше, чем осталось от платежа', field: 'amount', code: 'too_much' }],
    }),
  );
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

it('reads the payments of an order in one call', async () => {
  const { data, errors } = await gateway.ask(
    `{ company(code: "demo") { order(databaseId: 4) {
      paidAt paymentOrder { paidSum paymentsSum payments { databaseId price } }
    } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.company.order).toEqual({
    paidAt: null,
    paymentOrder: {
      paidSum: '1000.00',
      paymentsSum: '10000.00',
      payments: [{ databaseId: 21, price: '9000.00' }],
    },
  });
  const calls = gateway.rest.calls.filter(({ path }) => path.endsWith('/payment_orders'));
  expect(calls.map(({ query }) => query)).toEqual([
    expect.objectContaining({ order_id: '4', with: expect.stringContaining('payments') }),
  ]);
});

it('returns the current payment after a stale update', async () => {
  const input = { id: idOf('Payment', 21), statusId: idOf('PaymentStatus', 2), version: 'v1' };
  const { data, errors } = await gateway.ask(
    `mutation ($input: UpdatePaymentInput!) { updatePayment(input: $input) {
      payment { status version } userErrors { code }
    } }`,
    { variables: { input } },
  );
  expect(errors).toBeUndefined();
  expect(data.updatePayment).toEqual({
    payment: { status: 'WAITING', version: 'v2' },
    userErrors: [{ code: 'stale' }],
  });
  expect(gateway.rest.calls[0]).toMatchObject({
    method: 'PUT',
    path: '/companies/7/payments/21/short_update',
    body: { status_id: 2, version: 'v1' },
  });
});

it('requires confirmation for an overpayment, and accepts it when confirmed', async () => {
  gateway.rest.answer('/companies/7/payments', ({ body }, reply) =>
    (body as { allow_more_than_left?: boolean }).allow_more_than_left
      ? { data: payment }
      : reply.code(422).send({
          errors: [{ message: 'Осталось 33,34 ₽', field: 'price', code: 'more_than_left' }],
        }),
  );
  const create = async (allowMoreThanLeft?: boolean) => {
    const input = { companyId, orderId: idOf('Order', 4), price: '40.00', allowMoreThanLeft };
    const { data } = await gateway.ask(
      `mutation ($input: CreatePaymentInput!) { createPayment(input: $input) {
        payment { databaseId } userErrors { field code }
      } }`,
      { variables: { input } },
    );
    return data.createPayment;
  };
  expect(await create()).toEqual({
    payment: null,
    userErrors: [{ field: 'price', code: 'more_than_left' }],
  });
  expect(await create(true)).toEqual({ payment: { databaseId: 21 }, userErrors: [] });
});

it('reports at its field why a sum cannot be refunded', async () => {
  const input = { id: idOf('Payment', 21), amount: '9000.01', reason: 'Передумали' };
  const { data } = await gateway.ask(
    `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) {
      payment { id } userErrors { message field }
    } }`,
    { variables: { input } },
  );
  expect(data.refundPayment).toEqual({
    payment: null,
    userErrors: [{ message: 'Больше, чем осталось от платежа', field: 'amount' }],
  });
});
