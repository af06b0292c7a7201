// Messages with a company's own texts need a sender with a confirmed address and are limited per day.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import { mailsTo, mailTo, outbox, tokenIn } from '../../../testing/mails.ts';
import {
  openOwnSchool,
  openSchool,
  testPassword,
  type Caller,
  type School,
} from '../../../testing/school.ts';
import { companies } from '../../company/tables.ts';
import { Failure } from '../../kit/http/errors.ts';
import { companyMessages, countedMessages } from './company-messages.ts';

let school: School;
let number = 0;

beforeAll(async () => {
  school = await openSchool();
});

const errorOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
];

/** A company created `days` days ago, whose owner has a confirmed address. */
async function company(days = 0, plan: 'trial' | 'basic' | 'pro' = 'trial', of = school) {
  number += 1;
  const code = `sending-${number}`;
  const owner = await of.person(`owner@${code}.test`);
  const id = await of.company(code, owner);
  await of.database.system((transaction) =>
    transaction
      .update(companies)
      .set({ plan, created_at: sql`now() - make_interval(days => ${days}, hours => 1)` })
      .where(eq(companies.id, id)),
  );
  return companyOf(id, owner, of);
}

function companyOf(id: number, owner: Caller, of = school) {
  const base = `/api/companies/${id}`;
  const post = (path: string, body: object = {}, as = owner) =>
    of.send('POST', `${base}${path}`, body, as);
  return {
    id,
    owner,
    base,
    post,
    quota: async (as = owner) =>
      (await of.send('GET', `${base}/message_quota`, undefined, as)).body.data,
    invite: async (recipients: readonly string[]): Promise<number> => {
      const made = await post('/invites', { name: 'Набор', send_type: 'email', recipients });
      expect([made.status, made.body.errors]).toEqual([201, undefined]);
      return made.body.data.id;
    },
  };
}

const addresses = (count: number, at: string) =>
  Array.from({ length: count }, (_, place) => `reader-${place}@${at}.test`);

describe('a person with an unconfirmed address', () => {
  async function newcomer(): Promise<{ caller: Caller; email: string }> {
    number += 1;
    const email = `newcomer-${number}@sending.test`;
    const account = { name: 'Купите http://spam.test', email, password: testPassword };
    const { body } = await school.send('POST', '/api/registration', account);
    expect(body.data.user.email_confirmed).toBe(false);
    return { caller: { userId: body.data.user.id, token: body.data.access_token }, email };
  }

  async function founded({ caller }: { caller: Caller }) {
    number += 1;
    const input = { name: 'Школа', code: `founded-${number}` };
    const { body } = await school.send('POST', '/api/companies', input, caller);
    return companyOf(body.data.id, caller);
  }

  test('cannot send messages until the address is confirmed by the link', async () => {
    const me = await newcomer();
    const own = await founded(me);
    const invite = await own.invite(['stranger@victims.test']);
    const user = { name: 'Купите', email: 'user@victims.test' };
    const mails = [() => own.post(`/invites/${invite}/send`), () => own.post('/users', user)];
    for (const send of mails) expect(errorOf(await send())).toEqual([409, 'email_unconfirmed']);
    expect((await outbox(school)).filter((mail) => mail.includes('victims.test'))).toEqual([]);
    expect(await own.quota()).toMatchObject({ email_confirmed: false, ordered: 0 });

    const token = tokenIn(await mailTo(school, me.email));
    const confirmed = await school.send('POST', '/api/profile/email/confirm', { token });
    expect(confirmed.body.data).toEqual({ email: me.email });
    for (const send of mails) expect((await send()).status).toBe(201);
    expect(await own.quota()).toMatchObject({ email_confirmed: true, ordered: 2 });
    const again = await school.send('GET', '/api/auth_user', undefined, me.caller);
    expect(again.body.data.email_confirmed).toBe(true);
  });

  test('cannot send messages by access tokens of the person or of a service account', async () => {
    const own = await founded(await newcomer());
    const invite = await own.invite(['stranger@victims.test']);
    const service = await own.post('/service_accounts', { name: 'Рассылка' });
    for (const service_account_id of [null, service.body.data.id]) {
      const made = await own.post('/access_tokens', {
        name: 'Рассылка',
        permissions: ['users_welcome'],
        days: 1,
        service_account_id,
      });
      const tool = { userId: 0, token: made.body.data.token };
      const sent = await own.post(`/invites/${invite}/send`, {}, tool);
      expect(errorOf(sent)).toEqual([409, 'email_unconfirmed']);
    }
  });

  test('can request the link again, and has no own words in mails to an unconfirmed address', async () => {
    const { caller, email } = await newcomer();
    const resend = () => school.send('POST', '/api/profile/email/resend', undefined, caller);
    expect((await resend()).status).toBe(200);
    await school.send('POST', '/api/password/recovery', { login: email });
    const mails = await mailsTo(school, email);
    expect(mails).toHaveLength(3);
    expect(mails.join('')).not.toContain('spam');
    const [first = '', second = '', recovery = ''] = mails.map(tokenIn);
    const confirm = (token: string) => school.send('POST', '/api/profile/email/confirm', { token });
    expect((await confirm(first)).status).toBe(422);
    expect((await confirm(second)).status).toBe(200);
    expect((await resend()).status).toBe(404);
    const reset = { token: recovery, password: 'a brand new password' };
    expect((await school.send('POST', '/api/password/reset', reset)).status).toBe(200);
  });

  test('confirms the address by a recovery link too, and loses the confirmation with a new address', async () => {
    const { email } = await newcomer();
    await school.send('POST', '/api/password/recovery', { login: email });
    const token = tokenIn(await mailTo(school, email));
    await school.send('POST', '/api/password/reset', { token, password: testPassword });
    const signedIn = await school.send('POST', '/api/login', {
      login: email,
      password: testPassword,
    });
    const { user, access_token } = signedIn.body.data;
    expect(user.email_confirmed).toBe(true);

    const me = { userId: user.id, token: access_token };
    const { id, post } = await company();
    await school.join(id, me, []);
    const moved = await post(`/users/${user.id}/change_email`, { email: `moved-${email}` });
    expect(moved.status).toBe(200);
    const { body } = await school.send('GET', '/api/auth_user', undefined, me);
    expect(body.data.email_confirmed).toBe(false);
  });
});

