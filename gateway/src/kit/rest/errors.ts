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
  /** The status of the answer; 502 when there was none that could be used, 504 when it came too late. */
  readonly status: number;
  readonly problems: readonly Problem[];

  constructor(
    code: ErrorCode,
    status: number,
    message: string,
    { problems = [], retryAfter, cause }: RestErrorDetails = {},
  ) {
    super(message, {
      extensions: { code, status, ...(retryAfter !== undefined && { retryAfter }) },
    });
    this.cause = cause;
    this.name = 'RestError';
    this.status = status;
    this.problems = problems;
  }
}

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_LARGE'
  | 'INVALID_INPUT'
  | 'TOO_MANY_REQUESTS'
  | 'UPSTREAM_FAILED'
  | 'UPSTREAM_MALFORMED'
  | 'UPSTREAM_UNREACHABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'CANCELLED';

interface RestErrorDetails {
  problems?: readonly Problem[];
  /** Seconds to wait before the next try. */
  retryAfter?: number;
  cause?: unknown;
}

/** The error for an answer that arrived with a failure status, or with `errors` beside a good one. */
export function errorOfAnswer(status: number, errors: unknown, retryAfter?: string): RestError {
  const problems = problemsOf(errors);
  const code = codeOfStatus(status);
  // What a failing server says about itself is for its own logs.
  const told = code === 'UPSTREAM_FAILED' ? undefined : problems[0]?.message;
  const seconds = Number(retryAfter);
  return new RestError(code, status, told ?? MESSAGES[code], {
    problems,
    ...(retryAfter !== undefined && Number.isFinite(seconds) && { retryAfter: seconds }),
  });
}

export function errorOfTransport(code: TransportFailure, cause?: unknown): RestError {
  return new RestError(code, code === 'UPSTREAM_TIMEOUT' ? 504 : 502, MESSAGES[code], { cause });
}

/** For an id that leads nowhere, the same as the REST side would say. */
export const notFound = () => new RestError('NOT_FOUND', 404, MESSAGES.NOT_FOUND);

export const isRestError = (error: unknown, ...statuses: number[]): error is RestError =>
  error instanceof RestError && statuses.includes(error.status);

export type TransportFailure =
  | 'UPSTREAM_MALFORMED'
  | 'UPSTREAM_UNREACHABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'CANCELLED';

/**
 * Reads every shape of `errors` that is documented or seen: a list of objects, of strings or of both, one string,
 * one object, and a map from field to message or messages.
 */
export function problemsOf(errors: unknown): Problem[] {
  if (errors === null || errors === undefined || errors === '') return [];
  if (typeof errors === 'string') return [{ message: errors, field: null, code: null }];
  if (Array.isArray(errors)) return errors.flatMap(problemsOf);
  if (typeof errors !== 'object') return [{ message: String(errors), field: null, code: null }];
  const entry = errors as Record<string, unknown>;
  if (typeof entry['message'] === 'string') {
    return [{ message: entry['message'], field: text(entry['field']), code: text(entry['code']) }];
  }
  return Object.entries(entry).flatMap(([name, messages]) =>
    problemsOf(messages).map(({ message, field, code }) => ({
      message,
      field: field ?? name,
      code,
    })),
  );
}

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
    case 429:
      return 'TOO_MANY_REQUESTS';
    default:
      return 'INVALID_INPUT';
  }
}

/** Shown when the REST side gave no words of its own. They may reach a person, so they are Russian. */
const MESSAGES: Record<ErrorCode, string> = {
  UNAUTHENTICATED: 'Войдите, чтобы продолжить.',
  FORBIDDEN: 'Недостаточно прав.',
  NOT_FOUND: 'Не найдено.',
  CONFLICT: 'Данные успели измениться. Обновите страницу и повторите.',
  TOO_LARGE: 'Слишком большой запрос.',
  INVALID_INPUT: 'Проверьте введённые данные.',
  TOO_MANY_REQUESTS: 'Слишком много запросов. Повторите позже.',
  UPSTREAM_FAILED: 'Сервер не смог выполнить запрос. Повторите позже.',
  UPSTREAM_MALFORMED: 'Сервер ответил непонятно. Повторите позже.',
  UPSTREAM_UNREACHABLE: 'Сервер недоступен. Повторите позже.',
  UPSTREAM_TIMEOUT: 'Сервер не ответил вовремя. Повторите позже.',
  CANCELLED: 'Запрос отменён.',
};
