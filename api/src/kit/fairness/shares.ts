// What each payer has used of the database: who has used less goes first. A person has a share of their own, and all at one
// address have as many as there are persons, so that many accounts of one person get no more than a school's worth.
import { LRUCache } from 'lru-cache';
import type { Payer } from './client-keys.ts';

export interface Shares {
  /** Milliseconds; who has less goes first. */
  readonly usedBy: (payer: Payer) => number;
  /** A turn begins: nobody who comes (back) later has saved up what others used meanwhile. */
  readonly begin: (payer: Payer) => void;
  readonly add: (payer: Payer, milliseconds: number) => void;
  /** Persons at an address, and the strangers there as one more. */
  readonly peopleAt: (address: string) => number;
}

/** Accounts and addresses that are remembered; others count like who has used least. */
const remembered = 10_000;

/** Persons at one address, beyond whom they share: a large office. */
const mostPeople = 64;

/** Milliseconds after which a person is not there any more. */
const presence = 10 * 60_000;

export function createShares(): Shares {
  const used = new LRUCache<string, number>({ max: remembered });
  const usedAt = new LRUCache<string, number>({ max: remembered });
  /** At each address the persons, by when they were seen, the latest at the end. */
  const people = new LRUCache<string, Map<string, number>>({ max: remembered });
  /** What the one had used who had used least when they were let go. */
  let least = 0;

  const peopleAt = (address: string) => 1 + (people.peek(address)?.size ?? 0);
  const usedBy = ({ account, address }: Payer) =>
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

/** Who is at the address, with a person who is seen there now. */
function seen(people: LRUCache<string, Map<string, number>>, { account, address }: Payer) {
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
