// How often something may be done. It is counted in this process and in memory that is bounded, whoever comes: of each
// limit the keys that were used last are kept, by a short hash, with a number.
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { tooManyRequests, type Failure } from './errors.ts';

export interface Rate {
  times: number;
  minutes: number;
}

export interface Limiter {
  /** Takes one of what is left for a key; throws 429 with the seconds to wait when nothing is. */
  take: (key: string) => void;
  isSpent: (key: string) => boolean;
  /**
   * For work that counts only where it fails in a certain way: it is taken before, so that many at once can't outrun the
   * count, and given back when it comes out otherwise.
   */
  takeFailures: <T>(
    key: string,
    counts: (error: unknown) => boolean,
    work: () => Promise<T>,
  ) => Promise<T>;
}

/** So many times in the minutes that begin with the first. */
export function limiter({ times, minutes }: Rate, refusal = tooOften): Limiter {
  const taken = countsOf({ ttl: minutes * 60_000, noUpdateTTL: true });
  const isSpent = (kept: string) => (taken.get(kept) ?? 0) >= times;
  const take = (kept: string) => {
    if (isSpent(kept)) throw refusal(taken.getRemainingTTL(kept) / 1000);
    taken.set(kept, (taken.get(kept) ?? 0) + 1);
  };
  return {
    take: (key) => take(shortened(key)),
    isSpent: (key) => isSpent(shortened(key)),
    takeFailures: async (key, counts, work) => {
      const kept = shortened(key);
      take(kept);
      let fails = false;
      try {
        return await work();
      } catch (error) {
        fails = counts(error);
        throw error;
      } finally {
        const count = taken.get(kept) ?? 0;
        if (!fails && count > 0) taken.set(kept, count - 1);
      }
    },
  };
}

export interface Lockout {
  /** Counts a try before it is known to fail; throws 429 while the key is locked. */
  take: (key: string) => void;
  /** A success forgives the failures before it. */
  forget: (key: string) => void;
}

/** So many tries in a row may fail, however far apart; the last one locks the key for the minutes. */
export function lockout({ times, minutes }: Rate): Lockout {
  const failed = countsOf({});
  return {
    take: (key) => {
      const kept = shortened(key);
      const before = failed.get(kept) ?? 0;
      if (before >= times) throw blocked(failed.getRemainingTTL(kept) / 1000);
      failed.set(kept, before + 1, { ttl: before + 1 === times ? minutes * 60_000 : 0 });
    },
    forget: (key) => void failed.delete(shortened(key)),
  };
}

/** How many keys a limit keeps, at some 160 bytes each. Whoever has so many addresses is not held by counting them. */
const mostKeys = 10_000;

const countsOf = (options: { ttl?: number; noUpdateTTL?: true }) =>
  new LRUCache<string, number>({ ...options, max: mostKeys, ttlResolution: 0, perf: clock });

/** Looked up at each call, so that tests can stop it. */
const clock = { now: () => performance.now() };

/** 72 bits: as short for the longest login as for an address, and nothing that a memory dump would tell. */
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
