// The stage: the tried school with its secrets and everybody who tries, before anybody does.
import { eq } from 'drizzle-orm';
import { users } from '../../api/src/people/tables.ts';
import { DEMO } from '../kit/servers.ts';
import { restClient, type RestClient } from '../kit/rest.ts';
import { type Caller, EVERY_FLAG, signedIn } from './callers.ts';
import { type Cast, invite } from './cast.ts';
import { type Installation, startInstallation } from './installation.ts';
import { knownTo, tenantOf, type Rows, rowsOfTenant, type Tenant } from './rows.ts';
import { describeSchool, SHARED, type SchoolFacts, writeRecords } from './school.ts';
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
  /** Whether a row of the school is one that no insider knows by right, and not the owner's account. */
  isOthers: (id: number) => boolean;
  rest: (token: string | undefined) => RestClient;
}

export async function prepareTrial(): Promise<Trial> {
  const installation = await startInstallation();
  const { api, database } = installation;
  const rest = (token: string | undefined) => restClient(api, token);
  const owner = await ownerOf(installation, DEMO.login);
  const companyId = await companyOf(rest(owner.token), DEMO.company);
  const written = await writeRecords(rest(owner.token), companyId, MARK);
  await describeSchool(rest(owner.token), companyId, written);
  await markTexts(database, await tenantOf(database, companyId));

  const cast = await invite(installation, companyId, owner);
  const tenant = await tenantOf(database, companyId);
  const before = await rowsOfTenant(database, tenant);
  const knows = knowledge(before);
  return {
    installation,
    school: { ...written, companyId, code: DEMO.company, ownerLogin: DEMO.login },
    tenant,
    owner,
    ...cast,
    before,
    secrets: secretsOf(before),
    knows,
    isOthers: (id) => id !== owner.personId && !cast.insiders.some((caller) => knows(caller)(id)),
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
  const shared = new Set(
    Object.entries(SHARED).flatMap(([table, isShared]) =>
      (rows.get(table) ?? []).filter(isShared).map((row) => Number(row['id'])),
    ),
  );
  const known = new Map<number | null, Set<number>>();
  return ({ kind, personId }) => {
    if (kind !== 'insider' || personId === null) return () => false;
    let own = known.get(personId);
    if (!own) known.set(personId, (own = knownTo(personId, rows)));
    return (id) => own.has(id) || shared.has(id);
  };
}
