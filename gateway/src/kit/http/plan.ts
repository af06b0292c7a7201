// Serves POST /graphql/plan: the REST calls and the cost of an operation, without making the calls. Allowed to callers
// that may send the operation.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Engine } from '../operations/engine.ts';
import { badRequest, noSuchOperation } from '../operations/refusals.ts';
import { parseJson } from './body.ts';
import { callerOf } from './caller.ts';

export function explainOperations(app: FastifyInstance, engine: Engine): void {
  app.post('/graphql/plan', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const body = questionOf(request.body);
    if (!body) return { errors: [badRequest('Expected JSON with a `query`.')] };
    const refusal = await engine.refuse(body.query, callerOf(request));
    if (refusal) return { errors: [refusal] };
    const prepared = engine.prepare(body.query);
    if (prepared.state === 'unreadable') return { errors: [prepared.error] };
    if (prepared.state === 'invalid') return { errors: prepared.errors };
    const operation = prepared.operation(body.operationName);
    if (!operation) return { errors: [noSuchOperation()] };
    return engine.explain(operation, body.variables ?? {});
  });
}

const question = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

const questionOf = (body: unknown) => question.safeParse(parseJson(String(body))).data;
