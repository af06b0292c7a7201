// Tests that certificates are served at the public origin by their number.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

it('serves the PDF of a number without a session, and 404 for unknown numbers', async () => {
  gateway.rest.answer('/public/certificates/K7QM-2F9X-R4T3/pdf', (request, reply) => {
    expect(request.headers.authorization).toBeUndefined();
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline')
      .header('cache-control', 'private, no-store')
      .send('%PDF');
  });
  gateway.rest.answer('/public/certificates/other/pdf', (_, reply) =>
    reply.code(404).send({ errors: [{ message: 'Нет', code: 'not_found' }] }),
  );
  const headers = { authorization: 'Bearer token' };
  const pdf = await fetch(`${gateway.url}/certificates/K7QM-2F9X-R4T3.pdf`, { headers });
  expect([pdf.status, await pdf.text()]).toEqual([200, '%PDF']);
  expect(Object.fromEntries(pdf.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline',
    'cache-control': 'private, no-store',
  });
  expect((await fetch(`${gateway.url}/certificates/other.pdf`)).status).toBe(404);
});
