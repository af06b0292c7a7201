// The way of one call: the company's budget and lane, the breaker, the exchange, and for reads another try.
import type { Answer } from './answers.ts';
import { readAnswer } from './answers.ts';
import { createBreaker, type Outcome } from './breaker.ts';
import { failure, isRestError, RestError } from './errors.ts';
import { createLanes } from './lanes.ts';
import { type Life, startLife } from './life.ts';
import { createRetryBudget, isPassing, mayTryAgain, pauseBefore } from './retries.ts';
import { failureOfLife, type Message, type Transport } from './transport.ts';

/** A message of one operation, for one company or above all of them. */
export interface Call extends Message {
  readonly company: number | null;
  readonly life: Life;
}

export interface Calls {
  readonly make: (call: Call) => Promise<Answer<unknown>>;
  readonly stats: () => CallStats;
}

/** What goes on now, and what has been counted since the start. */
export interface CallStats {
  readonly connections: number;
  readonly running: number;
  readonly waiting: number;
  readonly breaker: 'closed' | 'open';
  /** Messages sent, retries included. */
  readonly sent: number;
  readonly retries: number;
  /** Calls that were not sent, because the breaker was open or too many waited. */
  readonly refused: number;
}

/** `timeout`: milliseconds that a call may take with everything: waiting, all tries, the last byte. */
export function createCalls(transport: Transport, timeout: number): Calls {
  const breaker = createBreaker();
  const lanes = createLanes();
  const retryBudget = createRetryBudget();
  let sent = 0;
  let retries = 0;
  let refused = 0;

  const make = async (call: Call): Promise<Answer<unknown>> => {
    if (call.life.ended !== null) throw failureOfLife(call.life.ended);
    const life = startLife(timeout, call.life);
    try {
      const turn = lanes.enter(call.company, life);
      if (turn) await turn;
      try {
        retryBudget.earn();
        return await send(call, life, 1);
      } finally {
        lanes.leave(call.company);
      }
    } catch (error) {
      if (isRestError(error, 503) && WITHOUT_SENDING.has(error.extensions.code)) refused += 1;
      throw error;
    } finally {
      life.close();
    }
  };

  const send = async (call: Call, life: Life, tries: number): Promise<Answer<unknown>> => {
    const passage = breaker.pass();
    if (passage === 'shut') throw failure('UPSTREAM_UNAVAILABLE', { retryAfter: 1 });
    try {
      sent += 1;
      const answer = readAnswer(await transport.send(call, life));
      breaker.report(call.company, 'good', passage);
      return answer;
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome) breaker.report(call.company, outcome, passage);
      if (!mayRetry(call, error, life, tries)) throw error;
    }
    retries += 1;
    await pauseBefore(tries);
    return send(call, life, tries + 1);
  };
  const mayRetry = (call: Call, error: unknown, life: Life, tries: number) =>
    call.method === 'GET' &&
    life.ended === null &&
    !breaker.isOpen() &&
    mayTryAgain(tries) &&
    error instanceof RestError &&
    isPassing(error) &&
    retryBudget.take();

  return {
    make,
    stats: () => ({
      connections: transport.connections(),
      running: lanes.running(),
      waiting: lanes.waiting(),
      breaker: breaker.isOpen() ? 'open' : 'closed',
      sent,
      retries,
      refused,
    }),
  };
}

const WITHOUT_SENDING = new Set<unknown>(['UPSTREAM_UNAVAILABLE', 'OVERLOADED']);

/** What a failed call says about the server; nothing when its own client went away. */
function outcomeOf(error: unknown): Outcome | null {
  if (!(error instanceof RestError) || error.extensions['code'] === 'CANCELLED') return null;
  if (!isPassing(error)) return 'good';
  return isRefusal(error.cause) ? 'gone' : 'failed';
}

/** Nobody listens there, as opposed to a connection that broke. */
const isRefusal = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && REFUSALS.has(cause.code);

const REFUSALS = new Set<unknown>([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
