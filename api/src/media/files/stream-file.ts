// Sends bytes of the storage: whole, a range of them, or nothing to whoever has them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Failure } from '../../kit/http/errors.ts';
import type { Signed } from '../../kit/files/signed-urls.ts';
import { matchesEtag } from '../../kit/http/caching.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { byteRange } from '../rules.ts';

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
  /** For how long browsers may keep it. */
  seconds?: number | undefined;
  /** No range of it. */
  comesWhole?: boolean;
}

/** A year. */
const forGood = 31_536_000;

/** What is answered, for the documentation. */
export const sentBytes = {
  200: z.unknown().describe('The bytes.'),
  206: z.unknown().describe('Those of the `Range`.'),
  302: z.unknown().describe('Where the bytes are, for as long as the address works.'),
  304: z.null().describe('`If-None-Match` names what is there.'),
  416: z.null().describe('There is nothing of the `Range`.'),
};

/** Whoever has no signature that holds learns nothing, not even whether there is a file. */
export const ended = () =>
  new Failure(403, [
    {
      message: 'Ссылка на файл больше не действует: откройте страницу с файлом ещё раз',
      code: 'address_ended',
    },
  ]);

/** For how long an address works on; undefined of one that does not end. */
export const secondsLeft = (signed: Signed | null): number | undefined =>
  signed === null ? undefined : Math.max(1, Math.floor((signed.end - Date.now()) / 1000));

/** What an address shows never changes: it is kept as long as the address works, unless `cache-control` says otherwise. */
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
