// Deleting a company closes it at once and then removes all of its data, and no data of others.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rowOf, rowsOf } from '../../kit/database/database.ts';
import { folderStorage } from '../../kit/files/storage.ts';
import { fillTables, tablesOfCompanies } from '../../../testing/every-table.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { companyTables } from './table-order.ts';
import { closedCompanies, removeBatch } from './removal.ts';

let school: OwnSchool;
let owner: Caller;
let learner: Caller;
let number = 0;
/** The company to delete, and one that must stay. */
let companyId: number;
let other: number;
beforeAll(async () => {
  // The removal of closed companies, which runs each minute, would interfere.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  school = await openOwnSchool();
  vi.useRealTimers();
  owner = await school.person('owner@removal.test');
  learner = await school.person('learner@removal.test');
});
beforeEach(async () => {
  number += 1;
  companyId = await school.company(`removed-${number}`, owner);
  other = await school.company(`staying-${number}`, owner);
  for (const id of [companyId, other]) {
    await school.join(id, learner, ['courses_show_all']);
    await upload(id);
  }
});
afterAll(() => school.close());

const at = (id = companyId) => `/api/companies/${id}`;
const remove = (name: unknown, as = owner, id = companyId) =>
  school.send('DELETE', at(id), name === undefined ? undefined : { name }, as);
const name = () => `Школа removed-${number}`;

