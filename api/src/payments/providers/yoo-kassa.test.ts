// The YooKassa provider against a local server: requests, responses, and lost or failed responses.
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startWebhookServer } from '../../../testing/servers/webhook-server.ts';
import {
  startYooKassaServer,
  testShop,
  type YooKassaServer,
} from '../../../testing/servers/yoo-kassa-server.ts';
import { ProviderRefused, ProviderSilent } from './failures.ts';
import { defaultRetryPolicy } from './retries.ts';
import type { NewPayment, PaymentProvider } from './provider.ts';
import { yooKassa } from './yoo-kassa.ts';

let server: YooKassaServer;
/** The server's clock, and whether it accepts the shop's key. */
let now = new Date('2026-03-01T09:00:00Z');
let isKeyGood = true;
/** Milliseconds that the provider waited between its attempts. */
let waited: number[] = [];
let provider: PaymentProvider;

beforeAll(async () => {
  const isShop = ({ id }: { id: string }) => isKeyGood && id === testShop.id;
  server = await startYooKassaServer(isShop, { now: () => now });
  provider = providerAt(server.url);
});
afterEach(() => {
  server.become('enabled');
  server.holdRefunds(false);
  server.demandReceipts(false);
  server.delay(null);
  server.requests.clear();
  isKeyGood = true;
  waited = [];
});
afterAll(() => server.close());

/** Nothing waits: the clock advances by the pauses instead. */
function providerAt(url: string): PaymentProvider {
  let clock = 0;
  return yooKassa(url, {
    total: 10_000,
    now: () => clock,
    wait: async (milliseconds) => {
      waited.push(milliseconds);
      clock += milliseconds;
    },
  })(testShop);
}

let last = 0;
const newKey = () => `order-${(last += 1)}`;

const course = (key: string, changes: Partial<NewPayment> = {}): NewPayment => ({
  key,
  amount: '12500.50',
  description: 'Заявка № 7: «Физика»',
  returnUrl: 'https://school.test/orders/7',
  payerEmail: 'anna@people.test',
  payerPhone: '+79001234567',
  payerName: 'Анна Иванова',
  items: [
    { description: 'Курс «Физика»', amount: '10000.50', vatCode: 7 },
    { description: 'Курс «Химия»', amount: '2500.00' },
  ],
  metadata: { company_id: '3', order_id: '7' },
  ...changes,
});

const paid = async (): Promise<string> => {
  const { id } = await provider.create(course(newKey()));
  server.pay(id);
  return id;
};

