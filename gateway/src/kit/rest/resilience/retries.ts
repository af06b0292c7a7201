// Decides which calls are retried and how often. A retry budget: each call earns a fraction and each retry costs one,
// so that a page survives a restart but a dead server does not get three times the load.
import { setTimeout as sleep } from 'node:timers/promises';
import { RestError } from '../errors.ts';
import { maxTries, retriesInReserve, retriesPerCall, retryDelay } from '../limits.ts';

export interface RetryBudget {
  readonly earn: () => void;
  /** Whether a retry was left; takes it. */
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
 * Whether the same read may succeed a moment later: the connection failed, or a proxy found no server. A response with
 * Retry-After (503, 429) is handled in retry-after.ts, and a refusal stays one. Only reads are retried: a failed write may
 * have been executed.
 */
export function isRetryable(error: unknown, tries: number): boolean {
  if (!(error instanceof RestError) || tries >= maxTries) return false;
  const { code, retryAfter } = error.extensions;
  if (code === 'UPSTREAM_FAILED') {
    return proxyStatuses.includes(error.status) && retryAfter === undefined;
  }
  return code === 'UPSTREAM_UNREACHABLE' || code === 'UPSTREAM_TIMEOUT';
}

/** Statuses that a proxy sends when the server behind it does not respond. */
export const proxyStatuses = [502, 503, 504];

/** Random delay, so that calls that failed together do not return together. */
export const waitBeforeRetry = (tries: number): Promise<void> =>
  sleep(Math.random() * retryDelay * 2 ** (tries - 1));
