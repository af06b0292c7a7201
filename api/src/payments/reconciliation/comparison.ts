// Compares a day at the provider with the ledger: movements missing on either side, or with another amount.
import type { differenceKinds, movementKinds } from '../payment-tables.ts';

/** A movement of money in one of the two sources. */
export interface MoneyMovement {
  movement: (typeof movementKinds)[number];
  /** The provider's id. */
  reference: string;
  /** Roubles, with two decimals. */
  amount: string;
}

export interface Difference {
  kind: (typeof differenceKinds)[number];
  movement: MoneyMovement['movement'];
  reference: string;
  provider_amount: string | null;
  ledger_amount: string | null;
}

/** In the order of the provider's movements, followed by those that only the ledger has. */
export function findDifferences(
  there: readonly MoneyMovement[],
  here: readonly MoneyMovement[],
): Difference[] {
  const keyOf = ({ movement, reference }: MoneyMovement) => `${movement} ${reference}`;
  const known = new Map(here.map((each) => [keyOf(each), each]));
  const seen = new Set(there.map(keyOf));
  const ofProvider = there.flatMap((each): Difference[] => {
    const { movement, reference, amount } = each;
    const entry = known.get(keyOf(each));
    if (entry?.amount === amount) return [];
    return [
      {
        kind: entry === undefined ? 'missing_here' : 'amount',
        movement,
        reference,
        provider_amount: amount,
        ledger_amount: entry?.amount ?? null,
      },
    ];
  });
  const ofLedger = here
    .filter((each) => !seen.has(keyOf(each)))
    .map(({ movement, reference, amount }): Difference => {
      const ledger = { provider_amount: null, ledger_amount: amount };
      return { kind: 'missing_there', movement, reference, ...ledger };
    });
  return [...ofProvider, ...ofLedger];
}
