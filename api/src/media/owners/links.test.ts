// Where browsers reach the store, large files are served by redirects after the API has checked the request.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { startS3, type S3Server } from '../../../testing/servers/s3-server.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { s3Storage } from '../../kit/files/s3.ts';

let s3: S3Server;
let school: OwnSchool;
let owner: Caller;
let base: string;
beforeAll(async () => {
  s3 = await startS3();
  const publicUrl = s3.settings.endpoint.replace('127.0.0.1', 'localhost');
  school = await openOwnSchool(
    { UPLOAD_LIMIT: '2000000' },
    await s3Storage({ ...s3.settings, publicUrl }),
  );
  owner = await school.person('owner@links.test');
  base = `/api/companies/${await school.company('links', owner)}`;
});
afterAll(async () => {
  await school.close();
  await s3.close();
});

/** A little more than the minimum for a redirect. */
const large = 1_100_000;

async function uploaded(name: string, bytes: Buffer) {
  const { headers, payload } = formOf(name, bytes);
  const answer = await school.app.inject({
    method: 'POST',
    url: `${base}/add_media`,
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
    payload,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().data as { id: number; url: string };
}

const get = (url: string, headers = {}) => school.app.inject({ method: 'GET', url, headers });

test('a large file is read from the store for as long as its URL works', async () => {
  const text = Buffer.alloc(large, 'Лекция. ');
  const { id, url } = await uploaded('лекция.txt', text);
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'private, no-store']);
  const link = new URL(String(answer.headers.location));
  expect(link.hostname).toBe('localhost');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    'response-content-type': expect.stringMatching(/^text\/plain/),
    'response-content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('лекция.txt')}`,
  });
  const lasts = Number(link.searchParams.get('X-Amz-Expires'));
  expect(lasts).toBeGreaterThan(6 * 3600 - 60);
  expect(lasts).toBeLessThanOrEqual(12 * 3600);
  const whole = await fetch(link);
  expect(Buffer.from(await whole.arrayBuffer()).equals(text)).toBe(true);
  const part = await fetch(link, { headers: { range: 'bytes=5-9' } });
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, text.subarray(5, 10)]);

  await school.send('POST', `${base}/delete_media/${id}`, undefined, owner);
  expect((await get(url)).statusCode).toBe(404);
  expect((await fetch(link)).status).toBe(404);
});

test('the store serves nothing without a signature', async () => {
  const { url } = await uploaded('тайна.txt', Buffer.alloc(large, 'a'));
  const link = new URL(String((await get(url)).headers.location));
  link.searchParams.delete('X-Amz-Signature');
  expect((await fetch(link)).status).toBe(403);
});

test('small files, cached files and HEAD requests get no redirect', async () => {
  const { url } = await uploaded('small.png', png);
  expect((await get(url)).rawPayload.equals(png)).toBe(true);
  const film = await uploaded('large.txt', Buffer.alloc(large, 'a'));
  const { headers } = await school.app.inject({ method: 'HEAD', url: film.url });
  expect(headers['content-length']).toBe(String(large));
  expect((await get(film.url, { 'if-none-match': headers.etag })).statusCode).toBe(304);
});

test('a displayable file is saved on request', async () => {
  const { url } = await uploaded('small.png', png);
  const disposition = async (query: string) =>
    String((await get(url + query)).headers['content-disposition']).split(';')[0];
  expect([await disposition(''), await disposition('?download=1')]).toEqual([
    'inline',
    'attachment',
  ]);
});
