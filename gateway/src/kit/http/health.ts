// Serves /health (the gateway runs) and /ready (the REST API and its dependencies respond too).
import type { FastifyInstance } from 'fastify';
import type { RestService } from '../rest/client.ts';

export function serveHealth(app: FastifyInstance, service: RestService): void {
  app.get('/health', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/ready', async (_, reply) => {
    const missing = await service.missing();
    return reply
      .header('cache-control', 'no-store')
      .code(missing.length === 0 ? 200 : 503)
      .send(missing.length === 0 ? { status: 'ok' } : { status: 'unavailable', missing });
  });
}
