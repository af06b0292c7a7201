// Routes of signing in and out, and of registering an account for the owner of a new company.
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireCaptcha, type Captcha } from '../../kit/services/captcha.ts';
import type { Database } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { limiter, lockout } from '../../kit/http/rate-limits.ts';
import { addressOf } from '../../kit/http/networks.ts';
import { openRoute, personRouteInSteps } from '../../kit/http/routes.ts';
import { sessions } from './account-tables.ts';
import * as accounts from './accounts.ts';
import { requireSecondStep, type SignInAttempts } from './sign-in-attempts.ts';
import { deviceOf } from './devices.ts';
import type { EmailChanger } from './email-routes.ts';
import { userOf } from './own-account.ts';
import { hashPassword } from './passwords.ts';
import { authUserRecord } from '../records.ts';
import * as rules from '../rules.ts';

interface Parts {
  database: Database;
  attempts: SignInAttempts;
}

const signedIn = z.object({ access_token: z.string(), user: authUserRecord.schema });

export function registerSignIn(app: FastifyInstance, { database, attempts }: Parts): void {
  /** Unknown logins are blocked like existing ones, so that responses do not reveal which exist. */
  const unknownLogins = lockout({ times: rules.failuresUntilBlock, minutes: rules.blockMinutes });

  openRoute(app, {
    method: 'POST',
    path: '/login',
    tag: 'Sign-in',
    summary: 'Sign in with login and password',
    description: `The token is valid for ${rules.sessionDays} days. ${rules.failuresUntilBlock} consecutive failures block sign-in for ${rules.blockMinutes} minutes. With two-step sign-in, \`code\` is required, from the authenticator or a recovery code; without it the response is 422 with the code \`totp_required\`. After ${rules.failuresUntilCaptcha.times} failures for the login, or ${rules.failuresFromAddressUntilCaptcha.times} from the network address, \`captcha\` is required too; without it the response is 422 with the code \`captcha_required\`, and no attempt is counted.`,
    body: rules.signInInput,
    answer: signedIn,
    failures: [503],
    limit: rules.signInsFromAddress,
    run: async ({ body, request, effect }) => {
      const login = rules.loginOf(body.login);
      const userId = await attempts.run(
        login,
        { request, captcha: body.captcha },
        async (attempt, passwords) => {
          if (attempt === null) unknownLogins.take(login);
          const matches = await passwords.match(body.password, attempt?.passwordHash ?? null);
          if (attempt === null || !matches) {
            throw invalid('login', 'Неверный логин или пароль', 'invalid_credentials');
          }
          await requireSecondStep(database, attempt, body.code);
          return attempt.userId;
        },
      );
      return effect.system(async (transaction) => ({
        access_token: await accounts.completeSignIn(transaction, userId, deviceOf(request)),
        user: await userOf(transaction, userId),
      }));
    },
  });

  personRouteInSteps(app, {
    method: 'POST',
    path: '/logout',
    tag: 'Sign-in',
    summary: 'Sign out',
    run: ({ person, effect }) =>
      effect.system(async (transaction) => {
        await transaction.delete(sessions).where(eq(sessions.id, person.sessionId));
      }),
  });
}

export function registerOwnerSignUp(
  app: FastifyInstance,
  { captcha, emails }: { captcha: Captcha; emails: EmailChanger },
): void {
  const registrations = limiter({ times: 20, minutes: 60 });
  openRoute(app, {
    method: 'POST',
    path: '/registration',
    tag: 'Sign-in',
    summary: 'Create an account for the owner of a new company, and sign in',
    description: 'An email with a link to confirm the address is sent.',
    body: rules.registrationInput,
    answer: signedIn,
    status: 201,
    failures: [503],
    run: async ({ body, request, effect }) => {
      await requireCaptcha(captcha, body.captcha);
      const address = addressOf(request);
      registrations.take(address);
      const account = {
        login: rules.loginOf(body.email),
        email: body.email,
        name: body.name,
        surname: body.surname ?? null,
        password_hash: await hashPassword(body.password, address),
      };
      return effect.system(async (transaction) => {
        const id = await accounts.createAccount(transaction, account);
        await emails.sendConfirmation(transaction, { id, email: account.email });
        return {
          access_token: await accounts.startSession(transaction, id, deviceOf(request)),
          user: await userOf(transaction, id),
        };
      });
    },
  });
}
