// Declares routes outside of resources by their caller, input and response.
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  withCaller,
  callerOf,
  companyOf,
  noCompany,
  scopeOf,
  senderOf,
  signedIn,
  type CallerTransaction,
  type SignedIn,
} from './callers.ts';
import type { Database, EnterCompany } from '../database/database.ts';
import { ChunkReceived, chunkQuery, uploadSchema } from '../files/chunks.ts';
import { emptyBody, refuseUnknownParameters, requireStrictSchema } from './strict-input.ts';
import { dataOf, failures, listOf, schema, type DocumentedFailure } from './documentation.ts';
import { failureOf, notFound, type Failure } from './errors.ts';
import { sendCacheable, keepNothing, type Freshness } from './caching.ts';
import {
  runOrReplay,
  type EffectTransactions,
  type EffectResult,
  type KeyOwner,
} from './idempotency.ts';
import { idOf } from '../values/ids.ts';
import { limiter, type Rate } from './rate-limits.ts';
import type { ListMeta, Row } from '../lists/contract.ts';
import { pageCutter, wholeListQuery, withoutParameters } from '../lists/unpaged-list.ts';
import { schemaName } from './openapi-references.ts';
import { addressOf } from './networks.ts';
import {
  scopeOutsideCompanies,
  type RoutePermission,
  type Scope,
} from '../permissions/permissions.ts';
import {
  separatePathFields,
  bodyParameters,
  mergeQueryIntoBody,
  withPathFields,
  parseInput,
  type PathFields,
} from './input-coercion.ts';

/** What all routes declare. */
interface RouteDefinition<Params, Query, Body> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the base of the route's kind, as `/invites/:id/send`. */
  path: string;
  /** The OpenAPI tag, and a short summary. */
  tag: string;
  summary: string;
  description?: string;
  /** Path parameters without the company id; `idParams` for a single id. */
  params?: z.ZodType<Params> & { shape: z.ZodRawShape };
  query?: z.ZodType<Query> & { shape: z.ZodRawShape };
  /**
   * Each object in it must allow or forbid unknown fields. A body is refused if this is left out.
   */
  body?: z.ZodType<Body>;
  /** Body fields that may repeat ids of the path, as `{ comment_id: 'id' }`. */
  addressNames?: PathFields;
  /** The body is a file or a chunk of one, which the route reads as a stream. */
  upload?: true;
  /** Failures besides those that follow from the kind of the route and its input. */
  failures?: readonly DocumentedFailure[];
}

/**
 * The response: `data` of this shape, nothing if left out, or a page of a list. A GET that returns an array is paged by
 * the kit, which accepts all list parameters for it.
 */
type Answering<Call, Data> =
  | {
      answer?: z.ZodType<Data>;
      list?: undefined;
      status?: 201;
      run: (call: Call) => Promise<NoInfer<Data>>;
    }
  | {
      list: z.ZodType;
      /** Fields of `meta` besides those of the page. */
      meta?: z.ZodObject;
      status?: undefined;
      run: (call: Call) => Promise<{ data: Row[]; meta: ListMeta }>;
    };

type Route<Given, Params, Query, Body, Data> = RouteDefinition<Params, Query, Body> &
  Answering<Given & Call<Params, Query, Body>, Data>;

/**
 * A route that opens its own transactions. A POST has its effect in one of the transactions of `effect`, once for all
 * requests with the same `Idempotency-Key`, and returns the result of that transaction.
 */
type RouteInSteps<Given, Params, Query, Body, Data> =
  | (Route<Given, Params, Query, Body, Data> & { method: 'GET' | 'PUT' | 'DELETE' })
  | (RouteDefinition<Params, Query, Body> & {
      method: 'POST';
      answer?: z.ZodType<Data>;
      list?: undefined;
      status?: 201;
      run: (
        call: Given & Call<Params, Query, Body> & { effect: EffectTransactions },
      ) => Promise<EffectResult<NoInfer<Data>> | ChunkReceived>;
    });

/** What every handler receives. Undeclared parts are `undefined`. */
interface Call<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  request: FastifyRequest;
}

