// The photo of a person is an image that they uploaded.
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

const update = (body: unknown, as: Caller) => school.send('PUT', '/api/auth_user/update', body, as);

describe('the photo', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = async (bytes: Buffer, as: Caller, field = 'image') => {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(bytes)]), 'Моё фото.png');
    const request = new Request('http://any', { method: 'POST', body: form });
    const answer = await school.app.inject({
      method: 'POST',
      url: '/api/profile/images',
      headers: {
        authorization: `Bearer ${as.token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const fetchAt = (url: string) => school.app.inject({ method: 'GET', url: `/api${url}` });

  test('is an image that the person uploaded, and is deleted when replaced', async () => {
    const caller = await school.person('portrait@photos.test');
    const first = await upload(png, caller);
    expect([first.status, first.body.data.name]).toEqual([201, 'Моё фото.png']);
    const { url } = first.body.data;
    const { photo } = (await update({ photo: url }, caller)).body.data;
    // The photo is public, so its stored URL has no signature.
    expect(photo).toMatch(/^\/media\/[\da-f-]{36}\/_\.png$/);
    for (const address of [url, photo]) {
      const shown = await fetchAt(address);
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    }

    const second = (await upload(png, caller)).body.data.url;
    await update({ photo: second }, caller);
    expect((await fetchAt(url)).statusCode).toBe(404);
    expect((await update({ photo: null }, caller)).body.data.photo).toBeNull();
    expect((await fetchAt(second)).statusCode).toBe(404);
  });

  test('cannot be an image of another person or an external URL', async () => {
    const caller = await school.person('copycat@photos.test');
    const other = await school.person('original@photos.test');
    const { url } = (await upload(png, other)).body.data;
    for (const photo of [url, 'https://elsewhere.test/x.png', '/media/x/y.png', `${url}?x`]) {
      expect((await update({ photo }, caller)).body.errors[0].field).toBe('photo');
    }
  });

  test('is validated by its content and not by its name', async () => {
    const caller = await school.person('forger@photos.test');
    const script = await upload(Buffer.from('<script>alert(1)</script>'), caller);
    expect([script.status, script.body.errors[0].code]).toEqual([422, 'unknown_format']);
    expect((await upload(png, caller, 'photo')).body.errors[0].code).toBe('required');
    const huge = await upload(Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]), caller);
    expect(huge.status).toBe(413);
  });
});
