// Tests that `npm run dump` and `npm run restore` move an installation completely or not at all.
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manifestSchema, partsOf } from '../../api/src/kit/database/dump/format.ts';
import { contentOf, dump, restore, seed, succeed } from '../kit/dumps.ts';
import { restClient, tokenOf } from '../kit/rest.ts';
import { dataFolder, demo, startApi, temporaryFolder } from '../kit/servers.ts';

let base: string;
let dumped: string;
/** Empty until the last test. */
let target: string;
const folders: string[] = [];

beforeAll(async () => {
  base = temporaryFolder();
  const source = dataFolder();
  target = dataFolder();
  folders.push(base, source, target);
  await seed({ DATA_DIR: source });
  dumped = join(base, 'dump');
  await succeed(dump(dumped, { DATA_DIR: source }));
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test('restores nothing from a truncated dump', async () => {
  const cut = join(base, 'cut');
  cpSync(dumped, cut, { recursive: true });
  truncateSync(partsOf(cut).rows, 20_000);
  await expectRefusal(cut, 'unexpected end');
});

test('restores nothing from a dump with other tables', async () => {
  const other = join(base, 'other');
  cpSync(dumped, other, { recursive: true });
  const file = partsOf(other).manifest;
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  manifest.tables[0]?.columns.push({ name: 'invented', type: 'integer' });
  writeFileSync(file, JSON.stringify(manifest));
  await expectRefusal(other, 'another version');
});

test('restores all rows and files, and the school can be used', async () => {
  await succeed(restore(dumped, { DATA_DIR: target }));
  const files = filesIn(partsOf(dumped).files);
  expect(files).not.toEqual([]);
  expect(filesIn(join(target, 'files'))).toEqual(files);
  const again = join(base, 'again');
  await succeed(dump(again, { DATA_DIR: target }));
  expect(contentOf(again)).toEqual(contentOf(dumped));

  const api = await startApi(target);
  try {
    const call = restClient(api.url, await tokenOf(api.url, demo.login, demo.password));
    const [company] = (await call('GET', '/api/companies')).body.data;
    const at = `/api/companies/${company.id}`;
    expect((await call('GET', `${at}/courses`)).body.meta.total).toBeGreaterThan(0);
    const made = await call('POST', `${at}/groups`, { name: 'После переноса' });
    expect(made.status).toBe(201);
    const history = `${at}/admin/get_log?auditable_type=groups&auditable_id=${made.body.data.id}`;
    expect((await call('GET', history)).body.data).toMatchObject([{ event: 'created' }]);
  } finally {
    await api.stop();
  }
  await expectRefusal(dumped, 'holds data already');
});

async function expectRefusal(folder: string, why: string): Promise<void> {
  expect(await restore(folder, { DATA_DIR: target })).toMatchObject({
    code: 1,
    says: expect.stringContaining(why),
  });
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
