// Statements on accounts, sessions, sign-in attempts and links sent by mail.
import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { violatesConstraint, type Transaction } from '../../kit/database/database.ts';
import { rememberToken } from '../../kit/fairness/client-keys.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { Device } from './devices.ts';
import type { PasswordLink } from '../mails.ts';
import {
  blockMinutes,
  failuresUntilBlock,
  invitationDays,
  recoveryMinutes,
  sessionDays,
} from '../rules.ts';
import { accessTokens } from '../access/access-tables.ts';
import { emailChanges, passwordResets, sessions, users } from './account-tables.ts';
import { socialAccounts } from '../social/social-tables.ts';
import { generateToken, tokenHash } from './tokens.ts';

/** Starts a session and returns its token, which is not stored. */
export async function startSession(
  transaction: Transaction,
  userId: number,
  device: Device,
): Promise<string> {
  const token = generateToken();
  await transaction.insert(sessions).values({
    ...device,
    user_id: userId,
    token_hash: tokenHash(token),
    expires_at: sql`now() + make_interval(days => ${sessionDays})`,
  });
  rememberToken(token, userId);
  return token;
}

export interface SignInAttempt {
  userId: number;
  passwordHash: string | null;
  /** Null without two-step sign-in. */
  totpSecret: string | null;
  /** Until when the account is blocked if this was the last allowed attempt; otherwise null. */
  blocks: string | null;
}

/**
 * Counts a sign-in attempt before its password is checked, so that concurrent attempts cannot exceed the limit. The
 * last allowed attempt blocks the account at once; a successful sign-in removes the block.
 */
export async function countAttempt(
  transaction: Transaction,
  login: string,
): Promise<SignInAttempt | { blockedUntil: Date } | null> {
  // After a block has expired, counting starts again.
  const tries = sql`case when ${users.login_blocked_until} is null then ${users.failed_login_count} + 1 else 1 end`;
  const [attempt] = await transaction
    .update(users)
    .set({
      failed_login_count: tries,
      login_blocked_until: sql`case when ${tries} >= ${failuresUntilBlock} then now() + make_interval(mins => ${blockMinutes}) end`,
    })
    .where(
      and(
        eq(users.login, login),
        eq(users.kind, 'person'),
        or(isNull(users.login_blocked_until), lt(users.login_blocked_until, sql`now()`)),
      ),
    )
    .returning({
      userId: users.id,
      passwordHash: users.password_hash,
      totpSecret: sql<
        string | null
      >`case when ${users.totp_enabled_at} is not null then ${users.totp_secret} end`,
      blocks: users.login_blocked_until,
    });
  if (attempt !== undefined) return attempt;
  const [blocked] = await transaction
    .select({ until: users.login_blocked_until })
    .from(users)
    .where(eq(users.login, login));
  return blocked?.until == null ? null : { blockedUntil: new Date(blocked.until) };
}

/** Uncounts an attempt with the right password that still needs a code. */
export async function withdrawAttempt(
  transaction: Transaction,
  { userId, blocks }: SignInAttempt,
): Promise<void> {
  const before =
    blocks === null
      ? { failed_login_count: sql`greatest(${users.failed_login_count} - 1, 0)` }
      : { failed_login_count: failuresUntilBlock - 1, login_blocked_until: null };
  // Does not remove a block that another attempt has set since then.
  const unchanged = blocks === null ? undefined : eq(users.login_blocked_until, blocks);
  await transaction
    .update(users)
    .set(before)
    .where(and(eq(users.id, userId), unchanged));
}

export async function completeSignIn(
  transaction: Transaction,
  userId: number,
  device: Device,
): Promise<string> {
  await transaction
    .update(users)
    .set({ failed_login_count: 0, login_blocked_until: null })
    .where(eq(users.id, userId));
  return startSession(transaction, userId, device);
}

export async function createAccount(
  transaction: Transaction,
  account: {
    login: string;
    email: string;
    name: string;
    surname: string | null;
    /** Null for accounts that sign in through another service. */
    password_hash: string | null;
    /** The login, if a trusted service has confirmed the address. */
    confirmed_login?: string | null;
  },
): Promise<number> {
  const [created] = await transaction
    .insert(users)
    .values(account)
    .returning({ id: users.id })
    .catch(refuseTakenLogin);
  return created?.id ?? 0;
}