const back = (paymentId: string, amount: string, key = newKey()) => ({
  ...course(key),
  paymentId,
  amount,
  items: [{ description: 'Курс «Физика»', amount }],
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const asks = (name: string) => server.requests.get(name) ?? 0;
const refusal = (code: string, parameter?: string) =>
  expect.objectContaining({ code, ...(parameter !== undefined && { parameter }) });

describe('a payment', () => {
  test('is created, paid at the provider, and captured', async () => {
    const begun = await provider.create(course('first'));
    expect(begun).toMatchObject({
      status: 'pending',
      amount: '12500.50',
      refunded: '0.00',
      paid: false,
      createdAt: now,
      paidAt: null,
      confirmationUrl: `${server.url}/checkout/${begun.id}`,
      cancellation: null,
      metadata: { company_id: '3', order_id: '7' },
    });
    const page = await fetch(begun.confirmationUrl ?? '');
    expect(await page.text()).toContain('Заявка № 7: «Физика»');
    const gone = await fetch(`${begun.confirmationUrl}/pay`, {
      method: 'POST',
      redirect: 'manual',
    });
    expect(gone.headers.get('location')).toBe('https://school.test/orders/7');

    expect(await provider.findPayment(begun.id)).toMatchObject({
      status: 'succeeded',
      paid: true,
      paidAt: now,
      confirmationUrl: null,
    });
  });

  test('has a fiscal receipt with all items if there is a contact', async () => {
    server.demandReceipts(true);
    await provider.create(course('receipt', { description: '🎓'.repeat(200) }));
    const { body } = server.received.at(-1) ?? {};
    expect(body).toMatchObject({
      capture: true,
      description: '🎓'.repeat(64),
      receipt: {
        customer: { full_name: 'Анна Иванова', email: 'anna@people.test', phone: '79001234567' },
        items: [
          {
            description: 'Курс «Физика»',
            quantity: '1.00',
            amount: { value: '10000.50', currency: 'RUB' },
            vat_code: 7,
            payment_subject: 'service',
            payment_mode: 'full_payment',
          },
          { description: 'Курс «Химия»', amount: { value: '2500.00' }, vat_code: 1 },
        ],
      },
    });
    await expect(
      provider.create(course(newKey(), { payerEmail: null, payerPhone: null })),
    ).rejects.toEqual(refusal('invalid_request', 'receipt'));
    await expect(provider.create(course(newKey(), { amount: '12500.51' }))).rejects.toEqual(
      refusal('invalid_request', 'receipt.items'),
    );
  });

  test('that is not paid expires with a reason', async () => {
    const { id } = await provider.create(course(newKey()));
    server.cancelBySystem(id, 'expired_on_confirmation');
    expect(await provider.findPayment(id)).toMatchObject({
      status: 'canceled',
      paid: false,
      cancellation: 'expired_on_confirmation',
    });
  });

  test('releases held money only', async () => {
    const held = await fetch(`${server.url}/v3/payments`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${testShop.id}:${testShop.secretKey}`)}`,
        'content-type': 'application/json',
        'idempotence-key': newKey(),
      },
      body: JSON.stringify({
        amount: { value: '100.00', currency: 'RUB' },
        confirmation: { type: 'redirect', return_url: 'https://school.test' },
      }),
    });
    const { id } = (await held.json()) as { id: string };
    await expect(provider.cancel(id, newKey())).rejects.toEqual(refusal('invalid_request'));
    server.pay(id);
    expect(await provider.findPayment(id)).toMatchObject({
      status: 'waiting_for_capture',
      paid: true,
      paidAt: null,
    });
    const key = newKey();
    server.loseAnswers(1);
    expect(await provider.cancel(id, key)).toMatchObject({
      status: 'canceled',
      cancellation: 'canceled_by_merchant',
    });
    await expect(provider.cancel(await paid(), newKey())).rejects.toEqual(
      refusal('invalid_request'),
    );
  });

  test.each(['', 'unknown', '../me', 'a/b', 'a?b', 'ы'])(
    'with the id “%s” does not exist',
    async (id) => {
      expect(await provider.findPayment(id)).toBeNull();
      expect(await provider.findRefund(id)).toBeNull();
      expect(asks('GET /v3/me')).toBe(0);
    },
  );
});

describe('refunds', () => {
  test('return partial amounts up to the amount paid', async () => {
    const id = await paid();
    const key = newKey();
    const part = await provider.refund(back(id, '10000.50', key));
    expect(part).toMatchObject({ paymentId: id, status: 'succeeded', amount: '10000.50' });
    expect(await provider.refund(back(id, '10000.50', key))).toEqual(part);
    expect(await provider.findPayment(id)).toMatchObject({
      status: 'succeeded',
      refunded: '10000.50',
    });
    await expect(provider.refund(back(id, '2500.01'))).rejects.toEqual(
      refusal('invalid_request', 'amount'),
    );
    await provider.refund(back(id, '2500.00'));
    expect(await provider.findPayment(id)).toMatchObject({ refunded: '12500.50' });
  });

  test('may be delayed and then fail', async () => {
    server.holdRefunds(true);
    const id = await paid();
    const first = await provider.refund(back(id, '12000.00'));
    expect(first.status).toBe('pending');
    await expect(provider.refund(back(id, '1000.00'))).rejects.toBeInstanceOf(ProviderRefused);
    server.settleRefund(first.id, 'canceled');
    expect(await provider.findRefund(first.id)).toMatchObject({ status: 'canceled' });
    const second = await provider.refund(back(id, '1000.00'));
    server.settleRefund(second.id);
    expect(await provider.findRefund(second.id)).toMatchObject({ status: 'succeeded' });
    expect(await provider.findPayment(id)).toMatchObject({ refunded: '1000.00' });
  });

  test('of unpaid payments are rejected', async () => {
    const { id } = await provider.create(course(newKey()));
    await expect(provider.refund(back(id, '1.00'))).rejects.toBeInstanceOf(ProviderRefused);
  });
});

