// How a course is bought and paid for by REST, and what the staff does with payments: every operation once with success.
import { expect, test } from 'vitest';
import { testShop } from '../../api/testing/yoo-kassa-server.ts';
import type { RestStory } from './story.ts';

export function tellOfPayments(story: RestStory): void {
  const { admin, download } = story;
  const ok = async (method: string, at: string, body?: object) => {
    const { status, body: answer } = await admin(method, at, body);
    expect([method, at, status < 300, answer?.errors]).toEqual([method, at, true, undefined]);
    return answer.data;
  };
  const call = (method: string, at: string, body?: object) =>
    ok(method, `${story.school}${at}`, body);
  const open = (method: string, at: string, body?: object) =>
    ok(method, `${story.school.replace('/api/', '/api/public/')}${at}`, body);

  const sold = () =>
    call('POST', '/courses', { name: 'Договор: на продажу', price: '4000', status: 'visible' });

  test('a course is ordered with a promo code, and paid for at the provider', async () => {
    const shop = { yoo_kassa_shop_id: testShop.id, yoo_kassa_secret_key: testShop.secretKey };
    await ok('PUT', story.school, shop);
    const course = await sold();
    const terms = { sale_type: 'percent', sale_percent: 25, for_all_courses: true };
    const code = await call('POST', '/promo_codes', { code: 'ПОКУПКА-25', ...terms });
    const offer = await open('GET', `/courses/${course.id}/offer?promo_code=${code.code}`);
    expect(offer).toMatchObject({ price: '4000.00', to_pay: '3000.00' });
    const order = await open('POST', `/courses/${course.id}/orders`, { promo_code: code.code });
    expect(await call('GET', `/purchases?course_id=${course.id}&with=payments`)).toMatchObject([
      { id: order.id, payments: [{ status: 'waiting', price: '3000.00' }] },
    ]);
    const { confirmation_url } = await call('POST', `/orders/${order.id}/pay`, {});
    expect(confirmation_url).toContain('/checkout/');
    expect(await call('GET', `/purchases/${order.id}`)).toMatchObject({ payed_at: null });

    const [use] = await call('GET', `/used_promo_codes?promo_code_id=${code.id}&counts=1`);
    expect(await call('GET', `/used_promo_codes/${use.id}?with=promo_code;user;course`)).toEqual(
      expect.objectContaining({ discount: '1000.00', released_at: null }),
    );
    const [payment] = await call('GET', `/payments?promo_code_id=${code.id}&type=online`);
    await call('POST', `/payments/${payment.id}/check`);
    const event = { event: 'payment.succeeded', object: { id: payment.payment_data.id } };
    await open('POST', '/yoo_kassa_events', { type: 'notification', ...event });
    const [canceled] = await call('GET', '/payment_statuses?type=canceled');
    await call('PUT', `/payments/${payment.id}/short_update`, { status_id: canceled.id });
    expect(await call('GET', `/promo_codes/${code.id}`)).toMatchObject({ used_count: 0 });
  });

  test('statuses of payments are made, put in order, merged and deleted', async () => {
    const made = (admin_name: string) =>
      call('POST', '/payment_statuses', {
        admin_name,
        type: 'waiting',
        text_color: '#1d5fd6',
        background_color: '#e9f0fd',
      });
    const [one, other, third] = [
      await made('Договор: один'),
      await made('Договор: другой'),
      await made('Договор: третий'),
    ];
    const path = `/payment_statuses/${one.id}`;
    const changed = { public_name: 'Ждём оплаты', version: one.version };
    expect(await call('PUT', path, changed)).toMatchObject({
      admin_name: 'Договор: один',
      public_name: 'Ждём оплаты',
    });
    const sorted = { payment_status_ids: [other.id, one.id] };
    expect(await call('POST', '/payment_statuses/multi_sort', sorted)).toMatchObject([
      { id: other.id },
      { id: one.id },
    ]);
    expect(await call('GET', '/payment_statuses?search=договор')).toHaveLength(3);
    const [change] = await call('GET', `${path}/audits?field=public_name`);
    expect(change.changes).toMatchObject([{ from: 'Договор: один', to: 'Ждём оплаты' }]);
    await call('GET', `${path}/audit_authors?latest=5`);
    const at = `${path}/audits/${change.id}/put_back`;
    const { version } = await call('GET', `${at}?moment=before`);
    const back = await call('POST', at, { fields: ['public_name'], moment: 'before', version });
    expect(back.public_name).toBe('Договор: один');
    const merged = await call('POST', `${path}/merge`, { into_id: other.id });
    expect(merged).toMatchObject({ id: other.id, payments_count: 0 });
    const gone = await call('POST', '/payment_statuses/delete', {
      payment_statuses_id: [other.id],
    });
    expect(gone).toMatchObject({ count: 1 });
    await call('DELETE', `/payment_statuses/${third.id}`);
  });

  test('a payment is written down, found, told in the history, given back and exported', async () => {
    const course = await sold();
    const order = await call('POST', '/orders', {
      course_id: course.id,
      contact_name: 'Договор Оплаты',
    });
    const { id, version } = await call('POST', '/payments', {
      order_id: order.id,
      price: '1500',
      paid_at: '2026-03-01T09:00:00.000Z',
      comment: 'Наличные',
    });
    const conditions = `search=${order.number}&status=paid&price_from=1500&paid_to=2026-03-01`;
    const relations = 'payment_order;payment_status;course;payer;author;learners;refunds';
    expect(await call('GET', `/payments?order_id=${order.id}&${conditions}`)).toMatchObject([
      { id },
    ]);
    expect(
      await call('GET', `/payments/${id}?with=${relations};course_packages;promo_code`),
    ).toMatchObject({ payment_status: { type: 'paid' }, payment_order: { paid_sum: '1500.00' } });
    expect(await call('GET', '/payments/sums')).toContainEqual({
      status: 'refunded',
      sum: expect.any(String),
    });
    const sums = await call('GET', `/payment_orders?order_id=${order.id}&with=payments`);
    expect(sums).toMatchObject([{ paid_sum: '1500.00', payments: [{ id }] }]);
    await call('GET', `/payment_orders/${sums[0].id}?with=order;course;payer`);
    const [paid] = await call('GET', '/payment_statuses?type=paid');
    expect(await call('GET', `/payment_statuses/${paid.id}`)).toEqual(paid);
    const same = { status_id: paid.id, version };
    expect(await call('PUT', `/payments/${id}/short_update`, same)).toMatchObject({ id });
    const back = await call('POST', `/payments/${id}/refunds`, { amount: '500', reason: 'Лишнее' });
    expect(back).toMatchObject({ status: 'partly_refunded', refunds: [{ amount: '500.00' }] });
    expect((await call('GET', `/payments/${id}/audits`)).length).toBeGreaterThan(1);
    await call('GET', `/payments/${id}/audit_authors?latest=5`);
    const entries = await call('GET', `/ledger_entries?payment_id=${id}&with=course;order`);
    expect(entries).toHaveLength(2);
    expect(await call('GET', `/ledger_entries/${entries[0].id}`)).toMatchObject({ kind: 'refund' });

    const { file_name, job_id } = await call('POST', '/payments/create_export_download', {
      format: 'csv',
      matching: { search: 'Договор Оплаты' },
      columns: ['price', 'refunded_sum'],
    });
    await expect.poll(async () => (await call('GET', `/jobs/${job_id}`)).status).toBe('done');
    const { url } = await call('GET', `/search_export_file?file_name=${file_name}`);
    expect((await download(url)).toString('utf8')).toContain('1500,00;500,00');
    expect(await call('GET', '/payments/export_downloads?with=job')).toMatchObject([{ file_name }]);
  });
}
