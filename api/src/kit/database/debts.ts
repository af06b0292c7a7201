// Who has had so many long turns at the database that they have to pause. What a turn takes beyond a moment is a debt, which
// time forgives slowly; too large a debt is a pause, while somebody else is there who would have to wait.
import { LRUCache } from 'lru-cache';

export interface Debts {
  /** Somebody at this address is served. */
  isThere: (address: string) => void;
  add: (payer: string, milliseconds: number) => void;
  /** Milliseconds until these, the first of them an address, may go on; 0: at once. */
  pauseOf: (payers: readonly [string, ...string[]]) => number;
}

export const debtLimits = {
  /** Milliseconds of a turn that are no debt: most take a quarter of it or less. */
  moment: 20,
  /** Milliseconds of debt without a pause: a dozen lists of some thousand rows. */
  credit: 2_000,
  /** Of time, what is forgiven: of a neighbour's requests hardly more meet a long turn. */
  forgiven: 0.01,
  /** Milliseconds after which somebody who was served is no longer there. */
  presence: 10_000,
} as const;

const { moment, credit, forgiven, presence } = debtLimits;

/** Payers whose debts are known. */
const remembered = 10_000;

interface Debt {
  milliseconds: number;
  /** When it was that much. */
  at: number;
}

interface Served {
  address: string;
  at: number;
}

export function createDebts(): Debts {
  const debts = new LRUCache<string, Debt>({ max: remembered });
  let latest: Served = { address: '', at: -Infinity };
  let latestOther = latest;

  const debtOf = (payer: string): number => {
    const debt = debts.get(payer);
    if (debt === undefined) return 0;
    return Math.max(0, debt.milliseconds - (performance.now() - debt.at) * forgiven);
  };
  return {
    isThere: (address) => {
      if (latest.address !== address) latestOther = latest;
      latest = { address, at: performance.now() };
    },
    add: (payer, milliseconds) => {
      if (milliseconds <= moment) return;
      const sum = debtOf(payer) + milliseconds - moment;
      debts.set(payer, { milliseconds: sum, at: performance.now() });
    },
    pauseOf: (payers) => {
      if (debts.size === 0) return 0;
      const over = Math.max(...payers.map(debtOf)) - credit;
      if (over <= 0) return 0;
      const other = latest.address === payers[0] ? latestOther : latest;
      return performance.now() - other.at < presence ? over / forgiven : 0;
    },
  };
}
