// Prices with a promo code: a buyer whose payment expires loses the use to the next buyer and sees the full price
// before paying; a code for one use discounts exactly one purchase.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { violatedInvariants } from '../../../testing/money.ts';
import type { Caller } from '../../../testing/school.ts';
import { openShop, type Shop } from '../../../testing/schools/shop.ts';

let shop: Shop;
let course: number;
let codes = 0;
let code: string;
let codeId: number;

beforeAll(async () => {
  shop = await openShop('code-prices');
});
beforeEach(async () => {
  course = (await ok('POST', '/courses', { name: 'Физика', price: '10000', status: 'visible' })).id;
  codes += 1;
  code = `ОДИН${codes}`;
  const made = await ok('POST', '/promo_codes', {
    code,
    sale_type: 'percent',
    sale_percent: 10,
    for_all_courses: true,
    max_use_count: 1,
  });
  codeId = made.id;
});
afterAll(() => shop.close());

const send: Shop['send'] = (...sent) => shop.send(...sent);
const ok: Shop['ok'] = (...sent) => shop.ok(...sent);
const begun: Shop['begun'] = (...args) => shop.begun(...args);
const learner = () => shop.learner();

const orderOf = (as: Caller, body: object = { promo_code: code }) =>
  shop.sendPublic('POST', `/courses/${course}/orders`, body, as);

async function ordered(as: Caller, body?: object): Promise<number> {
  const { status, body: answer } = await orderOf(as, body);
  expect([status, answer.errors]).toEqual([201, undefined]);
  return answer.data.id;
}

const pay = (as: Caller, id: number, price?: string) =>
  send('POST', `/orders/${id}/pay`, price === undefined ? {} : { price }, as);

const failure = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.errors?.[0].code,
  body.errors?.[0].message.replaceAll('\u00a0', ' '),
];

const notify: Shop['notify'] = (...args) => shop.notify(...args);

const paymentsOf = (id: number) => ok('GET', `/payments?order_id=${id}&sort=created_at&desc=0`);
const stateBecomes = async (id: number, status: string) => {
  await expect.poll(async () => (await paymentsOf(id)).at(-1).status).toBe(status);
};

async function paid(id: number, payment: string): Promise<void> {
  shop.yooKassa.pay(payment);
  await notify('payment.succeeded', payment);
  await stateBecomes(id, 'paid');
}

async function endedByProvider(id: number, payment: string): Promise<void> {
  shop.yooKassa.cancelBySystem(payment, 'expired_on_confirmation');
  await notify('payment.canceled', payment);
  await stateBecomes(id, 'canceled');
}

const inDatabase = (statement: ReturnType<typeof sql>) =>
  shop.school.database.system((transaction) => transaction.execute(statement));

/** Lets the reservation of an order's last payment expire and runs the due tasks. */
async function halfAnHourPasses(id: number): Promise<void> {
  const payment = (await paymentsOf(id)).at(-1);
  await inDatabase(sql`update payments set reserved_until_at = now() - interval '1 minute'
    where company_id = ${shop.companyId} and id = ${payment.id} and reserved_until_at is not null`);
  await ok('POST', `/payments/${payment.id}/check`);
}

/** How many purchases got the discount, counted by uses and by money. */
async function given(): Promise<{ uses: number; sums: string[] }> {
  const uses = await ok('GET', `/used_promo_codes?promo_code_id=${codeId}&counts=1`);
  const entries = await ok('GET', `/ledger_entries?course_id=${course}&kind=payment&all=1`);
  const sums = entries.map(({ amount }: { amount: string }) => amount).toSorted();
  const broken = await shop.school.database.system((transaction) =>
    violatedInvariants(transaction, shop.companyId),
  );
  expect(broken).toEqual([]);
  return { uses: uses.length, sums };
}

const lost = () => `Промокод ${code} больше не действует: цена 10 000 ₽`;
const spent = [422, 'spent', 'Промокод уже использован столько раз, сколько можно'];

