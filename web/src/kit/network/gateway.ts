// Sends a GraphQL operation to the gateway with the access token; ends a lost session and throws RequestFailed without
// a response. Independent of Relay, so that the pages before sign-in stay small.
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { startRetries } from './busy.ts';
import { takeEarlyResponse } from './earlyResponse.ts';
import { gatewayAddress, requestHeaders } from './requestHeaders.ts';
import { idempotencyKeyOf, forgetIdempotencyKey } from './idempotencyKeys.ts';
import { noteRequest } from './requestLog.ts';
import { handleSessionLost } from './session.ts';
import { joinMutationQueue } from './mutationQueue.ts';

/** The gateway's codes (`extensions.code`) and three of the client. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'OFFLINE'
  | 'UNAVAILABLE'
  | 'FAILED'
  | (string & {});

/** An operation without a response. The message is in Russian and fit for users. */
export class RequestFailed extends Error {
  readonly code: ErrorCode;
  /** The server is overloaded; the same request may succeed later. */
  readonly isBusy: boolean;

  constructor(message: string, code: ErrorCode, isBusy = false) {
    super(message);
    this.name = 'RequestFailed';
    this.code = code;
    this.isBusy = isBusy;
  }
}

/** The gateway's form of a GraphQL error. */
export interface GatewayError {
  message: string;
  extensions?: GatewayExtensions | undefined;
}

interface GatewayExtensions {
  code?: string;
  status?: number;
  /** Seconds to wait before a retry when the server is overloaded. */
  retryAfter?: number;
  /** For a mutation that changed nothing. */
  repeatable?: boolean;
}

/**
 * Returns partial data together with its errors. Waits and retries while the server is overloaded; a mutation only when
 * it certainly changed nothing. A `quiet` operation, such as a poll, fails instead.
 */
export async function postOperation(
  request: RequestParameters,
  variables: Variables,
  signal: AbortSignal,
  { quiet = false } = {},
): Promise<GraphQLResponse> {
  const body = JSON.stringify(toBody(request, variables));
  const changes = request.operationKind === 'mutation';
  const key = changes ? idempotencyKeyOf(body) : null;
  const waiting = startRetries();
  const turn = changes ? joinMutationQueue(request.name) : null;
  let early = changes ? null : takeEarlyResponse(body);
  try {
    for (;;) {
      const before = turn?.come(signal);
      // oxlint-disable-next-line no-await-in-loop
      if (before) await before;
      // oxlint-disable-next-line no-await-in-loop
      const arrival = await exchange(early ?? send(body, key, signal), request.name, signal);
      early = null;
      const { answer, status } = arrival;
      const seconds = quiet ? null : retryDelayOf(arrival, changes);
      const pause = seconds === null ? null : waiting.pause(seconds, signal);
      if (pause === null) {
        if (changes && answer?.data != null && answer.errors === undefined)
          forgetIdempotencyKey(body);
        return requireData(answer, status);
      }
      turn?.hold();
      // oxlint-disable-next-line no-await-in-loop
      await pause;
    }
  } finally {
    turn?.end();
    waiting.end();
  }
}

interface Arrival {
  readonly answer: GatewayResponse | null;
  readonly status: number;
  /** Seconds. */
  readonly retryAfter: number | null;
}

async function exchange(
  sent: Promise<Response>,
  name: string,
  signal: AbortSignal,
): Promise<Arrival> {
  const started = performance.now();
  const response = await sent.catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw offlineError();
  });
  signal.throwIfAborted();
  const { status, headers } = response;
  noteRequest({ name, status, ms: performance.now() - started });
  const answer = (await response.json().catch(() => null)) as GatewayResponse | null;
  // The caller may have aborted while the body arrived.
  signal.throwIfAborted();
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return { answer, status, retryAfter: Number.isNaN(seconds) ? null : seconds };
}

/** Seconds until the operation may be sent again; null when it may not be or no time is known. */
function retryDelayOf({ answer, status, retryAfter }: Arrival, changes: boolean): number | null {
  const errors = answer?.errors ?? [];
  if (status === 401 || errors.some(isOfSession)) return null;
  const pauses = errors.flatMap((error) => retryAfterOf(error) ?? []);
  if (changes) {
    const isUndone = Object.values(answer?.data ?? {}).every((payload) => payload === null);
    const isRepeatable = errors.every(({ extensions }) => extensions?.repeatable === true);
    return pauses.length > 0 && isUndone && isRepeatable ? Math.max(...pauses) : null;
  }
  if (pauses.length > 0) return Math.max(...pauses);
  // A proxy before the gateway sent the status.
  return errors.length === 0 && busyStatuses.has(status) ? retryAfter : null;
}

/** Seconds; null unless the error reports an overloaded server. */
export const retryAfterOf = ({ extensions = {} }: GatewayError): number | null =>
  busyStatuses.has(extensions.status ?? 0) || extensions.code === 'OVERLOADED'
    ? (extensions.retryAfter ?? null)
    : null;

const busyStatuses = new Set([429, 503]);

const isOfSession = ({ extensions }: GatewayError) => extensions?.code === 'UNAUTHENTICATED';

function send(body: string, key: string | null, signal: AbortSignal): Promise<Response> {
  return fetch(gatewayAddress, {
    method: 'POST',
    headers: { ...requestHeaders(), ...(key !== null && { 'Idempotency-Key': key }) },
    body,
    signal,
  });
}

/** The request body; the gateway knows the operation's text by its hash. */
export function toBody({ name, id }: RequestParameters, variables: Variables) {
  return { operationName: name, documentId: `sha256:${String(id)}`, variables };
}

export interface GatewayResponse {
  data?: Record<string, unknown> | null;
  errors?: readonly GatewayError[];
}

/** The response if it has data; throws otherwise. `status` is the HTTP status. */
export function requireData(answer: GatewayResponse | null, status: number): GraphQLResponse {
  const errors = answer?.errors ?? [];
  if (status === 401 || errors.some(isOfSession)) {
    handleSessionLost();
    throw new RequestFailed('Сессия закончилась. Войдите ещё раз', 'UNAUTHENTICATED');
  }
  if (answer?.data == null) throw failureOf(errors[0], status);
  return answer as GraphQLResponse;
}

export function offlineError(): RequestFailed {
  return new RequestFailed(
    'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз',
    'OFFLINE',
  );
}

export function failureOf(error: GatewayError | undefined, status: number): RequestFailed {
  if (error?.extensions?.code === 'PERSISTED_OPERATION_NOT_FOUND') {
    return new RequestFailed(
      'Вышло обновление. Обновите страницу, чтобы продолжить',
      'PERSISTED_OPERATION_NOT_FOUND',
    );
  }
  const isBusy = error !== undefined && retryAfterOf(error) !== null;
  // English messages are for developers.
  if (error && /[а-яё]/i.test(error.message)) {
    return new RequestFailed(error.message, error.extensions?.code ?? 'FAILED', isBusy);
  }
  if (status === 429) {
    return new RequestFailed(
      'Слишком много запросов. Подождите минуту и попробуйте ещё раз',
      'TOO_MANY_REQUESTS',
      true,
    );
  }
  return new RequestFailed(
    'Сервер временно недоступен. Попробуйте ещё раз через минуту',
    error?.extensions?.code ?? 'UNAVAILABLE',
    isBusy || status === 503,
  );
}
