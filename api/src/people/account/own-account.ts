// Reads the account of the signed-in person and checks its password for sensitive changes.
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { invalid, notFound } from '../../kit/http/errors.ts';
import { readOne } from '../../kit/lists/list.ts';
import type { ListSource, Row } from '../../kit/lists/contract.ts';
import { lockout } from '../../kit/http/rate-limits.ts';
import { addressOf } from '../../kit/http/networks.ts';
import { scopeOutsideCompanies } from '../../kit/permissions/permissions.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { users } from './account-tables.ts';
import { withPasswords } from './passwords.ts';
import { authUserRecord } from '../records.ts';
import { blockMinutes, failuresUntilBlock } from '../rules.ts';

const missing = 'Пользователь не найден';

const accounts: ListSource = { record: authUserRecord, inCompany: false };

/** The account as a record, in a transaction of its own. */
export const readUser = (database: Database, userId: number): Promise<Row> =>
  database.person(userId, (transaction) => userOf(transaction, userId));

/** The account as a record, within a transaction of the person. */
export async function userOf(transaction: Transaction, userId: number): Promise<Row> {
  const scope = scopeOutsideCompanies(userId);
  const user = await readOne(transaction, accounts, userId, wholeRecord, scope);
  if (user === null) throw notFound(missing);
  return user;
}

/** The stored columns of the account. */
export async function findAccount(database: Database, userId: number) {
  const [account] = await database.person(userId, (transaction) =>
    transaction.select().from(users).where(eq(users.id, userId)),
  );
  if (account === undefined) throw notFound(missing);
  return account;
}

export type RequirePassword = (
  account: { id: number; password_hash: string | null },
  password: string | undefined,
  request: FastifyRequest,
) => Promise<void>;

/**
 * Throws unless the password is the account's current one. Limited, so that a session left open cannot be used to guess
 * it.
 */
export function passwordCheck(): RequirePassword {
  const guesses = lockout({ times: failuresUntilBlock, minutes: blockMinutes });
  return ({ id, password_hash }, password = '', request) =>
    withPasswords(addressOf(request), async (passwords) => {
      guesses.take(String(id));
      if (!(await passwords.match(password, password_hash))) {
        throw invalid('current_password', 'Неверный текущий пароль', 'invalid_credentials');
      }
      guesses.forget(String(id));
    });
}
