// Comments on orders, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfOrderComments({ call, admin }: RestStory): void {
  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer?.errors]).toEqual([method, path, true, undefined]);
    return answer?.data;
  };

  test('the team talks about an order', async () => {
    const { body: me } = await admin('GET', '/api/auth_user');
    const { id: order } = await ok('POST', '/orders', { name: 'Обсуждаем заявку' });
    const said = `/orders/${order}/order_comments`;
    const before = await ok('GET', `${said}/state`);
    const { id, version } = await ok('POST', said, {
      text: 'Нужна скидка',
      type: 'question',
      mentions_id: [me.data.id],
    });
    const { id: answer } = await ok('POST', `${said}/${id}/answers`, { message: '— Да' });
    expect(await ok('GET', `${said}?with=creator;mentions;answers.creator`)).toMatchObject([
      {
        text: 'Нужна скидка',
        creator: { id: me.data.id },
        mentions: [{ id: me.data.id }],
        answers: [{ text: '— Да', type: 'answer', creator: { id: me.data.id } }],
      },
    ]);
    await ok('PUT', `${said}/${id}`, { text: 'Нужна большая скидка', version });
    expect(await ok('GET', `${said}/${id}?with=answers`)).toMatchObject({
      edited_at: expect.any(String),
    });
    const all = '/order_comments';
    expect(await ok('GET', `${all}?order_id=${order}`)).toHaveLength(2);
    expect(await ok('GET', `${all}/${answer}`)).toMatchObject({ parent_id: id });
    await ok('DELETE', `${said}/${answer}`);
    await ok('DELETE', `${said}/${id}`);
    expect(await ok('GET', `${said}/state`)).toEqual(before);
  });
}
