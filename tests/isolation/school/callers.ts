// The callers of the suite: a token and its permissions. They are inserted into the database with sessions, so that
// rate limits of registration and sign-in don't apply.
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../api/src/kit/database/database.ts';
import {
  learnerPermissions,
  permissions,
  type Permission,
} from '../../../api/src/kit/permissions/flags.ts';
import { sessions, users } from '../../../api/src/people/account/account-tables.ts';
import { startSession } from '../../../api/src/people/account/accounts.ts';
import {
  companyMembers,
  memberRoles,
  roles,
  type MemberStatus,
} from '../../../api/src/people/tables.ts';
import { tokenHash } from '../../../api/src/people/account/tokens.ts';
import type { CallerAccess } from '../probes/expectations.ts';

export interface Caller extends CallerAccess {
  name: string;
  personId: number | null;
  token: string | undefined;
  /** Creates another session, for a call that ends its session. */
  newToken: () => Promise<string | undefined>;
}

export const myFlags: Permission[] = [
  'admin_part_access',
  ...permissions.filter((flag) => flag.endsWith('_my')),
];

export const allFlags = permissions;

export const learningFlags = learnerPermissions;

export const nobody: Caller = {
  name: 'nobody',
  kind: 'nobody',
  flags: new Set(),
  personId: null,
  token: undefined,
  newToken: async () => undefined,
};

/** Creates a caller with a session of this account, whose email address is confirmed. */
export async function callerOfAccount(
  database: Database,
  personId: number,
  { name, kind, flags = [] }: Who,
): Promise<Caller> {
  await database.system((transaction) =>
    transaction
      .update(users)
      .set({ confirmed_login: sql`${users.login}` })
      .where(eq(users.id, personId)),
  );
  const token = await newSession(database, personId);
  const oneMoreToken = () => newSession(database, personId);
  return { name, kind, flags: new Set(flags), personId, token, newToken: oneMoreToken };
}

/** Creates a caller with a new account. */
export async function newCaller(database: Database, who: Who): Promise<Caller> {
  const login = `somebody-${(numberOfPeople += 1)}@callers.test`;
  const personId = await database.system(async (transaction) => {
    const [user] = await transaction
      .insert(users)
      .values({ login, email: login, name: who.name })
      .returning({ id: users.id });
    return user?.id ?? 0;
  });
  return callerOfAccount(database, personId, who);
}

interface Who {
  name: string;
  kind: CallerAccess['kind'];
  flags?: readonly Permission[];
}

let numberOfPeople = 0;

/** Makes the user a member with one role that has these permissions. */
export async function addMember(
  database: Database,
  companyId: number,
  caller: Caller,
  flags: readonly Permission[],
): Promise<void> {
  const user_id = caller.personId ?? 0;
  await database.system(async (transaction) => {
    await transaction.insert(companyMembers).values({ company_id: companyId, user_id });
    const [role] = await transaction
      .insert(roles)
      .values({ company_id: companyId, name: caller.name, permissions: [...flags] })
      .returning({ id: roles.id });
    await transaction
      .insert(memberRoles)
      .values({ company_id: companyId, user_id, role_id: role?.id ?? 0 });
  });
}

/** Sets the permissions of the member's roles. */
export async function setPermissions(
  database: Database,
  caller: Caller,
  flags: readonly Permission[],
): Promise<void> {
  await database.system((transaction) =>
    transaction
      .update(roles)
      .set({ permissions: [...flags] })
      .where(
        sql`exists (select 1 from ${memberRoles} where ${memberRoles.company_id} = ${roles.company_id}
          and ${memberRoles.role_id} = ${roles.id} and ${memberRoles.user_id} = ${caller.personId})`,
      ),
  );
}

/** Sets the member's status. */
export async function setMemberStatus(
  database: Database,
  caller: Caller,
  status: MemberStatus,
): Promise<void> {
  await database.system((transaction) =>
    transaction
      .update(companyMembers)
      .set({ status })
      .where(sql`${companyMembers.user_id} = ${caller.personId}`),
  );
}

/** A caller with a token of this user that expired thirty days after it was issued. */
export async function expiredCaller(database: Database, personId: number): Promise<Caller> {
  const token = await newSession(database, personId);
  await database.system((transaction) =>
    transaction
      .update(sessions)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(sql`${sessions.token_hash} = ${tokenHash(token)}`),
  );
  return { ...nobody, name: 'an expired token', token, newToken: async () => token };
}

const newSession = (database: Database, personId: number): Promise<string> =>
  database.system((transaction) =>
    startSession(transaction, personId, { user_agent: null, ip_address: null }),
  );
