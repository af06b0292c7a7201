// Persons manage their own account: address, sessions and two-step sign-in.
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { rowsOf } from '../../kit/database/database.ts';
import { users } from './account-tables.ts';
import { mailTo, outbox, tokenIn } from '../../../testing/mails.ts';
import {
  openOwnSchool,
  testPassword,
  type Caller,
  type OwnSchool,
} from '../../../testing/school.ts';

let school: OwnSchool;
beforeAll(async () => {
  school = await openOwnSchool();
});
afterAll(() => school.close());

const signIn = (login: string, code?: string, password = testPassword) =>
  school.send('POST', '/api/login', { login, password, ...(code !== undefined && { code }) });
const update = (body: unknown, as: Caller) => school.send('PUT', '/api/auth_user/update', body, as);
const security = async (as: Caller) =>
  (await school.send('GET', '/api/profile/security', undefined, as)).body.data;
const statement = (text: ReturnType<typeof sql>) =>
  school.database.system((transaction) => rowsOf(transaction, text));

describe('a new e-mail address', () => {
  const move = (email: string, as: Caller) => update({ email, current_password: testPassword }, as);
  const confirm = (token: string) => school.send('POST', '/api/profile/email/confirm', { token });

  test('takes effect when the link sent to it is opened, once', async () => {
    const caller = await school.person('old-address@school.test');
    const response = await move('New-Address@school.test', caller);
    expect(response.body.data).toMatchObject({ email: 'old-address@school.test' });
    expect(await security(caller)).toMatchObject({
      pending_email: 'New-Address@school.test',
      pending_email_expires_at: expect.stringMatching(/Z$/),
    });
    expect((await signIn('new-address@school.test')).status).toBe(422);

    const notice = await mailTo(school, 'old-address@school.test');
    expect(notice).toContain('New-Address@school.test');
    expect(tokenIn(notice)).toBe('');
    const token = tokenIn(await mailTo(school, 'New-Address@school.test'));
    const confirmed = await confirm(token);
    expect(confirmed.body.data).toEqual({ email: 'New-Address@school.test' });
    expect((await signIn('new-address@school.test')).status).toBe(200);
    expect((await signIn('old-address@school.test')).status).toBe(422);
    expect(await security(caller)).toMatchObject({ pending_email: null });
    expect((await confirm(token)).body.errors[0]).toMatchObject({ field: 'token' });
  });

  test('can be cancelled and requested again, which invalidates the earlier link', async () => {
    const caller = await school.person('undecided@school.test');
    await move('second@school.test', caller);
    const first = tokenIn(await mailTo(school, 'second@school.test'));
    const again = await school.send('POST', '/api/profile/email/resend', undefined, caller);
    expect(again.status).toBe(200);
    const second = tokenIn(await mailTo(school, 'second@school.test'));
    expect((await confirm(first)).status).toBe(422);
    await school.send('POST', '/api/profile/email/cancel', undefined, caller);
    expect((await confirm(second)).status).toBe(422);
    expect((await school.send('POST', '/api/profile/email/resend', undefined, caller)).status).toBe(
      404,
    );
  });

  test('is refused if it is taken, both at the request and at the confirmation', async () => {
    const caller = await school.person('mover@school.test');
    await school.person('neighbour@school.test');
    const taken = await move('Neighbour@school.test', caller);
    expect(taken.body.errors[0]).toMatchObject({ field: 'email', code: 'taken' });
    await move('free@school.test', caller);
    const token = tokenIn(await mailTo(school, 'free@school.test'));
    await school.person('free@school.test');
    const late = await confirm(token);
    expect([late.status, late.body.errors[0].code]).toEqual([422, 'taken']);
  });

  test('expires after a day and with a new password', async () => {
    const caller = await school.person('hijacked@school.test');
    await move('thief@school.test', caller);
    const token = tokenIn(await mailTo(school, 'thief@school.test'));
    await update({ password: 'another one 1', current_password: testPassword }, caller);
    expect((await confirm(token)).status).toBe(422);
    const slow = await school.person('slow-mover@school.test');
    await move('late@school.test', slow);
    const late = tokenIn(await mailTo(school, 'late@school.test'));
    await statement(sql`update email_changes set expires_at = now()`);
    expect((await confirm(late)).status).toBe(422);
  });

  test('can be requested five times an hour', async () => {
    const caller = await school.person('spammer@school.test');
    for (let mail = 1; mail <= 5; mail += 1) await move(`target-${mail}@school.test`, caller);
    expect((await move('target-6@school.test', caller)).status).toBe(429);
  });

  test('that differs in case only needs no confirmation', async () => {
    const caller = await school.person('same@school.test');
    const before = (await outbox(school)).length;
    expect((await update({ email: 'Same@school.test' }, caller)).body.data.email).toBe(
      'Same@school.test',
    );
    expect(await outbox(school)).toHaveLength(before);
  });
});

