// An in-memory server with the part of the S3 API that the storage uses.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isAsSigned } from './s3-signatures.ts';

export interface S3Server {
  /** Settings for a client. */
  settings: {
    bucket: string;
    endpoint: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  objects: Map<string, Buffer>;
  /** Multipart uploads in progress, by id. */
  uploads: Map<string, Map<number, Buffer>>;
  /** Numbers of the received parts in order, sent by the api or to signed URLs. */
  taken: { number: number; isSigned: boolean }[];
  /** Whether CORS allows browsers of other origins. */
  letsIn: boolean;
  /** ETags of parts are not MD5, as in stores with encryption. */
  hasOwnMarks: boolean;
  close: () => Promise<void>;
}

export async function startS3(): Promise<S3Server> {
  const bucket = 'files';
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const keys = new Map<string, string>();
  const taken: S3Server['taken'] = [];
  const etagOf = (bytes: Buffer) => {
    const md5 = createHash('md5').update(bytes).digest('hex');
    return `"${state.hasOwnMarks ? `${md5.slice(0, 8)}-own` : md5}"`;
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!request.destroyed) response.writeHead(500).end(String(error));
    });
  });

  const state: S3Server = {
    settings: {
      bucket,
      endpoint: '',
      region: 'ru-central1',
      accessKeyId: 'key',
      secretAccessKey,
    },
    objects,
    uploads,
    taken,
    letsIn: true,
    hasOwnMarks: false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://s3');
    const key = decodeURIComponent(pathname.slice(bucket.length + 2));
    if (state.letsIn) response.setHeaders(forBrowsers);
    if (request.method === 'OPTIONS')
      return void response.writeHead(state.letsIn ? 204 : 403).end();
    const isSigned = query.has('X-Amz-Signature');
    const mayCome = isSigned
      ? isAsSigned(request, secretAccessKey)
      : request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') === true;
    if (!mayCome) return fail(response, 403, 'AccessDenied');
    const body = await buffer(request);
    const md5 = request.headers['content-md5'];
    if (md5 !== undefined && md5 !== createHash('md5').update(body).digest('base64')) {
      return fail(response, 400, 'BadDigest');
    }
    const upload = query.get('uploadId');
    const parts = upload === null ? undefined : uploads.get(upload);
    if (upload !== null && parts === undefined) return fail(response, 404, 'NoSuchUpload');
    const action = `${request.method} ${upload === null ? '' : 'upload'}`;
    if (query.has('uploads') && request.method === 'GET') {
      const listed = [...uploads.keys()]
        .filter((id) => keys.get(id)?.startsWith(query.get('prefix') ?? ''))
        .map((id) => `<Upload><Key>${keys.get(id)}</Key><UploadId>${id}</UploadId></Upload>`);
      return sendXml(response, 'ListMultipartUploadsResult', listed.join(''));
    }
    if (query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, new Map());
      keys.set(id, key);
      return sendXml(response, 'InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`);
    }
    if (query.has('delete')) {
      for (const [, each = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) {
        objects.delete(each);
      }
      return sendXml(response, 'DeleteResult', '');
    }
    if (query.has('list-type')) {
      const found = [...objects.keys()].filter((each) =>
        each.startsWith(query.get('prefix') ?? ''),
      );
      const listed = found.map((each) => `<Contents><Key>${each}</Key></Contents>`);
      return sendXml(response, 'ListBucketResult', listed.join(''));
    }
    if (parts !== undefined && upload !== null) {
      if (action === 'PUT upload') {
        const number = Number(query.get('partNumber'));
        parts.set(number, body);
        taken.push({ number, isSigned });
        response.writeHead(200, { etag: etagOf(body) }).end();
      } else if (action === 'GET upload') {
        const after = Number(query.get('part-number-marker') ?? 0);
        const most = Number(query.get('max-parts') ?? 1000);
        const listed = inOrder(parts)
          .filter(([number]) => number > after)
          .slice(0, most)
          .map(
            ([number, bytes]) =>
              `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size></Part>`,
          );
        sendXml(response, 'ListPartsResult', listed.join(''));
      } else if (action === 'POST upload') {
        objects.set(key, Buffer.concat(inOrder(parts).map(([, bytes]) => bytes)));
        uploads.delete(upload);
        sendXml(response, 'CompleteMultipartUploadResult', `<Key>${key}</Key>`);
      } else {
        uploads.delete(upload);
        response.writeHead(204).end();
      }
      return;
    }
    if (request.method === 'PUT') {
      objects.set(key, body);
      return void response.writeHead(200, { etag: etagOf(body) }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (key === '') return void response.writeHead(200).end();
    const bytes = objects.get(key);
    if (bytes === undefined) return fail(response, 404, 'NoSuchKey');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = first === undefined ? bytes : bytes.subarray(Number(first), Number(last) + 1);
    response.writeHead(first === undefined ? 200 : 206, { 'content-length': part.length });
    response.end(request.method === 'HEAD' ? undefined : part);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  state.settings.endpoint = `http://127.0.0.1:${port}`;
  return state;
}

const secretAccessKey = 'secret';

const forBrowsers = new Headers({
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, PUT',
  'access-control-allow-headers': 'content-md5',
  'access-control-expose-headers': 'ETag',
});

const inOrder = (parts: Map<number, Buffer>) =>
  [...parts].toSorted(([one], [other]) => one - other);

function sendXml(response: ServerResponse, name: string, content: string): void {
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><${name}>${content}</${name}>`);
}

function fail(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
