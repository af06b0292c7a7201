// Creates the attacked installation once per run: the demo school at its usual size, a neighbour's school, the
// attacker's, and many others. Each attack gets a copy.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { companies } from '../../api/src/company/tables.ts';
import { loadDemoSchool } from '../../api/src/demo/load.ts';
import { openDatabase } from '../../api/src/kit/database/open.ts';
import type { Transaction } from '../../api/src/kit/database/database.ts';
import { sessions, users } from '../../api/src/people/account/account-tables.ts';
import { tokenHash } from '../../api/src/people/account/tokens.ts';
import { companyMembers } from '../../api/src/people/tables.ts';
import { toGlobalId } from '../../gateway/src/kit/records/ids.ts';
import { startPostgres } from '../../tests/kit/postgres.ts';
import { newOwner, type Owner } from '../../tests/kit/rest.ts';
import type { Copy } from '../api/engines.ts';
import { multiply } from '../growth/worlds.ts';
import { startProduct } from './product.ts';

/** Ids and tokens that attacks and measurements need; sent to other processes as JSON. */
export interface World {
  neighbour: Member & { file: string };
  attacker: Member & {
    companyId: number;
    /** Global ids. */
    company: string;
    fields: string[];
    /** URL of a file larger than all buffers on the way. */
    bigFile: string;
    /** Further companies of the attacker. */
    others: { id: number; code: string }[];
  };
  /** Owners of other schools, each with a token. */
  crowd: Member[];
}

export interface Member {
  token: string;
  /** Code of the company. */
  code: string;
}

export interface Engine {
  name: 'PGlite' | 'PostgreSQL';
  world: World;
  copy: () => Promise<Copy>;
  /** Removes everything. */
  stop: () => Promise<void>;
}

const neighboursCourses = 60;
const attackersPeople = 300;
const attackersFields = 160;
/** Number of custom fields with values for all users. */
const filledFields = 20;
const attackersCompanies = 5;
const bigFileSize = 32 * 1024 * 1024;
const crowdSchools = 40;
const crowdPeople = 200;

