// Which calls are tried again, and how often. Every call earns a part of a retry, and each retry costs a whole one: one
// page that meets a restart gets its second try, a dead server does not get three times the load.
import { setTimeout as sleep } from 'node:timers/promises';
import { type RestError } from './errors.ts';
import { MAX_TRIES, RETRIES_IN_RESERVE, RETRIES_PER_CALL, RETRY_PAUSE } from './limits.ts';

export interface RetryBudget {
  readonly earn: () => void;
  /** Whether there was one left. */
  readonly take: () => boolean;
}

export function createRetryBudget(): RetryBudget {
  let left = RETRIES_IN_RESERVE;
  return {
    earn: () => {
      left = Math.min(RETRIES_IN_RESERVE, left + RETRIES_PER_CALL);
    },
    take: () => {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

/**
 * Whether the same read may well succeed a moment later: the connection failed, or a proxy found no server. A server
 * that says when to come back is not asked before, and what it refuses or can't do stays as it is. A read alone is ever
 * tried again: of a write nobody knows whether it was done.
 */
export const isPassing = ({ extensions: { code, status, retryAfter } }: RestError): boolean =>
  code === 'UPSTREAM_UNREACHABLE' ||
  code === 'UPSTREAM_TIMEOUT' ||
  (code === 'UPSTREAM_FAILED' && PASSING.includes(status as number) && retryAfter === undefined);

const PASSING = [502, 503, 504];

export const mayTryAgain = (tries: number): boolean => tries < MAX_TRIES;

/** Spread, so that calls which failed together do not come again together. */
export const pauseBefore = (tries: number): Promise<void> =>
  sleep(Math.random() * RETRY_PAUSE * 2 ** (tries - 1));
