// Merging orders of one customer: found by account, email and phone; the merged order gets all comments and missing
// values, and the others can be restored from the trash.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let manager: Caller;
let anna: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  const person = (name: string) => school.person(`${name}@merging.test`);
  [owner, manager, anna] = [await person('owner'), await person('manager'), await person('anna')];
  companyId = await school.company('merging', owner);
  await school.join(companyId, manager, ['crm_show', 'crm_create', 'crm_update', 'crm_delete']);
  await school.join(companyId, anna, ['learn_courses']);
});

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: Caller = manager,
) => school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function ok(...call: Parameters<typeof send>) {
  const { status, body } = await send(...call);
  expect([call[0], call[1], status < 300, body.errors]).toEqual([
    call[0],
    call[1],
    true,
    undefined,
  ]);
  return body.data;
}

const order = (values: object) => ok('POST', '/orders', values);

const merge = (id: number, ...others: number[]) =>
  send('POST', `/orders/${id}/merge`, { orders_id: others });

const failure = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.errors?.[0]?.code,
  body.errors?.[0]?.message,
];

const duplicatesOf = async (id: number) =>
  (await ok('GET', `/orders/${id}/duplicates?with=status`)).map(
    ({ name }: { name: string }) => name,
  );

test('orders of one person are found by account, email and phone', async () => {
  const one = await order({
    name: 'Первая',
    user_id: anna.userId,
    contact_email: 'Anna@dup.test',
    contact_phone: '8 900 555-00-01',
  });
  await order({ name: 'По почте', contact_email: 'aNNa@dup.test' });
  await order({ name: 'По телефону', contact_phone: '+7 (900) 555-00-01' });
  await order({ name: 'По аккаунту', user_id: anna.userId, contact_email: 'other@dup.test' });
  await order({ name: 'Чужая', contact_email: 'boris@dup.test', contact_phone: '89005550002' });
  await order({ name: 'Без контактов' });
  const gone = await order({ name: 'В корзине', contact_phone: '89005550001' });
  await ok('DELETE', `/orders/${gone.id}`);
  expect(await duplicatesOf(one.id)).toEqual(['По аккаунту', 'По телефону', 'По почте']);
  const { body } = await send('GET', `/orders/${one.id}/duplicates?per_page=1`);
  expect([body.data.length, body.meta.total]).toEqual([1, 3]);
  expect((await send('GET', `/orders/${one.id}/duplicates?duplicates_of=1`)).status).toBe(422);
  expect((await send('GET', `/orders/${one.id}/duplicates`, undefined, anna)).status).toBe(403);
});

test('merging moves comments, fills in missing values and puts the other orders into the trash', async () => {
  const field = async (name: string) =>
    (await ok('POST', '/custom_fields', { name, type: 'string', subtype: 'bid' }, owner)).id;
  const [city, school_] = [await field('Город'), await field('Школа')];
  const folder = (await ok('POST', '/order_folder', { name: 'Осень' }, owner)).id;
  const held = (id: number, values: [number, string][]) =>
    ok('PUT', `/orders/${id}/custom_field_order_values`, {
      custom_fields: values.map(([custom_field_id, value]) => ({
        custom_field_id,
        values: [value],
      })),
    });
  const phone = '8 900 777-00-01';
  const stays = await order({ name: 'Остаётся', contact_phone: phone, utm_source: 'vk' });
  const older = await order({
    name: 'Старая',
    contact_phone: phone,
    contact_name: 'Прежнее имя',
    description: 'Хочет по вечерам',
    folder_id: folder,
    utm_source: 'mail',
    utm_campaign: 'spring',
  });
  const newer = await order({
    name: 'Новая',
    contact_phone: phone,
    contact_name: 'Щукина Яна',
    fix_price: '7000',
    manager_id: manager.userId,
  });
  await held(stays.id, [[city, 'Казань']]);
  await held(older.id, [
    [city, 'Пермь'],
    [school_, '№ 5'],
  ]);
  await ok('POST', `/orders/${stays.id}/order_comments`, { text: 'Здесь' });
  const said = await ok('POST', `/orders/${older.id}/order_comments`, {
    text: 'Звонили',
    mentions_id: [owner.userId],
  });
  await ok('POST', `/orders/${older.id}/order_comments/${said.id}/answers`, { text: 'Перезвонят' });

  const { status, body } = await merge(stays.id, older.id, newer.id);
  expect([status, body.data]).toMatchObject([
    200,
    {
      name: 'Остаётся',
      contact_name: 'Щукина Яна',
      description: 'Хочет по вечерам',
      folder_id: folder,
      to_pay: '7000.00',
      utm_source: 'vk',
      utm_campaign: null,
      comments_count: 3,
    },
  ]);
  const [now] = await ok('GET', `/orders?ids=${stays.id}&with=manager`);
  expect(now.manager.id).toBe(manager.userId);
  const talk = await ok('GET', `/orders/${stays.id}/order_comments?with=answers;mentions`);
  expect(talk).toMatchObject([
    { text: 'Здесь' },
    { text: 'Звонили', mentions: [{ id: owner.userId }], answers: [{ text: 'Перезвонят' }] },
  ]);
  const values = await ok('GET', `/orders/${stays.id}/custom_field_order_values`);
  expect(values).toMatchObject([
    { name: 'Город', values: [{ value: 'Казань' }] },
    { name: 'Школа', values: [{ value: '№ 5' }] },
  ]);
  expect(await duplicatesOf(stays.id)).toEqual([]);
  const notifications = await ok('GET', '/notifications', undefined, owner);
  expect(JSON.stringify(notifications)).toContain(`"order_id":${stays.id}`);

  const line = async (id: number, name: string) =>
    (await ok('GET', `/orders/${id}/audits?field=${name}`))[0]?.changes;
  const called = `№ ${older.number}. Старая, № ${newer.number}. Новая`;
  expect(await line(stays.id, 'merged_orders')).toMatchObject([{ from: null, to: called }]);
  expect(await line(older.id, 'merged_into')).toMatchObject([
    { from: null, to: `№ ${stays.number}. Остаётся` },
  ]);

  await ok('POST', '/orders/restore', { orders_id: [older.id] });
  expect(await ok('GET', `/orders/${older.id}`)).toMatchObject({
    in_trash: false,
    comments_count: 0,
    folder_id: folder,
  });
  expect(await duplicatesOf(stays.id)).toEqual(['Старая']);
  expect(await line(older.id, 'merged_into')).toMatchObject([{ to: null }]);
  expect(await line(stays.id, 'merged_orders')).toMatchObject([
    { from: `№ ${older.number}. Старая`, to: null },
  ]);
});

