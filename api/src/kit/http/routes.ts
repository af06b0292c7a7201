// Routes that are written by hand. Who may call one, what it takes and what it answers are declared; its work gets the
// input read and typed by its schemas, and the documentation tells of the envelope and of the failures that follow.
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  admitted,
  callerOf,
  companyOf,
  inNone,
  scopeOf,
  senderOf,
  signedIn,
  type InTransaction,
  type SignedIn,
} from './callers.ts';
import type { Database, Enter } from '../database/database.ts';
import { ChunkReceived, chunkQuery, uploadSchema } from '../files/chunks.ts';
import { nothing, refuseUnknownParameters, requireClosed } from './strict-input.ts';
import { dataOf, failures, listOf, schema, type DocumentedFailure } from './documentation.ts';
import { failureOf, notFound, type Failure } from './errors.ts';
import { answerKept, keepNothing, type Freshness } from './caching.ts';
import { answeredOnce, type EffectDoors, type Effected, type Sender } from './idempotency.ts';
import { idOf } from '../values/ids.ts';
import { limiter, type Rate } from './rate-limits.ts';
import type { ListMeta, Row } from '../lists/list.ts';
import { pageAsked, wholeListQuery, withoutThese } from '../lists/unpaged-list.ts';
import { schemaName } from './openapi-references.ts';
import { addressOf } from './networks.ts';
import { outsideCompanies, type RoutePermission, type Scope } from '../permissions/permissions.ts';
import {
  besideAddress,
  bodyParameters,
  bodyWithAddress,
  namingAddress,
  readSent,
  type AddressNames,
} from './input-coercion.ts';

/** What every route says of itself. */
interface RouteDefinition<Params, Query, Body> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base of its kind, as `/invites/:id/send`. */
  path: string;
  /** The heading in openapi.json, and what it does in a few words. */
  tag: string;
  summary: string;
  description?: string;
  /** The parts of the path, the company's id aside: `idParams` where that is an id alone. */
  params?: z.ZodType<Params> & { shape: z.ZodRawShape };
  query?: z.ZodType<Query> & { shape: z.ZodRawShape };
  /** Its objects say what becomes of fields that they do not name. None is taken when it is left out. */
  body?: z.ZodType<Body>;
  /** Names under which the body may say parts of the path once more, ids all: `{ comment_id: 'id' }`. */
  addressNames?: AddressNames;
  /** The body is a file, or a chunk of one, which the work reads as a stream. */
  upload?: true;
  /** Failures beyond those that follow from who may call it and from what it takes. */
  failures?: readonly DocumentedFailure[];
}

/**
 * What a route answers: the `data` of this shape, nothing when left out, or a page of a list of this shape. A GET that
 * answers an array is a list that is at hand as a whole: the kit takes for it what every list takes, and cuts the page.
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
      /** What it tells in `meta` beside the page. */
      meta?: z.ZodObject;
      status?: undefined;
      run: (call: Call) => Promise<{ data: Row[]; meta: ListMeta }>;
    };

type Route<Given, Params, Query, Body, Data> = RouteDefinition<Params, Query, Body> &
  Answering<Given & Call<Params, Query, Body>, Data>;

/**
 * Work that opens doors itself. That of a POST has its effect behind one of those that it is given, once for all requests
 * with one `Idempotency-Key`, and answers what it is answered there.
 */
type RouteInSteps<Given, Params, Query, Body, Data> =
  | (Route<Given, Params, Query, Body, Data> & { method: 'GET' | 'PUT' | 'DELETE' })
  | (RouteDefinition<Params, Query, Body> & {
      method: 'POST';
      answer?: z.ZodType<Data>;
      list?: undefined;
      status?: 201;
      run: (
        call: Given & Call<Params, Query, Body> & { effect: EffectDoors },
      ) => Promise<Effected<NoInfer<Data>> | ChunkReceived>;
    });

/** What the work of every route gets; a part that is not declared is `undefined`. */
interface Call<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  request: FastifyRequest;
}

