// A subscription as a stream of server-sent events, each on a connection of its own. One that breaks is opened again: the
// gateway begins with how things are, so nothing is missed.
import { authorization, gatewayAddress } from './ask.ts';
import { createClient, type RequestParams } from 'graphql-sse';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import {
  dataOf,
  offline,
  RequestFailed,
  toBody,
  unanswered,
  type GatewayAnswer,
} from './gateway.ts';

interface Listener {
  next: (answer: GraphQLResponse) => void;
  error: (error: Error) => void;
  complete: () => void;
}

/** Opens the stream; answers what closes it. The first event with an error is the last one. */
export function openStream(
  request: RequestParameters,
  variables: Variables,
  listener: Listener,
): () => void {
  let refusal: RequestFailed | null = null;
  const client = createClient({
    url: gatewayAddress,
    headers: authorization,
    retryAttempts: pauses.length,
    retry: async (tries) => {
      if (refusal) throw refusal;
      await pause(tries);
    },
    fetchFn: async (url: string, options: RequestInit) => {
      const response = await fetch(url, options);
      refusal = await refusalOf(response);
      return response;
    },
  });
  // The library knows operations by their text only; it sends them as they are.
  const operation = toBody(request, variables) as unknown as RequestParams;
  return client.subscribe(operation, {
    next: (event) => {
      const answer = event as GatewayAnswer;
      const data = dataOf(answer, 200);
      if (answer.errors?.length) throw unanswered(answer.errors[0], 200);
      listener.next(data);
    },
    error: (error) => listener.error(error instanceof RequestFailed ? error : offline()),
    complete: () => listener.complete(),
  });
}

/** Seconds before each new try: about two minutes in all. */
const pauses = [1, 2, 4, 8, 15, 30, 30, 30];

/** Up to half as long again, so that not everybody comes back at the same moment. */
function pause(tries: number): Promise<void> {
  const seconds = pauses[tries] ?? 0;
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 2)));
}

/** Why another try would be in vain; null for a stream that opened, and for a server that may recover. */
async function refusalOf(response: Response): Promise<RequestFailed | null> {
  const { ok, status } = response;
  if (ok || status === 429 || status >= 500) return null;
  const answer = (await response.json().catch(() => null)) as GatewayAnswer | null;
  try {
    dataOf(answer, status);
  } catch (error) {
    if (error instanceof RequestFailed) return error;
  }
  return unanswered(undefined, status);
}
