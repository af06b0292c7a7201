// Everything that can come back from the REST side and is no success, as one kind of GraphQL error:
// `extensions.code` says what happened, `extensions.status` carries the HTTP status.
import { GraphQLError } from 'graphql';

/** One entry of REST `errors`, whatever shape it came in. */
export interface Problem {
  readonly message: string;
  /** The REST path of the field (`lessons.0.title`). */
  readonly field: string | null;
  readonly code: string | null;
}

/** A REST call that did not succeed. */
export class RestError extends GraphQLError {
  /** The status of the answer; where there was none that could be used, the one that says why. */
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

/** What a failed call may have changed: nothing where it never left, or was refused before any work. */
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
  /** Seconds to wait before the next try. */
  retryAfter?: number;
  effect?: Effect;
  cause?: unknown;
}

/** The error for an answer that arrived with a failure status, or with `errors` beside a good one. */
export function errorOfAnswer(status: number, errors: unknown, retryAfter?: string): RestError {
  const problems = problemsOf(errors);
  const seconds = secondsUntil(retryAfter);
  const code = status === 503 && seconds !== null ? 'OVERLOADED' : codeOfStatus(status);
  // A statement that ran too long is not to be repeated without anybody wanting it: no pause is announced for it.
  const isTooSlow = problems.some(({ code: reason }) => reason === 'too_slow');
  // What a failing server says about itself is for its own logs, but that it has no space left.
  const told = status >= 500 && status !== 507 ? undefined : problems[0]?.message;
  return new RestError(code, status, told || messages[code], {
    problems,
    effect: seconds !== null && (status === 429 || isSentAway(problems)) ? 'refused' : 'unknown',
    ...(seconds !== null && !isTooSlow && { retryAfter: seconds }),
  });
}

/** Whether the server sent the call away before any work, by the codes that the contract has for that. */
export const isSentAway = (problems: readonly Problem[]): boolean =>
  problems.some(({ code }) => code !== null && sentAway.has(code));

const sentAway: ReadonlySet<string> = new Set(['overloaded', 'too_much_work', 'closing']);

/** The error for a call without an answer that could be used. */
export function failure(
  code: Failure,
  details: Pick<RestErrorDetails, 'cause' | 'retryAfter'> = {},
): RestError {
  return new RestError(code, statuses[code], messages[code], {
    ...details,
    effect: neverSent.has(code) ? 'unsent' : 'unknown',
  });
}

/** This side's own refusals. */
const neverSent: ReadonlySet<Failure> = new Set([
  'OVERLOADED',
  'TOO_MANY_REQUESTS',
  'UPSTREAM_UNAVAILABLE',
]);

/** The error for something that an answer should have and has not. */
export const missingField = (name: string): RestError =>
  new RestError(
    'UPSTREAM_MISSING_FIELD',
    502,
    `${messages.UPSTREAM_MISSING_FIELD.slice(0, -1)}: ${name}.`,
  );

/** The header of an answer, which a server could send twice. */
export function retryAfterIn(
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

/** The code that an error is told by; `INTERNAL` for one that nobody foresaw. */
export function codeOf(error: unknown): string {
  const code = error instanceof GraphQLError ? error.extensions['code'] : undefined;
  return typeof code === 'string' ? code : 'INTERNAL';
}

/** Seconds that a failure asks to wait for; null where it says nothing of when to come again. */
export function pauseOf(error: unknown): number | null {
  const seconds = error instanceof RestError ? error.extensions['retryAfter'] : undefined;
  return typeof seconds === 'number' ? seconds : null;
}

/** For an id that leads nowhere, the same as the REST side would say. */
export const notFound = () => new RestError('NOT_FOUND', 404, messages.NOT_FOUND);

export const isRestError = (error: unknown, ...statuses: number[]): error is RestError =>
  error instanceof RestError && statuses.includes(error.status);

export type Failure = keyof typeof statuses;

/** What a gateway answers over HTTP in such a case. */
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
 * Reads every shape of `errors` that is documented or seen: a list of objects, of strings or of both, one string, one
 * object, and a map from field to message or messages, which may itself hold maps (`{ lessons: [{ title: 'Пусто' }] }`).
 */
export function problemsOf(errors: unknown): Problem[] {
  return problemsAt(errors, null, 0).slice(0, maxProblems);
}

/** More helps nobody, and a server could send a million. */
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

/** From field to what is wrong with it, as opposed to one problem. */
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

/** Shown when the REST side gave no words of its own. They may reach a person, so they are Russian. */
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