describe('final refusals', () => {
  test('are not retried: a wrong key, or a stopped shop', async () => {
    isKeyGood = false;
    await expect(provider.create(course(newKey()))).rejects.toEqual(refusal('invalid_credentials'));
    isKeyGood = true;
    server.become('disabled');
    await expect(provider.create(course(newKey()))).rejects.toEqual(refusal('forbidden'));
    expect([asks('POST /v3/payments'), waited]).toEqual([2, []]);
  });

  test('include a different order with a used key', async () => {
    const key = newKey();
    await provider.create(course(key));
    const other = provider.create(course(key, { amount: '1.00', items: [] }));
    await expect(other).rejects.toEqual(refusal('invalid_request', 'Idempotence-Key'));
    await expect(other).rejects.toThrow(/invalid_request.*duplicated/);
  });

  test.each(['', 'two words', 'ключ', 'k'.repeat(65)])('include “%s” as a key', async (key) => {
    await expect(provider.create(course(key))).rejects.toBeInstanceOf(RangeError);
    expect(asks('POST /v3/payments')).toBe(0);
  });
});

describe('without a response', () => {
  test('the same key is sent again with growing pauses', async () => {
    server.loseAnswers(1);
    server.failBefore(1);
    server.throttle(1);
    server.processing(1, 1800);
    const before = server.payments.size;
    await provider.create(course(newKey()));
    expect(server.payments.size - before).toBe(1);
    expect(waited).toEqual([250, 500, 1000, 2000]);
  });

  test('the delay that YooKassa requests is limited by the total time', async () => {
    server.processing(1, 4000);
    await provider.create(course(newKey()));
    expect(waited).toEqual([4000]);
    server.processing(1, 60_000);
    await expect(provider.create(course(newKey()))).rejects.toBeInstanceOf(ProviderSilent);
    expect(waited).toEqual([4000]);
  });

  test.each(['failing', 'nonsense'] as const)(
    'a server in the state %s leaves the result unknown',
    async (state) => {
      const key = newKey();
      const before = server.payments.size;
      server.become(state);
      await expect(provider.create(course(key))).rejects.toBeInstanceOf(ProviderSilent);
      await expect(provider.findPayment('some-id')).rejects.toBeInstanceOf(ProviderSilent);
      expect(server.received.filter((each) => each.key === key).length).toBeGreaterThan(1);
      server.become('enabled');
      await provider.create(course(key));
      expect(server.payments.size - before).toBe(1);
    },
  );

  test('an interrupted server knows everything after its restart', async () => {
    const key = newKey();
    const id = await paid();
    await server.stop();
    await expect(provider.create(course(key))).rejects.toBeInstanceOf(ProviderSilent);
    await expect(provider.findPayment(id)).rejects.toBeInstanceOf(ProviderSilent);
    await server.start();
    expect(await provider.findPayment(id)).toMatchObject({ status: 'succeeded' });
    expect((await provider.create(course(key))).status).toBe('pending');
  });

  test('a response is waited for only within the total time', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    server.delay(gate);
    const hurried = yooKassa(server.url, { ...defaultRetryPolicy, total: 50 })(testShop);
    const key = newKey();
    await expect(hurried.create(course(key))).rejects.toBeInstanceOf(ProviderSilent);
    open();
    server.delay(null);
    const { id } = await provider.create(course(key));
    expect([...server.payments.keys()].at(-1)).toBe(id);
  });

  test('credentials withdrawn between attempts leave the result unknown', async () => {
    const wait = async () => {
      isKeyGood = false;
    };
    server.loseAnswers(1);
    const order = course(newKey());
    const unlucky = yooKassa(server.url, { ...defaultRetryPolicy, wait })(testShop);
    await expect(unlucky.create(order)).rejects.toBeInstanceOf(ProviderSilent);
    isKeyGood = true;
    expect((await provider.create(order)).status).toBe('pending');
  });

  test('one key creates one payment, whatever fails in between', async () => {
    const mishap = fc.constantFrom('loseAnswers', 'failBefore', 'processing', 'throttle');
    await fc.assert(
      fc.asyncProperty(fc.array(mishap, { maxLength: 20 }), async (mishaps) => {
        for (const each of mishaps) server[each](1);
        const before = server.payments.size;
        const order = course(newKey());
        const { id } = await untilAnswered(() => provider.create(order));
        expect(server.payments.size - before).toBe(1);
        expect([...server.payments.keys()].at(-1)).toBe(id);
        const refunds = server.refunds.size;
        server.pay(id);
        for (const each of mishaps) server[each](1);
        const backwards = back(id, '0.01');
        await untilAnswered(() => provider.refund(backwards));
        expect(server.refunds.size - refunds).toBe(1);
      }),
      { numRuns: 40 },
    );
  });

  /** Repeats a call until it is answered, as a caller that stored the key does. */
  async function untilAnswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof ProviderSilent)) throw error;
      }
    }
  }
});

