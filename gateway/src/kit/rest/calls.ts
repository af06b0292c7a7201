// Sends one REST call: waits in the fair queue, passes the circuit breaker, and retries reads.
import type { RawResponse } from './responses.ts';
import { createBreaker, type Outcome, type Passage } from './resilience/breaker.ts';
import { failure, RestError } from './errors.ts';
import { createFairQueue, type ClientKey } from './fairness/fair-queue.ts';
import type { Lifetime } from './resilience/lifetime.ts';
import { callsPerClient, crowdLimit, maxRetryWait, retryDelay, waitTimeout } from './limits.ts';
import {
  createOverloadDetector,
  createRetryDelays,
  isOverloadResponse,
  sleepWithin,
} from './resilience/retry-after.ts';
import {
  createRetryBudget,
  isRetryable,
  waitBeforeRetry,
  proxyStatuses,
} from './resilience/retries.ts';
import { abandonedError, lifetimeFailure, type HttpMessage, type Transport } from './transport.ts';

/** A request of one operation, for one company or for none (`company` null). */
export interface RestCall extends HttpMessage {
  readonly company: number | null;
  readonly lane: ClientKey;
  readonly life: Lifetime;
  /**
   * A read after a write of the same operation: it waits for a busy server until its deadline instead of failing early.
   */
  readonly retriesWhileBusy?: boolean;
}

export interface CallScheduler {
  /** `read` parses the response and throws when it is a failure. */
  readonly make: <T>(call: RestCall, read: (arrival: RawResponse) => T) => Promise<T>;
  readonly stats: () => CallStats;
}

/** Current state, and counters since the start. */
export interface CallStats {
  readonly connections: number;
  readonly running: number;
  readonly waiting: number;
  readonly breaker: 'closed' | 'open';
  /** Requests sent, retries included. */
  readonly sent: number;
  readonly retries: number;
  /** Calls that were not sent, because the breaker was open or the queue was full. */
  readonly refused: number;
}

/**
 * `timeout`: milliseconds that a call may take in all: queueing, all attempts and the last byte of the response.
 */
export function createCallScheduler(transport: Transport, timeout: number): CallScheduler {
  const breaker = createBreaker();
  const lanes = createFairQueue({ mostOfKind: callsPerClient, crowd: crowdLimit });
  const retryBudget = createRetryBudget();
  const shedding = createOverloadDetector();
  let sent = 0;
  let retries = 0;
  let refused = 0;

  const make = async <T>(call: RestCall, read: (arrival: RawResponse) => T): Promise<T> => {
    const deadline = performance.now() + timeout;
    const pauses = createRetryDelays(
      Math.min(deadline, call.life.deadline),
      call.retriesWhileBusy === true ? timeout : maxRetryWait,
    );
    for (;;) {
      try {
        const answer = await passOnce(call, deadline, read);
        shedding.count(false);
        return answer;
      } catch (error) {
        const wasShed = isOverloadResponse(error);
        if (wasAnswered(error)) shedding.count(wasShed);
        const pause = pauses.after(error, call.method);
        if (pause === null || (wasShed && mayGiveUp(call) && shedding.isOverloaded())) throw error;
        retries += 1;
        // The queue slot is released during the pause, so that other calls can use it.
        await sleepWithin(pause, call.life);
      }
    }
  };
  /** One pass through the queue, with the retries of transient failures. */
  const passOnce = async <T>(
    call: RestCall,
    deadline: number,
    read: (arrival: RawResponse) => T,
  ): Promise<T> => {
    const { company, lane, life } = call;
    if (life.ended !== null) throw lifetimeFailure(life.ended);
    const passage = breaker.pass();
    if (passage === 'shut') {
      refused += 1;
      throw failure('UPSTREAM_UNAVAILABLE', { retryAfter: 1 });
    }
    // Hanging calls may occupy every slot, so the probe of an open breaker bypasses the queue.
    const hasLane = passage !== 'probe';
    const isChange = call.method !== 'GET';
    const turn = hasLane ? lanes.enter(lane, waitTimeout, life, isChange) : null;
    if (turn) await turn;
    try {
      retryBudget.earn();
      for (let tries = 1; ; tries += 1) {
        if (life.ended !== null) throw lifetimeFailure(life.ended);
        sent += 1;
        try {
          const answer = read(await transport.send(call, deadline, life));
          report(company, 'good', passage);
          return answer;
        } catch (error) {
          const outcome = outcomeOf(error);
          if (outcome !== null) report(company, outcome, passage);
          if (!mayRetry(call, deadline, error, tries)) throw error;
        }
        retries += 1;
        await waitBeforeRetry(tries);
      }
    } finally {
      if (hasLane) lanes.release(lane, isChange);
    }
  };
  const report = (company: number | null, outcome: Outcome, passage: Passage) => {
    const change = breaker.report(company, outcome, passage);
    if (change === 'opened')
      lanes.rejectAll(() => failure('UPSTREAM_UNAVAILABLE', { retryAfter: 1 }));
    // Reads sent before the server went down are lost; aborting them lets them be retried.
    if (change === 'closed') transport.abortReads();
  };
  const mayRetry = ({ method, life }: RestCall, deadline: number, error: unknown, tries: number) =>
    method === 'GET' &&
    isRetryable(error, tries) &&
    life.ended === null &&
    deadline - performance.now() > retryDelay &&
    !breaker.isOpen() &&
    (isAbandoned(error) || retryBudget.take());

  /**
   * A read that does not follow a write: under overload it fails at once and the client gets Retry-After.
   */
  const mayGiveUp = ({ method, retriesWhileBusy }: RestCall) =>
    method === 'GET' && retriesWhileBusy !== true;

  return {
    make,
    stats: () => ({
      connections: transport.connections(),
      running: lanes.running(),
      waiting: lanes.waiting(),
      breaker: breaker.isOpen() ? 'open' : 'closed',
      sent,
      retries,
      refused: refused + lanes.refused(),
    }),
  };
}

/** What a failed call says about the server; null when the gateway itself ended the call. */
function outcomeOf(error: unknown): Outcome | null {
  if (!(error instanceof RestError) || isAbandoned(error)) return null;
  switch (error.extensions['code']) {
    case 'CANCELLED':
      return null;
    case 'UPSTREAM_TIMEOUT':
      return 'failed';
    case 'UPSTREAM_UNREACHABLE':
      return isRefusal(error.cause) ? 'gone' : 'failed';
    case 'UPSTREAM_FAILED':
      // A 500, or a 503 with Retry-After (OVERLOADED), comes from a running server; 502, 503 and 504 come from a proxy
      // that cannot reach its server.
      return proxyStatuses.includes(error.status) ? 'failed' : 'good';
    default:
      return 'good';
  }
}

/** Whether a running server responded, with success or failure. */
const wasAnswered = (error: unknown) =>
  error instanceof RestError && error.effect !== 'unsent' && outcomeOf(error) === 'good';

/** Aborted because the server came back: neither a fault nor additional load. */
const isAbandoned = (error: unknown) =>
  error instanceof RestError && error.cause === abandonedError;

/** No process listens at the address, as opposed to a connection that broke. */
const isRefusal = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && refusals.has(cause.code);

const refusals = new Set<unknown>([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
