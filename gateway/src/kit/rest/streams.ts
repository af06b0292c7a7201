// Files on their way to and from the REST API, with connections of their own: a transfer lasts as long as a person's line
// is slow, and must not keep an answer waiting. Nobody gets all of the places: an address may have as many as are still
// free, with the others waiting for their turn, and so may a person, wherever they send from.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';
import { subscriberOf } from './fairness/client-address.ts';
import { errorOfAnswer, failure, type RestError, retryAfterIn } from './errors.ts';
import { createLanes } from './fairness/lanes.ts';
import { startLife } from './resilience/deadline.ts';
import {
  connectWithin,
  streamLimit,
  streamPatience,
  streamWaitingLimit,
  streamWaitingLimitOfAddress,
} from './limits.ts';
import { createPauses } from './resilience/pauses.ts';
import { createShares } from './fairness/shares.ts';
import { failureOfConnection } from './transport.ts';

export interface Transfer {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers: string[];
  readonly body: NonNullable<Dispatcher.DispatchOptions['body']> | null;
  /** Whose they are: the share is by both. */
  readonly address: string;
  readonly token: string | null;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
}

export interface Streams {
  /** Settles with the beginning of the answer; the place is free again when its body ends. */
  readonly send: (transfer: Transfer) => Promise<Dispatcher.ResponseData>;
  readonly close: () => Promise<void>;
}

/** `timeout`: milliseconds that the server may let pass without taking or giving anything while it is its turn. */
export function createStreams(origin: string, timeout: number): Streams {
  const pool = new Pool(origin, {
    connections: streamLimit,
    connectTimeout: connectWithin,
    headersTimeout: timeout,
    bodyTimeout: timeout,
  });
  const ofAddresses = createLanes({
    connections: streamLimit,
    maxWaiting: streamWaitingLimit,
    maxWaitingOfLane: streamWaitingLimitOfAddress,
  });
  const ofPeople = createShares<string>(streamLimit);

  /** Gives the way to leave the place again. */
  const findPlace = async ({ address, token, signal }: Transfer): Promise<() => void> => {
    const subscriber = subscriberOf(address);
    await untilTurn(subscriber, signal);
    const leave = () => ofAddresses.leave(subscriber, false);
    if (token === null) return leave;
    // Nobody waits here: they would hold the place of their address meanwhile.
    if (!ofPeople.mayTake(token)) {
      leave();
      throw failure('OVERLOADED', { retryAfter: 1 });
    }
    ofPeople.take(token);
    return () => {
      leave();
      ofPeople.leave(token);
    };
  };
  const untilTurn = async (subscriber: string, signal: AbortSignal) => {
    const life = startLife(Number.POSITIVE_INFINITY); // the signal ends it
    const gone = () => life.leave();
    signal.addEventListener('abort', gone);
    try {
      await ofAddresses.enter(subscriber, streamPatience, life);
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
      throw signal.aborted ? failure('CANCELLED') : failureOfConnection(error as Error);
    }
  };
  return {
    send: async (transfer) => {
      const { method, body, signal } = transfer;
      const pauses = createPauses(Number.POSITIVE_INFINITY, streamPatience);
      for (;;) {
        const answer = await sendOnce(transfer);
        // Of what is sent along nothing is kept to be sent again.
        const refusal = body === null ? refusalOf(answer) : null;
        const pause = refusal && pauses.after(refusal, method);
        if (pause === null) return answer;
        // Browsers show a link's failure in place of the page: its file comes a little later instead.
        await answer.body.dump();
        await sleep(pause, undefined, { signal }).catch(() => {
          throw failure('CANCELLED');
        });
      }
    },
    close: () => pool.close(),
  };
}

/** Null for an answer that is none. */
function refusalOf({ statusCode, headers }: Dispatcher.ResponseData): RestError | null {
  if (statusCode !== 429 && statusCode !== 503) return null;
  return errorOfAnswer(statusCode, null, retryAfterIn(headers));
}
