// A small upload server for tests: like ours with parts in any order, or with only the documented calls; plus the
// object storage behind it that accepts parts directly.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import crc32 from 'crc-32';

export interface UploadServer {
  /** The upload URL. */
  to: string;
  /** How to respond to the next requests in turn; without an entry it accepts them. */
  wishes: ((part: Sent) => Wish)[];
  /** Part index of each accepted request; -1 for a whole file. */
  taken: number[];
  /** Complete files in order of arrival. */
  files: Buffer[];
  /** Cancelled uploads. */
  cancelled: string[];
  /** Drops what was received, as a restarted server does. */
  forget: () => void;
  /**
   * Accepts parts as raw bytes, hands out storage URLs for parts, or doesn't know parts in any order.
   */
  is: 'ours' | 'raw' | 'direct' | 'plain';
  /** Part index of each storage request, and how the storage responds to the next ones. */
  put: number[];
  storeWishes: ((index: number) => Wish)[];
  close: () => Promise<void>;
}

export interface Sent {
  index: number;
  uuid: string;
  isRaw: boolean;
}

type Wish = Answer | 'break' | undefined | Promise<undefined>;

interface Answer {
  status: number;
  body?: unknown;
}

export async function startUploadServer(): Promise<UploadServer> {
  const uploads = new Map<string, { parts: Map<number, Buffer>; count: number }>();
  /** By storage URL. */
  const stored = new Map<string, Buffer>();
  const state: UploadServer = {
    to: '',
    wishes: [],
    taken: [],
    files: [],
    cancelled: [],
    is: 'ours',
    put: [],
    storeWishes: [],
    forget: () => uploads.clear(),
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };

  const take = (fields: Record<string, string>, bytes: Buffer): Answer => {
    if (fields['dzuuid'] === undefined) {
      state.taken.push(-1);
      state.files.push(bytes);
      return { status: 201, body: { file: { id: state.files.length } } };
    }
    const index = Number(fields['dzchunkindex']);
    const count = Number(fields['dztotalchunkcount']);
    const upload = uploads.get(fields['dzuuid']) ?? { parts: new Map(), count };
    const { dzmd5 } = fields;
    if (dzmd5 !== undefined) {
      const place = `/store/${fields['dzuuid']}/${index}`;
      const there = stored.get(place);
      const address = { url: new URL(place, state.to).href, headers: { 'Content-MD5': dzmd5 } };
      if (!there || md5Of(there) !== dzmd5) {
        return {
          status: 202,
          body: { data: { upload: { ...uploadStatus(upload.parts), address } } },
        };
      }
      upload.parts.set(index, there);
    } else {
      const sum = (crc32.buf(bytes) >>> 0).toString(16).padStart(8, '0');
      if (sum !== fields['dzchecksum']) return failure(422, 'checksum');
      state.taken.push(index);
      uploads.set(fields['dzuuid'], upload);
      upload.parts.set(index, bytes);
    }
    const isWhole = upload.parts.size === count;
    if (isWhole) {
      const parts = [...upload.parts].toSorted(([one], [other]) => one - other);
      state.files.push(Buffer.concat(parts.map(([, part]) => part)));
      return { status: 201, body: { file: { id: state.files.length } } };
    }
    if (state.is === 'plain') return { status: 200, body: {} };
    return { status: 202, body: { upload: uploadStatus(upload.parts) } };
  };

  const uploadStatus = (parts: Map<number, Buffer>) => ({
    received: [...parts.keys()].map((index) => [index, index]),
    raw: state.is === 'raw' || state.is === 'direct',
    direct: state.is === 'direct',
  });

  const putTo = async (request: IncomingMessage): Promise<Answer | 'break'> => {
    const place = request.url ?? '';
    const index = Number(place.split('/').at(-1));
    const bytes = await buffer(request);
    const wish = await state.storeWishes.shift()?.(index);
    if (wish) return wish;
    if (request.headers['content-md5'] !== md5Of(bytes)) return { status: 400 };
    if (request.headers.authorization !== undefined) return { status: 403 };
    stored.set(place, bytes);
    state.put.push(index);
    return { status: 200 };
  };

  const answerTo = async (request: IncomingMessage): Promise<Answer | 'break'> => {
    if (request.method === 'PUT') return putTo(request);
    const uuid = /^\/media\/uploads\/([^/]+)$/.exec(request.url ?? '')?.[1];
    if (uuid !== undefined) {
      const upload = uploads.get(uuid);
      if (request.method === 'DELETE') state.cancelled.push(uuid);
      return upload ? { status: 200, body: { data: uploadStatus(upload.parts) } } : failure(404);
    }
    const { fields, bytes } = await read(request);
    const sent = {
      index: Number(fields['dzchunkindex'] ?? -1),
      uuid: fields['dzuuid'] ?? '',
      isRaw: request.headers['content-type'] === 'application/octet-stream',
    };
    return (await state.wishes.shift()?.(sent)) ?? take(fields, bytes);
  };

  const server = createServer((request, response) => void serve(request, response));
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    for (const of of ['Origin', 'Methods', 'Headers'])
      response.setHeader(
        `Access-Control-Allow-${of}`,
        of === 'Methods' ? 'GET, POST, PUT, DELETE' : '*',
      );
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const answer = await answerTo(request);
    if (answer === 'break') return request.socket.destroy();
    return response
      .writeHead(answer.status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(answer.body));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.to = `http://127.0.0.1:${(server.address() as AddressInfo).port}/media/companies/1`;
  return state;
}

const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

const failure = (status: number, code = 'none', message = 'Нет'): Answer => ({
  status,
  body: { errors: [{ message, code }] },
});

async function read(request: IncomingMessage) {
  const body = await buffer(request);
  const { searchParams } = new URL(request.url ?? '', 'http://x');
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/'))
    return { fields: Object.fromEntries(searchParams), bytes: body };
  const fields: Record<string, string> = {};
  let bytes = Buffer.alloc(0);
  const limit = `--${/boundary=(.+)$/.exec(type)?.[1]}`;
  // latin1 maps each byte to one character, so nothing is lost.
  for (const part of body.toString('latin1').split(limit).slice(1, -1)) {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const content = Buffer.from(rest.join('\r\n\r\n').slice(0, -2), 'latin1');
    if (head.includes('filename=')) bytes = content;
    else fields[/name="([^"]+)"/.exec(head)?.[1] ?? ''] = content.toString();
  }
  return { fields, bytes };
}
