// One GraphQL operation, asked of the gateway: the token goes along, a lost session ends at the sign-in page, what can't
// be answered at all becomes a RequestFailed. It needs no Relay, so that the pages before signing in load without it.
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { noteRequest } from './requestLog.ts';
import { accessToken, sessionLost } from './session.ts';

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
  const token = accessToken();
  const started = performance.now();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ operationName: request.name, query: request.text, variables }),
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new RequestFailed(
      'Нет связи с сервером. Проверьте подключение и попробуйте еще раз',
      'OFFLINE',
    );
  });
  noteRequest({ name: request.name, status: response.status, ms: performance.now() - started });

  const answer = (await response.json().catch(() => null)) as {
    data?: Record<string, unknown> | null;
    errors?: GatewayError[];
  } | null;
  const errors = answer?.errors ?? [];
  if (
    response.status === 401 ||
    errors.some((error) => error.extensions?.code === 'UNAUTHENTICATED')
  ) {
    sessionLost();
    throw new RequestFailed('Сессия закончилась. Войдите еще раз', 'UNAUTHENTICATED');
  }
  if (answer?.data == null) throw unanswered(errors[0], response.status);
  return answer as GraphQLResponse;
}

function unanswered(error: GatewayError | undefined, status: number): RequestFailed {
  if (error) return new RequestFailed(error.message, error.extensions?.code ?? 'FAILED');
  if (status === 429) {
    return new RequestFailed(
      'Слишком много запросов. Подождите минуту и попробуйте еще раз',
      'TOO_MANY_REQUESTS',
    );
  }
  return new RequestFailed(
    'Сервер временно недоступен. Попробуйте еще раз через минуту',
    'UNAVAILABLE',
  );
}
