// Every URL of a file leads to its bytes: on the API's host, and as an absolute URL on the public one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';

let school: OwnSchool;
let owner: Caller;
let port: number;
let base: string;

beforeAll(async () => {
  school = await openOwnSchool({ PUBLIC_URL: 'http://school.test/some/page' });
  owner = await school.person('owner@addresses.test');
  base = `/api/companies/${await school.company('addresses', owner)}`;
  port = Number(new URL(await school.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => school.close());

interface UploadedFile {
  url: string;
  link: string;
  original_url: string;
  full_url: string;
}

const authorization = () => ({ authorization: `Bearer ${owner.token}` });

async function upload(path: string, bytes: Buffer, name: string) {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(bytes)]), name);
  const sent = { method: 'POST', body, headers: authorization() };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, sent);
  const { data } = (await answer.json()) as { data: UploadedFile };
  return data;
}

const fetched = async (address: string) =>
  (await fetch(new URL(address, `http://127.0.0.1:${port}`))).text();

test('the URLs of a company’s file lead to its bytes', async () => {
  const file = await upload(`${base}/add_media`, Buffer.from('Устав'), 'Устав школы.txt');
  for (const name of ['url', 'link', 'original_url'] as const) {
    expect([name, await fetched(file[name])]).toEqual([name, 'Устав']);
  }
  const whole = new URL(file.full_url);
  expect(whole.origin).toBe('http://school.test');
  expect(await fetched(whole.pathname)).toBe('Устав');
});

test('the URLs of a file in a list of its owner lead to its bytes', async () => {
  const { body } = await school.send(
    'GET',
    `${base}?with=company_files:full_url,url`,
    undefined,
    owner,
  );
  const [{ full_url: whole, url }] = body.data.company_files;
  expect(whole).toBe(`http://school.test${url}`);
});

test('the URLs of a person’s image lead to its bytes', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const { url } = await upload('/api/profile/images', png, 'я.png');
  expect((await fetch(new URL(url, `http://127.0.0.1:${port}`))).headers.get('content-type')).toBe(
    'image/png',
  );
});
