// Another e-mail address for an account: it is kept aside until a link sent there is opened.
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database.ts';
import { invalid, notFound } from '../../kit/errors.ts';
import { emailChanges, users } from './account-tables.ts';
import { cancelEmailChange, refuseTakenLogin } from './accounts.ts';
import { emailChangeHours, loginOf } from '../rules.ts';
import { newToken, tokenHash } from './tokens.ts';

export interface EmailChange {
  email: string;
  expires_at: string;
}

const waiting = (userId: number) =>
  and(
    eq(emailChanges.user_id, userId),
    isNull(emailChanges.used_at),
    gt(emailChanges.expires_at, sql`now()`),
  );

/** The change that waits for its confirmation; null when there is none. */
export async function findEmailChange(
  transaction: Transaction,
  userId: number,
): Promise<EmailChange | null> {
  const [change] = await transaction
    .select({ email: emailChanges.email, expires_at: emailChanges.expires_at })
    .from(emailChanges)
    .where(waiting(userId))
    .orderBy(desc(emailChanges.id))
    .limit(1);
  return change ?? null;
}

/** Begins a change in place of any earlier one; answers the token of its link. */
export async function startEmailChange(
  transaction: Transaction,
  userId: number,
  email: string,
): Promise<string> {
  const taken = await transaction.$count(users, eq(users.login, loginOf(email)));
  if (taken > 0) throw takenEmail();
  await cancelEmailChange(transaction, userId);
  const token = newToken();
  await transaction.insert(emailChanges).values({
    user_id: userId,
    email,
    token_hash: tokenHash(token),
    expires_at: sql`now() + make_interval(hours => ${emailChangeHours})`,
  });
  return token;
}

/** A new link to the address that waits: the one before no longer works. */
export async function repeatEmailChange(
  transaction: Transaction,
  userId: number,
): Promise<{ email: string; token: string }> {
  const change = await findEmailChange(transaction, userId);
  if (change === null) throw notFound('Почта не ждёт подтверждения');
  return { email: change.email, token: await startEmailChange(transaction, userId, change.email) };
}

/** Makes the address of a valid token the account's login, once; answers it. */
export async function confirmEmailChange(transaction: Transaction, token: string): Promise<string> {
  const [change] = await transaction
    .update(emailChanges)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(emailChanges.token_hash, tokenHash(token)),
        isNull(emailChanges.used_at),
        gt(emailChanges.expires_at, sql`now()`),
      ),
    )
    .returning({ userId: emailChanges.user_id, email: emailChanges.email });
  if (change === undefined) {
    throw invalid('token', 'Ссылка устарела или уже использована. Запросите новую в профиле');
  }
  await transaction
    .update(users)
    .set({ email: change.email, login: loginOf(change.email) })
    .where(eq(users.id, change.userId))
    .catch(refuseTakenLogin);
  return change.email;
}

const takenEmail = () => invalid('email', 'Эта почта уже зарегистрирована', 'taken');
