// Limits sign-in attempts per address and per login. Attempts are counted before the password is checked, and a captcha
// is required after some failures.
import type { FastifyRequest } from 'fastify';
import { captchaRequired, type Captcha } from '../../kit/services/captcha.ts';
import type { Database } from '../../kit/database/database.ts';
import { Failure, invalid } from '../../kit/http/errors.ts';
import { blocked, limiter } from '../../kit/http/rate-limits.ts';
import { addressOf } from '../../kit/http/networks.ts';
import * as accounts from './accounts.ts';
import { withPasswords, type Passwords } from './passwords.ts';
import {
  failuresAtLogin,
  failuresFromAddress,
  failuresFromAddressUntilCaptcha,
  failuresUntilCaptcha,
} from '../rules.ts';
import { redeemCode, wrongCode } from './two-step.ts';

/**
 * The sender of an attempt: identified by another service, or with the solution of a captcha, or neither.
 */
type Trier = { request: FastifyRequest } & (
  | { isKnown: true }
  | { captcha?: string | null | undefined }
);

export interface SignInAttempts {
  /**
   * Runs a sign-in attempt for a login. `prove` throws unless the person is authenticated; its attempt is null if no
   * account has the login. The database is queried only when the address's turn has come in the queue, so that a flood
   * of attempts does not become a flood of queries.
   */
  run: <T>(
    login: string,
    by: Trier,
    prove: (attempt: accounts.SignInAttempt | null, passwords: Passwords) => Promise<T>,
  ) => Promise<T>;
}

export function signInAttempts({
  database,
  captcha,
}: {
  database: Database;
  captcha: Captcha;
}): SignInAttempts {
  const suspicion = suspicionOfRobots();
  const fromAddress = limiter(failuresFromAddress, blocked);
  const atLogin = limiter(failuresAtLogin, blocked);
  return {
    run: async (login, by, prove) => {
      const address = addressOf(by.request);
      const isPerson = 'isKnown' in by || (await captcha.redeem(by.captcha));
      if (!isPerson && suspicion.falls(address, login)) throw captchaRequired();
      const work = async (passwords: Passwords) => {
        const attempt = await database.system((transaction) =>
          accounts.countAttempt(transaction, login),
        );
        if (attempt !== null && 'blockedUntil' in attempt) {
          throw blocked((attempt.blockedUntil.getTime() - Date.now()) / 1000);
        }
        return prove(attempt, passwords);
      };
      try {
        return await fromAddress.takeFailures(address, isWrong, () =>
          atLogin.takeFailures(login, isWrongOrBlocked, () => withPasswords(address, work)),
        );
      } catch (error) {
        if (isWrong(error)) suspicion.grows(address, login);
        throw error;
      }
    },
  };
}

/**
 * Decides who must solve a captcha. Only failures count, so several simultaneous sign-ins of one program need none.
 */
function suspicionOfRobots() {
  const fromAddress = limiter(failuresFromAddressUntilCaptcha);
  const atLogin = limiter(failuresUntilCaptcha);
  return {
    falls: (address: string, login: string) =>
      fromAddress.isSpent(address) || atLogin.isSpent(login),
    grows: (address: string, login: string) => {
      if (!fromAddress.isSpent(address)) fromAddress.take(address);
      if (!atLogin.isSpent(login)) atLogin.take(login);
    },
  };
}

const wrong = ['invalid_credentials', 'invalid_code'];

const hasErrorCode = (error: unknown, codes: readonly string[]) =>
  error instanceof Failure && error.errors.some(({ code }) => codes.includes(code));

const isWrong = (error: unknown) => hasErrorCode(error, wrong);

/** Repeated attempts at a blocked login count too, and are soon refused without a query. */
const isWrongOrBlocked = (error: unknown) => hasErrorCode(error, [...wrong, 'blocked']);

/**
 * Throws unless the account has no second step or the code is right. A wrong code counts as a failed attempt.
 */
export async function requireSecondStep(
  database: Database,
  attempt: accounts.SignInAttempt,
  code: string | undefined,
): Promise<void> {
  const { userId, totpSecret } = attempt;
  if (totpSecret === null) return;
  if (!code) {
    await database.system((transaction) => accounts.withdrawAttempt(transaction, attempt));
    throw invalid('code', 'Введите код из приложения', 'totp_required');
  }
  const taken = await database.system((transaction) =>
    redeemCode(transaction, userId, totpSecret, code),
  );
  if (!taken) throw wrongCode();
}
