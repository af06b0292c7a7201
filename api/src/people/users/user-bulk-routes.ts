/** The routes that work on many users: their status, their roles, their groups. */
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Database, Transaction } from '../../kit/database.ts';
import type { Grant, Scope } from '../../kit/permissions.ts';
import { companyRoute } from '../../kit/routes.ts';
import * as bulk from './user-bulk.ts';
import { manyUsers, manyUsersAndGroups, manyUsersAndRoles } from './user-rules.ts';
import { userGrants } from './users.ts';

export function registerUserBulk(app: FastifyInstance, database: Database): void {
  const many = <Input>(
    action: string,
    summary: string,
    permission: Grant,
    body: z.ZodType<Input>,
    work: (transaction: Transaction, scope: Scope, input: Input) => Promise<bulk.BulkResult>,
  ) =>
    companyRoute(app, database, {
      method: 'POST',
      path: `/users/${action}`,
      tag: 'Users',
      summary,
      description:
        'The users are named by `users_id`, or they are all that a list with the conditions of `matching` shows.',
      permission,
      body,
      answer: bulk.bulkResult,
      run: ({ transaction, scope, body: input }) => work(transaction, scope, input),
    });
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
