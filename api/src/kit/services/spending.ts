// What costs the installation money, and how much of it a company may use in a day: each use is set aside before it begins
// and settled by what it came to. The company domain keeps the accounts (company/spending).
import type { Transaction } from '../database/database.ts';

export const spendingKinds = ['ai', 'speech', 'sms', 'streams'] as const;
export type SpendingKind = (typeof spendingKinds)[number];

/** Whose day it is taken from. */
export interface Payer {
  companyId: number;
  /** Null: nobody ordered it, and the owners stand for it. */
  personId: number | null;
  /** The token that orders: whoever made it stands for it. */
  accessTokenId?: number | undefined;
}

export interface Spent {
  /** Tokens, seconds of sound or of film, messages. */
  amount: number;
  /** Roubles; 0 where nobody has said what it costs. */
  cost: number;
}

export interface Reservation {
  /** Puts what it came to in the place of what was set aside, all of it or none too. Only the first call counts. */
  settle: (spent: Spent) => Promise<void>;
}

/**
 * All refuse with what a person can be told: 409 while the address of whoever orders is not confirmed, 422 where the day has
 * no room.
 */
export interface Spending {
  /** Before something is ordered: whether anything is left. */
  require: (transaction: Transaction, payer: Payer, kind: SpendingKind) => Promise<void>;
  /** With the order, of what can't come to less. */
  take: (transaction: Transaction, payer: Payer, kind: SpendingKind, spent: Spent) => Promise<void>;
  /** Sets aside the most that a call can come to, in a transaction of its own. */
  reserve: (payer: Payer, kind: SpendingKind, most: Spent) => Promise<Reservation>;
}