export async function makeWorld(engine: Engine['name'], say: (line: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'kafedra-attacks-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const made = engine === 'PGlite' ? embedded(folder) : await onServer(folder);
  say('Creating the schools …');
  const crowd = await fillDatabase(made.original);
  say('Adding the neighbour and the attacker …');
  const product = await startProduct(made.original);
  try {
    const neighbour = await neighbourOf(product.api.url);
    const attacker = await attackerOf(product.api.url);
    return { name: engine, world: { neighbour, attacker, crowd }, ...made } satisfies Engine;
  } finally {
    await product.end();
  }
}

function embedded(folder: string) {
  const { original, copyFiles } = copiesIn(folder);
  return {
    original,
    copy: (): Promise<Copy> => Promise.resolve(copyFiles()),
    stop: () => Promise.resolve(),
  };
}

async function onServer(folder: string) {
  const { url, stop } = await startPostgres();
  const { original, copyFiles } = copiesIn(folder);
  const at = (database: string) => String(Object.assign(new URL(url), { pathname: database }));
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run('create database original');
  return {
    original: { ...original, DATABASE_URL: at('original') },
    copy: async (): Promise<Copy> => {
      await run('drop database if exists copy with (force)');
      await run('create database copy template original');
      return { ...copyFiles(), DATABASE_URL: at('copy') };
    },
    stop,
  };
}

/** Makes one copy at a time. */
function copiesIn(folder: string) {
  const original: Copy = { DATA_DIR: join(folder, 'original') };
  const copy: Copy = { DATA_DIR: join(folder, 'copy') };
  mkdirSync(original.DATA_DIR);
  const copyFiles = () => {
    rmSync(copy.DATA_DIR, { recursive: true, force: true });
    cpSync(original.DATA_DIR, copy.DATA_DIR, { recursive: true });
    return copy;
  };
  return { original, copyFiles };
}

async function fillDatabase(copy: Copy): Promise<Member[]> {
  const database = await openDatabase({
    DATA_DIR: copy.DATA_DIR,
    DATABASE_URL: copy.DATABASE_URL,
    DATABASE_OWNER_URL: undefined,
    DATABASE_CONNECTIONS: 1,
  });
  try {
    await loadDemoSchool(database, { courses: 60, learners: 500 });
    const crowd = await database.system(async (transaction) => {
      await multiply(transaction, crowdSchools + 1);
      return insertCrowd(transaction);
    });
    await database.vacuum();
    return crowd;
  } finally {
    await database.close();
  }
}

/** Inserts users and distributes them over all copied schools. */
async function insertCrowd(transaction: Transaction): Promise<Member[]> {
  const crowd: Member[] = [];
  for (let number = 0; number < crowdPeople; number += 1) {
    const member = { token: `crowd-${number}`, code: `school-${2 + (number % crowdSchools)}` };
    const email = `owner-${number}@crowd.test`;
    const [school] = await transaction
      .select({ company_id: companies.id })
      .from(companies)
      .where(eq(companies.code, member.code));
    const [person] = await transaction
      .insert(users)
      .values({ login: email, email, name: 'Ольга' })
      .returning({ user_id: users.id });
    if (school === undefined || person === undefined) throw new Error(`no ${member.code}`);
    await transaction.insert(companyMembers).values({ ...school, ...person, is_owner: true });
    await transaction.insert(sessions).values({
      ...person,
      token_hash: tokenHash(member.token),
      expires_at: '2100-01-01T00:00:00Z',
    });
    crowd.push(member);
  }
  return crowd;
}

async function neighbourOf(api: string): Promise<World['neighbour']> {
  const owner = await newOwner(api, 'neighbour');
  const courses_id: number[] = [];
  for (let number = 1; number <= neighboursCourses; number += 1) {
    const { id } = await made(owner, '/courses', { name: `Курс № ${number}` });
    courses_id.push(id);
  }
  await owner.call('POST', `/api/companies/${owner.companyId}/courses/visible`, { courses_id });
  const file = await addressOfFile(owner, 100 * 1024);
  return { token: owner.token, code: 'neighbour', file };
}

async function attackerOf(api: string): Promise<World['attacker']> {
  const owner = await newOwner(api, 'attacker');
  const { companyId, token, call } = owner;
  const fieldIds: number[] = [];
  for (let number = 1; number <= attackersFields; number += 1) {
    const { id } = await made(owner, '/custom_fields', { name: `Поле ${number}`, type: 'string' });
    fieldIds.push(id);
  }
  await fillWithPeople(owner, fieldIds.slice(0, filledFields));
  const others = [];
  for (let number = 1; number <= attackersCompanies; number += 1) {
    const code = `attacker-${number}`;
    const { body } = await call('POST', '/api/companies', { name: code, code });
    others.push({ id: body.data.id as number, code });
  }
  return {
    token,
    code: 'attacker',
    companyId,
    company: toGlobalId({ type: 'Company', companyId: null, id: companyId }),
    fields: fieldIds.map((id) => toGlobalId({ type: 'CustomField', companyId, id })),
    bigFile: await addressOfFile(owner, bigFileSize),
    others,
  };
}

async function fillWithPeople(owner: Owner, fieldIds: readonly number[]): Promise<void> {
  const base = `/api/companies/${owner.companyId}`;
  const { job } = await made(owner, '/users_generate', { count: attackersPeople });
  for (let status = ''; status !== 'done'; await sleep(200)) {
    ({ status } = (await owner.call('GET', `${base}/jobs/${job.id}`)).body.data);
    if (status === 'failed' || status === 'cancelled') throw new Error(`no people: ${status}`);
  }
  const custom_fields = fieldIds.map((custom_field_id) => ({
    custom_field_id,
    values: [`слово и дело № ${custom_field_id}`],
  }));
  const { body } = await owner.call('GET', `${base}/users?all=1&only=id,is_owner`);
  for (const { id, is_owner } of body.data) {
    if (!is_owner) await made(owner, `/users/${id}/store_custom_field_values`, { custom_fields });
  }
}

async function addressOfFile(owner: Owner, size: number): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([Buffer.alloc(size, 'слово ')]), 'file.txt');
  return (await made(owner, '/add_media', form)).url;
}

async function made({ call, companyId }: Owner, path: string, body: unknown) {
  const answer = await call('POST', `/api/companies/${companyId}${path}`, body);
  if (answer.status < 300) return answer.body.data;
  throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}
