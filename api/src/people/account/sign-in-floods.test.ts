// Floods of sign-in and recovery requests are refused before they cost queries or hashes, and other addresses are not
// affected.
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { mailsTo, tokenIn } from '../../../testing/mails.ts';
import { openOwnSchool, testPassword, type OwnSchool } from '../../../testing/school.ts';
import { withPasswords } from './passwords.ts';

let school: OwnSchool;
beforeAll(async () => {
  school = await openOwnSchool();
});
afterAll(() => school.close());
afterEach(() => vi.restoreAllMocks());

/** A request of a visitor from the given address. */
async function post(from: string, path: string, payload: object) {
  const headers = { 'x-forwarded-for': from };
  const answer = await school.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
  const { errors } = answer.json();
  return {
    status: answer.statusCode,
    code: errors?.[0].code as string | undefined,
    wait: Number(answer.headers['retry-after']),
  };
}

const signIn = (from: string, login: string, password = testPassword) =>
  post(from, '/login', { login, password });

const recover = (from: string, login: string) => post(from, '/password/recovery', { login });

/** Counts database transactions from now on. */
const watchDatabase = () => vi.spyOn(school.database, 'system');

describe('a network address', () => {
  const flood = '2001:db8:bad:1::';

  test(
    'has two hundred failures, not counting successes, and is then refused without a query',
    { tags: ['deep'] },
    async () => {
      const people = Array.from({ length: 40 }, (_, number) => `guessed-${number}@floods.test`);
      for (const [number, login] of people.entries()) {
        await school.person(login);
        for (let failure = 1; failure <= 5; failure += 1) {
          const guess = await signIn(`${flood}${number}`, login, 'guess');
          expect(guess.code).toBe('invalid_credentials');
        }
        // The account is blocked now; a refusal for that is not a failure of the address.
        expect((await signIn(`${flood}1`, login)).code).toBe('blocked');
      }
      await school.person('neighbour@floods.test');
      const { mock } = watchDatabase();
      const refused = await signIn(`${flood}ffff`, 'neighbour@floods.test');
      expect([refused.status, refused.code]).toEqual([429, 'blocked']);
      expect(refused.wait).toBeLessThanOrEqual(600);
      expect(mock.calls).toEqual([]);
      expect((await signIn('2001:db8:bad:2::', 'neighbour@floods.test')).status).toBe(200);
    },
  );

  test('may sign many people in', { tags: ['deep'] }, async () => {
    await school.person('pupil@floods.test');
    for (let pupil = 1; pupil <= 120; pupil += 1) {
      expect((await signIn('198.51.100.9', 'pupil@floods.test')).status).toBe(200);
    }
  });

  test('may request sixty recoveries an hour, independently of other addresses', async () => {
    for (let attempt = 1; attempt <= 60; attempt += 1) {
      expect((await recover('198.51.100.1', `nobody-${attempt}@floods.test`)).status).toBe(200);
    }
    expect((await recover('198.51.100.1', 'nobody@floods.test')).status).toBe(429);
    expect((await recover('198.51.100.2', 'nobody@floods.test')).status).toBe(200);
  });
});

test.each(['somebody@floods.test', 'no-one@floods.test'])(
  'repeated attempts at the login %s are refused without a query from any address',
  async (login) => {
    if (login.startsWith('somebody')) await school.person(login);
    const guess = (number: number) => signIn(`203.0.113.${number}`, login, 'guess');
    const codes = [];
    for (let number = 1; number <= 20; number += 1) codes.push((await guess(number)).code);
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'invalid_credentials'));
    expect(new Set(codes.slice(5))).toEqual(new Set(['blocked']));
    const { mock } = watchDatabase();
    expect(await guess(21)).toMatchObject({ status: 429, code: 'blocked' });
    expect(mock.calls).toEqual([]);
  },
);

test('a flood of passwords is refused at once, and another address is served next', async () => {
  await school.person('late@floods.test');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // Queued requests do not time out.
  onTestFinished(() => void vi.useRealTimers());
  const flood = '203.0.113.66';
  const ends: (() => void)[] = [];
  const hashing = () => new Promise<void>((resolve) => ends.push(resolve));
  const flooding = Promise.allSettled(
    Array.from({ length: 200 }, () => withPasswords(flood, hashing)),
  );
  const flow = { isOver: false };
  void flooding.then(() => (flow.isOver = true));
  onTestFinished(async () => {
    while (!flow.isOver) {
      for (const end of ends.splice(0)) end();
      await turnOfTheLoop();
    }
  });

  const { mock } = watchDatabase();
  const refused = await signIn(flood, 'late@floods.test');
  expect(refused).toEqual({ status: 503, code: 'overloaded', wait: 1 });
  const reset = { token: 'guessed', password: testPassword };
  expect((await post(flood, '/password/reset', reset)).status).toBe(503);
  expect(mock.calls).toEqual([]);

  const neighbour = signIn('203.0.113.67', 'late@floods.test');
  while (mock.calls.length === 0) {
    await turnOfTheLoop();
    ends.shift()?.();
  }
  expect((await neighbour).status).toBe(200);
  expect(flow.isOver).toBe(false);
});

describe('recovery', () => {
  test.each(['known@floods.test', 'unknown@floods.test'])(
    'responds before it looks up whether %s exists',
    async (login) => {
      await (login.startsWith('known') && school.person(login));
      const { system } = school.database;
      let goOn = () => {};
      const isHeld = new Promise<void>((resolve) => (goOn = resolve));
      vi.spyOn(school.database, 'system')
        .mockImplementationOnce(system)
        .mockImplementation(async (...work) => {
          await isHeld;
          return system(...work);
        });
      expect((await recover('192.0.2.1', login)).status).toBe(200);
      goOn();
      expect(await mailsTo(school, login)).toHaveLength(login.startsWith('known') ? 1 : 0);
    },
  );

  test('sends at most three mails to an account, whose last link stays valid', async () => {
    await school.person('victim@floods.test');
    for (let attacker = 1; attacker <= 10; attacker += 1) {
      expect((await recover(`192.0.2.${attacker}`, 'victim@floods.test')).status).toBe(200);
    }
    expect((await recover('198.51.100.77', 'victim@floods.test')).status).toBe(200);
    const mails = await mailsTo(school, 'victim@floods.test');
    expect(mails).toHaveLength(3);
    const reset = { token: tokenIn(mails.at(-1) ?? ''), password: 'a brand new password' };
    expect((await post('198.51.100.77', '/password/reset', reset)).status).toBe(200);
  });

  test('unblocks an account', async () => {
    await school.person('locked-out@floods.test');
    for (let guess = 1; guess <= 6; guess += 1) {
      await signIn('192.0.2.50', 'locked-out@floods.test', 'guess');
    }
    expect((await signIn('198.51.100.78', 'locked-out@floods.test')).code).toBe('blocked');
    await recover('198.51.100.78', 'locked-out@floods.test');
    const token = tokenIn((await mailsTo(school, 'locked-out@floods.test')).at(-1) ?? '');
    await post('198.51.100.78', '/password/reset', { token, password: 'a brand new password' });
    const inside = await signIn('198.51.100.78', 'locked-out@floods.test', 'a brand new password');
    expect(inside.status).toBe(200);
  });
});