interface OfCompany {
  permission: Exclude<RoutePermission, 'open' | 'signed-in'>;
  /** Closed to access tokens. */
  accessTokens?: false;
}

/** An id in a path. What can't be one leads to nothing, and what is no number is another path. */
export const pathId = z.string().transform((text, context) => {
  const id = idOf(text);
  if (id !== undefined) return id;
  context.addIssue('no id');
  return z.NEVER;
});

/** An id in a query; `missing` is what is said of what can be none. */
export const queryId = (missing: string) =>
  z.string().transform((text, context) => {
    const id = idOf(text);
    if (id !== undefined) return id;
    context.addIssue(missing);
    return z.NEVER;
  });

/** That of a path, where `-` may stand for several that a parameter names, as in AIP-159 (reading across collections). */
export const pathIds = z.union([z.literal('-'), pathId]);

/** The parts of a path that names one record. */
export const idParams = z.object({ id: pathId });

/** Those of one that names a company, for what is no company's route. */
export const companyParams = z.object({ companyId: pathId });

/** A company's route, below `/api/companies/{companyId}`. Its work is one transaction, as the company's door opens it. */
export function companyRoute<Params = undefined, Query = undefined, Body = undefined, Data = void>(
  app: FastifyInstance,
  database: Database,
  route: OfCompany & Route<{ scope: Scope } & InTransaction, Params, Query, Body, Data>,
): void {
  add(app, admitting(ofCompany(route)), route, (request, read) =>
    admitted<unknown>(app, database, request, companyOf, ({ caller, transaction }) =>
      route.run({ ...read(), scope: scopeOf(caller), transaction }),
    ),
  );
}

/**
 * The same for work that opens doors itself: around what happens outside the database (a file, a password's hash,
 * another service), where no transaction may be held, or for what one's own rights do not reach.
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

/** A route below `/api` of whoever signed in, whatever their companies. Its work is one transaction of the person's door. */
export function personRoute<Params = undefined, Query = undefined, Body = undefined, Data = void>(
  app: FastifyInstance,
  database: Database,
  route: Route<{ person: SignedIn } & InTransaction, Params, Query, Body, Data>,
): void {
  add(app, admitting(ofPerson), route, (request, read) =>
    admitted<unknown>(app, database, request, inNone, ({ caller, transaction }) =>
      route.run({ ...read(), person: signedIn(caller), transaction }),
    ),
  );
}

/** The same for work that opens doors itself. */
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
 * Like a person's route, and for access tokens too: their scope is their company, and so is the door; that of a person is
 * in none, until the work enters one.
 */
export function callerRoute<Params = undefined, Query = undefined, Body = undefined, Data = void>(
  app: FastifyInstance,
  database: Database,
  route: Route<{ scope: Scope; enter: Enter } & InTransaction, Params, Query, Body, Data>,
): void {
  const base: Base = {
    ...ofPerson,
    config: { ...ofPerson.config, accessTokens: true },
    failures: [401],
  };
  add(app, admitting(base), route, (request, read) =>
    admitted<unknown>(app, database, request, companyOf, ({ caller, transaction, enter }) => {
      const scope = caller.scope ?? outsideCompanies(caller.person.id);
      return route.run({ ...read(), scope, transaction, enter });
    }),
  );
}

/** Of one open route from one address, where it does not say otherwise: a class that opens a page at once does not meet it. */
const usualRate: Rate = { times: 600, minutes: 1 };

/**
 * A route below `/api` that nobody needs to sign in for. Its work opens doors itself. How often one address may call it
 * is looked at before anything else, its body included.
 */
export function openRoute<Params = undefined, Query = undefined, Body = undefined, Data = void>(
  app: FastifyInstance,
  route: RouteInSteps<unknown, Params, Query, Body, Data> & {
    limit?: Rate;
    /** Of a read that is the same whoever asks: for how long everybody may keep its answer. */
    kept?: Freshness;
  },
): void {
  const calls = limiter(route.limit ?? usualRate);
  const base: Base = {
    url: '/api',
    config: { permission: 'open' },
    failures: [429],
    before: async (request) => calls.take(addressOf(request)),
    ...(route.kept && { kept: route.kept }),
  };
  add(app, base, route, (request, read) => {
    const sender = { companyId: 0, personId: 0, address: addressOf(request) };
    return inSteps(app, route, sender, read());
  });
}