describe('a code for one use', () => {
  test('discounts one of three purchases that order with it, cancel, and pay in the end', async () => {
    const buyers = [await learner(), await learner(), await learner()] as const;
    const orders: number[] = [];
    for (const buyer of buyers) {
      const id = await ordered(buyer);
      orders.push(id);
      await endedByProvider(id, await begun(buyer, id, '9000.00'));
    }
    const [first, second, third] = orders as [number, number, number];
    // The first buyer pays the promised price.
    await paid(second, await begun(buyers[1], second, '9000.00'));
    for (const [buyer, id] of [
      [buyers[0], first],
      [buyers[2], third],
    ] as const) {
      const paymentCount = shop.yooKassa.payments.size;
      expect(failure(await pay(buyer, id, '9000.00'))).toEqual([409, 'price_changed', lost()]);
      expect(shop.yooKassa.payments.size).toBe(paymentCount);
      expect(await ok('GET', `/purchases/${id}`, undefined, buyer)).toMatchObject({
        to_pay: '10000.00',
      });
      await paid(id, await begun(buyer, id, '10000.00'));
    }
    expect(await given()).toEqual({ uses: 1, sums: ['10000.00', '10000.00', '9000.00'] });
  });

  test('is held by an unfinished payment until the provider ends it, beyond half an hour', async () => {
    const [anna, boris] = [await learner(), await learner()];
    const id = await ordered(anna);
    const payment = await begun(anna, id);
    await halfAnHourPasses(id);
    await expect
      .poll(async () => Date.parse((await paymentsOf(id))[0].reserved_until_at) > Date.now())
      .toBe(true);
    expect(failure(await orderOf(boris))).toEqual(spent);
    // The money arrives late, at the promised price.
    await paid(id, payment);
    expect(await given()).toEqual({ uses: 1, sums: ['9000.00'] });
  });

  test('is released at once if no payment was started', async () => {
    const [anna, boris] = [await learner(), await learner()];
    const id = await ordered(anna);
    await halfAnHourPasses(id);
    await stateBecomes(id, 'canceled');
    await paid(await ordered(boris), await begun(boris, await lastOrderOf(boris)));
    // A client that sends no price is refused once; the refusal names the price.
    expect(failure(await pay(anna, id))).toEqual([409, 'price_changed', lost()]);
    await paid(id, await begun(anna, id));
    expect(await given()).toEqual({ uses: 1, sums: ['10000.00', '9000.00'] });
  });

  test('stays with a payment cancelled by the staff while it may still be paid', async () => {
    const [anna, boris] = [await learner(), await learner()];
    const id = await ordered(anna);
    const payment = await begun(anna, id);
    const statuses = await ok('GET', '/payment_statuses');
    const [{ id: paymentId }] = await paymentsOf(id);
    const { id: canceled } = statuses.find(({ type }: { type: string }) => type === 'canceled');
    await ok('PUT', `/payments/${paymentId}/short_update`, { status_id: canceled });
    expect(failure(await orderOf(boris))).toEqual(spent);
    await paid(id, payment);
    expect(await given()).toEqual({ uses: 1, sums: ['9000.00'] });
  });

  test('is released after a day without a response; later money is a part of the full price', async () => {
    const [anna, boris] = [await learner(), await learner()];
    const id = await ordered(anna);
    const payment = await begun(anna, id);
    await inDatabase(sql`update payments set provider_asked_at = now() - interval '25 hours'
      where company_id = ${shop.companyId} and provider_payment_id = ${payment}`);
    shop.yooKassa.become('failing');
    await halfAnHourPasses(id);
    await stateBecomes(id, 'canceled');
    shop.yooKassa.become('enabled');
    const other = await ordered(boris);
    await paid(other, await begun(boris, other));
    await paid(id, payment);
    expect(await given()).toEqual({ uses: 1, sums: ['9000.00', '9000.00'] });
    const purchase = await ok('GET', `/purchases/${id}`, undefined, anna);
    expect(purchase).toMatchObject({ to_pay: '10000.00', payed_at: null });
    await paid(id, await begun(anna, id, '1000.00'));
    expect((await ok('GET', `/purchases/${id}`, undefined, anna)).payed_at).not.toBeNull();
  });

  test('passes to the parts of a plan, and back when all of them are cancelled', async () => {
    const [anna, boris] = [await learner(), await learner()];
    const id = await ordered(anna);
    const parts = (...prices: string[]) => ({
      parts: prices.map((price, place) => ({ price, due_on: `2999-0${place + 1}-28` })),
    });
    await ok('POST', `/orders/${id}/instalments`, parts('4500', '4500'));
    expect(failure(await orderOf(boris))).toEqual(spent);
    await ok('POST', `/orders/${id}/instalments`, parts('3000', '3000', '3000'));
    expect(failure(await orderOf(boris))).toEqual(spent);
    const statuses = await ok('GET', '/payment_statuses');
    const { id: canceled } = statuses.find(({ type }: { type: string }) => type === 'canceled');
    for (const { id: part, status } of await paymentsOf(id)) {
      if (status !== 'waiting') continue;
      await ok('PUT', `/payments/${part}/short_update`, { status_id: canceled });
    }
    await paid(await ordered(boris), await begun(boris, await lastOrderOf(boris)));
    const refused = await send('POST', `/orders/${id}/instalments`, parts('4500', '4500'));
    expect(refused.body.errors).toMatchObject([
      {
        field: 'parts',
        message: `Промокод ${code} больше не действует. Части в сумме дают 9000.00, а осталось оплатить 10000.00`,
      },
    ]);
    await ok('POST', `/orders/${id}/instalments`, parts('5000', '5000'));
    expect(await given()).toEqual({ uses: 1, sums: ['9000.00'] });
  });

  test('is not applied to money that the staff records either', async () => {
    const [anna, boris] = [await learner(), await learner()];
    const id = await ordered(anna);
    await endedByProvider(id, await begun(anna, id));
    await paid(await ordered(boris), await begun(boris, await lastOrderOf(boris)));
    const byHand = (price?: string) => send('POST', '/payments', { order_id: id, price });
    expect(failure(await byHand())).toEqual([
      422,
      'price_changed',
      `${lost()}. Введите сумму, которая пришла`,
    ]);
    expect((await byHand('9000')).status).toBe(201);
    expect(await ok('GET', `/orders/${id}`)).toMatchObject({ to_pay: '10000.00', payed_at: null });
    expect(await given()).toEqual({ uses: 1, sums: ['9000.00', '9000.00'] });
  });

  test('stays used after a refund and applies to the same purchase again', async () => {
    const [anna, boris] = [await learner(), await learner()];
    const id = await ordered(anna);
    await paid(id, await begun(anna, id));
    const [{ id: paymentId }] = await paymentsOf(id);
    await ok('POST', `/payments/${paymentId}/refunds`, {});
    await stateBecomes(id, 'refunded');
    expect(failure(await orderOf(boris))).toEqual(spent);
    await paid(id, await begun(anna, id, '9000.00'));
    expect(await given()).toEqual({ uses: 1, sums: ['9000.00', '9000.00'] });
  });
});

