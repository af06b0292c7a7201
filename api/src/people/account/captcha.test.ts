// Registration, mails to visitors and repeated sign-in attempts need a captcha, which browsers solve unnoticed.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { solveCaptcha } from '../../../testing/captcha.ts';
import { openOwnSchool, testPassword, type OwnSchool } from '../../../testing/school.ts';
import { forms } from '../../forms/tables.ts';
import { users } from './account-tables.ts';

let school: OwnSchool;
let form: string;
beforeAll(async () => {
  school = await openOwnSchool({ CAPTCHA: 'altcha', CAPTCHA_TRIES: '2' });
  const companyId = await school.company('robots', await school.person('owner@robots.test'));
  await school.database.system((transaction) =>
    transaction
      .insert(forms)
      .values({ company_id: companyId, name: 'Запись', code: 'open', type: 'register' }),
  );
  form = `/public/companies/${companyId}/admin/forms/open`;
});
afterAll(() => school.close());
afterEach(() => vi.useRealTimers());

const challenge = async () => (await school.send('GET', '/api/captcha')).body.data;
const proof = async () => solveCaptcha(await challenge());

let callers = 0;
/** Failures are counted per address, so each call has a new one by default. */
async function post(path: string, payload: object, from = `2001:db8:0:${(callers += 1)}::`) {
  const headers = { 'x-forwarded-for': from };
  const answer = await school.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
  const [error] = answer.json().errors ?? [];
  return { status: answer.statusCode, field: error?.field, code: error?.code };
}

const required = { status: 422, field: 'captcha', code: 'captcha_required' };
const refused = { status: 422, field: 'captcha', code: 'captcha_invalid' };

const account = (email: string) => ({ name: 'Вера', email, password: testPassword });

describe.each([
  ['registration', () => '/registration', account, 201],
  ['a form’s registration', () => form, account, 201],
  ['recovery', () => '/password/recovery', (login: string) => ({ login }), 200],
])('%s', (name, path, bodyFor, done) => {
  const address = `${name.length}@robots.test`;
  const body = bodyFor(address);

  test('needs a captcha, which is valid once', async () => {
    expect(await post(path(), body)).toEqual(required);
    const captcha = await proof();
    expect(await post(path(), { ...body, captcha })).toMatchObject({ status: done });
    const other = `other-${address}`;
    expect(await post(path(), { ...bodyFor(other), captcha })).toEqual(refused);
    const made = await school.database.system((transaction) =>
      transaction.$count(users, eq(users.login, other)),
    );
    expect(made).toBe(0);
  });
});

describe('a captcha', () => {
  const recover = (captcha: string) =>
    post('/password/recovery', { login: 'owner@robots.test', captcha });

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  const decoded = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString());

  test.each<[string, (good: string) => string]>([
    [
      'of a challenge that was changed',
      (good) => {
        const { challenge: given, solution } = decoded(good);
        const parameters = { ...given.parameters, expiresAt: given.parameters.expiresAt + 600 };
        return encoded({ challenge: { ...given, parameters }, solution });
      },
    ],
    [
      'with another key',
      (good) => {
        const { challenge: given, solution } = decoded(good);
        return encoded({
          challenge: given,
          solution: { ...solution, derivedKey: 'ab'.repeat(32) },
        });
      },
    ],
    ['without a solution', (good) => encoded({ challenge: decoded(good).challenge })],
    ['that is none', () => 'abc'],
    ['that is empty', () => ''],
  ])('%s is refused', async (_, broken) => {
    expect(await recover(broken(await proof()))).toEqual(refused);
  });

  test('expires after ten minutes', async () => {
    const early = await proof();
    const late = await proof();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 9 * 60_000);
    expect((await recover(early)).status).toBe(200);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect(await recover(late)).toEqual(refused);
  });

  test('is accepted for one of many concurrent requests', async () => {
    const captcha = await proof();
    const answers = await Promise.all(Array.from({ length: 5 }, () => recover(captcha)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('sign-in', () => {
  const signIn = (login: string, more: object = {}, from?: string) =>
    post('/login', { login, password: testPassword, ...more }, from);
  const guess = { password: 'guess' };
  const wrong = { status: 422, field: 'login', code: 'invalid_credentials' };

  test('needs a captcha after two failures at any login, and counts no attempts without it', async () => {
    await school.person('guessed@robots.test');
    for (const login of ['guessed@robots.test', 'nobody@robots.test']) {
      expect(await signIn(login, guess)).toEqual(wrong);
      expect(await signIn(login, guess)).toEqual(wrong);
      for (let flood = 1; flood <= 10; flood += 1) {
        expect(await signIn(login, guess)).toEqual(required);
      }
      expect(await signIn(login, { ...guess, captcha: await proof() })).toEqual(wrong);
    }
    expect(await signIn('guessed@robots.test')).toEqual(required);
    const captcha = await proof();
    expect(await signIn('guessed@robots.test', { captcha })).toMatchObject({ status: 200 });
  });

  test('needs no captcha after one failure', async () => {
    await school.person('mistyped@robots.test');
    await signIn('mistyped@robots.test', guess);
    for (let day = 1; day <= 3; day += 1) {
      expect(await signIn('mistyped@robots.test')).toMatchObject({ status: 200 });
    }
  });

  test('needs no captcha for several simultaneous successes', async () => {
    await school.person('tool@robots.test');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signIn('tool@robots.test', {}, '192.0.2.8')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  test('needs a captcha after ten failures from an address', async () => {
    await school.person('neighbour@robots.test');
    for (let failure = 1; failure <= 10; failure += 1) {
      expect(await signIn(`any-${failure}@robots.test`, guess, '192.0.2.9')).toEqual(wrong);
    }
    expect(await signIn('neighbour@robots.test', {}, '192.0.2.9')).toEqual(required);
    expect(await signIn('neighbour@robots.test', {}, '192.0.2.10')).toMatchObject({ status: 200 });
  });

  test('is blocked after five failures, with captchas too', async () => {
    await school.person('blocked@robots.test');
    for (let failure = 1; failure <= 5; failure += 1) {
      const captcha = await proof();
      expect(await signIn('blocked@robots.test', { ...guess, captcha })).toEqual(wrong);
    }
    const captcha = await proof();
    expect(await signIn('blocked@robots.test', { captcha })).toMatchObject({ code: 'blocked' });
  });
});
