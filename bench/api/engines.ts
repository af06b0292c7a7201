// The two database engines of bench:api: each creates the school once and gives every contestant a copy.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import {
  createEmbedded,
  embeddedPool,
  openDatabase,
  serverPool,
} from '../../api/src/kit/database/open.ts';
import { startPostgres } from '../../tests/kit/postgres.ts';
import { workOf } from '../growth/report.ts';
import { fillSchool, version, type School } from './school.ts';

export interface Engine {
  name: 'PGlite' | 'PostgreSQL';
  school: School;
  /** Creates a copy of the school and returns the environment of the program that uses it. */
  copy: (name: string) => Promise<Copy>;
  /** Milliseconds of processor time of the server's processes; 0 without a server. */
  work: () => number;
  /** Ids of the server's processes. */
  processes: () => number[];
  stop: () => Promise<void>;
}

export interface Copy {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

/** The api's default, used by all contestants. */
const connections = 10;

const folder = join(import.meta.dirname, '..', '.data', 'api');

/** The folder of a run's copies and recipes. */
export const runFolder = join(folder, 'run');

/** Connects to a copy with the api's settings. */
export async function openPool({ DATA_DIR, DATABASE_URL }: Copy): Promise<pg.Pool> {
  if (DATABASE_URL !== undefined) return serverPool(DATABASE_URL, connections);
  return embeddedPool(await createEmbedded({ dataDir: join(DATA_DIR, 'database') }));
}

const openSchool = (copy: Copy) =>
  openDatabase({
    DATA_DIR: copy.DATA_DIR,
    DATABASE_URL: copy.DATABASE_URL,
    DATABASE_OWNER_URL: undefined,
    DATABASE_CONNECTIONS: connections,
  });

async function makeSchool(copy: Copy): Promise<School> {
  const database = await openSchool(copy);
  try {
    return await fillSchool(database);
  } finally {
    await database.close();
  }
}

export async function embedded(say: (line: string) => void): Promise<Engine> {
  const made = join(folder, `v${version}`);
  const about = join(made, 'school.json');
  if (!existsSync(about)) {
    say('creating the school …');
    rmSync(made, { recursive: true, force: true });
    mkdirSync(made, { recursive: true });
    writeFileSync(about, JSON.stringify(await makeSchool({ DATA_DIR: made })));
  }
  return {
    name: 'PGlite',
    school: JSON.parse(readFileSync(about, 'utf8')) as School,
    copy: (name) => {
      const copied = emptyFolder(`embedded-${name}`);
      cpSync(join(made, 'database'), join(copied, 'database'), { recursive: true });
      return Promise.resolve({ DATA_DIR: copied });
    },
    work: () => 0,
    processes: () => [],
    stop: () => Promise.resolve(),
  };
}

export async function server(say: (line: string) => void): Promise<Engine> {
  const { url, stop } = await startPostgres();
  say('creating the school on the server …');
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  // Autovacuum would be charged to the contestant that is being measured.
  await owner.query('alter system set autovacuum = off');
  await owner.query('select pg_reload_conf()');
  await owner.query('create database school');
  const at = (database: string) => String(Object.assign(new URL(url), { pathname: database }));
  const school = await makeSchool({ DATA_DIR: emptyFolder('server'), DATABASE_URL: at('school') });
  await vacuum(at('school'));
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  const processes = () => [postmaster, ...childrenOf(postmaster)];
  return {
    name: 'PostgreSQL',
    school,
    copy: async (name) => {
      const copied = `school_${name.replace('-', '_')}`;
      await owner.query(`create database ${copied} template school`);
      return { DATA_DIR: emptyFolder(`server-${name}`), DATABASE_URL: at(copied) };
    },
    work: () => processes().reduce((sum, pid) => sum + workOfLiving(pid), workOfEnded(postmaster)),
    processes,
    stop: async () => {
      await owner.end();
      await stop();
    },
  };
}

async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum (analyze)');
  await client.end();
}

function emptyFolder(name: string): string {
  const path = join(runFolder, name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}

/**
 * The fields of /proc/<pid>/stat from the third, the state, on. The name before it can contain any characters.
 */
function statOf(pid: number): string[] {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/);
  return rest.split(' ');
}

const parentOf = (pid: number) => Number(statOf(pid)[1]);

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return parentOf(pid) === parent;
      } catch {
        return false; // The process has ended.
      }
    });
}

function workOfLiving(pid: number): number {
  try {
    return workOf([pid]) ?? Number.NaN;
  } catch {
    return 0; // The process has ended since the list was read.
  }
}

/** cutime and cstime: processor time of terminated children, in hundredths of a second. */
function workOfEnded(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
