// Bytes are removed with their rows, even if the storage fails at first or the process ends in between.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chunkedFile, sendRaw } from '../../../testing/chunks.ts';
import { formOf, png } from '../../../testing/files.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { folderStorage, type Storage } from '../../kit/files/storage.ts';
import { expirePendingBytes, removeOrphanedBytes } from './orphaned-bytes.ts';

let folder: string;
let storage: Storage;
let school: OwnSchool;
let owner: Caller;
let base: string;
/** The operation of the storage that fails. */
let fails: 'remove' | 'begin' | 'write' | null = null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kafedra-strays-'));
  const inFolder = folderStorage(folder);
  const failing = async (what: typeof fails) => {
    if (fails === what) throw new Error('the store does not answer');
  };
  storage = {
    ...inFolder,
    remove: (key) => failing('remove').then(() => inFolder.remove(key)),
    // Simulates a crash at this moment.
    begin: (key) => inFolder.begin(key).then((id) => failing('begin').then(() => id)),
    write: (key, bytes) =>
      inFolder.write(key, bytes).then((size) => failing('write').then(() => size)),
  };
  school = await openOwnSchool({}, storage);
  owner = await school.person('owner@strays.test');
  base = `/api/companies/${await school.company('strays', owner)}`;
});
afterAll(async () => {
  await school.close();
  await rm(folder, { recursive: true });
});

const storedFileCount = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    .length;
const clean = () => removeOrphanedBytes({ database: school.database, storage });
const notes = () =>
  school.database.system(async (transaction) => {
    const { rows } = (await transaction.execute(sql`select key from stray_bytes`)) as {
      rows: unknown[];
    };
    return rows.length;
  });

async function upload(path: string) {
  const { headers, payload } = formOf('a.png', png);
  const answer = await school.app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
    payload,
  });
  return { status: answer.statusCode, ...answer.json() };
}

test('bytes that became a file or part of one have no record', async () => {
  const [before, noted] = [await storedFileCount(), await notes()];
  expect((await upload(`${base}/add_media`)).status).toBe(201);
  expect((await upload('/api/profile/images')).status).toBe(201);
  const chunk = await sendRaw(school, `${base}/add_media`, owner, chunkedFile(20, 10), 0);
  expect(chunk.statusCode).toBe(202);
  expect(await notes()).toBe(noted);
  await clean();
  expect(await storedFileCount()).toBe(before + 3);
});

test.each([
  ['a file of the company', () => `${base}/add_media`, () => `${base}/delete_media`],
  ['an image of a person', () => '/api/profile/images', () => '/api/profile/images/delete_media'],
])(
  '%s is deleted though the storage fails, and its bytes are removed later',
  async (_, to, from) => {
    const before = await storedFileCount();
    const { data } = await upload(to());
    fails = 'remove';
    const { status } = await school.send('DELETE', `${from()}/${data.id}`, undefined, owner);
    await expirePendingBytes(school.database);
    await expect(clean()).rejects.toThrow('the store does not answer');
    fails = null;
    expect([status, (await school.send('GET', data.url)).status]).toEqual([200, 404]);
    expect(await storedFileCount()).toBe(before + 1);
    // It is postponed, so that it does not delay others.
    await clean();
    expect(await storedFileCount()).toBe(before + 1);
    await expirePendingBytes(school.database);
    await clean();
    expect([await storedFileCount(), await notes()]).toEqual([before, 0]);
  },
);

test.each(['write', 'begin'] as const)(
  'a process that ends right after the %s of an upload leaves nothing after the clean-up',
  async (what) => {
    const before = await storedFileCount();
    const { remove } = storage;
    storage.remove = () => Promise.reject(new Error('there is nobody any more'));
    fails = what;
    const sent =
      what === 'write'
        ? upload(`${base}/add_media`)
        : sendRaw(school, `${base}/add_media`, owner, chunkedFile(20, 10), 0);
    await expect(sent).rejects.toThrow('the undocumented status 500');
    fails = null;
    storage.remove = remove;
    expect([await storedFileCount(), await notes()]).toEqual([before + 1, 1]);
    await clean();
    expect(await storedFileCount()).toBe(before + 1);
    await expirePendingBytes(school.database);
    await clean();
    expect([await storedFileCount(), await notes()]).toEqual([before, 0]);
  },
);

test('bytes shared by a profile and a company are removed with the last row', async () => {
  const before = await storedFileCount();
  const { data } = await upload('/api/profile/images');
  const item = await school.send('POST', `${base}/file_storage`, { file_id: data.id }, owner);
  const own = `/api/profile/images/delete_media/${data.id}`;
  expect((await school.send('DELETE', own, undefined, owner)).status).toBe(200);
  await clean();
  expect([await storedFileCount(), await notes()]).toEqual([before + 1, 0]);
  const ids = { file_storage_items_id: [item.body.data.id] };
  await school.send('POST', `${base}/file_storage/destroy`, ids, owner);
  await clean();
  expect([await storedFileCount(), await notes()]).toEqual([before, 0]);
});

test('cascaded deletes leave their bytes to the clean-up', async () => {
  const before = await storedFileCount();
  const email = 'learner@strays.test';
  const learner = await school.person(email);
  const { headers, payload } = formOf('a.png', png);
  await school.app.inject({
    method: 'POST',
    url: '/api/profile/images',
    headers: { ...headers, authorization: `Bearer ${learner.token}` },
    payload,
  });
  expect(await storedFileCount()).toBe(before + 1);
  await school.database.system((transaction) =>
    transaction.execute(sql`delete from users where email = ${email}`),
  );
  await clean();
  expect(await storedFileCount()).toBe(before);
});
