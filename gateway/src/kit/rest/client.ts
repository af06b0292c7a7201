// The client of the REST API. One service per process holds the connections and what is known about the server; one
// client per operation carries the token, ends with its operation, and sends the same GET only once.
import type { Dispatcher } from 'undici';
import { subscriberOf } from './fairness/client-address.ts';
import { type Acquaintances, createAcquaintances } from './fairness/known-tokens.ts';
import { type Answer, type Arrival, readAnswer } from './answers.ts';
import { type Budgets, createBudgets } from './fairness/budgets.ts';
import { type Call, type Calls, createCalls, type CallStats } from './calls.ts';
import { createDialect, type Dialect } from './dialect.ts';
import { codeOf, RestError } from './errors.ts';
import type { ObservedCall, ObservedOperation } from '../observe/observer.ts';
import { laneOfStrangers } from './fairness/lanes.ts';
import type { Life } from './resilience/deadline.ts';
import { answerSizeLimit } from './limits.ts';
import { type Params, queryString } from './params.ts';
import type { RestPath } from './path.ts';
import { createReadiness } from './resilience/readiness.ts';
import { createSharedReads, type SharedReads } from './shared-reads.ts';
import { createStreams, type Transfer } from './streams.ts';
import { createTransport } from './transport.ts';

export type { Answer } from './answers.ts';
export { type Params, queryString } from './params.ts';

export interface RestServiceOptions {
  /** The server's address; the contract's paths (`/api/…`) are taken from there. */
  readonly url: string;
  /** How long one call may take from its start to the last byte of the answer, in milliseconds. */
  readonly timeout: number;
  /** REST calls that the operations on one company may cost in a minute. */
  readonly companyCallsPerMinute?: number;
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
  /** How many rows its pages were seen to have, by the list's route. */
  readonly pageSizes: Map<string, PageSizes>;
  /** What has to answer before requests can succeed and does not. */
  readonly missing: () => Promise<readonly string[]>;
  readonly stats: () => CallStats;
  readonly close: () => Promise<void>;
}

/** What sizes of pages a list gives, whatever is asked for. */
export interface PageSizes {
  readonly least: number;
  readonly most: number;
  /** A page of so many rows was full: those of fewer have as many as they are asked for. */
  readonly full: number;
}

/** Whose call it is. */
export interface Caller {
  readonly token: string | null;
  readonly requestId: string;
  /** The client's network address: the REST API limits tries by it. */
  readonly address: string;
  /** What the client says that it is. Passed on with writes, so that sign-ins can be told apart. */
  readonly userAgent?: string | undefined;
  /** The trace that the client's request is part of, by W3C's header. */
  readonly traceparent?: string | undefined;
}

/** What calls tell of their caller, found out where finding it out was put off. */
export const callerAlone = ({ token, requestId, address, userAgent }: Caller): Caller => ({
  token,
  requestId,
  address,
  userAgent,
});

/** How many more reads an operation may make. */
export interface Allowance {
  /** Before a call: why it may not be made. */
  readonly take: () => Error | null;
  /** After one: how many records it brought. */
  readonly brought: (records: number) => void;
}

/** One operation of a caller. */
export interface RestRequest extends Caller {
  /** Its calls end with it. */
  readonly life: Life;
  /** Calls that the whole operation may make, as estimated: charged once to each company that it touches. */
  readonly cost: number;
  /** What its reads use up, where that is counted. */
  readonly allowance?: Allowance | null;
  /** Passed on with writes. */
  readonly idempotencyKey: string | null;
  /** Told of each call. */
  readonly observed?: ObservedOperation | null;
}

export interface RestClient {
  /** Sent once per request and parameters, however often it is asked for, until something is written. */
  readonly get: <T>(path: RestPath, params?: Params) => Promise<Answer<T>>;
  /** As things are now: neither taken from what was read before nor remembered. */
  readonly fresh: <T>(path: RestPath, params?: Params) => Promise<Answer<T>>;
  readonly write: <T>(method: WriteMethod, path: RestPath, body?: unknown) => Promise<Answer<T>>;
  /**
   * Gives the same value for the same path and purpose until something is written. It is where loaders live: whatever
   * is kept there is kept for this server, this person and the company of the path.
   */
  readonly remember: <T extends object>(at: RestPath, purpose: string, create: () => T) => T;
  /** From here on the calls are made by the person that this token belongs to. */
  readonly signInAs: (token: string) => void;
  readonly hasToken: () => boolean;
  /** Whether anything may have been changed so far: writes that were refused before any work change nothing. */
  readonly mayHaveChanged: () => boolean;
  /**
   * Until when everybody may be told what was read so far, as `Date.now` counts. 0 where nothing was, or something that is
   * not kept for all.
   */
  readonly goodUntil: () => number;
  readonly abilities: RestService['abilities'];
  readonly pageSizes: RestService['pageSizes'];
}

export type WriteMethod = 'POST' | 'PUT' | 'DELETE';

export interface StreamCall extends Caller {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: Transfer['body'];
  /** Aborted when the client that waits for the answer goes away. */
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
  const calls = createCalls(transport, timeout);
  const shared = createSharedReads(timeout);
  const budgets = createBudgets(companyCallsPerMinute);
  const acquaintances = createAcquaintances();
  const streams = createStreams(origin, timeout);
  const readiness = createReadiness(origin, `${base}/ready`);
  const dialect = createDialect();
  const abilities: RestService['abilities'] = new Map();
  const pageSizes: RestService['pageSizes'] = new Map();
  const server = { calls, shared, budgets, acquaintances, dialect, base, abilities, pageSizes };

