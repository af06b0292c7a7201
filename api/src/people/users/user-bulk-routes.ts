/** The routes that work on many users: their status, their roles, their groups. */
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../../kit/database.ts';
import { companyRoute } from '../../kit/routes.ts';
import * as bulk from './user-bulk.ts';
import { manyUsers, manyUsersAndGroups, manyUsersAndRoles } from './user-rules.ts';
import { userGrants } from './users.ts';

const common = {
  method: 'POST',
  tag: 'Users',
  description:
    'The users are named by `users_id`, or they are all that a list with the conditions of `matching` shows.',
  answer: bulk.bulkResult,
} as const;

const summaries = {
  block: 'Close the company to users',
  unblock: 'Open the company to blocked users again',
  delete: 'Delete users of the company; their accounts stay',
  restore: 'Bring deleted users back',
};

const summariesOfLinks = {
  roles: { attach: 'Give roles to users', detach: 'Take roles from users' },
  groups: { attach: 'Put users into groups', detach: 'Take users out of groups' },
};

export function registerUserBulk(app: FastifyInstance, database: Database): void {
  for (const action of bulk.statusActions) {
    companyRoute(app, database, {
      ...common,
      path: `/users/${action}`,
      summary: summaries[action],
      permission: bulk.grantOf(action),
      body: manyUsers,
      run: ({ transaction, scope, body }) =>
        bulk.changeStatus(transaction, scope, action, chosen(body)),
    });
  }

  for (const does of bulk.linkActions) {
    companyRoute(app, database, {
      ...common,
      path: `/users/${does}_roles`,
      summary: summariesOfLinks.roles[does],
      permission: userGrants.manage,
      body: manyUsersAndRoles,
      run: ({ transaction, scope, body }) =>
        bulk.changeLinks(transaction, scope, does, 'roles', body.roles_id, chosen(body)),
    });
  }

  for (const does of bulk.linkActions) {
    companyRoute(app, database, {
      ...common,
      path: `/users/${does}_groups`,
      summary: summariesOfLinks.groups[does],
      permission: userGrants.manage,
      body: manyUsersAndGroups,
      run: ({ transaction, scope, body }) =>
        bulk.changeLinks(transaction, scope, does, 'groups', body.groups_id, chosen(body)),
    });
  }
}

const chosen = ({ users_id: ids, matching }: z.infer<typeof manyUsers>) => ({ ids, matching });
