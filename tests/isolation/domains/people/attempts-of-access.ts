// Attempts at privilege escalation with access tokens, service accounts and sessions.
import { type Attempt, by, type Doors, ids, rolesNamed } from './attempt.ts';
import { bulk, create, update } from './doors.ts';
import type { Person, Stage } from './stage.ts';

const newToken = (flags: readonly string[], serviceAccount?: (stage: Stage) => number): Doors => {
  const values = { name: 'Новый', days: 30 };
  const permissions = flags.map((flag) => flag.toUpperCase());
  return {
    rest: (stage) => [
      'POST',
      '/access_tokens',
      {
        ...values,
        permissions: flags,
        ...(serviceAccount && { service_account_id: serviceAccount(stage) }),
      },
    ],
    graphql: (stage, id) => [
      'createAccessToken',
      {
        ...values,
        permissions,
        ...(serviceAccount && { serviceAccountId: id('ServiceAccount', serviceAccount(stage)) }),
      },
    ],
  };
};

const service = ({ serviceAccountId }: Stage): number => serviceAccountId;

const revoke = (tokenOf: (stage: Stage) => number): Doors => ({
  rest: (stage) => ['DELETE', `/access_tokens/${tokenOf(stage)}`],
  graphql: (stage, id) => ['revokeAccessToken', { id: id('AccessToken', tokenOf(stage)) }],
});

const newService: Doors = {
  rest: () => ['POST', '/service_accounts', { name: 'Новый' }],
  graphql: () => ['createServiceAccount', { name: 'Новый' }],
};

const switchService: Doors = {
  rest: (stage) => ['PUT', `/service_accounts/${service(stage)}`, { active: false }],
  graphql: (stage, id) => [
    'updateServiceAccount',
    { id: id('ServiceAccount', service(stage)), active: false },
  ],
};

const deleteService: Doors = {
  rest: (stage) => ['DELETE', `/service_accounts/${service(stage)}`],
  graphql: (stage, id) => ['deleteServiceAccount', { id: id('ServiceAccount', service(stage)) }],
};

const endSession = (of: Person): Doors => ({
  rest: (stage) => ['DELETE', `/api/profile/sessions/${stage.sessionId(of)}`],
  graphql: (stage, id) => ['endSession', { id: id('Session', stage.sessionId(of)) }],
});

const renameOneself: Doors = {
  rest: () => ['PUT', '/api/auth_user/update', { name: 'Никто' }],
  graphql: () => ['updateProfile', { name: 'Никто' }],
};

const ofMembers: Attempt[] = [
  by('manager', 'makes a token with more flags', 'forbidden', newToken(['company_settings'])),
  by('manager', 'makes a token that learns', 'forbidden', newToken(['learn_courses'])),
  by(
    'manager',
    'makes a token of a service account',
    'forbidden',
    newToken(['users_show'], service),
  ),
  by(
    'manager',
    'revokes the owner’s token',
    'not_found',
    revoke(({ tokenId }) => tokenId),
  ),
  by('manager', 'creates a service account', 'forbidden', newService),
  by('manager', 'switches a service account off', 'forbidden', switchService),
  by('manager', 'deletes a service account', 'forbidden', deleteService),
  by('learner', 'makes a token', 'forbidden', newToken(['learn_courses'])),
  by('banned manager', 'makes a token', 'forbidden', newToken(['users_manage'])),
  by('setter', 'makes a token with more flags', 'forbidden', newToken(['users_manage'])),
  by(
    'setter',
    'makes a token of a service account with more flags',
    'forbidden',
    newToken(['users_manage'], service),
  ),
  ...(['manager', 'stranger', 'administrator'] as const).map((who) =>
    by(who, 'ends a session of the owner', 'not_found', endSession('owner')),
  ),
  by(
    'stranger',
    'revokes a token',
    'not_found',
    revoke(({ tokenId }) => tokenId),
  ),
  by(
    'stranger',
    'makes a token of a service account of the school',
    'invalid',
    newToken(['users_show'], service),
  ),
  by('stranger', 'switches a service account off', 'not_found', switchService),
  by('stranger', 'deletes a service account', 'not_found', deleteService),
];

/** Attempts by a token of a user who manages people, with the expected refusals. */
const ofTokens: Attempt[] = [
  by('manager’s small token', 'does more than it has', 'forbidden', bulk('block', ids('learner'))),
  by('manager’s token', 'makes another token', 'forbidden', newToken(['users_show'])),
  by(
    'manager’s token',
    'revokes itself',
    'forbidden',
    revoke(({ managersTokenId }) => managersTokenId),
  ),
  by('manager’s token', 'changes the account', 'forbidden', renameOneself),
  by('manager’s token', 'ends a session', 'forbidden', endSession('manager')),
  by(
    'manager’s token',
    'gives a role with more flags',
    'forbidden',
    bulk('attach_roles', ids('learner'), rolesNamed('Администратор')),
  ),
  by('manager’s token', 'blocks the owner', 'passed over', bulk('block', ids('owner'))),
  by(
    'owner’s token',
    'makes somebody an administrator',
    'forbidden',
    create({ roles: rolesNamed('Администратор') }),
  ),
  by(
    'owner’s token',
    'renames an administrator',
    'forbidden',
    update('administrator', { name: 'Никто' }),
  ),
  ...(['blocked manager’s token', 'deleted manager’s token', 'revoked token'] as const).map((who) =>
    by(who, 'blocks a learner', 'unauthenticated', bulk('block', ids('learner'))),
  ),
  by('demoted manager’s token', 'blocks a learner', 'forbidden', bulk('block', ids('learner'))),
  by('banned manager’s token', 'blocks a learner', 'forbidden', bulk('block', ids('learner'))),
];

export const ofAccess: readonly Attempt[] = [...ofMembers, ...ofTokens];
