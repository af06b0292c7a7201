// A registry of what other domains give to a person who accepted an invite, such as courses and tests.
import type { Transaction } from '../../kit/database/database.ts';

interface AcceptedInvite {
  companyId: number;
  inviteId: number;
  userId: number;
}

/** Runs in the transaction that accepts the invite. */
type Gift = (transaction: Transaction, accepted: AcceptedInvite) => Promise<unknown>;

const gifts: Gift[] = [];

export const declareInviteEffect = (gift: Gift): void => void gifts.push(gift);

export async function applyInviteEffects(
  transaction: Transaction,
  accepted: AcceptedInvite,
): Promise<void> {
  for (const give of gifts) await give(transaction, accepted);
}
