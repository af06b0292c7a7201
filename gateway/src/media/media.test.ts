import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { request as open } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../kit/records/ids.ts';
import { tokenOfAnna } from '../../testing/fake-data.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

const company = toGlobalId({ type: 'Company', companyId: null, id: 7 });
const megabyte = 1024 * 1024;

describe('a download', () => {
  it('forwards bytes and headers, ranges and validators', async () => {
    const seen: unknown[] = [];
    gateway.rest.answer('/media/key/%D1%84%20%D1%8B.png', (request, reply) => {
      const { range, 'if-none-match': ifNoneMatch } = request.headers;
      seen.push({ range, ifNoneMatch });
      if (ifNoneMatch === '"v1"') return reply.code(304).header('etag', '"v1"').send();
      return reply
        .code(range ? 206 : 200)
        .headers({
          'content-type': 'image/png',
          etag: '"v1"',
          'x-internal': 'secret',
          'cache-control': 'private',
          'set-cookie': 'a=b',
        })
        .headers(range ? { 'content-range': 'bytes 0-1/4' } : {})
        .send(Buffer.from(range ? 'by' : 'byte'));
    });
    const url = `${gateway.url}/media/key/ф ы.png`;
    const whole = await fetch(url);
    expect([whole.status, await whole.text()]).toEqual([200, 'byte']);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/png',
      etag: '"v1"',
      'content-length': '4',
      'cache-control': 'private',
    });
    expect(whole.headers.has('x-internal') || whole.headers.has('set-cookie')).toBe(false);
    const part = await fetch(url, { headers: { range: 'bytes=0-1' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 0-1/4',
      'by',
    ]);
    expect((await fetch(url, { headers: { 'if-none-match': '"v1"' } })).status).toBe(304);
    expect(seen).toHaveLength(3);
  });

  it('that the file storage serves itself is redirected there', async () => {
    const link = 'https://store.test/files/key?X-Amz-Signature=1';
    gateway.rest.answer('/media/key/film.mp4', (_, reply) => reply.redirect(link, 302));
    const answer = await fetch(`${gateway.url}/media/key/film.mp4`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, link]);
  });

  it('rejects paths outside of the files', async () => {
    for (const path of [
      '/media/..%2F..%2Fapi%2Fauth_user',
      '/media/a/..%2F..%2Fauth_user',
      '/media/.%2Fx',
    ]) {
      expect((await fetch(gateway.url + path)).status).toBe(404);
    }
    expect(gateway.rest.calls).toEqual([]);
  });

  it('reports an expired URL, and forwards a signed one unchanged', async () => {
    const signed = '/media/key/1796018400.c7.CVf7ffHNx_ltOGOLqZBK8g/logo.png';
    gateway.rest.answer(signed, (request, reply) =>
      request.url.endsWith('?w=320')
        ? reply.type('image/png').send('small')
        : reply.code(403).send({}),
    );
    expect(await (await fetch(`${gateway.url}${signed}?w=320`)).text()).toBe('small');
    const answer = await fetch(gateway.url + signed);
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { errors: [expect.objectContaining({ code: 'address_ended' })] },
    ]);
  });

  it('that does not exist is 404 in a uniform format', async () => {
    const answer = await fetch(`${gateway.url}/media/none/x.png`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { errors: [{ message: 'Не найдено.', field: null, code: 'NOT_FOUND' }] },
    ]);
  });

  it('with a long Retry-After reports it, to browsers by a page that reloads', async () => {
    gateway.rest.answer('/media/key/film.mp4', (_, reply) =>
      reply.code(503).header('retry-after', '30').send(),
    );
    const address = `${gateway.url}/media/key/film.mp4?name=1`;
    const response = await fetch(address);
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '30',
      { errors: [expect.objectContaining({ code: 'OVERLOADED' })] },
    ]);
    const opened = await open(address, { headers: { accept: 'text/html,*/*' } });
    expect([opened.statusCode, opened.headers['refresh']]).toEqual([503, '30']);
    expect(await opened.body.text()).toContain(
      'Сервер занят, продолжим через <span>30</span>&nbsp;с',
    );
  });

  it('streams as fast as it is read, and is aborted upstream when the client disconnects', async () => {
    let produced = 0;
    let closed = false;
    gateway.rest.answer('/media/big/film.mp4', (_, reply) => {
      const endless = Readable.from(
        (async function* () {
          for (;;) {
            produced += megabyte;
            yield randomBytes(megabyte);
          }
        })(),
      );
      reply.raw.once('close', () => {
        closed = true;
        endless.destroy();
      });
      return reply.type('video/mp4').send(endless);
    });
    const leaving = new AbortController();
    const answer = await fetch(`${gateway.url}/media/big/film.mp4`, { signal: leaving.signal });
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
    // It stops when the buffers of two connections are full.
    let before = 0;
    while (produced > before) {
      before = produced;
      await sleep(100);
    }
    expect(produced).toBeLessThan(64 * megabyte);
    leaving.abort();
    await expect.poll(() => closed).toBe(true);
  });
});

