// All callers of the suite, by the names that test titles show.
import { permissions, type Permission } from '../../../api/src/kit/permissions/flags.ts';
import { nameOf, operations, type Operation } from '../../kit/openapi.ts';
import { newOwner } from '../../kit/rest.ts';
import {
  setPermissions,
  setMemberStatus,
  type Caller,
  allFlags,
  expiredCaller,
  addMember,
  learningFlags,
  myFlags,
  nobody,
  callerOfAccount,
  newCaller,
} from './callers.ts';
import { endsMembership, membersOfDomains } from '../declarations.ts';
import { flagsOf, permissionOf } from '../probes/expectations.ts';
import type { School } from './context.ts';
import { writeOwn, writeRecords } from './writing.ts';

/** One caller for each reason of a refusal. */
const ofEachKind = [
  'nobody',
  'another school’s owner',
  'a member without the flag',
  'a member with the _my flags',
  'a learner',
];

/** Further callers that the same checks refuse. */
const more = [
  'an expired token',
  'another school’s administrator',
  'a person who was removed',
  'a person who was blocked',
  ...Object.keys(membersOfDomains),
  'a member whom the back office is closed to',
];

export interface CallerCase {
  name: string;
  /**
   * Whether callers with access send every probe with all variants. Otherwise one request reads all plain values of a
   * record.
   */
  withVariants: boolean;
}

/** Callers of every test run. */
export const mainCallers: readonly CallerCase[] = ofEachKind.map((name) => ({
  name,
  withVariants: false,
}));

/** Callers of deep test runs. */
export const allCallers: readonly CallerCase[] = [...ofEachKind, ...more].map((name) => ({
  name,
  withVariants: true,
}));

export interface TestCallers {
  /**
   * The caller that sends an operation under this name; null if no such caller exists, because no permission guards the
   * operation.
   */
  callerFor: (name: string, operation: Operation) => Caller | null;
  /** Callers that are, or were, members of the tested school. */
  members: Caller[];
  /** The owner of another school. */
  stranger: Caller;
  otherCompanyId: number;
}

/** Inserts all callers into the database, and records of their own for those who may see such. */
export async function createCallers({
  installation,
  access,
  companyId,
  owner,
}: School): Promise<TestCallers> {
  const { api, database } = installation;
  const other = await newOwner(api, 'another-school');
  const account = await other.call('GET', '/api/auth_user');
  const outsider = (name: string) => ({ name, kind: 'outsider' }) as const;
  const stranger = await callerOfAccount(
    database,
    account.body.data.id,
    outsider('another school’s owner'),
  );
  // Requires a confirmed address: before that, actions that cost the installation money are refused.
  await writeRecords({ ...access(other.token), companyId: other.companyId }, 'Чужое');
  const administrator = await newCaller(database, outsider('another school’s administrator'));
  await addMember(database, other.companyId, administrator, allFlags);

  const members: Caller[] = [];
  const member = async (
    name: string,
    flags: readonly Permission[],
    kind: Caller['kind'] = 'insider',
  ) => {
    const caller = await newCaller(database, { name, kind, flags });
    await addMember(database, companyId, caller, flags);
    members.push(caller);
    return caller;
  };
  const removed = await member('a person who was removed', allFlags, 'outsider');
  await setMemberStatus(database, removed, 'deleted');
  const blocked = await member('a person who was blocked', allFlags, 'blocked');
  await setMemberStatus(database, blocked, 'blocked');
  const withMine = await member('a member with the _my flags', myFlags);
  await setPermissions(database, withMine, allFlags);
  await writeRecords(access(withMine.token), 'Своё');
  await setPermissions(database, withMine, myFlags);

  const named = new Map<string, Caller>([
    ['nobody', nobody],
    ['an expired token', await expiredCaller(database, owner.personId ?? 0)],
    ['another school’s owner', stranger],
    ['another school’s administrator', administrator],
    ['a person who was removed', removed],
    ['a person who was blocked', blocked],
    ['a member with the _my flags', withMine],
    [
      'a member whom the back office is closed to',
      await member(
        'a member whom the back office is closed to',
        allFlags.filter((flag) => flag !== 'admin_part_access'),
      ),
    ],
    ['a learner', await member('a learner', learningFlags)],
  ]);
  for (const [name, flags] of Object.entries(membersOfDomains)) {
    const caller = await member(name, flags);
    await writeOwn(access(caller.token));
    named.set(name, caller);
  }
  // Callers of operations that end a membership are used for nothing else.
  const leavers = new Map<string, Caller>();
  for (const [name, { kind, flags }] of named) {
    if (kind === 'insider')
      leavers.set(
        name,
        await member(
          `${name}, who leaves`,
          permissions.filter((flag) => flags.has(flag)),
        ),
      );
  }
  const noOwner = await member('a member with all flags who is no owner', allFlags);
  const withoutFlags = new Map<string, Caller>();
  for (const lacking of operations.map(flagsOf)) {
    const key = lacking.join();
    if (lacking.length === 0 || withoutFlags.has(key)) continue;
    const flags = allFlags.filter((flag) => !lacking.includes(flag));
    withoutFlags.set(key, await member(`a member without ${key}`, flags));
  }
  return {
    stranger,
    otherCompanyId: other.companyId,
    members,
    callerFor: (name, operation) => {
      if (endsMembership.has(nameOf(operation)))
        return leavers.get(name) ?? named.get(name) ?? null;
      if (name !== 'a member without the flag') return named.get(name) ?? null;
      if (permissionOf(operation) === 'owner') return noOwner;
      return withoutFlags.get(flagsOf(operation).join()) ?? null;
    },
  };
}