test('an order with payments can receive others but can’t be merged into one', async () => {
  const [paid, other] = [await order({ name: 'С платежом', price: '500' }), await order({})];
  await ok('POST', '/payments', { order_id: paid.id, price: '500' }, owner);
  expect(failure(await merge(other.id, paid.id))).toEqual([
    409,
    'paid',
    `Есть платежи: № ${paid.number}. Они остаются со своими заявками — объедините остальные в такую заявку`,
  ]);
  expect((await ok('GET', `/orders/${paid.id}`)).in_trash).toBe(false);
  const list = async (condition: string) =>
    (await ok('GET', `/orders?${condition}&sort=payed_at&desc=1`)).map(
      ({ id }: { id: number }) => id,
    );
  expect(await list('paid=1')).toEqual([paid.id]);
  expect(await list('paid=0')).toContain(other.id);
  expect((await merge(paid.id, other.id)).status).toBe(200);
});

test('invalid merges and callers without permission are rejected', async () => {
  const [one, two] = [await order({ name: 'Одна' }), await order({ name: 'Другая' })];
  expect(failure(await merge(one.id, one.id))).toEqual([422, 'same', 'Выберите другие заявки']);
  expect(failure(await merge(one.id, 2 ** 31 - 1))).toEqual([
    422,
    'not_found',
    'Заявка не найдена',
  ]);
  expect(failure(await merge(one.id))).toEqual([422, 'required', 'Выберите хотя бы одну заявку']);
  const writer = await school.person('writer@merging.test');
  await school.join(companyId, writer, ['crm_show', 'crm_update']);
  const body = { orders_id: [two.id] };
  expect((await send('POST', `/orders/${one.id}/merge`, body, writer)).status).toBe(403);
  await ok('DELETE', `/orders/${two.id}`);
  expect(failure(await merge(one.id, two.id))[0]).toBe(409);
});

test('duplicates are found by indexes, however many orders a company has', async () => {
  const { id } = await order({
    name: 'Ищем',
    contact_email: 'one@many.test',
    contact_phone: '89005551234',
  });
  await school.database.system((transaction) =>
    transaction.execute(sql`insert into orders (company_id, number, name, status_id, contact_email, contact_phone)
      select ${companyId}, 100000 + n, 'Одна из многих', (select status_id from orders where id = ${id}), n || '@many.test', '+7901' || lpad(n::text, 7, '0')
      from generate_series(1, 3000) n`),
  );
  const plan = await school.database.company({ companyId, personId: owner.userId }, (transaction) =>
    transaction.execute(sql`explain select same.id from orders one join orders same on same.company_id = one.company_id
      and same.contact_email_key = one.contact_email_key and same.status = 'active'
      where one.company_id = ${companyId} and one.id = any(array[${id}]::integer[])`),
  );
  expect(JSON.stringify(plan)).toContain('orders_contact_email');
});
