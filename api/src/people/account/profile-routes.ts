// Routes of the signed-in person: their account, their membership in a company, and changes of their data.
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { addressOf } from '../../kit/http/networks.ts';
import { scopeOutsideCompanies } from '../../kit/permissions/permissions.ts';
import { requireVersion, versioned } from '../../kit/records/version.ts';
import {
  callerRoute,
  companyRoute,
  personRoute,
  personRouteInSteps,
} from '../../kit/http/routes.ts';
import { preparedQueryForScope } from '../../kit/database/prepared-queries.ts';
import { users } from './account-tables.ts';
import * as accounts from './accounts.ts';
import type { RequestEmailChange } from './email-routes.ts';
import { findAccount, readUser, userOf, type RequirePassword } from './own-account.ts';
import { hashPassword } from './passwords.ts';
import type { ProfilePhotos } from './own-upload-routes.ts';
import { adminProfile, adminProfileSchema, authUserRecord } from '../records.ts';
import * as rules from '../rules.ts';

interface Parts {
  database: Database;
  requirePassword: RequirePassword;
  askForEmail: RequestEmailChange;
  photos: ProfilePhotos;
}

const tag = 'Profile';

const ownProfile = preparedQueryForScope<{ profile: z.infer<typeof adminProfileSchema> }>(
  (asker) => sql`select ${adminProfile(sql`${asker.companyId}::integer`, asker)} as profile`,
);

export function registerProfile(app: FastifyInstance, parts: Parts): void {
  registerReads(app, parts.database);
  registerUpdate(app, parts);
}

function registerReads(app: FastifyInstance, database: Database): void {
  callerRoute(app, database, {
    method: 'GET',
    path: '/auth_user',
    tag,
    summary: 'Get the signed-in user',
    answer: authUserRecord.schema,
    run: ({ transaction, scope }) => userOf(transaction, scope.personId),
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '/auth_user',
    tag,
    summary: 'Get the signed-in user’s membership in a company',
    permission: 'member',
    answer: adminProfileSchema,
    run: async ({ transaction, scope }) => {
      const [row] = await ownProfile(transaction, scope);
      if (row === undefined) throw notFound();
      return row.profile;
    },
  });

  personRoute(app, database, {
    method: 'GET',
    path: '/super-admin',
    tag,
    summary: 'Check whether the signed-in user administers the installation',
    answer: z.object({ super_admin: z.boolean() }),
    run: async ({ person }) => ({ super_admin: person.superAdmin }),
  });
}

function registerUpdate(
  app: FastifyInstance,
  { database, requirePassword, askForEmail, photos }: Parts,
): void {
  personRouteInSteps(app, {
    method: 'PUT',
    path: '/auth_user/update',
    tag,
    summary: 'Change the data of the signed-in user',
    description:
      'A new password and a new email address require `current_password`. A new password ends all other sessions. A new address takes effect when the link sent to it is opened; until then the current one stays.',
    body: versioned(rules.profileInput),
    answer: authUserRecord.schema,
    failures: [409, 429, 503],
    run: async ({ person, body, request }) => {
      const { version, password, current_password, email, ...plain } = body;
      const account = await findAccount(database, person.id);
      const moves = email !== undefined && rules.loginOf(email) !== account.login;
      if (moves || password !== undefined) {
        await requirePassword(account, current_password, request);
      }
      if (plain.photo != null) await photos.requireOwn(person.id, plain.photo);
      const changes = {
        ...plain,
        ...(email !== undefined && !moves && { email }),
        ...(password !== undefined && {
          password_hash: await hashPassword(password, addressOf(request)),
        }),
      };
      await database.system(
        async (transaction) => {
          const scope = scopeOutsideCompanies(person.id);
          await requireVersion(transaction, scope, authUserRecord, person.id, version);
          if (Object.keys(changes).length > 0) {
            await transaction
              .update(users)
              .set(changes as Partial<typeof users.$inferInsert>)
              .where(eq(users.id, person.id));
          }
          if (password !== undefined) {
            await accounts.endOtherSessions(transaction, person.id, person.sessionId);
          }
          // Last, because a new password deletes links that were created before.
          if (moves) await askForEmail(transaction, account, email);
        },
        { personId: person.id },
      );
      if (plain.photo !== undefined && plain.photo !== account.photo) {
        await photos.remove(person.id, account.photo);
      }
      return readUser(database, person.id);
    },
  });
}
