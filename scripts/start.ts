// `npm start`: builds the web app if it changed, starts the api and the gateway, prints their addresses, and stops both
// on a signal. With REST_API_URL, Kafedra's api is not started and the gateway uses that server.
import { resolve } from 'node:path';
import { endSignal } from '../api/src/kit/fairness/watch-signal.ts';
import { prepareFolder } from '../api/src/kit/files/data-folders.ts';
import { readSettings as readSettingsOfApi } from '../api/src/settings.ts';
import { readSettings as readSettingsOfGateway } from '../gateway/src/settings.ts';
import { viewLog } from './lib/log-view.ts';
import { freePort, portIsTaken } from './lib/ports.ts';
import { UserFixableError } from './lib/problem.ts';
import { startProgram, StartFailure, type Program, type ProgramName } from './lib/program.ts';
import { root } from './lib/root.ts';
import { buildWeb, webIsBuilt } from './lib/web-build.ts';

/** Milliseconds; the first start runs migrations and loads the demo school. */
const readyWithin = 120_000;
const stopWithin = 20_000;

/**
 * Restarts of an api that ended itself: at most this many within this many milliseconds, since more are no accident.
 */
const restarts = { most: 5, within: 10 * 60_000 };

const { env } = process;
const ownApi = !env.REST_API_URL;
const began = performance.now();
const stopped = new AbortController();
const programs = new Map<ProgramName, Program>();
const settings: Record<string, string | undefined> = {};
/** Times of restarts. */
let restarted: number[] = [];
let ending: Promise<never> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void end(0, 'Stopping …'));
}
try {
  await start();
} catch (error) {
  await end(1, reasonOf(error));
}

async function start(): Promise<void> {
  if (ownApi) {
    orProblem(() => prepareFolder(resolve(root, env.DATA_DIR ?? '.data')));
    settings.API_PORT = await usablePort('API_PORT', env.API_PORT ?? '4001');
    settings.REST_API_URL = `http://127.0.0.1:${settings.API_PORT}`;
  }
  settings.PORT = await usablePort('PORT', env.PORT ?? '4000');
  settings.PUBLIC_URL = env.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  // Checked before anything is built or opened, because both programs would report the same errors.
  const given = { ...env, ...settings };
  if (ownApi) orProblem(() => readSettingsOfApi(given));
  orProblem(() => readSettingsOfGateway(given));

  // The database opens while the web app is built.
  const api = ownApi ? open('api') : undefined;
  const gateway = prepareWeb().then(() => open('gateway'));
  await Promise.all([api, gateway]);
  for (const program of programs.values()) void program.exited.then(() => lost(program));
  welcome(await gateway);
}

function open(name: ProgramName): Promise<string> {
  stopped.signal.throwIfAborted();
  say(name === 'api' ? 'Opening the database …' : 'Starting the gateway …');
  const program = startProgram(name, {
    env: { ...env, ...settings, ...(name === 'api' && { REST_API_URL: undefined }) },
    stdio: ['ignore', process.stdout.isTTY ? 'pipe' : 'inherit', 'inherit', 'ipc'],
    readyWithin,
    stopWithin,
  });
  programs.set(name, program);
  if (program.child.stdout) viewLog(name, program.child.stdout);
  return program.ready;
}

async function prepareWeb(): Promise<void> {
  if (webIsBuilt()) return;
  say('Building the web app (only when its sources changed) …');
  const built = await buildWeb(stopped.signal);
  if (built.code !== 0)
    throw new UserFixableError(`${built.output}The web app could not be built.`);
}

/** The port that the programs will use; 0 requests a free one. */
async function usablePort(setting: 'PORT' | 'API_PORT', value: string): Promise<string> {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UserFixableError(
      `${setting} is wrong: expected a number from 0 to 65535, not ${value}.`,
    );
  }
  if (port === 0) return String(await freePort());
  if (!(await portIsTaken(port))) return value;
  throw new UserFixableError(
    `Port ${port} is taken: stop what listens there, or choose another one with ${setting}.`,
  );
}

function orProblem(check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new UserFixableError(error instanceof Error ? error.message : String(error));
  }
}

function welcome(url: string): void {
  const demo = ownApi && !env.DATABASE_URL && env.DEMO_SCHOOL !== 'off';
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const lines = [
    `Kafedra is ready after ${seconds} s. Ctrl+C stops it.`,
    '',
    `  Open      ${url}`,
    ...(demo ? ['  Sign in   admin@demo.school, password kafedra-demo'] : []),
    `  GraphiQL  ${url}/graphql`,
  ];
  console.log(`\n${lines.join('\n')}\n`);
}

function say(what: string): void {
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${what}`);
}

function lost(program: Program): void {
  if (program.child.signalCode === endSignal && mayRestart()) {
    say('The api ended itself because a statement took too long; it is started again.');
    open('api').then(watchAgain, (error: unknown) => void end(1, reasonOf(error)));
    return;
  }
  const how = program.child.signalCode ?? `code ${program.child.exitCode}`;
  void end(1, `The ${program.name} ended by itself with ${how}.`);
}

/**
 * Meanwhile the gateway keeps running: requests wait for the api or are refused with a Retry-After.
 */
function mayRestart(): boolean {
  if (stopped.signal.aborted) return false;
  const now = performance.now();
  restarted = [...restarted.filter((time) => now - time < restarts.within), now];
  return restarted.length <= restarts.most;
}

function watchAgain(): void {
  const api = programs.get('api');
  void api?.exited.then(() => lost(api));
}

/**
 * Stops the gateway, which still has pending requests to the api, and then the api; later calls wait for the first.
 */
function end(code: number, reason: string | undefined): Promise<never> {
  ending ??= (async () => {
    if (reason) (code === 0 ? console.log : console.error)(reason);
    stopped.abort();
    const gateway = await programs.get('gateway')?.stop();
    const api = await programs.get('api')?.stop();
    if (code === 0)
      console.log([gateway, api].some((exit) => exit?.killed) ? 'Killed.' : 'Stopped.');
    return process.exit(code);
  })();
  return ending;
}

/**
 * The message for the user at the terminal; undefined if a program has already printed its reason.
 */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof StartFailure) return error.exit?.code === 1 ? undefined : error.message;
  if (error instanceof UserFixableError) return error.message;
  if (stopped.signal.aborted) return undefined;
  return error instanceof Error ? error.stack : String(error);
}
