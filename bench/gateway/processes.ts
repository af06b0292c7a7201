// Starts servers as child processes, waits until they are ready, and stops them.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeOptions } from '../../scripts/lib/node-options.ts';
import { pinned } from './machine.ts';

export interface Running {
  readonly url: string;
  readonly pid: number;
  readonly end: () => void;
}

export interface Start {
  readonly place: 'server' | 'others';
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Milliseconds until a server must be ready; the api fills its database first. */
const readyWithin = 120_000;

const started: (() => void)[] = [];
process.once('exit', () => {
  for (const end of started) end();
});

/** Starts a server of this folder with the Node options of Kafedra's programs. */
export const startServer = (
  file: string,
  env: Start['env'],
  place: Start['place'] = 'server',
): Promise<Running> =>
  start({
    place,
    command: process.execPath,
    args: [...nodeOptions, join(import.meta.dirname, file)],
    env,
  });

/** Starts a server that reports its URL over IPC, unless `urlOf` determines it. */
export async function start(
  { place, command, args, env }: Start,
  urlOf: (child: ChildProcess) => Promise<string> = reportedUrl,
): Promise<Running> {
  const pinnedTo = pinned(place, command, args);
  const child = spawn(pinnedTo.command, pinnedTo.args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let complaints = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  }
  const end = () => void child.kill('SIGKILL');
  started.push(end);
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(reasonIn(complaints))));
    setTimeout(() => reject(new Error('it was not ready in time')), readyWithin).unref();
  });
  failed.catch(() => undefined);
  try {
    const url = await Promise.race([urlOf(child), failed]);
    return { url, pid: child.pid as number, end };
  } catch (error) {
    end();
    throw error;
  }
}

function reportedUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve((message as { url: string }).url));
  });
}

/** The line with the error in Node's output. */
function reasonIn(complaints: string): string {
  const lines = complaints.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => /error\b.*:/i.test(line))?.trim() ?? lines.at(-1) ?? 'it ended early';
}
