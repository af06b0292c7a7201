// Turns every failure of the REST API into one kind of GraphQL error, with the code in `extensions.code` and the HTTP
// status in `extensions.status`.
import { GraphQLError } from 'graphql';

/** One entry of REST `errors`, normalized. */
export interface Problem {
  readonly message: string;
  /** The path of the field in REST (`lessons.0.title`). */
  readonly field: string | null;
  readonly code: string | null;
}

/** A REST call that did not succeed. */
export class RestError extends GraphQLError {
  /**
   * The status of the response; without a usable response, the status that the gateway would send.
   */
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly effect: Effect;

  constructor(
    code: ErrorCode,
    status: number,
    message: string,
    { problems = [], retryAfter, effect = 'unknown', cause }: RestErrorDetails = {},
  ) {
    super(message, {
      extensions: { code, status, ...(retryAfter !== undefined && { retryAfter }) },
    });
    this.cause = cause;
    this.name = 'RestError';
    this.status = status;
    this.problems = problems;
    this.effect = effect;
  }
}

/**
 * What a failed call may have changed: nothing if it was not sent or was rejected before any work.
 */
export type Effect = 'unsent' | 'refused' | 'unknown';

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_LARGE'
  | 'INVALID_INPUT'
  | 'FAILED_DEPENDENCY'
  | 'TOO_MANY_REQUESTS'
  | 'UPSTREAM_FAILED'
  | 'UPSTREAM_MALFORMED'
  | 'UPSTREAM_MISSING_FIELD'
  | 'UPSTREAM_UNREACHABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'OVERLOADED'
  | 'CANCELLED';

interface RestErrorDetails {
  problems?: readonly Problem[];
  /** Seconds to wait before the next attempt. */
  retryAfter?: number;
  effect?: Effect;
  cause?: unknown;
}

/** The error for a response with a failure status, or with `errors` in a success. */
export function errorFromResponse(status: number, errors: unknown, retryAfter?: string): RestError {
  const problems = parseProblems(errors);
  const seconds = secondsUntil(retryAfter);
  const code = status === 503 && seconds !== null ? 'OVERLOADED' : codeOfStatus(status);
  // A query that ran too long must not be repeated automatically, so no retry time is passed on.
  const isTooSlow = problems.some(({ code: reason }) => reason === 'too_slow');
  // Messages of a 5xx are internal, except that the storage is full (507).
  const message = status >= 500 && status !== 507 ? undefined : problems[0]?.message;
  return new RestError(code, status, message || messages[code], {
    problems,
    effect:
      seconds !== null && (status === 429 || isRejectedBeforeWork(problems))
        ? 'refused'
        : 'unknown',
    ...(seconds !== null && !isTooSlow && { retryAfter: seconds }),
  });
}

/**
 * Whether the server rejected the call before any work, by the codes that the contract has for this.
 */
export const isRejectedBeforeWork = (problems: readonly Problem[]): boolean =>
  problems.some(({ code }) => code !== null && sentAway.has(code));

const sentAway: ReadonlySet<string> = new Set(['overloaded', 'too_much_work', 'closing']);

/** The error for a call without a usable response. */
export function failure(
  code: FailureCode,
  details: Pick<RestErrorDetails, 'cause' | 'retryAfter'> = {},
): RestError {
  return new RestError(code, statuses[code], messages[code], {
    ...details,
    effect: neverSent.has(code) ? 'unsent' : 'unknown',
  });
}

/** Failures that the gateway raises before it sends the call. */
const neverSent: ReadonlySet<FailureCode> = new Set([
  'OVERLOADED',
  'TOO_MANY_REQUESTS',
  'UPSTREAM_UNAVAILABLE',
]);

/** The error for a field that the server should have returned and did not. */
export const missingField = (name: string): RestError =>
  new RestError(
    'UPSTREAM_MISSING_FIELD',
    502,
    `${messages.UPSTREAM_MISSING_FIELD.slice(0, -1)}: ${name}.`,
  );

