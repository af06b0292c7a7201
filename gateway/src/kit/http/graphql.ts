// POST /graphql: Yoga inside Fastify. Fastify takes the body (JSON only, up to a limit), Yoga does the rest.
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { createYoga, useExecutionCancellation } from 'graphql-yoga';
import type { Context } from '../../context.ts';
import { RestError } from '../rest/errors.ts';
import type { RestService } from '../rest/client.ts';
import { type Life, startLife } from '../rest/life.ts';
import type { ComposedDomains } from '../schema/schema.ts';

export interface GraphQLOptions extends ComposedDomains {
  readonly service: RestService;
  readonly bodyLimit: number;
}

interface ServerContext {
  readonly incoming: FastifyRequest;
}

export function serveGraphQL(app: FastifyInstance, options: GraphQLOptions): void {
  const yoga = createYoga<ServerContext, Context>({
    schema: options.schema,
    context: ({ request, incoming }) => ({
      shapes: options.shapes,
      nodes: options.nodes,
      rest: options.service.forRequest({
        token: tokenOf(incoming),
        requestId: incoming.id,
        address: incoming.ip,
        life: lifeOf(request.signal),
        cost: 1,
        idempotencyKey: null,
      }),
    }),
    plugins: [useExecutionCancellation()],
    maskedErrors: { maskError: (error) => maskError(error, app.log) },
    logging: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: false, // Fastify has limited it
  });

  app.register(async (scope) => {
    // No other type has a parser here, and a page of another origin cannot send this one without asking first (CORS).
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: options.bodyLimit },
      (_, body, done) => done(null, body),
    );
    scope.setErrorHandler(sendRefusal);
    scope.post('/graphql', async (request, reply) => {
      if (!request.body) throw Object.assign(new Error('The body is empty.'), { statusCode: 400 });
      const response = await yoga.handleNodeRequestAndResponse(request, reply.raw, {
        incoming: request,
      });
      for (const [name, value] of response.headers) reply.header(name, value);
      return reply.code(response.status).send(response.body);
    });
  });
}

/** Milliseconds that the calls of one operation may take. */
const OPERATION_TIMEOUT = 20_000;

function lifeOf(signal: AbortSignal): Life {
  const life = startLife(OPERATION_TIMEOUT);
  signal.addEventListener('abort', life.leave, { once: true });
  return life;
}

/** The access token that a request carries; whether it is any good is for the REST API to say. */
export function tokenOf({ headers }: FastifyRequest): string | null {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** What Fastify refuses before Yoga sees it, in the form that clients of GraphQL read. */
function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const [code, message] = REFUSALS[status] ?? ['INTERNAL', UNEXPECTED];
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}

const UNEXPECTED = 'Произошла ошибка. Повторите позже.';

const REFUSALS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['BAD_REQUEST', 'The body must be JSON with a `query`.'],
  413: ['TOO_LARGE', 'The request is larger than this server takes.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The content type must be application/json.'],
};

/** Nothing of an error that nobody foresaw reaches the client; what is behind a known one is logged as well. */
function maskError(error: unknown, log: FastifyBaseLogger): Error {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (original instanceof RestError && original.status >= 500) {
    log.warn(
      {
        code: original.extensions['code'],
        problems: original.problems,
        cause: String(original.cause),
      },
      'upstream failed',
    );
  }
  if (original instanceof GraphQLError) return error as GraphQLError;
  log.error({ err: original }, 'unexpected error');
  const place = error instanceof GraphQLError ? error : undefined;
  return new GraphQLError(UNEXPECTED, {
    nodes: place?.nodes ?? null,
    path: place?.path ?? null,
    extensions: { code: 'INTERNAL' },
  });
}