test('a price that the payer did not see is rejected, whatever changed it', async () => {
  const anna = await learner();
  const id = await ordered(anna, {});
  await endedByProvider(id, await begun(anna, id, '10000'));
  await ok('PUT', `/orders/${id}`, { fix_price: '12000' });
  expect(failure(await pay(anna, id, '10000'))).toEqual([
    409,
    'price_changed',
    'Цена изменилась: теперь 12 000 ₽',
  ]);
  await paid(id, await begun(anna, id, '12000'));
});

test('a price that has become zero needs no consent, and the course opens', async () => {
  const anna = await learner();
  const id = await ordered(anna);
  await endedByProvider(id, await begun(anna, id));
  await ok('PUT', `/promo_codes/${codeId}`, { sale_percent: 100 });
  const { status, body } = await pay(anna, id, '9000');
  expect([status, body.errors[0].code]).toEqual([409, 'settled']);
  const purchase = await ok('GET', `/purchases/${id}`, undefined, anna);
  expect(purchase).toMatchObject({ to_pay: '0.00', payed_at: expect.any(String) });
  expect(await given()).toEqual({ uses: 1, sums: [] });
});

test('a gift paid at the second attempt is still a gift, with one code', async () => {
  const [anna, boris] = [await learner(), await learner()];
  const id = await ordered(anna, { is_gift: true, promo_code: code });
  await endedByProvider(id, await begun(anna, id));
  await paid(id, await begun(anna, id, '9000'));
  const { payments } = await ok('GET', `/purchases/${id}?with=payments`, undefined, anna);
  const { gift } = payments.at(-1);
  const learns = async ({ userId }: Caller) =>
    (await ok('GET', `/courses/${course}/users?user_id=${userId}`)).length === 1;
  expect(await learns(anna)).toBe(false);
  await ok('POST', '/course_gifts/redeem', { code: gift.code }, boris);
  expect(await learns(boris)).toBe(true);
  expect(await given()).toEqual({ uses: 1, sums: ['9000.00'] });
});

async function lastOrderOf(as: Caller): Promise<number> {
  return (await ok('GET', '/purchases', undefined, as))[0].id;
}
