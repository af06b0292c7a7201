// Queues faults for the next requests to the local YooKassa, one per request.
import { Refusal } from './protocol.ts';

export interface Faults {
  /** The next requests take effect, but the connection is closed before the response. */
  loseAnswers: (times: number) => void;
  /** The next requests fail with 500 and have no effect. */
  failBefore: (times: number) => void;
  /** The next requests get 202 without effect, to be repeated after this many milliseconds. */
  processing: (times: number, retryAfter?: number) => void;
  /** The next requests get 429. */
  throttle: (times: number) => void;
}

interface Fault {
  /** Throws a response that replaces the work. */
  before: () => void;
  /** Throws a response that replaces the result, after the work is done. */
  after: () => void;
}

export function createFaultQueue(): Faults & { next: () => Fault } {
  const waiting: Fault[] = [];
  const add = (times: number, fault: Fault) => {
    for (let time = 0; time < times; time += 1) waiting.push(fault);
  };
  const instead = (answer: () => Refusal): Fault => ({
    before: () => {
      throw answer();
    },
    after: () => {},
  });
  return {
    next: () => waiting.shift() ?? none,
    loseAnswers: (times) => {
      const after = () => {
        throw new Refusal(0, 'lost', 'The connection breaks');
      };
      add(times, { before: () => {}, after });
    },
    failBefore: (times) =>
      add(
        times,
        instead(() => new Refusal(500, 'internal_server_error', 'Internal error')),
      ),
    processing: (times, retryAfter = 1800) =>
      add(
        times,
        instead(() => new Refusal(202, 'processing', 'In progress', { retryAfter })),
      ),
    throttle: (times) =>
      add(
        times,
        instead(() => new Refusal(429, 'too_many_requests', 'Too many requests')),
      ),
  };
}

const none: Fault = { before: () => {}, after: () => {} };
