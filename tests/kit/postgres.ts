// Starts a PostgreSQL server for tests: a new cluster in a temporary folder, on a free port of 127.0.0.1, removed when
// it is stopped or this process exits. It runs without fsync, because its data is temporary.
import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../scripts/lib/ports.ts';
import { installPackages } from './debian.ts';

export interface PostgresServer {
  /** Connection URL of the superuser. */
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** The folder of PostgreSQL's executables, or why there is none. */
export function findPostgres(): { bin: string } | { unavailable: string } {
  const found = postgresPrograms();
  if (found) return { bin: found };
  keepDebianFromStartingAServer();
  const failure = installPackages('postgresql');
  const bin = postgresPrograms();
  return bin ? { bin } : { unavailable: failure ?? 'no initdb under /usr/lib/postgresql' };
}

/** The folder of the newest PostgreSQL's executables on this machine. */
export function postgresPrograms(): string | undefined {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  return readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}

/** Creates the cluster in a new folder below `base`. */
export async function startPostgres(base = tmpdir()): Promise<PostgresServer> {
  const postgres = findPostgres();
  if ('unavailable' in postgres) throw new Error(postgres.unavailable);
  const user = serverUser();
  const folder = mkdtempSync(join(base, 'kafedra-postgres-'));
  chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...user };
  const port = await freePort();
  execFileSync(
    join(postgres.bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...options, stdio: 'pipe' },
  );
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_connections: 200,
    // JIT compilation takes longer than reading small tables.
    jit: 'off',
    // Sessions can turn on statistics of their statements.
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track': 'none',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(postgres.bin, 'postgres'), ['-D', data, ...args], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const endWithUs = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', endWithUs);
  await untilReady(server.stderr, exited);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: Number(server.pid),
    async stop() {
      process.off('exit', endWithUs);
      server.kill('SIGINT'); // Fast shutdown: ends the sessions and closes.
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian's package starts a server on port 5432 when it is installed; tests don't need it. */
function keepDebianFromStartingAServer(): void {
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (process.getuid?.() !== 0 || existsSync(settings)) return;
  mkdirSync('/etc/postgresql-common', { recursive: true });
  writeFileSync(settings, 'create_main_cluster = false\n');
}

/** PostgreSQL refuses to run as root; Debian's package creates the user postgres for it. */
function serverUser(): { uid: number; gid: number } {
  const own = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
  if (own.uid !== 0) return own;
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

function idOfPostgres(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
}

/** Waits for the log line: before it, the server accepts connections and then rejects them. */
function untilReady(log: Readable, exited: Promise<void>): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    void exited.then(() => reject(new Error(`PostgreSQL did not start:\n${said}`)));
    log.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4000);
      if (said.includes('ready to accept connections')) resolve();
    });
  });
}
