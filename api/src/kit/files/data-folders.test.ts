// Errors of folders that cannot be written name the folder and the remedy; files that were not stored leave nothing
// behind.
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { asOwner } from '../../../testing/schools/row-counts.ts';
import { openOwnSchool } from '../../../testing/school.ts';
import { withDiskFullErrors } from '../database/full-disk.ts';
import { FolderProblem, prepareFolder, folderErrorOf } from './data-folders.ts';
import { folderStorage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'kafedra-folders-'));
afterAll(() => rmSync(folder, { recursive: true }));

const failing = (code: string) => Object.assign(new Error(`${code}: no`), { code });
const noSpace = failing('ENOSPC');

test('creates a folder and leaves it empty', () => {
  const made = join(folder, 'made', 'below');
  prepareFolder(made);
  expect(statSync(made).isDirectory()).toBe(true);
  expect(readdirSync(made)).toEqual([]);
});

test.each([
  ['EROFS', 'The folder /data is read-only (EROFS): mount it for writing, or choose another'],
  ['EACCES', 'The folder /data cannot be written (EACCES): give this user the right to write'],
  ['ENOSPC', 'The folder /data has no space left (ENOSPC): make room there, or choose another'],
])('%s is reported in one line', (code, line) => {
  expect(String(folderErrorOf('/data', failing(code)))).toContain(line);
});

test('returns unrelated errors unchanged', () => {
  const other = failing('ECONNRESET');
  expect(folderErrorOf('/data', other)).toBe(other);
});

test('fails for a folder below a file', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => prepareFolder(join(file, 'below'))).toThrow(`${file}/below is below a file`);
});

test('leaves nothing of a file without space', async () => {
  const files = join(folder, 'files');
  async function* bytes() {
    yield Buffer.from('begun');
    throw noSpace;
  }
  const written = folderStorage(files).write('abcd', Readable.from(bytes()));
  await expect(written).rejects.toThrow(`The folder ${files} has no space left`);
  expect(readdirSync(join(files, 'ab'))).toEqual([]);
});

test('answers 507 in the documented form and stores nothing', { tags: ['deep'] }, async () => {
  const school = await openOwnSchool();
  const owner = await school.person('owner@folders.test');
  const base = `/api/companies/${await school.company('folders', owner)}`;
  await asOwner(school.database, async (transaction) => {
    await transaction.execute(sql`create function fill_disk() returns trigger language plpgsql as $$
      begin raise exception using errcode = '53100', message = 'could not extend file'; end $$`);
    await transaction.execute(
      sql`create trigger full_disk after insert on groups for each row execute function fill_disk()`,
    );
  });
  const refused = await school.send('POST', `${base}/groups`, { name: 'Группа' }, owner);
  expect([refused.status, refused.body.errors[0].code]).toEqual([507, 'no_space']);
  const groups = await school.send('GET', `${base}/groups`, undefined, owner);
  expect(groups.body.data).toEqual([]);

  writeFileSync(join(school.dataDir, 'files'), 'where the folder should be');
  const upload = await school.app.inject({
    method: 'POST',
    url: `${base}/add_media`,
    headers: {
      authorization: `Bearer ${owner.token}`,
      'content-type': 'multipart/form-data; boundary=edge',
    },
    payload:
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nтекст\r\n--edge--\r\n',
  });
  expect([upload.statusCode, upload.json().errors[0].code]).toEqual([507, 'not_kept']);
  const contents = await school.send('GET', `${base}/contents`, undefined, owner);
  expect(contents.body.data.files_count).toBe(0);
  await school.close();
});

test('ends the process with the reason when the embedded engine cannot write its log', async () => {
  const answer = Object.assign(new pg.DatabaseError('could not write', 0, 'error'), {
    code: '53100',
    severity: 'PANIC',
  });
  const ended: unknown[] = [];
  const run = withDiskFullErrors(
    '/data/database',
    () => Promise.reject(answer),
    (why) => ended.push(why),
  );
  await expect(run(() => Promise.resolve())).rejects.toThrow('/data/database has no space left');
  expect(ended).toEqual([expect.any(FolderProblem)]);
});
