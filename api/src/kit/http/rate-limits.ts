// Rate limits, counted in the bounded memory of this process.
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { tooManyRequests, type Failure } from './errors.ts';

export interface Rate {
  times: number;
  minutes: number;
}

export interface Limiter {
  /** Counts one use of a key. Throws 429 with the seconds to wait if the limit is reached. */
  take: (key: string) => void;
  isSpent: (key: string) => boolean;
  /**
   * For work of which only certain failures count. One use is counted in advance, so that concurrent requests cannot
   * exceed the limit, and given back otherwise.
   */
  takeFailures: <T>(
    key: string,
    counts: (error: unknown) => boolean,
    work: () => Promise<T>,
  ) => Promise<T>;
}

/** Allows `times` uses within a window of `minutes` that starts with the first use. */
export function limiter({ times, minutes }: Rate, refusal = tooOften): Limiter {
  const taken = countsOf({ ttl: minutes * 60_000, noUpdateTTL: true });
  const isSpent = (shortKey: string) => (taken.get(shortKey) ?? 0) >= times;
  const take = (shortKey: string) => {
    if (isSpent(shortKey)) throw refusal(taken.getRemainingTTL(shortKey) / 1000);
    taken.set(shortKey, (taken.get(shortKey) ?? 0) + 1);
  };
  return {
    take: (key) => take(shortened(key)),
    isSpent: (key) => isSpent(shortened(key)),
    takeFailures: async (key, counts, work) => {
      const shortKey = shortened(key);
      take(shortKey);
      let fails = false;
      try {
        return await work();
      } catch (error) {
        fails = counts(error);
        throw error;
      } finally {
        const count = taken.get(shortKey) ?? 0;
        if (!fails && count > 0) taken.set(shortKey, count - 1);
      }
    },
  };
}

export interface Lockout {
  /** Counts an attempt before its result is known. Throws 429 while the key is locked. */
  take: (key: string) => void;
  /** Resets the counter after a success. */
  forget: (key: string) => void;
}

/** Locks a key for `minutes` after `times` consecutive failures, however far apart. */
export function lockout({ times, minutes }: Rate): Lockout {
  const failed = countsOf({});
  return {
    take: (key) => {
      const shortKey = shortened(key);
      const before = failed.get(shortKey) ?? 0;
      if (before >= times) throw blocked(failed.getRemainingTTL(shortKey) / 1000);
      failed.set(shortKey, before + 1, { ttl: before + 1 === times ? minutes * 60_000 : 0 });
    },
    forget: (key) => void failed.delete(shortened(key)),
  };
}

/**
 * Keys per limit, some 160 bytes each. An attacker with more addresses cannot be limited by counting.
 */
const mostKeys = 10_000;

const countsOf = (options: { ttl?: number; noUpdateTTL?: true }) =>
  new LRUCache<string, number>({ ...options, max: mostKeys, ttlResolution: 0, perf: clock });

/** Read on each call, so that tests can replace the clock. */
const clock = { now: () => performance.now() };

/** 72 bits. Short for logins of any length, and not reversible from a memory dump. */
const shortened = (key: string) => hash('sha256', key, 'base64url').slice(0, 12);

type Refusal = (seconds: number) => Failure;

export const blocked: Refusal = (seconds) =>
  tooManyRequests(
    `Слишком много неудачных попыток. Повторите через ${Math.max(1, Math.ceil(seconds / 60))} мин.`,
    seconds,
    'blocked',
  );

const tooOften: Refusal = (seconds) =>
  tooManyRequests('Слишком много запросов, подождите немного', seconds);
