// What other domains do in the transaction in which an order was changed.
import type { Transaction } from '../../kit/database/database.ts';

type Follow = (transaction: Transaction, companyId: number, orderId: number) => Promise<void>;

const followers: Follow[] = [];

/** Declared once, beside what follows. */
export function followOrderChanges(follow: Follow): void {
  followers.push(follow);
}

export async function orderChanged(
  transaction: Transaction,
  companyId: number,
  orderId: number,
): Promise<void> {
  for (const follow of followers) {
    // oxlint-disable-next-line no-await-in-loop -- They share the transaction.
    await follow(transaction, companyId, orderId);
  }
}
