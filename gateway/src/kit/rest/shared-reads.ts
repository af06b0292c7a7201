// The HTTP cache of visitors' reads: merges equal concurrent reads and caches responses as RFC 9111 and RFC 5861 allow.
// Calls with a token never use it.
import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import type { Arrival } from './answers.ts';
import { codeOf, isRestError, RestError } from './errors.ts';
import { type Life, startLife } from './resilience/deadline.ts';
import { keptAnswerSize, keptAnswers } from './limits.ts';
import { failureOfLife } from './transport.ts';

export interface SharedReads {
  /** `address`: the URL of the read, with the server's name if there are several. */
  readonly read: (address: string, life: Life, ask: Ask) => Promise<Shared>;
}

export interface Shared {
  readonly arrival: Arrival;
  /**
   * Until when it is fresh, as epoch milliseconds (`Date.now`). A stale one may still be returned; 0 is not cached.
   */
  readonly until: number;
}

/**
 * Sends the read with these additional headers; rejects unless the response is a success or 304.
 */
export type Ask = (life: Life, headers: readonly string[]) => Promise<Arrival>;

interface Kept extends Shared {
  readonly policy: CachePolicy;
}

/**
 * What the requests of all visitors have in common. A response that varies by any other header is not shared.
 */
const visitor = { method: 'GET', headers: { accept: 'application/json' } };
const differing = new Set(['*', 'x-request-id', 'x-forwarded-for', 'x-kafedra-via', 'traceparent']);

/**
 * `timeout`: milliseconds for a call that others wait for after the first reader has disconnected.
 */
export function createSharedReads(timeout: number): SharedReads {
  const kept = new LRUCache<string, Kept>({
    maxSize: keptAnswers,
    maxEntrySize: keptAnswerSize,
    sizeCalculation: ({ arrival }, address) => 2 * (arrival.text.length + address.length) + 1000,
  });
  const underWay = new Map<string, Promise<Shared>>();

  const keep = (address: string, arrival: Arrival, policy = policyOf(arrival)): Shared => {
    const isKept =
      mayBeKept(arrival) &&
      !says(policy, 'no-cache') &&
      policy.storable() &&
      policy.timeToLive() > 0;
    const until = isKept ? Date.now() + (policy.maxAge() - policy.age()) * 1000 : 0;
    if (isKept) kept.set(address, { arrival, policy, until });
    else kept.delete(address);
    return { arrival, until };
  };
  const renewed = async (
    address: string,
    known: Kept | undefined,
    conditions: Readonly<Record<string, unknown>>,
    ask: Ask,
  ): Promise<Shared> => {
    const life = startLife(timeout);
    try {
      const arrival = await ask(life, validatorsIn(conditions));
      if (known === undefined || arrival.status !== 304) return keep(address, arrival);
      const { policy } = known.policy.revalidatedPolicy(visitor, arrival as CachePolicy.Response);
      return keep(address, known.arrival, policy);
    } catch (error) {
      if (known !== undefined && isRestError(error, ...failures) && mayStandIn(known)) {
        return known;
      }
      if (saysWhatIsThere(error)) kept.delete(address);
      throw error;
    } finally {
      life.close();
    }
  };
  const joined = (address: string, life: Life, ask: Ask, known?: Kept): Promise<Shared> => {
    const others = underWay.get(address);
    if (others !== undefined) {
      // A refusal of one reader's rate limit or for lack of capacity does not apply to the others: they send the read
      // themselves.
      const alone = async (error: unknown) => {
        if (isOfAsker(error)) return { arrival: await ask(life, []), until: 0 };
        throw error;
      };
      return within(life, others.catch(alone));
    }
    const conditions = known?.policy.revalidationHeaders(visitor) ?? {};
    const asked = renewed(address, known, conditions, ask);
    underWay.set(address, asked);
    const over = () => void underWay.delete(address);
    asked.then(over, over);
    return within(life, asked);
  };

  return {
    read: async (address, life, ask) => {
      const known = kept.get(address);
      const held = known?.policy.evaluateRequest(visitor);
      const isStale = held?.revalidation !== undefined;
      if (
        known === undefined ||
        held?.response === undefined ||
        (isStale && isStrict(known.policy))
      ) {
        return joined(address, life, ask, known);
      }
      // A stale response that may be served is returned at once and revalidated in the background.
      if (isStale && !underWay.has(address)) {
        joined(address, startLife(timeout), ask, known).catch(() => undefined);
      }
      return known;
    },
  };
}

/** Failures after which a stale response may be served (RFC 5861, 4). */
const failures = [500, 502, 503, 504];

/**
 * A refusal because of the reader's own rate or of load; it says nothing about other readers or the resource.
 */
const isOfAsker = (error: unknown): boolean =>
  isRestError(error, 429) || codeOf(error) === 'OVERLOADED';

/** The resource does not exist, or visitors may not read it. */
const saysWhatIsThere = (error: unknown): boolean =>
  error instanceof RestError && error.status < 499 && !isOfAsker(error);

const policyOf = ({ status, headers }: Arrival) =>
  new CachePolicy(visitor, { status, headers } as CachePolicy.Response, {
    shared: true,
    cacheHeuristic: 0,
  });

/** Whether the response is the same for all visitors, as far as its headers say. */
function mayBeKept({ status, headers }: Arrival): boolean {
  if (status !== 200 || headers['set-cookie'] !== undefined) return false;
  const names = String(headers['vary'] ?? '')
    .toLowerCase()
    .split(',');
  return !names.some((name) => differing.has(name.trim()));
}

/**
 * Whether Cache-Control contains one of the directives; http-cache-semantics ignores some of them.
 */
const says = (policy: CachePolicy, ...directives: string[]): boolean =>
  String(policy.responseHeaders()['cache-control'] ?? '')
    .toLowerCase()
    .split(',')
    .some((each) => directives.includes(each.trim().split('=')[0] ?? ''));

/** Whether a stale response must not be served (RFC 9111, 4.2.4). */
const isStrict = (policy: CachePolicy): boolean =>
  says(policy, 'must-revalidate', 'proxy-revalidate');

function mayStandIn({ policy }: Kept): boolean {
  if (isStrict(policy)) return false;
  const failed = { status: 503, headers: {} };
  return policy.revalidatedPolicy(visitor, failed).policy === policy;
}

function validatorsIn(conditions: Readonly<Record<string, unknown>>): string[] {
  return ['if-none-match', 'if-modified-since'].flatMap((name) => {
    const value = conditions[name];
    return typeof value === 'string' ? [name, value] : [];
  });
}

/**
 * A reader that disconnects or passes its deadline stops waiting; the call goes on for the others.
 */
const within = (life: Life, answer: Promise<Shared>): Promise<Shared> =>
  new Promise((resolve, reject) => {
    const waiting = { end: (why: 'left' | 'late') => reject(failureOfLife(why)) };
    life.add(waiting);
    answer.then(resolve, reject).finally(() => life.remove(waiting));
  });
