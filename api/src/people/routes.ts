/** Signing in and out, recovery, registration of an owner's account, and the person's own profile. */
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { Jobs } from '../jobs/index.ts';
import { rowOf } from '../kit/database.ts';
import type { Database, Transaction } from '../kit/database.ts';
import { dataOf, failures, schema } from '../kit/documentation.ts';
import { invalid, notFound, tooManyRequests } from '../kit/errors.ts';
import { readOne } from '../kit/list.ts';
import type { Row } from '../kit/list.ts';
import type { Mailer } from '../kit/mail.ts';
import { outsideCompanies, personOf, scopeOf } from '../kit/permissions.ts';
import { wholeRecord } from '../kit/resource.ts';
import * as accounts from './accounts.ts';
import { recoveryMail } from './mails.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { adminProfile, adminProfileSchema, authUserRecord } from './records.ts';
import { registerGroups } from './groups.ts';
import { registerRoles } from './roles.ts';
import * as rules from './rules.ts';
import { registerUsers } from './user-routes.ts';
import { sessions, users } from './account-tables.ts';

interface Parts {
  database: Database;
  mailer: Mailer;
  publicUrl: string;
  jobs: Jobs;
}

const nothing = dataOf(z.object({}));
const signedIn = dataOf(z.object({ access_token: z.string(), user: authUserRecord.schema }));

export function registerPeople(app: FastifyInstance, parts: Parts): void {
  registerSignIn(app, parts);
  registerRecovery(app, parts);
  registerProfile(app, parts);
  registerRoles(app, parts.database);
  registerGroups(app, parts.database);
  registerUsers(app, parts);
}

function registerSignIn(app: FastifyInstance, { database }: Parts): void {
  /** Logins that don't exist are blocked like those that do, so that the answer doesn't tell them apart. */
  const unknownLogins = new RateLimiterMemory({
    points: rules.failuresUntilBlock,
    duration: rules.blockMinutes * 60,
  });
  const registrations = new RateLimiterMemory({ points: 20, duration: 3600 });

  app.post(
    '/api/login',
    {
      config: { permission: 'open' },
      schema: schema('Sign-in', 'Exchange a login and a password for an access token', {
        description: `The token is valid for ${rules.sessionDays} days. ${rules.failuresUntilBlock} failures in a row block the sign-in for ${rules.blockMinutes} minutes.`,
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
      const token = await database.system((transaction) =>
        accounts.succeed(transaction, attempt.userId),
      );
      return { data: { access_token: token, user: await readUser(database, attempt.userId) } };
    },
  );

  app.post(
    '/api/logout',
    {
      config: { permission: 'signed-in' },
      schema: schema('Sign-in', 'End the session of the access token', {
        response: { 200: nothing, ...failures(401) },
      }),
    },
    async (request) => {
      const { sessionId } = personOf(request);
      await database.system((transaction) =>
        transaction.delete(sessions).where(eq(sessions.id, sessionId)),
      );
      return { data: {} };
    },
  );

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
        return { userId: id, token: await accounts.startSession(transaction, id) };
      });
      const user = await readUser(database, userId);
      return reply.code(201).send({ data: { access_token: token, user } });
    },
  );
}

function registerRecovery(app: FastifyInstance, { database, mailer, publicUrl }: Parts): void {
  const recoveries = new RateLimiterMemory({ points: 5, duration: 3600 });

  app.post(
    '/api/password/recovery',
    {
      config: { permission: 'open' },
      schema: schema('Sign-in', 'Send a mail with a link for choosing a new password', {
        description: 'The answer is the same whether the account exists or not.',
        body: rules.recoveryInput,
        response: { 200: nothing, ...failures(422, 429) },
      }),
    },
    async (request) => {
      const login = rules.loginOf((request.body as z.infer<typeof rules.recoveryInput>).login);
      await limit(recoveries, login);
      const recovery = await database.system((transaction) =>
        accounts.startRecovery(transaction, login),
      );
      if (recovery !== null) {
        mailer.send(recoveryMail(recovery, publicUrl));
      }
      return { data: {} };
    },
  );

  app.post(
    '/api/password/reset',
    {
      config: { permission: 'open' },
      schema: schema('Sign-in', 'Set a new password with the token of a recovery mail', {
        description: `The token works once, for ${rules.recoveryMinutes} minutes; all sessions end.`,
        body: rules.resetInput,
        response: { 200: nothing, ...failures(422) },
      }),
    },
    async (request) => {
      const input = request.body as z.infer<typeof rules.resetInput>;
      const passwordHash = await hashPassword(input.password);
      const done = await database.system((transaction) =>
        accounts.finishRecovery(transaction, input.token, passwordHash),
      );
      if (!done) {
        throw invalid('token', 'Ссылка устарела или уже использована, запросите новую');
      }
      return { data: {} };
    },
  );
}

