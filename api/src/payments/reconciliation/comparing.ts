// A day at the provider held against the ledger: what moved there and not here, here and not there, or by another sum.
import type { differences, movements } from '../payment-tables.ts';

/** Money that moved, as one side knows it. */
export interface Moved {
  movement: (typeof movements)[number];
  /** By which the provider knows it. */
  reference: string;
  /** Roubles, with both kopecks. */
  amount: string;
}

export interface Difference {
  kind: (typeof differences)[number];
  movement: Moved['movement'];
  reference: string;
  provider_amount: string | null;
  ledger_amount: string | null;
}

/** In the order of the provider's; what it does not know comes last. */
export function differencesOf(there: readonly Moved[], here: readonly Moved[]): Difference[] {
  const keyOf = ({ movement, reference }: Moved) => `${movement} ${reference}`;
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
