// Measures how much database time each client has used, per person and per network address.
import { LRUCache } from 'lru-cache';
import type { ClientKeys } from './client-keys.ts';

/**
 * Each person has a share. An address has one share per person, so that many accounts of one person get no more than a
 * school’s worth.
 */
export interface Shares {
  /** Milliseconds used. Clients with less are served first. */
  readonly usedBy: (payer: ClientKeys) => number;
  /**
   * Records that a client is served. Clients that arrive later start from its usage, so idle time gives no credit.
   */
  readonly begin: (payer: ClientKeys) => void;
  readonly add: (payer: ClientKeys, milliseconds: number) => void;
  /** The persons at an address, plus one for its visitors. */
  readonly peopleAt: (address: string) => number;
}

/** Accounts and addresses in memory. Others count as those with the least usage. */
const remembered = 10_000;

/** Persons that count at one address: a large office. */
const mostPeople = 64;

/** Milliseconds after which a person no longer counts at an address. */
const presence = 10 * 60_000;

export function createShares(): Shares {
  const used = new LRUCache<string, number>({ max: remembered });
  const usedAt = new LRUCache<string, number>({ max: remembered });
  /** The persons at each address with the time they were last seen, latest last. */
  const people = new LRUCache<string, Map<string, number>>({ max: remembered });
  /** The usage of the client served last, which had the least at that time. */
  let least = 0;

  const peopleAt = (address: string) => 1 + (people.peek(address)?.size ?? 0);
  const usedBy = ({ account, address }: ClientKeys) =>
    Math.max(least, used.get(account) ?? 0, usedAt.get(address) ?? 0);
  return {
    usedBy,
    peopleAt,
    begin: (payer) => {
      least = usedBy(payer);
      if (payer.account !== payer.address) people.set(payer.address, seen(people, payer));
    },
    add: ({ account, address }, milliseconds) => {
      used.set(account, Math.max(least, used.get(account) ?? 0) + milliseconds);
      const each = milliseconds / peopleAt(address);
      usedAt.set(address, Math.max(least, usedAt.get(address) ?? 0) + each);
    },
  };
}

/** The persons at an address, including this one. */
function seen(people: LRUCache<string, Map<string, number>>, { account, address }: ClientKeys) {
  const here = people.get(address) ?? new Map<string, number>();
  const now = performance.now();
  here.delete(account);
  here.set(account, now);
  for (const [earliest, at] of here) {
    if (here.size <= mostPeople && at > now - presence) break;
    here.delete(earliest);
  }
  return here;
}
