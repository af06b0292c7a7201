// A school with users of every rank, and another school, for attempts at privilege escalation.
import { eq, inArray } from 'drizzle-orm';
import type { Permission } from '../../../../api/src/kit/permissions/flags.ts';
import { sessions, users } from '../../../../api/src/people/account/account-tables.ts';
import { memberRoles } from '../../../../api/src/people/tables.ts';
import { type Json, newOwner, type RestClient, restClient } from '../../../kit/rest.ts';
import {
  setPermissions,
  setMemberStatus,
  type Caller,
  allFlags,
  addMember,
  learningFlags,
  callerOfAccount,
  newCaller,
} from '../../school/callers.ts';
import type { Installation } from '../../school/installation.ts';
import type { EscalationSchool } from '../../escalation/escalation-suite.ts';

const managing: Permission[] = [
  'admin_part_access',
  'users_show',
  'users_manage',
  'users_settings',
  'users_delete',
];

/** The users by name, with the permissions of a role of the same name. */
const flagsOf = {
  administrator: allFlags,
  'blocked administrator': allFlags,
  'deleted administrator': allFlags,
  manager: managing,
  'banned manager': managing,
  'blocked manager': managing,
  'demoted manager': managing,
  'deleted manager': managing,
  greeter: ['admin_part_access', 'users_welcome'],
  setter: ['admin_part_access', 'company_settings'],
  learner: learningFlags,
  /** Also a member of the other school. */
  shared: learningFlags,
  /** A learner who administers the whole platform. */
  'super administrator': learningFlags,
} satisfies Record<string, readonly Permission[]>;

/** Access tokens of users. */
const tokens = {
  'owner’s token': ['owner', ['users_show', 'users_manage']],
  'manager’s token': ['manager', managing],
  'manager’s small token': ['manager', ['users_show']],
  'banned manager’s token': ['banned manager', managing],
  'blocked manager’s token': ['blocked manager', managing],
  'deleted manager’s token': ['deleted manager', managing],
  'demoted manager’s token': ['demoted manager', managing],
  'revoked token': ['owner', managing],
} satisfies Record<
  string,
  readonly [person: keyof typeof flagsOf | 'owner', readonly Permission[]]
>;

export type Person =
  | keyof typeof flagsOf
  | keyof typeof tokens
  | 'owner'
  | 'stranger'
  | 'stranger’s learner';

/** Invites by purpose, with their authors. */
const invitesOf = {
  administrators: {
    by: 'owner',
    roles: ['Администратор'],
    type: 'personal',
    send_type: 'email',
    recipients: ['new@reach.test'],
  },
  learners: { by: 'greeter', roles: ['Ученик'] },
  'without a role': { by: 'greeter', roles: [] },
  'of the deleted administrator': { by: 'deleted administrator', roles: ['Администратор'] },
} satisfies Record<string, InvitePlan>;

interface InvitePlan {
  by: keyof typeof flagsOf | 'owner';
  roles: string[];
  type?: string;
  send_type?: string;
  recipients?: string[];
}

export type InviteName = keyof typeof invitesOf;

export interface PeopleSchool extends EscalationSchool<Person> {
  id: (name: Person) => number;
  email: (name: Person) => string;
  /**
   * The id of a role by name: a standard role or a user's role; prefix `other` for the other school.
   */
  role: (name: string) => number;
  groupId: number;
  otherGroupId: number;
  invite: (name: InviteName) => { id: number; token: string };
  /** Id of the owner's token. */
  tokenId: number;
  managersTokenId: number;
  serviceAccountId: number;
  sessionId: (name: Person) => number;
}

