// Limits the REST calls per minute of each company by their estimate, so that one tenant's scripts do not exhaust the
// server. A token bucket: it holds one minute's calls, may be spent at once and refills steadily.
import { LRUCache } from 'lru-cache';
import { failure, type RestError } from '../errors.ts';
import { maxBudgets } from '../limits.ts';

export interface Budgets {
  /** Charges the cost; returns the error when the company has too little left. */
  readonly charge: (company: number, cost: number) => RestError | null;
}

interface Budget {
  left: number;
  /** When `left` was computed. */
  at: number;
}

const minute = 60_000;

export function createBudgets(
  callsPerMinute: number,
  now: () => number = () => performance.now(),
): Budgets {
  const budgets = new LRUCache<number, Budget>({ max: maxBudgets });
  const perMillisecond = callsPerMinute / minute;

  return {
    charge: (company, cost) => {
      const at = now();
      const known = budgets.get(company);
      const left = known
        ? Math.min(callsPerMinute, known.left + (at - known.at) * perMillisecond)
        : callsPerMinute;
      // An operation that costs more than a minute's budget needs a full bucket, or it could never run.
      const needed = Math.min(cost, callsPerMinute);
      if (left < needed) {
        const seconds = Math.ceil((needed - left) / perMillisecond / 1000);
        return failure('TOO_MANY_REQUESTS', { retryAfter: seconds });
      }
      budgets.set(company, { left: left - needed, at });
      return null;
    },
  };
}
