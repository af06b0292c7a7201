// Measures one query on several servers alternately, round by round, so that other load on the machine affects all of
// them equally.
import { isDeepStrictEqual } from 'node:util';
import { load } from './load.ts';
import { cpuOf, memoryOf } from './machine.ts';
import type { Running } from './processes.ts';

export interface Contest {
  readonly name: string;
  /** JSON body for POST /graphql. */
  readonly body: string;
  readonly token?: string;
  readonly connections: number;
  /** Factor on the seconds of a round for slow servers. */
  readonly slowness: number;
  /** Whether a response is correct. */
  readonly isRight: (answer: unknown) => boolean;
  /** REST calls since the previous count. */
  readonly countCalls: (() => Promise<number>) | null;
  readonly contestants: Contestant[];
}

export interface Contestant {
  readonly name: string;
  readonly running: Running;
  /** Overrides the token of the contest. */
  readonly token?: string;
  readonly rounds: Round[];
  /** REST calls per response. */
  calls: number | null;
  /** Memory in MiB after the last round. */
  memory: number;
  /** Why the server is excluded. */
  failure: string | null;
}

export interface Round {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the server's processor time per request. */
  readonly cpu: number;
  /** The used fraction of the server's core; well below 1, something else was the bottleneck. */
  readonly busy: number;
}

export const contestant = (name: string, running: Running): Contestant => ({
  name,
  running,
  rounds: [],
  calls: null,
  memory: Number.NaN,
  failure: null,
});

/** Excludes servers with wrong responses, and counts the calls of the others. */
export async function check(contest: Contest): Promise<void> {
  for (const one of contest.contestants) {
    try {
      for (let time = 0; time < checks; time += 1) {
        await contest.countCalls?.();
        const answer = await ask(contest, one);
        if (!contest.isRight(answer)) {
          throw new Error(`wrong response: ${JSON.stringify(answer).slice(0, 200)}`);
        }
      }
      if (contest.countCalls) one.calls = await contest.countCalls();
    } catch (error) {
      one.failure = error instanceof Error ? error.message : String(error);
    }
  }
}

/**
 * Compiling engines do so at the second or third request, so the last response comes from the measured code.
 */
const checks = 4;

async function ask(
  contest: Contest,
  { running, token = contest.token }: Contestant,
): Promise<unknown> {
  const answer = await fetch(`${running.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: contest.body,
    signal: AbortSignal.timeout(10_000),
  });
  return answer.json();
}

/** `turn` determines the first server. */
export async function round(contest: Contest, turn: number, seconds: number): Promise<void> {
  const { contestants } = contest;
  for (let index = 0; index < contestants.length; index += 1) {
    const one = contestants[(index + turn) % contestants.length] as Contestant;
    if (one.failure === null) one.rounds.push(await measure(contest, one, seconds));
  }
}

/** An uncounted round: engines compile frequent code. */
export async function warmUp(contest: Contest, seconds: number): Promise<void> {
  for (const one of contest.contestants) {
    if (one.failure === null) await measure(contest, one, seconds);
  }
}

async function measure(contest: Contest, one: Contestant, seconds: number): Promise<Round> {
  const { body, connections, slowness } = contest;
  const { token = contest.token } = one;
  const { pid, url } = one.running;
  const before = cpuOf(pid);
  const began = performance.now();
  const { requests, perSecond, p50, p99, failed } = await load({
    url: `${url}/graphql`,
    body,
    connections,
    seconds: seconds * slowness,
    ...(token !== undefined && { token }),
  });
  const used = cpuOf(pid) - before;
  const busy = used / 1000 / (performance.now() - began);
  if (failed > 0 || requests === 0) one.failure = `${failed} of ${requests} requests failed`;
  one.memory = memoryOf(pid);
  // Another request makes the server finish the work that the load left behind.
  await ask(contest, one);
  return { perSecond, p50, p99, cpu: used / requests, busy };
}

export const isAnswer = (data: unknown) => (answer: unknown) => isDeepStrictEqual(answer, { data });
