// The payment settings: the shop and its key, their check at YooKassa, and which courses can be bought.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import {
  startYooKassaServer,
  testShop,
  type YooKassaServer,
} from '../../../testing/servers/yoo-kassa-server.ts';

let yooKassa: YooKassaServer;
let school: OwnSchool;
let owner: Caller;
let base: string;
beforeAll(async () => {
  yooKassa = await startYooKassaServer();
  school = await openOwnSchool({ YOOKASSA_URL: yooKassa.url });
  owner = await school.person('owner@payments.test');
  base = `/api/companies/${await school.company('payments', owner)}`;
});
beforeEach(() => yooKassa.become('enabled'));
afterAll(async () => {
  await school.close();
  await yooKassa.close();
});

const set = (yoo_kassa_shop_id: unknown, yoo_kassa_secret_key: unknown) =>
  school.send('PUT', base, { yoo_kassa_shop_id, yoo_kassa_secret_key }, owner);
const config = async () =>
  (await school.send('GET', `${base}/yoo_kassa_config`, undefined, owner)).body.data;
const actualize = () => school.send('GET', `${base}/actualize_yoo_client`, undefined, owner);
const isReady = async () =>
  (await school.send('GET', base, undefined, owner)).body.data.yoo_kassa_ready;

test('without a shop there is nothing to check', async () => {
  expect(await config()).toEqual({
    shop_id: null,
    secret_key: null,
    ready: false,
    checked_at: null,
    vat_code: 1,
  });
  const { status, body } = await actualize();
  expect([status, body.errors[0].code]).toEqual([409, 'not_configured']);
});

test('the key is masked, unchanged when sent back masked, and accepted by YooKassa', async () => {
  const saved = await set(testShop.id, testShop.secretKey);
  expect(saved.status).toBe(200);
  expect(JSON.stringify(saved.body)).not.toContain(testShop.secretKey);
  expect(await config()).toMatchObject({
    shop_id: '506751',
    secret_key: '•••••zba6',
    ready: false,
  });
  const { status, body } = await actualize();
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ ready: true });
  expect(body.data.checked_at).not.toBeNull();
  expect(await isReady()).toBe(true);

  expect((await set('506751', '•••••zba6')).status).toBe(200);
  expect(await isReady()).toBe(true);
  const half = await set('506751', '•••••zzzz');
  expect(half.status).toBe(422);
  expect(half.body.errors[0].field).toBe('yoo_kassa_secret_key');
  expect((await set('shop', undefined)).body.errors[0].field).toBe('yoo_kassa_shop_id');
});

test('receipts use the chosen VAT rate, and the shop stays checked', async () => {
  const choose = (yoo_kassa_vat_code: unknown) =>
    school.send('PUT', base, { yoo_kassa_vat_code }, owner);
  for (const unknown of [0, 13, 7.5, null]) {
    const { status, body } = await choose(unknown);
    expect([status, body.errors[0].field]).toEqual([422, 'yoo_kassa_vat_code']);
  }
  expect((await choose(7)).status).toBe(200);
  expect(await config()).toMatchObject({ vat_code: 7, ready: true });
});

describe('YooKassa', () => {
  beforeEach(async () => {
    await set(testShop.id, testShop.secretKey);
    await actualize();
  });

  test.each(['failing', 'nonsense'] as const)('changes nothing in the state %s', async (state) => {
    yooKassa.become(state);
    const { status, body } = await actualize();
    expect([status, body.errors[0].code]).toEqual([424, 'unavailable']);
    expect(await isReady()).toBe(true);
  });

  test('may have stopped the shop', async () => {
    yooKassa.become('disabled');
    expect((await actualize()).body.data.ready).toBe(false);
    expect(await isReady()).toBe(false);
  });

  test('rejects a wrong key, and a new one is not ready before it is checked', async () => {
    await set(testShop.id, 'another-key-000');
    expect(await isReady()).toBe(false);
    const { status, body } = await actualize();
    expect([status, body.errors[0].code]).toEqual([409, 'refused']);
    expect(await isReady()).toBe(false);
    await set(null, null);
    expect(await config()).toMatchObject({ shop_id: null, secret_key: null });
  });
});

test('the history shows that the key changed, without its value', async () => {
  const log = await school.send(
    'GET',
    `${base}/admin/get_log?auditable_type=companies&per_page=100`,
    undefined,
    owner,
  );
  const changes = log.body.data.flatMap((audit: { changes: unknown[] }) => audit.changes);
  expect(changes).toContainEqual({
    field: 'yoo_kassa_secret_key',
    from: null,
    to: null,
    cut: false,
  });
  expect(JSON.stringify(log.body)).not.toMatch(/test_Fh8|another-key/);
});

test('all courses can be bought, or none', async () => {
  for (const name of ['Физика', 'Химия']) {
    await school.send('POST', `${base}/courses`, { name }, owner);
  }
  const apply = (value: unknown) =>
    school.send('POST', `${base}/apply_can_be_bought`, { can_be_bought: value }, owner);
  expect((await apply(false)).body.data).toEqual({ count: 2 });
  expect((await apply(false)).body.data).toEqual({ count: 0 });
  const list = await school.send('GET', `${base}/courses?only=can_be_bought`, undefined, owner);
  expect(
    list.body.data.map(({ can_be_bought }: { can_be_bought: boolean }) => can_be_bought),
  ).toEqual([false, false]);
  expect((await apply('yes')).status).toBe(422);
});

test('payment settings require the permission to manage the company', async () => {
  const manager = await school.person('manager@payments.test');
  await school.join(Number(base.split('/').at(-1)), manager, ['courses_show_all']);
  for (const path of ['yoo_kassa_config', 'actualize_yoo_client']) {
    expect((await school.send('GET', `${base}/${path}`, undefined, manager)).status).toBe(403);
  }
});
