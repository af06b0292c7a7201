// Tests that a dump moves an installation between the embedded database and a PostgreSQL server in both directions.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { onServer } from '../../api/testing/database.ts';
import { contentOf, dump, restore, seed, succeed } from '../kit/dumps.ts';
import { temporaryFolder } from '../kit/servers.ts';

let base: string;
const names: string[] = [];

beforeAll(() => {
  base = temporaryFolder();
});
afterAll(async () => {
  rmSync(base, { recursive: true });
  for (const name of names)
    await onServer(inject('postgresUrl'), `drop database ${name} with (force)`);
});

test('from a server to the embedded database, and to another server', async () => {
  const first = await onNewDatabase('first');
  const embedded = { DATA_DIR: join(base, 'embedded') };
  await seed(first);
  const dumps = [join(base, '1'), join(base, '2'), join(base, '3')] as const;
  await succeed(dump(dumps[0], first));
  await succeed(restore(dumps[0], embedded));
  await succeed(dump(dumps[1], embedded));
  const second = await onNewDatabase('second');
  await succeed(restore(dumps[1], second));
  await succeed(dump(dumps[2], second));
  expect(contentOf(dumps[1])).toEqual(contentOf(dumps[0]));
  expect(contentOf(dumps[2])).toEqual(contentOf(dumps[0]));
});

async function onNewDatabase(folder: string) {
  const name = `kafedra_${randomUUID().replaceAll('-', '')}`;
  const template = inject('postgresTemplate');
  await onServer(inject('postgresUrl'), `create database ${name} template ${template}`);
  names.push(name);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { DATA_DIR: join(base, folder), DATABASE_URL: url.href };
}
