// Two-step sign-in: authenticator codes (RFC 6238), and recovery codes for a lost authenticator.
import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { recoveryCodes, users } from './account-tables.ts';
import { tokenHash } from './tokens.ts';

/** 160 bits, as the RFC recommends. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** The URL that an authenticator reads from a QR code. */
export const authenticatorAddress = (secret: string, login: string) =>
  new TOTP({ issuer: 'Кафедра', label: login, secret }).toString();

/**
 * The 30-second step of a code, with a tolerance of one step for clock differences. Null for a wrong code.
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const totp = new TOTP({ secret });
  const apart = totp.validate({ token: code, window: 1, timestamp: now });
  return apart === null ? null : totp.counter({ timestamp: now }) + apart;
}

/** Redeems an authenticator code or a recovery code, each once. Returns whether it was valid. */
export async function redeemCode(
  transaction: Transaction,
  userId: number,
  secret: string,
  code: string,
): Promise<boolean> {
  const plain = code.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(plain)) return takeRecoveryCode(transaction, userId, plain);
  const step = stepOf(secret, plain);
  return step !== null && takeStep(transaction, userId, step);
}

/** Marks codes up to this step as used. Returns false if they already were. */
async function takeStep(transaction: Transaction, userId: number, step: number): Promise<boolean> {
  const taken = await transaction
    .update(users)
    .set({ totp_last_step: step })
    .where(
      and(eq(users.id, userId), or(isNull(users.totp_last_step), lt(users.totp_last_step, step))),
    )
    .returning({ id: users.id });
  return taken.length > 0;
}

async function takeRecoveryCode(
  transaction: Transaction,
  userId: number,
  code: string,
): Promise<boolean> {
  const taken = await transaction
    .update(recoveryCodes)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.user_id, userId),
        eq(recoveryCodes.code_hash, tokenHash(code.toLowerCase())),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

const codesAtOnce = 10;

/** Creates ten recovery codes that replace all earlier ones. Only their hashes are stored. */
export async function renewRecoveryCodes(
  transaction: Transaction,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, newRecoveryCode);
  await removeRecoveryCodes(transaction, userId);
  await transaction
    .insert(recoveryCodes)
    .values(
      codes.map((code) => ({ user_id: userId, code_hash: tokenHash(code.replaceAll('-', '')) })),
    );
  return codes;
}

/** Switches two-step sign-in off and deletes its secret and recovery codes. */
export async function switchTwoStepOff(transaction: Transaction, userId: number): Promise<void> {
  await transaction
    .update(users)
    .set({ totp_secret: null, totp_enabled_at: null, totp_last_step: null })
    .where(eq(users.id, userId));
  await removeRecoveryCodes(transaction, userId);
}

async function removeRecoveryCodes(transaction: Transaction, userId: number): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
}

export function recoveryCodesLeft(transaction: Transaction, userId: number): Promise<number> {
  return transaction.$count(
    recoveryCodes,
    and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)),
  );
}

/** 31 characters, without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * `k7mf-2xqd-9ahr`: 59 bits, too many to guess from a hash. Bytes that would bias the choice are discarded.
 */
function newRecoveryCode(): string {
  const fair = 256 - (256 % alphabet.length);
  let code = '';
  while (code.length < 12) {
    for (const byte of randomBytes(12)) {
      if (byte < fair && code.length < 12) code += alphabet[byte % alphabet.length];
    }
  }
  return code.replaceAll(/(.{4})(?!$)/g, '$1-');
}

export const wrongCode = () =>
  invalid(
    'code',
    'Код не подошёл. Проверьте время на устройстве и введите новый код',
    'invalid_code',
  );
