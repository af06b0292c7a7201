/** The routes of users: the list, one, creating, changing and deleting. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import type { Jobs } from '../../jobs/index.ts';
import type { Database } from '../../kit/database.ts';
import { dataOf, failures, schema } from '../../kit/documentation.ts';
import { Failure, notFound } from '../../kit/errors.ts';
import type { Mailer } from '../../kit/mail.ts';
import { scopeOf } from '../../kit/permissions.ts';
import type { Scope } from '../../kit/permissions.ts';
import { idOf, idParameters } from '../../kit/resource.ts';
import { users } from '../account/account-tables.ts';
import { startRecovery } from '../account/accounts.ts';
import { invitationMail } from '../mails.ts';
import { hashPassword } from '../account/passwords.ts';
import { loginOf } from '../rules.ts';
import { companyMembers } from '../tables.ts';
import { registerUserAccounts } from './user-account-routes.ts';
import { createMember, defaultRoles, requireAccount, requireWithinReach } from './user-accounts.ts';
import * as bulk from './user-bulk.ts';
import { registerUserBulk } from './user-bulk-routes.ts';
import { changedUser, newUser } from './user-rules.ts';
import { usersExport } from './user-export.ts';
import { userGrants, userResource } from './users.ts';

interface Parts {
  database: Database;
  mailer: Mailer;
  publicUrl: string;
  jobs: Jobs;
}

const base = '/api/companies/:companyId/users';
const one = `${base}/:id(^\\d+$)`;
const user = dataOf(userResource.record.schema);

export function registerUsers(app: FastifyInstance, parts: Parts): void {
  registerWrites(app, parts);
  registerUserBulk(app, parts.database);
  registerUserAccounts(app, parts);
  userResource.register(app, parts.database);
  registerHistory(app, parts.database, userResource, 'users');
  usersExport.register(app, parts);
}

const read = (database: Database, scope: Scope, id: number) =>
  database.company(scope, (transaction) => userResource.find(transaction, scope, id));

function registerWrites(app: FastifyInstance, { database, mailer, publicUrl }: Parts): void {
  app.post(
    base,
    {
      config: { permission: userGrants.manage },
      schema: schema('Users', 'Create a user with an account', {
        body: newUser,
        response: { 201: user, ...failures(401, 403, 404, 422) },
      }),
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const input = request.body as z.infer<typeof newUser>;
      const groupIds = input.groups_id ?? [];
      const roleIds = await database.company(scope, async (transaction) => {
        const ids = input.roles_id ?? (await defaultRoles(transaction, scope.companyId));
        await bulk.requireRoles(transaction, scope, ids);
        await bulk.requireGroups(transaction, scope, groupIds);
        return ids;
      });
      const account = {
        name: input.name,
        surname: input.surname ?? null,
        email: input.email,
        login: loginOf(input.email),
        phone: input.phone ?? null,
        password_hash: input.password === undefined ? null : await hashPassword(input.password),
      };
      const { data, mail } = await database.system(async (transaction) => {
        const id = await createMember(transaction, scope, account, { roleIds, groupIds });
        const recovery =
          input.password === undefined
            ? await startRecovery(transaction, account.login, 'invitation')
            : null;
        // Whoever may not see users creates none.
        return { data: await userResource.find(transaction, scope, id), mail: recovery };
      }, scope);
      if (mail !== null) mailer.send(invitationMail(mail, publicUrl));
      return reply.code(201).send({ data });
    },
  );

  app.put(
    one,
    {
      config: { permission: userGrants.manage },
      schema: schema('Users', 'Change a user', {
        description:
          'Name, surname and telephone belong to the account: they can be changed while it is in this company alone.',
        params: idParameters,
        body: changedUser,
        response: { 200: user, ...failures(401, 403, 404, 409, 422) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const id = idOf(request);
      const { admin_banned, learning_banned, ...account } = request.body as z.infer<
        typeof changedUser
      >;
      const bans = definedOnly({ admin_banned, learning_banned });
      await database.system(async (transaction) => {
        await requireWithinReach(transaction, scope, id);
        if (Object.keys(bans).length > 0) {
          await transaction
            .update(companyMembers)
            .set(bans)
            .where(
              and(eq(companyMembers.company_id, scope.companyId), eq(companyMembers.user_id, id)),
            );
        }
        if (Object.keys(definedOnly(account)).length > 0) {
          await requireAccount(transaction, scope, id);
          await transaction.update(users).set(definedOnly(account)).where(eq(users.id, id));
        }
      }, scope);
      return { data: await read(database, scope, id) };
    },
  );

  app.delete(
    one,
    {
      config: { permission: userGrants.delete },
      schema: schema('Users', 'Delete a user of the company; the account stays', {
        description: '`POST /users/restore` brings them back.',
        params: idParameters,
        response: { 200: dataOf(z.object({})), ...failures(401, 403, 404, 409) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const id = idOf(request);
      await database.company(scope, async (transaction) => {
        const { count, skipped } = await bulk.changeStatus(transaction, scope, 'delete', {
          ids: [id],
          matching: undefined,
        });
        if (skipped > 0) throw refusal();
        if (count === 0) throw notFound(userResource.missing);
      });
      return { data: {} };
    },
  );
}

const refusal = () =>
  new Failure(409, [
    { message: 'Владельца, себя и тех, у кого больше прав, удалить нельзя', code: 'protected' },
  ]);

/** Without what was left out, so that it stays as it is. */
function definedOnly<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}
