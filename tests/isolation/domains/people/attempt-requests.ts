// Requests for users, roles and groups, each by REST and by GraphQL.
import type { PeopleRequests, Ids } from './attempt.ts';
import type { Person, PeopleSchool } from './people-school.ts';

/** Users by id, or all that match a search. */
type Users = Ids | ((stage: PeopleSchool) => string);

const bulkFields = {
  block: 'blockUsers',
  unblock: 'unblockUsers',
  delete: 'deleteUsers',
  restore: 'restoreUsers',
  attach_roles: 'attachUserRoles',
  detach_roles: 'detachUserRoles',
  attach_groups: 'attachUserGroups',
  detach_groups: 'detachUserGroups',
} as const;

type Bulk = keyof typeof bulkFields;
/** A bulk action on users, with the roles or groups that it adds or removes. */
export function bulk(action: Bulk, users: Users, links?: Ids): PeopleRequests {
  const link = action.endsWith('roles') ? 'role' : 'group';
  const type = link === 'role' ? 'Role' : 'Group';
  return {
    rest: (stage) => {
      const meant = users(stage);
      const chosen =
        typeof meant === 'string'
          ? { matching: { search: meant, status: statuses } }
          : { users_id: meant };
      return [
        'POST',
        `/users/${action}`,
        { ...chosen, ...(links && { [`${link}s_id`]: links(stage) }) },
      ];
    },
    graphql: (stage, id) => {
      const meant = users(stage);
      const filter = { status: statuses.map((status) => status.toUpperCase()) };
      const chosen =
        typeof meant === 'string'
          ? { matching: { search: meant, filter } }
          : { ids: meant.map((user) => id('User', user)) };
      const linkIds = links?.(stage).map((linked) => id(type, linked));
      return [bulkFields[action], { users: chosen, ...(linkIds && { [`${link}Ids`]: linkIds }) }];
    },
  };
}

const statuses = ['active', 'blocked', 'deleted'];

const accountFields = {
  change_password: ['changeUserPassword', { password: 'taken-over-1' }],
  change_email: ['changeUserEmail', { email: 'taken-over@reach.test' }],
  reset_login_block: ['resetUserLoginBlock', {}],
  reset_two_step: ['resetUserTwoStep', {}],
} as const;

type AccountAction = keyof typeof accountFields;
export const accountActions = Object.keys(accountFields) as AccountAction[];

export function account(action: AccountAction, user: Person): PeopleRequests {
  const [mutation, values] = accountFields[action];
  return {
    rest: (stage) => ['POST', `/users/${stage.id(user)}/${action}`, values],
    graphql: (stage, id) => [mutation, { id: id('User', stage.id(user)), ...values }],
  };
}

export function update(user: Person, rest: object, graphql: object = rest): PeopleRequests {
  return {
    rest: (stage) => ['PUT', `/users/${stage.id(user)}`, rest],
    graphql: (stage, id) => ['updateUser', { id: id('User', stage.id(user)), ...graphql }],
  };
}

/** Any field will do, because the user is checked before the field. */
export function fillIn(user: Person): PeopleRequests {
  const values = ['Никто'];
  return {
    rest: (stage) => [
      'POST',
      `/users/${stage.id(user)}/store_custom_field_values`,
      { custom_fields: [{ custom_field_id: 1, values }] },
    ],
    graphql: (stage, id) => [
      'updateUserCustomFields',
      { id: id('User', stage.id(user)), customFields: [{ customFieldId: 1, values }] },
    ],
  };
}

export function create(links: { roles?: Ids; groups?: Ids }): PeopleRequests {
  const values = { name: 'Новый', email: 'new@reach.test', password: 'long-enough-1' };
  return {
    rest: (stage) => [
      'POST',
      '/users',
      {
        ...values,
        ...(links.roles && { roles_id: links.roles(stage) }),
        ...(links.groups && { groups_id: links.groups(stage) }),
      },
    ],
    graphql: (stage, id) => [
      'createUser',
      {
        ...values,
        roleIds: links.roles?.(stage).map((role) => id('Role', role)),
        groupIds: links.groups?.(stage).map((group) => id('Group', group)),
      },
    ],
  };
}

/** Adds these flags to the role of this name, or creates a role with them. */
export function role(
  name: string | null,
  flags: readonly string[],
  more: object = {},
): PeopleRequests {
  const on = Object.fromEntries(flags.map((flag) => [flag, true]));
  const permissions = flags.map((flag) => flag.toUpperCase());
  return name === null
    ? {
        rest: () => ['POST', '/roles', { name: 'Новая', ...on, ...more }],
        graphql: () => ['createRole', { name: 'Новая', permissions, ...more }],
      }
    : {
        rest: (stage) => ['PUT', `/roles/${stage.role(name)}`, { ...on, ...more }],
        graphql: (stage, id) => [
          'updateRole',
          { id: id('Role', stage.role(name)), ...(flags.length > 0 && { permissions }), ...more },
        ],
      };
}

export const deleteRole = (name: string): PeopleRequests => ({
  rest: (stage) => ['DELETE', `/roles/${stage.role(name)}`],
  graphql: (stage, id) => ['deleteRole', { id: id('Role', stage.role(name)) }],
});

export const sortRoles = (...names: string[]): PeopleRequests => ({
  rest: (stage) => ['POST', '/roles/multi_sort', { role_ids: names.map(stage.role) }],
  graphql: (stage, id) => [
    'sortRoles',
    { roleIds: names.map((name) => id('Role', stage.role(name))) },
  ],
});
