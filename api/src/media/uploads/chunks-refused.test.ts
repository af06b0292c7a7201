// Damaged chunks, and rejected chunked uploads.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bytesOfChunk,
  checksumOf,
  chunkedFile,
  sendRaw,
  type ChunkedFile,
} from '../../../testing/chunks.ts';
import { png } from '../../../testing/files.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';

let school: OwnSchool;
let owner: Caller;
let target: string;
beforeAll(async () => {
  school = await openOwnSchool({ UPLOAD_LIMIT: '100000' });
  owner = await school.person('owner@broken-chunks.test');
  const companyId = await school.company('broken-chunks', owner);
  target = `/api/companies/${companyId}/add_media`;
});
afterAll(() => school.close());

const raw = (file: ChunkedFile, index: number, options?: Parameters<typeof sendRaw>[5]) =>
  sendRaw(school, target, owner, file, index, options);
const state = (file: ChunkedFile) =>
  school.send('GET', `/api/uploads/${file.uuid}`, undefined, owner);
const download = async (url: string) =>
  (await school.app.inject({ method: 'GET', url })).rawPayload;

describe('a damaged chunk', () => {
  test('is detected by checksum and length, and can be sent again', async () => {
    const file = chunkedFile(3000, 1000);
    const good = bytesOfChunk(file, 1);
    const bad = Buffer.from(good).fill(7, 500);
    await raw(file, 0, { said: { dzchecksum: checksumOf(bytesOfChunk(file, 0)) } });
    for (const broken of [
      { bytes: bad, said: { dzchecksum: checksumOf(good) } },
      { bytes: good.subarray(0, 900) },
      { bytes: Buffer.concat([good, good]) },
    ]) {
      const answer = await raw(file, 1, broken);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toMatchObject([{ code: 'checksum' }]);
    }
    expect((await state(file)).body.data.received).toEqual([[0, 0]]);
    expect((await raw(file, 2)).statusCode).toBe(202);
    const whole = await raw(file, 1, { said: { dzchecksum: checksumOf(good) } });
    expect(await download(whole.json().data.url)).toEqual(file.bytes);
  });

  test('does not overwrite the stored one', async () => {
    const file = chunkedFile(3000, 1000);
    await raw(file, 1);
    expect((await raw(file, 1, { bytes: Buffer.alloc(1000) })).statusCode).toBe(202);
    await raw(file, 0);
    const whole = await raw(file, 2);
    expect(await download(whole.json().data.url)).toEqual(file.bytes);
  });
});

describe('chunked uploads reject', () => {
  test('a file that is too large, at any chunk', async () => {
    const file = chunkedFile(3000, 1000);
    const answer = await raw(file, 1, {
      said: { dztotalfilesize: '100001', dztotalchunkcount: '101' },
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().errors).toMatchObject([
      { message: 'Файл слишком большой', code: 'too_large' },
    ]);
  });

  test('an unknown format, by name or content', async () => {
    const named = { ...chunkedFile(3000, 1000), name: 'virus.exe' };
    const disguised = { ...chunkedFile(10_000, 5000), name: 'photo.png' };
    for (const [file, index] of [
      [named, 1],
      [disguised, 0],
    ] as const) {
      const answer = await raw(file, index);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toMatchObject([
        { message: 'Неизвестный формат файла', code: 'unknown_format' },
      ]);
    }
  });

  test('a profile image that is not an image', async () => {
    const file = chunkedFile(3000, 3000, 'photo.png');
    const answer = await sendRaw(school, '/api/profile/images', owner, file, 0);
    expect(answer.statusCode).toBe(422);
    const image = { ...file, bytes: png, uuid: randomUUID() };
    expect((await sendRaw(school, '/api/profile/images', owner, image, 0)).statusCode).toBe(201);
  });

  test('another file with the same id', async () => {
    const file = chunkedFile(3000, 1000);
    await raw(file, 0);
    for (const another of [
      { ...chunkedFile(3001, 1000), uuid: file.uuid },
      { ...file, name: 'other.txt' },
    ]) {
      const answer = await raw(another, 0);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().errors).toMatchObject([{ code: 'upload_mismatch' }]);
    }
  });

  test.for([
    ['dzuuid', 'one'],
    ['dzchunkindex', '3'],
    ['dzchunkindex', 'x'],
    ['dztotalchunkcount', '4'],
    ['dzchunkbyteoffset', '5'],
    ['dzchecksum', 'zz'],
    ['name', ''],
  ])('contradictory fields: %s is %s', async ([field = '', value = '']) => {
    const answer = await raw(chunkedFile(3000, 1000), 0, { said: { [field]: value } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ field }]);
  });
});
