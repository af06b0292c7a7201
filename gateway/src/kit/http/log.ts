// Request ids and one log line for every answered request. Neither headers nor query strings are logged: tokens of
// sessions travel in the first and those of recovery mails in the second.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A caller's request id is taken over when it is harmless in a log; otherwise the request gets one of its own. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}

/** How a request reads in the lines that are written about it. */
export const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
};

export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'answered');
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ method: request.method, path: pathOf(request) }, 'client went away');
  });
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0];