interface OfCompany {
  permission: Exclude<RoutePermission, 'open' | 'signed-in'>;
  /** Not available to access tokens. */
  accessTokens?: false;
}

/** An id in a path. An invalid id is 404; text that is not a number matches other routes. */
export const pathId = z.string().transform((text, context) => {
  const id = idOf(text);
  if (id !== undefined) return id;
  context.addIssue('no id');
  return z.NEVER;
});

/** An id in a query. `missing` is the message for an invalid id. */
export const queryId = (missing: string) =>
  z.string().transform((text, context) => {
    const id = idOf(text);
    if (id !== undefined) return id;
    context.addIssue(missing);
    return z.NEVER;
  });

/**
 * An id in a path, or `-` for several ids in a parameter, as in AIP-159 (reading across collections).
 */
export const pathIds = z.union([z.literal('-'), pathId]);

/** The path parameters of a single record. */
export const idParams = z.object({ id: pathId });

/** The path parameters of a company in a global route. */
export const companyParams = z.object({ companyId: pathId });

/** A route below `/api/companies/{companyId}`. Its work is one transaction of the company. */
export function companyRoute<Params = undefined, Query = undefined, Body = undefined, Data = void>(
  app: FastifyInstance,
  database: Database,
  route: OfCompany & Route<{ scope: Scope } & CallerTransaction, Params, Query, Body, Data>,
): void {
  add(app, admitting(ofCompany(route)), route, (request, read) =>
    withCaller<unknown>(app, database, request, companyOf, ({ caller, transaction }) =>
      route.run({ ...read(), scope: scopeOf(caller), transaction }),
    ),
  );
}

/**
 * A company route that opens its own transactions: around work outside of the database (files, password hashes,
 * external services), during which no transaction may be held, or for changes beyond the caller's rights.
 */
export function companyRouteInSteps<
  Params = undefined,
  Query = undefined,
  Body = undefined,
  Data = void,
>(
  app: FastifyInstance,
  route: OfCompany & RouteInSteps<{ scope: Scope }, Params, Query, Body, Data>,
): void {
  add(app, ofCompany(route), route, (request, read) => {
    const caller = callerOf(request);
    const scope = scopeOf(caller);
    return inSteps(app, route, senderOf(caller, scope.companyId), { ...read(), scope });
  });
}

/**
 * A route below `/api` for signed-in users, independent of companies. Its work is one transaction of the person.
 */
export function personRoute<Params = undefined, Query = undefined, Body = undefined, Data = void>(
  app: FastifyInstance,
  database: Database,
  route: Route<{ person: SignedIn } & CallerTransaction, Params, Query, Body, Data>,
): void {
  add(app, admitting(ofPerson), route, (request, read) =>
    withCaller<unknown>(app, database, request, noCompany, ({ caller, transaction }) =>
      route.run({ ...read(), person: signedIn(caller), transaction }),
    ),
  );
}

/** A person route that opens its own transactions. */
export function personRouteInSteps<
  Params = undefined,
  Query = undefined,
  Body = undefined,
  Data = void,
>(
  app: FastifyInstance,
  route: RouteInSteps<{ person: SignedIn }, Params, Query, Body, Data>,
): void {
  add(app, ofPerson, route, (request, read) => {
    const caller = callerOf(request);
    const person = signedIn(caller);
    return inSteps(app, route, senderOf(caller, null), { ...read(), person });
  });
}

/**
 * A person route that also accepts access tokens. A token's scope and transaction are those of its company; a person's
 * are outside of companies until the work enters one.
 */
export function callerRoute<Params = undefined, Query = undefined, Body = undefined, Data = void>(
  app: FastifyInstance,
  database: Database,
  route: Route<
    { scope: Scope; enter: EnterCompany } & CallerTransaction,
    Params,
    Query,
    Body,
    Data
  >,
): void {
  const base: Base = {
    ...ofPerson,
    config: { ...ofPerson.config, accessTokens: true },
    failures: [401],
  };
  add(app, admitting(base), route, (request, read) =>
    withCaller<unknown>(app, database, request, companyOf, ({ caller, transaction, enter }) => {
      const scope = caller.scope ?? scopeOutsideCompanies(caller.person.id);
      return route.run({ ...read(), scope, transaction, enter });
    }),
  );
}

