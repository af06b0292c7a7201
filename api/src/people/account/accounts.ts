// What happens to accounts and sessions in the database.
import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { violates, type Transaction } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import type { Device } from './devices.ts';
import type { Recovery } from '../mails.ts';
import {
  blockMinutes,
  failuresUntilBlock,
  invitationDays,
  recoveryMinutes,
  sessionDays,
} from '../rules.ts';
import { emailChanges, passwordResets, sessions, users } from './account-tables.ts';
import { socialAccounts } from '../social/social-tables.ts';
import { newToken, tokenHash } from './tokens.ts';

/** Starts a session and returns its token, which is nowhere else. */
export async function startSession(
  transaction: Transaction,
  userId: number,
  device: Device,
): Promise<string> {
  const token = newToken();
  await transaction.insert(sessions).values({
    ...device,
    user_id: userId,
    token_hash: tokenHash(token),
    expires_at: sql`now() + make_interval(days => ${sessionDays})`,
  });
  return token;
}

export interface Attempt {
  userId: number;
  passwordHash: string | null;
  /** Null without two-step sign-in. */
  totpSecret: string | null;
  /** Set when this try was the last allowed one. */
  blocks: string | null;
}

/**
 * Counts a try to sign in before its password is looked at, so that a flood of tries can't outrun the count.
 * The last allowed one blocks the account at once; a success lifts that again.
 */
export async function countAttempt(
  transaction: Transaction,
  login: string,
): Promise<Attempt | { blockedUntil: Date } | null> {
  const tries = sql`${users.failed_login_count} + 1`;
  const [attempt] = await transaction
    .update(users)
    .set({
      failed_login_count: sql`case when ${tries} >= ${failuresUntilBlock} then 0 else ${tries} end`,
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

/** Takes a try back that was no failure: the password was right, and the code is asked for only now. */
export async function withdrawAttempt(
  transaction: Transaction,
  { userId, blocks }: Attempt,
): Promise<void> {
  const before =
    blocks === null
      ? { failed_login_count: sql`greatest(${users.failed_login_count} - 1, 0)` }
      : { failed_login_count: failuresUntilBlock - 1, login_blocked_until: null };
  // A block that another try has set since then stays.
  const unchanged = blocks === null ? undefined : eq(users.login_blocked_until, blocks);
  await transaction
    .update(users)
    .set(before)
    .where(and(eq(users.id, userId), unchanged));
}

export async function succeed(
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
    /** Null for who comes in another way. */
    password_hash: string | null;
  },
): Promise<number> {
  const [created] = await transaction
    .insert(users)
    .values(account)
    .returning({ id: users.id })
    .catch(refuseTakenLogin);
  return created?.id ?? 0;
}

/** The token of a new link for choosing a password; null when nobody signs in with this login. */
export async function startRecovery(
  transaction: Transaction,
  login: string,
  reason: 'recovery' | 'invitation' = 'recovery',
): Promise<Recovery | null> {
  const minutes = reason === 'recovery' ? recoveryMinutes : invitationDays * 24 * 60;
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.login, login), eq(users.kind, 'person')));
  if (user === undefined) return null;
  const token = newToken();
  await transaction.insert(passwordResets).values({
    user_id: user.id,
    token_hash: tokenHash(token),
    expires_at: sql`now() + make_interval(mins => ${minutes})`,
  });
  return { token, email: user.email, name: user.name };
}

/** Sets the password once for a valid token and ends all other ways in; false when the token is no longer valid. */
export async function finishRecovery(
  transaction: Transaction,
  token: string,
  passwordHash: string,
): Promise<boolean> {
  const [reset] = await transaction
    .update(passwordResets)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(passwordResets.token_hash, tokenHash(token)),
        isNull(passwordResets.used_at),
        gt(passwordResets.expires_at, sql`now()`),
      ),
    )
    .returning({ userId: passwordResets.user_id });
  if (reset === undefined) return false;
  await transaction
    .update(users)
    .set({ password_hash: passwordHash, failed_login_count: 0, login_blocked_until: null })
    .where(eq(users.id, reset.userId));
  // Whoever had the account before may have left other ways in.
  await transaction.delete(sessions).where(eq(sessions.user_id, reset.userId));
  await transaction.delete(socialAccounts).where(eq(socialAccounts.user_id, reset.userId));
  await cancelEmailChange(transaction, reset.userId);
  return true;
}

/** Only the session that asks for it goes on; answers how many ended. */
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

/** Forgets the address that waits for its confirmation. A new password does that too: somebody else may have asked. */
export async function cancelEmailChange(transaction: Transaction, userId: number): Promise<void> {
  await transaction
    .delete(emailChanges)
    .where(and(eq(emailChanges.user_id, userId), isNull(emailChanges.used_at)));
}

/** A login belongs to one account. */
export function refuseTakenLogin(error: unknown): never {
  if (violates(error, 'users_login')) {
    throw invalid('email', 'Эта почта уже зарегистрирована', 'taken');
  }
  throw error;
}
