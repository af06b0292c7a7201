/** Signing in and out, and the registration of an owner's account. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { Database } from '../../kit/database.ts';
import { dataOf, failures, schema } from '../../kit/documentation.ts';
import { invalid } from '../../kit/errors.ts';
import { sessionOf } from '../../kit/permissions.ts';
import { sessions } from './account-tables.ts';
import * as accounts from './accounts.ts';
import { deviceOf } from './devices.ts';
import { blocked, limit } from '../limits.ts';
import { readUser } from './own-account.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { authUserRecord } from '../records.ts';
import * as rules from '../rules.ts';
import { takeCode, wrongCode } from './two-step.ts';

interface Parts {
  database: Database;
}

const signedIn = dataOf(z.object({ access_token: z.string(), user: authUserRecord.schema }));

export function registerSignIn(app: FastifyInstance, { database }: Parts): void {
  /** Logins that don't exist are blocked like those that do, so that the answer doesn't tell them apart. */
  const unknownLogins = new RateLimiterMemory({
    points: rules.failuresUntilBlock,
    duration: rules.blockMinutes * 60,
  });

  app.post(
    '/api/login',
    {
      config: { permission: 'open' },
      schema: schema('Sign-in', 'Exchange a login and a password for an access token', {
        description: `The token is valid for ${rules.sessionDays} days. ${rules.failuresUntilBlock} failures in a row block the sign-in for ${rules.blockMinutes} minutes. With two-step sign-in, a \`code\` of the authenticator or a recovery code is needed too: without one the answer is 422 with the code \`totp_required\`.`,
        body: rules.signInInput,
        response: { 200: signedIn, ...failures(422, 429) },
      }),
    },
    async (request) => {
      const input = request.body as z.infer<typeof rules.signInInput>;
      const login = rules.loginOf(input.login);
      const attempt = await database.system((transaction) =>
        accounts.countAttempt(transaction, login),
      );
      if (attempt === null) await limit(unknownLogins, login, blocked);
      if (attempt !== null && 'blockedUntil' in attempt) {
        throw blocked((attempt.blockedUntil.getTime() - Date.now()) / 1000);
      }
      const matches = await passwordMatches(input.password, attempt?.passwordHash ?? null);
      if (attempt === null || !matches) {
        throw invalid('login', 'Неверный логин или пароль', 'invalid_credentials');
      }
      await requireSecondStep(database, attempt, input.code);
      const token = await database.system((transaction) =>
        accounts.succeed(transaction, attempt.userId, deviceOf(request)),
      );
      return { data: { access_token: token, user: await readUser(database, attempt.userId) } };
    },
  );

  app.post(
    '/api/logout',
    {
      config: { permission: 'signed-in' },
      schema: schema('Sign-in', 'End the session of the access token', {
        response: { 200: dataOf(z.object({})), ...failures(401) },
      }),
    },
    async (request) => {
      const sessionId = sessionOf(request);
      await database.system((transaction) =>
        transaction.delete(sessions).where(eq(sessions.id, sessionId)),
      );
      return { data: {} };
    },
  );
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

export function registerRegistration(app: FastifyInstance, { database }: Parts): void {
  const registrations = new RateLimiterMemory({ points: 20, duration: 3600 });
  app.post(
    '/api/registration',
    {
      config: { permission: 'open' },
      schema: schema('Sign-in', "Create an owner's account and sign in", {
        body: rules.registrationInput,
        response: { 201: signedIn, ...failures(422, 429) },
      }),
    },
    async (request, reply) => {
      const input = request.body as z.infer<typeof rules.registrationInput>;
      await limit(registrations, request.ip);
      const account = {
        login: rules.loginOf(input.email),
        email: input.email,
        name: input.name,
        surname: input.surname ?? null,
        password_hash: await hashPassword(input.password),
      };
      const { userId, token } = await database.system(async (transaction) => {
        const id = await accounts.createAccount(transaction, account);
        return {
          userId: id,
          token: await accounts.startSession(transaction, id, deviceOf(request)),
        };
      });
      const user = await readUser(database, userId);
      return reply.code(201).send({ data: { access_token: token, user } });
    },
  );
}
