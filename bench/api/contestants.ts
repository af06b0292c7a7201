// The contestants: the api, the handwritten API and the engine alone, each a process with a copy of the school.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'undici';
import { nodeOptions } from '../../scripts/lib/node-options.ts';
import { startProgram, type Program } from '../../scripts/lib/program.ts';
import { callOf, type Case, type Sent } from './cases.ts';
import { runFolder, type Copy, type Engine } from './engines.ts';
import { timed, type Load } from './load.ts';
import type { FromEngine, ContestantSetup, ToEngine } from './messages.ts';
import type { Answer, Recipe } from './recipe.ts';
import { token, type School } from './school.ts';

export interface Contestant {
  name: 'kafedra' | 'by hand' | 'engine alone';
  pid: number;
  answer: (one: Case, sent: Sent) => Promise<Answer>;
  /** Returns the milliseconds of each call. */
  load: (one: Case, load: Load) => Promise<number[]>;
  stop: () => Promise<unknown>;
}

export async function startAll(engine: Engine, recipes: readonly Recipe[]): Promise<Contestant[]> {
  return [
    await startKafedra(engine),
    await startByHand(engine, recipes),
    await startEngine(engine, recipes),
  ];
}

/** Starts the api as deployed, with modules to preload. */
export async function startApi(
  copy: Copy,
  preloaded?: string,
): Promise<{ program: Program; url: string }> {
  const program = startProgram('api', {
    env: {
      API_PORT: '0',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      DEMO_SCHOOL: 'off',
      DATABASE_URL: undefined,
      ...copy,
      ...(preloaded !== undefined && {
        NODE_OPTIONS: `--import ${new URL(preloaded, import.meta.url)}`,
      }),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    readyWithin: 60_000,
    stopWithin: 30_000,
  });
  return { program, url: await program.ready };
}

async function startKafedra(engine: Engine): Promise<Contestant> {
  const { program, url } = await startApi(await engine.copy('kafedra'));
  const http = overHttp(url, engine.school, (one) => `/api${one.path(engine.school)}`);
  return {
    name: 'kafedra',
    pid: program.child.pid ?? 0,
    ...http,
    stop: () => Promise.all([http.stop(), program.stop()]),
  };
}

async function startByHand(engine: Engine, recipes: readonly Recipe[]): Promise<Contestant> {
  const { child, ready } = await forked('by-hand', engine, recipes);
  const http = overHttp(ready, engine.school, ({ name }) => {
    const place = recipes.findIndex((recipe) => recipe.name === name);
    return `/${place}${recipes[place]?.path}`;
  });
  return {
    name: 'by hand',
    pid: child.pid ?? 0,
    ...http,
    stop: () => Promise.all([http.stop(), ended(child)]),
  };
}

async function startEngine(engine: Engine, recipes: readonly Recipe[]): Promise<Contestant> {
  const { child } = await forked('engine-alone', engine, recipes);
  const obey = async (message: ToEngine) => {
    child.send(message);
    const [reply] = (await once(child, 'message')) as [FromEngine];
    if ('failure' in reply) throw new Error(`${message.name}: ${reply.failure}`);
    return reply;
  };
  return {
    name: 'engine alone',
    pid: child.pid ?? 0,
    answer: async ({ name }, sent) => {
      const reply = await obey({ name, sent });
      return 'answer' in reply ? reply.answer : { data: null };
    },
    load: async ({ name }, load) => {
      const reply = await obey({ name, load });
      return 'times' in reply ? reply.times : [];
    },
    stop: () => ended(child),
  };
}

async function forked(
  file: 'by-hand' | 'engine-alone',
  engine: Engine,
  recipes: readonly Recipe[],
) {
  const { name, school } = engine;
  const order: ContestantSetup = { copy: await engine.copy(file), school, recipes: [...recipes] };
  const orders = join(runFolder, `${name}-${file}.json`);
  writeFileSync(orders, JSON.stringify(order, null, 2));
  const child = fork(join(import.meta.dirname, `${file}.ts`), [orders], {
    execArgv: [...nodeOptions],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`))),
  ])) as [{ ready: string }];
  return { child, ready: message.ready };
}

async function ended(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

function overHttp(url: string, school: School, pathOf: (one: Case) => string) {
  const pool = poolTo(url);
  const ask = (one: Case, sent: Sent) => askHttp(pool, one, pathOf(one), sent);
  return {
    answer: async (one: Case, sent: Sent): Promise<Answer> => JSON.parse(await ask(one, sent)),
    load: (one: Case, load: Load) =>
      timed(load, (number) => ask(one, one.sent?.(number, school) ?? {})),
    stop: () => pool.close(),
  };
}

/** Idle connections stay open while others are measured. */
export const poolTo = (url: string) =>
  new Pool(url, { connections: 32, keepAliveTimeout: 600_000, keepAliveMaxTimeout: 600_000 });

export async function askHttp(pool: Pool, one: Case, path: string, sent: Sent): Promise<string> {
  const { method, path: filled, body } = callOf(one, path, sent);
  const answer = await pool.request({
    method,
    path: filled,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await answer.body.text();
  if (answer.statusCode < 300) return text;
  throw new Error(`${one.name}: ${filled} answered ${answer.statusCode}: ${text}`);
}