test('a day is read page by page, from its start up to the next day', async () => {
  const day = new Date('2026-04-02T00:00:00Z');
  const next = new Date('2026-04-03T00:00:00Z');
  const begin = async (at: number) => {
    now = new Date(at);
    return (await provider.create(course(newKey()))).id;
  };
  await begin(+day - 1);
  const ids: string[] = [];
  for (let count = 0; count < 230; count += 1) ids.push(await begin(+day + count));
  ids.push(await begin(+next - 1));
  await begin(+next);
  server.requests.clear();
  const found = await all(provider.listPayments(day, next));
  expect(found.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(asks('GET /v3/payments')).toBe(3);

  const [first = ''] = ids;
  server.pay(first);
  const refund = await provider.refund(back(first, '5.00'));
  expect(await all(provider.listRefunds(day, next))).toEqual([]);
  expect(await all(provider.listRefunds(next, new Date(+next + 1)))).toEqual([refund]);
});

describe('notifications', () => {
  test('name the object to query, even if late, repeated or out of order', async () => {
    const hook = await startWebhookServer();
    server.webhooks(hook.url);
    server.holdWebhooks(true);
    const id = await paid();
    const { id: refundId } = await provider.refund(back(id, '1.00'));
    const lost = await provider.create(course(newKey()));
    server.cancelBySystem(lost.id, 'insufficient_funds');
    const about = () =>
      hook.received.splice(0).map(({ body }) => provider.readNotification(JSON.parse(body)));
    const all = [
      { kind: 'payment', id },
      { kind: 'refund', id: refundId },
      { kind: 'payment', id: lost.id },
    ];
    hook.answer(500);
    expect(await server.flushWebhooks()).toEqual([500, 500, 500]);
    expect(about()).toEqual(all);
    hook.answer(200);
    await server.flushWebhooks({ order: 'reversed', times: 2 });
    expect(about()).toEqual(all.toReversed().flatMap((each) => [each, each]));
    expect(await server.flushWebhooks()).toEqual([]);

    server.holdWebhooks(false);
    const at = await paid();
    await server.flushWebhooks();
    expect(about()).toEqual([{ kind: 'payment', id: at }]);
    server.webhooks(null);
    await hook.close();
  });

  test.each([
    null,
    'payment.succeeded',
    [[]],
    { type: 'notification', event: 'payment.succeeded' },
    { type: 'notification', event: 'payment.succeeded', object: { id: '../me' } },
    { type: 'notification', event: 'payment.succeeded', object: { id: 7 } },
    { type: 'notification', event: 'payout.succeeded', object: { id: 'po-1' } },
    { type: 'other', event: 'payment.succeeded', object: { id: 'p-1' } },
  ])('of other kinds are ignored: %j', (body) => {
    expect(provider.readNotification(body)).toBeNull();
  });
});
