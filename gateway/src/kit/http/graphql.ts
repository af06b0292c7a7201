// Serves /graphql by Yoga inside Fastify with the full protocol: GET, subscriptions over server-sent events, content
// negotiation. The engine runs the operations, as it does for the fast path (fast-path.ts).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, type ExecutionArgs, GraphQLError } from 'graphql';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import { errorCode } from '../rest/errors.ts';
import type { Engine } from '../operations/engine.ts';
import type { OperationRequest } from '../operations/execute.ts';
import { maskError, unexpected } from '../operations/masking.ts';
import type { Prepared } from '../operations/prepare.ts';
import { badRequest, noSuchOperation, unknownPersisted } from '../operations/refusals.ts';
import { loadLimits } from '../operations/limits.ts';
import { isTooLarge, jsonOf, parseJson, readBody, refusalOf, tooLarge } from './body.ts';
import { callerOf, idempotencyKeyOf } from './caller.ts';
import { explainOperations } from './plan.ts';

export interface GraphQLOptions {
  /** Largest body in bytes. */
  readonly bodyLimit: number;
  /** Whether POST /graphql/plan is served. */
  readonly explain: boolean;
}

export function serveGraphQL(app: FastifyInstance, engine: Engine, options: GraphQLOptions): void {
  const yoga = createYoga<ServerContext>({
    schema: engine.domains.schema,
    plugins: [runByEngine(engine)],
    maskedErrors: { maskError: (error) => maskOutside(error, engine) },
    logging: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    parserAndValidationCache: false, // the engine has its own cache
    maxRequestBodySize: false, // limited when the body is read
  });
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = { incoming: request, outgoing: reply };
    const response = await yoga.handleNodeRequestAndResponse(request.raw, reply.raw, context);
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply.code(response.status).send(response.body);
  };
  /** HEAD: the headers that GET would send. */
  const serveHead = async (request: FastifyRequest, reply: FastifyReply) => {
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const context = { incoming: request, outgoing: reply };
    const init = { headers: Object.fromEntries(headers) as Record<string, string> };
    const response = await yoga.fetch(`http://${request.host}${request.url}`, init, context);
    await response.body?.cancel();
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply.code(response.status).send();
  };

  app.register(async (scope) => {
    // Only JSON is accepted: a page of another origin cannot send it without a CORS preflight.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', ({ raw }: FastifyRequest, _, done) => {
      const { bodyLimit } = options;
      if (isTooLarge(raw.headers['content-length'], bodyLimit)) return done(refused(413));
      readBody(raw, bodyLimit, (body) =>
        body === tooLarge ? done(refused(413)) : done(null, body.toString()),
      );
    });
    scope.setErrorHandler(sendRefusal);
    scope.addHook('onRequest', async (request) => {
      if (engine.isOverloaded()) throw refused(503);
      if (idempotencyKeyOf(request) === undefined) throw refused(400);
    });
    scope.get('/graphql', { exposeHeadRoute: false }, (request, reply) => {
      reply.header('cache-control', 'no-store');
      return serve(request, reply);
    });
    scope.head('/graphql', (request, reply) => {
      reply.header('cache-control', 'no-store');
      return serveHead(request, reply);
    });
    scope.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url: '/graphql',
      // Rejected before the body is read.
      onRequest: async (_, reply) => {
        reply.header('allow', 'GET, HEAD, POST');
        throw refused(405);
      },
      handler: () => undefined,
    });
    scope.post('/graphql', async (request, reply) => {
      if (!request.body) throw refused(400);
      return serve(request, reply);
    });
    if (options.explain) explainOperations(scope, engine);
  });
}

interface ServerContext {
  readonly incoming: FastifyRequest;
  readonly outgoing: FastifyReply;
}

/** The context after Yoga has parsed the request. */
interface RequestContext extends ServerContext {
  readonly params: GraphQLParams;
}

