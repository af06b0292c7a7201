// Payments for the staff: the list with filters, the history and the export.
import { beforeAll, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let base: string;
let course: { id: number };
let order: { id: number; number: string };

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  school.send(method, `${base}${path}`, body, owner);

async function ok(...call: Parameters<typeof send>) {
  const { status, body } = await send(...call);
  expect([call[1], status < 300, body.errors]).toEqual([call[1], true, undefined]);
  return body.data;
}

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@payments.test');
  base = `/api/companies/${await school.company('payments', owner)}`;
  course = await ok('POST', '/courses', { name: 'Физика', price: '10000', status: 'visible' });
  order = await ok('POST', '/orders', {
    course_id: course.id,
    contact_name: 'Анна Петрова',
    contact_phone: '8 900 111-22-33',
  });
});

const received = (price: string, more: object = {}) =>
  ok('POST', '/payments', { order_id: order.id, price, ...more });

const pricesOf = async (query: string) =>
  (await ok('GET', `/payments?sort=price&${query}`)).map(({ price }: { price: string }) => price);

test('payments are filtered by payer, product, type and date', async () => {
  await received('1000', { paid_at: '2026-03-01T09:00:00.000Z' });
  await received('2500.50', { comment: 'Наличные' });
  expect(await pricesOf(`search=${encodeURIComponent('петрова')}`)).toEqual(['1000.00', '2500.50']);
  expect(await pricesOf(`search=${encodeURIComponent('+7 900 111-22')}`)).toEqual([
    '1000.00',
    '2500.50',
  ]);
  expect(await pricesOf(`search=${order.number}&price_from=1000.01`)).toEqual(['2500.50']);
  expect(await pricesOf('paid_from=2026-03-01&paid_to=2026-03-01')).toEqual(['1000.00']);
  expect(await pricesOf(`order_id=${order.id}&type=manual&status=paid`)).toHaveLength(2);
  expect(await pricesOf(`course_id=${course.id}&status=waiting,canceled`)).toEqual([]);
});

test('sums by state follow changes of payments', async () => {
  const sums = async () =>
    Object.fromEntries(
      (await ok('GET', '/payments/sums')).map((each: { status: string; sum: string }) => [
        each.status,
        Number(each.sum),
      ]),
    );
  const before = await sums();
  expect(Object.keys(before)).toEqual([
    'waiting',
    'paid',
    'partly_refunded',
    'refunded',
    'canceled',
  ]);
  const { id } = await received('700.25');
  expect(await sums()).toEqual({ ...before, paid: before.paid + 700.25 });
  await ok('POST', `/payments/${id}/refunds`, {});
  expect(await sums()).toEqual({ ...before, refunded: before.refunded + 700.25 });
});

test('the history shows state changes to those who read payments', async () => {
  const { id } = await received('300');
  await ok('POST', `/payments/${id}/refunds`, { amount: '100' });
  const changes = await ok('GET', `/payments/${id}/audits?field=status_id`);
  const statusChange = (from: string, to: string) => ({
    changes: expect.arrayContaining([expect.objectContaining({ field: 'status_id', from, to })]),
  });
  expect(changes.slice(0, 2)).toMatchObject([
    statusChange('Оплачен', 'Возвращён частично'),
    statusChange('Ожидает оплаты', 'Оплачен'),
  ]);
  const authors = await ok('GET', `/payments/${id}/audit_authors?latest=5`);
  expect(authors).toMatchObject([{ id: owner.userId }]);
  const log = await ok('GET', '/admin/get_log?auditable_type=payments');
  expect(log.length).toBeGreaterThanOrEqual(3);
  expect(await ok('GET', `/admin/get_log/${log[0].id}`)).toEqual(log[0]);
  const entries = await ok('GET', `/ledger_entries?payment_id=${id}`);
  expect(entries).toMatchObject([{ kind: 'refund' }, { kind: 'payment' }]);
  expect(await ok('GET', `/ledger_entries/${entries[0].id}`)).toEqual(entries[0]);
  const [sums] = await ok('GET', `/payment_orders?order_id=${order.id}`);
  expect(await ok('GET', `/payment_orders/${sums.id}?with=order`)).toMatchObject({
    ...sums,
    order: { id: order.id },
  });
});

test('the export has the columns of the list', async () => {
  const { file_name, job_id } = await ok('POST', '/payments/create_export_download', {
    format: 'csv',
    columns: ['price', 'status', 'type', 'comment'],
    matching: { search: 'Петрова', price_from: '2000' },
  });
  await finishedJob(school, base, job_id, owner);
  const { ready, url, row_count } = await ok('GET', `/search_export_file?file_name=${file_name}`);
  expect([ready, row_count]).toEqual([true, 1]);
  const exported = await ok('GET', '/payments/export_downloads?with=job');
  expect(exported).toMatchObject([{ file_name, job: { id: job_id } }]);
  const { payload } = await school.app.inject({ url: `/api${url}` });
  expect(payload.split('\r\n').slice(0, 2)).toEqual([
    expect.stringContaining('Сумма, ₽;Статус;Способ;Комментарий'),
    '2500,50;Оплачен;Вручную;Наличные',
  ]);
});

test('lowering the price makes a partly paid order paid, but never one without payments', async () => {
  const partly = await ok('POST', '/orders', { course_id: course.id });
  await ok('POST', '/payments', { order_id: partly.id, price: '4000' });
  const fixPrice = async (id: number, fix_price: string) => {
    await ok('PUT', `/orders/${id}`, { fix_price });
    const { payed_at, status } = await ok('GET', `/orders/${id}?with=status`);
    return [payed_at !== null, status.type];
  };
  expect(await fixPrice(partly.id, '4000.01')).toEqual([false, 'new']);
  expect(await fixPrice(partly.id, '4000')).toEqual([true, 'success']);
  const nobodys = await ok('POST', '/orders', { course_id: course.id });
  expect(await fixPrice(nobodys.id, '0')).toEqual([false, 'new']);
});

test('a promo code shows its number of uses and can’t be deleted while it has uses', async () => {
  const code = await ok('POST', '/promo_codes', {
    code: 'ДЕЛО',
    sale_type: 'percent',
    sale_percent: 10,
    for_all_courses: true,
  });
  expect(code.used_count).toBe(0);
  const learner = await school.person('learner@payments.test');
  await school.join(Number(base.split('/').at(-1)), learner, [
    'learning_part_access',
    'learn_courses',
    'pay_course',
  ]);
  const { status } = await school.send(
    'POST',
    `${base.replace('/api', '/api/public')}/courses/${course.id}/orders`,
    { promo_code: 'дело' },
    learner,
  );
  expect(status).toBe(201);
  const one = `/promo_codes/${code.id}`;
  expect(await ok('GET', one)).toMatchObject({ used_count: 1 });
  const uses = await ok('GET', `/used_promo_codes?promo_code_id=${code.id}&with=user`);
  expect(uses).toMatchObject([
    { discount: '1000.00', released_at: null, user: { id: learner.userId } },
  ]);
  expect(await ok('GET', `/used_promo_codes/${uses[0].id}?with=user`)).toEqual(uses[0]);
  const refused = await send('DELETE', one);
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    409,
    'Используется: 1 покупка («скидка 1\u00a0000 ₽»)',
  ]);
  const { skipped } = await ok('POST', '/promo_codes/delete', { promo_codes_id: [code.id] });
  expect(skipped).toMatchObject([{ code: 'in_use', count: 1, names: ['ДЕЛО'] }]);
});
