// Kills the api at every step of a payment at the provider and tests that the next start books what the provider has
// acknowledged, without waiting until the queue notices the dead process.
// @module-tag deep
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbedded } from '../../api/src/kit/database/open.ts';
import {
  startYooKassaServer,
  testShop,
  type YooKassaServer,
} from '../../api/testing/servers/yoo-kassa-server.ts';
import { newOwner, restClient, type RestClient } from '../kit/rest.ts';
import { dataFolder, startApi, type RunningProgram } from '../kit/servers.ts';

const dataDir = dataFolder();
let yooKassa: YooKassaServer;
let api: RunningProgram;
let base: string;
let token: string;
let call: RestClient;

beforeAll(async () => {
  yooKassa = await startYooKassaServer();
  await start();
  const owner = await newOwner(api.url, 'killed-payments');
  ({ token, call } = owner);
  base = `/api/companies/${owner.companyId}`;
  const shop = { yoo_kassa_shop_id: testShop.id, yoo_kassa_secret_key: testShop.secretKey };
  await call('PUT', base, shop);
});
afterAll(async () => {
  await api.stop();
  await yooKassa.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  api = await startApi(dataDir, { DEMO_SCHOOL: 'off', YOOKASSA_URL: yooKassa.url });
  call = restClient(api.url, token);
}

/** The queue regards the dead process's deliveries as running for another hour. */
async function killAndStart(): Promise<number> {
  api.child.kill('SIGKILL');
  await api.exited;
  yooKassa.delay(null);
  const database = await createEmbedded({ dataDir: join(dataDir, 'database') });
  const { rows } = await database.query(
    `update job_queue.job_common set heartbeat_on = now() + interval '1 hour' where state = 'active' and name = 'payments' returning 1`,
  );
  await database.close();
  await start();
  return rows.length;
}

let bought = 0;

/** Creates an order of a new course. */
async function ordered(): Promise<number> {
  bought += 1;
  const course = await call('POST', `${base}/courses`, {
    name: `Курс ${bought}`,
    price: '1000',
    status: 'visible',
  });
  const at = base.replace('/api', '/api/public');
  const { body } = await call('POST', `${at}/courses/${course.body.data.id}/orders`, {});
  return body.data.id;
}

/** Starts the payment and returns its id at the provider. */
async function begun(order: number): Promise<string> {
  const { body } = await call('POST', `${base}/orders/${order}/pay`, {});
  return new URL(body.data.confirmation_url).pathname.split('/').at(-1) ?? '';
}

const lastThere = () => [...yooKassa.payments.keys()].at(-1) ?? '';

async function expectBooked(order: number): Promise<void> {
  const payments = () => call('GET', `${base}/payments?order_id=${order}`);
  await expect.poll(async () => (await payments()).body.data[0].status).toBe('paid');
  const { body } = await call('GET', `${base}/ledger_entries?order_id=${order}`);
  expect(body.data).toMatchObject([{ kind: 'payment', amount: '1000.00' }]);
}

test('killed before the request to the provider: no payment is created there', async () => {
  const order = await ordered();
  const before = yooKassa.payments.size;
  await killAndStart();
  yooKassa.pay(await begun(order));
  expect(yooKassa.payments.size).toBe(before + 1);
  await killAndStart();
  await expectBooked(order);
});

test('killed before the provider’s response: the same payment is used', async () => {
  const order = await ordered();
  const before = yooKassa.payments.size;
  yooKassa.delay(new Promise(() => {}));
  const cut = begun(order).catch(() => null);
  await expect.poll(() => yooKassa.payments.size).toBe(before + 1);
  await killAndStart();
  expect(await cut).toBeNull();
  yooKassa.pay(lastThere());
  await killAndStart();
  await expectBooked(order);
  expect(yooKassa.payments.size).toBe(before + 1);
});

test('killed after the payment, with the notification lost', async () => {
  const order = await ordered();
  yooKassa.pay(await begun(order));
  await killAndStart();
  await expectBooked(order);
});

test('killed while a notification is processed, which the queue lists as running', async () => {
  const order = await ordered();
  const payment = await begun(order);
  yooKassa.pay(payment);
  yooKassa.delay(new Promise(() => {}));
  const requestCount = () => yooKassa.requests.get('GET /v3/payments/{id}') ?? 0;
  const before = requestCount();
  const response = await call('POST', `${base.replace('/api', '/api/public')}/yoo_kassa_events`, {
    type: 'notification',
    event: 'payment.succeeded',
    object: { id: payment },
  });
  expect(response.status).toBe(200);
  await expect.poll(requestCount).toBe(before + 1);
  expect(await killAndStart()).toBe(1);
  await expectBooked(order);
});

test('killed after booking: the payment is not booked again', async () => {
  const order = await ordered();
  yooKassa.pay(await begun(order));
  await killAndStart();
  await expectBooked(order);
  await killAndStart();
  await expectBooked(order);
});
