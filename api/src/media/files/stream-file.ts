// Sends stored bytes: all of them, a range, or 304 when the client's copy is current.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Failure } from '../../kit/http/errors.ts';
import type { Signed } from '../../kit/files/signed-urls.ts';
import { matchesEtag } from '../../kit/http/caching.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { byteRange } from '../rules.ts';

interface Sent {
  /** The key in the storage. */
  key: string;
  /** Bytes. */
  size: number;
  type: string;
  disposition: string;
  /** Identifies exactly these bytes. */
  etag: string;
  /** For how long browsers may cache it. */
  seconds?: number | undefined;
  /** Ignores ranges. */
  comesWhole?: boolean;
}

/** A year. */
const forGood = 31_536_000;

/** The responses, for the API documentation. */
export const bytesResponses = {
  200: z.unknown().describe('The bytes.'),
  206: z.unknown().describe('The requested `Range`.'),
  302: z.unknown().describe('Redirects to the content; valid until the URL expires.'),
  304: z.null().describe('`If-None-Match` matches the content.'),
  416: z.null().describe('The `Range` can’t be satisfied.'),
};

/** The error for a missing or expired signature. It does not reveal whether the file exists. */
export const linkExpired = () =>
  new Failure(403, [
    {
      message: 'Ссылка на файл больше не действует: откройте страницу с файлом ещё раз',
      code: 'address_ended',
    },
  ]);

/** Seconds until a signed URL expires; undefined for an unsigned one, which never does. */
export const secondsLeft = (signed: Signed | null): number | undefined =>
  signed === null ? undefined : Math.max(1, Math.floor((signed.end - Date.now()) / 1000));

/**
 * The content of a URL never changes, so it may be cached for as long as the URL works, unless `cache-control` says
 * otherwise.
 */
export function sendBytes(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, size, type, disposition, etag, seconds = forGood, comesWhole = false }: Sent,
): FastifyReply {
  reply.headers({
    'content-type': type,
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': reply.getHeader('cache-control') ?? `private, max-age=${seconds}, immutable`,
    'accept-ranges': 'bytes',
    etag,
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
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
