// What the operations on one company may cost in a minute, in REST calls as they were estimated: one tenant's scripts
// do not use up the server of all. A full budget is a minute's worth and may be spent at once; it fills up steadily.
import { LRUCache } from 'lru-cache';
import { failure, type RestError } from '../errors.ts';
import { maxBudgets } from '../limits.ts';

export interface Budgets {
  /** The refusal, when the company has not that much left. */
  readonly charge: (company: number, cost: number) => RestError | null;
}

interface Budget {
  left: number;
  /** When that much was left. */
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
      // An operation that costs more than a minute's worth waits for a full budget, not for ever.
      const asked = Math.min(cost, callsPerMinute);
      if (left < asked) {
        const seconds = Math.ceil((asked - left) / perMillisecond / 1000);
        return failure('TOO_MANY_REQUESTS', { retryAfter: seconds });
      }
      budgets.set(company, { left: left - asked, at });
      return null;
    },
  };
}