export async function createPeopleSchool({ api, database }: Installation): Promise<PeopleSchool> {
  const school = await newOwner(api, 'reach');
  const other = await newOwner(api, 'other-reach');
  const people = new Map<Person, Caller>();
  const account = async (call: RestClient) => (await call('GET', '/api/auth_user')).body.data.id;
  const insider = 'insider' as const;
  const owners = { owner: school, stranger: other };
  for (const [name, { call }] of Object.entries(owners)) {
    const caller = await callerOfAccount(database, await account(call), { name, kind: insider });
    people.set(name as Person, caller);
  }
  for (const [name, flags] of Object.entries(flagsOf)) {
    const caller = await newCaller(database, { name, kind: insider, flags });
    await addMember(database, school.companyId, caller, flags);
    people.set(name as Person, caller);
  }
  const person = (name: Person): Caller => required(people.get(name), name);
  const pupil = await newCaller(database, { name: 'stranger’s learner', kind: insider });
  people.set('stranger’s learner', pupil);
  for (const caller of [pupil, person('shared')])
    await addMember(database, other.companyId, caller, learningFlags);

  const groupOf = async ({ call, companyId }: typeof school): Promise<number> =>
    (await creating(call, `/api/companies/${companyId}`)('/groups', { name: 'Группа' })).id;
  const groupId = await groupOf(school);
  const otherGroupId = await groupOf(other);
  const roles = new Map<string, number>();
  for (const [prefix, { call, companyId }] of [
    ['', school],
    ['other ', other],
  ] as const) {
    const { body } = await call('GET', `/api/companies/${companyId}/roles?all=1&only=name`);
    for (const { id, name } of body.data) roles.set(`${prefix}${name}`, id);
  }
  const role = (name: string): number => required(roles.get(name), name);
  const id = (name: Person): number => person(name).personId ?? 0;

  // Data that could be taken from more powerful users.
  for (const name of ['owner', 'administrator'] as const) {
    const row = { company_id: school.companyId, user_id: id(name), role_id: role('Ученик') };
    await database.system((transaction) => transaction.insert(memberRoles).values(row));
  }
  const base = `/api/companies/${school.companyId}`;
  const as = (name: Person) => creating(restClient(api, person(name).token), base);
  const tokenIds = new Map<string, number>();
  for (const [name, [holder, permissions]] of Object.entries(tokens)) {
    const made = await as(holder)('/access_tokens', { name, permissions, days: 30 });
    tokenIds.set(name, made.access_token.id);
    people.set(name as Person, { ...person(holder), name, token: made.token });
  }
  const tokenId = (name: keyof typeof tokens): number => required(tokenIds.get(name), name);
  await school.call('DELETE', `${base}/access_tokens/${tokenId('revoked token')}`);
  const service = await as('owner')('/service_accounts', { name: 'Программа' });
  const invites = new Map<InviteName, { id: number; token: string }>();
  for (const [name, { by, ...values }] of Object.entries(invitesOf)) {
    const { roles: given, ...rest } = values;
    const made = await as(by)('/invites', { name, ...rest, roles_id: given.map(role) });
    const token = new URL(made.link, 'http://any').searchParams.get('invite') ?? '';
    invites.set(name as InviteName, { id: made.id, token });
  }

  for (const name of ['manager', 'banned manager'] as const) {
    const bans = { admin_banned: name === 'banned manager', learning_banned: true };
    await school.call('PUT', `${base}/users/${id(name)}`, bans);
  }
  await setMemberStatus(database, person('blocked administrator'), 'blocked');
  await setMemberStatus(database, person('deleted administrator'), 'deleted');
  await setMemberStatus(database, person('blocked manager'), 'blocked');
  await setMemberStatus(database, person('deleted manager'), 'deleted');
  await setPermissions(database, person('demoted manager'), learningFlags);
  const openSessions = await database.system((transaction) =>
    transaction.select({ id: sessions.id, personId: sessions.user_id }).from(sessions),
  );
  const emails = await database.system(async (transaction) => {
    await transaction
      .update(users)
      .set({ super_admin: true })
      .where(eq(users.id, id('super administrator')));
    return transaction
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(inArray(users.id, [...people.keys()].map(id)));
  });
  return {
    person,
    // The stranger owns everything in the other school.
    companyOf: (name) => (name === 'stranger' ? other.companyId : school.companyId),
    id,
    email: (name) => emails.find((each) => each.id === id(name))?.email ?? '',
    role,
    groupId,
    otherGroupId,
    invite: (name) => required(invites.get(name), name),
    tokenId: tokenId('owner’s token'),
    managersTokenId: tokenId('manager’s token'),
    serviceAccountId: service.id,
    sessionId: (name) =>
      required(
        openSessions.find(({ personId }) => personId === id(name)),
        name,
      ).id,
  };
}

function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} is not on the stage`);
  return value;
}

/** Returns a function that creates records at a path. */
const creating =
  (call: RestClient, base: string) =>
  async (path: string, body: object): Promise<Json> => {
    const { status, body: answer } = await call('POST', `${base}${path}`, body);
    if (status !== 201) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
