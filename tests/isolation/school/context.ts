// Prepares the tested school with its secrets and all callers, before any request is made.
import { eq } from 'drizzle-orm';
import type { Permission } from '../../../api/src/kit/permissions/flags.ts';
import { users } from '../../../api/src/people/account/account-tables.ts';
import type { RestClient } from '../../kit/rest.ts';
import { demo } from '../../kit/servers.ts';
import { retryingRestClient } from '../retrying-clients.ts';
import { type BodyGenerator, bodyGenerator } from '../probes/bodies.ts';
import { type Caller, allFlags, callerOfAccount } from './callers.ts';
import { type TestCallers, createCallers } from './test-callers.ts';
import { supportsTemplates } from './database.ts';
import { bodies, finalWrites, namedValues, sharedRows } from '../declarations.ts';
import { globalIds } from '../probes/probes.ts';
import { type Installation, type InstallationTemplate, startInstallation } from './installation.ts';
import { allJobsFinished } from './jobs.ts';
import {
  idsKnownTo,
  ofTenant,
  type Row,
  type Rows,
  type Tenant,
  tenantOf,
  type RowWatch,
  watchRows,
} from './rows.ts';
import { secretMark, markTexts, type Secrets, secretsOf } from './secrets.ts';
import { type WriteAccess, writeRecords } from './writing.ts';

export interface School {
  installation: Installation;
  companyId: number;
  code: string;
  owner: Caller;
  rest: (token: string | undefined) => RestClient;
  /** The access of a token's user to the school. */
  access: (token: string | undefined) => WriteAccess;
}

/** The content of a school at a moment, and generators of requests that refer to its records. */
export interface SchoolSnapshot {
  tenant: Tenant;
  /** Rows at that moment. */
  rows: Rows;
  watch: RowWatch;
  secrets: Secrets;
  /**
   * Whether a row belongs to others: it is not the owner's account, does not reference a member among the callers, and
   * is not referenced by one's row.
   */
  isOthers: (id: number) => boolean;
  bodies: BodyGenerator;
}

export interface IsolationContext extends School, TestCallers, SchoolSnapshot {
  /** The global id of a record of this type in the school. Throws without one. */
  globalId: (type: string) => string;
  /** Whether the caller may know a row of the school. */
  mayKnow: (caller: Caller) => (id: number) => boolean;
}

async function prepareTrial(): Promise<IsolationContext> {
  const school = await prepareSchool();
  const cast = await createCallers(school);
  const holdings = await snapshotOf(school, cast.members);
  const globalId = await globalIds({ ...school, ...holdings });
  return { ...school, ...cast, ...holdings, globalId, mayKnow: knowledge(holdings.rows) };
}

let trial: Promise<IsolationContext> | undefined;

/** Shared by all files of a worker, because callers change nothing. Stopped with the worker. */
export const isolationContext = (): Promise<IsolationContext> => (trial ??= prepareTrial());

let ofWorker: Promise<School> | undefined;

/** Shared by the files of a worker that add their own members. Stopped with the worker. */
export const sharedSchool = (): Promise<School> => (ofWorker ??= prepareSchool());

let template: Promise<InstallationTemplate> | undefined;

/**
 * The demo school with one record of each type and all texts marked; created once per worker if it can be copied.
 */
export async function prepareSchool(): Promise<School> {
  if (!supportsTemplates) return writeSchool();
  template ??= writeSchool().then(({ installation }) => installation.saveTemplate());
  return schoolIn(await startInstallation(await template));
}

async function writeSchool(): Promise<School> {
  const school = await schoolIn(await startInstallation());
  const { owner, access, companyId, installation } = school;
  const writer = await writeRecords(access(owner.token), secretMark);
  for (const describe of finalWrites) await describe(writer);
  await markTexts(installation.runAsOwner, await tenantOf(installation.runAsOwner, companyId));
  await allJobsFinished(installation.runAsOwner);
  return school;
}

