// Generates load with wrk if it is installed, otherwise with autocannon, over a number of connections for some seconds.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isThere, pinned } from './machine.ts';
import { inPackages } from './packages.ts';

export interface Load {
  readonly url: string;
  readonly token?: string;
  /** JSON body. */
  readonly body: string;
  readonly connections: number;
  /** An integer. */
  readonly seconds: number;
}

export interface Loaded {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Unsuccessful responses and broken connections. */
  readonly failed: number;
}

const hasWrk = isThere('wrk', ['-v']);

/**
 * autocannon needs more processor time per request than most servers here, so it can be the bottleneck.
 */
export const generator = hasWrk ? 'wrk' : 'autocannon, since wrk is not installed';

export const load = (wanted: Load): Promise<Loaded> =>
  hasWrk ? byWrk(wanted) : byAutocannon(wanted);

async function byWrk({ url, token, body, connections, seconds }: Load): Promise<Loaded> {
  const script = join(import.meta.dirname, 'wrk.lua');
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout=10s', '-s', script, url];
  const output = await outputOf('wrk', args, { BODY: body, ...(token && { TOKEN: token }) });
  const measured = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Record<string, number>;
  const { requests = 0, microseconds = 0, p50 = 0, p99 = 0, failed = 0 } = measured;
  const perSecond = (requests / microseconds) * 1e6;
  return { requests, perSecond, p50: p50 / 1000, p99: p99 / 1000, failed };
}

async function byAutocannon({ url, token, body, connections, seconds }: Load): Promise<Loaded> {
  const authorization = token ? ['--headers', `authorization=Bearer ${token}`] : [];
  const output = await outputOf(process.execPath, [
    inPackages('autocannon', 'autocannon.js'),
    '--json',
    '--no-progress',
    '--method=POST',
    `--body=${body}`,
    '--headers',
    'content-type=application/json',
    ...authorization,
    `--connections=${connections}`,
    `--duration=${seconds}`,
    '--timeout=10',
    url,
  ]);
  const { requests, latency, duration, errors, non2xx } = JSON.parse(output) as Autocannon;
  return {
    requests: requests.total,
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    failed: errors + non2xx,
  };
}

interface Autocannon {
  readonly requests: { readonly total: number };
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly duration: number;
  readonly errors: number;
  readonly non2xx: number;
}

async function outputOf(name: string, given: string[], env: Record<string, string> = {}) {
  const { command, args } = pinned('others', name, given);
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return text(child.stdout);
}
