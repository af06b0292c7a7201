// Remembers which tokens were recently valid in which company. Anyone can invent a token and name a company, so only
// known tokens use the company's queue and budget; all other callers are counted by network address.
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { acquaintedFor, maxAcquainted } from '../limits.ts';

export interface Acquaintances {
  /** `company`: null for calls above all companies. */
  readonly knows: (token: string | null, company: number | null) => boolean;
  /** Records that the REST API accepted a call that requires a valid token. */
  readonly meet: (token: string, company: number | null) => void;
}

export function createAcquaintances(): Acquaintances {
  const known = new LRUCache<string, true>({ max: maxAcquainted, ttl: acquaintedFor });
  return {
    knows: (token, company) => token !== null && known.has(keyOf(token, company)),
    meet: (token, company) => void known.set(keyOf(token, company), true),
  };
}

/** Hashed, so that tokens are not stored in memory in plain text. */
const keyOf = (token: string, company: number | null) => `${company ?? ''} ${hash('sha1', token)}`;
