// Cacheable responses for public reads, which are the same for every caller (RFC 9111), with a lifetime and an `ETag`.
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds. */
export interface Freshness {
  /** `max-age`: the response is used without revalidation. */
  fresh: number;
  /** `stale-while-revalidate`: used while it is revalidated. */
  stale: number;
  /** `stale-if-error`: used if revalidation fails. */
  spare: number;
}

/** For what visitors read of a company. Changes are visible to all visitors within 90 seconds. */
export const visitorFreshness: Freshness = { fresh: 30, stale: 60, spare: 600 };

/** Forbids caching until the response is known: failures are not cached. */
export const keepNothing = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store');

/** Sends a cacheable response, or 304 if the client has the current version. */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  { fresh, stale, spare }: Freshness,
): FastifyReply {
  // The tag is computed after URLs are signed, because a response with other URLs is another response.
  const body = request.server.fileAddresses.sign(JSON.stringify(answer));
  const etag = `"${hash('sha1', body, 'base64url')}"`;
  reply.headers({
    'cache-control': `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${spare}`,
    etag,
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/**
 * Whether an `If-None-Match` header matches (RFC 9110, 13.1.2: weak comparison; `*` matches any response).
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === '*' || known === etag);
}
