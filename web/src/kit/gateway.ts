// One GraphQL operation, asked of the gateway: the token goes along, a lost session ends at the sign-in page, what can't
// be answered at all becomes a RequestFailed. It needs no Relay, so that the pages before signing in load without it.
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { takeEarly } from './early.ts';
import { gatewayAddress, requestHeaders } from './ask.ts';
import { keyOf, settle } from './intents.ts';
import { noteRequest } from './requestLog.ts';
import { sessionLost } from './session.ts';

/** The gateway's own codes (`extensions.code`), and three of this side. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'OFFLINE'
  | 'UNAVAILABLE'
  | 'FAILED'
  | (string & {});

/** An operation without an answer. The message is in Russian and ready to be shown. */
export class RequestFailed extends Error {
  readonly code: ErrorCode;

  constructor(message: string, code: ErrorCode) {
    super(message);
    this.name = 'RequestFailed';
    this.code = code;
  }
}

/** What the gateway adds to a GraphQL error. */
export interface GatewayError {
  message: string;
  extensions?: { code?: string; status?: number } | undefined;
}

/** Partial data come back together with their errors. */
export async function post(
  request: RequestParameters,
  variables: Variables,
  signal: AbortSignal,
): Promise<GraphQLResponse> {
  const started = performance.now();
  const body = JSON.stringify(toBody(request, variables));
  const changes = request.operationKind === 'mutation';
  const early = changes ? null : takeEarly(body);
  const response = await (early ?? send(body, changes, signal)).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw offline();
  });
  signal.throwIfAborted();
  noteRequest({ name: request.name, status: response.status, ms: performance.now() - started });

  const answer = (await response.json().catch(() => null)) as GatewayAnswer | null;
  if (changes && answer?.data != null && answer.errors === undefined) settle(body);
  return dataOf(answer, response.status);
}

function send(body: string, changes: boolean, signal: AbortSignal): Promise<Response> {
  return fetch(gatewayAddress, {
    method: 'POST',
    headers: { ...requestHeaders(), ...(changes && { 'Idempotency-Key': keyOf(body) }) },
    body,
    signal,
  });
}

/** An operation as it travels: the gateway knows its text by the hash. */
export function toBody({ name, id }: RequestParameters, variables: Variables) {
  return { operationName: name, documentId: `sha256:${String(id)}`, variables };
}

export interface GatewayAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly GatewayError[];
}

/** The answer when there are data in it. `status` is that of the response. */
export function dataOf(answer: GatewayAnswer | null, status: number): GraphQLResponse {
  const errors = answer?.errors ?? [];
  if (status === 401 || errors.some((error) => error.extensions?.code === 'UNAUTHENTICATED')) {
    sessionLost();
    throw new RequestFailed('Сессия закончилась. Войдите ещё раз', 'UNAUTHENTICATED');
  }
  if (answer?.data == null) throw unanswered(errors[0], status);
  return answer as GraphQLResponse;
}

export function offline(): RequestFailed {
  return new RequestFailed(
    'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз',
    'OFFLINE',
  );
}

export function unanswered(error: GatewayError | undefined, status: number): RequestFailed {
  if (error?.extensions?.code === 'PERSISTED_OPERATION_NOT_FOUND') {
    return new RequestFailed(
      'Вышло обновление. Обновите страницу, чтобы продолжить',
      'PERSISTED_OPERATION_NOT_FOUND',
    );
  }
  // What is said in English is for developers.
  if (error && /[а-яё]/i.test(error.message)) {
    return new RequestFailed(error.message, error.extensions?.code ?? 'FAILED');
  }
  if (status === 429) {
    return new RequestFailed(
      'Слишком много запросов. Подождите минуту и попробуйте ещё раз',
      'TOO_MANY_REQUESTS',
    );
  }
  return new RequestFailed(
    'Сервер временно недоступен. Попробуйте ещё раз через минуту',
    error?.extensions?.code ?? 'UNAVAILABLE',
  );
}