/** Replaces every step of Yoga by the engine, so that none of its guards is bypassed. */
function runByEngine(engine: Engine): Plugin<object, ServerContext> {
  const preparedOf = new WeakMap<DocumentNode, Prepared>();

  const documentOf = (text: string): DocumentNode => {
    const prepared = engine.prepare(text);
    if (prepared.state === 'unreadable') {
      engine.observer?.refused(null, errorCode(prepared.error));
      throw prepared.error;
    }
    preparedOf.set(prepared.document, prepared);
    return prepared.document;
  };
  const requestOf = (args: ExecutionArgs): OperationRequest | null => {
    const prepared = preparedOf.get(args.document);
    const operation =
      prepared?.state === 'ready' ? prepared.operation(args.operationName) : undefined;
    if (!operation) return null;
    const { incoming, outgoing, params } = args.contextValue as RequestContext;
    const life = engine.lifeOf(operation);
    outgoing.raw.once('close', () => life.cancel());
    return {
      operation,
      variables: args.variableValues ?? {},
      wantsCost: params.extensions?.['cost'] === true,
      caller: callerOf(incoming),
      idempotencyKey: idempotencyKeyOf(incoming) ?? null,
      life,
    };
  };
  return {
    // The body is read already; Yoga would scan and parse it again.
    onRequestParse: ({ request, serverContext, setRequestParser }) => {
      const { incoming } = serverContext;
      setRequestParser(request.method === 'POST' ? () => paramsOf(incoming) : paramsOfAddress);
    },
    onParams: async ({ params, setParams, context }) => {
      const paramsWithText = withText(params, engine);
      const text = paramsWithText?.query;
      const refusal =
        typeof text === 'string' && (await engine.refuse(text, callerOf(context.incoming)));
      if (refusal) throw refusal;
      setParams(paramsWithText);
    },
    onParse: ({ setParseFn }) => setParseFn((source) => documentOf(String(source))),
    onValidate: ({ params, setResult }) => {
      const prepared = preparedOf.get(params.documentAST);
      if (prepared?.state === 'invalid') {
        engine.observer?.refused(null, 'GRAPHQL_VALIDATION_FAILED');
      }
      setResult(prepared?.state === 'invalid' ? prepared.errors : []);
    },
    onExecute: ({ setExecuteFn }) =>
      setExecuteFn((args: ExecutionArgs) => {
        const refusal = refusalOf((args.contextValue as ServerContext).incoming.raw);
        if (refusal) return refusal;
        const request = requestOf(args);
        return request ? engine.run(request) : { errors: [noSuchOperation()] };
      }),
    onSubscribe: ({ setSubscribeFn }) =>
      setSubscribeFn((args: ExecutionArgs) => {
        const request = requestOf(args);
        return request ? engine.subscribe(request) : { errors: [noSuchOperation()] };
      }),
  };
}

/** Yoga validates the result further, and rejects batches. */
function paramsOf({ raw, body }: FastifyRequest): GraphQLParams {
  const params = jsonOf(raw, String(body));
  if (typeof params === 'object' && params !== null) return params;
  throw badRequest('The body must be JSON with a `query`.');
}

/** The parameters of a GET: text, and JSON in `variables` and `extensions`. */
function paramsOfAddress({ url }: Pick<Request, 'url'>): GraphQLParams {
  const { searchParams } = new URL(url);
  const params: Record<string, unknown> = {};
  for (const name of ['query', 'operationName', 'documentId']) {
    const text = searchParams.get(name);
    if (text !== null) params[name] = text;
  }
  for (const name of ['variables', 'extensions']) {
    const text = searchParams.get(name);
    if (text) params[name] = objectIn(name, text);
  }
  return params;
}

function objectIn(name: string, text: string): unknown {
  const value = parseJson(text);
  if (typeof value === 'object' && !Array.isArray(value)) return value;
  throw badRequest(`\`${name}\` must be a JSON object.`);
}

/** Replaces a `documentId` by its text. Exactly one of `documentId` and `query` is required. */
function withText(params: GraphQLParams, { persisted }: Engine): GraphQLParams {
  if (typeof params !== 'object' || params === null) return params;
  const { documentId, ...others } = params as GraphQLParams & { documentId?: unknown };
  const hasText = (others.query ?? null) !== null;
  if (documentId === null || documentId === undefined) {
    if (!hasText) throw badRequest('Send a `query` or a `documentId`.');
    return others;
  }
  if (typeof documentId !== 'string' || hasText) {
    throw badRequest('Send either a `documentId`, which is text, or a `query`.');
  }
  const query = persisted.textOf(documentId);
  if (query === undefined) throw unknownPersisted();
  return { ...others, query };
}

/**
 * Passes GraphQL errors of Yoga on and masks unexpected ones. The engine has masked those of operations.
 */
function maskOutside(error: unknown, { log }: Engine): Error {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  return original instanceof GraphQLError ? (error as GraphQLError) : maskError(error, log);
}

const refused = (statusCode: keyof typeof refusals) =>
  Object.assign(new Error(refusals[statusCode][1]), { statusCode });

/** Sends an error that occurred before Yoga, as a GraphQL response. */
function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (!(status in refusals)) request.log.error({ err: error }, 'request failed');
  const [code, message] = refusals[status as keyof typeof refusals] ?? ['INTERNAL', unexpected];
  const { retryAfter } = loadLimits;
  if (status === 503) reply.header('retry-after', retryAfter);
  const more = status === 503 ? { retryAfter, repeatable: true } : {};
  return reply.code(status).send({ errors: [{ message, extensions: { code, ...more } }] });
}

const refusals = {
  400: [
    'BAD_REQUEST',
    'Expected JSON with a `query`; an idempotency-key is 1 to 200 signs of ASCII.',
  ],
  405: ['METHOD_NOT_ALLOWED', 'GraphQL is asked by GET, HEAD and POST.'],
  413: ['TOO_LARGE', 'The request is larger than this server takes.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The content type must be application/json.'],
  503: ['OVERLOADED', 'The server has too much to do at the moment.'],
} as const;
