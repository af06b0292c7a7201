// Attempts at privilege escalation with users, roles and groups; collects the attempts of the other files.
import { type Attempt, attempt, ids, rolesNamed } from './attempt.ts';
import { accessAttempts } from './access-attempts.ts';
import { inviteAttempts } from './invite-attempts.ts';
import { allFlags } from '../../school/callers.ts';
import {
  account,
  accountActions,
  bulk,
  create,
  deleteRole,
  fillIn,
  role,
  sortRoles,
  update,
} from './attempt-requests.ts';

const above = ['owner', 'administrator'] as const;
const administrators = rolesNamed('Администратор');

/** A user who may only manage people. */
const ofManager: Attempt[] = [
  ...(['manager', 'learner', 'owner'] as const).map((user) =>
    attempt(
      'manager',
      `gives ${user} a role with more flags`,
      'forbidden',
      bulk('attach_roles', ids(user), administrators),
    ),
  ),
  attempt(
    'manager',
    'gives everybody a role with more flags',
    'forbidden',
    bulk('attach_roles', () => 'test', administrators),
  ),
  attempt(
    'manager',
    'gives themselves a role with more flags beside one of their own',
    'forbidden',
    bulk('attach_roles', ids('manager'), rolesNamed('Ученик', 'setter')),
  ),
  attempt(
    'manager',
    'creates somebody with more flags',
    'forbidden',
    create({ roles: administrators }),
  ),
  attempt(
    'manager',
    'takes a role with more flags from the administrator',
    'forbidden',
    bulk('detach_roles', ids('administrator'), rolesNamed('administrator')),
  ),
  attempt(
    'manager',
    'takes a role with more flags from everybody',
    'forbidden',
    bulk('detach_roles', () => 'test', rolesNamed('administrator')),
  ),
  ...above.flatMap((user) => [
    attempt(
      'manager',
      `gives ${user} one of their own roles`,
      'passed over',
      bulk('attach_roles', ids(user), rolesNamed('manager')),
    ),
    attempt(
      'manager',
      `takes a role from ${user}`,
      'passed over',
      bulk('detach_roles', ids(user), rolesNamed('Ученик')),
    ),
    attempt(
      'manager',
      `takes a role from ${user}, who is found`,
      'passed over',
      bulk('detach_roles', (stage) => stage.email(user), rolesNamed('Ученик')),
    ),
  ]),
  ...[...above, 'manager' as const].flatMap((user) => [
    ...accountActions.map((action) =>
      attempt('manager', `${action} of ${user}`, 'forbidden', account(action, user)),
    ),
    ...(['block', 'delete'] as const).flatMap((action) => [
      attempt('manager', `${action}s ${user}`, 'passed over', bulk(action, ids(user))),
      attempt(
        'manager',
        `${action}s ${user}, who is found`,
        'passed over',
        bulk(action, (stage) => stage.email(user)),
      ),
    ]),
    attempt('manager', `deletes ${user} alone`, 'protected', {
      rest: (stage) => ['DELETE', `/users/${stage.id(user)}`],
      graphql: null,
    }),
    attempt('manager', `renames ${user}`, 'forbidden', update(user, { name: 'Никто' })),
    attempt('manager', `fills in a field of ${user}`, 'forbidden', fillIn(user)),
    attempt(
      'manager',
      `bans ${user}`,
      'forbidden',
      update(user, { admin_banned: true }, { adminBanned: true }),
    ),
  ]),
  attempt(
    'manager',
    'lifts their own ban',
    'forbidden',
    update('manager', { learning_banned: false }, { learningBanned: false }),
  ),
  attempt(
    'manager',
    'unblocks an administrator',
    'passed over',
    bulk('unblock', ids('blocked administrator')),
  ),
  attempt(
    'manager',
    'restores an administrator',
    'passed over',
    bulk('restore', ids('deleted administrator')),
  ),
  ...(['shared', 'super administrator'] as const).flatMap((user) => [
    ...accountActions.map((action) =>
      attempt('manager', `${action} of ${user}`, 'shared_account', account(action, user)),
    ),
    attempt('manager', `renames ${user}`, 'shared_account', update(user, { name: 'Никто' })),
  ]),
  attempt('manager', 'creates a role', 'forbidden', role(null, ['users_show'])),
  attempt('manager', 'adds to a role of their own', 'forbidden', role('manager', ['crm_show'])),
  attempt('manager', 'deletes a role', 'forbidden', deleteRole('Наблюдатель')),
  attempt('manager', 'ranks roles anew', 'forbidden', sortRoles('manager', 'Администратор')),
  attempt(
    'banned manager',
    'lifts their own ban',
    'forbidden',
    update('banned manager', { admin_banned: false }, { adminBanned: false }),
  ),
  attempt(
    'blocked manager',
    'unblocks themselves',
    'forbidden',
    bulk('unblock', ids('blocked manager')),
  ),
];

