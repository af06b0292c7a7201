// Rate limits: what is counted, for how long, and the memory that counters take.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { invalid } from './errors.ts';
import { limiter, lockout } from './rate-limits.ts';
import { subscriberOf } from './networks.ts';

const minute = 60_000;

describe('over time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(minute);
  });
  afterEach(() => void vi.useRealTimers());

  test('a limit applies per key, from the first use on', () => {
    const { take, isSpent } = limiter({ times: 2, minutes: 10 });
    take('one');
    vi.advanceTimersByTime(4 * minute);
    take('one');
    expect([isSpent('one'), isSpent('other')]).toEqual([true, false]);
    expect(() => take('one')).toThrow(
      expect.objectContaining({ status: 429, headers: { 'retry-after': '360' } }),
    );
    take('other');
    vi.advanceTimersByTime(6 * minute + 1);
    expect(isSpent('one')).toBe(false);
  });

  test('failures are counted in advance and given back on success', async () => {
    const { takeFailures, isSpent } = limiter({ times: 2, minutes: 10 });
    const work = (outcome: () => Promise<void>) =>
      takeFailures('one', (error) => error !== 'no failure', outcome);
    const wrong = () => work(() => Promise.reject(invalid('login', 'Неверный пароль')));
    await work(() => Promise.resolve());
    await expect(work(() => Promise.reject('no failure'))).rejects.toBe('no failure');
    const tries = await Promise.allSettled([wrong(), wrong(), wrong()]);
    expect(tries.map((each) => each.status === 'rejected' && each.reason.status)).toEqual([
      422, 422, 429,
    ]);
    expect(isSpent('one')).toBe(true);
  });

  test('consecutive failures lock a key from the last one on, however far apart', () => {
    const { take, forget } = lockout({ times: 3, minutes: 15 });
    take('one');
    take('one');
    vi.advanceTimersByTime(60 * minute);
    take('one');
    vi.advanceTimersByTime(14 * minute);
    expect(() => take('one')).toThrow(
      expect.objectContaining({ status: 429, headers: { 'retry-after': '60' } }),
    );
    vi.advanceTimersByTime(minute + 1);
    take('one');
    take('one');
    forget('one');
    take('one');
    take('one');
    expect(() => take('one')).not.toThrow('Слишком много');
  });
});

test(
  'any number of keys takes a few megabytes and does not evict active keys',
  { tags: ['deep'] },
  () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = () => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return (heapUsed + external) / 1e6;
    };
    const before = used();
    const logins = lockout({ times: 5, minutes: 15 });
    const addresses = limiter({ times: 100, minutes: 10 });
    for (let number = 0; number < 100_000; number += 1) {
      logins.take(`somebody-${number}@${'long.'.repeat(40)}test`);
      addresses.take(
        subscriberOf(
          `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`,
        ),
      );
      if (number < 100) addresses.take('the guesser');
      if (number % 5000 === 0) addresses.isSpent('the guesser');
    }
    expect(used() - before).toBeLessThan(10);
    expect([addresses.isSpent('the guesser'), addresses.isSpent('2001:db8:1:869f::/64')]).toEqual([
      true,
      false,
    ]);
  },
);

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
  ['no address', 'no address'],
])('%s is counted as %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber);
});
