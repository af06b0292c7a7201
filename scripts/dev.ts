// `npm run dev`: runs all programs with reloading on changes. Browsers connect to Vite, which proxies /graphql and
// /media to the gateway.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot, root } from './lib/root.ts';
import { run } from './lib/run.ts';

/** Debounce in milliseconds before Relay compiles: editors save in several steps. */
const quiet = 200;

/**
 * The gateway's copy of the persisted operations, which is written only when they change; the compiler rewrites its own
 * at every run.
 */
const operations = join(mkdtempSync(join(tmpdir(), 'kafedra-dev-')), 'persisted-operations.json');

const { env } = process;
const settings = {
  PERSISTED_OPERATIONS: operations,
  ...env,
  REST_API_URL: env.REST_API_URL ?? `http://127.0.0.1:${env.API_PORT ?? 4001}`,
  GATEWAY_URL: `http://127.0.0.1:${env.PORT ?? 4000}`,
};
const parts = [
  { name: 'api', command: 'node', args: ['--watch', 'api/src/main.ts'], cwd: root },
  {
    name: 'gateway',
    command: 'node',
    args: ['--watch-path=gateway/src', `--watch-path=${operations}`, 'gateway/src/main.ts'],
    cwd: root,
  },
  { name: 'web', command: 'vite', args: ['--clearScreen=false'], cwd: inRoot('web') },
];

await compileRelay();
watchForRelay();
// With REST_API_URL, an external REST API replaces Kafedra's.
const running = parts.filter(({ name }) => name !== 'api' || !env.REST_API_URL).map(start);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

function start({ name, command, args, cwd }: (typeof parts)[number]): ChildProcess {
  const child = spawn(command, args, {
    cwd,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl+C in the terminal reaches only this script, which forwards one signal.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => print(name, text));
  }
  child.once('exit', stop);
  return child;
}

function stop(): void {
  rmSync(dirname(operations), { recursive: true, force: true });
  for (const child of running) child.kill('SIGTERM');
  // Wait for the programs to exit; the file watcher must not keep this process alive.
  Promise.all(running.map(ended)).then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

function ended(child: ChildProcess): Promise<unknown> | undefined {
  if (child.exitCode !== null || child.signalCode !== null) return undefined;
  return new Promise((resolve) => child.once('exit', resolve));
}

/** The compiler's own watch mode needs watchman, which few machines have. */
function watchForRelay(): void {
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void compileRelay(), quiet);
  };
  watch(inRoot('web', 'src'), { recursive: true }, (_, file) => {
    if (file && /\.tsx?$/.test(file) && !file.includes('__generated__')) changed();
  });
  watch(inRoot('schema.graphql'), changed);
}

async function compileRelay(): Promise<void> {
  const { code, output } = await run('relay-compiler', []);
  if (code !== 0) return print('relay', output);
  const text = readFileSync(inRoot('web', 'persisted-operations.json'), 'utf8');
  const isKnown = existsSync(operations) && readFileSync(operations, 'utf8') === text;
  if (!isKnown) writeFileSync(operations, text);
}

function print(name: string, text: string): void {
  process.stdout.write(text.replaceAll(/^(?=.)/gm, `${name.padEnd(7)} │ `));
}
