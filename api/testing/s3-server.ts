// A store in memory that speaks as much of S3 as the storage uses.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  /** What a client is told of it. */
  settings: {
    bucket: string;
    endpoint: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  objects: Map<string, Buffer>;
  /** Those that are not finished, by their ids. */
  uploads: Map<string, Map<number, Buffer>>;
  close: () => Promise<void>;
}

export async function startS3(): Promise<S3Server> {
  const bucket = 'files';
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!request.destroyed) response.writeHead(500).end(String(error));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: asked } = new URL(request.url ?? '', 'http://s3');
    const key = decodeURIComponent(pathname.slice(bucket.length + 2));
    const isSigned =
      request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') === true ||
      asked.has('X-Amz-Signature');
    if (!isSigned) {
      return fail(response, 403, 'AccessDenied');
    }
    const body = await buffer(request);
    const upload = asked.get('uploadId');
    const parts = upload === null ? undefined : uploads.get(upload);
    if (upload !== null && parts === undefined) return fail(response, 404, 'NoSuchUpload');
    const action = `${request.method} ${upload === null ? '' : 'upload'}`;
    if (asked.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, new Map());
      return tell(response, 'InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`);
    }
    if (asked.has('delete')) {
      for (const [, each = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) {
        objects.delete(each);
      }
      return tell(response, 'DeleteResult', '');
    }
    if (asked.has('list-type')) {
      const found = [...objects.keys()].filter((each) =>
        each.startsWith(asked.get('prefix') ?? ''),
      );
      const listed = found.map((each) => `<Contents><Key>${each}</Key></Contents>`);
      return tell(response, 'ListBucketResult', listed.join(''));
    }
    if (parts !== undefined && upload !== null) {
      if (action === 'PUT upload') {
        parts.set(Number(asked.get('partNumber')), body);
        response.writeHead(200, { etag: etagOf(body) }).end();
      } else if (action === 'GET upload') {
        const listed = inOrder(parts).map(
          ([number, bytes]) =>
            `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(bytes)}</ETag></Part>`,
        );
        tell(response, 'ListPartsResult', listed.join(''));
      } else if (action === 'POST upload') {
        objects.set(key, Buffer.concat(inOrder(parts).map(([, bytes]) => bytes)));
        uploads.delete(upload);
        tell(response, 'CompleteMultipartUploadResult', `<Key>${key}</Key>`);
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
  return {
    settings: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ru-central1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    objects,
    uploads,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

const inOrder = (parts: Map<number, Buffer>) =>
  [...parts].toSorted(([one], [other]) => one - other);

function tell(response: ServerResponse, name: string, content: string): void {
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><${name}>${content}</${name}>`);
}

function fail(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