  return {
    abilities,
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
 * Whether a call succeeds for good tokens alone. The public part of the contract takes any, and so do writes that come
 * before signing in.
 */
const asksWhose = (method: 'GET' | WriteMethod, route: RestPath['route']): boolean =>
  method === 'GET' && !route.startsWith(publicPart);

const publicPart = '/public/';

/** An answer that can be read, or word that the one from before still holds. */
function goodOrSame(arrival: Arrival): Arrival {
  if (arrival.status !== 304) readAnswer(arrival);
  return arrival;
}

interface Server {
  readonly calls: Calls;
  readonly shared: SharedReads;
  readonly budgets: Budgets;
  readonly acquaintances: Acquaintances;
  readonly dialect: Dialect;
  /** The path of the server's address. */
  readonly base: string;
  readonly abilities: RestService['abilities'];
  readonly pageSizes: RestService['pageSizes'];
}

function createClient(
  { calls, shared, budgets, acquaintances, dialect, base, abilities, pageSizes }: Server,
  request: RestRequest,
): RestClient {
  const { life, cost, allowance, idempotencyKey, observed, address } = request;
  let { token } = request;
  let headers: string[] | undefined;
  let writes = 0;
  let changed = false;
  let goodUntil = Number.POSITIVE_INFINITY;
  // These live and die with the operation, so that no two people ever share what is in them.
  const answers = new Map<string, Promise<Answer<unknown>>>();
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
  ): Omit<Call, 'headers'> => {
    const lane = isKnown
      ? (company ?? (token as string))
      : laneOfStrangers(subscriberOf(address), company);
    const path = `${base}/api${target}`;
    return { method, path, body: null, company, lane, life, insists: changed && method === 'GET' };
  };
  const make = <T>(
    { route }: RestPath,
    call: Omit<Call, 'headers'>,
    more: readonly string[],
    read: (arrival: Arrival) => T,
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
  ): Promise<Answer<unknown>> => {
    const { route, companyId: company } = at;
    goodUntil = 0;
    // What strangers name is not theirs: neither its lane nor its budget.
    const isKnown = acquaintances.knows(token, company);
    const refusal = isKnown ? charge(company) : null;
    if (refusal) return Promise.reject(refusal);
    const made = make(at, { ...callOf(method, at, target, isKnown), body }, more, readAnswer);
    if (isKnown || token === null || !asksWhose(method, route)) return made;
    return introduced(made, token, company);
  };
  /** As all visitors read it, who have no token: the public part of the contract does not ask whose a call is. */
  const readShared = async (at: RestPath, target: string): Promise<Answer<unknown>> => {
    const call = callOf('GET', at, target, false);
    const ask = (life: Life, conditions: readonly string[]) =>
      make(at, { ...call, life }, conditions, goodOrSame);
    try {
      const { arrival, until } = await shared.read(call.path, life, ask);
      goodUntil = Math.min(goodUntil, until);
      return readAnswer(arrival);
    } catch (error) {
      goodUntil = 0;
      throw error;
    }
  };
  const introduced = async (
    made: Promise<Answer<unknown>>,
    own: string,
    company: number | null,
  ): Promise<Answer<unknown>> => {
    const answer = await made;
    acquaintances.meet(own, company);
    return answer;
  };
  const observe = async <T>(
    seen: ObservedCall,
    call: Omit<Call, 'headers'>,
    own: readonly string[],
    read: (arrival: Arrival) => T,
  ): Promise<T> => {
    try {
      const answer = await calls.make({ ...call, headers: [...own, ...seen.headers] }, read);
      seen.end('ok');
      return answer;
    } catch (error) {
      seen.end(codeOf(error));
      throw error;
    }
  };
  /** The writes of one operation differ, and so must their keys. */
  const keyOfWrite = () => {
    if (idempotencyKey === null) return [];
    writes += 1;
    return ['idempotency-key', writes === 1 ? idempotencyKey : `${idempotencyKey}-${writes}`];
  };

  const read = (target: RestPath, params: Params, key: string): Promise<Answer<unknown>> => {
    const sent = (address: string) =>
      token === null && target.route.startsWith(publicPart)
        ? readShared(target, address)
        : send('GET', target, address);
    const resend = (less: Params) => sent(target.text + queryString(less));
    return sent(key).catch((error: unknown) =>
      dialect.readWithout(target.route, params, error, resend),
    );
  };

  return {
    abilities,
    pageSizes,
    hasToken: () => token !== null,
    mayHaveChanged: () => changed,
    goodUntil: () => (Number.isFinite(goodUntil) ? goodUntil : 0),
    get: <T>(target: RestPath, params: Params = {}) => {
      const taken = dialect.taken(target.route, params);
      const key = target.text + queryString(taken);
      let answer = answers.get(key);
      if (!answer) {
        answer = allowance
          ? countedRead(allowance, () => read(target, taken, key))
          : read(target, taken, key);
        answers.set(key, answer);
      }
      return answer as Promise<Answer<T>>;
    },
    fresh: <T>(target: RestPath, params: Params = {}) =>
      send('GET', target, target.text + queryString(params)) as Promise<Answer<T>>,
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
        return answer as Answer<T>;
      } catch (error) {
        if (!(error instanceof RestError) || error.effect === 'unknown') changed = true;
        throw error;
      } finally {
        forget();
      }
    },
    remember: <T extends object>(at: RestPath, purpose: string, create: () => T) => {
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
  allowance: Allowance,
  read: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const refusal = allowance.take();
  if (refusal) throw refusal;
  const answer = await read();
  if (Array.isArray(answer.data)) allowance.brought(answer.data.length);
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