/**
 * The default rate limit per open route and address: a school class that opens a page at once stays below it.
 */
const usualRate: Rate = { times: 600, minutes: 1 };

/**
 * A route below `/api` without authentication, which opens its own transactions. The rate limit per address is checked
 * first, before the body is read.
 */
export function openRoute<Params = undefined, Query = undefined, Body = undefined, Data = void>(
  app: FastifyInstance,
  route: RouteInSteps<unknown, Params, Query, Body, Data> & {
    limit?: Rate;
    /** The cache lifetime of a read that is the same for every caller. */
    freshness?: Freshness;
  },
): void {
  const calls = limiter(route.limit ?? usualRate);
  const base: Base = {
    url: '/api',
    config: { permission: 'open' },
    failures: [429],
    before: async (request) => calls.take(addressOf(request)),
    ...(route.freshness && { freshness: route.freshness }),
  };
  add(app, base, route, (request, read) => {
    const sender = { companyId: 0, personId: 0, address: addressOf(request) };
    return inSteps(app, route, sender, read());
  });
}

async function inSteps<Given, Params, Query, Body, Data>(
  app: FastifyInstance,
  route: RouteInSteps<Given, Params, Query, Body, Data>,
  sender: KeyOwner,
  call: Given & Call<Params, Query, Body>,
): Promise<unknown> {
  if (route.method !== 'POST') return route.run(call);
  const isStreamed = route.upload === true;
  const effect = await app.effectOf(call.request, sender, { isStreamed });
  const done = await route.run({ ...call, effect });
  return done instanceof ChunkReceived ? done : done.answer;
}

/** Of a route that answers nothing more than its status. */
const emptyAnswer = z.object({}).meta(schemaName('Empty'));

const uploadAnswer = z.object({ upload: uploadSchema }).meta(schemaName('UploadUnderWay'));

/** What routes of one kind have in common. */
interface Base {
  url: string;
  config: FastifyContextConfig;
  failures: readonly DocumentedFailure[];
  params?: z.ZodRawShape;
  /** Throws to refuse a request before it is read. */
  before?: (request: FastifyRequest) => Promise<void>;
  freshness?: Freshness;
}

const ofPerson: Base = { url: '/api', config: { permission: 'signed-in' }, failures: [401, 403] };

const admitting = (base: Base): Base => ({ ...base, config: { ...base.config, admits: true } });

const ofCompany = ({ permission, accessTokens }: OfCompany): Base => ({
  url: '/api/companies/:companyId',
  config: { permission, ...(accessTokens !== undefined && { accessTokens }) },
  failures: [401, 403, 404],
  params: { companyId: z.string() },
});

