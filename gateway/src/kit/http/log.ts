// Request ids and one log line for every answered request. Neither headers nor query strings are logged: tokens of
// sessions travel in the first and those of recovery mails in the second.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** A caller's request id is taken over when it is harmless in a log; otherwise the request gets one of its own. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given)) return given;
  requests += 1;
  return `${processName}-${requests.toString(36)}`;
}

const processName = randomUUID();
let requests = 0;

/** How a request reads in the lines that are written about it. */
export const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
};

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

const pathOf = ({ url = '' }: { readonly url?: string | undefined }) => url.split('?', 1)[0];
