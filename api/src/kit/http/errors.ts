// Error responses: `{ errors: [{ message, field?, code }] }` with the matching HTTP status.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { isDiskFull, isStatementTimeout } from '../database/failures.ts';
import { FolderProblem } from '../files/data-folders.ts';
import { isMissing, quoted } from '../values/russian-errors.ts';
import { Failure, type FailureStatus, type FailureReason } from './failure.ts';

export { Failure, type FailureStatus } from './failure.ts';

export const failureSchema = z
  .object({
    errors: z.array(
      z.object({
        message: z.string().describe('What is wrong and how to correct it, in Russian.'),
        field: z
          .string()
          .optional()
          .describe('Path of the invalid field, such as `name` or `lessons.0.title`.'),
        code: z.string().describe('Stable machine-readable code.'),
      }),
    ),
  })
  .meta({ id: 'Failure', description: 'Why a request failed.' });

export const unauthenticated = () =>
  new Failure(401, [{ message: 'Войдите, чтобы продолжить', code: 'unauthenticated' }]);

export const forbidden = (message = 'Недостаточно прав для этого действия') =>
  new Failure(403, [{ message, code: 'forbidden' }]);

export const notFound = (message = 'Не найдено') =>
  new Failure(404, [{ message, code: 'not_found' }]);

/** 409: the current state does not allow the change. */
export const conflict = (code: string, message: string) => new Failure(409, [{ message, code }]);

/** 422: an invalid value. `field` is its path in the body or the parameter's name. */
export const invalid = (field: string, message: string, code = 'invalid') =>
  new Failure(422, [{ message, field, code }]);

export const tooManyRequests = (message: string, seconds: number, code = 'too_many_requests') =>
  new Failure(429, [{ message, code }], { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });

/** 503 during shutdown. Nothing was done; another process takes over. */
export const closing = () =>
  new Failure(
    503,
    [{ message: 'Сервер перезапускается. Повторите через несколько секунд', code: 'closing' }],
    { 'retry-after': '5' },
  );

/** 503 under overload. Nothing was done. */
export const overloaded = () =>
  new Failure(
    503,
    [{ message: 'Сервер перегружен. Повторите через несколько секунд', code: 'overloaded' }],
    { 'retry-after': '1' },
  );

/** 503 after a statement timeout. */
const tooSlow = () =>
  new Failure(
    503,
    [{ message: 'Это заняло слишком много времени, попробуйте ещё раз', code: 'too_slow' }],
    { 'retry-after': '5' },
  );

/** 400: the request could not be parsed. */
export const badRequest = () => new Failure(400, [unreadable]);

const unreadable: FailureReason = { message: 'Запрос не удалось разобрать', code: 'bad_request' };

/** 424: an external service failed. Not a 5xx, because those count as failures of this service. */
export const failedDependency = (message: string, code = 'unavailable') =>
  new Failure(424, [{ message, code }]);

/** Limit of errors in one response: twice the lines of the longest list that users paste. */
const mostReasons = 2000;

/**
 * Converts zod's issues to error responses: the first issue of each field, with the documented codes.
 */
export function failureOf(error: z.ZodError): Failure {
  const reasons = new Map<string | undefined, FailureReason>();
  for (const reason of error.issues.flatMap((issue) => reasonsOf(issue))) {
    if (reasons.size === mostReasons) break;
    if (!reasons.has(reason.field)) reasons.set(reason.field, reason);
  }
  return new Failure(422, [...reasons.values()]);
}

function reasonsOf(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): FailureReason[] {
  const place = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      message: `Неизвестное поле ${quoted(key)}`,
      field: [...place, key].join('.'),
      code: 'unknown_field',
    }));
  }
  const meant = issue.code === 'invalid_union' ? kindMeant(issue.errors) : undefined;
  if (meant !== undefined) return meant.flatMap((inner) => reasonsOf(inner, place));
  const field = place.join('.');
  return [{ message: issue.message, ...(field === '' ? {} : { field }), code: codeOf(issue) }];
}

/**
 * The issues of a union if exactly one of its members has the type of the value; only those are reported.
 */
function kindMeant(kinds: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const [meant, ...others] = kinds.filter((issues) => issues.every(({ path }) => path.length > 0));
  return others.length === 0 ? meant : undefined;
}

/**
 * Sends every failure of a route in the documented form. Unexpected errors are logged and sent as a generic 500.
 */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = asFailure(error);
    // Intended refusals need no log entry, and a flood of refusals must not fill the log.
    if (failure.status >= 500 && failure !== error) {
      const line = error instanceof FolderProblem ? error.message : 'request failed';
      request.log.error({ err: error }, line);
    }
    return reply.code(failure.status).headers(failure.headers).send({ errors: failure.errors });
  });
  app.setNotFoundHandler((_request, reply) => sendRouteNotFound(reply));
}

/** 404 for an address without a route. */
export const sendRouteNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ errors: notFound('Такого адреса нет').errors });

/**
 * Answers a request that Node could not parse, directly on its connection (`clientErrorHandler`).
 */
export function rejectMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, reason] = unreadables[error.code ?? ''] ?? [400, unreadable];
  const body = JSON.stringify({ errors: [reason] });
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  socket.destroySoon();
}

const unreadables: Readonly<Record<string, readonly [status: number, FailureReason]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, { message: 'Запрос шёл слишком долго', code: 'request_timeout' }],
  HPE_HEADER_OVERFLOW: [
    431,
    { message: 'Адрес или заголовки запроса слишком длинные', code: 'headers_too_large' },
  ],
};

/** Errors that fastify raises before a route runs, by status. */
const refusals = {
  400: unreadable,
  413: { message: 'Запрос слишком большой', code: 'too_large' },
  415: { message: 'Запрос передан в неподдерживаемом формате', code: 'unsupported_media_type' },
  429: { message: 'Слишком много запросов, подождите немного', code: 'too_many_requests' },
} satisfies Partial<Record<FailureStatus, FailureReason>>;

const isRefusal = (status: number): status is keyof typeof refusals =>
  Object.hasOwn(refusals, status);

/** 507: the installation cannot store anything (RFC 4918, 11.5). */
const notStored = (isFull: boolean) =>
  new Failure(507, [
    isFull
      ? { message: 'На сервере закончилось место, ничего не сохранено', code: 'no_space' }
      : { message: 'Сервер не может ничего сохранить', code: 'not_kept' },
  ]);

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof z.ZodError) return failureOf(error);
  if (isStatementTimeout(error)) return tooSlow();
  if (error instanceof FolderProblem) return notStored(error.isFull);
  if (isDiskFull(error)) return notStored(true);
  const status =
    error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : Number.NaN;
  // The multipart parser raises 406 for a body that is not multipart.
  const honest = status === 406 ? 415 : status;
  if (isRefusal(honest)) return new Failure(honest, [refusals[honest]]);
  return new Failure(500, [{ message: 'Произошла ошибка', code: 'internal' }]);
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom' && typeof issue.params?.['code'] === 'string') {
    return issue.params['code'];
  }
  if (issue.code === 'too_small') return issue.minimum === 1 ? 'required' : 'too_short';
  if (issue.code === 'too_big') return 'too_long';
  if (ofNothing.has(issue.code) && isMissing(issue.input)) return 'required';
  return 'invalid';
}

/** Zod's issue codes for a missing value. */
const ofNothing = new Set(['invalid_type', 'invalid_value', 'invalid_union']);