describe('an upload', () => {
  const stored = {
    id: 12,
    file_name: 'logo.png',
    name: 'logo.png',
    mime_type: 'image/png',
    size: 8 * megabyte,
    url: '/media/key/logo.png',
    created_at: '2026-01-01T00:00:00.000Z',
  };

  it('is streamed to the api and returned in the schema’s names', async () => {
    let received = 0;
    let boundary: string | undefined;
    gateway.rest.answer('/companies/7/add_media', async (request, reply) => {
      boundary = request.headers['content-type'];
      for await (const chunk of request.body as Readable) received += (chunk as Buffer).length;
      return reply.code(201).send({ data: stored });
    });
    const form = new FormData();
    form.set('file', new Blob([randomBytes(8 * megabyte)]), 'logo.png'); // far above the limit of a GraphQL request
    const answer = await fetch(`${gateway.url}/media/companies/${company}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${tokenOfAnna}` },
    });
    expect([answer.status, await answer.json()]).toEqual([
      201,
      {
        file: {
          id: toGlobalId({ type: 'UploadedFile', companyId: 7, id: 12 }),
          databaseId: 12,
          fileName: 'logo.png',
          mimeType: 'image/png',
          size: 8 * megabyte,
          width: null,
          height: null,
          thumbhash: null,
          url: '/media/key/logo.png',
          createdAt: '2026-01-01T00:00:00.000Z',
        },
      },
    ]);
    expect(received).toBeGreaterThan(8 * megabyte);
    expect(boundary).toMatch(/^multipart\/form-data; boundary=/);
  });

  const send = (id: string, headers: Record<string, string>, body: BodyInit = new FormData()) =>
    fetch(`${gateway.url}/media/companies/${id}`, { method: 'POST', body, headers });
  const authorization = `Bearer ${tokenOfAnna}`;

  it('is rejected with the message and field of the api', async () => {
    gateway.rest.answer('/companies/7/add_media', (request, reply) => {
      request.raw.resume();
      return reply
        .code(413)
        .send({ errors: [{ message: 'Файл слишком большой', field: 'file', code: 'too_large' }] });
    });
    const answer = await send(company, { authorization });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { errors: [{ message: 'Файл слишком большой', field: 'file', code: 'too_large' }] },
    ]);
  });

  it('returns Retry-After of an overloaded server', async () => {
    gateway.rest.answer('/companies/7/add_media', (request, reply) => {
      request.raw.resume();
      return reply
        .code(429)
        .header('retry-after', '2')
        .send({ errors: ['Подождите'] });
    });
    const answer = await send(company, { authorization });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2']);
  });

  it('that is rejected early receives the error, not a broken connection', async () => {
    gateway.rest.answer('/companies/7/add_media', (_, reply) =>
      reply.code(403).send({ errors: [{ message: 'Недостаточно прав', code: 'forbidden' }] }),
    );
    const form = new FormData();
    form.set('file', new Blob([randomBytes(32 * megabyte)]), 'film.mp4');
    const answer = await send(company, { authorization }, form);
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { errors: [{ message: 'Недостаточно прав' }] },
    ]);
  });

  it('requires a token, a company, and multipart form data', async () => {
    expect((await send(company, {})).status).toBe(401);
    expect((await send('nonsense', { authorization })).status).toBe(404);
    expect(
      (await send(company, { authorization, 'content-type': 'application/json' }, '{}')).status,
    ).toBe(415);
    expect(gateway.rest.calls).toEqual([]);
  });

  it.each([
    ['/profile/images', 'image'],
    ['/profile/file', 'file'],
  ])('to %s belongs to the user', async (path, field) => {
    const received: string[] = [];
    gateway.rest.answer(path, async (request, reply) => {
      for await (const chunk of request.body as Readable) received.push(String(chunk));
      return reply.code(201).send({ data: { url: '/media/key/me.png', name: 'me.png' } });
    });
    const send = (headers: Record<string, string>) => {
      const body = new FormData();
      body.set(field, new Blob(['bytes']), 'me.png');
      return fetch(`${gateway.url}/media${path}`, { method: 'POST', body, headers });
    };
    expect((await send({})).status).toBe(401);
    const answer = await send({ authorization });
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { [field]: { url: '/media/key/me.png', name: 'me.png' } },
    ]);
    expect(received.join('')).toContain(`name="${field}"`);
  });

  it('of a chunk that goes directly to the storage is announced without its bytes', async () => {
    const address = { url: 'https://store.test/key', headers: { 'content-md5': 'm' } };
    const seen: unknown[] = [];
    gateway.rest.answer('/companies/7/add_media', async (request, reply) => {
      const bytes: Buffer[] = [];
      for await (const chunk of request.body as Readable) bytes.push(chunk as Buffer);
      seen.push(request.query, bytes.length);
      return reply.code(202).send({ data: { upload: { uuid: 'u', address } } });
    });
    const answer = await fetch(
      `${gateway.url}/media/companies/${company}?dzmd5=ab&dzetag=%22c%22`,
      {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/octet-stream' },
      },
    );
    expect([answer.status, await answer.json()]).toEqual([
      202,
      { data: { upload: { uuid: 'u', address } } },
    ]);
    expect(seen).toEqual([{ dzmd5: 'ab', dzetag: '"c"' }, 0]);
  });

  it('sends the preference for the file storage, besides that of a chunk', async () => {
    const seen: unknown[] = [];
    gateway.rest.answer('/companies/7/add_media', async (request, reply) => {
      for await (const chunk of request.body as Readable) void chunk;
      seen.push([request.headers['prefer'], request.query]);
      return reply.code(201).send({ data: stored });
    });
    for (const said of ['', '?dzchunkindex=1']) {
      const answer = await fetch(`${gateway.url}/media/companies/${company}/storage${said}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/octet-stream' },
        body: 'bytes',
      });
      expect(answer.status).toBe(201);
    }
    expect(seen).toEqual([
      ['for=file_storage', {}],
      ['for=file_storage', { dzchunkindex: '1' }],
    ]);
  });

  it('is sent in chunks, whose description and state are forwarded unchanged', async () => {
    const upload = { uuid: 'u', chunk_count: 2, received: [[0, 0]], raw: true, direct: false };
    const seen: unknown[] = [];
    gateway.rest.answer('/companies/7/add_media', async (request, reply) => {
      const bytes: Buffer[] = [];
      for await (const chunk of request.body as Readable) bytes.push(chunk as Buffer);
      const { dzchunkindex } = request.query as { dzchunkindex: string };
      seen.push([request.headers['content-type'], dzchunkindex, Buffer.concat(bytes).length]);
      if (dzchunkindex === '0') return reply.code(202).send({ data: { upload } });
      return reply.code(201).send({ data: { id: 12, file_name: 'film.mp4', size: 3 * 2 ** 31 } });
    });
    gateway.rest.answer('/uploads/u', (request, reply) => {
      seen.push(request.method);
      return reply.send({ data: request.method === 'GET' ? upload : {} });
    });
    const sendChunk = (index: number) =>
      fetch(`${gateway.url}/media/companies/${company}?dzchunkindex=${index}&name=film.mp4`, {
        method: 'POST',
        body: Buffer.alloc(megabyte),
        headers: { authorization, 'content-type': 'application/octet-stream' },
      });
    const first = await sendChunk(0);
    expect([first.status, await first.json()]).toEqual([202, { data: { upload } }]);
    const state = await fetch(`${gateway.url}/media/uploads/u`, { headers: { authorization } });
    expect([state.status, await state.json()]).toEqual([200, { data: upload }]);
    const last = await sendChunk(1);
    expect([last.status, await last.json()]).toMatchObject([
      201,
      { file: { databaseId: 12, size: 3 * 2 ** 31 } },
    ]);
    const gone = await fetch(`${gateway.url}/media/uploads/u`, {
      method: 'DELETE',
      headers: { authorization },
    });
    expect(gone.status).toBe(204);
    expect(seen).toEqual([
      ['application/octet-stream', '0', megabyte],
      'GET',
      ['application/octet-stream', '1', megabyte],
      'DELETE',
    ]);
  });
});
