// The stage: the tried school with its secrets and everybody who tries, before anybody does.
import { eq } from 'drizzle-orm';
import { users } from '../../api/src/people/account/account-tables.ts';
import type { Permission } from '../../api/src/kit/permission-flags.ts';
import { DEMO } from '../kit/servers.ts';
import { restClient, type RestClient } from '../kit/rest.ts';
import { type Caller, EVERY_FLAG, signedIn } from './callers.ts';
import { type Cast, invite } from './cast.ts';
import { type Installation, startInstallation } from './installation.ts';
import { knownTo, tenantOf, type Rows, rowsOfTenant, type Tenant } from './rows.ts';
import { describeSchool, introduce, writeRecords } from './records.ts';
import { SHARED, type SchoolFacts } from './school.ts';
import { MARK, markTexts, type Secrets, secretsOf } from './secrets.ts';

export interface Trial extends Cast {
  installation: Installation;
  school: SchoolFacts;
  tenant: Tenant;
  owner: Caller;
  /** Everything of the school before anybody tries. */
  before: Rows;
  secrets: Secrets;
  /** Whether a caller knows a row of the school by right. */
  knows: (caller: Caller) => (id: number) => boolean;
  /** Whether a row of the school is neither the owner's account, nor names a member who tries, nor is named with one. */
  isOthers: (id: number) => boolean;
  rest: (token: string | undefined) => RestClient;
}

export async function prepareTrial(): Promise<Trial> {
  const installation = await startInstallation();
  const { api, database } = installation;
  const rest = (token: string | undefined) => restClient(api, token);
  const owner = await ownerOf(installation, DEMO.login);
  const companyId = await companyOf(rest(owner.token), DEMO.company);
  const written = await writeRecords({ call: rest(owner.token), database, companyId }, MARK);
  // A number that is told from all others, as the school's ids are.
  const shop = { id: String(written.roleId), secretKey: 'test_of-the-school' };
  installation.yooKassa.know(shop);
  const learnerId = await describeSchool(rest(owner.token), companyId, written, shop);
  const learner = await signedIn(database, learnerId, { name: 'a learner', kind: 'insider' });
  await introduce(rest(learner.token));
  await markTexts(database, await tenantOf(database, companyId));

  const cast = await invite(installation, companyId, owner);
  const tenant = await tenantOf(database, companyId);
  const before = await rowsOfTenant(database, tenant);
  const ofMembers = new Set(
    cast.members.flatMap(({ personId }) => [...knownTo(personId ?? 0, before)]),
  );
  return {
    installation,
    school: {
      ...written,
      companyId,
      code: DEMO.company,
      name: `Школа ${MARK}-${companyId}`,
      ownerLogin: DEMO.login,
      learnerId,
    },
    tenant,
    owner,
    ...cast,
    before,
    secrets: secretsOf(before),
    knows: knowledge(before),
    isOthers: (id) => id !== owner.personId && !ofMembers.has(id),
    rest,
  };
}

async function ownerOf({ database }: Installation, login: string): Promise<Caller> {
  const [user] = await database.system((transaction) =>
    transaction.select({ id: users.id }).from(users).where(eq(users.login, login)),
  );
  const who = { name: 'the school’s owner', kind: 'insider', flags: EVERY_FLAG } as const;
  return signedIn(database, user?.id ?? 0, who);
}

async function companyOf(call: RestClient, code: string): Promise<number> {
  return (await call('GET', `/api/company/get_id_by_code?code=${code}`)).body.data.id;
}

function knowledge(rows: Rows): Trial['knows'] {
  const known = new Map<string, Set<number>>();
  return ({ name, kind, personId, flags }) => {
    if (kind !== 'insider' || personId === null) {
      const sessions = sessionsOf(personId);
      return (id) => id === personId || sessions.has(id);
    }
    let own = known.get(name);
    if (!own) known.set(name, (own = new Set([...knownTo(personId, rows), ...sharedWith(flags)])));
    return (id) => own.has(id);
  };

  /** Whoever is no member any more is still signed in. */
  function sessionsOf(personId: number | null): Set<number> {
    const own = (rows.get('sessions') ?? []).filter((row) => row['user_id'] === personId);
    return new Set(own.map((row) => Number(row['id'])));
  }

  function sharedWith(flags: ReadonlySet<string>): number[] {
    const may = (flag: Permission) => flags.has('admin_part_access') && flags.has(flag);
    return Object.entries(SHARED).flatMap(([table, isShared]) =>
      (rows.get(table) ?? []).filter((row) => isShared(row, may)).map((row) => Number(row['id'])),
    );
  }
}
