// Attempts at privilege escalation with invites and generated accounts.
import { type Attempt, by, type Doors, type Ids, ids, rolesNamed } from './attempt.ts';
import { bulk, create, role } from './doors.ts';
import { social } from './social.ts';
import type { InviteName, Stage } from './stage.ts';

const administrators = rolesNamed('Администратор');

const change = (name: InviteName, rest: (stage: Stage) => object, graphql = rest): Doors => ({
  rest: (stage) => ['PUT', `/invites/${stage.invite(name).id}`, rest(stage)],
  graphql: (stage, id) => [
    'updateInvite',
    { id: id('Invite', stage.invite(name).id), ...graphql(stage) },
  ],
});

const addressed = (name: InviteName): Doors =>
  change(
    name,
    (stage) => ({ send_type: 'email', recipients: [stage.email('greeter')] }),
    (stage) => ({ sendType: 'EMAIL', recipients: [stage.email('greeter')] }),
  );

const giving = (name: InviteName, roles: Ids): Doors => ({
  rest: (stage) => ['PUT', `/invites/${stage.invite(name).id}`, { roles_id: roles(stage) }],
  graphql: (stage, id) => [
    'updateInvite',
    {
      id: id('Invite', stage.invite(name).id),
      roleIds: roles(stage).map((each) => id('Role', each)),
    },
  ],
});

const send = (name: InviteName): Doors => ({
  rest: (stage) => ['POST', `/invites/${stage.invite(name).id}/send`, {}],
  graphql: (stage, id) => ['sendInvite', { id: id('Invite', stage.invite(name).id) }],
});

const remove = (name: InviteName): Doors => ({
  rest: (stage) => ['DELETE', `/invites/${stage.invite(name).id}`],
  graphql: (stage, id) => ['deleteInvite', { id: id('Invite', stage.invite(name).id) }],
});

const bulkFields = {
  activate: 'activateInvites',
  deactivate: 'deactivateInvites',
  delete: 'deleteInvites',
  send: 'sendInvites',
} as const;

const many = (action: keyof typeof bulkFields, name: InviteName): Doors => ({
  rest: (stage) => ['POST', `/invites/${action}`, { invites_id: [stage.invite(name).id] }],
  graphql: (stage, id) => [
    bulkFields[action],
    { invites: { ids: [id('Invite', stage.invite(name).id)] } },
  ],
});

const newInvite = (roles: Ids): Doors => ({
  rest: (stage) => ['POST', '/invites', { name: 'Новое', roles_id: roles(stage) }],
  graphql: (stage, id) => [
    'createInvite',
    { name: 'Новое', roleIds: roles(stage).map((each) => id('Role', each)) },
  ],
});

const accept = (name: InviteName): Doors => ({
  rest: (stage) => ['POST', '/api/invites/accept', { token: stage.invite(name).token }],
  graphql: (stage) => ['acceptInvite', { token: stage.invite(name).token }],
});

const generate = (links: { roles?: Ids; groups?: Ids }): Doors => ({
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
  by(
    'greeter',
    'has an administrators’ invite sent to themselves',
    'forbidden',
    addressed('administrators'),
  ),
  by(
    'greeter',
    'switches an administrators’ invite on',
    'forbidden',
    change('administrators', () => ({ active: true })),
  ),
  by('greeter', 'switches an administrators’ invite on, with its id in the body', 'forbidden', {
    rest: (stage) => ['PUT', '/invites', { id: stage.invite('administrators').id, active: true }],
    graphql: null,
  }),
  by(
    'greeter',
    'takes the role from an administrators’ invite',
    'forbidden',
    giving('administrators', rolesNamed('Ученик')),
  ),
  by('greeter', 'sends an administrators’ invite', 'forbidden', send('administrators')),
  by('greeter', 'deletes an administrators’ invite', 'forbidden', remove('administrators')),
  by(
    'greeter',
    'sends administrators’ invites among many',
    'passed over',
    many('send', 'administrators'),
  ),
  by(
    'greeter',
    'switches administrators’ invites off among many',
    'passed over',
    many('deactivate', 'administrators'),
  ),
  by(
    'greeter',
    'deletes administrators’ invites among many',
    'passed over',
    many('delete', 'administrators'),
  ),
  by(
    'greeter',
    'gives a learners’ invite a role with more flags',
    'forbidden',
    giving('learners', administrators),
  ),
  by('greeter', 'makes an administrators’ invite', 'forbidden', newInvite(administrators)),
  by('greeter', 'makes an administrators’ invite among many', 'forbidden', {
    rest: (stage) => [
      'POST',
      '/invites/multi_store',
      { invites: [{ name: 'Новое', roles_id: administrators(stage) }] },
    ],
    // The payload contains rows, each with its own errors.
    graphql: null,
  }),
  by(
    'greeter',
    'comes by an administrators’ invite for others',
    'forbidden',
    accept('administrators'),
  ),
  by('greeter', 'creates a user', 'forbidden', create({})),
  by('greeter', 'generates users', 'forbidden', generate({})),
  by('manager', 'makes an invite', 'forbidden', newInvite(rolesNamed('Ученик'))),
  by(
    'manager',
    'generates users with more flags',
    'forbidden',
    generate({ roles: administrators }),
  ),
];

/** Removed and blocked users who still know links. */
const ofFormer: Attempt[] = [
  by(
    'deleted administrator',
    'comes back by an invite of their own that gives more than learning',
    'invite_suspended',
    accept('of the deleted administrator'),
  ),
  by('blocked administrator', 'unblocks themselves by an invite', 'forbidden', accept('learners')),
];

/** The owner of another school who uses ids of this school there. */
const ofStranger: Attempt[] = [
  by(
    'stranger',
    'changes an invite',
    'not_found',
    change('learners', () => ({ active: false })),
  ),
  by('stranger', 'sends an invite', 'not_found', send('administrators')),
  by('stranger', 'deletes an invite', 'not_found', remove('learners')),
  by(
    'stranger',
    'makes an invite with a role of the school',
    'not_found',
    newInvite(rolesNamed('Ученик')),
  ),
  by(
    'stranger',
    'generates users with a role of the school',
    'not_found',
    generate({ roles: rolesNamed('Ученик') }),
  ),
  by(
    'stranger',
    'generates users in a group of the school',
    'not_found',
    generate({ groups: ({ groupId }) => [groupId] }),
  ),
  by('stranger', 'comes by an invite for others', 'forbidden', accept('administrators')),
];

export const ofInvites: readonly Attempt[] = [...ofGreeter, ...ofFormer, ...ofStranger];

/** Attempts while the default role grants everything: users without an explicit role get it. */
export const withPowerfulDefault: readonly Attempt[] = [
  by('manager', 'creates a user without a role', 'forbidden', create({})),
  by('manager', 'generates users without a role', 'forbidden', generate({})),
  by(
    'greeter',
    'makes an invite without a role',
    'forbidden',
    newInvite(() => []),
  ),
  by(
    'greeter',
    'has an invite without a role sent to themselves',
    'forbidden',
    addressed('without a role'),
  ),
  by(
    'greeter',
    'takes the roles from an invite',
    'forbidden',
    giving('learners', () => []),
  ),
  by('setter', 'lets people come through a service', 'forbidden', {
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
  by(
    'manager',
    'gives the default role',
    'forbidden',
    bulk('attach_roles', ids('manager'), administrators),
  ),
  by(
    'setter',
    'adds to the default role',
    'forbidden',
    role('Ученик', ['users_manage'], { default: true }),
  ),
];
