// What downloads, uploads and hooks have in common on their way through.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorOfAnswer, isRestError, RestError } from '../rest/errors.ts';

/** Aborted when the client goes away before it has everything. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

export function pick(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  names: readonly string[],
) {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string') picked[name] = value;
  }
  return picked;
}

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof RestError ? error : errorOfAnswer(statusOf(error), null);
  if (known.status >= 500 && !isRestError(error))
    request.log.error({ err: error }, 'request failed');
  const problems =
    known.problems.length > 0
      ? known.problems
      : [{ message: known.message, field: null, code: null }];
  const { retryAfter } = known.extensions;
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  return reply.code(known.status).send({
    errors: problems.map(({ message, field, code }) => ({
      message,
      field,
      code: code ?? known.extensions['code'],
    })),
  });
}

const statusOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
