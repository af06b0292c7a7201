// PostgreSQL as docs/operating.md sets it up: an owner for the tables, and a login that owns nothing.
import { readFileSync, rmSync } from 'node:fs';
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
  const api = await startApi(dataDir, env);
  try {
    const { call, companyId } = await newOwner(api.url, `school-of-${login.replace('_', '-')}`);
    const path = `/api/companies/${companyId}/courses`;
    expect((await call('POST', path, { name: 'Базы данных' })).status).toBe(201);
    expect((await call('GET', path)).body.data).toMatchObject([{ name: 'Базы данных' }]);
  } finally {
    await api.stop();
  }
});

function address(login: string): string {
  return `postgres://${login}@${server.host}/kafedra`;
}
