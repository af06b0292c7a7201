// Starts Kafedra's programs for a test: the api and the gateway on free ports, with a new data folder.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.ts';
import {
  startProgram,
  type Exit,
  type Program,
  type ProgramName,
} from '../../scripts/lib/program.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { programEnvironment, type Environment } from './environment.ts';

export interface RunningProgram extends Program {
  url: string;
  /** The last lines of its output. */
  log(): string;
}

export interface Servers {
  api: RunningProgram;
  gateway: RunningProgram;
  /** The gateway's URL. */
  url: string;
  dataDir: string;
  /** Stops both programs and removes the data folder. */
  stop(): Promise<void>;
}

export type ProgramSettings = Environment;

/**
 * The trace of all REST calls of the tests, in which `scripts/lib/testing/coverage.ts` looks for undocumented ones.
 */
export const restCallsFile = inRoot('tests', '.artifacts', 'rest-calls.jsonl');

/** The administrator of the demo school. */
export const demo = { company: 'demo', login: 'admin@demo.school', password: 'kafedra-demo' };

/**
 * Milliseconds. A limit for hanging programs only, so that tests don't depend on the machine's speed.
 */
const within = 200_000;

export async function startServers(env: ProgramSettings = {}): Promise<Servers> {
  const dataDir = dataFolder();
  const port = await freePort();
  const settings = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, ...env };
  const api = await startApi(dataDir, settings);
  try {
    const gateway = await startGateway(api.url, settings);
    return {
      api,
      gateway,
      url: gateway.url,
      dataDir,
      async stop() {
        await gateway.stop();
        await api.stop();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await api.stop();
    throw error;
  }
}

export function startApi(dataDir: string, env: ProgramSettings = {}): Promise<RunningProgram> {
  return start('api', {
    API_PORT: '0',
    DATA_DIR: dataDir,
    TRACE_REST_CALLS: restCallsFile,
    ...env,
  });
}

export function startGateway(apiUrl: string, env: ProgramSettings = {}): Promise<RunningProgram> {
  return start('gateway', {
    PORT: '0',
    REST_API_URL: apiUrl,
    REST_API_TIMEOUT: String(within),
    OPERATION_TIMEOUT: String(within),
    ...env,
  });
}

/** Starts an api that must refuse to start, and returns its exit and log. */
export async function startFailingApi(
  dataDir: string,
  env: ProgramSettings = {},
): Promise<Exit & { log: string }> {
  const { program, log } = spawnLogged('api', { API_PORT: '0', DATA_DIR: dataDir, ...env });
  const started = await program.ready.then(
    () => true,
    () => false,
  );
  if (started) await program.stop();
  const exit = await program.exited;
  if (started) throw new Error(`The api started although it should have refused:\n${log()}`);
  return { ...exit, log: log() };
}

/**
 * A data folder for the api, with the tables of the run's template if there is one, because creating them takes
 * seconds.
 */
export function dataFolder(): string {
  const folder = temporaryFolder();
  const tables = process.env.TEST_DATABASE_TEMPLATE;
  if (tables?.endsWith('.tar')) {
    mkdirSync(join(folder, 'database'));
    execFileSync('tar', ['-xf', tables, '-C', join(folder, 'database')], { stdio: 'pipe' });
  }
  return folder;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'kafedra-'));
}

async function start(name: ProgramName, env: ProgramSettings): Promise<RunningProgram> {
  const { program, log } = spawnLogged(name, env);
  try {
    return { ...program, url: await program.ready, log };
  } catch (error) {
    await program.stop();
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${log()}`, {
      cause: error,
    });
  }
}

function spawnLogged(
  name: ProgramName,
  env: ProgramSettings,
): { program: Program; log: () => string } {
  const program = startProgram(name, {
    env: programEnvironment({
      LOG_LEVEL: 'warn',
      REQUEST_PATIENCE: '0', // No time limit for requests.
      CAPTCHA: 'off',
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    readyWithin: within,
    stopWithin: within,
  });
  const lines: string[] = [];
  for (const stream of [program.child.stdout, program.child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.split('\n').filter((line) => line !== ''));
      lines.splice(0, lines.length - 200);
    });
  }
  return { program, log: () => lines.slice(-20).join('\n') };
}
