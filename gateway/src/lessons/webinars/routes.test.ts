// Tests that calendars and Zoom's webhooks are served at the public origin.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

it('serves a calendar at its secret address, and 404 at any other', async () => {
  gateway.rest.answer('/public/webinar_feeds/good-token_1', (_, reply) =>
    reply.send({ data: { calendar: 'BEGIN:VCALENDAR' } }),
  );
  gateway.rest.answer('/public/webinar_feeds/other', (_, reply) =>
    reply.code(404).send({ errors: [{ message: 'Нет', code: 'not_found' }] }),
  );
  const calendar = await fetch(`${gateway.url}/calendars/good-token_1.ics`);
  expect([calendar.status, await calendar.text()]).toEqual([200, 'BEGIN:VCALENDAR']);
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(calendar.headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${gateway.url}/calendars/other.ics`)).status).toBe(404);
});

it('forwards Zoom’s webhook byte for byte with its signature, and returns the expected response', async () => {
  const seen: unknown[] = [];
  const sealed = { plainToken: 'plain', encryptedToken: 'sealed' };
  gateway.rest.answer('/public/companies/7/zoom_events', (request, reply) => {
    const { 'x-zm-signature': signature, 'x-zm-request-timestamp': at, cookie } = request.headers;
    seen.push({ body: request.body, signature, at, cookie });
    return reply.send({ data: sealed });
  });
  const answer = await fetch(`${gateway.url}/hooks/zoom/7`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-zm-signature': 'v0=seal',
      'x-zm-request-timestamp': '1',
      cookie: 'session',
    },
    body: '{"event": "endpoint.url_validation"}',
  });
  expect([answer.status, await answer.json()]).toEqual([200, sealed]);
  expect(seen).toEqual([
    {
      body: { event: 'endpoint.url_validation' },
      signature: 'v0=seal',
      at: '1',
      cookie: undefined,
    },
  ]);
  expect((await fetch(`${gateway.url}/hooks/zoom/any`, { method: 'POST' })).status).toBe(404);
});
