// Attempts at privilege escalation with access tokens, service accounts and sessions.
import { type Attempt, attempt, type PeopleRequests, ids, rolesNamed } from './attempt.ts';
import { bulk, create, update } from './attempt-requests.ts';
import type { Person, PeopleSchool } from './people-school.ts';

const newToken = (
  flags: readonly string[],
  serviceAccount?: (stage: PeopleSchool) => number,
): PeopleRequests => {
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

const service = ({ serviceAccountId }: PeopleSchool): number => serviceAccountId;

const revoke = (tokenOf: (stage: PeopleSchool) => number): PeopleRequests => ({
  rest: (stage) => ['DELETE', `/access_tokens/${tokenOf(stage)}`],
  graphql: (stage, id) => ['revokeAccessToken', { id: id('AccessToken', tokenOf(stage)) }],
});

const newService: PeopleRequests = {
  rest: () => ['POST', '/service_accounts', { name: 'Новый' }],
  graphql: () => ['createServiceAccount', { name: 'Новый' }],
};

const switchService: PeopleRequests = {
  rest: (stage) => ['PUT', `/service_accounts/${service(stage)}`, { active: false }],
  graphql: (stage, id) => [
    'updateServiceAccount',
    { id: id('ServiceAccount', service(stage)), active: false },
  ],
};

const deleteService: PeopleRequests = {
  rest: (stage) => ['DELETE', `/service_accounts/${service(stage)}`],
  graphql: (stage, id) => ['deleteServiceAccount', { id: id('ServiceAccount', service(stage)) }],
};

const endSession = (of: Person): PeopleRequests => ({
  rest: (stage) => ['DELETE', `/api/profile/sessions/${stage.sessionId(of)}`],
  graphql: (stage, id) => ['endSession', { id: id('Session', stage.sessionId(of)) }],
});

const renameOneself: PeopleRequests = {
  rest: () => ['PUT', '/api/auth_user/update', { name: 'Никто' }],
  graphql: () => ['updateProfile', { name: 'Никто' }],
};

const ofMembers: Attempt[] = [
  attempt('manager', 'makes a token with more flags', 'forbidden', newToken(['company_settings'])),
  attempt('manager', 'makes a token that learns', 'forbidden', newToken(['learn_courses'])),
  attempt(
    'manager',
    'makes a token of a service account',
    'forbidden',
    newToken(['users_show'], service),
  ),
  attempt(
    'manager',
    'revokes the owner’s token',
    'not_found',
    revoke(({ tokenId }) => tokenId),
  ),
  attempt('manager', 'creates a service account', 'forbidden', newService),
  attempt('manager', 'switches a service account off', 'forbidden', switchService),
  attempt('manager', 'deletes a service account', 'forbidden', deleteService),
  attempt('learner', 'makes a token', 'forbidden', newToken(['learn_courses'])),
  attempt('banned manager', 'makes a token', 'forbidden', newToken(['users_manage'])),
  attempt('setter', 'makes a token with more flags', 'forbidden', newToken(['users_manage'])),
  attempt(
    'setter',
    'makes a token of a service account with more flags',
    'forbidden',
    newToken(['users_manage'], service),
  ),
  ...(['manager', 'stranger', 'administrator'] as const).map((who) =>
    attempt(who, 'ends a session of the owner', 'not_found', endSession('owner')),
  ),
  attempt(
    'stranger',
    'revokes a token',
    'not_found',
    revoke(({ tokenId }) => tokenId),
  ),
  attempt(
    'stranger',
    'makes a token of a service account of the school',
    'invalid',
    newToken(['users_show'], service),
  ),
  attempt('stranger', 'switches a service account off', 'not_found', switchService),
  attempt('stranger', 'deletes a service account', 'not_found', deleteService),
];

/** Attempts by a token of a user who manages people, with the expected refusals. */
const ofTokens: Attempt[] = [
  attempt(
    'manager’s small token',
    'does more than it has',
    'forbidden',
    bulk('block', ids('learner')),
  ),
  attempt('manager’s token', 'makes another token', 'forbidden', newToken(['users_show'])),
  attempt(
    'manager’s token',
    'revokes itself',
    'forbidden',
    revoke(({ managersTokenId }) => managersTokenId),
  ),
  attempt('manager’s token', 'changes the account', 'forbidden', renameOneself),
  attempt('manager’s token', 'ends a session', 'forbidden', endSession('manager')),
  attempt(
    'manager’s token',
    'gives a role with more flags',
    'forbidden',
    bulk('attach_roles', ids('learner'), rolesNamed('Администратор')),
  ),
  attempt('manager’s token', 'blocks the owner', 'passed over', bulk('block', ids('owner'))),
  attempt(
    'owner’s token',
    'makes somebody an administrator',
    'forbidden',
    create({ roles: rolesNamed('Администратор') }),
  ),
  attempt(
    'owner’s token',
    'renames an administrator',
    'forbidden',
    update('administrator', { name: 'Никто' }),
  ),
  ...(['blocked manager’s token', 'deleted manager’s token', 'revoked token'] as const).map((who) =>
    attempt(who, 'blocks a learner', 'unauthenticated', bulk('block', ids('learner'))),
  ),
  attempt(
    'demoted manager’s token',
    'blocks a learner',
    'forbidden',
    bulk('block', ids('learner')),
  ),
  attempt('banned manager’s token', 'blocks a learner', 'forbidden', bulk('block', ids('learner'))),
];

export const accessAttempts: readonly Attempt[] = [...ofMembers, ...ofTokens];