/** A user who may only set up the company. */
const ofSetter: Attempt[] = [
  attempt('setter', 'creates a role with more flags', 'forbidden', role(null, ['users_manage'])),
  attempt('setter', 'copies the most powerful role', 'forbidden', role(null, allFlags)),
  attempt(
    'setter',
    'adds to a role of their own',
    'forbidden',
    role('setter', ['admin_part_access', 'company_settings', 'users_manage']),
  ),
  attempt('setter', 'adds to somebody else’s role', 'forbidden', role('manager', ['crm_show'])),
  attempt('setter', 'takes a flag from administrators', 'forbidden', {
    rest: (stage) => ['PUT', `/roles/${stage.role('Администратор')}`, { users_delete: false }],
    graphql: (stage, id) => [
      'updateRole',
      { id: id('Role', stage.role('Администратор')), permissions: ['COMPANY_SETTINGS'] },
    ],
  }),
  attempt(
    'setter',
    'makes the most powerful role the default',
    'forbidden',
    role('Администратор', [], { default: true }),
  ),
  attempt(
    'setter',
    'creates a powerful default role',
    'forbidden',
    role(null, ['users_manage'], { default: true }),
  ),
  attempt('setter', 'deletes the role of administrators', 'in_use', deleteRole('administrator')),
  attempt(
    'setter',
    'gives themselves a role',
    'forbidden',
    bulk('attach_roles', ids('setter'), rolesNamed('Менеджер')),
  ),
  attempt('setter', 'creates a user', 'forbidden', create({})),
];

/** The owner of another school who uses ids of this school there. */
const ofStranger: Attempt[] = [
  ...(['block', 'unblock', 'delete', 'restore'] as const).map((action) =>
    attempt(
      'stranger',
      `${action}s users`,
      'nobody',
      bulk(action, ids('learner', 'blocked administrator', 'deleted administrator')),
    ),
  ),
  ...(['attach', 'detach'] as const).flatMap((verb) => [
    attempt(
      'stranger',
      `${verb}es roles of their own, users of the school`,
      'nobody',
      bulk(`${verb}_roles`, ids('learner'), rolesNamed('other Ученик')),
    ),
    attempt(
      'stranger',
      `${verb}es groups of their own, users of the school`,
      'nobody',
      bulk(`${verb}_groups`, ids('learner'), ({ otherGroupId }) => [otherGroupId]),
    ),
    attempt(
      'stranger',
      `${verb}es roles of the school, users of their own`,
      'not_found',
      bulk(`${verb}_roles`, ids('stranger’s learner'), rolesNamed('Ученик')),
    ),
    attempt(
      'stranger',
      `${verb}es groups of the school, users of their own`,
      'not_found',
      bulk(`${verb}_groups`, ids('stranger’s learner'), ({ groupId }) => [groupId]),
    ),
  ]),
  attempt(
    'stranger',
    'creates somebody with a role of the school',
    'not_found',
    create({ roles: rolesNamed('Ученик') }),
  ),
  attempt(
    'stranger',
    'creates somebody in a group of the school',
    'not_found',
    create({ groups: ({ groupId }) => [groupId] }),
  ),
  ...accountActions.map((action) =>
    attempt('stranger', `${action} of a learner`, 'not_found', account(action, 'learner')),
  ),
  attempt('stranger', 'renames a learner', 'not_found', update('learner', { name: 'Никто' })),
  attempt('stranger', 'changes a role', 'not_found', role('Наблюдатель', [], { name: 'Никто' })),
  attempt('stranger', 'deletes a role', 'not_found', deleteRole('Наблюдатель')),
  attempt('stranger', 'ranks a role anew', 'not_found', sortRoles('other Ученик', 'Ученик')),
  attempt('stranger', 'changes a group', 'not_found', {
    rest: ({ groupId }) => ['PUT', `/groups/${groupId}`, { name: 'Никто' }],
    graphql: ({ groupId }, id) => ['updateGroup', { id: id('Group', groupId), name: 'Никто' }],
  }),
  attempt('stranger', 'deletes groups', 'nobody', {
    rest: ({ groupId }) => ['POST', '/groups/delete', { groups_id: [groupId] }],
    graphql: ({ groupId }, id) => ['deleteGroups', { groups: { ids: [id('Group', groupId)] } }],
  }),
  ...accountActions.map((action) =>
    attempt(
      'stranger',
      `${action} of somebody who is here too`,
      'shared_account',
      account(action, 'shared'),
    ),
  ),
];

export const attempts: readonly Attempt[] = [
  ...ofManager,
  ...ofSetter,
  ...ofStranger,
  ...inviteAttempts,
  ...accessAttempts,
];