describe('a company may send', () => {
  test.each([
    [0, 'trial', 50],
    [0, 'pro', 50],
    [1, 'trial', 200],
    [7, 'basic', 1000],
    [30, 'trial', 1000],
    [30, 'basic', 5000],
    [30, 'pro', 20_000],
  ] as const)('on day %d with the plan %s at most %d messages', async (days, plan, limit) => {
    const { quota } = await company(days, plan);
    expect(await quota()).toMatchObject({ limit, ordered: 0, left: limit });
  });

  test('as many of 50 concurrent requests as the daily limit allows', async () => {
    const { base, post, quota, invite, owner } = await company();
    const ids = [];
    for (let place = 0; place < 50; place += 1) {
      ids.push(await invite(addresses(3, `parallel-${place}`)));
    }
    const answers = await Promise.all(ids.map((id) => post(`/invites/${id}/send`)));
    const ordered = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(ordered).toHaveLength(16);
    for (const answer of refused) expect(errorOf(answer)).toEqual([422, 'message_quota']);
    expect(await quota()).toMatchObject({ ordered: 48, left: 2 });
    for (const { body } of ordered) await finishedJob(school, base, body.data.id, owner);
    const sent = (await outbox(school)).filter((mail) => mail.includes('@parallel-'));
    expect(sent).toHaveLength(48);
  });

  test('no more than the limit, and the error says what is left and when it grows', async () => {
    const { post, invite } = await company();
    const id = await invite(addresses(51, 'too-many'));
    const { body } = await post(`/invites/${id}/send`);
    expect(body.errors[0].message).toMatch(
      /^Сегодня можно отправить ещё 50 писем и СМС из 50, а нужно 51\. Завтра снова будет 50, а с \d+ [а-я]+ — до 200 в день$/,
    );
    expect(await mailsTo(school, 'reader-0@too-many.test')).toEqual([]);
  });

  test('to the counted recipients only', async () => {
    const { base, post, quota, invite, owner } = await company();
    const id = await invite(['counted@added.test']);
    const { body } = await post(`/invites/${id}/send`);
    await school.send(
      'PUT',
      `${base}/invites/${id}`,
      { send_type: 'email', recipients: ['counted@added.test', ...addresses(60, 'added')] },
      owner,
    );
    await finishedJob(school, base, body.data.id, owner);
    expect(await quota()).toMatchObject({ ordered: 1 });
    expect(await mailsTo(school, 'reader-0@added.test')).toEqual([]);
  });

  test('invitations to new users within the same limit', async () => {
    const { post, quota } = await company();
    const made = await post('/users', { name: 'Ира', email: 'ira@accounts.test' });
    expect(await quota()).toMatchObject({ ordered: 1 });
    const change = { email: 'ira2@accounts.test' };
    expect((await post(`/users/${made.body.data.id}/change_email`, change)).status).toBe(200);
    expect(await quota()).toMatchObject({ ordered: 3 });
    await post('/users', { name: 'Ира', email: 'x@accounts.test', password: testPassword });
    expect(await quota()).toMatchObject({ ordered: 3 });
  });

  test('again on the next day, which does not depend on the company’s time zone', async () => {
    const { id, owner, base, post, quota } = await company();
    await post('/users', { name: 'Ира', email: 'zone@accounts.test' });
    for (const time_zone of ['Pacific/Auckland', 'Pacific/Honolulu']) {
      await school.send('PUT', base, { time_zone }, owner);
      expect(await quota()).toMatchObject({ ordered: 1 });
    }
    await school.database.system(async (transaction) => {
      await transaction.execute(
        sql`update company_messages set day = day - 1 where company_id = ${id}`,
      );
      await transaction.execute(
        sql`update sender_messages set day = day - 1 where user_id = ${owner.userId}`,
      );
    });
    expect(await quota()).toMatchObject({ ordered: 0, left: 50 });
  });
});

