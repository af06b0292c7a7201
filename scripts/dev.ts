// `npm run dev`: all parts reload when their sources change. The browser comes in at Vite, which hands /graphql and
// /media on to the gateway.
import { spawn, type ChildProcess } from 'node:child_process';
import { inRoot, root } from './lib/root.ts';

const { env } = process;
const api = `http://127.0.0.1:${env.API_PORT ?? 4001}`;

const parts: { name: string; command: string; args: string[]; cwd?: string }[] = [
  { name: 'api', command: 'node', args: ['--watch', 'api/src/main.ts'] },
  { name: 'gateway', command: 'node', args: ['--watch', 'gateway/src/main.ts'] },
  { name: 'relay', command: 'relay-compiler', args: ['--watch'] },
  { name: 'web', command: 'vite', args: ['--clearScreen=false'], cwd: inRoot('web') },
];

// A REST API of one's own takes the place of ours.
const running = parts.filter(({ name }) => name !== 'api' || !env.REST_API_URL).map(start);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll);

function start({ name, command, args, cwd }: (typeof parts)[number]): ChildProcess {
  const child = spawn(command, args, {
    cwd: cwd ?? root,
    env: { ...env, REST_API_URL: env.REST_API_URL ?? api },
    stdio: ['ignore', 'pipe', 'pipe'],
    // An interrupt from the terminal reaches this script alone, which passes one on.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text.replaceAll(/^(?=.)/gm, `${name.padEnd(7)} │ `));
    });
  }
  child.once('exit', stopAll);
  return child;
}

function stopAll(): void {
  for (const child of running) child.kill('SIGTERM');
}
