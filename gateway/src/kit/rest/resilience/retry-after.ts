// Waits and retries after 429 and 503 with `Retry-After`. Short delays are waited here; long ones, and all of them
// while the server rejects many calls, are returned to the client.
import { isRejectedBeforeWork, retryAfterOf, RestError } from '../errors.ts';
import type { Lifetime } from './lifetime.ts';
import {
  responseReserve,
  overloadThreshold,
  overloadWindow,
  maxRetryWait,
  maxTries,
  retryDelay,
} from '../limits.ts';
import { lifetimeFailure, type HttpMessage } from '../transport.ts';

/** The delays of one call. */
export interface RetryDelays {
  /**
   * Milliseconds until the failed call may be retried; null if it may not. A write is retried only when the response
   * says that no work was done: the status alone does not prove that, since a proxy sends 503 too.
   */
  readonly after: (error: unknown, method: HttpMessage['method']) => number | null;
}

/**
 * `deadline`: in milliseconds of performance.now(); `longest`: milliseconds of all delays together.
 */
export function createRetryDelays(deadline: number, longest = maxRetryWait): RetryDelays {
  let total = 0;
  let times = 1;
  return {
    after: (error, method) => {
      if (!(error instanceof RestError)) return null;
      const requested = requestedPauseOf(error);
      if (requested === null || times >= maxTries || total + requested > longest) return null;
      if (!isRead(method) && !isRejectedBeforeWork(error.problems)) return null;
      // Jitter, so that calls rejected together do not return together.
      const pause = requested + Math.random() * (retryDelay + requested / 10);
      if (performance.now() + pause + responseReserve > deadline) return null;
      total += requested;
      times += 1;
      return pause;
    },
  };
}

/** Detects an overload of the server in which retries are useless. */
export interface OverloadDetector {
  /** Called for each call that the server responded to. */
  readonly count: (wasSentAway: boolean) => void;
  readonly isOverloaded: () => boolean;
}

/** An average over calls, not over time, so that a slow machine does not look overloaded. */
export function createOverloadDetector(): OverloadDetector {
  let part = 0;
  return {
    count: (wasSentAway) => {
      part += (Number(wasSentAway) - part) / overloadWindow;
    },
    isOverloaded: () => part >= overloadThreshold,
  };
}

/** The server is overloaded (503), as opposed to the client's own limit (429). */
export const isOverloadResponse = (error: unknown): boolean =>
  error instanceof RestError && error.status === 503 && requestedPauseOf(error) !== null;

/** Milliseconds of Retry-After; null when there is none or the call was not sent. */
function requestedPauseOf(error: RestError): number | null {
  const seconds = retryAfterOf(error);
  const isRequested = [429, 503].includes(error.status) && error.effect !== 'unsent';
  return isRequested && seconds !== null ? seconds * 1000 : null;
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Sleeps; rejects when the lifetime ends first. */
export function sleepWithin(milliseconds: number, life: Lifetime): Promise<void> {
  return new Promise((done, fail) => {
    const sleeper = {
      end: (why: 'left' | 'late') => {
        clearTimeout(timer);
        fail(lifetimeFailure(why));
      },
    };
    const timer = setTimeout(() => {
      life.remove(sleeper);
      done();
    }, milliseconds);
    life.add(sleeper);
  });
}
