// The client of the REST API. One service per process holds the connections and what is known about the server; one
// client per operation carries its token, ends with it, and sends equal GETs only once.
import type { Dispatcher } from 'undici';
import { subscriberKey } from './fairness/client-address.ts';
import { type KnownTokens, createKnownTokens } from './fairness/known-tokens.ts';
import { type RestResponse, type RawResponse, readResponse } from './responses.ts';
import { type Budgets, createBudgets } from './fairness/budgets.ts';
import { type RestCall, type CallScheduler, createCallScheduler, type CallStats } from './calls.ts';
import { createDialect, type Dialect } from './dialect.ts';
import { errorCode, RestError } from './errors.ts';
import type { ObservedCall, ObservedOperation } from '../observe/observer.ts';
import { anonymousClientKey } from './fairness/fair-queue.ts';
import type { Lifetime } from './resilience/lifetime.ts';
import { answerSizeLimit } from './limits.ts';
import { type Params, queryString } from './params.ts';
import type { RestPath } from './path.ts';
import { createReadiness } from './resilience/readiness.ts';
import { createVisitorCache, type VisitorCache } from './visitor-cache.ts';
import { createStreams, type Transfer } from './streams.ts';
import { createTransport } from './transport.ts';

export type { RestResponse } from './responses.ts';
export { type Params, queryString } from './params.ts';

export interface RestServiceOptions {
  /** Base URL of the server; the contract's paths (`/api/…`) are appended to it. */
  readonly url: string;
  /** Milliseconds that one call may take, from its start to the last byte of the response. */
  readonly timeout: number;
  /** REST calls per minute that all operations on one company may cost. */
  readonly companyCallsPerMinute?: number;
  /** The largest response that is read, in bytes. */
  readonly maxAnswerSize?: number;
}

/** The REST server behind the gateway. */
export interface RestService {
  readonly forRequest: (request: RestRequest) => RestClient;
  /**
   * Streams bytes in both directions without parsing them, for /media. The caller aborts through the signal.
   */
  readonly stream: (call: StreamCall) => Promise<Dispatcher.ResponseData>;
  /** Optional features that the server announced in `meta.supports`, by the route of the list. */
  readonly features: Map<string, ReadonlySet<string>>;
  /** Page sizes that the server was seen to use, by the route of the list. */
  readonly pageSizes: Map<string, PageSizes>;
  /** Names of the dependencies that do not respond; requests fail until they do. */
  readonly missing: () => Promise<readonly string[]>;
  readonly stats: () => CallStats;
  readonly close: () => Promise<void>;
}

/** The page sizes of a list, which may differ from the requested `per_page`. */
export interface PageSizes {
  readonly least: number;
  readonly most: number;
  /** The largest page that was full: pages up to this size have the requested number of rows. */
  readonly full: number;
}

/** The client on whose behalf a call is made. */
export interface Caller {
  readonly token: string | null;
  readonly requestId: string;
  /** The client's network address; the REST API applies rate limits by it. */
  readonly address: string;
  /** The client's User-Agent. Forwarded with writes, so that the list of sign-ins can show it. */
  readonly userAgent?: string | undefined;
  /** The W3C `traceparent` header of the client's request. */
  readonly traceparent?: string | undefined;
}

/**
 * A plain copy of the fields that REST calls need. Evaluates getters of a caller that computes them lazily.
 */
export const snapshotCaller = ({ token, requestId, address, userAgent }: Caller): Caller => ({
  token,
  requestId,
  address,
  userAgent,
});

/** How many more reads an operation may make. */
export interface ReadBudget {
  /** Called before a read; returns the error when no read is left. */
  readonly take: () => Error | null;
  /** Called after a read with the number of its records. */
  readonly countRecords: (records: number) => void;
}

/** The operation that a client is created for. */
export interface RestRequest extends Caller {
  /** Ending it ends the calls of the operation. */
  readonly life: Lifetime;
  /** Estimated calls of the whole operation; charged once to each company that it touches. */
  readonly cost: number;
  /** The budget of reads, where one is counted. */
  readonly allowance?: ReadBudget | null;
  /** Forwarded with writes. */
  readonly idempotencyKey: string | null;
  /** Receives every call for metrics and traces. */
  readonly observed?: ObservedOperation | null;
}

export interface RestClient {
  /**
   * Sends a GET once per path and parameters; repeated reads share the response until the next write.
   */
  readonly get: <T>(path: RestPath, params?: Params) => Promise<RestResponse<T>>;
  /** Sends a GET that neither reads nor fills the operation's cache. */
  readonly getUncached: <T>(path: RestPath, params?: Params) => Promise<RestResponse<T>>;
  readonly write: <T>(
    method: WriteMethod,
    path: RestPath,
    body?: unknown,
  ) => Promise<RestResponse<T>>;
  /**
   * Returns the same value for the same path and purpose until the next write. Loaders are stored here: a value belongs
   * to one server, one token and the company of the path.
   */
  readonly memoize: <T extends object>(at: RestPath, purpose: string, create: () => T) => T;
  /** Replaces the token of all further calls. */
  readonly signInAs: (token: string) => void;
  readonly hasToken: () => boolean;
  /**
   * Whether anything may have changed so far. A write that the server rejected before any work changes nothing.
   */
  readonly mayHaveChanged: () => boolean;
  /**
   * Until when the responses read so far may be shared with all visitors, as epoch milliseconds (`Date.now`). 0 when
   * nothing was read, or when one of them is not cacheable.
   */
  readonly cacheableUntil: () => number;
  readonly features: RestService['features'];
  readonly pageSizes: RestService['pageSizes'];
}

