// Request ids, one log line per request, and a safe form of errors. Headers, query strings and file keys are never
// logged at any level, since they grant access.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { errorSerializer, safeInputs } from '@kafedra/common/observe/log';

/** Uses the caller's x-request-id if it is safe to log, otherwise creates one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given)) return given;
  requests += 1;
  return `${processName}-${requests.toString(36)}`;
}

const processName = randomUUID();
let requests = 0;

type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

export const loggerOptions = (level: string): LoggerOptions => ({
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
  app.addHook('onRequestAbort', async ({ id, raw }) => logClientGone(app.log, id, raw));
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

export function logClientGone(
  log: FastifyBaseLogger,
  requestId: string,
  request: IncomingMessage,
): void {
  if (!isLogged(log)) return;
  log.info({ requestId, method: request.method, path: pathOf(request) }, 'client disconnected');
}

const isLogged = ({ level }: FastifyBaseLogger) => levelsWithInfo.has(level);

const levelsWithInfo = new Set(['info', 'debug', 'trace']);

const pathOf = ({ url = '' }: { readonly url?: string | undefined }) =>
  withoutSecrets(url.split('?', 1)[0] ?? '');

/** What could not be read is quoted in it. */
const messageOf = (error: Error): string =>
  error instanceof SyntaxError ? 'a text could not be read' : withoutSecrets(error.message);

/**
 * Removes query strings, file keys with the file names after them, tokens of calendars and mails, and certificate
 * numbers from a text.
 */
const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/\?[^\s"'`)]+/g, '?…')
    .replaceAll(fileAddress, '…')
    .replaceAll(/(\/(?:calendars|webinar_feeds|digests)\/)[\w-]+/g, '$1…')
    // Numeric ids are not secret.
    .replaceAll(/(\/certificates\/)(?!\d+\b(?!-))[^\s"'`/.]+/g, '$1…');

/** The address of a file grants access to it. */
const fileAddress = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\/[^\s"'`)]*)?/gi;