/** The Retry-After header; the first one if the server sent several. */
export function retryAfterHeader(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  const header = headers['retry-after'];
  return Array.isArray(header) ? header[0] : header;
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3); null when it is neither. */
function secondsUntil(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const date = /^[A-Z][a-z]+, .* GMT$/.test(retryAfter) ? Date.parse(retryAfter) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

/** The `extensions.code` of an error; `INTERNAL` for an unexpected one. */
export function errorCode(error: unknown): string {
  const code = error instanceof GraphQLError ? error.extensions['code'] : undefined;
  return typeof code === 'string' ? code : 'INTERNAL';
}

/** Seconds after which the failed call may be retried; null when the error does not say. */
export function retryAfterOf(error: unknown): number | null {
  const seconds = error instanceof RestError ? error.extensions['retryAfter'] : undefined;
  return typeof seconds === 'number' ? seconds : null;
}

/** The error for an unknown id, equal to the one of the REST API. */
export const notFound = () => new RestError('NOT_FOUND', 404, messages.NOT_FOUND);

export const isRestError = (error: unknown, ...statuses: number[]): error is RestError =>
  error instanceof RestError && statuses.includes(error.status);

export type FailureCode = keyof typeof statuses;

/** The HTTP status that a gateway sends for each failure. */
const statuses = {
  UPSTREAM_MALFORMED: 502,
  UPSTREAM_UNREACHABLE: 502,
  UPSTREAM_TIMEOUT: 504,
  UPSTREAM_UNAVAILABLE: 503,
  OVERLOADED: 503,
  TOO_MANY_REQUESTS: 429,
  CANCELLED: 499,
} as const satisfies Partial<Record<ErrorCode, number>>;

/**
 * Parses all documented and observed shapes of `errors`: an array of objects, strings or both, one string, one object,
 * and a map from field to message or messages, which may nest (`{ lessons: [{ title: 'Пусто' }] }`).
 */
export function parseProblems(errors: unknown): Problem[] {
  return problemsAt(errors, null, 0).slice(0, maxProblems);
}

/** More are useless to a reader, and a server could send a million. */
const maxProblems = 1000;
const maxDepth = 10;

function problemsAt(errors: unknown, field: string | null, depth: number): Problem[] {
  if (errors === null || errors === undefined || errors === '' || depth > maxDepth) return [];
  if (typeof errors !== 'object') return [{ message: String(errors), field, code: null }];
  if (Array.isArray(errors)) {
    return errors.flatMap((item, index) =>
      problemsAt(item, isMap(item) && field !== null ? `${field}.${index}` : field, depth + 1),
    );
  }
  const entry = errors as Record<string, unknown>;
  if (!isMap(entry)) {
    const { message, code } = entry;
    return [{ message: String(message), field: text(entry['field']) ?? field, code: text(code) }];
  }
  return Object.entries(entry).flatMap(([name, messages]) =>
    problemsAt(messages, field === null ? text(name) : `${field}.${name}`, depth + 1),
  );
}

/** A map from field to messages, as opposed to one problem. */
const isMap = (value: unknown): boolean =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  !('message' in value && typeof value.message === 'string');

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function codeOfStatus(status: number): ErrorCode {
  if (status >= 500) return 'UPSTREAM_FAILED';
  switch (status) {
    case 401:
      return 'UNAUTHENTICATED';
    case 403:
      return 'FORBIDDEN';
    case 404:
    case 410:
      return 'NOT_FOUND';
    case 409:
      return 'CONFLICT';
    case 413:
      return 'TOO_LARGE';
    case 424:
      return 'FAILED_DEPENDENCY';
    case 429:
      return 'TOO_MANY_REQUESTS';
    default:
      return 'INVALID_INPUT';
  }
}

/** Used when the REST API sends no message. Users may see them, so they are in Russian. */
const messages: Record<ErrorCode, string> = {
  UNAUTHENTICATED: 'Войдите, чтобы продолжить.',
  FORBIDDEN: 'Недостаточно прав.',
  NOT_FOUND: 'Не найдено.',
  CONFLICT: 'Данные успели измениться. Обновите страницу и повторите.',
  TOO_LARGE: 'Слишком большой запрос.',
  INVALID_INPUT: 'Проверьте введённые данные.',
  FAILED_DEPENDENCY: 'Внешний сервис не ответил. Повторите позже.',
  TOO_MANY_REQUESTS: 'Слишком много запросов. Повторите позже.',
  UPSTREAM_FAILED: 'Сервер не смог выполнить запрос. Повторите позже.',
  UPSTREAM_MALFORMED: 'Сервер ответил непонятно. Повторите позже.',
  UPSTREAM_MISSING_FIELD: 'Сервер не передаёт эти данные.',
  UPSTREAM_UNREACHABLE: 'Сервер недоступен. Повторите позже.',
  UPSTREAM_TIMEOUT: 'Сервер не ответил вовремя. Повторите позже.',
  UPSTREAM_UNAVAILABLE: 'Сервер временно недоступен. Повторите через несколько секунд.',
  OVERLOADED: 'Сервер перегружен. Повторите через несколько секунд.',
  CANCELLED: 'Запрос отменён.',
};
