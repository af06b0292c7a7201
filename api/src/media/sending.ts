// Sends bytes of the storage: whole, a range of them, or nothing to whoever has them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasCurrent } from '../kit/freshness.ts';
import type { Storage } from '../kit/storage.ts';
import { byteRange } from './rules.ts';

interface Sent {
  /** In the storage. */
  key: string;
  /** Bytes. */
  size: number;
  /** Media type. */
  type: string;
  disposition: string;
  /** Of these very bytes. */
  etag: string;
  /** No range of it. */
  comesWhole?: boolean;
}

/** What is answered, for the documentation. */
export const sentBytes = {
  200: z.unknown().describe('The bytes.'),
  206: z.unknown().describe('Those of the `Range`.'),
  302: z.unknown().describe('Where the bytes are, for some minutes.'),
  304: z.null().describe('`If-None-Match` names what is there.'),
  416: z.null().describe('There is nothing of the `Range`.'),
};

/** What an address shows never changes, so that it is kept for good, unless `cache-control` says otherwise. */
export function sendBytes(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, size, type, disposition, etag, comesWhole = false }: Sent,
): FastifyReply {
  reply.headers({
    'content-type': type,
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': reply.getHeader('cache-control') ?? 'private, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag,
  });
  if (hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const range = comesWhole ? null : byteRange(request.headers.range, size);
  if (range === false) {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  if (range === null) return reply.header('content-length', size).send(storage.read(key));
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(storage.read(key, range));
}
