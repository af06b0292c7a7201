// Assigns request ids, accounts database work to clients, and writes a trace of calls on demand.
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runForClient } from '../fairness/client-keys.ts';
import { addressOf } from './networks.ts';

/** Uses the client's request id if it is safe to log, and a new one otherwise. */
export function requestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}

export function echoRequestIds(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}

/** Accounts database work to the person of the request's token, or to its address. */
export function countForSender(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    runForClient({ address: addressOf(request), token: tokenIn(request), writes }, done);
  });
}

/** The token of a request, not yet verified. */
export const tokenIn = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** Appends `{method, route, status, via}` to a file for every answered request. */
export async function traceCalls(app: FastifyInstance, file: string | undefined): Promise<void> {
  if (file === undefined) return;
  await mkdir(dirname(file), { recursive: true });
  app.addHook('onResponse', async (request, reply) => {
    const via = request.headers['x-kafedra-via'] === 'gateway' ? 'gateway' : 'direct';
    const line = {
      method: request.method,
      route: routeOf(request) ?? 'nowhere',
      status: reply.statusCode,
      via,
      request: request.id,
    };
    await appendFile(file, `${JSON.stringify(line)}\n`);
  });
}

/**
 * The route as the contract writes it (`/api/companies/{companyId}/courses`). Undefined if no route matched.
 */
export function routeOf({ routeOptions }: FastifyRequest): string | undefined {
  return routeOptions.url?.replace(/:(\w+)(\([^)]*\))?/g, '{$1}');
}

/** The path for logs: shows ids, but no other parameters (keys, file names) and no query. */
export function pathFor(request: FastifyRequest): string {
  const params = Object(request.params) as Record<string, unknown>;
  const path = routeOf(request)?.replace(/\{(\w+)\}/g, (part, name: string) => {
    const value = String(params[name]);
    return /^\d{1,10}$/.test(value) ? value : part;
  });
  return path ?? 'nowhere';
}
