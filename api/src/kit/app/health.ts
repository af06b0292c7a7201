// `/health` says that the process answers, `/ready` that its database does, too.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { failures, schema } from '../http/documentation.ts';

export function registerHealth(app: FastifyInstance): void {
  const { database } = app.kit;
  const status = z.object({ status: z.string(), missing: z.array(z.string()).optional() });
  app.get(
    '/health',
    {
      config: { permission: 'open' },
      schema: schema('Health', 'Whether the process answers', {
        response: { 200: status, ...failures(422) },
      }),
    },
    async () => ({ status: 'ok' }),
  );
  app.get(
    '/ready',
    {
      config: { permission: 'open' },
      schema: schema('Health', 'Whether the database answers too', {
        response: { 200: status, 503: status, ...failures(422) },
      }),
    },
    async (_request, reply) => {
      try {
        await database.ping();
        return { status: 'ok' };
      } catch (error) {
        reply.log.error({ err: error }, 'the database does not answer');
        return reply.code(503).send({ status: 'unavailable', missing: ['database'] });
      }
    },
  );
}