test('an installation can raise or remove the limits', { tags: ['deep'] }, async () => {
  for (const [MESSAGE_QUOTA, limit] of [
    ['2.5', 125],
    ['0', null],
  ] as const) {
    const own = await openOwnSchool({ MESSAGE_QUOTA });
    const { quota } = await company(0, 'trial', own);
    expect(await quota()).toMatchObject({ limit, left: limit });
    await own.close();
  }
});

test('the young companies of a sender share one limit', async () => {
  const first = await company();
  const { owner } = first;
  const second = companyOf(await school.company('sending-second', owner), owner);
  const order = async (of: typeof first, count: number, at: string) =>
    (await of.post(`/invites/${await of.invite(addresses(count, at))}/send`)).status;
  expect(await order(first, 30, 'first')).toBe(201);
  expect(await second.quota()).toMatchObject({ left: 20 });
  expect(await order(second, 30, 'second')).toBe(422);
  const name = 'Школа sending-second';
  expect((await school.send('DELETE', second.base, { name }, owner)).status).toBe(200);
  const third = companyOf(await school.company('sending-third', owner), owner);
  expect(await order(third, 30, 'third')).toBe(422);
  expect(await order(third, 20, 'fourth')).toBe(201);
  await school.database.system((transaction) =>
    transaction
      .update(companies)
      .set({ created_at: sql`now() - interval '31 days'` })
      .where(eq(companies.id, third.id)),
  );
  expect(await order(third, 900, 'grown')).toBe(201);
});

test('reports mails that the server refuses, and throws for uncounted ones', async () => {
  const refusal = new Error('550 no such mailbox');
  const messages = companyMessages({
    mailer: {
      send: () => undefined,
      deliver: () => Promise.reject(refusal),
      idle: () => Promise.resolve(),
    },
    sms: { send: () => Promise.resolve() },
    quotaFactor: 0,
    spending: { take: () => Promise.resolve() },
    smsPrice: 0,
  });
  const ordered = countedMessages.parse({ to: ['anna@sending.test'] });
  const mail = { subject: 'Предложение', text: 'Здравствуйте' };
  const delivering = messages.deliver(ordered, { to: 'anna@sending.test', ...mail });
  await expect(delivering).rejects.toMatchObject({ status: 424, cause: refusal });
  const other = messages.deliver(ordered, { to: 'boris@sending.test', ...mail });
  await expect(other).rejects.not.toBeInstanceOf(Failure);
});
