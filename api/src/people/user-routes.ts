/** The routes of users: the list, one, creating and changing, work on many, and what concerns their sign-in. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../audits/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Database, Transaction } from '../kit/database.ts';
import { dataOf, failures, schema } from '../kit/documentation.ts';
import { Failure, notFound } from '../kit/errors.ts';
import type { Mailer } from '../kit/mail.ts';
import { scopeOf } from '../kit/permissions.ts';
import type { Grant, Scope } from '../kit/permissions.ts';
import { idOf, idParameters, wholeRecord } from '../kit/resource.ts';
import { sessions, users } from './account-tables.ts';
import { cancelEmailChange, refuseTakenLogin, startRecovery } from './accounts.ts';
import { invitationMail, twoStepResetMail } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { loginOf } from './rules.ts';
import { companyMembers } from './tables.ts';
import { switchTwoStepOff } from './two-step.ts';
import {
  cancelLinks,
  createMember,
  defaultRoles,
  refuseTaken,
  requireAccount,
  requireWithinReach,
} from './user-accounts.ts';
import * as bulk from './user-bulk.ts';
import {
  changedUser,
  manyUsers,
  manyUsersAndGroups,
  manyUsersAndRoles,
  newEmail,
  newPassword,
  newUser,
} from './user-rules.ts';
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
  registerBulk(app, parts.database);
  registerAccounts(app, parts);
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

function registerBulk(app: FastifyInstance, database: Database): void {
  const many = <Input>(
    action: string,
    summary: string,
    permission: Grant,
    body: z.ZodType<Input>,
    work: (transaction: Transaction, scope: Scope, input: Input) => Promise<unknown>,
  ) =>
    app.post(
      `${base}/${action}`,
      {
        config: { permission },
        schema: schema('Users', summary, {
          description:
            'The users are named by `users_id`, or they are all that a list with the conditions of `matching` shows.',
          body,
          response: { 200: dataOf(bulk.bulkResult), ...failures(401, 403, 404, 422) },
        }),
      },
      async (request: FastifyRequest) => {
        const scope = scopeOf(request);
        const data = await database.company(scope, (transaction) =>
          work(transaction, scope, request.body as Input),
        );
        return { data };
      },
    );
  const summaries: Record<bulk.StatusAction, string> = {
    block: 'Close the company to users',
    unblock: 'Open the company to blocked users again',
    delete: 'Delete users of the company; their accounts stay',
    restore: 'Bring deleted users back',
  };
  for (const action of bulk.statusActions) {
    many(action, summaries[action], bulk.grantOf(action), manyUsers, (transaction, scope, input) =>
      bulk.changeStatus(transaction, scope, action, chosen(input)),
    );
  }
  const { manage } = userGrants;
  many(
    'attach_roles',
    'Give roles to users',
    manage,
    manyUsersAndRoles,
    (transaction, scope, input) =>
      bulk.attach(transaction, scope, 'roles', chosen(input), input.roles_id),
  );
  many(
    'detach_roles',
    'Take roles from users',
    manage,
    manyUsersAndRoles,
    (transaction, scope, input) =>
      bulk.detach(transaction, scope, 'roles', chosen(input), input.roles_id),
  );
  many(
    'attach_groups',
    'Put users into groups',
    manage,
    manyUsersAndGroups,
    (transaction, scope, input) =>
      bulk.attach(transaction, scope, 'groups', chosen(input), input.groups_id),
  );
  many(
    'detach_groups',
    'Take users out of groups',
    manage,
    manyUsersAndGroups,
    (transaction, scope, input) =>
      bulk.detach(transaction, scope, 'groups', chosen(input), input.groups_id),
  );
}

const chosen = ({ users_id: ids, matching }: z.infer<typeof manyUsers>) => ({ ids, matching });

function registerAccounts(app: FastifyInstance, { database, mailer }: Parts): void {
  const change = <Input>(
    action: string,
    summary: string,
    body: z.ZodType<Input>,
    work: (scope: Scope, id: number, input: Input) => Promise<void>,
  ) =>
    app.post(
      `${one}/${action}`,
      {
        config: { permission: userGrants.account },
        schema: schema('Users', summary, {
          params: idParameters,
          body,
          response: { 200: user, ...failures(401, 403, 404, 409, 422) },
        }),
      },
      async (request: FastifyRequest) => {
        const scope = scopeOf(request);
        const id = idOf(request);
        await work(scope, id, request.body as Input);
        return { data: await read(database, scope, id) };
      },
    );

  change(
    'change_password',
    'Set a new password; all sessions of the user end',
    newPassword,
    async (scope, id, { password }) => {
      const password_hash = await hashPassword(password);
      await database.system(async (transaction) => {
        await requireAccount(transaction, scope, id);
        await transaction.update(users).set({ password_hash }).where(eq(users.id, id));
        await transaction.delete(sessions).where(eq(sessions.user_id, id));
        await cancelEmailChange(transaction, id);
        await cancelLinks(transaction, id);
      }, scope);
    },
  );

  change(
    'change_email',
    'Give the user another address, which is the login too',
    newEmail,
    async (scope, id, { email }) => {
      const login = loginOf(email);
      const before = await database.system(async (transaction) => {
        const account = await requireAccount(transaction, scope, id);
        await refuseTaken(transaction, scope, login, id);
        await cancelEmailChange(transaction, id);
        await transaction
          .update(users)
          .set({ email, login })
          .where(eq(users.id, id))
          .catch(refuseTakenLogin);
        await cancelLinks(transaction, id);
        return account;
      }, scope);
      for (const to of new Set([before.email, email])) {
        mailer.send({
          to,
          subject: 'Почта для входа изменена',
          text: `Здравствуйте, ${before.name}!\n\nАдминистратор компании сменил почту, с которой вы входите, с ${before.email} на ${email}.`,
        });
      }
    },
  );

  change(
    'reset_login_block',
    'Let a user sign in again after too many failures',
    z.object({}),
    async (scope, id) => {
      await database.system(async (transaction) => {
        await requireAccount(transaction, scope, id);
        await transaction
          .update(users)
          .set({ failed_login_count: 0, login_blocked_until: null })
          .where(eq(users.id, id));
      }, scope);
    },
  );

  change(
    'reset_two_step',
    'Let a user who lost phone and recovery codes sign in with the password alone',
    z.object({}),
    async (scope, id) => {
      const account = await database.system(async (transaction) => {
        const found = await requireAccount(transaction, scope, id);
        const before = await userResource.find(transaction, scope, id, {
          ...wholeRecord,
          columns: ['two_step'],
        });
        await switchTwoStepOff(transaction, id);
        return before['two_step'] === true ? found : null;
      }, scope);
      if (account !== null) mailer.send(twoStepResetMail(account));
    },
  );
}

/** Without what was left out, so that it stays as it is. */
function definedOnly<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}
