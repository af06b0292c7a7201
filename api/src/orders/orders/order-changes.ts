// Hooks with which other domains follow changes of orders, in the same transaction.
import type { Transaction } from '../../kit/database/database.ts';

type Follow = (transaction: Transaction, companyId: number, orderId: number) => Promise<void>;

const followers: Follow[] = [];

/** Registers a hook. Called once, at start. */
export function onOrderChange(follow: Follow): void {
  followers.push(follow);
}

export async function notifyOrderChange(
  transaction: Transaction,
  companyId: number,
  orderId: number,
): Promise<void> {
  for (const follow of followers) {
    // oxlint-disable-next-line no-await-in-loop -- They share the transaction.
    await follow(transaction, companyId, orderId);
  }
}
