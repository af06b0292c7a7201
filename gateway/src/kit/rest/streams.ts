// Streams files to and from the REST API over separate connections, since a slow client's transfer must not delay API
// calls. Slots are shared fairly by network address and by user.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';
import { subscriberKey } from './fairness/client-address.ts';
import { errorFromResponse, failure, type RestError, retryAfterHeader } from './errors.ts';
import { createFairQueue } from './fairness/fair-queue.ts';
import { startLifetime } from './resilience/lifetime.ts';
import {
  connectionTimeout,
  streamLimit,
  streamWaitTimeout,
  streamWaitingLimit,
  streamWaitingLimitOfAddress,
} from './limits.ts';
import { createRetryDelays } from './resilience/retry-after.ts';
import { createFairShares } from './fairness/shares.ts';
import { connectionFailure } from './transport.ts';

export interface Transfer {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers: string[];
  readonly body: NonNullable<Dispatcher.DispatchOptions['body']> | null;
  /** Slots are shared by both. */
  readonly address: string;
  readonly token: string | null;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

export interface Streams {
  /** Resolves with the head of the response; the slot is released when the body ends. */
  readonly send: (transfer: Transfer) => Promise<Dispatcher.ResponseData>;
  readonly close: () => Promise<void>;
}

/** `timeout`: milliseconds that the server may neither read nor send while it is expected to. */
export function createStreams(origin: string, timeout: number): Streams {
  const pool = new Pool(origin, {
    connections: streamLimit,
    connectTimeout: connectionTimeout,
    headersTimeout: timeout,
    bodyTimeout: timeout,
  });
  const ofAddresses = createFairQueue({
    connections: streamLimit,
    maxWaiting: streamWaitingLimit,
    maxWaitingOfLane: streamWaitingLimitOfAddress,
  });
  const ofPeople = createFairShares<string>(streamLimit);

  /** Waits for a slot; returns the function that releases it. */
  const findPlace = async ({ address, token, signal }: Transfer): Promise<() => void> => {
    const subscriber = subscriberKey(address);
    await untilTurn(subscriber, signal);
    const leave = () => ofAddresses.release(subscriber, false);
    if (token === null) return leave;
    // Rejected without waiting, since a waiting transfer would hold the slot of its address.
    if (!ofPeople.mayTake(token)) {
      leave();
      throw failure('OVERLOADED', { retryAfter: 1 });
    }
    ofPeople.take(token);
    return () => {
      leave();
      ofPeople.release(token);
    };
  };
  const untilTurn = async (subscriber: string, signal: AbortSignal) => {
    const life = startLifetime(Number.POSITIVE_INFINITY); // ended by the signal
    const gone = () => life.cancel();
    signal.addEventListener('abort', gone);
    try {
      await ofAddresses.enter(subscriber, streamWaitTimeout, life);
    } finally {
      signal.removeEventListener('abort', gone);
      life.close();
    }
  };
  const sendOnce = async (transfer: Transfer): Promise<Dispatcher.ResponseData> => {
    const { method, path, headers, body, signal } = transfer;
    if (signal.aborted) throw failure('CANCELLED');
    const leave = await findPlace(transfer);
    try {
      const answer = await pool.request({ method, path, headers, body, signal });
      answer.body.once('close', leave);
      return answer;
    } catch (error) {
      leave();
      throw signal.aborted ? failure('CANCELLED') : connectionFailure(error as Error);
    }
  };
  return {
    send: async (transfer) => {
      const { method, body, signal } = transfer;
      const pauses = createRetryDelays(Number.POSITIVE_INFINITY, streamWaitTimeout);
      for (;;) {
        const answer = await sendOnce(transfer);
        // A request with a body is not retried, because its body is not buffered.
        const refusal = body === null ? refusalOf(answer) : null;
        const pause = refusal && pauses.after(refusal, method);
        if (pause === null) return answer;
        // Browsers replace the page by the failure of a download link, so the file is retried here.
        await answer.body.dump();
        await sleep(pause, undefined, { signal }).catch(() => {
          throw failure('CANCELLED');
        });
      }
    },
    close: () => pool.close(),
  };
}

/** Null for a response that is not a refusal. */
function refusalOf({ statusCode, headers }: Dispatcher.ResponseData): RestError | null {
  if (statusCode !== 429 && statusCode !== 503) return null;
  return errorFromResponse(statusCode, null, retryAfterHeader(headers));
}