/** Returns the token of a new password recovery link; null if no account has the login. */
export async function startRecovery(
  transaction: Transaction,
  login: string,
  reason: 'recovery' | 'invitation' = 'recovery',
): Promise<PasswordLink | null> {
  const minutes = reason === 'recovery' ? recoveryMinutes : invitationDays * 24 * 60;
  // The lock orders this against a concurrent password change, which either waits and then deletes the link, or is done
  // before it is created.
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.login, login), eq(users.kind, 'person')))
    .for('no key update');
  if (user === undefined) return null;
  const token = generateToken();
  await transaction.insert(passwordResets).values({
    user_id: user.id,
    token_hash: tokenHash(token),
    expires_at: sql`now() + make_interval(mins => ${minutes})`,
  });
  const isKnown = reason === 'invitation' || user.confirmed_login === user.login;
  return { token, email: user.email, name: isKnown ? user.name : null };
}

/** An account whose password was recovered. */
export interface RecoveredAccount {
  email: string;
  name: string;
  revokedAccessTokens: number;
}

/**
 * Sets a new password by a token, once, and ends all sessions, linked services and, unless they are to be kept, access
 * tokens. Null if the token is not valid.
 */
export async function finishRecovery(
  transaction: Transaction,
  token: string,
  { password_hash, keepsAccessTokens }: { password_hash: string; keepsAccessTokens: boolean },
): Promise<RecoveredAccount | null> {
  const userId = await redeemLink(transaction, passwordResets, token);
  if (userId === null) return null;
  const [user] = await transaction
    .update(users)
    .set({ password_hash, failed_login_count: 0, login_blocked_until: null, ...loginConfirmed })
    .where(eq(users.id, userId))
    .returning({ email: users.email, name: users.name });
  if (user === undefined) return null;
  // Somebody else who had access to the account may have created other ways to sign in.
  await transaction.delete(sessions).where(eq(sessions.user_id, userId));
  await transaction.delete(socialAccounts).where(eq(socialAccounts.user_id, userId));
  const revokedAccessTokens = keepsAccessTokens ? 0 : await revokeAccessTokens(transaction, userId);
  return { ...user, revokedAccessTokens };
}

/** Marks the current login as confirmed, after a link that was sent there was used. */
export const loginConfirmed = { confirmed_login: sql`${users.login}` };

/**
 * Redeems a mailed link once and returns the user's id; null if it is not valid. Locks the account before the link, in
 * the same order as a password change, so concurrent uses cannot deadlock and only one of them succeeds.
 */
export async function redeemLink(
  transaction: Transaction,
  links: typeof passwordResets | typeof emailChanges,
  token: string,
): Promise<number | null> {
  const valid = and(
    eq(links.token_hash, tokenHash(token)),
    isNull(links.used_at),
    gt(links.expires_at, sql`now()`),
  );
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, transaction.select({ id: links.user_id }).from(links).where(valid)))
    .for('no key update');
  const [taken] = await transaction
    .update(links)
    .set({ used_at: sql`now()` })
    .where(valid)
    .returning({ userId: links.user_id });
  return taken?.userId ?? null;
}

/**
 * Revokes the person's own tokens; those of service accounts belong to the company. Returns how many were valid.
 */
async function revokeAccessTokens(transaction: Transaction, userId: number): Promise<number> {
  const revoked = await transaction
    .update(accessTokens)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(accessTokens.user_id, userId), isNull(accessTokens.revoked_at)))
    .returning({ works: sql<boolean>`${accessTokens.expires_at} > now()` });
  return revoked.filter(({ works }) => works).length;
}

/** Ends all sessions except the given one. Returns how many ended. */
export async function endOtherSessions(
  transaction: Transaction,
  userId: number,
  sessionId: number,
): Promise<number> {
  const ended = await transaction
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Deletes a pending change of the e-mail address. */
export async function cancelEmailChange(transaction: Transaction, userId: number): Promise<void> {
  await transaction
    .delete(emailChanges)
    .where(and(eq(emailChanges.user_id, userId), isNull(emailChanges.used_at)));
}

/** Converts the unique violation of a login to an error response. */
export function refuseTakenLogin(error: unknown): never {
  if (violatesConstraint(error, 'users_login')) {
    throw invalid('email', 'Эта почта уже зарегистрирована', 'taken');
  }
  throw error;
}