export type WriteMethod = 'POST' | 'PUT' | 'DELETE';

export interface StreamCall extends Caller {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: Transfer['body'];
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

export function createRestService({
  url,
  timeout,
  companyCallsPerMinute = Number.POSITIVE_INFINITY,
  maxAnswerSize = answerSizeLimit,
}: RestServiceOptions): RestService {
  const { origin, pathname } = new URL(url);
  const base = pathname.replace(/\/+$/, '');
  const transport = createTransport({ origin, maxAnswerSize });
  const calls = createCallScheduler(transport, timeout);
  const shared = createVisitorCache(timeout);
  const budgets = createBudgets(companyCallsPerMinute);
  const acquaintances = createKnownTokens();
  const streams = createStreams(origin, timeout);
  const readiness = createReadiness(origin, `${base}/ready`);
  const dialect = createDialect();
  const features: RestService['features'] = new Map();
  const pageSizes: RestService['pageSizes'] = new Map();
  const server = { calls, shared, budgets, acquaintances, dialect, base, features, pageSizes };

  return {
    features,
    pageSizes,
    forRequest: (request) => createClient(server, request),
    stream: ({ path, headers, body = null, ...call }) =>
      streams.send({
        ...call,
        path: base + path,
        headers: [...Object.entries(headers).flat(), ...headersOf(call)],
        body,
      }),
    missing: readiness.missing,
    stats: calls.stats,
    close: async () => {
      await Promise.all([transport.close(), streams.close(), readiness.close()]);
    },
  };
}

/**
 * Whether success proves that the token is valid. The public part of the contract accepts any token, and so do the
 * writes before sign-in.
 */
const asksWhose = (method: 'GET' | WriteMethod, route: RestPath['route']): boolean =>
  method === 'GET' && !route.startsWith(publicPart);

const publicPart = '/public/';

/** Throws unless the response is a success or 304 Not Modified. */
function goodOrSame(arrival: RawResponse): RawResponse {
  if (arrival.status !== 304) readResponse(arrival);
  return arrival;
}

interface Server {
  readonly calls: CallScheduler;
  readonly shared: VisitorCache;
  readonly budgets: Budgets;
  readonly acquaintances: KnownTokens;
  readonly dialect: Dialect;
  /** The path component of the server's URL. */
  readonly base: string;
  readonly features: RestService['features'];
  readonly pageSizes: RestService['pageSizes'];
}

function createClient(
  { calls, shared, budgets, acquaintances, dialect, base, features, pageSizes }: Server,
  request: RestRequest,
): RestClient {
  const { life, cost, allowance, idempotencyKey, observed, address } = request;
  let { token } = request;
  let headers: string[] | undefined;
  let writes = 0;
  let changed = false;
  let goodUntil = Number.POSITIVE_INFINITY;
  // Created per operation, so that two callers never share a response.
  const answers = new Map<string, Promise<RestResponse<unknown>>>();
  const memory = new Map<string, Map<string, unknown>>();
  const charged: number[] = [];
  const forget = () => {
    answers.clear();
    memory.clear();
  };
  const charge = (company: number | null): RestError | null => {
    if (company === null || charged.includes(company)) return null;
    const refusal = budgets.charge(company, cost);
    if (!refusal) charged.push(company);
    return refusal;
  };
  const callOf = (
    method: 'GET' | WriteMethod,
    { companyId: company }: RestPath,
    target: string,
    isKnown: boolean,
  ): Omit<RestCall, 'headers'> => {
    const lane = isKnown
      ? (company ?? (token as string))
      : anonymousClientKey(subscriberKey(address), company);
    const path = `${base}/api${target}`;
    return {
      method,
      path,
      body: null,
      company,
      lane,
      life,
      retriesWhileBusy: changed && method === 'GET',
    };
  };
  const make = <T>(
    { route }: RestPath,
    call: Omit<RestCall, 'headers'>,
    more: readonly string[],
    read: (arrival: RawResponse) => T,
  ): Promise<T> => {
    headers ??= ['accept', 'application/json', ...headersOf({ ...request, token })];
    const own = more.length > 0 ? [...headers, ...more] : headers;
    return observed
      ? observe(observed.call(call.method, route), call, own, read)
      : calls.make({ ...call, headers: own }, read);
  };
  const send = (
    method: 'GET' | WriteMethod,
    at: RestPath,
    target: string,
    body: string | null = null,
    more: readonly string[] = [],
  ): Promise<RestResponse<unknown>> => {
    const { route, companyId: company } = at;
    goodUntil = 0;
    // A caller whose token is not yet known in the company uses neither the company's queue nor its budget.
    const isKnown = acquaintances.has(token, company);
    const refusal = isKnown ? charge(company) : null;
    if (refusal) return Promise.reject(refusal);
    const made = make(at, { ...callOf(method, at, target, isKnown), body }, more, readResponse);
    if (isKnown || token === null || !asksWhose(method, route)) return made;
    return introduced(made, token, company);
  };
  /**
   * Reads the public part of the contract without a token, through the cache that all visitors share.
   */
  const readShared = async (at: RestPath, target: string): Promise<RestResponse<unknown>> => {
    const call = callOf('GET', at, target, false);
    const ask = (life: Lifetime, conditions: readonly string[]) =>
      make(at, { ...call, life }, conditions, goodOrSame);
    try {
      const { arrival, freshUntil } = await shared.read(call.path, life, ask);
      goodUntil = Math.min(goodUntil, freshUntil);
      return readResponse(arrival);
    } catch (error) {
      goodUntil = 0;
      throw error;
    }
  };
  const introduced = async (
    made: Promise<RestResponse<unknown>>,
    own: string,
    company: number | null,
  ): Promise<RestResponse<unknown>> => {
    const answer = await made;
    acquaintances.add(own, company);
    return answer;
  };
  const observe = async <T>(
    seen: ObservedCall,
    call: Omit<RestCall, 'headers'>,
    own: readonly string[],
    read: (arrival: RawResponse) => T,
  ): Promise<T> => {
    try {
      const answer = await calls.make({ ...call, headers: [...own, ...seen.headers] }, read);
      seen.end('ok');
      return answer;
    } catch (error) {
      seen.end(errorCode(error));
      throw error;
    }
  };
  /**
   * Each write of an operation needs a key of its own: the second gets the suffix `-2`, and so on.
   */
  const keyOfWrite = () => {
    if (idempotencyKey === null) return [];
    writes += 1;
    return ['idempotency-key', writes === 1 ? idempotencyKey : `${idempotencyKey}-${writes}`];
  };

  const read = (target: RestPath, params: Params, key: string): Promise<RestResponse<unknown>> => {
    const sent = (address: string) =>
      token === null && target.route.startsWith(publicPart)
        ? readShared(target, address)
        : send('GET', target, address);
    const resend = (less: Params) => sent(target.text + queryString(less));
    return sent(key).catch((error: unknown) =>
      dialect.retryWithout(target.route, params, error, resend),
    );
  };

  return {
    features,
    pageSizes,
    hasToken: () => token !== null,
    mayHaveChanged: () => changed,
    cacheableUntil: () => (Number.isFinite(goodUntil) ? goodUntil : 0),
    get: <T>(target: RestPath, params: Params = {}) => {
      const taken = dialect.supportedParams(target.route, params);
      const key = target.text + queryString(taken);
      let answer = answers.get(key);
      if (!answer) {
        answer = allowance
          ? countedRead(allowance, () => read(target, taken, key))
          : read(target, taken, key);
        answers.set(key, answer);
      }
      return answer as Promise<RestResponse<T>>;
    },
    getUncached: <T>(target: RestPath, params: Params = {}) =>
      send('GET', target, target.text + queryString(params)) as Promise<RestResponse<T>>,
    write: async <T>(method: WriteMethod, target: RestPath, body?: unknown) => {
      forget();
      try {
        const type = body === undefined ? [] : ['content-type', 'application/json'];
        const json = body === undefined ? null : JSON.stringify(body);
        const answer = await send(method, target, target.text, json, [
          ...type,
          ...keyOfWrite(),
          ...(request.userAgent === undefined ? [] : ['user-agent', request.userAgent]),
        ]);
        changed = true;
        return answer as RestResponse<T>;
      } catch (error) {
        if (!(error instanceof RestError) || error.effect === 'unknown') changed = true;
        throw error;
      } finally {
        forget();
      }
    },
    memoize: <T extends object>(at: RestPath, purpose: string, create: () => T) => {
      let values = memory.get(purpose);
      if (!values) memory.set(purpose, (values = new Map()));
      let value = values.get(at.text) as T | undefined;
      if (value === undefined) values.set(at.text, (value = create()));
      return value;
    },
    signInAs: (next) => {
      token = next;
      headers = undefined;
      forget();
    },
  };
}

async function countedRead(
  allowance: ReadBudget,
  read: () => Promise<RestResponse<unknown>>,
): Promise<RestResponse<unknown>> {
  const refusal = allowance.take();
  if (refusal) throw refusal;
  const answer = await read();
  if (Array.isArray(answer.data)) allowance.countRecords(answer.data.length);
  return answer;
}

function headersOf({ token, requestId, address }: Caller): string[] {
  const headers = [
    'x-request-id',
    requestId,
    'x-forwarded-for',
    address,
    'x-kafedra-via',
    'gateway',
  ];
  if (token !== null) headers.push('authorization', `Bearer ${token}`);
  return headers;
}
