// Uploads that are refused, at whatever point: the next request on the same connection comes through.
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openOwnSchool, type Caller, type OwnSchool } from '../../testing/school.ts';

/** Bytes: more than the buffers on the way hold. */
const limit = 2_000_000;

let school: OwnSchool;
let url: string;
let owner: Caller;
let stranger: Caller;
let target: string;
beforeAll(async () => {
  school = await openOwnSchool({ UPLOAD_LIMIT: String(limit) });
  owner = await school.person('owner@uploads.test');
  stranger = await school.person('stranger@uploads.test');
  target = `/api/companies/${await school.company('uploads', owner)}/add_media`;
  url = await school.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => school.close());

/** One connection, as long as it lasts. */
let agent: Agent;
beforeEach(() => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return () => agent.destroy();
});

const boundary = 'a-boundary';
const multipart = `multipart/form-data; boundary=${boundary}`;

const part = (name: string, fileName: string, bytes: Buffer | string) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n`,
    ),
    Buffer.from(bytes),
  ]);
const end = Buffer.from(`\r\n--${boundary}--\r\n`);
const form = (name: string, fileName: string, bytes: Buffer | string) =>
  Buffer.concat([part(name, fileName, bytes), end]);

async function post(
  body: Buffer,
  {
    path = target,
    as = owner,
    type = multipart,
  }: { path?: string; as?: Caller | null; type?: string } = {},
) {
  const sent = request(url + path, {
    agent,
    method: 'POST',
    headers: {
      'content-type': type,
      'content-length': body.length,
      ...(as && { authorization: `Bearer ${as.token}` }),
    },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const told = JSON.parse(await text(answer));
  return { status: answer.statusCode, code: told.errors?.[0].code, reused: sent.reusedSocket };
}

const good = form('file', 'a.txt', 'Привет');
const large = Buffer.alloc(limit, 'x');
const tooLarge = Buffer.alloc(2 * limit, 'x');

describe('after a refusal', () => {
  const refusals: [string, () => ReturnType<typeof post>, number, string][] = [
    ['of its format', () => post(form('file', 'virus.exe', large)), 422, 'unknown_format'],
    ['of its size', () => post(form('file', 'a.txt', tooLarge)), 413, 'too_large'],
    ['of its field', () => post(form('other', 'a.txt', large)), 422, 'required'],
    ['of who sends it', () => post(good, { as: null }), 401, 'unauthenticated'],
    [
      'of who sends much',
      () => post(form('file', 'a.txt', large), { as: null }),
      401,
      'unauthenticated',
    ],
    [
      'of whose company it is',
      () => post(form('file', 'a.txt', large), { as: stranger }),
      404,
      'not_found',
    ],
    [
      'of the address',
      () => post(form('file', 'a.txt', large), { path: '/api/none' }),
      404,
      'not_found',
    ],
    ['of its type', () => post(large, { type: 'application/pdf' }), 415, 'unsupported_media_type'],
    [
      'of JSON',
      () => post(Buffer.from('{}'), { type: 'application/json' }),
      415,
      'unsupported_media_type',
    ],
  ];
  test.for(refusals)(
    '%s the connection carries the next transfer',
    async ([, refuse, status, code]) => {
      for (let round = 0; round < 3; round += 1) {
        expect(await refuse()).toMatchObject({ status, code });
      }
      expect(await post(good)).toEqual({ status: 201, code: undefined, reused: true });
    },
  );

  test('by the disk, too', async () => {
    const folder = join(school.dataDir, 'files');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'no folder');
    try {
      expect(await post(form('file', 'a.txt', large))).toMatchObject({
        status: 507,
        code: 'not_kept',
      });
    } finally {
      await rm(folder);
    }
    expect(await post(good)).toEqual({ status: 201, code: undefined, reused: true });
  });
});

describe('a form that is none', () => {
  const forms: [string, Buffer, string][] = [
    ['without a boundary', good, 'multipart/form-data'],
    ['with an empty boundary', good, 'multipart/form-data; boundary='],
    ['with an empty boundary in quotes', good, 'multipart/form-data; boundary=""'],
    ['with a boundary of 71 signs', good, `multipart/form-data; boundary=${'x'.repeat(71)}`],
    ['with a boundary of 4,000 signs', good, `multipart/form-data; boundary=${'x'.repeat(4000)}`],
    ['with another boundary', good, 'multipart/form-data; boundary=another'],
    ['that ends within the file', part('file', 'a.txt', 'Прив'), multipart],
    ['that ends within a large file', part('file', 'a.txt', large.subarray(0, 50_000)), multipart],
    ['that ends within its headers', good.subarray(0, 40), multipart],
    ['that is only an end', Buffer.from(`--${boundary}--\r\n`), multipart],
    ['that is empty', Buffer.alloc(0), multipart],
    ['whose file has no name', form('', 'a.txt', 'Привет'), multipart],
    [
      'whose file is called as what every object has',
      form('constructor', 'a.txt', 'Привет'),
      multipart,
    ],
  ];
  test.for(forms)('%s is refused, and the next one taken', async ([, body, type]) => {
    const refused = await post(body, { type });
    expect([400, 415, 422]).toContain(refused.status);
    expect((await post(good)).status).toBe(201);
  });
});
