// Helpers of the routes that forward requests to the api: downloads, uploads and webhooks.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import {
  errorFromResponse,
  isRestError,
  retryAfterOf,
  RestError,
  retryAfterHeader,
} from '../rest/errors.ts';
import { isPageVisit, sendBusyPage } from './busy-page.ts';

/** Aborted when the client disconnects before the response is complete. */
export function clientGoneSignal(reply: FastifyReply): AbortSignal {
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

/** The error for a failure response of the api, with its Retry-After. */
export const failureOfResponse = (
  { statusCode, headers }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>,
  errors: unknown = null,
): RestError => errorFromResponse(statusCode, errors, retryAfterHeader(headers));

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof RestError ? error : errorFromResponse(statusOf(error), null);
  if (known.status >= 500 && !isRestError(error))
    request.log.error({ err: error }, 'request failed');
  const problems =
    known.problems.length > 0
      ? known.problems
      : [{ message: known.message, field: null, code: null }];
  const pause = retryAfterOf(known);
  if (pause !== null) {
    if (isPageVisit(request)) return sendBusyPage(reply.code(known.status), pause);
    reply.header('retry-after', pause);
  }
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