async function inSteps<Given, Params, Query, Body, Data>(
  app: FastifyInstance,
  route: RouteInSteps<Given, Params, Query, Body, Data>,
  sender: Sender,
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
  /** Throws for a call that is not even read. */
  before?: (request: FastifyRequest) => Promise<void>;
  kept?: Freshness;
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
  const body = addressNames ? namingAddress(addressNames, route.body) : route.body;
  const { status = 200 } = route;
  const { kept } = base;
  const ofBody = method === 'DELETE' && body !== undefined ? bodyParameters(body) : undefined;
  const beside = upload ? chunkQuery.shape : ofBody;
  const isWhole = method === 'GET' && answer instanceof z.ZodArray;
  const added = isWhole ? wholeListQuery(route.query?.shape) : beside;
  const query = added ? z.object({ ...added, ...route.query?.shape }) : route.query;
  if (body !== undefined) requireClosed(`${method} ${path}`, body);
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
        ...(kept && { 304: z.null().describe('`If-None-Match` names what is there.') }),
        ...(upload && { 202: dataOf(uploadAnswer) }),
        ...failures(...base.failures, ...consequences(route), ...(route.failures ?? [])),
      },
    }),
    // They are read below, which types them.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      if (kept !== undefined) keepNothing(reply);
      let page: ReturnType<typeof pageAsked> | undefined;
      // Only for whoever may call it.
      const result = await answeredOnce(request, () =>
        work(request, () => {
          const sent = Object(request.query);
          if (isWhole) page = pageAsked(sent);
          const call = {
            params: read(params, request.params, refusedPath),
            query: read(route.query, isWhole ? withoutThese(added ?? {}, sent) : sent),
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
      const told = list === undefined ? { data: answer === undefined ? {} : data } : data;
      return kept === undefined ? told : answerKept(request, reply, told, kept);
    },
  });
}

function read<Value>(
  shape: z.ZodType<Value> | undefined,
  sent: unknown,
  failure: (error: z.ZodError) => Error = failureOf,
): Value {
  // Whose schema is left out has the type that its parameter has by default.
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
  const whole = bodyWithAddress(ofAddress ?? {}, request.query, request.body ?? {});
  const { own, wrong } = besideAddress(addressNames, request.params, whole);
  if (body === undefined) {
    readSent(nothing, own, failureOf, { wrong });
    return none;
  }
  return readSent(body, own, failureOf, { ofAddress: ofAddress !== undefined, wrong });
}

/** What has a code of its own is told; else the path leads to nothing. */
function refusedPath(error: z.ZodError): Failure {
  const isTold = (issue: z.core.$ZodIssue) =>
    issue.code === 'custom' && issue.params?.['code'] !== undefined;
  return error.issues.some(isTold) ? failureOf(error) : notFound();
}

/** Ids match digits alone, so that words may stand in their place. */
const withDigits = (path: string, parts: z.ZodRawShape = {}): string =>
  path.replace(/:(\w+)/g, (part, name: string) => {
    if (parts[name] === pathIds) return String.raw`${part}(^\d+$|^-$)`;
    return parts[name] === pathId ? String.raw`${part}(^\d+$)` : part;
  });

/** The failures that follow from what a route takes. */
function consequences({
  method,
  params,
  upload,
}: RouteDefinition<unknown, unknown, unknown>): DocumentedFailure[] {
  const statuses: DocumentedFailure[] = [422]; // Texts that can't be kept are refused wherever they stand.
  if (params !== undefined) statuses.push(404);
  if (upload) statuses.push(409);
  if (method !== 'GET') statuses.push(400, 413, 415, 507); // A body may come where none is asked for.
  return statuses;
}
