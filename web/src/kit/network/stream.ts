// Subscriptions as server-sent events, one connection each. A broken stream is reopened; the gateway first sends the
// current state, so nothing is missed.
import { authorization, gatewayAddress } from './requestHeaders.ts';
import { createClient, type RequestParams } from 'graphql-sse';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import {
  requireData,
  offlineError,
  retryAfterOf,
  RequestFailed,
  toBody,
  failureOf,
  type GatewayResponse,
} from './gateway.ts';

interface Listener {
  next: (answer: GraphQLResponse) => void;
  error: (error: Error) => void;
  complete: () => void;
}

/** Opens the stream; returns a function that closes it. An event with an error ends it. */
export function openStream(
  request: RequestParameters,
  variables: Variables,
  listener: Listener,
): () => void {
  let refusal: RequestFailed | null = null;
  /** Seconds that the server requested before the next attempt. */
  let requestedPause = 0;
  const client = createClient({
    url: gatewayAddress,
    headers: authorization,
    retryAttempts: pauses.length,
    retry: async (tries) => {
      if (refusal) throw refusal;
      await pause(Math.max(pauses[tries] ?? 0, requestedPause));
    },
    fetchFn: async (url: string, options: RequestInit) => {
      const response = await fetch(url, options);
      refusal = await refusalOf(response);
      requestedPause = Number(response.headers.get('retry-after') ?? 0) || 0;
      return response;
    },
  });
  // The library's types require the operation's text; a persisted operation is sent as it is.
  const operation = toBody(request, variables) as unknown as RequestParams;
  let isBusy = false;
  /** Consecutive streams without an event. */
  let inVain = 0;
  let isOver = false;
  let leave = () => undefined as void;
  const open = () => {
    isBusy = false;
    leave = client.subscribe(operation, {
      next: (event) => {
        const answer = event as GatewayResponse;
        const seconds = answer.errors?.flatMap((error) => retryAfterOf(error) ?? []) ?? [];
        isBusy = seconds.length > 0;
        // The next event or stream brings the missing data.
        if (isBusy) return void (requestedPause = Math.max(...seconds));
        const data = requireData(answer, 200);
        if (answer.errors?.length) throw failureOf(answer.errors[0], 200);
        inVain = 0;
        listener.next(data);
      },
      error: (error) => listener.error(error instanceof RequestFailed ? error : offlineError()),
      complete: () => {
        if (!isBusy || isOver) return listener.complete();
        const seconds = Math.max(pauses[Math.min(inVain, pauses.length - 1)] ?? 0, requestedPause);
        inVain += 1;
        void pause(seconds).then(() => isOver || open());
      },
    });
  };
  open();
  return () => {
    isOver = true;
    leave();
  };
}

/**
 * Seconds before each attempt, about two minutes in all. If a stream opens but the server is busy, the last value
 * repeats.
 */
const pauses = [1, 2, 4, 8, 15, 30, 30, 30];

/** Adds up to 50 %, so that clients don't reconnect all at once. */
function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 2)));
}

/**
 * The error that makes retrying pointless; null for an open stream, and for a server that may recover.
 */
async function refusalOf(response: Response): Promise<RequestFailed | null> {
  const { ok, status } = response;
  if (ok || status === 429 || status >= 500) return null;
  const answer = (await response.json().catch(() => null)) as GatewayResponse | null;
  try {
    requireData(answer, status);
  } catch (error) {
    if (error instanceof RequestFailed) return error;
  }
  return failureOf(undefined, status);
}
