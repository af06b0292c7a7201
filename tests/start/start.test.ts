// `npm start` from nothing but the sources: it installs, builds, starts, serves, stops, and starts again at once.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmbedded } from '../../api/src/kit/database/open.ts';
import { copySources } from '../../scripts/lib/copy.ts';
import { freePort, portIsTaken } from '../../scripts/lib/ports.ts';
import { graphqlClient, graphqlSignIn } from '../kit/graphql.ts';
import { npmStart, type NpmStart } from './npm.ts';

const folder = mkdtempSync(join(tmpdir(), 'kafedra-start-'));
const running: NpmStart[] = [];
let ports: { PORT: string; API_PORT: string };
let url: string;

beforeAll(async () => {
  copySources(folder);
  ports = { PORT: await quietPort(), API_PORT: await quietPort() };
  url = `http://127.0.0.1:${ports.PORT}`;
});

afterAll(async () => {
  for (const start of running) start.kill('SIGTERM');
  await Promise.all(running.map((start) => start.exited));
  rmSync(folder, { recursive: true, force: true });
});

describe('npm start', () => {
  test('brings up a demo school from a fresh clone, and SIGTERM stops it cleanly', async () => {
    const first = start();
    report('first start, packages installed and the web app built', await first.ready);
    expect(first.stdout()).toContain(`http://localhost:${ports.PORT}`);
    expect(first.stdout()).toContain('admin@demo.school');
    expect(first.stdout()).toContain('/graphql');
    expect(first.stderr()).toBe('');

    expect(await courseCount()).toBeGreaterThanOrEqual(50);
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<div id="root">');

    first.kill('SIGTERM');
    await expectStopped(first);
  });

  test('has nothing to prepare the second time, finds its data, and Ctrl+C stops it cleanly', async () => {
    const second = start();
    report('second start', await second.ready);
    expect(second.stdout()).not.toMatch(/Installing|Building/);
    expect(await courseCount()).toBeGreaterThanOrEqual(50);

    second.interrupt();
    await expectStopped(second);
  });

  test('starts an api again that a statement has ended, under the same gateway', async () => {
    await makeEndless();
    const third = start({ STATEMENT_TIMEOUT: '2000' });
    await third.ready;
    const ask = graphqlClient(url, await graphqlSignIn(url));
    const create = `mutation ($input: CreateGroupInput!) { createGroup(input: $input) { group { id } } }`;
    const { data } = await ask('{ company(code: "demo") { id } }');
    const unanswered = await ask(create, { input: { companyId: data.company.id, name: endless } });
    expect(unanswered.errors).toHaveLength(1);
    await expect.poll(third.stdout).toContain('it is started again');
    await expect
      .poll(() => ask('{ viewer { email } }').then(({ errors }) => errors))
      .toBe(undefined);

    third.kill('SIGTERM');
    await expectStopped(third);
  });
});

/** Creating a group of this name never ends. */
const endless = 'Бесконечная';

async function makeEndless(): Promise<void> {
  const database = await createEmbedded({ dataDir: join(folder, '.data', 'database') });
  await database.exec(`
    create function never_end() returns trigger language plpgsql as $$ begin loop end loop; end $$;
    create trigger never_end before insert on groups
      for each row when (new.name = '${endless}') execute function never_end();`);
  await database.close();
}

describe('what a person can mend is one clear line and exit 1', () => {
  test.each(['PORT', 'API_PORT'] as const)('a taken %s', async (setting) => {
    const other = createServer().listen(Number(ports[setting]), '127.0.0.1');
    try {
      const line = await refusal({});
      expect(line).toContain(ports[setting]);
      expect(line).toContain(setting);
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });

  test('a folder that cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const line = await refusal({ DATA_DIR: join(file, 'data') });
    expect(line).toContain(join(file, 'data'));
  });

  test('a database that cannot be reached', async () => {
    const line = await refusal({
      DATABASE_URL: `postgres://kafedra@127.0.0.1:${await freePort()}/kafedra`,
    });
    expect(line).toContain('127.0.0.1');
    expect(await takenPorts()).toEqual([]);
  });

  test('a data folder that another start holds', async () => {
    const holder = start();
    await holder.ready;
    const line = await refusal({
      PORT: await quietPort(),
      API_PORT: await quietPort(),
    });
    expect(line).toContain(join(folder, '.data'));
    holder.kill('SIGTERM');
    await expectStopped(holder);
  });

  test('a setting that is wrong, named', async () => {
    expect(await refusal({ LOG_LEVEL: 'loud' })).toContain('LOG_LEVEL');
    expect(await refusal({ PORT: 'many' })).toContain('PORT');
  });
});

function start(env: Record<string, string> = {}): NpmStart {
  const started = npmStart(folder, { ...ports, ...env });
  running.push(started);
  return started;
}

/** The only line on stderr of a start that gives up. */
async function refusal(env: Record<string, string>): Promise<string> {
  const refused = start(env);
  expect(await refused.exited).toBe(1);
  const lines = refused.stderr().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

async function courseCount(): Promise<number> {
  const ask = graphqlClient(url, await graphqlSignIn(url));
  const { data, errors } = await ask(
    '{ company(code: "demo") { courses(first: 1) { totalCount } } }',
  );
  expect(errors).toBeUndefined();
  return data.company.courses.totalCount;
}

/** Both programs have ended in order; npm itself may report the signal that it passed on. */
async function expectStopped(started: NpmStart): Promise<void> {
  expect([0, null]).toContain(await started.exited);
  expect(started.stdout()).toMatch(/^Stopped\.\n$/m);
  expect(await takenPorts()).toEqual([]);
}

async function takenPorts(): Promise<string[]> {
  const taken = await Promise.all(Object.values(ports).map((port) => portIsTaken(Number(port))));
  return Object.values(ports).filter((_, index) => taken[index]);
}

/** Below those that the system gives to whoever asks for any, so that it stays free between two starts. */
async function quietPort(): Promise<string> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    if (!(await portIsTaken(port))) return String(port);
  }
}

function report(what: string, milliseconds: number): void {
  process.stdout.write(`${what}: ${(milliseconds / 1000).toFixed(1)} s\n`);
}