function registerProfile(app: FastifyInstance, { database }: Parts): void {
  app.get(
    '/api/auth_user',
    {
      config: { permission: 'signed-in' },
      schema: schema('Profile', 'The signed-in person', {
        response: { 200: dataOf(authUserRecord.schema), ...failures(401) },
      }),
    },
    async (request) => ({ data: await readUser(database, personOf(request).id) }),
  );

  app.get(
    '/api/companies/:companyId/auth_user',
    {
      config: { permission: 'member' },
      schema: schema('Profile', 'The signed-in person in a company', {
        response: { 200: dataOf(adminProfileSchema), ...failures(401, 404) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const { profile } = await database.company(scope, (transaction) =>
        rowOf<{ profile: Row }>(
          transaction,
          sql`select ${adminProfile(sql`${scope.companyId}::integer`, scope.personId)} as profile`,
        ),
      );
      return { data: profile };
    },
  );

  app.get(
    '/api/super-admin',
    {
      config: { permission: 'signed-in' },
      schema: schema('Profile', 'Whether the signed-in person administers the installation', {
        response: { 200: dataOf(z.object({ super_admin: z.boolean() })), ...failures(401) },
      }),
    },
    async (request) => ({ data: { super_admin: personOf(request).superAdmin } }),
  );

  app.put(
    '/api/auth_user/update',
    {
      config: { permission: 'signed-in' },
      schema: schema('Profile', "Change the signed-in person's own data", {
        description:
          'A new password and another e-mail address need `current_password`; a new password ends all other sessions.',
        body: rules.profileInput,
        response: { 200: dataOf(authUserRecord.schema), ...failures(401, 422) },
      }),
    },
    async (request) => {
      const person = personOf(request);
      const { password, current_password, email, ...plain } = request.body as z.infer<
        typeof rules.profileInput
      >;
      const account = await database.person(person.id, (transaction) =>
        findAccount(transaction, person.id),
      );
      const moves = email !== undefined && rules.loginOf(email) !== account.login;
      if (
        (moves || password !== undefined) &&
        !(await passwordMatches(current_password ?? '', account.password_hash))
      ) {
        throw invalid('current_password', 'Неверный текущий пароль', 'invalid_credentials');
      }
      const changes = {
        ...plain,
        ...(email !== undefined && { email, login: rules.loginOf(email) }),
        ...(password !== undefined && { password_hash: await hashPassword(password) }),
      };
      if (Object.keys(changes).length > 0) {
        await database.person(person.id, (transaction) =>
          transaction
            .update(users)
            .set(changes as Partial<typeof users.$inferInsert>)
            .where(eq(users.id, person.id))
            .catch(accounts.refuseTakenLogin),
        );
      }
      if (password !== undefined) {
        await database.system((transaction) =>
          accounts.endOtherSessions(transaction, person.id, person.sessionId),
        );
      }
      return { data: await readUser(database, person.id) };
    },
  );
}

const blocked = (seconds: number) =>
  tooManyRequests(
    `Слишком много неудачных попыток. Повторите через ${Math.max(1, Math.ceil(seconds / 60))} мин.`,
    seconds,
    'blocked',
  );

const tooOften = (seconds: number) =>
  tooManyRequests('Слишком много запросов, подождите немного', seconds);

/** Takes a point of the limiter or throws the refusal with the seconds to wait. */
async function limit(limiter: RateLimiterMemory, key: string, refusal = tooOften): Promise<void> {
  const taken = await limiter.consume(key).catch((refused: { msBeforeNext: number }) => refused);
  if (!('remainingPoints' in taken) || taken.consumedPoints > limiter.points) {
    throw refusal(taken.msBeforeNext / 1000);
  }
}

async function readUser(database: Database, userId: number): Promise<Row> {
  const source = { record: authUserRecord, where: undefined };
  const user = await database.person(userId, (transaction) =>
    readOne(transaction, source, userId, wholeRecord, outsideCompanies(userId)),
  );
  if (user === null) throw notFound('Пользователь не найден');
  return user;
}

async function findAccount(transaction: Transaction, userId: number) {
  const [account] = await transaction.select().from(users).where(eq(users.id, userId));
  if (account === undefined) throw notFound('Пользователь не найден');
  return account;
}
