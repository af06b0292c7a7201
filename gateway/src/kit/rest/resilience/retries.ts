// Which calls are tried again, and how often. Every call earns a part of a retry, and each retry costs a whole one: one
// page that meets a restart gets its second try, a dead server does not get three times the load.
import { setTimeout as sleep } from 'node:timers/promises';
import { RestError } from '../errors.ts';
import { maxTries, retriesInReserve, retriesPerCall, retryPause } from '../limits.ts';

export interface RetryBudget {
  readonly earn: () => void;
  /** Whether there was one left. */
  readonly take: () => boolean;
}

export function createRetryBudget(): RetryBudget {
  let left = retriesInReserve;
  return {
    earn: () => {
      left = Math.min(retriesInReserve, left + retriesPerCall);
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
 * that says when to come back (503, 429) is not asked before, and what it refuses or can't do stays as it is. Only reads
 * are ever tried again: of a write that failed nobody knows whether it was done.
 */
export function isWorthRetrying(error: unknown, tries: number): boolean {
  if (!(error instanceof RestError) || tries >= maxTries) return false;
  const { code, retryAfter } = error.extensions;
  if (code === 'UPSTREAM_FAILED') {
    return proxyStatuses.includes(error.status) && retryAfter === undefined;
  }
  return code === 'UPSTREAM_UNREACHABLE' || code === 'UPSTREAM_TIMEOUT';
}

/** What a proxy answers when the server behind it does not. */
export const proxyStatuses = [502, 503, 504];

/** Spread, so that calls which failed together do not come again together. */
export const pauseBefore = (tries: number): Promise<void> =>
  sleep(Math.random() * retryPause * 2 ** (tries - 1));
