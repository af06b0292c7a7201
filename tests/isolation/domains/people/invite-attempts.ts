// Attempts at privilege escalation with invites and generated accounts.
import {
  type Attempt,
  attempt,
  type PeopleRequests,
  type Ids,
  ids,
  rolesNamed,
} from './attempt.ts';
import { bulk, create, role } from './attempt-requests.ts';
import { social } from './social.ts';
import type { InviteName, PeopleSchool } from './people-school.ts';

const administrators = rolesNamed('Администратор');

const change = (
  name: InviteName,
  rest: (stage: PeopleSchool) => object,
  graphql = rest,
): PeopleRequests => ({
  rest: (stage) => ['PUT', `/invites/${stage.invite(name).id}`, rest(stage)],
  graphql: (stage, id) => [
    'updateInvite',
    { id: id('Invite', stage.invite(name).id), ...graphql(stage) },
  ],
});

const addressed = (name: InviteName): PeopleRequests =>
  change(
    name,
    (stage) => ({ send_type: 'email', recipients: [stage.email('greeter')] }),
    (stage) => ({ sendType: 'EMAIL', recipients: [stage.email('greeter')] }),
  );

const giving = (name: InviteName, roles: Ids): PeopleRequests => ({
  rest: (stage) => ['PUT', `/invites/${stage.invite(name).id}`, { roles_id: roles(stage) }],
  graphql: (stage, id) => [
    'updateInvite',
    {
      id: id('Invite', stage.invite(name).id),
      roleIds: roles(stage).map((each) => id('Role', each)),
    },
  ],
});

const send = (name: InviteName): PeopleRequests => ({
  rest: (stage) => ['POST', `/invites/${stage.invite(name).id}/send`, {}],
  graphql: (stage, id) => ['sendInvite', { id: id('Invite', stage.invite(name).id) }],
});

const remove = (name: InviteName): PeopleRequests => ({
  rest: (stage) => ['DELETE', `/invites/${stage.invite(name).id}`],
  graphql: (stage, id) => ['deleteInvite', { id: id('Invite', stage.invite(name).id) }],
});

const bulkFields = {
  activate: 'activateInvites',
  deactivate: 'deactivateInvites',
  delete: 'deleteInvites',
  send: 'sendInvites',
} as const;

const many = (action: keyof typeof bulkFields, name: InviteName): PeopleRequests => ({
  rest: (stage) => ['POST', `/invites/${action}`, { invites_id: [stage.invite(name).id] }],
  graphql: (stage, id) => [
    bulkFields[action],
    { invites: { ids: [id('Invite', stage.invite(name).id)] } },
  ],
});

const newInvite = (roles: Ids): PeopleRequests => ({
  rest: (stage) => ['POST', '/invites', { name: 'Новое', roles_id: roles(stage) }],
  graphql: (stage, id) => [
    'createInvite',
    { name: 'Новое', roleIds: roles(stage).map((each) => id('Role', each)) },
  ],
});

const accept = (name: InviteName): PeopleRequests => ({
  rest: (stage) => ['POST', '/api/invites/accept', { token: stage.invite(name).token }],
  graphql: (stage) => ['acceptInvite', { token: stage.invite(name).token }],
});

const generate = (links: { roles?: Ids; groups?: Ids }): PeopleRequests => ({
  rest: (stage) => [
    'POST',
    '/users_generate',
    {
      count: 1,
      ...(links.roles && { roles_id: links.roles(stage) }),
      ...(links.groups && { groups_id: links.groups(stage) }),
    },
  ],
  graphql: (stage, id) => [
    'generateUsers',
    {
      count: 1,
      roleIds: links.roles?.(stage).map((each) => id('Role', each)),
      groupIds: links.groups?.(stage).map((each) => id('Group', each)),
    },
  ],
});

