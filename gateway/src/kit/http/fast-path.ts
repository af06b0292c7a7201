// A fast path for POST /graphql with JSON that names a prepared operation: it bypasses Fastify and Yoga and sends the
// same bytes as they do. Any other request is handed on to them.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { headerTimeouts, slowClientGuard } from '@kafedra/common/http/slow-client-guard';
import type { Engine } from '../operations/engine.ts';
import type { Result } from '../operations/execute.ts';
import { resultBody } from '../operations/result-cache.ts';
import type { PreparedOperation } from '../operations/prepare.ts';
import type { Caller } from '../rest/client.ts';
import {
  isTooLarge,
  storeParsed,
  type ParsedRequest,
  parseJson,
  readBody,
  tooLarge,
} from './body.ts';
import { addressOf, idempotencyKeyOf, tokenOf, traceparentOf, type Trust } from './caller.ts';
import { type OperationHeaders, readOperationHeaders } from './headers.ts';
import { logAnswered, logClientGone, requestId } from './log.ts';
import { corsHeaders, securityHeaders, type SecurityOptions } from './security.ts';

export interface FastPathOptions extends SecurityOptions {
  /** Largest body in bytes. */
  readonly bodyLimit: number;
  readonly trust: Trust;
}

export interface FastPath {
  /** For Fastify's `serverFactory`. */
  readonly createServer: (fastify: Handler, timeouts: Timeouts) => Server;
  /** Starts the fast path; before that, Fastify handles everything. */
  readonly open: (engine: Engine, options: FastPathOptions) => void;
  /**
   * Stops the fast path: Fastify handles new requests, and connections are closed after their running operations.
   */
  readonly close: () => void;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Timeouts {
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
}

/**
 * Milliseconds in which some of an answer has to be taken. A reader that pauses, as players do, or that is behind a proxy,
 * takes in bursts: the kernel next to it asks for more when a sixteenth of its buffer is free, which is up to 400 KB,
 * 100 seconds at 4 KB/s.
 */
const takeWithin = 120_000;

export function createFastPath(): FastPath {
  let way: Way | null = null;
  return {
    createServer: (fastify, { keepAliveTimeout = 0, requestTimeout = 0 }) => {
      const server = createServer(headerTimeouts, (request, response) => {
        const usual = way && isForOperations(request) ? usualOf(way, request) : null;
        if (way && usual) take(way, { request, response, fastify, usual });
        else fastify(request, response);
      });
      server.keepAliveTimeout = keepAliveTimeout;
      server.requestTimeout = requestTimeout;
      slowClientGuard(server, { takeWithin });
      return server;
    },
    open: (engine, options) => {
      way = { engine, options, headers: headersFor(options), closing: false };
    },
    close: () => {
      if (way) way.closing = true;
      way = null;
    },
  };
}

interface Way {
  readonly engine: Engine;
  readonly options: FastPathOptions;
  readonly headers: (origin: string | undefined) => readonly string[];
  closing: boolean;
}

/** One request on the fast path. */
interface Exchange {
  readonly usual: Usual;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Handles the request, with the body that was read, if the fast path cannot. */
  readonly fastify: Handler;
}

/** The parsed headers of a request that the fast path accepts. */
interface Usual {
  readonly headers: OperationHeaders;
  /** Content type of the response. */
  readonly type: string;
  readonly idempotencyKey: string | null;
}

const isForOperations = ({ url, method }: IncomingMessage): boolean =>
  url === '/graphql' && method === 'POST';

/** Null when Fastify or Yoga has to handle the request. */
function usualOf({ engine, options }: Way, request: IncomingMessage): Usual | null {
  if (engine.isOverloaded()) return null;
  const headers = readOperationHeaders(request);
  if (!headers || headers['content-encoding'] !== undefined) return null;
  if (!jsonTypes.has(headers['content-type'] ?? '')) return null;
  if (isTooLarge(headers['content-length'], options.bodyLimit)) return null;
  const type = answerTypes.get(headers.accept ?? '*/*');
  const idempotencyKey = idempotencyKeyOf({ headers });
  if (type === undefined || idempotencyKey === undefined) return null;
  return { headers, type, idempotencyKey };
}

const jsonTypes = new Set(['application/json', 'application/json; charset=utf-8']);

const jsonAnswer = 'application/json; charset=utf-8';
const graphqlAnswer = 'application/graphql-response+json; charset=utf-8';

/** The Accept headers that clients usually send. */
const answerTypes = new Map([
  ['*/*', jsonAnswer],
  ['application/json', jsonAnswer],
  ['application/graphql-response+json', graphqlAnswer],
  ['application/graphql-response+json, application/json', graphqlAnswer],
]);

function take(way: Way, exchange: Exchange): void {
  readBody(exchange.request, way.options.bodyLimit, (body) => {
    try {
      const json = body === tooLarge ? undefined : parseJson(body.toString());
      const left: ParsedRequest = { body, json, refusal: null };
      if (!start(way, exchange, left)) goOn(exchange, left);
    } catch (error) {
      giveUp(way, exchange, error);
    }
  });
}

/** Hands the request to Fastify. */
function goOn({ request, response, fastify }: Exchange, left: ParsedRequest): void {
  storeParsed(request, left);
  fastify(request, response);
}

function giveUp({ engine }: Way, { response }: Exchange, error: unknown): void {
  engine.log.error({ err: error }, 'request failed');
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}

/**
 * Runs the operation of the body through the engine with all its guards; false when the fast path cannot.
 */
function start(way: Way, exchange: Exchange, left: ParsedRequest): boolean {
  const { engine, options } = way;
  const { request, response, usual } = exchange;
  const body = left.json;
  const operation = isGraphQLRequest(body) ? operationOf(engine, body) : undefined;
  if (!isGraphQLRequest(body) || !operation) return false;

  const sender = new Sender(exchange, options.trust);
  const life = engine.lifeOf(operation);
  const result = engine.run({
    operation,
    variables: body.variables ?? noVariables,
    wantsCost: body.extensions?.['cost'] === true,
    caller: sender,
    idempotencyKey: usual.idempotencyKey,
    life,
  });
  if (!(result instanceof Promise)) {
    answer(way, exchange, sender, left, result);
    return true;
  }
  response.once('close', () => {
    if (response.writableEnded) return;
    life.cancel();
    logClientGone(engine.log, sender.requestId, request);
  });
  void answerLater(way, exchange, sender, left, result);
  return true;
}

async function answerLater(
  way: Way,
  exchange: Exchange,
  sender: Sender,
  left: ParsedRequest,
  result: Promise<Result>,
): Promise<void> {
  try {
    const ended = await result;
    if (!exchange.response.destroyed) answer(way, exchange, sender, left, ended);
  } catch (error) {
    giveUp(way, exchange, error);
  }
}

/** Sends the result of an operation that was run; refusals are sent by Yoga. */
function answer(
  way: Way,
  exchange: Exchange,
  sender: Sender,
  left: ParsedRequest,
  result: Result,
): void {
  if (result.data === undefined) return goOn(exchange, { ...left, refusal: result });
  const { request, response, usual } = exchange;
  const body = resultBody(result);
  const headers = [
    ...way.headers(usual.headers.origin),
    'x-request-id',
    sender.requestId,
    'content-type',
    usual.type,
    'content-length',
    String(Buffer.byteLength(body)),
  ];
  if (way.closing) headers.push('connection', 'close');
  response.writeHead(200, headers).end(body);
  logAnswered(way.engine.log, sender.requestId, request, 200, performance.now() - sender.since);
}

/**
 * The caller of a request. A class with getters, so that rarely used values are computed on demand.
 */
class Sender implements Caller {
  readonly since = performance.now();
  readonly requestId: string;
  private readonly exchange: Exchange;
  private readonly trust: Trust;

