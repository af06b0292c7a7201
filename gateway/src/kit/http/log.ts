// Request ids, one log line for every answered request, and what is logged of errors. Neither headers nor query strings
// nor the keys of files are logged, at any level: whoever has those has what they open.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { errorSerializer, safeInputs } from '@kafedra/common/observe/log';

/** A caller's request id is taken over when it is harmless in a log; otherwise the request gets one of its own. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given)) return given;
  requests += 1;
  return `${processName}-${requests.toString(36)}`;
}

const processName = randomUUID();
let requests = 0;

type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

export const logging = (level: string): LoggerOptions => ({
  level,
  serializers: {
    req: ({ method, url }) => ({ method, path: pathOf({ url }) }),
    err: errorSerializer({ messageOf }),
  },
  hooks: {
    logMethod(inputs: unknown[], method) {
      method.apply(this, safeInputs(inputs, withoutSecrets) as Parameters<typeof method>);
    },
  },
});

export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async ({ id, raw }, reply) => {
    logAnswered(app.log, id, raw, reply.statusCode, reply.elapsedTime);
  });
  app.addHook('onRequestAbort', async ({ id, raw }) => logLeft(app.log, id, raw));
}

export function logAnswered(
  log: FastifyBaseLogger,
  requestId: string,
  request: IncomingMessage,
  status: number,
  ms: number,
): void {
  if (!isLogged(log)) return;
  const { method } = request;
  log.info({ requestId, method, path: pathOf(request), status, ms: Math.round(ms) }, 'answered');
}

export function logLeft(log: FastifyBaseLogger, requestId: string, request: IncomingMessage): void {
  if (!isLogged(log)) return;
  log.info({ requestId, method: request.method, path: pathOf(request) }, 'client went away');
}

const isLogged = ({ level }: FastifyBaseLogger) => levelsWithInfo.has(level);

const levelsWithInfo = new Set(['info', 'debug', 'trace']);

const pathOf = ({ url = '' }: { readonly url?: string | undefined }) =>
  withoutSecrets(url.split('?', 1)[0] ?? '');

/** What could not be read is quoted in it. */
const messageOf = (error: Error): string =>
  error instanceof SyntaxError ? 'a text could not be read' : withoutSecrets(error.message);

/**
 * A text without the queries of addresses, without the keys of files and the names after them, without those of calendars
 * and of mails, and without the numbers of certificates.
 */
const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/\?[^\s"'`)]+/g, '?…')
    .replaceAll(fileAddress, '…')
    .replaceAll(/(\/(?:calendars|webinar_feeds|digests)\/)[\w-]+/g, '$1…')
    // Ids are told.
    .replaceAll(/(\/certificates\/)(?!\d+\b(?!-))[^\s"'`/.]+/g, '$1…');

/** Whoever knows it can read the file. */
const fileAddress = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\/[^\s"'`)]*)?/gi;
