// Routes of users: the list, reading, creating, changing and deleting.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import type { Jobs } from '../../jobs/index.ts';
import { afterCommit, type Database } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/errors.ts';
import type { EmailChanger } from '../account/email-routes.ts';
import { addressOf } from '../../kit/http/networks.ts';
import { requireVersion, versioned } from '../../kit/records/version.ts';
import type { Updates } from '../../kit/resource/contract.ts';
import { companyRoute, companyRouteInSteps, idParams } from '../../kit/http/routes.ts';
import { users } from '../account/account-tables.ts';
import { startRecovery } from '../account/accounts.ts';
import { invitationMail } from '../mails.ts';
import { hashPassword } from '../account/passwords.ts';
import { loginOf } from '../rules.ts';
import type { CompanyMessages } from '../sending/company-messages.ts';
import { companyMembers } from '../tables.ts';
import { registerUserAccounts } from './user-account-routes.ts';
import { createMember, defaultRoles, requireAccount, requireMayChange } from './user-accounts.ts';
import * as bulk from './user-bulk.ts';
import { changedUser, newUser } from './user-rules.ts';
import { usersExport } from './user-export.ts';
import { memberRecord, userGrants, userResource } from './users.ts';

interface Parts {
  database: Database;
  emails: EmailChanger;
  messages: CompanyMessages;
  publicUrl: string;
  jobs: Jobs;
}

const { tag } = userResource;

export function registerUsers(app: FastifyInstance, parts: Parts): void {
  registerWrites(app, parts);
  registerUserAccounts(app, parts);
  userResource.register(app, parts.database);
  registerHistory(app, parts.database, userResource, { updates: userUpdates, runsAs: 'system' });
  usersExport.register(app, parts);
}

function registerWrites(app: FastifyInstance, { database, messages, publicUrl }: Parts): void {
  companyRouteInSteps(app, {
    method: 'POST',
    path: '/users',
    tag,
    summary: 'Create a user with an account',
    description:
      'Without a password, the person gets an email with a link to set one. It counts against the daily limit; `GET /message_quota` returns what is left. 409: the sender’s email address is unconfirmed.',
    permission: userGrants.manage,
    body: newUser,
    answer: userResource.record.schema,
    status: 201,
    failures: [409, 503],
    run: async ({ scope, body, request, effect }) => {
      const groupIds = body.groups_id ?? [];
      const roleIds = await database.company(scope, async (transaction) => {
        const ids = body.roles_id ?? (await defaultRoles(transaction, scope.companyId));
        await bulk.requireRoles(transaction, scope, ids);
        await bulk.requireGroups(transaction, scope, groupIds);
        return ids;
      });
      const account = {
        name: body.name,
        surname: body.surname ?? null,
        email: body.email,
        login: loginOf(body.email),
        phone: body.phone ?? null,
        password_hash:
          body.password === undefined
            ? null
            : await hashPassword(body.password, addressOf(request)),
      };
      return effect.system(async (transaction) => {
        const id = await createMember(transaction, scope, account, { roleIds, groupIds });
        if (body.password === undefined) {
          const ordered = await messages.charge(transaction, scope, [account.email]);
          const invitation = await startRecovery(transaction, account.login, 'invitation');
          afterCommit(transaction, () => {
            if (invitation !== null) messages.send(ordered, invitationMail(invitation, publicUrl));
          });
        }
        // Reading it back rejects callers who may not see users.
        return userResource.find(transaction, scope, id);
      }, scope);
    },
  });

  companyRouteInSteps(app, {
    method: 'PUT',
    path: '/users/:id',
    tag,
    summary: 'Change a user',
    description:
      'Name, surname and phone belong to the account; they can be changed only while the user is a member of no other company.',
    permission: userUpdates.grant,
    params: idParams,
    body: versioned(changedUser),
    answer: userResource.record.schema,
    failures: [409],
    run: async ({ scope, params: { id }, body }) => {
      await database.system(
        (transaction) => userUpdates.change({ transaction, scope, place: {} }, id, body),
        scope,
      );
      return database.company(scope, (transaction) => userResource.find(transaction, scope, id));
    },
  });

  companyRoute(app, database, {
    method: 'DELETE',
    path: '/users/:id',
    tag,
    summary: 'Delete a user of the company; keeps the account',
    description: '`POST /users/restore` restores the user.',
    permission: userGrants.delete,
    params: idParams,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      const { count, skipped } = await userResource.runBulkAction('delete', {
        transaction,
        scope,
        chosen: { ids: [id] },
        input: {},
      });
      if (skipped.some(({ code }) => code !== 'not_found')) throw refusal();
      if (count === 0) throw notFound(userResource.missing);
    },
  });
}

/** Runs as the system role, because it also writes the account. */
const userUpdates: Updates<z.infer<typeof changedUser>> = {
  grant: userGrants.manage,
  body: changedUser,
  change: async ({ transaction, scope }, id, sent) => {
    const { version, admin_banned, learning_banned, ...account } = sent;
    const bans = definedOnly({ admin_banned, learning_banned });
    await requireMayChange(transaction, scope, id);
    await requireVersion(transaction, scope, memberRecord, id, version);
    if (Object.keys(bans).length > 0) {
      await transaction
        .update(companyMembers)
        .set(bans)
        .where(and(eq(companyMembers.company_id, scope.companyId), eq(companyMembers.user_id, id)));
    }
    if (Object.keys(definedOnly(account)).length > 0) {
      await requireAccount(transaction, scope, id);
      await transaction.update(users).set(definedOnly(account)).where(eq(users.id, id));
    }
  },
};

const refusal = () =>
  conflict('protected', 'Владельца, себя и тех, у кого больше прав, удалить нельзя');

/** Drops undefined values, so that omitted fields stay unchanged. */
function definedOnly<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}
