// Image processing: dimensions, placeholders, and variants in the formats of the client.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';

let school: OwnSchool;
let owner: Caller;
let companyId: number;
beforeAll(async () => {
  school = await openOwnSchool({ UPLOAD_LIMIT: '10000000' });
  owner = await school.person('owner@images.test');
  companyId = await school.company('images', owner);
});
afterAll(() => school.close());

const upload = async (name: string, bytes: Buffer) => {
  const { headers, payload } = formOf(name, bytes);
  const answer = await school.app.inject({
    method: 'POST',
    url: `/api/companies/${companyId}/add_media`,
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
    payload,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
};
const get = (url: string, headers: Record<string, string> = {}) =>
  school.app.inject({ method: 'GET', url, headers });

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03030' } });

describe('an image', () => {
  test('has its dimensions and a placeholder', async () => {
    const file = await upload('photo.jpg', await photo(800, 600).jpeg().toBuffer());
    expect(file).toMatchObject({ width: 800, height: 600 });
    expect(Buffer.from(file.thumbhash, 'base64').length).toBeLessThan(40);
  });

  test('has the dimensions of its EXIF orientation', async () => {
    const bytes = await photo(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const file = await upload('side.jpg', bytes);
    expect(file).toMatchObject({ width: 600, height: 800 });
    const smaller = await sharp((await get(`${file.url}?w=320`)).rawPayload).metadata();
    expect(smaller).toMatchObject({ width: 320, height: 427 });
  });

  test('that can’t be read is a plain file', async () => {
    const file = await upload('broken.png', png.subarray(0, 40));
    expect(file).toMatchObject({ width: null, height: null, thumbhash: null });
    expect((await get(`${file.url}?w=320`)).rawPayload).toEqual(png.subarray(0, 40));
  });

  test('of few bytes and too many pixels is not decoded', async () => {
    const bytes = await photo(16_000, 8_000).png({ compressionLevel: 9 }).toBuffer();
    expect((await upload('bomb.png', bytes)).width).toBe(null);
  });
});

test('files that are not images have no dimensions', async () => {
  const file = await upload('a.txt', Buffer.from('Привет'));
  expect(file).toMatchObject({ width: null, height: null, thumbhash: null });
  expect((await get(`${file.url}?w=64`)).body).toBe('Привет');
});

describe('a variant', () => {
  test.for([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('has the format that the client accepts: %s', async ([accept = '', type = '']) => {
    const { url } = await upload('photo.jpg', await photo(1000, 500).jpeg().toBuffer());
    const answer = await get(`${url}?w=160`, { accept });
    expect(answer.headers).toMatchObject({
      'content-type': type,
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(answer.rawPayload.length),
    });
    expect((await fileTypeFromBuffer(answer.rawPayload))?.mime).toBe(type);
    const etag = String(answer.headers.etag);
    expect((await get(`${url}?w=160`, { accept, 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(`${url}?w=320`, { accept, 'if-none-match': etag })).statusCode).toBe(200);
    const part = await get(`${url}?w=160`, { accept, range: 'bytes=0-9' });
    expect(part.rawPayload).toEqual(answer.rawPayload.subarray(0, 10));
  });

  test('is not larger than the image and preserves transparency', async () => {
    const clear = { width: 50, height: 20, channels: 4, background: '#00000000' } as const;
    const { url } = await upload('logo.png', await sharp({ create: clear }).png().toBuffer());
    const answer = await get(`${url}?w=640`, { accept: '*/*' });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 50,
      hasAlpha: true,
    });
  });

  test('of an animated image is the original', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]);
    const moving = await sharp(frames, {
      raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
    })
      .gif()
      .toBuffer();
    const { url } = await upload('moves.gif', moving);
    const answer = await get(`${url}?w=64`, { accept: 'image/webp' });
    expect(answer.headers['content-type']).toBe('image/gif');
    expect(answer.rawPayload).toEqual(moving);
  });

  test('is created once and deleted with the image', async () => {
    const stored = async () =>
      (
        await readdir(join(school.dataDir, 'files'), { recursive: true, withFileTypes: true })
      ).filter((entry) => entry.isFile()).length;
    const before = await stored();
    const { id, url } = await upload('photo.jpg', await photo(1000, 500).jpeg().toBuffer());
    const answers = await Promise.all([1, 2, 3].map(() => get(`${url}?w=640`)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.length)).size).toBe(1);
    expect(await stored()).toBe(before + 2);
    await school.send('POST', `/api/companies/${companyId}/delete_media/${id}`, {}, owner);
    expect(await stored()).toBe(before);
    expect((await get(`${url}?w=640`)).statusCode).toBe(404);
  });

  test('exists only in the supported widths', async () => {
    const { url } = await upload('a.png', png);
    const answer = await get(`${url}?w=333`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ field: 'w' }]);
  });
});
