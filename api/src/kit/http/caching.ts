// Answers that everybody may keep: those of public reads, which are the same whoever asks (RFC 9111). They say for how
// long they are fresh, and by their mark (`ETag`) whoever has kept one asks whether it still holds.
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** In seconds. */
export interface Freshness {
  /** Kept answers are given without asking. */
  fresh: number;
  /** After that they are given while a new one is asked for, */
  stale: number;
  /** and for so long where asking fails. */
  spare: number;
}

/** Of what visitors read of a company: what it changes is seen by all of them within a minute and a half. */
export const ofVisitors: Freshness = { fresh: 30, stale: 60, spare: 600 };

/** Until it is known that there is an answer to keep: a refusal is nothing to keep. */
export const keepNothing = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store');

/** Answers 304 to whoever has the same already. */
export function answerKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  { fresh, stale, spare }: Freshness,
): FastifyReply {
  // Its mark is that of what is sent: what has other addresses is another answer.
  const body = request.server.fileAddresses.sign(JSON.stringify(answer));
  const etag = `"${hash('sha1', body, 'base64url')}"`;
  reply.headers({
    'cache-control': `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${spare}`,
    etag,
  });
  if (hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Whether an `If-None-Match` header names what is there (RFC 9110, 13.1.2: compared weakly, `*` is whatever there is). */
export function hasCurrent(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === '*' || known === etag);
}
