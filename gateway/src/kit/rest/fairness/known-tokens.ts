// Who is known, and where: a token that was good in a company lately. Anybody can make up a token and name a company, so
// what belongs to companies and people (lanes, budgets) is for those who are known; all others go by their addresses.
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { acquaintedFor, maxAcquainted } from '../limits.ts';

export interface Acquaintances {
  /** `company`: null above all companies. */
  readonly knows: (token: string | null, company: number | null) => boolean;
  /** The REST API has taken a call of theirs there, which it takes with a good token alone. */
  readonly meet: (token: string, company: number | null) => void;
}

export function createAcquaintances(): Acquaintances {
  const known = new LRUCache<string, true>({ max: maxAcquainted, ttl: acquaintedFor });
  return {
    knows: (token, company) => token !== null && known.has(keyOf(token, company)),
    meet: (token, company) => void known.set(keyOf(token, company), true),
  };
}

/** Tokens are not to lie about in memory. */
const keyOf = (token: string, company: number | null) => `${company ?? ''} ${hash('sha1', token)}`;
