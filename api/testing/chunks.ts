// Uploads files in chunks, as browser widgets and programs do.
import { createHash, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import type { Caller, School } from './school.ts';

export interface ChunkedFile {
  name: string;
  bytes: Buffer;
  chunkSize: number;
  uuid: string;
}

/** A file with non-repeating bytes; its extension makes it text. */
export const chunkedFile = (size: number, chunkSize: number, name = 'film.txt'): ChunkedFile => ({
  name,
  bytes: Buffer.from(Array.from({ length: size }, (_, place) => (place * place * 31) % 251)),
  chunkSize,
  uuid: randomUUID(),
});

export const chunkCount = ({ bytes, chunkSize }: ChunkedFile): number =>
  Math.max(1, Math.ceil(bytes.length / chunkSize));

/** The fields that Dropzone sends with a chunk. */
export function describeChunk(file: ChunkedFile, index: number): Record<string, string> {
  return {
    dzuuid: file.uuid,
    dzchunkindex: String(index),
    dztotalfilesize: String(file.bytes.length),
    dzchunksize: String(file.chunkSize),
    dztotalchunkcount: String(chunkCount(file)),
    dzchunkbyteoffset: String(index * file.chunkSize),
  };
}

export const bytesOfChunk = ({ bytes, chunkSize }: ChunkedFile, index: number): Buffer =>
  bytes.subarray(index * chunkSize, (index + 1) * chunkSize);

export const checksumOf = (bytes: Buffer): string => crc32(bytes).toString(16).padStart(8, '0');

/** Sends a chunk as the request body, described in the query. */
export function sendRaw(
  { app }: School,
  target: string,
  as: Caller,
  file: ChunkedFile,
  index: number,
  other: { bytes?: Buffer; said?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  const bytes = other.bytes ?? bytesOfChunk(file, index);
  return app.inject({
    method: 'POST',
    url: target,
    query: { ...describeChunk(file, index), name: file.name, ...other.said },
    headers: {
      authorization: `Bearer ${as.token}`,
      'content-type': 'application/octet-stream',
      ...other.headers,
    },
    payload: bytes,
  });
}

/** Requests an upload of a chunk directly to the storage, without its bytes. */
export function askDirect(
  school: School,
  target: string,
  as: Caller,
  file: ChunkedFile,
  index: number,
  etag?: string,
): Promise<LightMyRequestResponse> {
  const dzmd5 = createHash('md5').update(bytesOfChunk(file, index)).digest('hex');
  const said = { dzmd5, ...(etag !== undefined && { dzetag: etag }) };
  return sendRaw(school, target, as, file, index, { bytes: Buffer.alloc(0), said });
}

/** Sends a chunk as a form, as Dropzone does. */
export function sendForm(
  { app }: School,
  target: string,
  as: Caller,
  file: ChunkedFile,
  index: number,
): Promise<LightMyRequestResponse> {
  const boundary = 'a-boundary';
  const texts = Object.entries(describeChunk(file, index)).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="${file.name}"\r\n\r\n`;
  return app.inject({
    method: 'POST',
    url: target,
    headers: {
      authorization: `Bearer ${as.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(texts.join('') + head),
      bytesOfChunk(file, index),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
}