async function upload(id: number): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob(['Устав']), 'устав.txt');
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await school.app.inject({
    method: 'POST',
    url: `${at(id)}/add_media`,
    headers: {
      authorization: `Bearer ${owner.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(201);
}

/** The number of a company's rows by table, without empty ones. */
const rowsOfCompany = (id: number) =>
  school.database.system(async (transaction) => {
    const counts: Record<string, number> = {};
    for (const table of [...(await tablesOfCompanies(transaction)), 'companies']) {
      const column = sql.raw(table === 'companies' ? 'id' : 'company_id');
      const { count } = await rowOf<{ count: number }>(
        transaction,
        sql`select count(*)::integer as count from ${sql.identifier(table)} where ${column} = ${id}`,
      );
      if (count > 0) counts[table] = count;
    }
    return counts;
  });

const storedFiles = async () =>
  (await readdir(join(school.dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

const queuedJobs = () =>
  school.database.system(async (transaction) => {
    const { count } = await rowOf<{ count: number }>(
      transaction,
      sql`select count(*)::integer as count from job_queue.job where data->>'company_id' = ${String(companyId)}`,
    );
    return count;
  });

const whenGone = async () => {
  await expect.poll(() => rowsOfCompany(companyId)).toEqual({});
};

test('shows what would be lost to owners only', async () => {
  await school.send('POST', `${at()}/courses`, { name: 'Физика' }, owner);
  const { body } = await school.send('GET', `${at()}/contents`, undefined, owner);
  expect(body.data).toEqual({ courses_count: 1, users_count: 2, files_count: 1, files_size: 10 });
  expect((await school.send('GET', `${at()}/contents`, undefined, learner)).status).toBe(403);
});

test('requires an owner and the exact name', async () => {
  expect((await remove(name(), learner)).status).toBe(403);
  for (const wrong of [undefined, '', name().toLowerCase(), ` ${name()}`]) {
    const { status, body } = await remove(wrong);
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ field: 'name' });
  }
  expect((await school.send('GET', at(), undefined, owner)).status).toBe(200);
});

test('closes the company and its files to everybody at once, and then removes everything', async () => {
  const before = await storedFiles();
  const { body } = await school.send('GET', `${at()}?with=company_files`, undefined, owner);
  const address = `/api${body.data.company_files[0].url}`;
  const query = `?name=${encodeURIComponent(name())}`;
  expect((await school.send('DELETE', `${at()}${query}`, undefined, owner)).status).toBe(200);
  for (const as of [owner, learner]) {
    expect((await school.send('GET', at(), undefined, as)).status).toBe(404);
    expect((await school.send('GET', `${at()}/courses`, undefined, as)).status).toBe(404);
    const mine = await school.send('GET', `/api/companies?search=removed-${number}`, undefined, as);
    expect(mine.body.meta.total).toBe(0);
  }
  const code = `/api/company/get_id_by_code?code=removed-${number}`;
  expect((await school.send('GET', code, undefined, owner)).status).toBe(404);
  expect((await school.send('GET', address)).status).toBe(404);
  expect((await remove(name())).status).toBe(404);

  await whenGone();
  expect(await storedFiles()).toHaveLength(before.length - 1);
  const free = await school.send(
    'GET',
    `/api/company/check_code?code=removed-${number}`,
    undefined,
    owner,
  );
  expect(free.body.data).toBe(true);
});

test(
  'removes all rows of all tables and all files, and nothing of another company',
  { tags: ['deep'] },
  async () => {
    await school.send('POST', `${at()}/courses`, { name: 'Физика' }, owner);
    const ordered = await school.send('POST', `${at()}/courses_download`, { format: 'csv' }, owner);
    expect(ordered.status).toBe(201);
    await school.database.system(async (transaction) => {
      // Rows that reference each other: a tree, and a cycle of two.
      await transaction.execute(
        sql`insert into course_categories (company_id, title, slug) select ${companyId}, 'r' || n, 'r' || n from generate_series(1, 4) as n`,
      );
      await transaction.execute(
        sql`update course_categories one set parent_id = other.id from course_categories other where one.company_id = ${companyId} and other.company_id = ${companyId}
        and (one.title, other.title) in (('r2', 'r1'), ('r3', 'r4'), ('r4', 'r3'))`,
      );
      await fillTables(transaction, [
        { companyId, owner },
        { companyId: other, owner },
      ]);
    });
    const staying = await rowsOfCompany(other);
    const tables = await school.database.system((transaction) => tablesOfCompanies(transaction));
    expect(Object.keys(await rowsOfCompany(companyId)).sort()).toEqual(
      [...tables, 'companies'].sort(),
    );
    const fileCount = (await storedFiles()).length;

    expect((await remove(name())).status).toBe(200);
    await whenGone();
    expect(await rowsOfCompany(other)).toEqual(staying);
    expect((await storedFiles()).length).toBeLessThan(fileCount);
    expect(await queuedJobs()).toBe(0);
    for (const person of [owner, learner]) {
      expect((await school.send('GET', '/api/auth_user', undefined, person)).status).toBe(200);
    }
  },
);

test('continues after a crash at any moment', { tags: ['deep'] }, async () => {
  await school.database.system(async (transaction) => {
    await fillTables(transaction, [{ companyId, owner }]);
  });
  await school.database.system((transaction) =>
    transaction.execute(sql`update companies set deleted_at = now() where id = ${companyId}`),
  );
  const parts = {
    database: school.database,
    storage: folderStorage(join(school.dataDir, 'files')),
    removeSomeJobs: async (id: number) => {
      const gone = await school.database.system((transaction) =>
        rowsOf(transaction, sql`delete from jobs where company_id = ${id} returning id`),
      );
      return gone.length;
    },
  };
  const tables = await school.database.system(companyTables);
  for (let step = 0; step < 5; step += 1) {
    expect(await removeBatch(parts, companyId, tables)).toBe('more');
  }
  expect(Object.keys(await rowsOfCompany(companyId)).length).toBeGreaterThan(1);
  // What another process finds when it starts.
  expect(await closedCompanies(school.database)).toEqual([companyId]);
  let last: string = 'more';
  while (last === 'more') last = await removeBatch(parts, companyId, tables);
  expect(last).toBe('gone');
  expect(await rowsOfCompany(companyId)).toEqual({});
  expect(await closedCompanies(school.database)).toEqual([]);
});
