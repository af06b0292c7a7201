// Webhook deliveries to a local server: signed, retried, logged and resent by hand.
import { createHmac } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { startWebhookServer, type WebhookServer } from '../../../testing/servers/webhook-server.ts';
import { forms } from '../tables.ts';
import { removeOldDeliveries } from './delivery-cleanup.ts';
import { formWebhookDeliveries } from './webhook-tables.ts';

let school: OwnSchool;
let server: WebhookServer;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  // The webhook URL is entered by the company; this one is in the installation's own network.
  school = await openOwnSchool({ PRIVATE_NETWORKS: '127.0.0.1' });
  server = await startWebhookServer();
  owner = await school.person('owner@webhooks.test');
  companyId = await school.company('webhooks', owner);
  base = `/api/companies/${companyId}`;
});
beforeEach(() => {
  server.received.length = 0;
  server.answer(200);
});
afterAll(async () => {
  await server.close();
  await school.close();
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  school.send(method, `${base}${path}`, body, owner);

async function newForm(values: object = {}): Promise<number> {
  const { status, body } = await send('POST', '/forms', {
    name: 'Заявка',
    type: 'free',
    create_user: false,
    webhook: server.url,
    fields: [
      { ref: 'who', type: 'name' },
      { ref: 'from', type: 'hidden', parameter: 'utm_source' },
    ],
    ...values,
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id;
}

async function answer(form: number, values: Record<string, string>): Promise<void> {
  const { body } = await send('GET', `/forms/${form}?with=fields`);
  const fields: { ref: string; id: number; type: string }[] = body.data.fields;
  const filled = fields.map(({ ref, id, type }) =>
    type === 'name' ? ['name', values[ref]] : [id, [values[ref] ?? '']],
  );
  const path = `/api/public/companies/${companyId}/forms/${form}`;
  const sent = await school.send('POST', path, Object.fromEntries(filled));
  expect([sent.status, sent.body.errors]).toEqual([201, undefined]);
}

const log = async (form: number, more = '') =>
  (await send('GET', `/form_webhook_deliveries?form_id=${form}&with=attempts${more}`)).body.data;

/** The only delivery of a form, once it has these values. */
const delivery = (form: number, values: object) =>
  vi.waitFor(async () => {
    const [found] = await log(form);
    expect(found).toMatchObject(values);
    return found;
  }, 60_000);

const many = (count: number) => Array.from({ length: count }, () => expect.anything());

/** Makes waiting deliveries due; another delivery wakes the worker. */
async function hasten(): Promise<void> {
  await school.database.system((transaction) =>
    transaction.execute(
      sql`update job_queue.job_common set start_after = now() where name = 'webhooks'`,
    ),
  );
  const other = await newForm();
  await send('POST', `/forms/${other}/webhook_test`);
}

/** Ignores deliveries left by earlier tests. */
const receivedAs = (uuid: string) =>
  server.received.filter(({ headers }) => headers['kafedra-delivery'] === uuid);

const secretOf = async (form: number) =>
  (await send('GET', `/forms/${form}/webhook_secret`)).body.data;

function isSignedBy(secret: string, { headers, body }: WebhookServer['received'][number]): boolean {
  const parts = String(headers['kafedra-signature']).split(',');
  const time = parts.find((part) => part.startsWith('t='))?.slice(2);
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return parts.includes(`v1=${expected}`);
}

test('an answer is delivered with its values and UTM values, signed, and logged', async () => {
  server.answer(202, 'принято');
  const form = await newForm({ code: 'trial-lesson' });
  await answer(form, { who: 'Зоя', from: 'vk' });
  const { uuid, answer_id, attempts, body, ...row } = await delivery(form, {
    status: 'delivered',
  });
  expect(row).toMatchObject({
    event: 'form_answered',
    response_status: 202,
    error: null,
    next_attempt_at: null,
  });
  expect(row).not.toHaveProperty('attempt_key');
  expect(attempts).toMatchObject([
    { url: server.url, status: 202, error: null, answer: 'принято', took: expect.any(Number) },
  ]);
  const [received, ...more] = receivedAs(uuid);
  expect(more).toEqual([]);
  expect(received?.body).toBe(body);
  expect(received?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'kafedra-delivery': uuid,
    'kafedra-event': 'form_answered',
  });
  const { secret } = await secretOf(form);
  expect(received && isSignedBy(secret, received)).toBe(true);
  expect(JSON.parse(body)).toEqual({
    id: uuid,
    event: 'form_answered',
    created_at: expect.any(String),
    company: { id: companyId, code: 'webhooks', name: 'Школа webhooks' },
    form: { id: form, code: 'trial-lesson', name: 'Заявка', type: 'free' },
    answer: {
      id: answer_id,
      created_at: expect.any(String),
      user_id: null,
      page: null,
      values: [
        {
          ref: 'who',
          type: 'name',
          label: 'Имя',
          custom_field_id: null,
          values: [{ value: 'Зоя', shown: 'Зоя' }],
        },
        {
          ref: 'from',
          type: 'hidden',
          label: 'utm_source',
          custom_field_id: null,
          values: [{ value: 'vk', shown: 'vk' }],
        },
      ],
      marks: { utm_source: 'vk' },
    },
  });
});

test('a form without a webhook sends nothing', async () => {
  const form = await newForm({ webhook: null });
  await answer(form, { who: 'Зоя' });
  expect(await log(form)).toEqual([]);
  expect(await secretOf(form)).toEqual({ secret: null, previous_until: null });
  expect((await send('POST', `/forms/${form}/webhook_test`)).body.errors).toMatchObject([
    { code: 'no_webhook' },
  ]);
});

describe('a delivery that is not accepted', () => {
  test('is retried with the same id and body until it is accepted', async () => {
    server.answer(503, 'занято');
    const form = await newForm();
    await answer(form, { who: 'Зоя' });
    const waiting = await delivery(form, { status: 'waiting', response_status: 503 });
    const pause = Date.parse(waiting.next_attempt_at) - Date.parse(waiting.attempts[0].created_at);
    expect(Math.round(pause / 60_000)).toBe(1);
    expect(waiting.error).toBe('Сервер ответил отказом');
    server.answer(200);
    await hasten();
    const { attempts } = await delivery(form, { status: 'delivered' });
    expect(attempts.map(({ status }: { status: number }) => status)).toEqual([503, 200]);
    const own = receivedAs(waiting.uuid);
    expect(own).toHaveLength(2);
    expect(own[0]?.body).toBe(own[1]?.body);
  });

  test('fails after ten attempts and can be resent by hand, alone or with all others', async () => {
    server.answer(500, 'б'.repeat(3000));
    const form = await newForm();
    await answer(form, { who: 'Зоя' });
    await delivery(form, { status: 'waiting', response_status: 500 });
    await school.database.system((transaction) =>
      transaction
        .update(formWebhookDeliveries)
        .set({ tries: 9 })
        .where(eq(formWebhookDeliveries.form_id, form)),
    );
    await hasten();
    const failed = await delivery(form, { status: 'failed', next_attempt_at: null });
    expect(failed.attempts[0].answer).toHaveLength(1024);
    const again = (body: object) => send('POST', '/form_webhook_deliveries/resend', body);
    const read = await send('GET', `/form_webhook_deliveries/${failed.id}`);
    expect(read.body.data).toMatchObject({ id: failed.id, status: failed.status });
    const one = await again({ form_webhook_deliveries_id: [failed.id] });
    expect(one.body.data).toEqual({ count: 1, ids: [failed.id], skipped: [] });
    await delivery(form, { status: 'waiting', attempts: many(3) });
    server.answer(204);
    const matching = { form_id: [form], status: ['waiting'] };
    expect((await again({ matching })).body.data.count).toBe(1);
    await delivery(form, { status: 'delivered', attempts: many(4) });
  });

  test('does not follow redirects', async () => {
    server.answer(302, '', { location: server.url });
    const form = await newForm();
    await send('POST', `/forms/${form}/webhook_test`);
    const { uuid } = await delivery(form, { status: 'waiting', response_status: 302 });
    expect(receivedAs(uuid)).toHaveLength(1);
  });

  test('fails when the form has no webhook any more', async () => {
    server.answer(500);
    const form = await newForm();
    await answer(form, { who: 'Зоя' });
    await delivery(form, { status: 'waiting', response_status: 500 });
    await send('PUT', `/forms/${form}`, { webhook: null });
    await hasten();
    const given = await delivery(form, { status: 'failed' });
    expect(given.error).toBe('У формы больше нет вебхука');
  });
});

test.each([
  ['http://10.0.0.1/hook', 'По этому адресу отправлять нельзя'],
  ['https://169.254.169.254/latest', 'По этому адресу отправлять нельзя'],
  ['nobody listens', 'Сервер не принимает соединений'],
])('unreachable receivers are reported in words: %s', async (address, words) => {
  const gone = await startWebhookServer();
  await gone.close();
  const webhook = URL.canParse(address) ? address : gone.url;
  const form = await newForm();
  // The stored URL may have become forbidden, or its host may resolve to a forbidden address.
  await school.database.system((transaction) =>
    transaction.update(forms).set({ webhook }).where(eq(forms.id, form)),
  );
  await send('POST', `/forms/${form}/webhook_test`);
  const { attempts } = await delivery(form, {
    status: 'waiting',
    response_status: null,
    error: expect.stringContaining(words),
  });
  expect(attempts).toMatchObject([{ status: null, answer: null }]);
});

test('a new secret signs at once, and the previous one for another day', async () => {
  const form = await newForm();
  const before = await secretOf(form);
  const { body } = await send('POST', `/forms/${form}/webhook_secret`);
  expect(body.data.secret).not.toBe(before.secret);
  const hours = (Date.parse(body.data.previous_until) - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
  const test = await send('POST', `/forms/${form}/webhook_test`);
  expect(test.body.data).toMatchObject({ event: 'form_test', answer_id: null });
  const { uuid } = await delivery(form, { status: 'delivered' });
  const [received] = receivedAs(uuid);
  for (const secret of [before.secret, body.data.secret]) {
    expect(received && isSignedBy(secret, received)).toBe(true);
  }
  expect(JSON.parse(received?.body ?? '').answer.values).toMatchObject([
    { ref: 'who', label: 'Имя', values: [] },
    { ref: 'from', label: 'utm_source', values: [] },
  ]);
});

test('a copy of a form has its own secret', async () => {
  const form = await newForm();
  const copy = await send('POST', `/forms/${form}/copy`);
  const { secret } = await secretOf(copy.body.data.id);
  expect(secret).toMatch(/^whsec_/);
  expect(secret).not.toBe((await secretOf(form)).secret);
});

test('old deliveries are deleted, and waiting ones are retained', async () => {
  const form = await newForm();
  await send('POST', `/forms/${form}/webhook_test`);
  await delivery(form, { status: 'delivered' });
  server.answer(503);
  const late = await newForm();
  await send('POST', `/forms/${late}/webhook_test`);
  await delivery(late, { status: 'waiting', response_status: 503 });
  await school.database.system((transaction) =>
    transaction
      .update(formWebhookDeliveries)
      .set({ created_at: sql`now() - interval '31 days'` })
      .where(inArray(formWebhookDeliveries.form_id, [form, late])),
  );
  await removeOldDeliveries(school.database);
  expect(await log(form)).toEqual([]);
  expect(await log(late)).toMatchObject([{ status: 'waiting' }]);
});
