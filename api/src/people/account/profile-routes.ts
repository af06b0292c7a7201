/** The signed-in person: who they are, who they are in a company, and changing their own data. */
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowOf } from '../../kit/database.ts';
import type { Database } from '../../kit/database.ts';
import { dataOf, failures, schema } from '../../kit/documentation.ts';
import type { Row } from '../../kit/list.ts';
import { personOf, scopeOf, sessionOf } from '../../kit/permissions.ts';
import { users } from './account-tables.ts';
import * as accounts from './accounts.ts';
import type { AskForEmail } from './email-routes.ts';
import { findAccount, readUser } from './own-account.ts';
import type { RequirePassword } from './own-account.ts';
import { hashPassword } from './passwords.ts';
import type { Photos } from './photo-routes.ts';
import { adminProfile, adminProfileSchema, authUserRecord } from '../records.ts';
import * as rules from '../rules.ts';

interface Parts {
  database: Database;
  requirePassword: RequirePassword;
  askForEmail: AskForEmail;
  photos: Photos;
}

export function registerProfile(app: FastifyInstance, parts: Parts): void {
  registerReads(app, parts.database);
  registerUpdate(app, parts);
}

function registerReads(app: FastifyInstance, database: Database): void {
  app.get(
    '/api/auth_user',
    {
      config: { permission: 'signed-in', accessTokens: true },
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
          sql`select ${adminProfile(sql`${scope.companyId}::integer`, scope)} as profile`,
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
}

function registerUpdate(
  app: FastifyInstance,
  { database, requirePassword, askForEmail, photos }: Parts,
): void {
  app.put(
    '/api/auth_user/update',
    {
      config: { permission: 'signed-in' },
      schema: schema('Profile', "Change the signed-in person's own data", {
        description:
          'A new password and another e-mail address need `current_password`. A new password ends all other sessions. Another address is taken only when the link that is sent there is opened; until then the present one stays.',
        body: rules.profileInput,
        response: { 200: dataOf(authUserRecord.schema), ...failures(401, 422, 429) },
      }),
    },
    async (request) => {
      const person = personOf(request);
      const { password, current_password, email, ...plain } = request.body as z.infer<
        typeof rules.profileInput
      >;
      const account = await findAccount(database, person.id);
      const moves = email !== undefined && rules.loginOf(email) !== account.login;
      if (moves || password !== undefined) await requirePassword(account, current_password);
      if (plain.photo != null) await photos.requireOwn(person.id, plain.photo);
      if (moves) await askForEmail(account, email);
      const changes = {
        ...plain,
        ...(email !== undefined && !moves && { email }),
        ...(password !== undefined && { password_hash: await hashPassword(password) }),
      };
      await database.system(
        async (transaction) => {
          if (Object.keys(changes).length > 0) {
            await transaction
              .update(users)
              .set(changes as Partial<typeof users.$inferInsert>)
              .where(eq(users.id, person.id));
          }
          if (password !== undefined) {
            await accounts.endOtherSessions(transaction, person.id, sessionOf(request));
            if (!moves) await accounts.cancelEmailChange(transaction, person.id);
          }
        },
        { personId: person.id },
      );
      if (plain.photo !== undefined && plain.photo !== account.photo) {
        await photos.forget(person.id, account.photo);
      }
      return { data: await readUser(database, person.id) };
    },
  );
}
