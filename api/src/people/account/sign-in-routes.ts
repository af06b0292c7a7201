// Signing in and out, and the registration of an owner's account.
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { Database } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import { openRoute, personRouteInSteps } from '../../kit/routes.ts';
import { sessions } from './account-tables.ts';
import * as accounts from './accounts.ts';
import { deviceOf } from './devices.ts';
import { blocked, limit } from '../limits.ts';
import { userOf } from './own-account.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { authUserRecord } from '../records.ts';
import * as rules from '../rules.ts';
import { takeCode, wrongCode } from './two-step.ts';

interface Parts {
  database: Database;
}

const signedIn = z.object({ access_token: z.string(), user: authUserRecord.schema });

export function registerSignIn(app: FastifyInstance, { database }: Parts): void {
  /** Logins that don't exist are blocked like those that do, so that the answer doesn't tell them apart. */
  const unknownLogins = new RateLimiterMemory({
    points: rules.failuresUntilBlock,
    duration: rules.blockMinutes * 60,
  });

  openRoute(app, {
    method: 'POST',
    path: '/login',
    tag: 'Sign-in',
    summary: 'Exchange a login and a password for an access token',
    description: `The token is valid for ${rules.sessionDays} days. ${rules.failuresUntilBlock} failures in a row block the sign-in for ${rules.blockMinutes} minutes. With two-step sign-in, a \`code\` of the authenticator or a recovery code is needed too: without one the answer is 422 with the code \`totp_required\`.`,
    body: rules.signInInput,
    answer: signedIn,
    failures: [429],
    run: async ({ body, request, effect }) => {
      const login = rules.loginOf(body.login);
      const attempt = await database.system((transaction) =>
        accounts.countAttempt(transaction, login),
      );
      if (attempt === null) await limit(unknownLogins, login, blocked);
      if (attempt !== null && 'blockedUntil' in attempt) {
        throw blocked((attempt.blockedUntil.getTime() - Date.now()) / 1000);
      }
      const matches = await passwordMatches(body.password, attempt?.passwordHash ?? null);
      if (attempt === null || !matches) {
        throw invalid('login', 'Неверный логин или пароль', 'invalid_credentials');
      }
      await requireSecondStep(database, attempt, body.code);
      return effect.system(async (transaction) => ({
        access_token: await accounts.succeed(transaction, attempt.userId, deviceOf(request)),
        user: await userOf(transaction, attempt.userId),
      }));
    },
  });

  personRouteInSteps(app, {
    method: 'POST',
    path: '/logout',
    tag: 'Sign-in',
    summary: 'End the session of the access token',
    run: ({ person, effect }) =>
      effect.system(async (transaction) => {
        await transaction.delete(sessions).where(eq(sessions.id, person.sessionId));
      }),
  });
}

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

export function registerRegistration(app: FastifyInstance): void {
  const registrations = new RateLimiterMemory({ points: 20, duration: 3600 });
  openRoute(app, {
    method: 'POST',
    path: '/registration',
    tag: 'Sign-in',
    summary: "Create an owner's account and sign in",
    body: rules.registrationInput,
    answer: signedIn,
    status: 201,
    failures: [429],
    run: async ({ body, request, effect }) => {
      await limit(registrations, request.ip);
      const account = {
        login: rules.loginOf(body.email),
        email: body.email,
        name: body.name,
        surname: body.surname ?? null,
        password_hash: await hashPassword(body.password),
      };
      return effect.system(async (transaction) => {
        const id = await accounts.createAccount(transaction, account);
        return {
          access_token: await accounts.startSession(transaction, id, deviceOf(request)),
          user: await userOf(transaction, id),
        };
      });
    },
  });
}
