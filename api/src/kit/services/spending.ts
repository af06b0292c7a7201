// Daily budgets of companies for paid services; the company domain stores the accounts (company/spending).
import type { Transaction } from '../database/database.ts';

export const spendingKinds = ['ai', 'speech', 'sms', 'streams'] as const;
export type SpendingKind = (typeof spendingKinds)[number];

/** Whose budget is charged. */
export interface Payer {
  companyId: number;
  /** Null if no user ordered it; the owners are responsible then. */
  personId: number | null;
  /** The access token that orders; the user who created it is responsible. */
  accessTokenId?: number | undefined;
}

export interface Spent {
  /** Tokens, seconds of audio or video, messages. */
  amount: number;
  /** Roubles; 0 if no price is configured. */
  cost: number;
}

export interface Reservation {
  /** Replaces the reserved amount by the actual one. Only the first call counts. */
  settle: (spent: Spent) => Promise<void>;
}

/**
 * All methods throw an error for users: 409 while the email address of the ordering user is unconfirmed, 422 if the
 * daily budget is exhausted.
 */
export interface Spending {
  /** Before an order: requires that some budget is left. */
  require: (transaction: Transaction, payer: Payer, kind: SpendingKind) => Promise<void>;
  /** With an order of known cost: charges the budget. */
  take: (transaction: Transaction, payer: Payer, kind: SpendingKind, spent: Spent) => Promise<void>;
  /** Reserves the maximum cost of a call, in a separate transaction. */
  reserve: (payer: Payer, kind: SpendingKind, most: Spent) => Promise<Reservation>;
}
