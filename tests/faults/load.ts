// Sends a steady stream of GraphQL operations and compares each response with the expected one. The rate is independent
// of the responses, as with real users: a slow server gets more and more concurrent requests.
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../kit/rest.ts';

export interface Operation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly token: string;
  /** The response without faults; set by `recordExpected`. */
  expected?: Json;
}

export interface Outcome {
  /** The x-request-id of the request. */
  readonly id: string;
  /** Milliseconds since the start of the process. */
  readonly startedAt: number;
  readonly duration: number;
  /**
   * right: as expected; clean: everything missing has an error with a known code; wrong: anything else.
   */
  readonly verdict: 'right' | 'clean' | 'wrong';
  /** The codes of the errors, or a description of what is wrong. */
  readonly details: string;
}

export interface Load {
  readonly outcomes: Outcome[];
  /** Ends the stream and waits for pending responses. */
  readonly stop: () => Promise<Outcome[]>;
}

/** Runs each operation once, without faults, and stores its response as the expected one. */
export async function recordExpected(url: string, operations: readonly Operation[]): Promise<void> {
  for (const operation of operations) {
    const answer = await ask(url, operation, 'learning');
    if (answer.errors) throw new Error(`Not well from the start: ${JSON.stringify(answer.errors)}`);
    operation.expected = answer.data;
  }
}

/**
 * Concurrent requests of a busy page. Each waits for the response before the next, so that a slow machine is not
 * overloaded.
 */
const people = 6;

/** Measures the operations per second with such users, and the median duration in milliseconds. */
export async function capacity(
  url: string,
  operations: readonly Operation[],
  milliseconds: number,
): Promise<{ perSecond: number; median: number }> {
  const until = performance.now() + milliseconds;
  let answered = 0;
  const took: number[] = [];
  const askOn = async () => {
    while (performance.now() < until) {
      const begun = performance.now();
      await ask(url, operations[answered % operations.length] as Operation, 'capacity');
      took.push(performance.now() - begun);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: people }, askOn));
  const median = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? milliseconds;
  return { perSecond: (answered / milliseconds) * 1000, median };
}

let count = 0;

export function startLoad(url: string, operations: readonly Operation[], perSecond: number): Load {
  const outcomes: Outcome[] = [];
  const out = new Set<Promise<Outcome>>();
  const begun = performance.now();
  let sent = 0;
  const sendOne = () => {
    const operation = operations[sent % operations.length] as Operation;
    sent += 1;
    const pending = judge(url, operation, `load-${(count += 1)}`);
    out.add(pending);
    void pending.then((outcome) => {
      outcomes.push(outcome);
      return out.delete(pending);
    });
  };
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begun) / 1000) * perSecond) - sent;
    for (let missing = due; missing > 0; missing -= 1) sendOne();
  }, 5);
  return {
    outcomes,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(out);
      return outcomes;
    },
  };
}

/** Runs this number of operations by users who wait for each response. */
export async function sendInBatches(
  url: string,
  operations: readonly Operation[],
  size: number,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let sent = 0;
  const askOn = async () => {
    while (sent < size) {
      const operation = operations[sent % operations.length] as Operation;
      sent += 1;
      outcomes.push(await judge(url, operation, `turn-${(count += 1)}`));
    }
  };
  await Promise.all(Array.from({ length: people }, askOn));
  return outcomes;
}

/** Runs the operation this number of times at the same moment. */
export function sendConcurrently(
  url: string,
  operation: Operation,
  size: number,
): Promise<Outcome[]> {
  const ids = Array.from({ length: size }, () => `crowd-${(count += 1)}`);
  return Promise.all(ids.map((id) => judge(url, operation, id)));
}

async function judge(url: string, operation: Operation, id: string): Promise<Outcome> {
  const begun = performance.now();
  const answer = await ask(url, operation, id).catch((error: unknown) => ({
    broken: String(error),
  }));
  const took = performance.now() - begun;
  const wrong = whatIsWrong(operation.expected, answer);
  if (wrong !== null)
    return { id, startedAt: begun, duration: took, verdict: 'wrong', details: wrong };
  const codes = codesOf(answer);
  const right = codes.length === 0 && isDeepStrictEqual(answer.data, operation.expected);
  return {
    id,
    startedAt: begun,
    duration: took,
    verdict: right ? 'right' : 'clean',
    details: codes.join(' '),
  };
}

async function ask(url: string, { query, variables, token }: Operation, id: string): Promise<Json> {
  const answer = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-request-id': id,
    },
    body: JSON.stringify({ query, variables }),
  });
  return answer.json();
}

const codesOf = (answer: Json): string[] =>
  (answer.errors ?? []).map((error: Json) => String(error.extensions?.code));

/** Null when the response is right, or when an error explains everything that is missing. */
function whatIsWrong(expected: Json, answer: Json): string | null {
  const { data, errors = [] } = answer;
  if (data === undefined && errors.length === 0) return `no answer: ${JSON.stringify(answer)}`;
  const odd = codesOf(answer).find((code) => !/^[A-Z_]+$/.test(code) || code === 'INTERNAL');
  if (odd !== undefined) return `an error that is not clean: ${JSON.stringify(errors)}`;
  if (data === undefined || data === null) {
    return errors.length > 0 ? null : 'neither data nor an error';
  }
  const failed: string[] = errors.map(({ path }: Json) => (path ?? []).join('.'));
  return difference(expected, data, '', failed);
}

/** A missing company, record or viewer (404, 403, 401) is null without an error. */
const mayBeMissing = /^(?:company|node|viewer)$/;

function difference(
  expected: Json,
  got: Json,
  path: string,
  failed: readonly string[],
): string | null {
  if (isDeepStrictEqual(expected, got)) return null;
  if (got === null) {
    const isReported = failed.some((at) => at === path || at.startsWith(`${path}.`));
    return isReported || mayBeMissing.test(path) ? null : `${path} is null without an error`;
  }
  // A payload with user errors.
  if (got.userErrors?.length > 0) return null;
  if (typeof expected !== 'object' || expected === null || typeof got !== 'object') {
    return `${path} is ${JSON.stringify(got)} instead of ${JSON.stringify(expected)}`;
  }
  const names = Object.keys(expected);
  if (!isDeepStrictEqual(names, Object.keys(got))) return `${path} has other parts`;
  return (
    names
      .map((name) =>
        difference(expected[name], got[name], path === '' ? name : `${path}.${name}`, failed),
      )
      .find((found) => found !== null) ?? null
  );
}

/** Milliseconds from the end of the fault until all new operations are right. */
export function recoveryTime(after: readonly Outcome[]): number {
  const from = Math.min(...after.map(({ startedAt }) => startedAt));
  const bad = after.filter(({ verdict }) => verdict !== 'right');
  return bad.length === 0 ? 0 : Math.max(...bad.map(({ startedAt }) => startedAt)) - from;
}

/** Milliseconds within which this fraction of the responses came. */
export function durationQuantile(outcomes: readonly Outcome[], part: number): number {
  const times = outcomes.map(({ duration }) => duration).toSorted((a, b) => a - b);
  return Math.round(times[Math.ceil(times.length * part) - 1] ?? 0);
}

export function verdicts(
  outcomes: readonly Outcome[],
): Partial<Record<Outcome['verdict'], number>> {
  const counted: Partial<Record<Outcome['verdict'], number>> = {};
  for (const { verdict } of outcomes) counted[verdict] = (counted[verdict] ?? 0) + 1;
  return counted;
}
