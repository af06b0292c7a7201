// Changes the e-mail address of an account: a new address is pending until the link sent to it is opened. The current
// address is confirmed in the same way.
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid, notFound } from '../../kit/http/errors.ts';
import { emailChanges, users } from './account-tables.ts';
import { cancelEmailChange, refuseTakenLogin, redeemLink } from './accounts.ts';
import { emailChangeHours, loginOf } from '../rules.ts';
import { generateToken, tokenHash } from './tokens.ts';

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

/** The pending change; null if there is none. */
export async function findEmailChange(
  transaction: Transaction,
  userId: number,
): Promise<EmailChange | null> {
  const [change] = await transaction
    .select({
      email: emailChanges.email,
      expires_at: emailChanges.expires_at,
      login: users.login,
    })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.user_id))
    .where(waiting(userId))
    .orderBy(desc(emailChanges.id))
    .limit(1);
  if (change === undefined) return null;
  const { login, ...of } = change;
  // A link to the current address is not a change: it only confirms the address.
  return loginOf(of.email) === login ? null : of;
}

/** Starts a change, which replaces a pending one. Returns the token of its link. */
export async function startEmailChange(
  transaction: Transaction,
  userId: number,
  email: string,
): Promise<string> {
  const taken = await transaction.$count(
    users,
    and(eq(users.login, loginOf(email)), ne(users.id, userId)),
  );
  if (taken > 0) throw takenEmail();
  // The lock orders this against a concurrent password change, which either waits and then deletes the link, or is done
  // before it is created.
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  await cancelEmailChange(transaction, userId);
  const token = generateToken();
  await transaction.insert(emailChanges).values({
    user_id: userId,
    email,
    token_hash: tokenHash(token),
    expires_at: sql`now() + make_interval(hours => ${emailChangeHours})`,
  });
  return token;
}

/** A link that was created for a new or the current address. */
export interface ConfirmationLink {
  email: string;
  token: string;
  isNew: boolean;
}

/**
 * Creates another link to the pending address, or to the current one while it is unconfirmed. The previous link becomes
 * invalid.
 */
export async function repeatEmailChange(
  transaction: Transaction,
  userId: number,
): Promise<ConfirmationLink> {
  const change = await findEmailChange(transaction, userId);
  const email = change?.email ?? (await unconfirmedEmail(transaction, userId));
  if (email === null) throw notFound('Почта не ждёт подтверждения');
  const token = await startEmailChange(transaction, userId, email);
  return { email, token, isNew: change !== null };
}

async function unconfirmedEmail(transaction: Transaction, userId: number): Promise<string | null> {
  const [account] = await transaction
    .select({ email: users.email })
    .from(users)
    .where(
      and(eq(users.id, userId), sql`${users.confirmed_login} is distinct from ${users.login}`),
    );
  return account?.email ?? null;
}

/** Makes the address of a valid token the login, once, and returns it. */
export async function confirmEmailChange(transaction: Transaction, token: string): Promise<string> {
  const [change] = await transaction
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(eq(emailChanges.token_hash, tokenHash(token)));
  const userId = await redeemLink(transaction, emailChanges, token);
  if (change === undefined || userId === null) {
    throw invalid('token', 'Ссылка устарела или уже использована. Запросите новую в профиле');
  }
  const { email } = change;
  const login = loginOf(email);
  await transaction
    .update(users)
    .set({ email, login, confirmed_login: login })
    .where(eq(users.id, userId))
    .catch(refuseTakenLogin);
  return email;
}

const takenEmail = () => invalid('email', 'Эта почта уже зарегистрирована', 'taken');
