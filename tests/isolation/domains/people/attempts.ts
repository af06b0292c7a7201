// Attempts at privilege escalation with users, roles and groups; collects the attempts of the other files.
import { type Attempt, by, ids, rolesNamed } from './attempt.ts';
import { ofAccess } from './attempts-of-access.ts';
import { ofInvites } from './attempts-of-invites.ts';
import { everyFlag } from '../../callers.ts';
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
} from './doors.ts';

const above = ['owner', 'administrator'] as const;
const administrators = rolesNamed('Администратор');

/** A user who may only manage people. */
const ofManager: Attempt[] = [
  ...(['manager', 'learner', 'owner'] as const).map((user) =>
    by(
      'manager',
      `gives ${user} a role with more flags`,
      'forbidden',
      bulk('attach_roles', ids(user), administrators),
    ),
  ),
  by(
    'manager',
    'gives everybody a role with more flags',
    'forbidden',
    bulk('attach_roles', () => 'test', administrators),
  ),
  by(
    'manager',
    'gives themselves a role with more flags beside one of their own',
    'forbidden',
    bulk('attach_roles', ids('manager'), rolesNamed('Ученик', 'setter')),
  ),
  by('manager', 'creates somebody with more flags', 'forbidden', create({ roles: administrators })),
  by(
    'manager',
    'takes a role with more flags from the administrator',
    'forbidden',
    bulk('detach_roles', ids('administrator'), rolesNamed('administrator')),
  ),
  by(
    'manager',
    'takes a role with more flags from everybody',
    'forbidden',
    bulk('detach_roles', () => 'test', rolesNamed('administrator')),
  ),
  ...above.flatMap((user) => [
    by(
      'manager',
      `gives ${user} one of their own roles`,
      'passed over',
      bulk('attach_roles', ids(user), rolesNamed('manager')),
    ),
    by(
      'manager',
      `takes a role from ${user}`,
      'passed over',
      bulk('detach_roles', ids(user), rolesNamed('Ученик')),
    ),
    by(
      'manager',
      `takes a role from ${user}, who is found`,
      'passed over',
      bulk('detach_roles', (stage) => stage.email(user), rolesNamed('Ученик')),
    ),
  ]),
  ...[...above, 'manager' as const].flatMap((user) => [
    ...accountActions.map((action) =>
      by('manager', `${action} of ${user}`, 'forbidden', account(action, user)),
    ),
    ...(['block', 'delete'] as const).flatMap((action) => [
      by('manager', `${action}s ${user}`, 'passed over', bulk(action, ids(user))),
      by(
        'manager',
        `${action}s ${user}, who is found`,
        'passed over',
        bulk(action, (stage) => stage.email(user)),
      ),
    ]),
    by('manager', `deletes ${user} alone`, 'protected', {
      rest: (stage) => ['DELETE', `/users/${stage.id(user)}`],
      graphql: null,
    }),
    by('manager', `renames ${user}`, 'forbidden', update(user, { name: 'Никто' })),
    by('manager', `fills in a field of ${user}`, 'forbidden', fillIn(user)),
    by(
      'manager',
      `bans ${user}`,
      'forbidden',
      update(user, { admin_banned: true }, { adminBanned: true }),
    ),
  ]),
  by(
    'manager',
    'lifts their own ban',
    'forbidden',
    update('manager', { learning_banned: false }, { learningBanned: false }),
  ),
  by(
    'manager',
    'unblocks an administrator',
    'passed over',
    bulk('unblock', ids('blocked administrator')),
  ),
  by(
    'manager',
    'restores an administrator',
    'passed over',
    bulk('restore', ids('deleted administrator')),
  ),
  ...(['shared', 'super administrator'] as const).flatMap((user) => [
    ...accountActions.map((action) =>
      by('manager', `${action} of ${user}`, 'shared_account', account(action, user)),
    ),
    by('manager', `renames ${user}`, 'shared_account', update(user, { name: 'Никто' })),
  ]),
  by('manager', 'creates a role', 'forbidden', role(null, ['users_show'])),
  by('manager', 'adds to a role of their own', 'forbidden', role('manager', ['crm_show'])),
  by('manager', 'deletes a role', 'forbidden', deleteRole('Наблюдатель')),
  by('manager', 'ranks roles anew', 'forbidden', sortRoles('manager', 'Администратор')),
  by(
    'banned manager',
    'lifts their own ban',
    'forbidden',
    update('banned manager', { admin_banned: false }, { adminBanned: false }),
  ),
  by(
    'blocked manager',
    'unblocks themselves',
    'forbidden',
    bulk('unblock', ids('blocked manager')),
  ),
];

