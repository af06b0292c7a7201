// Routes of service accounts. Requests with an access token cannot change them.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { registerHistory } from '../../audits/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { requireVersion, versioned } from '../../kit/records/version.ts';
import { companyRoute, companyRouteInSteps, idParams } from '../../kit/http/routes.ts';
import {
  serviceAccountRecord,
  serviceAccountResource,
  serviceAccountGrant,
} from './access-records.ts';
import { changedServiceAccount, newServiceAccount } from './access-rules.ts';
import { serviceAccounts } from './access-tables.ts';
import { users } from '../account/account-tables.ts';

const common = {
  tag: 'Access for tools',
  permission: serviceAccountGrant,
  accessTokens: false,
} as const;

export function registerServiceAccounts(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  serviceAccountResource.register(app, database);
  registerHistory(app, database, serviceAccountResource);

  companyRouteInSteps(app, {
    ...common,
    method: 'POST',
    path: '/service_accounts',
    summary: 'Create a service account',
    body: newServiceAccount,
    answer: serviceAccountRecord.schema,
    status: 201,
    run: ({ scope, body: { name, description = null }, effect }) =>
      effect.system(async (transaction) => {
        // An e-mail address has no colon before its @, so nobody can register with this login.
        const login = `service:${randomUUID()}`;
        const [user] = await transaction
          .insert(users)
          .values({ kind: 'service', login, email: '', name })
          .returning({ id: users.id });
        const [created] = await transaction
          .insert(serviceAccounts)
          .values({
            company_id: scope.companyId,
            user_id: user?.id ?? 0,
            name,
            description,
            author_id: scope.personId,
          })
          .returning({ id: serviceAccounts.id });
        return serviceAccountResource.find(transaction, scope, created?.id ?? 0);
      }, scope),
  });

  companyRouteInSteps(app, {
    ...common,
    method: 'PUT',
    path: '/service_accounts/:id',
    summary: 'Change or deactivate a service account',
    description: 'The tokens of an inactive account are refused.',
    params: idParams,
    body: versioned(changedServiceAccount),
    answer: serviceAccountRecord.schema,
    failures: [409],
    run: async ({ scope, params: { id }, body: { version, ...changes } }) => {
      await read(database, scope, id);
      if (Object.values(changes).some((value) => value !== undefined)) {
        await database.system(async (transaction) => {
          await requireVersion(transaction, scope, serviceAccountRecord, id, version);
          const [changed] = await transaction
            .update(serviceAccounts)
            .set(changes as Partial<typeof serviceAccounts.$inferInsert>)
            .where(ofCompany(scope, id))
            .returning({ user_id: serviceAccounts.user_id });
          if (changed !== undefined && changes.name !== undefined) {
            const { name } = changes;
            await transaction.update(users).set({ name }).where(eq(users.id, changed.user_id));
          }
        }, scope);
      }
      return read(database, scope, id);
    },
  });

  companyRoute(app, database, {
    ...common,
    method: 'DELETE',
    path: '/service_accounts/:id',
    summary: 'Delete a service account with its tokens',
    params: idParams,
    run: async ({ transaction, scope, params: { id } }) => {
      // The account itself stays, because the history shows it as the author. Its tokens are deleted with the record.
      const gone = await transaction
        .delete(serviceAccounts)
        .where(ofCompany(scope, id))
        .returning({ id: serviceAccounts.id });
      if (gone.length === 0) throw notFound(serviceAccountResource.missing);
    },
  });
}

const ofCompany = ({ companyId }: Scope, id: number) =>
  and(eq(serviceAccounts.company_id, companyId), eq(serviceAccounts.id, id));

const read = (database: Database, scope: Scope, id: number) =>
  database.company(scope, (transaction) => serviceAccountResource.find(transaction, scope, id));
