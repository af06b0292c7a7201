// Gifts, instalments, what is sold and reconciliations by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfSales(story: RestStory): void {
  const ok = async (method: string, at: string, body?: object) => {
    const { status, body: answer } = await story.admin(method, at, body);
    expect([method, at, status < 300, answer?.errors]).toEqual([method, at, true, undefined]);
    return answer.data;
  };
  const call = (method: string, at: string, body?: object) =>
    ok(method, `${story.school}${at}`, body);
  const open = (method: string, at: string, body?: object) =>
    ok(method, `${story.school.replace('/api/', '/api/public/')}${at}`, body);
  const sold = () =>
    call('POST', '/courses', { name: 'Договор: продажи', price: '600', status: 'visible' });

  test('a gift is paid for and redeemed', async () => {
    const course = await sold();
    const order = await open('POST', `/courses/${course.id}/orders`, { is_gift: true });
    const [waiting] = await call('GET', `/payments?order_id=${order.id}`);
    const [paid] = await call('GET', '/payment_statuses?type=paid');
    await call('PUT', `/payments/${waiting.id}/short_update`, { status_id: paid.id });
    const [gift] = await call('GET', `/course_gifts?payment_id=${waiting.id}&redeemed=0`);
    expect(await call('GET', `/course_gifts/${gift.id}?with=payment`)).toMatchObject({
      code: gift.code,
      payment: { id: waiting.id },
    });
    expect(await call('POST', '/course_gifts/redeem', { code: gift.code })).toEqual({
      course_id: course.id,
    });
  });

  test('an order is paid in parts', async () => {
    const course = await sold();
    const { id } = await call('POST', '/orders', { course_id: course.id });
    const parts = [
      { price: '400', due_on: '2999-01-31' },
      { price: '200', due_on: '2999-02-28' },
    ];
    const { payments } = await call('POST', `/orders/${id}/instalments`, { parts });
    expect(payments).toMatchObject([{ price: '400.00' }, { price: '200.00' }]);
  });

  test('what is sold is told by days', async () => {
    const course = await sold();
    await open('POST', `/courses/${course.id}/views`, { utm_source: 'договор' });
    await call('POST', '/orders', { course_id: course.id, utm_source: 'Договор' });
    const told = await call('GET', `/payments/statistics?course_id=${course.id}`);
    expect(told.sources).toMatchObject([{ source: 'договор', seen: 1, orders: 1 }]);
  });

  test('a day is held against the provider’s', async () => {
    const { id } = await call('POST', '/reconciliations', { day: '2026-01-15' });
    expect(await call('GET', '/reconciliations?per_page=1')).toMatchObject([{ id }]);
    expect(await call('GET', `/reconciliations/${id}?with=differences`)).toMatchObject({
      day: '2026-01-15',
    });
  });
}