function add<Params, Query, Body>(
  app: FastifyInstance,
  base: Base,
  route: RouteDefinition<Params, Query, Body> & {
    answer?: z.ZodType;
    list?: z.ZodType | undefined;
    meta?: z.ZodObject;
    status?: 201 | undefined;
  },
  work: (request: FastifyRequest, read: () => Call<Params, Query, Body>) => Promise<unknown>,
): void {
  const { method, path, tag, summary, params, list, meta, answer, upload, addressNames } = route;
  const body = addressNames ? withPathFields(addressNames, route.body) : route.body;
  const { status = 200 } = route;
  const { freshness } = base;
  const ofBody = method === 'DELETE' && body !== undefined ? bodyParameters(body) : undefined;
  const beside = upload ? chunkQuery.shape : ofBody;
  const isWhole = method === 'GET' && answer instanceof z.ZodArray;
  const added = isWhole ? wholeListQuery(route.query?.shape) : beside;
  const query = added ? z.object({ ...added, ...route.query?.shape }) : route.query;
  if (body !== undefined) requireStrictSchema(`${method} ${path}`, body);
  app.route({
    method,
    url: base.url + withDigits(path, params?.shape),
    config: { ...base.config, ...(upload && { upload }) },
    ...(base.before && { onRequest: base.before }),
    schema: schema(tag, summary, {
      ...(route.description !== undefined && { description: route.description }),
      ...(upload && { consumes: ['multipart/form-data', 'application/octet-stream'] }),
      ...(params && { params: z.object({ ...base.params, ...params.shape }) }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: {
        [status]: list === undefined ? dataOf(answer ?? emptyAnswer) : listOf(list, meta),
        ...(freshness && {
          304: z.null().describe('Not modified: `If-None-Match` matches the current `ETag`.'),
        }),
        ...(upload && { 202: dataOf(uploadAnswer) }),
        ...failures(...base.failures, ...consequences(route), ...(route.failures ?? [])),
      },
    }),
    // The handler parses the input, which also types it.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      if (freshness !== undefined) keepNothing(reply);
      let page: ReturnType<typeof pageCutter> | undefined;
      // Input is parsed only after the caller is authorized.
      const result = await runOrReplay(request, () =>
        work(request, () => {
          const sent = Object(request.query);
          if (isWhole) page = pageCutter(sent);
          const call = {
            params: read(params, request.params, refusedPath),
            query: read(route.query, isWhole ? withoutParameters(added ?? {}, sent) : sent),
            body: readBody(route, request, ofBody),
            request,
          };
          refuseUnknownParameters(sent, query?.shape ?? {});
          return call;
        }),
      );
      if (result instanceof ChunkReceived) {
        return reply.code(202).send({ data: { upload: result.upload } });
      }
      reply.code(status);
      const data = page !== undefined && Array.isArray(result) ? page(result) : result;
      const payload = list === undefined ? { data: answer === undefined ? {} : data } : data;
      return freshness === undefined ? payload : sendCacheable(request, reply, payload, freshness);
    },
  });
}

function read<Value>(
  shape: z.ZodType<Value> | undefined,
  sent: unknown,
  failure: (error: z.ZodError) => Error = failureOf,
): Value {
  // Without a schema, `Value` has its default type, `undefined`.
  if (shape === undefined) return undefined as Value;
  const result = shape.safeParse(sent, { reportInput: true });
  if (!result.success) throw failure(result.error);
  return result.data;
}

function readBody<Value>(
  { body, upload, addressNames = {} }: RouteDefinition<unknown, unknown, Value>,
  request: FastifyRequest,
  ofAddress: z.ZodRawShape | undefined,
): Value {
  const none = undefined as Value; // As above.
  if (upload) return none;
  const whole = mergeQueryIntoBody(ofAddress ?? {}, request.query, request.body ?? {});
  const { own, wrong } = separatePathFields(addressNames, request.params, whole);
  if (body === undefined) {
    parseInput(emptyBody, own, failureOf, { wrong });
    return none;
  }
  return parseInput(body, own, failureOf, { ofAddress: ofAddress !== undefined, wrong });
}

/** Issues with a code become 422. All others mean that the path does not exist: 404. */
function refusedPath(error: z.ZodError): Failure {
  const hasCode = (issue: z.core.$ZodIssue) =>
    issue.code === 'custom' && issue.params?.['code'] !== undefined;
  return error.issues.some(hasCode) ? failureOf(error) : notFound();
}

/** Ids match digits only, so that other routes may have words in the same position. */
const withDigits = (path: string, parts: z.ZodRawShape = {}): string =>
  path.replace(/:(\w+)/g, (part, name: string) => {
    if (parts[name] === pathIds) return String.raw`${part}(^\d+$|^-$)`;
    return parts[name] === pathId ? String.raw`${part}(^\d+$)` : part;
  });

/** The failures that follow from a route's method and input. */
function consequences({
  method,
  params,
  upload,
}: RouteDefinition<unknown, unknown, unknown>): DocumentedFailure[] {
  const statuses: DocumentedFailure[] = [422]; // Invalid text is refused in any part of a request.
  if (params !== undefined) statuses.push(404);
  if (upload) statuses.push(409);
  if (method !== 'GET') statuses.push(400, 413, 415, 507); // Clients may send a body even where none is expected.
  return statuses;
}
