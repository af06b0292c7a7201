// The way of one call: its lane, the breaker, the exchange, and for reads another try.
import type { Arrival } from './answers.ts';
import { createBreaker, type Outcome, type Passage } from './resilience/breaker.ts';
import { failure, RestError } from './errors.ts';
import { createLanes, type LaneKey } from './fairness/lanes.ts';
import type { Life } from './resilience/deadline.ts';
import { callsOfLane, crowdOfLanes, longestPause, retryPause, waitingTime } from './limits.ts';
import { createShedding, createPauses, isShed, sleepThrough } from './resilience/pauses.ts';
import {
  createRetryBudget,
  isWorthRetrying,
  pauseBefore,
  proxyStatuses,
} from './resilience/retries.ts';
import { abandoned, failureOfLife, type Message, type Transport } from './transport.ts';

/** A message of one operation, for one company or above all of them. */
export interface Call extends Message {
  readonly company: number | null;
  readonly lane: LaneKey;
  readonly life: Life;
  /** Shows what was changed before: it waits for a busy server as long as there is time. */
  readonly insists?: boolean;
}

export interface Calls {
  /** `read` throws for an arrival that is a failure. */
  readonly make: <T>(call: Call, read: (arrival: Arrival) => T) => Promise<T>;
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
  const lanes = createLanes({ mostOfKind: callsOfLane, crowd: crowdOfLanes });
  const retryBudget = createRetryBudget();
  const shedding = createShedding();
  let sent = 0;
  let retries = 0;
  let refused = 0;

  const make = async <T>(call: Call, read: (arrival: Arrival) => T): Promise<T> => {
    const deadline = performance.now() + timeout;
    const pauses = createPauses(
      Math.min(deadline, call.life.deadline),
      call.insists === true ? timeout : longestPause,
    );
    for (;;) {
      try {
        const answer = await passOnce(call, deadline, read);
        shedding.count(false);
        return answer;
      } catch (error) {
        const wasShed = isShed(error);
        if (wasAnswered(error)) shedding.count(wasShed);
        const pause = pauses.after(error, call.method);
        if (pause === null || (wasShed && mayGiveUp(call) && shedding.isMuch())) throw error;
        retries += 1;
        // Its lane is the others' meanwhile.
        await sleepThrough(pause, call.life);
      }
    }
  };
  /** Through the lane, with the retries of what fails in passing. */
  const passOnce = async <T>(
    call: Call,
    deadline: number,
    read: (arrival: Arrival) => T,
  ): Promise<T> => {
    const { company, lane, life } = call;
    if (life.ended !== null) throw failureOfLife(life.ended);
    const passage = breaker.pass();
    if (passage === 'shut') {
      refused += 1;
      throw failure('UPSTREAM_UNAVAILABLE', { retryAfter: 1 });
    }
    // Calls that hang may fill every lane: the one that looks whether the server is back passes them all.
    const hasLane = passage !== 'probe';
    const isChange = call.method !== 'GET';
    const turn = hasLane ? lanes.enter(lane, waitingTime, life, isChange) : null;
    if (turn) await turn;
    try {
      retryBudget.earn();
      for (let tries = 1; ; tries += 1) {
        if (life.ended !== null) throw failureOfLife(life.ended);
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
        await pauseBefore(tries);
      }
    } finally {
      if (hasLane) lanes.leave(lane, isChange);
    }
  };
  const report = (company: number | null, outcome: Outcome, passage: Passage) => {
    const change = breaker.report(company, outcome, passage);
    if (change === 'opened')
      lanes.dismiss(() => failure('UPSTREAM_UNAVAILABLE', { retryAfter: 1 }));
    // Whatever has been waiting since before was lost with the server, and may be asked for again.
    if (change === 'closed') transport.abandonReads();
  };
  const mayRetry = ({ method, life }: Call, deadline: number, error: unknown, tries: number) =>
    method === 'GET' &&
    isWorthRetrying(error, tries) &&
    life.ended === null &&
    deadline - performance.now() > retryPause &&
    !breaker.isOpen() &&
    (isAbandoned(error) || retryBudget.take());

  /** A read that shows nothing which was changed before: whoever asked is told how long to wait. */
  const mayGiveUp = ({ method, insists }: Call) => method === 'GET' && insists !== true;

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

/** What a failed call says about the server; nothing when it was ended from this side. */
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
      // A 500 comes from a server that lives, and so does word of when to come again (OVERLOADED); with these a proxy
      // speaks for one that it can't reach.
      return proxyStatuses.includes(error.status) ? 'failed' : 'good';
    default:
      return 'good';
  }
}

/** By a server that lives, whatever it said. */
const wasAnswered = (error: unknown) =>
  error instanceof RestError && error.effect !== 'unsent' && outcomeOf(error) === 'good';

/** Given up because the server came back: no sign of a fault, and no load that it has had before. */
const isAbandoned = (error: unknown) => error instanceof RestError && error.cause === abandoned;

/** Nobody listens there, as opposed to a connection that broke. */
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