/** A user who may only set up the company. */
const ofSetter: Attempt[] = [
  by('setter', 'creates a role with more flags', 'forbidden', role(null, ['users_manage'])),
  by('setter', 'copies the most powerful role', 'forbidden', role(null, everyFlag)),
  by(
    'setter',
    'adds to a role of their own',
    'forbidden',
    role('setter', ['admin_part_access', 'company_settings', 'users_manage']),
  ),
  by('setter', 'adds to somebody else’s role', 'forbidden', role('manager', ['crm_show'])),
  by('setter', 'takes a flag from administrators', 'forbidden', {
    rest: (stage) => ['PUT', `/roles/${stage.role('Администратор')}`, { users_delete: false }],
    graphql: (stage, id) => [
      'updateRole',
      { id: id('Role', stage.role('Администратор')), permissions: ['COMPANY_SETTINGS'] },
    ],
  }),
  by(
    'setter',
    'makes the most powerful role the default',
    'forbidden',
    role('Администратор', [], { default: true }),
  ),
  by(
    'setter',
    'creates a powerful default role',
    'forbidden',
    role(null, ['users_manage'], { default: true }),
  ),
  by('setter', 'deletes the role of administrators', 'in_use', deleteRole('administrator')),
  by(
    'setter',
    'gives themselves a role',
    'forbidden',
    bulk('attach_roles', ids('setter'), rolesNamed('Менеджер')),
  ),
  by('setter', 'creates a user', 'forbidden', create({})),
];

/** The owner of another school who uses ids of this school there. */
const ofStranger: Attempt[] = [
  ...(['block', 'unblock', 'delete', 'restore'] as const).map((action) =>
    by(
      'stranger',
      `${action}s users`,
      'nobody',
      bulk(action, ids('learner', 'blocked administrator', 'deleted administrator')),
    ),
  ),
  ...(['attach', 'detach'] as const).flatMap((verb) => [
    by(
      'stranger',
      `${verb}es roles of their own, users of the school`,
      'nobody',
      bulk(`${verb}_roles`, ids('learner'), rolesNamed('other Ученик')),
    ),
    by(
      'stranger',
      `${verb}es groups of their own, users of the school`,
      'nobody',
      bulk(`${verb}_groups`, ids('learner'), ({ otherGroupId }) => [otherGroupId]),
    ),
    by(
      'stranger',
      `${verb}es roles of the school, users of their own`,
      'not_found',
      bulk(`${verb}_roles`, ids('stranger’s learner'), rolesNamed('Ученик')),
    ),
    by(
      'stranger',
      `${verb}es groups of the school, users of their own`,
      'not_found',
      bulk(`${verb}_groups`, ids('stranger’s learner'), ({ groupId }) => [groupId]),
    ),
  ]),
  by(
    'stranger',
    'creates somebody with a role of the school',
    'not_found',
    create({ roles: rolesNamed('Ученик') }),
  ),
  by(
    'stranger',
    'creates somebody in a group of the school',
    'not_found',
    create({ groups: ({ groupId }) => [groupId] }),
  ),
  ...accountActions.map((action) =>
    by('stranger', `${action} of a learner`, 'not_found', account(action, 'learner')),
  ),
  by('stranger', 'renames a learner', 'not_found', update('learner', { name: 'Никто' })),
  by('stranger', 'changes a role', 'not_found', role('Наблюдатель', [], { name: 'Никто' })),
  by('stranger', 'deletes a role', 'not_found', deleteRole('Наблюдатель')),
  by('stranger', 'ranks a role anew', 'not_found', sortRoles('other Ученик', 'Ученик')),
  by('stranger', 'changes a group', 'not_found', {
    rest: ({ groupId }) => ['PUT', `/groups/${groupId}`, { name: 'Никто' }],
    graphql: ({ groupId }, id) => ['updateGroup', { id: id('Group', groupId), name: 'Никто' }],
  }),
  by('stranger', 'deletes groups', 'nobody', {
    rest: ({ groupId }) => ['POST', '/groups/delete', { groups_id: [groupId] }],
    graphql: ({ groupId }, id) => ['deleteGroups', { groups: { ids: [id('Group', groupId)] } }],
  }),
  ...accountActions.map((action) =>
    by(
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
  ...ofInvites,
  ...ofAccess,
];
