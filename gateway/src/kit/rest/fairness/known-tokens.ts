// Remembers which tokens were recently valid in which company. Anyone can invent a token and name a company, so only
// known tokens use the company's queue and budget; all other callers are counted by network address.
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { knownTokenTtl, maxKnownTokens } from '../limits.ts';

export interface KnownTokens {
  /** `company`: null for calls above all companies. */
  readonly has: (token: string | null, company: number | null) => boolean;
  /** Records that the REST API accepted a call that requires a valid token. */
  readonly add: (token: string, company: number | null) => void;
}

export function createKnownTokens(): KnownTokens {
  const known = new LRUCache<string, true>({ max: maxKnownTokens, ttl: knownTokenTtl });
  return {
    has: (token, company) => token !== null && known.has(keyOf(token, company)),
    add: (token, company) => void known.set(keyOf(token, company), true),
  };
}

/** Hashed, so that tokens are not stored in memory in plain text. */
const keyOf = (token: string, company: number | null) => `${company ?? ''} ${hash('sha1', token)}`;
