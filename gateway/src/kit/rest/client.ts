// The client of the REST API. One service per process holds the connections and what is known about the server;
// one client per request carries the token, stops when its person goes away, and sends the same GET only once.
import { type Dispatcher, errors as undiciErrors, Pool } from 'undici';
import { errorOfAnswer, errorOfTransport } from './errors.ts';
import type { Life } from './life.ts';
import type { RestPath } from './path.ts';

export interface RestServiceOptions {
  /** The server's address; the contract's paths (`/api/…`) are taken from there. */
  readonly url: string;
  /** How long one call may take from its start to the last byte of the answer, in milliseconds. */
  readonly timeout: number;
  /** The largest answer that is read, in bytes. */
  readonly maxAnswerSize?: number;
}

/** One server behind the gateway. */
export interface RestService {
  readonly forRequest: (request: RestRequest) => RestClient;
  /** Bytes in both directions, unread: for /media. The caller ends it through the signal. */
  readonly stream: (call: StreamCall) => Promise<Dispatcher.ResponseData>;
  /** What the server announced in the answers to its lists, by the list's route. */
  readonly abilities: Map<string, ReadonlySet<string>>;
  /** What has to answer before requests can succeed and does not. */
  readonly missing: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Whose call it is. */
export interface Caller {
  readonly token: string | null;
  readonly requestId: string;
  /** The client's network address: the REST API limits tries by it. */
  readonly address: string;
}

/** One operation of a caller. */
export interface RestRequest extends Caller {
  /** Its calls end with it. */
  readonly life: Life;
  /** Calls that the whole operation may make, as estimated: charged once to each company that it touches. */
  readonly cost: number;
  /** Passed on with writes. */
  readonly idempotencyKey: string | null;
}

export type Params = Readonly<Record<string, ParamValue>>;
type ParamValue = string | number | boolean | readonly (string | number)[] | null | undefined;

export interface Answer<T> {
  readonly data: T;
  readonly meta: Readonly<Record<string, unknown>>;
}

export interface RestClient {
  /** Sent once per request and parameters, however often it is asked for, until something is written. */
  readonly get: <T>(path: RestPath, params?: Params) => Promise<Answer<T>>;
  /** As things are now: neither taken from what was read before nor remembered. */
  readonly fresh: <T>(path: RestPath, params?: Params) => Promise<Answer<T>>;
  readonly write: <T>(method: WriteMethod, path: RestPath, body?: unknown) => Promise<Answer<T>>;
  /** Gives the same value for the same key until something is written. It is where loaders live. */
  readonly remember: <T>(key: string, create: () => T) => T;
  /** From here on the calls are made by the person that this token belongs to. */
  readonly signInAs: (token: string) => void;
  readonly hasToken: () => boolean;
  readonly abilities: RestService['abilities'];
}

export type WriteMethod = 'POST' | 'PUT' | 'DELETE';

export interface StreamCall extends Caller {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: Dispatcher.DispatchOptions['body'];
  /** Aborted when the client that waits for the answer goes away. */
  readonly signal: AbortSignal;
}

const MAX_ANSWER_SIZE = 16 * 1024 * 1024;
const MAX_CONNECTIONS = 128;

export function createRestService(options: RestServiceOptions): RestService {
  const { origin, pathname } = new URL(options.url);
  const base = pathname.replace(/\/+$/, '');
  const maxResponseSize = options.maxAnswerSize ?? MAX_ANSWER_SIZE;
  // Long downloads have connections of their own, so that they never keep an answer waiting.
  const calls = new Pool(origin, { connections: MAX_CONNECTIONS, maxResponseSize });
  const streams = new Pool(origin, {
    connections: MAX_CONNECTIONS,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const abilities: RestService['abilities'] = new Map();

  return {
    abilities,
    forRequest: (request) => createClient(calls, base, options.timeout, abilities, request),
    stream: ({ method, path, headers, body, signal, ...caller }) =>
      streams
        .request({
          method,
          path: base + path,
          headers: { ...headers, ...headersOf(caller) },
          body: body ?? null,
          signal,
        })
        .catch((error: unknown) => {
          throw transportError(error, signal.aborted);
        }),
    missing: () => whatIsMissing(calls, `${base}/ready`),
    close: async () => {
      await Promise.all([calls.close(), streams.close()]);
    },
  };
}

/** `{ page: 2, status: ['draft', 'close'] }` → `?page=2&status[]=draft&status[]=close`; what is missing is left out. */
export function queryString(params: Params): string {
  const parts = Object.entries(params).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value)) return value.map((item) => `${name}[]=${encode(item)}`);
    return [`${name}=${encode(typeof value === 'boolean' ? Number(value) : value)}`];
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

// Commas, colons and semicolons are the contract's own punctuation and stay readable.
const encode = (value: unknown) =>
  encodeURIComponent(String(value))
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%3B', ';');

function createClient(
  pool: Pool,
  base: string,
  timeout: number,
  abilities: RestService['abilities'],
  request: RestRequest,
): RestClient {
  let { token } = request;
  // Both live and die with the request, so that no two people ever share what is in them.
  const answers = new Map<string, Promise<Answer<unknown>>>();
  const memory = new Map<string, unknown>();
  const forget = () => {
    answers.clear();
    memory.clear();
  };
  const send = (method: Dispatcher.HttpMethod, target: string, body?: unknown) =>
    call(pool, timeout, { ...request, token }, method, `${base}/api${target}`, body);

  return {
    abilities,
    hasToken: () => token !== null,
    get: <T>(target: RestPath, params: Params = {}) => {
      const key = target.text + queryString(params);
      const known = answers.get(key) ?? send('GET', key);
      answers.set(key, known);
      return known as Promise<Answer<T>>;
    },
    fresh: <T>(target: RestPath, params: Params = {}) =>
      send('GET', target.text + queryString(params)) as Promise<Answer<T>>,
    write: async <T>(method: WriteMethod, target: RestPath, body?: unknown) => {
      forget();
      try {
        return (await send(method, target.text, body)) as Answer<T>;
      } finally {
        forget();
      }
    },
    remember: <T>(key: string, create: () => T) => {
      if (!memory.has(key)) memory.set(key, create());
      return memory.get(key) as T;
    },
    signInAs: (next) => {
      token = next;
      forget();
    },
  };
}

function headersOf({ token, requestId, address }: Caller) {
  return {
    'x-request-id': requestId,
    'x-forwarded-for': address,
    'x-kafedra-via': 'gateway',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
}

async function call(
  pool: Pool,
  timeout: number,
  request: RestRequest,
  method: Dispatcher.HttpMethod,
  target: string,
  body: unknown,
): Promise<Answer<unknown>> {
  // undici's own timeouts begin anew with every chunk; this one ends a slow drip too.
  const deadline = new AbortController();
  const stop = () => deadline.abort();
  const timer = setTimeout(stop, timeout);
  const keepOn = request.life.onEnd(stop);
  try {
    const answer = await pool.request({
      method,
      path: target,
      headers: {
        accept: 'application/json',
        ...headersOf(request),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' &&
          request.idempotencyKey !== null && { 'idempotency-key': request.idempotencyKey }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: deadline.signal,
    });
    return read(answer, await answer.body.text());
  } catch (error) {
    throw transportError(error, request.life.ended === 'left');
  } finally {
    clearTimeout(timer);
    keepOn();
  }
}

// Those who ask whether the gateway is ready ask often and do not wait long.
const READY_WITHIN = 2000;

async function whatIsMissing(pool: Pool, readyPath: string): Promise<readonly string[]> {
  try {
    const signal = AbortSignal.timeout(READY_WITHIN);
    const answer = await pool.request({ method: 'GET', path: readyPath, signal });
    const body = parse(answer.headers['content-type'], await answer.body.text());
    if (answer.statusCode < 300) return [];
    const missing = body?.['missing'];
    return Array.isArray(missing) && missing.length > 0 ? missing.map(String) : ['api'];
  } catch {
    return ['api'];
  }
}

function read({ statusCode, headers }: Dispatcher.ResponseData, text: string): Answer<unknown> {
  const retryAfter = headers['retry-after'];
  const body = parse(headers['content-type'], text);
  const failed = statusCode >= 400;
  if (failed || hasErrors(body)) {
    throw errorOfAnswer(
      failed ? statusCode : 422,
      body?.['errors'] ?? body?.['message'],
      typeof retryAfter === 'string' ? retryAfter : undefined,
    );
  }
  if (statusCode === 204) return { data: null, meta: {} };
  if (statusCode >= 300 || !body || !('data' in body)) throw errorOfTransport('UPSTREAM_MALFORMED');
  return { data: body['data'], meta: (body['meta'] ?? {}) as Answer<unknown>['meta'] };
}

/** The answer's object; null when it is not JSON, is cut off, or is no object. */
function parse(contentType: unknown, text: string): Record<string, unknown> | null {
  if (typeof contentType !== 'string' || !/^application\/(?:[\w.-]+\+)?json\b/i.test(contentType))
    return null;
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function hasErrors(body: Record<string, unknown> | null): boolean {
  const errors = body?.['errors'];
  if (errors === undefined || errors === null || errors === '') return false;
  return typeof errors !== 'object' || Object.keys(errors).length > 0;
}

function transportError(error: unknown, left: boolean) {
  if (error instanceof Error && error.name === 'RestError') return error;
  if (left) return errorOfTransport('CANCELLED', error);
  if (error instanceof undiciErrors.ResponseExceededMaxSizeError) {
    return errorOfTransport('UPSTREAM_MALFORMED', error);
  }
  if (
    error instanceof undiciErrors.RequestAbortedError ||
    error instanceof undiciErrors.HeadersTimeoutError ||
    error instanceof undiciErrors.BodyTimeoutError ||
    error instanceof undiciErrors.ConnectTimeoutError ||
    (error instanceof Error && error.name === 'AbortError')
  ) {
    return errorOfTransport('UPSTREAM_TIMEOUT', error);
  }
  return errorOfTransport('UPSTREAM_UNREACHABLE', error);
}
