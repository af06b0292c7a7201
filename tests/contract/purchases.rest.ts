// How a learner buys by REST: the price that anybody is told, the order, paying for it, and what they have bought.
import { expect, test } from 'vitest';
import { testShop } from '../../api/testing/yoo-kassa-server.ts';
import type { RestStory } from './story.ts';

export function tellOfPurchases(story: RestStory): void {
  const ok = async (
    method: Parameters<typeof story.call>[0],
    path: string,
    body?: object,
    send = story.call,
  ) => {
    const { status, body: answer } = await send(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };

  test('a learner is told the price, orders with a promo code, and begins to pay', async () => {
    const open = story.school.replace('/api/', '/api/public/');
    await ok('PUT', '', {
      yoo_kassa_shop_id: testShop.id,
      yoo_kassa_secret_key: testShop.secretKey,
    });
    const { id: role } = await ok('POST', '/roles', {
      name: 'Покупатель',
      permissions: { learning_part_access: true, learn_courses: true, pay_course: true },
    });
    const login = 'buyer.rest@contract.test';
    await ok('POST', '/users', {
      name: 'Борис',
      email: login,
      password: 'long-enough-1',
      roles_id: [role],
    });
    const account = { login, password: 'long-enough-1' };
    const { access_token } = await ok('POST', '/api/login', account, story.client());
    const learner = story.client(access_token);

    const course = { name: 'Каллиграфия за деньги', price: '8000', status: 'visible' };
    const { id } = await ok('POST', '/courses', course);
    const { id: pack } = await ok('POST', `/courses/${id}/course_packages`, {
      name: 'С проверкой',
      price: '10000',
    });
    await ok('POST', '/promo_codes', {
      code: 'ДОГОВОР10',
      sale_type: 'percent',
      sale_percent: 10,
      for_all_courses: true,
      allowed_product_types: ['course', 'course_package'],
    });
    const at = `${open}/courses/${id}`;
    const asked = `${at}/offer?course_package_id=${pack}&promo_code=договор10`;
    expect(await ok('GET', asked, undefined, story.client())).toMatchObject({
      price: '10000.00',
      to_pay: '9000.00',
      packages: [{ id: pack, name: 'С проверкой', price: '10000.00' }],
      promo_problem: null,
      is_member: false,
    });
    const wanted = { course_package_id: pack, promo_code: 'ДОГОВОР10', utm_source: 'vk' };
    const purchase = await ok('POST', `${at}/orders`, wanted, learner);
    expect(purchase).toMatchObject({ course_id: id, to_pay: '9000.00', payed_at: null });
    const { confirmation_url } = await ok(
      'POST',
      `${story.school}/orders/${purchase.id}/pay`,
      {},
      learner,
    );
    expect(confirmation_url).toMatch(/\/checkout\//);
    const bought = `${story.school}/purchases`;
    expect(await ok('GET', `${bought}?course_id=${id}`, undefined, learner)).toHaveLength(1);
    const one = await ok('GET', `${bought}/${purchase.id}?with=payments`, undefined, learner);
    expect(one.payments).toMatchObject([{ status: 'waiting', type: 'online', price: '9000.00' }]);
    const event = {
      event: 'payment.succeeded',
      object: { id: new URL(confirmation_url).pathname.split('/').at(-1) },
    };
    await ok('POST', `${open}/yoo_kassa_events`, event, story.client());
  });
}
