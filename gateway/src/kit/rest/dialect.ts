// What a server refuses of reads, and reading without it. A server that keeps the contract may not know a parameter that
// only some have, a column or a relation: such a read is sent again without, and what it refuses twice is left out of
// later reads of the route. Conditions and the page are never left out: the answer would be to another question.
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { isRestError, type RestError } from './errors.ts';
import { maxDialects, refusalsLast } from './limits.ts';
import { allOf, leavable, namedIn, type Refused, savings, without } from './omissions.ts';
import type { Params } from './params.ts';
import type { RestPath } from './path.ts';

type Route = RestPath['route'];

export interface Dialect {
  /** The parameters without what the route is known to refuse. */
  readonly taken: (route: Route, params: Params) => Params;
  /** Sends a read that was refused again, without what the refusal is about; rejects when that is nothing of this kind. */
  readonly readWithout: <T>(
    route: Route,
    params: Params,
    refusal: unknown,
    send: (params: Params) => Promise<T>,
  ) => Promise<T>;
}

export function createDialect(): Dialect {
  const known = new LRUCache<Route, Refused>({ max: maxDialects, ttl: refusalsLast });
  return {
    taken: (route, params) => {
      const refused = known.size > 0 && known.get(route);
      return refused ? without(params, refused) : params;
    },
    readWithout: async (route, params, refusal, send) => {
      const before = known.get(route) ?? nothing;
      const { answer, refused } = await sendLess(params, before, refusal, send);
      // What a server does not know it refuses always. What was wrong for a moment must not be missing for everybody.
      try {
        return await send(params);
      } catch (error) {
        if (isSame(error, refusal)) known.set(route, (known.get(route) ?? nothing).union(refused));
        return answer;
      }
    },
  };
}

const nothing: Refused = new Set();

/** Servers that name one thing at a time are asked again so often; then all that may be wrong is left out. */
const maxRounds = 8;

interface Less<T> {
  readonly answer: T;
  /** What was refused, with what was known before. */
  readonly refused: Refused;
}

type Send<T> = (params: Params) => Promise<T>;

async function sendLess<T>(
  params: Params,
  known: Refused,
  first: unknown,
  send: Send<T>,
): Promise<Less<T>> {
  let refused = known;
  let refusal = first;
  for (let round = 1; round <= maxRounds; round += 1) {
    if (!isRefusal(refusal)) throw refusal;
    const named = namedIn(refusal, without(params, refused));
    if (named === 'something else') throw refusal;
    if (named.size === 0) break;
    refused = refused.union(named);
    try {
      return { answer: await send(without(params, refused)), refused };
    } catch (error) {
      refusal = error;
    }
  }
  return guess(params, refused, refusal, send);
}

/** Nothing says what it is about: what is missed least is left out first. */
async function guess<T>(
  params: Params,
  known: Refused,
  refusal: unknown,
  send: Send<T>,
): Promise<Less<T>> {
  let before = without(params, known);
  const lossless = [...savings, 'only'];
  for (const names of [lossless, [...lossless, 'sort'], leavable(params)]) {
    const refused = known.union(new Set(names.flatMap((name) => allOf(params, name))));
    const less = without(params, refused);
    if (!leavable(before).some((name) => less[name] !== before[name])) continue;
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

/** Of what a server does not know. What it knows and finds too much (`too_deep`, `too_expensive`) is left to whoever asks. */
const isRefusal = (error: unknown): error is RestError =>
  isRestError(error, 400, 422) && !error.problems.some(({ code }) => code?.startsWith('too_'));
