// Tests the unsubscribe link of mails: a page with a form, and one-click unsubscribing by mail programs.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  const state = (digest: string) => ({ data: { company: 'Школа <b>', digest } });
  gateway.rest.answer('/public/digests/good-token_1', () => state('daily'));
  gateway.rest.answer('/public/digests/good-token_1/off', () => state('off'));
  gateway.rest.answer('/public/digests/other', (_, reply) =>
    reply.code(404).send({ errors: [{ message: 'Нет', code: 'not_found' }] }),
  );
});
afterAll(() => gateway.close());

it('shows a page that asks for confirmation', async () => {
  const response = await fetch(`${gateway.url}/digests/good-token_1`);
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(text).toContain('Выключить письма');
  expect(text).toContain('Школа &#60;b&#62;');
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(gateway.rest.calls.map(({ method }) => method)).toEqual(['GET']);
});

it('unsubscribes by requests of browsers and mail programs', async () => {
  const done = await fetch(`${gateway.url}/digests/good-token_1`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect([done.status, (await done.text()).includes('Письма выключены')]).toEqual([200, true]);
  expect((await fetch(`${gateway.url}/digests/other`)).status).toBe(404);
});
