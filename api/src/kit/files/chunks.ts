// Chunked uploads: the fields that describe a chunk (named as in Dropzone; decision 42 of the specification), and the
// response while chunks are missing.
import { z } from 'zod';

/** Chunks per file: the limit of parts in S3. */
export const mostChunks = 10_000;

const number = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const fields = {
  dzuuid: z.uuid().describe('Made by the client: the same for all chunks of a file.'),
  dzchunkindex: number.describe('Which chunk it is, from 0.'),
  dztotalfilesize: number.describe('Bytes of the whole file.'),
  dzchunksize: number.min(1).describe('Bytes of each chunk but the last.'),
  dztotalchunkcount: number.min(1).max(mostChunks, `Не больше ${mostChunks} частей`),
  dzchunkbyteoffset: number.describe('Where the chunk begins: its index times `dzchunksize`.'),
  dzchecksum: z
    .string()
    .regex(/^[\da-f]{8}$/i, 'Ожидается CRC-32: 8 шестнадцатеричных цифр')
    .describe('CRC-32 of the chunk, as 8 hexadecimal digits.'),
  dzmd5: z
    .string()
    .regex(/^[\da-f]{32}$/i, 'Ожидается MD5: 32 шестнадцатеричные цифры')
    .describe(
      'MD5 of a chunk that goes to the store itself, as 32 hexadecimal digits, in place of its bytes: the answer tells where it may be put, or takes it as here where the store has it already.',
    ),
  dzetag: z
    .string()
    .min(1)
    .max(256)
    .describe(
      'The `ETag` that the store answered, for stores whose mark of a chunk is not its MD5.',
    ),
};

const { dzchecksum, dzmd5, dzetag } = fields;
const optional = {
  dzchecksum: dzchecksum.optional(),
  dzmd5: dzmd5.optional(),
  dzetag: dzetag.optional(),
};

/** The form fields before the file, if the form contains `dzuuid`. */
export const chunkOfForm = z
  .object({ ...fields, ...optional })
  .transform(({ dzuuid, dzchunkindex, dztotalfilesize, dzchunksize, ...rest }, context) => {
    const count = Math.max(1, Math.ceil(dztotalfilesize / dzchunksize));
    const wrong = (field: string, message: string) => {
      context.addIssue({ code: 'custom', path: [field], message });
      return z.NEVER;
    };
    if (rest.dztotalchunkcount !== count) {
      return wrong('dztotalchunkcount', 'Число частей не подходит к размеру файла');
    }
    if (dzchunkindex >= count) return wrong('dzchunkindex', 'У файла нет такой части');
    const offset = dzchunkindex * dzchunksize;
    if (rest.dzchunkbyteoffset !== offset) {
      return wrong('dzchunkbyteoffset', 'Часть начинается в другом месте файла');
    }
    return {
      uuid: dzuuid.toLowerCase(),
      index: dzchunkindex,
      count,
      /** Bytes of the file, of each chunk but the last, and of this chunk. */
      size: dztotalfilesize,
      chunkSize: dzchunksize,
      length: Math.min(dzchunksize, dztotalfilesize - offset),
      /** CRC-32. Undefined if the client sent none. */
      checksum: rest.dzchecksum === undefined ? undefined : Number.parseInt(rest.dzchecksum, 16),
      /** For a chunk that is uploaded directly to the store; null for one in the request body. */
      direct:
        rest.dzmd5 === undefined ? null : { md5: rest.dzmd5.toLowerCase(), etag: rest.dzetag },
    };
  });

export type Chunk = z.output<typeof chunkOfForm>;

/** Names of the form fields that describe a chunk. */
export const chunkFields: ReadonlySet<string> = new Set(Object.keys(fields));

/** The same fields as query parameters, for a request whose body is the chunk's bytes. */
export const chunkQuery = z.object({
  ...z.object(fields).partial().shape,
  name: z.string().optional().describe('The name of the file, where the body is its bytes alone.'),
});

/** A presigned URL that accepts exactly this chunk. */
const chunkAddress = z.object({
  url: z.url(),
  headers: z.record(z.string(), z.string()),
  expires_at: z.iso.datetime().describe('When it stops working for whoever has not begun.'),
});

export const uploadSchema = z
  .object({
    uuid: z.uuid(),
    chunk_count: z.int(),
    received: z
      .array(z.tuple([z.int(), z.int()]))
      .describe('The chunks that are here: ranges of indexes, both ends inclusive.'),
    raw: z
      .boolean()
      .describe('Chunks may come as `application/octet-stream`, described in the address.'),
    direct: z.boolean().describe('Chunks may be put into the store itself: `dzmd5` asks where.'),
    address: chunkAddress
      .optional()
      .describe('Where the chunk that was asked about may be put, by `PUT` with these headers.'),
  })
  .meta({ id: 'Upload', description: 'A file that is being uploaded in chunks.' });

export type UploadState = z.output<typeof uploadSchema>;

/** The result of a route with status 202 while chunks are missing. */
export class ChunkReceived {
  readonly upload: UploadState;

  constructor(upload: UploadState) {
    this.upload = upload;
  }
}