  constructor(exchange: Exchange, trust: Trust) {
    this.exchange = exchange;
    this.trust = trust;
    this.requestId = requestId(exchange.usual);
  }

  get token(): string | null {
    return tokenOf(this.exchange.usual);
  }

  get address(): string {
    const { usual, request } = this.exchange;
    return addressOf({ headers: usual.headers, socket: request.socket }, this.trust);
  }

  get userAgent(): string | undefined {
    return this.exchange.usual.headers['user-agent'];
  }

  get traceparent(): string | undefined {
    return traceparentOf(this.exchange.usual);
  }
}

interface GraphQLRequest {
  readonly query?: string | null;
  readonly documentId?: string | null;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly extensions?: Readonly<Record<string, unknown>> | null;
}

const noVariables = {};

/** Whether the body is a valid GraphQL request. */
function isGraphQLRequest(body: unknown): body is GraphQLRequest {
  if (!isObject(body)) return false;
  for (const name in body) {
    const value = body[name];
    if (value === null) continue;
    switch (name) {
      case 'query':
      case 'documentId':
      case 'operationName':
        if (typeof value !== 'string') return false;
        break;
      case 'variables':
      case 'extensions':
        if (!isObject(value)) return false;
        break;
      default:
        return false;
    }
  }
  return true;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The requested query or mutation if it is prepared; Yoga prepares new texts. */
function operationOf(engine: Engine, body: GraphQLRequest): PreparedOperation | undefined {
  const { documentId, query, operationName } = body;
  if (typeof documentId === 'string' && typeof query === 'string') return undefined;
  const text = typeof documentId === 'string' ? engine.persisted.textOf(documentId) : query;
  const prepared = typeof text === 'string' ? engine.find(text) : undefined;
  const operation = prepared?.state === 'ready' ? prepared.operation(operationName) : undefined;
  return operation?.type === 'subscription' ? undefined : operation;
}

/** The headers of every response, with CORS headers for allowed origins. */
function headersFor(options: SecurityOptions): Way['headers'] {
  const flat = (origin?: string) =>
    Object.entries({ ...securityHeaders(options), ...corsHeaders(options, origin) }).flat();
  const forOthers = flat();
  const forOrigins = new Map(options.origins.map((origin) => [origin, flat(origin)]));
  return (origin) => (origin === undefined ? undefined : forOrigins.get(origin)) ?? forOthers;
}
