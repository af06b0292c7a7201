// `npm run bench:uploads [-- --gigabytes N --rounds N --parallel N --folder F]`: measures the throughput and memory of
// uploading a large file to the storage, through the api alone and through the gateway, compared with `cp` to the same
// disk. A copy counts as done when it is synced, because the storage syncs what it confirms. The source file is sparse,
// so that reading it costs almost nothing. docs/benchmarks.md has the latest table.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  createReadStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { startPostgres } from '../tests/kit/postgres.ts';
import { newOwner } from '../tests/kit/rest.ts';
import { startApi, startGateway, type RunningProgram } from '../tests/kit/servers.ts';

/** Bytes per chunk, as in the web app. */
const chunkSize = 12_500_000;

const { values: options } = parseArgs({
  // npm's arguments come first.
  args: process.argv.slice(3),
  options: {
    gigabytes: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    parallel: { type: 'string', default: '3' },
    // A file system in memory excludes the disk from the measurement.
    folder: { type: 'string', default: tmpdir() },
  },
});
const size = Math.round(Number(options.gigabytes) * 1e9);
const rounds = Number(options.rounds);
const parallel = Number(options.parallel);

const folder = mkdtempSync(join(options.folder, 'kafedra-bench-'));
const film = join(folder, 'film.txt');
writeFileSync(film, 'A film');
truncateSync(film, size);

interface Way {
  name: string;
  /** Resolves when the file is stored. */
  send: () => Promise<void>;
}

const postgres = await startPostgres();
const env = {
  DATABASE_URL: postgres.url,
  DEMO_SCHOOL: 'off',
  TRACE_REST_CALLS: '',
  LOG_LEVEL: 'error',
  CAPTCHA: 'off',
};
// A separate start creates the tables and an account, which needs memory that uploads don't.
const first = await startApi(join(folder, 'data'), env);
const { token, companyId, call } = await newOwner(first.url, 'uploads');
const plan = { plan: 'pro', period: 'year' };
await call('POST', `/api/companies/${companyId}/subscription_update`, plan);
await first.stop();
const api = await startApi(join(folder, 'data'), env);
const gateway = await startGateway(api.url, env);
try {
  const globalId = await companyOf(gateway, token);
  const target = `/api/companies/${companyId}/add_media`;
  const ways: Way[] = [
    { name: 'cp', send: async () => copy() },
    { name: 'api', send: () => upload(api.url, target, token) },
    {
      name: 'gateway and api',
      send: () => upload(gateway.url, `/media/companies/${globalId}`, token),
    },
  ];
  const programs = { api, gateway };
  const runs = new Map<string, Run[]>(ways.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, send } of ways) {
      execFileSync('sync'); // What the one before has written is not this one's to wait for.
      for (const program of Object.values(programs)) forgetPeak(program);
      const before = { api: busy(api), gateway: busy(gateway) };
      const begun = performance.now();
      await send();
      runs.get(name)?.push({
        seconds: (performance.now() - begun) / 1000,
        busy: { api: busy(api) - before.api, gateway: busy(gateway) - before.gateway },
        peak: { api: peak(api), gateway: peak(gateway) },
      });
      await clear();
    }
  }
  report(runs);
} finally {
  await gateway.stop();
  await api.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function copy(): void {
  const path = join(folder, 'copy');
  execFileSync('cp', ['--sparse=never', '--reflink=never', film, path]);
  execFileSync('sync', [path]);
}

async function upload(url: string, path: string, token: string): Promise<void> {
  const pool = new Pool(new URL(url).origin, {
    connections: parallel,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const count = Math.ceil(size / chunkSize);
  const uuid = randomUUID();
  const statuses: number[] = [];
  let next = 0;
  const sender = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const start = index * chunkSize;
      const end = Math.min(size, start + chunkSize);
      const said = new URLSearchParams({
        name: 'film.txt',
        dzuuid: uuid,
        dzchunkindex: String(index),
        dztotalfilesize: String(size),
        dzchunksize: String(chunkSize),
        dztotalchunkcount: String(count),
        dzchunkbyteoffset: String(start),
      });
      const answer = await pool.request({
        method: 'POST',
        path: `${path}?${said.toString()}`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/octet-stream',
          'content-length': String(end - start),
        },
        body: createReadStream(film, { start, end: end - 1, highWaterMark: 1024 * 1024 }),
      });
      statuses.push(answer.statusCode);
      const body = await answer.body.text();
      if (answer.statusCode >= 300) throw new Error(body);
    }
  };
  await Promise.all(Array.from({ length: parallel }, sender));
  await pool.close();
  if (statuses.filter((status) => status === 201).length !== 1) throw new Error('no file was made');
}

/**
 * Checks that the stored files are complete and deletes them, so that all rounds have the same disk.
 */
async function clear(): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path === film || statSync(path).size !== size) continue;
    rmSync(path);
  }
}

async function companyOf({ url }: RunningProgram, token: string): Promise<string> {
  const answer = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ company(code: "uploads") { id } }' }),
  });
  const { data } = (await answer.json()) as { data: { company: { id: string } } };
  return data.company.id;
}

function report(all: Map<string, Run[]>): void {
  let before: number | undefined;
  const lines = [...all].map(([name, runs]) => {
    const rate = size / 1e6 / median(runs.map(({ seconds }) => seconds));
    const perGigabyte = (program: 'api' | 'gateway') =>
      ((median(runs.map((run) => run.busy[program])) / size) * 1e9).toFixed(2);
    const most = (program: 'api' | 'gateway') => Math.max(...runs.map((run) => run.peak[program]));
    const line = [
      name.padEnd(15),
      rate.toFixed(0).padStart(4),
      (rate / (before ?? rate)).toFixed(2),
      `${perGigabyte('api')} / ${perGigabyte('gateway')}`,
      `${most('api')} / ${most('gateway')}`,
    ];
    before = rate;
    return `| ${line.join(' | ')} |`;
  });
  process.stdout.write(
    [
      `${(size / 1e9).toFixed(1)} GB, ${parallel} chunks at once, medians of ${rounds} rounds`,
      '| way             | MB/s | of the one before | processor s/GB, api / gateway | peak MB, api / gateway |',
      '| --------------- | ---- | ----------------- | ----------------------------- | ---------------------- |',
      ...lines,
      '',
    ].join('\n'),
  );
}

interface Run {
  seconds: number;
  /** Processor seconds. */
  busy: Record<'api' | 'gateway', number>;
  /** Peak memory of a process in megabytes. */
  peak: Record<'api' | 'gateway', number>;
}

function forgetPeak({ child }: RunningProgram): void {
  writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
}

function peak({ child }: RunningProgram): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(status) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}

/** The kernel's unit is a hundredth of a second. */
function busy({ child }: RunningProgram): number {
  const [, rest = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
