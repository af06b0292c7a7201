/** Service accounts: tools of the company with accounts of their own. Access tokens can't manage them. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import type { Database } from '../../kit/database.ts';
import { dataOf, failures, schema } from '../../kit/documentation.ts';
import { notFound } from '../../kit/errors.ts';
import { scopeOf } from '../../kit/permissions.ts';
import type { Scope } from '../../kit/permissions.ts';
import { idOf, idParameters } from '../../kit/resource.ts';
import { serviceAccountRecord, serviceAccountResource, serviceGrant } from './access-records.ts';
import { changedServiceAccount, newServiceAccount } from './access-rules.ts';
import { serviceAccounts } from './access-tables.ts';
import { users } from '../account/account-tables.ts';

const base = '/api/companies/:companyId/service_accounts';
const one = `${base}/:id(^\\d+$)`;
const config = { permission: serviceGrant, accessTokens: false };
const account = dataOf(serviceAccountRecord.schema);

export function registerServiceAccounts(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  serviceAccountResource.register(app, database);
  registerHistory(app, database, serviceAccountResource, 'service_accounts');

  app.post(
    base,
    {
      config,
      schema: schema('Access for tools', 'Create a service account', {
        body: newServiceAccount,
        response: { 201: account, ...failures(401, 403, 404, 422) },
      }),
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const { name, description = null } = request.body as z.infer<typeof newServiceAccount>;
      const id = await database.system(async (transaction) => {
        // No address has a colon before its @, so that nobody registers with this login.
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
        return created?.id ?? 0;
      }, scope);
      return reply.code(201).send({ data: await read(database, scope, id) });
    },
  );

  app.put(
    one,
    {
      config,
      schema: schema('Access for tools', 'Change a service account, or switch it off', {
        description: 'While it is off, its tokens open nothing.',
        params: idParameters,
        body: changedServiceAccount,
        response: { 200: account, ...failures(401, 403, 404, 422) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const id = idOf(request);
      const changes = request.body as z.infer<typeof changedServiceAccount>;
      await read(database, scope, id);
      if (Object.values(changes).some((value) => value !== undefined)) {
        await database.system(async (transaction) => {
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
      return { data: await read(database, scope, id) };
    },
  );

  app.delete(
    one,
    {
      config,
      schema: schema('Access for tools', 'Delete a service account with its tokens', {
        params: idParameters,
        response: { 200: dataOf(z.object({})), ...failures(401, 403, 404) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      // What it did stays its own in the history: the account itself is left, and nothing speaks for it any more.
      const gone = await database.company(scope, (transaction) =>
        transaction
          .delete(serviceAccounts)
          .where(ofCompany(scope, idOf(request)))
          .returning({ id: serviceAccounts.id }),
      );
      if (gone.length === 0) throw notFound(serviceAccountResource.missing);
      return { data: {} };
    },
  );
}

const ofCompany = ({ companyId }: Scope, id: number) =>
  and(eq(serviceAccounts.company_id, companyId), eq(serviceAccounts.id, id));

const read = (database: Database, scope: Scope, id: number) =>
  database.company(scope, (transaction) => serviceAccountResource.find(transaction, scope, id));
