// The common part of the fake REST servers: records every call, and can override the response of one path.
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { Query } from './fake-list.ts';

export interface RestRecorder {
  readonly url: string;
  /** Every call since the last `forget`. */
  readonly calls: Call[];
  readonly forget: () => void;
  /** Overrides the response of this path (without /api) until the server is closed. */
  readonly answer: (path: string, handler: Handler) => void;
  readonly close: () => Promise<void>;
}

export interface Call {
  readonly method: string;
  /** Without /api and the query. */
  readonly path: string;
  readonly query: Query;
  readonly headers: FastifyRequest['headers'];
  readonly body: unknown;
}

export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** `answerCall` receives the path as in `Call.path`. */
export async function startRest(
  answerCall: (path: string, request: FastifyRequest, reply: FastifyReply) => unknown,
): Promise<RestRecorder> {
  const calls: Call[] = [];
  const special = new Map<string, Handler>();
  const app = fastify({ forceCloseConnections: true });
  app.addContentTypeParser(['multipart/form-data', 'application/octet-stream'], (_, body, done) =>
    done(null, body),
  );
  app.get('/ready', async () => ({ status: 'ok' }));
  app.all('/api/*', async (request, reply) => {
    const path = request.url.slice('/api'.length).split('?', 1)[0] as string;
    calls.push({
      method: request.method,
      path,
      query: request.query as Query,
      headers: request.headers,
      body: request.body,
    });
    const handler = special.get(path);
    if (handler) return handler(request, reply);
    return answerCall(path, request, reply);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    calls,
    forget: () => void calls.splice(0),
    answer: (path, handler) => void special.set(path, handler),
    close: () => app.close(),
  };
}

/** A handler that never responds. */
export const never: Handler = () => new Promise(() => undefined);