test('limits guesses of the password in an open session', async () => {
  const caller = await school.person('guessed@school.test');
  const guess = (current_password: string) =>
    update({ password: 'another one 1', current_password }, caller);
  for (let wrong = 1; wrong <= 5; wrong += 1) expect((await guess('wrong')).status).toBe(422);
  const refused = await guess(testPassword);
  expect([refused.status, refused.body.errors[0].code]).toEqual([429, 'blocked']);
});

test('the last counted failure blocks the account, and counting restarts after the block', async () => {
  const owner = await school.person('owner@counted.test');
  const base = `/api/companies/${await school.company('counted', owner)}`;
  const login = 'blocked@counted.test';
  const created = await school.send(
    'POST',
    `${base}/users`,
    { name: 'Лев', email: login, password: 'long-enough-1' },
    owner,
  );
  const { id } = created.body.data;
  const fail = () => school.send('POST', '/api/login', { login, password: 'wrong' });
  const counted = async () => {
    const shown = await school.send('GET', `${base}/users/${id}`, undefined, owner);
    return shown.body.data.failed_login_count;
  };
  for (let times = 1; times <= 5; times += 1) {
    await fail();
    expect(await counted()).toBe(times);
  }
  await fail();
  expect(await counted()).toBe(5);

  await school.database.system((transaction) =>
    transaction
      .update(users)
      .set({ login_blocked_until: sql`now() - interval '1 second'` })
      .where(eq(users.id, id)),
  );
  await fail();
  expect(await counted()).toBe(1);
});

describe('sessions', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
  const signInWith = async (login: string, userAgent: string, address: string) => {
    const answer = await school.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
      payload: { login, password: testPassword },
    });
    return { userId: 0, token: answer.json().data.access_token as string };
  };
  const list = async (as: Caller) =>
    (await school.send('GET', '/api/profile/sessions', undefined, as)).body.data;

  test('are listed with their devices and the current one marked, without tokens', async () => {
    await school.person('traveller@school.test');
    const here = await signInWith('traveller@school.test', firefox, '203.0.113.7');
    await signInWith('traveller@school.test', 'x'.repeat(1000), '203.0.113.8');
    const [newest, mine] = await list(here);
    expect(newest).toMatchObject({ current: false, ip_address: '203.0.113.8', last_used_at: null });
    expect(newest.user_agent).toHaveLength(400);
    expect(mine).toMatchObject({ current: true, user_agent: firefox });
    expect(Object.keys(mine).sort()).toEqual(
      'created_at current expires_at id ip_address last_used_at user_agent'.split(' '),
    );
  });

  test('are ended singly or all but the current one, by their own person only', async () => {
    const mine = await school.person('careful@school.test');
    const stranger = await school.person('stranger@school.test');
    const sessions = await Promise.all(
      [1, 2, 3].map(() => signInWith('careful@school.test', firefox, '203.0.113.7')),
    );
    const [first] = await list(mine);
    const end = (id: number, as: Caller) =>
      school.send('DELETE', `/api/profile/sessions/${id}`, undefined, as);
    expect((await end(first.id, stranger)).status).toBe(404);
    expect((await end(first.id, mine)).status).toBe(200);
    expect(await list(mine)).toHaveLength(3);
    const rest = await school.send('POST', '/api/profile/sessions/end_others', undefined, mine);
    expect(rest.body.data).toEqual({ count: 2 });
    expect(await list(mine)).toMatchObject([{ current: true }]);
    for (const ended of sessions) {
      expect((await school.send('GET', '/api/auth_user', undefined, ended)).status).toBe(401);
    }
  });
});

