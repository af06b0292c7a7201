// What is sent to the webhook of a form, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfWebhooks({ call }: RestStory): void {
  test('a webhook is tried, its deliveries are listed and sent again, its secret is changed', async () => {
    const created = await call('POST', '/forms', {
      name: 'С вебхуком',
      type: 'free',
      webhook: 'https://nobody.test/hook',
    });
    const form = `/forms/${created.body.data.id}`;
    const { secret } = (await call('GET', `${form}/webhook_secret`)).body.data;
    const changed = await call('POST', `${form}/webhook_secret`);
    expect(changed.body.data.secret).not.toBe(secret);
    const tried = await call('POST', `${form}/webhook_test`);
    expect([tried.status, tried.body.data.event]).toEqual([201, 'form_test']);
    const { id } = tried.body.data;
    const list = `/form_webhook_deliveries?form_id=${created.body.data.id}`;
    expect((await call('GET', list)).body.data).toMatchObject([{ id }]);
    const again = await call('POST', '/form_webhook_deliveries/resend', {
      form_webhook_deliveries_id: [id],
    });
    expect(again.body.data.count).toBe(1);
    const one = await call('GET', `/form_webhook_deliveries/${id}?with=attempts`);
    expect(one.body.data).toMatchObject({ status: 'waiting', answer_id: null });
    expect((await call('DELETE', form)).status).toBe(200);
  });
}
