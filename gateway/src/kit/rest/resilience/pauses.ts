// Pauses that a server asks for: 429 and 503 with `Retry-After`. Short ones are waited here, and the call is sent again;
// of longer ones the client is told, and of all where the server has to send many calls away.
import { isSentAway, pauseOf, RestError } from '../errors.ts';
import type { Life } from './deadline.ts';
import {
  answerTime,
  muchShed,
  latestCalls,
  longestPause,
  maxTries,
  retryPause,
} from '../limits.ts';
import { failureOfLife, type Message } from '../transport.ts';

/** The pauses of one call. */
export interface Pauses {
  /**
   * Milliseconds until a call that failed may be sent again; null for one that is not. A write is, where the server sent
   * it away before any work: by its status alone nobody knows, as a proxy says 503, too.
   */
  readonly after: (error: unknown, method: Message['method']) => number | null;
}

/** `deadline`: by performance.now(); `longest`: milliseconds of all pauses together. */
export function createPauses(deadline: number, longest = longestPause): Pauses {
  let total = 0;
  let times = 1;
  return {
    after: (error, method) => {
      if (!(error instanceof RestError)) return null;
      const asked = pauseAsked(error);
      if (asked === null || times >= maxTries || total + asked > longest) return null;
      if (!isRead(method) && !isSentAway(error.problems)) return null;
      // Spread, so that those who were sent away together do not come again together.
      const pause = asked + Math.random() * (retryPause + asked / 10);
      if (performance.now() + pause + answerTime > deadline) return null;
      total += asked;
      times += 1;
      return pause;
    },
  };
}

/** Whether the server sends so many calls away that it is no use to come again. */
export interface Shedding {
  /** Of each call that it answered. */
  readonly count: (wasSentAway: boolean) => void;
  readonly isMuch: () => boolean;
}

/** Counts calls and not time: a slow machine is not a full one. */
export function createShedding(): Shedding {
  let part = 0;
  return {
    count: (wasSentAway) => {
      part += (Number(wasSentAway) - part) / latestCalls;
    },
    isMuch: () => part >= muchShed,
  };
}

/** Nobody's own limit (429): the server has too much to do for all. */
export const isShed = (error: unknown): boolean =>
  error instanceof RestError && error.status === 503 && pauseAsked(error) !== null;

/** Milliseconds; null where the server says nothing of when to come again, or was not asked at all. */
function pauseAsked(error: RestError): number | null {
  const seconds = pauseOf(error);
  const isAsked = [429, 503].includes(error.status) && error.effect !== 'unsent';
  return isAsked && seconds !== null ? seconds * 1000 : null;
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Rejects when the life ends meanwhile. */
export function sleepThrough(milliseconds: number, life: Life): Promise<void> {
  return new Promise((done, fail) => {
    const sleeper = {
      end: (why: 'left' | 'late') => {
        clearTimeout(timer);
        fail(failureOfLife(why));
      },
    };
    const timer = setTimeout(() => {
      life.remove(sleeper);
      done();
    }, milliseconds);
    life.add(sleeper);
  });
}
