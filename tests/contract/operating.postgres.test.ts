// Tests the PostgreSQL setup of docs/operating.md: a role that owns the tables, and a login role that owns nothing.
// @module-tag deep
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inRoot } from '../../scripts/lib/root.ts';
import { newOwner } from '../kit/rest.ts';
import { startApi, temporaryFolder } from '../kit/servers.ts';

const server = new URL(inject('postgresUrl'));
const dataDir = temporaryFolder();

beforeAll(async () => {
  const guide = readFileSync(inRoot('docs', 'operating.md'), 'utf8');
  const [, commands] = /```sql\n([^]*?)```/.exec(guide) ?? [];
  const client = new pg.Client(server.href);
  await client.connect();
  for (const command of String(commands).trim().split('\n')) await client.query(command);
  await client.end();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test.each([
  ['the owner makes the tables, and a login that owns nothing serves the requests', 'kafedra'],
  ['one owner does both', 'kafedra_owner'],
])('%s', async (_, login) => {
  const env = { DATABASE_URL: address(login), DATABASE_OWNER_URL: address('kafedra_owner') };
  expect(await use(login, env)).toMatchObject(used);
});

test('a pooler that refuses startup options needs unnamed statements', async () => {
  const pooler = await startPooler();
  const env = {
    DATABASE_URL: address('kafedra', pooler.host),
    DATABASE_OWNER_URL: address('kafedra_owner'),
  };
  try {
    await expect(startApi(dataDir, env)).rejects.toThrow('did not start');
    expect(await use('pooled', { ...env, DATABASE_STATEMENTS: '0' })).toMatchObject(used);
  } finally {
    pooler.stop();
  }
});

/** Creates a course of a school and runs a job to its end. */
async function use(name: string, env: Record<string, string>) {
  const api = await startApi(dataDir, env);
  try {
    const { call, companyId } = await newOwner(api.url, `school-of-${name.replace('_', '-')}`);
    const base = `/api/companies/${companyId}`;
    const course = await call('POST', `${base}/courses`, { name: 'Базы данных' });
    await call('POST', `${base}/courses_download`, {});
    const jobs = async () => (await call('GET', `${base}/jobs`)).body.data;
    await expect.poll(jobs).toMatchObject([{ status: 'done' }]);
    return { course: course.body.data, jobs: await jobs() };
  } finally {
    await api.stop();
  }
}

const used = { course: { name: 'Базы данных' }, jobs: [{ done_count: 1 }] };

/** Like PgBouncer, it closes connections whose startup message has options. */
async function startPooler() {
  const pooler = createServer((client) => {
    client.once('data', (startup) => {
      if (startup.includes('options\0')) return client.destroy();
      const connection = connect(Number(server.port), server.hostname);
      connection.write(startup);
      pipeline(client, connection, client, () => {});
    });
  });
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const { port } = pooler.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, stop: () => pooler.close() };
}

function address(login: string, host = server.host): string {
  return `postgres://${login}@${host}/kafedra`;
}
