// Reads of visitors, who are nobody in particular. Equal ones that are under way at once are one call, and an answer that
// HTTP lets everybody keep is kept for as long as it says (RFC 9111, RFC 5861): what a server does not say is not kept.
// Whoever has a token never comes here. The text is what is shared: each reader makes an answer of its own of it.
import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import type { Arrival } from './answers.ts';
import { codeOf, isRestError, RestError } from './errors.ts';
import { type Life, startLife } from './resilience/deadline.ts';
import { keptAnswerSize, keptAnswers } from './limits.ts';
import { failureOfLife } from './transport.ts';

export interface SharedReads {
  /** `address`: of the call, with the server's name if there are several. */
  readonly read: (address: string, life: Life, ask: Ask) => Promise<Shared>;
}

export interface Shared {
  readonly arrival: Arrival;
  /** Until when it is fresh, as `Date.now` counts; what is past is given for other reasons, and 0 is not kept. */
  readonly until: number;
}

/** Makes the call, with these headers besides; rejects for an answer that is neither good nor 304. */
export type Ask = (life: Life, headers: readonly string[]) => Promise<Arrival>;

interface Kept extends Shared {
  readonly policy: CachePolicy;
}

/** What the calls of all visitors have in common: by nothing else may answers differ that are shared. */
const visitor = { method: 'GET', headers: { accept: 'application/json' } };
const differing = new Set(['*', 'x-request-id', 'x-forwarded-for', 'x-kafedra-via', 'traceparent']);

/** `timeout`: milliseconds that a call may take that others wait for when its first asker has gone. */
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
      // What one of them may not ask for any more, or has no place for, the others may.
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
      // Nobody waits for what replaces an answer that may still be given.
      if (isStale && !underWay.has(address)) {
        joined(address, startLife(timeout), ask, known).catch(() => undefined);
      }
      return known;
    },
  };
}

/** After which an answer from before may do (RFC 5861, 4). */
const failures = [500, 502, 503, 504];

/** A refusal for as much as the asker has asked for; it says nothing of the others, nor of what is there. */
const isOfAsker = (error: unknown): boolean =>
  isRestError(error, 429) || codeOf(error) === 'OVERLOADED';

/** That there is no such answer, or none for visitors. */
const saysWhatIsThere = (error: unknown): boolean =>
  error instanceof RestError && error.status < 499 && !isOfAsker(error);

const policyOf = ({ status, headers }: Arrival) =>
  new CachePolicy(visitor, { status, headers } as CachePolicy.Response, {
    shared: true,
    cacheHeuristic: 0,
  });

/** Whether it is the same for all, as far as its headers tell. */
function mayBeKept({ status, headers }: Arrival): boolean {
  if (status !== 200 || headers['set-cookie'] !== undefined) return false;
  const names = String(headers['vary'] ?? '')
    .toLowerCase()
    .split(',');
  return !names.some((name) => differing.has(name.trim()));
}

/** Whether the server forbids it in so many words: http-cache-semantics passes over some of them. */
const says = (policy: CachePolicy, ...directives: string[]): boolean =>
  String(policy.responseHeaders()['cache-control'] ?? '')
    .toLowerCase()
    .split(',')
    .some((each) => directives.includes(each.trim().split('=')[0] ?? ''));

/** Whether what is past its time may not be given for any reason (RFC 9111, 4.2.4). */
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

/** Whoever goes away, or has no time left, waits no longer; the call goes on for the others. */
const within = (life: Life, answer: Promise<Shared>): Promise<Shared> =>
  new Promise((resolve, reject) => {
    const waiting = { end: (why: 'left' | 'late') => reject(failureOfLife(why)) };
    life.add(waiting);
    answer.then(resolve, reject).finally(() => life.remove(waiting));
  });
