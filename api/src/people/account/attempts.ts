// Tries to sign in. How many an address and a login have left is known before anything is looked up, and each is counted
// before its password is looked at.
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { Failure, invalid } from '../../kit/errors.ts';
import { blocked, limiter } from '../../kit/limits.ts';
import { addressOf } from '../../kit/networks.ts';
import * as accounts from './accounts.ts';
import { withPasswords, type Passwords } from './passwords.ts';
import { failuresAtLogin, failuresFromAddress } from '../rules.ts';
import { takeCode, wrongCode } from './two-step.ts';

export interface Attempts {
  /**
   * A try at a login: `prove` throws unless it is who it says. The attempt is null for a login that nobody has. The
   * database is asked by those alone whose turn it is, so that a flood of tries does not become one of statements.
   */
  at: <T>(
    login: string,
    request: FastifyRequest,
    prove: (attempt: accounts.Attempt | null, passwords: Passwords) => Promise<T>,
  ) => Promise<T>;
}

export function signInAttempts(database: Database): Attempts {
  const fromAddress = limiter(failuresFromAddress, blocked);
  const atLogin = limiter(failuresAtLogin, blocked);
  return {
    at: (login, request, prove) => {
      const address = addressOf(request);
      const work = async (passwords: Passwords) => {
        const attempt = await database.system((transaction) =>
          accounts.countAttempt(transaction, login),
        );
        if (attempt !== null && 'blockedUntil' in attempt) {
          throw blocked((attempt.blockedUntil.getTime() - Date.now()) / 1000);
        }
        return prove(attempt, passwords);
      };
      return fromAddress.takeFailures(address, isWrong, () =>
        atLogin.takeFailures(login, isWrongOrBlocked, () => withPasswords(address, work)),
      );
    },
  };
}

const wrong = ['invalid_credentials', 'invalid_code'];

const tells = (error: unknown, codes: readonly string[]) =>
  error instanceof Failure && error.errors.some(({ code }) => codes.includes(code));

const isWrong = (error: unknown) => tells(error, wrong);

/** Who goes on at a blocked login is told from memory after a while. */
const isWrongOrBlocked = (error: unknown) => tells(error, [...wrong, 'blocked']);

/** Throws unless the account has no second step or the code is right. A wrong code stays counted as a failure. */
export async function requireSecondStep(
  database: Database,
  attempt: accounts.Attempt,
  code: string | undefined,
): Promise<void> {
  const { userId, totpSecret } = attempt;
  if (totpSecret === null) return;
  if (!code) {
    await database.system((transaction) => accounts.withdrawAttempt(transaction, attempt));
    throw invalid('code', 'Введите код из приложения', 'totp_required');
  }
  const taken = await database.system((transaction) =>
    takeCode(transaction, userId, totpSecret, code),
  );
  if (!taken) throw wrongCode();
}
