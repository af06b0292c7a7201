// Tests that nothing remains of a file that was being uploaded in one request when the api was killed.
// @module-tag deep
import { readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newOwner } from '../kit/rest.ts';
import { dataFolder, startApi } from '../kit/servers.ts';

const dataDir = dataFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const stored = () =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('after kill -9 during an upload in one request, the next start deletes its bytes', async () => {
  const api = await startApi(dataDir, { DEMO_SCHOOL: 'off' });
  const { token, companyId } = await newOwner(api.url, 'killed');
  const upload = request(new URL(`/api/companies/${companyId}/add_media`, api.url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=edge',
    },
  });
  upload.on('error', () => {});
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="film.txt"\r\n\r\n';
  upload.write(head + 'часть фильма '.repeat(50_000));
  await expect.poll(stored).toEqual([expect.stringMatching(/\.unfinished$/)]);
  api.child.kill('SIGKILL');
  await api.exited;
  expect(stored()).toHaveLength(1);

  const again = await startApi(dataDir, { DEMO_SCHOOL: 'off' });
  await expect.poll(stored).toEqual([]);
  expect((await again.stop()).code).toBe(0);
});