describe('two-step sign-in', () => {
  const post = (path: string, as: Caller, body?: unknown) =>
    school.send('POST', `/api/profile/two_step${path}`, body, as);
  const proof = { current_password: testPassword };
  // Codes depend on the time, so the clock is frozen for the test and the server.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  /** The code that an authenticator shows `steps` steps from now. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + steps * 30_000,
    });
  const withTwoSteps = async (login: string) => {
    const caller = await school.person(login);
    const { secret } = (await post('', caller, proof)).body.data;
    const confirmed = await post('/confirm', caller, { code: codeOf(secret) });
    return { caller, secret, codes: confirmed.body.data.recovery_codes as string[] };
  };

  test('is set up with the password and a code, and requires codes from then on', async () => {
    const caller = await school.person('two-step@school.test');
    const refused = await post('', caller, { current_password: 'guess' });
    expect(refused.body.errors[0]).toMatchObject({ field: 'current_password' });
    const { secret, uri } = (await post('', caller, proof)).body.data;
    expect(uri).toContain(`secret=${secret}`);
    expect((await signIn('two-step@school.test')).status).toBe(200);

    const wrong = await post('/confirm', caller, { code: '000000' });
    expect(wrong.body.errors[0]).toMatchObject({ field: 'code', code: 'invalid_code' });
    const confirmed = await post('/confirm', caller, { code: codeOf(secret) });
    expect(confirmed.body.data.recovery_codes).toHaveLength(10);
    expect(await security(caller)).toMatchObject({
      two_step_enabled_at: expect.stringMatching(/Z$/),
      recovery_codes_left: 10,
    });

    const challenge = await signIn('two-step@school.test');
    expect([challenge.status, challenge.body.errors]).toEqual([
      422,
      [{ message: 'Введите код из приложения', field: 'code', code: 'totp_required' }],
    ]);
    const inside = await signIn('two-step@school.test', codeOf(secret, 1));
    expect(inside.status).toBe(200);
    expect(JSON.stringify(inside.body)).not.toContain(secret);
  });

  test('accepts each code once and none older than the last', async () => {
    const { secret } = await withTwoSteps('once@school.test');
    const code = codeOf(secret, 1);
    expect((await signIn('once@school.test', code)).status).toBe(200);
    expect((await signIn('once@school.test', code)).body.errors[0].code).toBe('invalid_code');
    const older = await signIn('once@school.test', codeOf(secret));
    expect(older.body.errors[0].code).toBe('invalid_code');
  });

  test('accepts each recovery code once, in any spelling', async () => {
    const { caller, codes } = await withTwoSteps('lost-phone@school.test');
    const [first = '', second = ''] = codes;
    expect((await signIn('lost-phone@school.test', first)).status).toBe(200);
    expect((await signIn('lost-phone@school.test', first)).status).toBe(422);
    const typed = second.toUpperCase().replaceAll('-', ' ');
    expect((await signIn('lost-phone@school.test', typed)).status).toBe(200);
    expect(await security(caller)).toMatchObject({ recovery_codes_left: 8 });
    const renewed = await post('/recovery_codes', caller, proof);
    expect(renewed.body.data.recovery_codes).toHaveLength(10);
    expect((await signIn('lost-phone@school.test', codes[2])).status).toBe(422);
  });

  test('wrong codes block the account, a sign-in without a code does not', async () => {
    const { secret } = await withTwoSteps('guess-code@school.test');
    for (let round = 0; round < 8; round += 1) {
      expect((await signIn('guess-code@school.test')).body.errors[0].code).toBe('totp_required');
    }
    for (let round = 0; round < 5; round += 1) {
      expect((await signIn('guess-code@school.test', '000000')).status).toBe(422);
      if (round < 4) await signIn('guess-code@school.test');
    }
    expect((await signIn('guess-code@school.test', codeOf(secret, 1))).status).toBe(429);
  });

  test('is switched off with the password, which then suffices to sign in', async () => {
    const { caller } = await withTwoSteps('enough@school.test');
    expect((await post('', caller, proof)).status).toBe(409);
    expect((await post('/disable', caller, { current_password: 'guess' })).status).toBe(422);
    expect((await post('/disable', caller, proof)).status).toBe(200);
    expect(await security(caller)).toMatchObject({
      two_step_enabled_at: null,
      recovery_codes_left: 0,
    });
    expect((await signIn('enough@school.test')).status).toBe(200);
    expect((await post('/confirm', caller, { code: '123456' })).body.errors[0].code).toBe(
      'not_begun',
    );
  });
});
