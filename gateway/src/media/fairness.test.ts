// Tests that slow or numerous transfers of one client do not block those of others.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { slowClientLimits } from '@kafedra/common/http/slow-client-guard';
import { stopClock, until } from '../../testing/clock.ts';
import { tokenOfAnna, tokenOfBoris } from '../../testing/fake-data.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';
import { toGlobalId } from '../kit/records/ids.ts';
import { streamLimit } from '../kit/rest/limits.ts';

let gateway: TestGateway;
const opened: Socket[] = [];
let uploads: number;
let downloads: number;
beforeEach(async () => {
  // Tests set the client address by X-Forwarded-For.
  gateway = await startGateway({}, { TRUSTED_PROXIES: '127.0.0.1' });
  uploads = 0;
  downloads = 0;
  const { rest } = gateway;
  rest.answer('/companies/7/add_media', async (request, reply) => {
    uploads += 1;
    for await (const _ of request.body as Readable);
    return reply.code(201).send({ data: { id: 1, file_name: 'a.txt' } });
  });
  rest.answer('/media/key/film.mp4', (_, reply) => {
    downloads += 1;
    const film = new Readable({ read: () => undefined });
    film.push('begun');
    reply.raw.once('close', () => film.destroy());
    return reply.type('video/mp4').send(film);
  });
  rest.answer('/media/key/a.txt', (request, reply) => {
    if (request.headers['if-none-match']) return reply.code(304).send();
    if (request.headers.range) return reply.code(416).send();
    return reply.type('text/plain').send('bytes');
  });
  return () => {
    for (const socket of opened.splice(0)) socket.destroy();
    return gateway.close();
  };
});

const company = toGlobalId({ type: 'Company', companyId: null, id: 7 });

const headOf = (from: string, lines: readonly string[]) =>
  [...lines, 'host: x', `x-forwarded-for: ${from}`, '', ''].join('\r\n');

/** Sends the beginning of an upload and then nothing. */
const slowUpload = (from: string, token: string) =>
  open(
    headOf(from, [
      `POST /media/companies/${company} HTTP/1.1`,
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 1000000',
    ]) + '--x',
  );

/** Requests an endless film. */
const slowDownload = (from: string) => open(headOf(from, ['GET /media/key/film.mp4 HTTP/1.1']));

async function open(head: string): Promise<Socket> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  opened.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(head);
  return socket;
}

const times = <Made>(count: number, make: (index: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const download = (from: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${gateway.url}/media/key/a.txt`, {
    method,
    headers: { 'x-forwarded-for': from, ...headers },
  });

const upload = (from: string, token: string) => {
  const body = new FormData();
  body.set('file', new Blob(['bytes']), 'a.txt');
  return fetch(`${gateway.url}/media/companies/${company}`, {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': from, authorization: `Bearer ${token}` },
  });
};

const half = streamLimit / 2;

describe('the slots for transfers', () => {
  it('are not exhausted by slow uploads and unread downloads of some addresses', async () => {
    await times(streamLimit, () => slowUpload('192.0.2.1', tokenOfAnna));
    await until(() => uploads === half);
    await times(streamLimit, () => slowDownload('192.0.2.2'));
    await times(streamLimit, () => slowDownload('192.0.2.3'));
    await until(() => downloads === half / 2 + half / 4);

    expect((await fetch(`${gateway.url}/ready`)).status).toBe(200);
    expect(await (await download('192.0.2.4')).text()).toBe('bytes');
    expect((await upload('192.0.2.4', tokenOfBoris)).status).toBe(201);
  });

  it('are not exhausted by one user from many addresses', async () => {
    await times(half, (index) => slowUpload(`192.0.2.${index}`, tokenOfAnna));
    await until(() => uploads === half);
    const refused = await upload('198.51.100.1', tokenOfAnna);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      '1',
      { errors: [expect.objectContaining({ code: 'OVERLOADED' })] },
    ]);
    expect((await upload('198.51.100.1', tokenOfBoris)).status).toBe(201);
  });

  it('are shared by networks: the addresses of one subscriber count as one', async () => {
    await times(streamLimit, (index) => slowDownload(`2001:db8:0:1::${index.toString(16)}`));
    await until(() => downloads === half);
    expect((await download('2001:db8:0:2::1')).status).toBe(200);
    expect(downloads).toBe(half);
  });

  it('are released after any outcome of a transfer', async () => {
    const from = '192.0.2.1';
    const outcomes: [() => Promise<Response>, number][] = [
      [() => download(from), 200],
      [() => download(from, {}, 'HEAD'), 200],
      [() => download(from, { 'if-none-match': '"x"' }), 304],
      [() => download(from, { range: 'bytes=9-' }), 416],
      [
        () => fetch(`${gateway.url}/media/none/a.txt`, { headers: { 'x-forwarded-for': from } }),
        404,
      ],
      [() => upload(from, tokenOfAnna), 201],
    ];
    for (const [ask, status] of outcomes) {
      for (let round = 0; round < half; round += 1) {
        const answer = await ask();
        expect(answer.status).toBe(status);
        await answer.arrayBuffer();
      }
    }
    for (const socket of await times(half, () => slowUpload(from, tokenOfAnna))) socket.destroy();
    for (const socket of await times(half, () => slowDownload(from))) socket.destroy();
    expect((await upload(from, tokenOfAnna)).status).toBe(201);
  });
});

describe('a request to the gateway', () => {
  it('whose body stalls is ended together with its call of the api', async () => {
    const pass = stopClock();
    const own = await startGateway({}, { TRUSTED_PROXIES: '127.0.0.1' });
    onTestFinished(() => own.close());
    let left = false;
    let came = false;
    own.rest.answer('/companies/7/add_media', (request) => {
      came = true;
      request.raw.socket.once('close', () => (left = true));
      request.raw.resume();
      return new Promise(() => undefined);
    });
    const previous = gateway;
    gateway = own;
    const slow = await slowUpload('192.0.2.1', tokenOfAnna);
    const json = await open(
      headOf('192.0.2.1', [
        'POST /graphql HTTP/1.1',
        'content-type: application/json',
        'content-length: 100',
      ]),
    );
    gateway = previous;
    const answers = [slow, json].map(async (socket) => {
      let received = '';
      for await (const chunk of socket) received += String(chunk);
      return received;
    });
    await until(() => came);
    pass(slowClientLimits.sendWithin + 2 * slowClientLimits.lookEvery);
    for (const answer of answers) expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    await until(() => left);
    expect(left).toBe(true);
  });
});
