// Tests that the captcha's challenge and solution are passed on unchanged.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

it('forwards the challenge as JSON', async () => {
  const challenge = { parameters: { algorithm: 'PBKDF2/SHA-256', cost: 1 }, signature: 'ab' };
  gateway.rest.answer('/captcha', () => ({ data: challenge }));
  const { data } = await gateway.ask('{ captchaChallenge }');
  expect(JSON.parse(data.captchaChallenge)).toEqual(challenge);
});

it('requires none where the server has none', async () => {
  gateway.rest.answer('/captcha', () => ({ data: null }));
  expect((await gateway.ask('{ captchaChallenge }')).data).toEqual({ captchaChallenge: null });
  gateway.rest.answer('/captcha', (_, reply) => reply.code(404).send({ errors: ['Не найдено'] }));
  expect((await gateway.ask('{ captchaChallenge }')).data).toEqual({ captchaChallenge: null });
});

it('forwards the solution, and the reason why one is required', async () => {
  const reason = { message: 'Не удалось', field: 'captcha', code: 'captcha_required' };
  gateway.rest.answer('/login', ({ body }, reply) =>
    reply.code(422).send({ errors: [{ ...reason, message: JSON.stringify(body) }] }),
  );
  const { data } = await gateway.ask(
    `mutation { signIn(input: { login: "anna", password: "guess", captcha: "abc" }) {
      userErrors { message field code } } }`,
  );
  const sent = JSON.stringify({ login: 'anna', password: 'guess', captcha: 'abc' });
  expect(data.signIn.userErrors).toEqual([{ ...reason, message: sent }]);
});
