// What is recorded of every request: its id, whom its work is counted for, and on demand a line for each answered call.
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedFor } from '../fairness/client-keys.ts';
import { addressOf } from './networks.ts';

/** A caller's request id is taken over when it is harmless in a log; otherwise the request gets one of its own. */
export function requestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}

export function echoRequestIds(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}

/** Database work is counted for the person whose token a request brings, or for its address. */
export function countForSender(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    countedFor({ address: addressOf(request), token: tokenIn(request), writes }, done);
  });
}

/** The token that a request brings, good or not. */
export const tokenIn = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** Appends `{method, route, status, via}` for every answered request to a file. */
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

/** `/api/companies/{companyId}/courses`, as the contract writes it; undefined for an address that is none of it. */
export function routeOf({ routeOptions }: FastifyRequest): string | undefined {
  return routeOptions.url?.replace(/:(\w+)(\([^)]*\))?/g, '{$1}');
}

/** The path in a log: ids are shown, all else that stands in it (keys, names of files) is not, and neither is the query. */
export function pathFor(request: FastifyRequest): string {
  const params = Object(request.params) as Record<string, unknown>;
  const path = routeOf(request)?.replace(/\{(\w+)\}/g, (part, name: string) => {
    const value = String(params[name]);
    return /^\d{1,10}$/.test(value) ? value : part;
  });
  return path ?? 'nowhere';
}
