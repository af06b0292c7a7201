// Tests uploads in chunks that clients send directly to the object storage.
// @module-tag deep
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3, type S3Server } from '../../api/testing/servers/s3-server.ts';
import { newOwner } from '../kit/rest.ts';
import { dataFolder, startApi, type RunningProgram } from '../kit/servers.ts';
import { validatingClient } from './validating-client.ts';

const dataDir = dataFolder();
let s3: S3Server;
let api: RunningProgram;
beforeAll(async () => {
  s3 = await startS3();
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = s3.settings;
  api = await startApi(dataDir, {
    DEMO_SCHOOL: 'off',
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_PUBLIC_URL: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
});
afterAll(async () => {
  await api.stop();
  await s3.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a chunk is announced, sent to the object storage, and confirmed', async () => {
  const { token, companyId } = await newOwner(api.url, 'direct');
  const call = validatingClient(api.url, token);
  const uuid = randomUUID();
  const chunkSize = 5_300_000;
  const chunks = [chunkSize, 1000].map((length) => randomBytes(length));
  const said = (index: number, more: Record<string, string>) =>
    new URLSearchParams({
      dzuuid: uuid,
      dzchunkindex: String(index),
      dztotalfilesize: String(chunkSize + 1000),
      dzchunksize: String(chunkSize),
      dztotalchunkcount: '2',
      dzchunkbyteoffset: String(index * chunkSize),
      name: 'film.txt',
      ...more,
    });
  const target = `/api/companies/${companyId}/add_media`;
  const first = await fetch(new URL(`${target}?${said(0, {})}`, api.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(chunks[0] ?? []),
  });
  expect(first.status).toBe(202);
  expect((await call('GET', `/api/uploads/${uuid}`)).body.data.direct).toBe(true);

  const last = chunks[1] ?? Buffer.alloc(0);
  const dzmd5 = createHash('md5').update(last).digest('hex');
  const ask = (more = {}) =>
    call('POST', `${target}?${said(1, { dzmd5, ...more })}`, undefined, {
      'content-type': 'application/octet-stream',
    });
  const response = await ask();
  expect([response.status, response.body.data.upload.received]).toEqual([202, [[0, 0]]]);
  const { url, headers } = response.body.data.upload.address;
  const put = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(last) });
  expect(put.status).toBe(200);
  const done = await ask({ dzetag: put.headers.get('etag') });
  expect([done.status, done.body.data.size]).toEqual([201, chunkSize + 1000]);
});
