// Repeats a read without the optional parameters, columns and relations that the server rejects, and leaves out later
// what it rejected twice. Conditions and paging are never left out, since that would change which rows are returned.
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { isRestError, type RestError } from './errors.ts';
import { maxDialects, dialectTtl } from './limits.ts';
import {
  allPartsOf,
  removableParams,
  partsNamedIn,
  type RefusedParts,
  costParams,
  withoutParts,
} from './removable-params.ts';
import type { Params } from './params.ts';
import type { RestPath } from './path.ts';

type Route = RestPath['route'];

export interface Dialect {
  /** The parameters without the parts that the route is known to reject. */
  readonly supportedParams: (route: Route, params: Params) => Params;
  /**
   * Repeats a rejected read without the parts that the error names; throws the error when it names none that can be
   * left out.
   */
  readonly retryWithout: <T>(
    route: Route,
    params: Params,
    refusal: unknown,
    send: (params: Params) => Promise<T>,
  ) => Promise<T>;
}

export function createDialect(): Dialect {
  const known = new LRUCache<Route, RefusedParts>({ max: maxDialects, ttl: dialectTtl });
  return {
    supportedParams: (route, params) => {
      const refused = known.size > 0 && known.get(route);
      return refused ? withoutParts(params, refused) : params;
    },
    retryWithout: async (route, params, refusal, send) => {
      const before = known.get(route) ?? nothing;
      const { answer, refused } = await sendLess(params, before, refusal, send);
      // Remember a rejection only if the original read is rejected again: a temporary error must not remove a field for
      // everyone.
      try {
        return await send(params);
      } catch (error) {
        if (isSame(error, refusal)) known.set(route, (known.get(route) ?? nothing).union(refused));
        return answer;
      }
    },
  };
}

const nothing: RefusedParts = new Set();

/**
 * Rounds for servers that name one unknown part per response; after them all doubtful parts are left out.
 */
const maxRounds = 8;

interface Less<T> {
  readonly answer: T;
  /** The parts rejected so far, including those known before. */
  readonly refused: RefusedParts;
}

type Send<T> = (params: Params) => Promise<T>;

async function sendLess<T>(
  params: Params,
  known: RefusedParts,
  first: unknown,
  send: Send<T>,
): Promise<Less<T>> {
  let refused = known;
  let refusal = first;
  for (let round = 1; round <= maxRounds; round += 1) {
    if (!isRefusal(refusal)) throw refusal;
    const named = partsNamedIn(refusal, withoutParts(params, refused));
    if (named === 'something else') throw refusal;
    if (named.size === 0) break;
    refused = refused.union(named);
    try {
      return { answer: await send(withoutParts(params, refused)), refused };
    } catch (error) {
      refusal = error;
    }
  }
  return guess(params, refused, refusal, send);
}

/** For errors that name no part: leaves out the least important parts first. */
async function guess<T>(
  params: Params,
  known: RefusedParts,
  refusal: unknown,
  send: Send<T>,
): Promise<Less<T>> {
  let before = withoutParts(params, known);
  const lossless = [...costParams, 'only'];
  for (const names of [lossless, [...lossless, 'sort'], removableParams(params)]) {
    const refused = known.union(new Set(names.flatMap((name) => allPartsOf(params, name))));
    const less = withoutParts(params, refused);
    if (!removableParams(before).some((name) => less[name] !== before[name])) continue;
    before = less;
    try {
      return { answer: await send(less), refused };
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  throw refusal;
}

const isSame = (one: unknown, other: unknown): boolean =>
  isRefusal(one) && isRefusal(other) && isDeepStrictEqual(one.problems, other.problems);

/**
 * An unknown part, as opposed to a known one that is too much (`too_deep`, `too_expensive`), which the caller has to
 * handle.
 */
const isRefusal = (error: unknown): error is RestError =>
  isRestError(error, 400, 422) && !error.problems.some(({ code }) => code?.startsWith('too_'));
