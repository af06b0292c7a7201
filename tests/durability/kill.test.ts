// Tests that the embedded database loses no acknowledged write when the api is killed repeatedly with SIGKILL.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, expect, test } from 'vitest';
import { newOwner, restClient, type RestClient } from '../kit/rest.ts';
import { startApi, dataFolder, type RunningProgram } from '../kit/servers.ts';

const numWriters = 4;

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test('kill -9 under load loses no acknowledged write and leaves the database intact', () =>
  expectSurvival(12));

/** The kills come during the first writes after a start, at full load, and in between. */
test('survives repeated kills', { tags: ['deep'] }, () =>
  expectSurvival(0, 60, 12, 100, 1, 35, 80, 20),
);

/** For each round, kills the api after that number of acknowledged writes and starts it again. */
async function expectSurvival(...rounds: number[]): Promise<void> {
  const dataDir = dataFolder();
  folders.push(dataDir);
  const acknowledged = new Map<number, string>();
  let api = await startApi(dataDir, { DEMO_SCHOOL: 'off' });
  const { token, companyId } = await newOwner(api.url, 'durable');
  const courses = `/api/companies/${companyId}/courses`;

  for (const [round, writes] of rounds.entries()) {
    const call = restClient(api.url, token);
    const enough = Promise.withResolvers<void>();
    let made = 0;
    const acknowledge = (id: number, name: string) => {
      acknowledged.set(id, name);
      made += 1;
      if (made === writes) enough.resolve();
    };
    const writers = Array.from({ length: numWriters }, (_, writer) =>
      writeUntilKilled(call, courses, `${round}.${writer}`, acknowledge),
    );
    if (writes > 0) await enough.promise;
    await kill(api);
    await Promise.all(writers);

    api = await startApi(dataDir, { DEMO_SCHOOL: 'off' });
    const stored = await everyCourse(restClient(api.url, token), courses);
    const lost = [...acknowledged].filter(([id, name]) => !isStored(stored.get(id), name));
    expect(lost).toEqual([]);
    // From now on the stored names count, because an unacknowledged write may have been stored.
    for (const [id, name] of stored) acknowledged.set(id, name);
  }

  expect((await api.stop()).code).toBe(0);
  // Each course is created by one write and renamed by another.
  const writes = rounds.reduce((sum, round) => sum + round);
  expect(acknowledged.size).toBeGreaterThanOrEqual(writes / 2);
  expect(await damage(join(dataDir, 'database'))).toEqual([]);
}

/**
 * Creates courses and renames each once until the api is killed; records each acknowledged write.
 */
async function writeUntilKilled(
  call: RestClient,
  path: string,
  writer: string,
  acknowledge: (id: number, name: string) => void,
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const name = `Курс ${writer}.${number}`;
    const created = await call('POST', path, { name }).catch(() => undefined);
    if (!created) return;
    expect(created.status).toBe(201);
    const { id } = created.body.data;
    acknowledge(id, name);
    const renamed = `${name} (переименован)`;
    const answer = await call('PUT', `${path}/${id}`, { name: renamed }).catch(() => undefined);
    if (!answer) return;
    expect(answer.status).toBe(200);
    acknowledge(id, renamed);
  }
}

/**
 * Whether the stored name is the acknowledged one, or the later one whose response the kill interrupted.
 */
function isStored(stored: string | undefined, name: string): boolean {
  return stored === name || stored === `${name} (переименован)`;
}

async function everyCourse(call: RestClient, path: string): Promise<Map<number, string>> {
  const { status, body } = await call('GET', `${path}?all=1&only=id,name`);
  expect(status).toBe(200);
  return new Map(body.data.map((course: { id: number; name: string }) => [course.id, course.name]));
}

async function kill(api: RunningProgram): Promise<void> {
  api.child.kill('SIGKILL');
  expect((await api.exited).signal).toBe('SIGKILL');
}

/** Errors that PostgreSQL's amcheck finds in any table or B-tree index. */
async function damage(folder: string): Promise<string[]> {
  const database = await PGlite.create({ dataDir: folder, extensions: { amcheck, pg_trgm } });
  try {
    await database.exec('create extension if not exists amcheck');
    const tables = await database.query<{ name: string; damage: string | null }>(`
      select c.oid::regclass::text as name, v.msg as damage
      from pg_class c left join lateral verify_heapam(c.oid) v on true
      where c.relkind in ('r', 't', 'm') and c.relpersistence = 'p'`);
    const indexes = await database.query<{ name: string; checked: unknown }>(`
      select c.oid::regclass::text as name, bt_index_check(c.oid, true) as checked
      from pg_class c join pg_index i on i.indexrelid = c.oid join pg_am a on a.oid = c.relam
      where a.amname = 'btree' and c.relkind = 'i' and i.indisready and i.indisvalid`);
    expect(tables.rows.length).toBeGreaterThan(50);
    expect(indexes.rows.length).toBeGreaterThan(50);
    return tables.rows.flatMap((row) =>
      row.damage === null ? [] : [`${row.name}: ${row.damage}`],
    );
  } finally {
    await database.close();
  }
}
