// The school that is tried, with its secrets; and the stage: with everybody who tries, before anybody does.
import { eq } from 'drizzle-orm';
import type { Permission } from '../../api/src/kit/permissions/flags.ts';
import { users } from '../../api/src/people/account/account-tables.ts';
import type { RestClient } from '../kit/rest.ts';
import { demo } from '../kit/servers.ts';
import { askRest } from './asking.ts';
import { type BodyMaker, bodyMaker } from './bodies.ts';
import { type Caller, everyFlag, signedIn } from './callers.ts';
import { type Cast, invite } from './cast.ts';
import { canBeKept } from './database.ts';
import { bodies, descriptions, namedByDomains, shared } from './declared.ts';
import { globalIds } from './probes.ts';
import { type Installation, type Kept, startInstallation } from './installation.ts';
import { allJobsFinished } from './jobs.ts';
import {
  knownTo,
  ofTenant,
  type Row,
  type Rows,
  type Tenant,
  tenantOf,
  type Watch,
  watchRows,
} from './rows.ts';
import { secretWord, markTexts, type Secrets, secretsOf } from './secrets.ts';
import { type Access, writeRecords } from './writing.ts';

export interface School {
  installation: Installation;
  companyId: number;
  code: string;
  owner: Caller;
  rest: (token: string | undefined) => RestClient;
  /** Of somebody with this token to the school. */
  access: (token: string | undefined) => Access;
}

/** What a school holds at a moment, and what requests that mean its records are made of. */
export interface Holdings {
  tenant: Tenant;
  /** At that moment. */
  rows: Rows;
  watch: Watch;
  secrets: Secrets;
  /** Whether a row of the school is neither the owner's account, nor names a member who tries, nor is named with one. */
  isOthers: (id: number) => boolean;
  bodies: BodyMaker;
}

export interface Trial extends School, Cast, Holdings {
  /** Of a record of this type that is the school's. Throws without one. */
  globalId: (type: string) => string;
  /** Whether a caller knows a row of the school by right. */
  knows: (caller: Caller) => (id: number) => boolean;
}

async function prepareTrial(): Promise<Trial> {
  const school = await prepareSchool();
  const cast = await invite(school);
  const holdings = await holdingsOf(school, cast.members);
  const globalId = await globalIds({ ...school, ...holdings });
  return { ...school, ...cast, ...holdings, globalId, knows: knowledge(holdings.rows) };
}

let trial: Promise<Trial> | undefined;

/** One for all files that a worker runs: nobody who tries changes anything. It ends with the worker. */
export const theTrial = (): Promise<Trial> => (trial ??= prepareTrial());

let ofWorker: Promise<School> | undefined;

/** One for the files of a worker that add members of their own, and look with their eyes. It ends with the worker. */
export const theSchool = (): Promise<School> => (ofWorker ??= prepareSchool());

let kept: Promise<Kept> | undefined;

/** The demo school with one record of each kind, all its texts marked: written once in a worker, where it can be copied. */
export async function prepareSchool(): Promise<School> {
  if (!canBeKept) return writeSchool();
  kept ??= writeSchool().then(({ installation }) => installation.keep());
  return schoolIn(await startInstallation(await kept));
}

async function writeSchool(): Promise<School> {
  const school = await schoolIn(await startInstallation());
  const { owner, access, companyId, installation } = school;
  const writer = await writeRecords(access(owner.token), secretWord);
  for (const describe of descriptions) await describe(writer);
  await markTexts(installation.look, await tenantOf(installation.look, companyId));
  await allJobsFinished(installation.look);
  return school;
}

async function schoolIn(installation: Installation): Promise<School> {
  const { api, database } = installation;
  const rest = (token: string | undefined) => askRest(api, token);
  const owner = await ownerOf(installation, demo.login);
  const companyId = await companyOf(rest(owner.token), demo.company);
  const access = (token: string | undefined): Access => ({
    call: rest(token),
    database,
    companyId,
    callAs: async (personId) => {
      const somebody = await signedIn(database, personId, { name: 'somebody', kind: 'insider' });
      return rest(somebody.token);
    },
  });
  return { installation, companyId, code: demo.company, owner, rest, access };
}

export async function holdingsOf(
  { companyId, installation: { look }, owner }: School,
  members: readonly Caller[],
): Promise<Holdings> {
  const tenant = await tenantOf(look, companyId);
  const watch = await watchRows(look, ofTenant(tenant));
  const rows = new Map(watch.rows);
  const ofMembers = new Set(members.flatMap(({ personId }) => [...knownTo(personId ?? 0, rows)]));
  const isOthers = (id: number) => id !== owner.personId && !ofMembers.has(id);
  return {
    tenant,
    rows,
    watch,
    secrets: secretsOf(rows),
    isOthers,
    bodies: bodiesOf(rows, isOthers),
  };
}

function bodiesOf(rows: Rows, isOthers: Holdings['isOthers']): BodyMaker {
  const sorted = new Map<string, Row[]>();
  for (const [table, some] of rows) {
    const isFirst = ({ id }: Row) => isOthers(Number(id));
    sorted.set(table, [...some.filter(isFirst), ...some.filter((row) => !isFirst(row))]);
  }
  const material = {
    word: 'Проба',
    rows: (table: string) => sorted.get(table) ?? [],
    bodies,
    leavesOut: () => false,
  };
  const unnamed = bodyMaker({ ...material, named: {} });
  const named = Object.assign(
    deletionsIn(rows),
    ...namedByDomains.map((declared) => declared(unnamed)),
  );
  return bodyMaker({ ...material, named });
}

/** The marks of all that was put into the trash. */
function deletionsIn(rows: Rows): { deletion?: string } {
  const marks = [...rows.values()].flat().map((row) => row['deletion']);
  const known = new Set(marks.filter((mark) => typeof mark === 'string'));
  return known.size > 0 ? { deletion: [...known].join() } : {};
}

async function ownerOf({ database }: Installation, login: string): Promise<Caller> {
  const [user] = await database.system((transaction) =>
    transaction.select({ id: users.id }).from(users).where(eq(users.login, login)),
  );
  const who = { name: 'the school’s owner', kind: 'insider', flags: everyFlag } as const;
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
    return Object.entries(shared).flatMap(([table, isShared]) =>
      (rows.get(table) ?? []).filter((row) => isShared(row, may)).map((row) => Number(row['id'])),
    );
  }
}
