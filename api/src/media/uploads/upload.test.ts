// Uploads by widgets, and uploads rejected at any point: the next request on the same connection succeeds.
import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';

/** Bytes: more than the buffers in between can hold. */
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

/** A single keep-alive connection. */
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
  const responseBody = JSON.parse(await text(answer));
  const [{ code, field, message } = {} as Record<string, string>] = responseBody.errors ?? [];
  const { statusCode: status } = answer;
  return { status, code, field, message, reused: sent.reusedSocket };
}

/** The files of the storage. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(school.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
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
      expect(await post(good)).toMatchObject({ status: 201, reused: true });
    },
  );

  test('by a failed write to disk the connection carries the next transfer', async () => {
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
    expect(await post(good)).toMatchObject({ status: 201, reused: true });
  });
});

describe('fields beside the file', () => {
  const textPart = (name: string, value: string) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
  const file = (name: string, fileName = 'a.txt') => part(name, fileName, 'Привет');
  const whole = (...parts: Buffer[]) => Buffer.concat([...parts, end]);
  /** Every part ends with a line break. */
  const then = Buffer.from('\r\n');
  const dropzone = [
    textPart('dzuuid', '0b6b3f0c-6c1f-4d6e-9a62-2f7a4c4c9a11'),
    textPart('dzchunkindex', '0'),
    textPart('dztotalfilesize', '12'),
    textPart('dzchunksize', '12500000'),
    textPart('dztotalchunkcount', '1'),
    textPart('dzchunkbyteoffset', '0'),
  ];

  const taken: [string, Buffer][] = [
    ['the documented field', whole(file('image'))],
    ['the field that says what it is', whole(file('file'))],
    ['what Dropzone sends', whole(...dropzone, file('image'))],
    ['the same behind the file', whole(file('image'), then, ...dropzone)],
    ['a long text', whole(textPart('note', 'я'.repeat(20_000)), file('file'))],
    ['an empty text', whole(textPart('note', ''), file('file'))],
  ];
  test.for(taken)('%s is accepted', async ([, body]) => {
    expect(await post(body)).toMatchObject({ status: 201 });
  });

  const refused: [string, Buffer, string, string][] = [
    ['no file', whole(textPart('note', 'a')), 'image', 'Приложите файл'],
    ['another field', whole(file('photo')), 'photo', 'Файл ожидается в поле «image» или «file»'],
    [
      'a text in place of the file',
      whole(textPart('image', 'a')),
      'image',
      'В поле «image» ожидается файл',
    ],
    [
      'two files in one field',
      whole(file('file'), then, file('file')),
      'file',
      'Отправьте один файл за раз',
    ],
    [
      'a file in each field',
      whole(file('image'), then, file('file')),
      'file',
      'Отправьте один файл за раз',
    ],
    [
      'a part of a larger file',
      whole(textPart('dztotalchunkcount', '3'), file('image')),
      'dzuuid',
      'Номер загрузки и части ожидается перед файлом',
    ],
    [
      'one with the number of a part behind it',
      whole(file('image'), then, textPart('dztotalchunkcount', '3')),
      'dzuuid',
      'Номер загрузки и части ожидается перед файлом',
    ],
  ];
  test.for(refused)('%s is rejected, and nothing is stored', async ([, body, field, message]) => {
    const before = await storedFiles();
    expect(await post(body)).toMatchObject({ status: 422, field, message });
    expect(await storedFiles()).toEqual(before);
  });

  test('too many text fields are rejected', async () => {
    const many = Array.from({ length: 200 }, (_, place) => textPart(`note${place}`, 'a'));
    expect(await post(whole(...many, file('file')))).toMatchObject({
      status: 413,
      message: 'Запрос слишком большой',
    });
  });
});

describe('a malformed form', () => {
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
  test.for(forms)('%s is rejected, and the next one is accepted', async ([, body, type]) => {
    const refused = await post(body, { type });
    expect([400, 415, 422]).toContain(refused.status);
    expect((await post(good)).status).toBe(201);
  });
});
