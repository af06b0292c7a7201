// Who makes others wait for long turns again and again, and for how long they pause before the next.
//
// All is in proportion: a turn is long beside those of the others who waited for it, and a debtor pauses for as many times
// the turn as there are requests of theirs. One who asks for one thing after the other gets half of the time at least.
import { LRUCache } from 'lru-cache';
import type { Payer } from './client-keys.ts';

export interface Debts {
  /** A turn has ended, of so many milliseconds of work and of time, while these waited. */
  readonly settle: (payer: Payer, turn: Spent, waiting: readonly Line[]) => void;
  /** Milliseconds until a debtor may have the next turn; 0: at once. */
  readonly pauseOf: (payer: Payer) => number;
  readonly isDebtor: (payer: Payer) => boolean;
}

export interface Spent {
  worked: number;
  took: number;
}

/** How many requests of a payer wait. */
export interface Line {
  payer: Payer;
  length: number;
}

export const debtLimits = {
  /** Milliseconds of work that are no debt: most turns take a quarter of it or less. */
  moment: 20,
  /** If that is more, a turn may be so many times as long as is usual for those who waited. */
  timesUsual: 4,
  /** Milliseconds of debt without consequences: some dozen lists of some thousand rows. */
  credit: 2_000,
  /** Of time, what is forgiven. */
  forgiven: 0.02,
  /** Milliseconds of the longest pause. */
  longest: 5_000,
} as const;

const { moment, timesUsual, credit, forgiven, longest } = debtLimits;

/** Accounts that are remembered. */
const remembered = 10_000;

/** Of a turn, the part by which it changes what is usual. */
const weight = 0.25;

interface Account {
  /** Milliseconds of work of a turn. */
  usual: number;
  debt: number;
  /** When it was that much, by `performance.now()`. */
  at: number;
}

export function createDebts(): Debts {
  const accounts = new LRUCache<string, Account>({ max: remembered });
  /** When the next turn may begin, of an account and of all debtors at an address. */
  const pauses = new LRUCache<string, number>({ max: remembered });

  const debtOf = ({ debt, at }: Account) => Math.max(0, debt - (performance.now() - at) * forgiven);
  const isDebtor = ({ account }: Payer) => {
    const known = accounts.get(account);
    return known !== undefined && known.usual > moment && debtOf(known) > credit;
  };
  /** What a turn may take that those wait for, in milliseconds of work. */
  const fairTo = (others: readonly Line[]) => {
    const usual = others.map(({ payer }) => accounts.get(payer.account)?.usual ?? 0);
    return Math.max(moment, timesUsual * usual.reduce((one, other) => Math.min(one, other)));
  };
  return {
    isDebtor,
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
