// Tracks clients whose long database work repeatedly makes others wait, and how long they pause before the next
// connection.
import { LRUCache } from 'lru-cache';
import type { ClientKeys } from './client-keys.ts';

export interface Overuse {
  /** Accounts a connection that has ended, with the clients that waited for it. */
  readonly settle: (payer: ClientKeys, turn: LeaseUsage, waiting: readonly Line[]) => void;
  /** Milliseconds until an overusing client may have the next connection; 0: at once. */
  readonly pauseOf: (payer: ClientKeys) => number;
  readonly isOverusing: (payer: ClientKeys) => boolean;
}

export interface LeaseUsage {
  worked: number;
  took: number;
}

/** How many requests of a client wait. */
export interface Line {
  payer: ClientKeys;
  length: number;
}

export const overuseLimits = {
  /**
   * Milliseconds of work per connection that never count as overuse. Most connections take a quarter of this or less.
   */
  moment: 20,
  /** Longer work may take this many times the usual work of the clients that waited for it. */
  timesUsual: 4,
  /** Milliseconds of overuse without consequences: some dozen lists of a few thousand rows. */
  credit: 2_000,
  /** The fraction of elapsed time by which overuse decreases. */
  forgiven: 0.02,
  /** Milliseconds of the longest pause. */
  longest: 5_000,
} as const;

const { moment, timesUsual, credit, forgiven, longest } = overuseLimits;

/** Accounts in memory. */
const remembered = 10_000;

/** Weight of the latest connection in the moving average of work per connection. */
const weight = 0.25;

interface Account {
  /** Average work per connection in milliseconds. */
  usual: number;
  debt: number;
  /** When `debt` was computed, by `performance.now()`. */
  at: number;
}

export function createOveruse(): Overuse {
  const accounts = new LRUCache<string, Account>({ max: remembered });
  /** When an account, and all overusing clients at an address, may have the next connection. */
  const pauses = new LRUCache<string, number>({ max: remembered });

  const debtOf = ({ debt, at }: Account) => Math.max(0, debt - (performance.now() - at) * forgiven);
  const isDebtor = ({ account }: ClientKeys) => {
    const known = accounts.get(account);
    return known !== undefined && known.usual > moment && debtOf(known) > credit;
  };
  /** Milliseconds of work that a connection may take while these clients wait. */
  const fairTo = (others: readonly Line[]) => {
    const usual = others.map(({ payer }) => accounts.get(payer.account)?.usual ?? 0);
    return Math.max(moment, timesUsual * usual.reduce((one, other) => Math.min(one, other)));
  };
  return {
    isOverusing: isDebtor,
    settle: (payer, { worked, took }, waiting) => {
      const { account, address } = payer;
      const known = accounts.get(account);
      const own = {
        usual: known ? known.usual + (worked - known.usual) * weight : worked,
        debt: known ? debtOf(known) : 0,
        at: performance.now(),
      };
      accounts.set(account, own);
      const others = waiting.filter((line) => line.payer.account !== account);
      if (others.length === 0) return;
      own.debt += Math.max(0, worked - fairTo(others));
      if (!isDebtor(payer)) return;
      const theirs = waiting.filter(
        (line) =>
          line.payer.account === account ||
          (line.payer.address === address && isDebtor(line.payer)),
      );
      const pause = took * theirs.reduce((sum, { length }) => sum + length, 1);
      const next = performance.now() + Math.min(pause, longest);
      pauses.set(account, next);
      pauses.set(address, next);
    },
    pauseOf: (payer) => {
      if (pauses.size === 0 || !isDebtor(payer)) return 0;
      const next = Math.max(pauses.get(payer.account) ?? 0, pauses.get(payer.address) ?? 0);
      return Math.max(0, next - performance.now());
    },
  };
}
