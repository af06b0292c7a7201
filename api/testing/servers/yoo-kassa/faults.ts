// What goes wrong with the next requests to YooKassa, each with one request, in the order in which they were wanted.
import { Refusal } from './protocol.ts';

export interface Faults {
  /** So many times the work is done, and then the connection breaks. */
  loseAnswers: (times: number) => void;
  /** So many times there is a 500 before the work. */
  failBefore: (times: number) => void;
  /** So many times there is a 202 before the work, which wants to be asked again after so many milliseconds. */
  processing: (times: number, retryAfter?: number) => void;
  /** So many times there are too many requests. */
  throttle: (times: number) => void;
}

interface Fault {
  /** Throws what is answered instead of the work. */
  before: () => void;
  /** Throws what is answered although the work is done. */
  after: () => void;
}

export function faultsInTurn(): Faults & { next: () => Fault } {
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