/** A user who may only invite. */
const ofGreeter: Attempt[] = [
  attempt(
    'greeter',
    'has an administrators’ invite sent to themselves',
    'forbidden',
    addressed('administrators'),
  ),
  attempt(
    'greeter',
    'switches an administrators’ invite on',
    'forbidden',
    change('administrators', () => ({ active: true })),
  ),
  attempt(
    'greeter',
    'switches an administrators’ invite on, with its id in the body',
    'forbidden',
    {
      rest: (stage) => ['PUT', '/invites', { id: stage.invite('administrators').id, active: true }],
      graphql: null,
    },
  ),
  attempt(
    'greeter',
    'takes the role from an administrators’ invite',
    'forbidden',
    giving('administrators', rolesNamed('Ученик')),
  ),
  attempt('greeter', 'sends an administrators’ invite', 'forbidden', send('administrators')),
  attempt('greeter', 'deletes an administrators’ invite', 'forbidden', remove('administrators')),
  attempt(
    'greeter',
    'sends administrators’ invites among many',
    'passed over',
    many('send', 'administrators'),
  ),
  attempt(
    'greeter',
    'switches administrators’ invites off among many',
    'passed over',
    many('deactivate', 'administrators'),
  ),
  attempt(
    'greeter',
    'deletes administrators’ invites among many',
    'passed over',
    many('delete', 'administrators'),
  ),
  attempt(
    'greeter',
    'gives a learners’ invite a role with more flags',
    'forbidden',
    giving('learners', administrators),
  ),
  attempt('greeter', 'makes an administrators’ invite', 'forbidden', newInvite(administrators)),
  attempt('greeter', 'makes an administrators’ invite among many', 'forbidden', {
    rest: (stage) => [
      'POST',
      '/invites/multi_store',
      { invites: [{ name: 'Новое', roles_id: administrators(stage) }] },
    ],
    // The payload contains rows, each with its own errors.
    graphql: null,
  }),
  attempt(
    'greeter',
    'comes by an administrators’ invite for others',
    'forbidden',
    accept('administrators'),
  ),
  attempt('greeter', 'creates a user', 'forbidden', create({})),
  attempt('greeter', 'generates users', 'forbidden', generate({})),
  attempt('manager', 'makes an invite', 'forbidden', newInvite(rolesNamed('Ученик'))),
  attempt(
    'manager',
    'generates users with more flags',
    'forbidden',
    generate({ roles: administrators }),
  ),
];

/** Removed and blocked users who still know links. */
const ofFormer: Attempt[] = [
  attempt(
    'deleted administrator',
    'comes back by an invite of their own that gives more than learning',
    'invite_suspended',
    accept('of the deleted administrator'),
  ),
  attempt(
    'blocked administrator',
    'unblocks themselves by an invite',
    'forbidden',
    accept('learners'),
  ),
];

/** The owner of another school who uses ids of this school there. */
const ofStranger: Attempt[] = [
  attempt(
    'stranger',
    'changes an invite',
    'not_found',
    change('learners', () => ({ active: false })),
  ),
  attempt('stranger', 'sends an invite', 'not_found', send('administrators')),
  attempt('stranger', 'deletes an invite', 'not_found', remove('learners')),
  attempt(
    'stranger',
    'makes an invite with a role of the school',
    'not_found',
    newInvite(rolesNamed('Ученик')),
  ),
  attempt(
    'stranger',
    'generates users with a role of the school',
    'not_found',
    generate({ roles: rolesNamed('Ученик') }),
  ),
  attempt(
    'stranger',
    'generates users in a group of the school',
    'not_found',
    generate({ groups: ({ groupId }) => [groupId] }),
  ),
  attempt('stranger', 'comes by an invite for others', 'forbidden', accept('administrators')),
];

export const inviteAttempts: readonly Attempt[] = [...ofGreeter, ...ofFormer, ...ofStranger];

/** Attempts while the default role grants everything: users without an explicit role get it. */
export const powerfulDefaultRoleAttempts: readonly Attempt[] = [
  attempt('manager', 'creates a user without a role', 'forbidden', create({})),
  attempt('manager', 'generates users without a role', 'forbidden', generate({})),
  attempt(
    'greeter',
    'makes an invite without a role',
    'forbidden',
    newInvite(() => []),
  ),
  attempt(
    'greeter',
    'has an invite without a role sent to themselves',
    'forbidden',
    addressed('without a role'),
  ),
  attempt(
    'greeter',
    'takes the roles from an invite',
    'forbidden',
    giving('learners', () => []),
  ),
  attempt('setter', 'lets people come through a service', 'forbidden', {
    rest: () => ['POST', '/company_socialite/change', { ...social, registration: true }],
    graphql: () => [
      'changeSocialProvider',
      {
        provider: 'OIDC',
        active: true,
        registration: true,
        name: 'Вход',
        clientId: 'school',
        clientSecret: 'school-secret',
        issuer: 'https://sso.school.test',
      },
    ],
  }),
  attempt(
    'manager',
    'gives the default role',
    'forbidden',
    bulk('attach_roles', ids('manager'), administrators),
  ),
  attempt(
    'setter',
    'adds to the default role',
    'forbidden',
    role('Ученик', ['users_manage'], { default: true }),
  ),
];