async function schoolIn(installation: Installation): Promise<School> {
  const { api, database } = installation;
  const rest = (token: string | undefined) => retryingRestClient(api, token);
  const owner = await ownerOf(installation, demo.login);
  const companyId = await companyOf(rest(owner.token), demo.company);
  const access = (token: string | undefined): WriteAccess => ({
    call: rest(token),
    database,
    companyId,
    callAs: async (personId) => {
      const somebody = await callerOfAccount(database, personId, {
        name: 'somebody',
        kind: 'insider',
      });
      return rest(somebody.token);
    },
  });
  return { installation, companyId, code: demo.company, owner, rest, access };
}

export async function snapshotOf(
  { companyId, installation: { runAsOwner }, owner }: School,
  members: readonly Caller[],
): Promise<SchoolSnapshot> {
  const tenant = await tenantOf(runAsOwner, companyId);
  const watch = await watchRows(runAsOwner, ofTenant(tenant));
  const rows = new Map(watch.rows);
  const ofMembers = new Set(
    members.flatMap(({ personId }) => [...idsKnownTo(personId ?? 0, rows)]),
  );
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

function bodiesOf(rows: Rows, isOthers: SchoolSnapshot['isOthers']): BodyGenerator {
  const sorted = new Map<string, Row[]>();
  for (const [table, some] of rows) {
    const isFirst = ({ id }: Row) => isOthers(Number(id));
    sorted.set(table, [...some.filter(isFirst), ...some.filter((row) => !isFirst(row))]);
  }
  const material = {
    word: 'Проба',
    rows: (table: string) => sorted.get(table) ?? [],
    bodies,
    omits: () => false,
  };
  const unnamed = bodyGenerator({ ...material, named: {} });
  const named = Object.assign(
    deletionsIn(rows),
    ...namedValues.map((declared) => declared(unnamed)),
  );
  return bodyGenerator({ ...material, named });
}

/** The ids of all deletions. */
function deletionsIn(rows: Rows): { deletion?: string } {
  const marks = [...rows.values()].flat().map((row) => row['deletion']);
  const known = new Set(marks.filter((mark) => typeof mark === 'string'));
  return known.size > 0 ? { deletion: [...known].join() } : {};
}

async function ownerOf({ database }: Installation, login: string): Promise<Caller> {
  const [user] = await database.system((transaction) =>
    transaction.select({ id: users.id }).from(users).where(eq(users.login, login)),
  );
  const who = { name: 'the school’s owner', kind: 'insider', flags: allFlags } as const;
  return callerOfAccount(database, user?.id ?? 0, who);
}

async function companyOf(call: RestClient, code: string): Promise<number> {
  return (await call('GET', `/api/company/get_id_by_code?code=${code}`)).body.data.id;
}

function knowledge(rows: Rows): IsolationContext['mayKnow'] {
  const known = new Map<string, Set<number>>();
  return ({ name, kind, personId, flags }) => {
    if (kind !== 'insider' || personId === null) {
      const sessions = sessionsOf(personId);
      return (id) => id === personId || sessions.has(id);
    }
    let own = known.get(name);
    if (!own)
      known.set(name, (own = new Set([...idsKnownTo(personId, rows), ...sharedWith(flags)])));
    return (id) => own.has(id);
  };

  /** Sessions of former members remain valid. */
  function sessionsOf(personId: number | null): Set<number> {
    const own = (rows.get('sessions') ?? []).filter((row) => row['user_id'] === personId);
    return new Set(own.map((row) => Number(row['id'])));
  }

  function sharedWith(flags: ReadonlySet<string>): number[] {
    const may = (flag: Permission) => flags.has('admin_part_access') && flags.has(flag);
    return Object.entries(sharedRows).flatMap(([table, isShared]) =>
      (rows.get(table) ?? []).filter((row) => isShared(row, may)).map((row) => Number(row['id'])),
    );
  }
}
