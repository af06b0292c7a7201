// A school with people of every rank, and another school beside it, for those who try to reach beyond their own.
import { eq, inArray } from 'drizzle-orm';
import type { Permission } from '../../api/src/kit/permission-flags.ts';
import { users } from '../../api/src/people/account-tables.ts';
import { memberRoles } from '../../api/src/people/tables.ts';
import { newOwner, type RestClient, restClient } from '../kit/rest.ts';
import {
  becomes,
  type Caller,
  EVERY_FLAG,
  join,
  LEARNING_FLAGS,
  signedIn,
  somebody,
} from './callers.ts';
import type { Installation } from './installation.ts';

const MANAGING: Permission[] = [
  'admin_part_access',
  'users_show',
  'users_manage',
  'users_settings',
  'users_delete',
];

/** Whom the stage knows by these names; their flags are those of a role of the same name. */
const FLAGS = {
  administrator: EVERY_FLAG,
  'blocked administrator': EVERY_FLAG,
  'deleted administrator': EVERY_FLAG,
  manager: MANAGING,
  'banned manager': MANAGING,
  'blocked manager': MANAGING,
  setter: ['admin_part_access', 'company_settings'],
  learner: LEARNING_FLAGS,
  /** A member of the other school too. */
  shared: LEARNING_FLAGS,
  /** A learner who looks after the whole platform. */
  'super administrator': LEARNING_FLAGS,
} satisfies Record<string, readonly Permission[]>;

export type Person = keyof typeof FLAGS | 'owner' | 'stranger' | 'stranger’s learner';

export interface Stage {
  companyId: number;
  /** Where the stranger owns everything. */
  otherCompanyId: number;
  person: (name: Person) => Caller;
  id: (name: Person) => number;
  email: (name: Person) => string;
  /** By name, standard roles and those of the people; of the other school with `other` before the name. */
  role: (name: string) => number;
  groupId: number;
  otherGroupId: number;
}

export async function setStage({ api, database }: Installation): Promise<Stage> {
  const school = await newOwner(api, 'reach');
  const other = await newOwner(api, 'other-reach');
  const people = new Map<Person, Caller>();
  const account = async (call: RestClient) => (await call('GET', '/api/auth_user')).body.data.id;
  const insider = 'insider' as const;
  const owners = { owner: school, stranger: other };
  for (const [name, { call }] of Object.entries(owners)) {
    const caller = await signedIn(database, await account(call), { name, kind: insider });
    people.set(name as Person, caller);
  }
  for (const [name, flags] of Object.entries(FLAGS)) {
    const caller = await somebody(database, { name, kind: insider, flags });
    await join(database, school.companyId, caller, flags);
    people.set(name as Person, caller);
  }
  const person = (name: Person): Caller => {
    const caller = people.get(name);
    if (!caller) throw new Error(`${name} is not on the stage`);
    return caller;
  };
  const pupil = await somebody(database, { name: 'stranger’s learner', kind: insider });
  people.set('stranger’s learner', pupil);
  for (const caller of [pupil, person('shared')])
    await join(database, other.companyId, caller, LEARNING_FLAGS);

  const create = async ({ call, companyId }: typeof school, path: string, body: object) =>
    (await call('POST', `/api/companies/${companyId}${path}`, body)).body.data.id as number;
  const groupId = await create(school, '/groups', { name: 'Группа' });
  const otherGroupId = await create(other, '/groups', { name: 'Чужая группа' });
  const roles = new Map<string, number>();
  for (const [prefix, { call, companyId }] of [
    ['', school],
    ['other ', other],
  ] as const) {
    const { body } = await call('GET', `/api/companies/${companyId}/roles?all=1&only=name`);
    for (const { id, name } of body.data) roles.set(`${prefix}${name}`, id);
  }
  const role = (name: string): number => {
    const id = roles.get(name);
    if (id === undefined) throw new Error(`there is no role ${name}`);
    return id;
  };
  const id = (name: Person): number => person(name).personId ?? 0;

  // What could be taken from those who may do more.
  for (const name of ['owner', 'administrator'] as const) {
    const row = { company_id: school.companyId, user_id: id(name), role_id: role('Ученик') };
    await database.system((transaction) => transaction.insert(memberRoles).values(row));
  }
  for (const name of ['manager', 'banned manager'] as const) {
    const bans = { admin_banned: name === 'banned manager', learning_banned: true };
    await school.call('PUT', `/api/companies/${school.companyId}/users/${id(name)}`, bans);
  }
  await becomes(database, person('blocked administrator'), 'blocked');
  await becomes(database, person('deleted administrator'), 'deleted');
  await becomes(database, person('blocked manager'), 'blocked');
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
    companyId: school.companyId,
    otherCompanyId: other.companyId,
    person,
    id,
    email: (name) => emails.find((each) => each.id === id(name))?.email ?? '',
    role,
    groupId,
    otherGroupId,
  };
}

/** Calls as one of the people. */
export const callAs = (api: string, stage: Stage, name: Person): RestClient =>
  restClient(api, stage.person(name).token);
