// The HTTP cache of visitors' reads: merges equal concurrent reads and caches responses as RFC 9111 and RFC 5861 allow.
// Calls with a token never use it.
import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import type { RawResponse } from './responses.ts';
import { errorCode, isRestError, RestError } from './errors.ts';
import { type Lifetime, startLifetime } from './resilience/lifetime.ts';
import { maxCachedResponseSize, visitorCacheSize } from './limits.ts';
import { lifetimeFailure } from './transport.ts';

export interface VisitorCache {
  /** `address`: the URL of the read, with the server's name if there are several. */
  readonly read: (address: string, life: Lifetime, ask: SendRead) => Promise<SharedResponse>;
}

export interface SharedResponse {
  readonly arrival: RawResponse;
  /**
   * Until when it is fresh, as epoch milliseconds (`Date.now`). A stale one may still be returned; 0 is not cached.
   */
  readonly freshUntil: number;
}

/**
 * Sends the read with these additional headers; rejects unless the response is a success or 304.
 */
export type SendRead = (life: Lifetime, headers: readonly string[]) => Promise<RawResponse>;

interface CachedResponse extends SharedResponse {
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
export function createVisitorCache(timeout: number): VisitorCache {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: visitorCacheSize,
    maxEntrySize: maxCachedResponseSize,
    sizeCalculation: ({ arrival }, address) => 2 * (arrival.text.length + address.length) + 1000,
  });
  const underWay = new Map<string, Promise<SharedResponse>>();

  const keep = (
    address: string,
    arrival: RawResponse,
    policy = policyOf(arrival),
  ): SharedResponse => {
    const isCacheable =
      isShareable(arrival) &&
      !says(policy, 'no-cache') &&
      policy.storable() &&
      policy.timeToLive() > 0;
    const until = isCacheable ? Date.now() + (policy.maxAge() - policy.age()) * 1000 : 0;
    if (isCacheable) cache.set(address, { arrival, policy, freshUntil: until });
    else cache.delete(address);
    return { arrival, freshUntil: until };
  };
  const renewed = async (
    address: string,
    known: CachedResponse | undefined,
    conditions: Readonly<Record<string, unknown>>,
    ask: SendRead,
  ): Promise<SharedResponse> => {
    const life = startLifetime(timeout);
    try {
      const arrival = await ask(life, validatorsIn(conditions));
      if (known === undefined || arrival.status !== 304) return keep(address, arrival);
      const { policy } = known.policy.revalidatedPolicy(visitor, arrival as CachePolicy.Response);
      return keep(address, known.arrival, policy);
    } catch (error) {
      if (known !== undefined && isRestError(error, ...failures) && mayStandIn(known)) {
        return known;
      }
      if (saysWhatIsThere(error)) cache.delete(address);
      throw error;
    } finally {
      life.close();
    }
  };
  const joined = (
    address: string,
    life: Lifetime,
    ask: SendRead,
    known?: CachedResponse,
  ): Promise<SharedResponse> => {
    const others = underWay.get(address);
    if (others !== undefined) {
      // A refusal of one reader's rate limit or for lack of capacity does not apply to the others: they send the read
      // themselves.
      const alone = async (error: unknown) => {
        if (isOfAsker(error)) return { arrival: await ask(life, []), freshUntil: 0 };
        throw error;
      };
      return within(life, others.catch(alone));
    }
    const conditions = known?.policy.revalidationHeaders(visitor) ?? {};
    const pending = renewed(address, known, conditions, ask);
    underWay.set(address, pending);
    const over = () => void underWay.delete(address);
    pending.then(over, over);
    return within(life, pending);
  };

  return {
    read: async (address, life, ask) => {
      const known = cache.get(address);
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
        joined(address, startLifetime(timeout), ask, known).catch(() => undefined);
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
  isRestError(error, 429) || errorCode(error) === 'OVERLOADED';

/** The resource does not exist, or visitors may not read it. */
const saysWhatIsThere = (error: unknown): boolean =>
  error instanceof RestError && error.status < 499 && !isOfAsker(error);

const policyOf = ({ status, headers }: RawResponse) =>
  new CachePolicy(visitor, { status, headers } as CachePolicy.Response, {
    shared: true,
    cacheHeuristic: 0,
  });

/** Whether the response is the same for all visitors, as far as its headers say. */
function isShareable({ status, headers }: RawResponse): boolean {
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

function mayStandIn({ policy }: CachedResponse): boolean {
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
const within = (life: Lifetime, answer: Promise<SharedResponse>): Promise<SharedResponse> =>
  new Promise((resolve, reject) => {
    const waiting = { end: (why: 'left' | 'late') => reject(lifetimeFailure(why)) };
    life.add(waiting);
    answer.then(resolve, reject).finally(() => life.remove(waiting));
  });
