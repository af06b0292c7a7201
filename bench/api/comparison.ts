// Compares the contestants on one engine: checks that all responses are equal, then calls them alternately, round by
// round.
import { isDeepStrictEqual } from 'node:util';
import { median, workOf } from '../growth/report.ts';
import { oneCourse, type Case } from './cases.ts';
import type { Contestant } from './contestants.ts';
import type { Engine } from './engines.ts';
import type { Load } from './load.ts';
import type { Answer } from './recipe.ts';

export interface Comparison {
  engine: Engine;
  contestants: readonly Contestant[];
  entries: Entry[];
}

/** A case with its results. */
interface Entry {
  one: Case;
  /** The number of the next call, shared by all contestants. */
  next: number;
  measured: Measured[];
}

export interface Measured {
  callers: number;
  /** Calls per contestant and round. */
  calls: number;
  rounds: Record<Contestant['name'], Figures>[];
}

/** Results of one contestant in one round. */
export interface Figures {
  /** Milliseconds of processor time per call, including the database server. */
  work: number;
  /** Median latency in milliseconds. */
  latency: number;
}

const callerCounts = [1, 32];

/**
 * Approximate milliseconds of the api's calls before the first round: engines compile frequent code.
 */
const warmUp = { time: 1000, fewest: 40, most: 300 };

/**
 * Approximate milliseconds of the api's calls per round, and the minimum number of calls per caller.
 */
const block = { time: 400, ofOne: 16, ofMany: 2 };

export function comparisonOf(
  engine: Engine,
  contestants: readonly Contestant[],
  chosen: readonly Case[],
): Comparison {
  const entries = chosen.map((one) => ({
    one,
    next: 0,
    measured: callerCounts.map((callers) => ({ callers, calls: 0, rounds: [] })),
  }));
  return { engine, contestants, entries };
}

/** Throws unless all responses are equal and writes have changed the expected rows. */
export async function check({ engine, contestants, entries }: Comparison): Promise<void> {
  for (const entry of entries) {
    const { one } = entry;
    const sent = one.sent?.(entry.next++, engine.school) ?? {};
    const answers: Answer[] = [];
    for (const each of contestants) {
      const answer = await each.answer(one, sent);
      answers.push(answer);
      const left = one.leaves?.(sent, answer.data as { id: number });
      if (left === undefined) continue;
      const { data } = await each.answer(oneCourse, { id: left.id });
      for (const [name, value] of Object.entries(left.course)) {
        if (valueOf(data, name) === value) continue;
        throw new Error(`${one.name}, ${each.name}: expected the course to have ${name} ${value}`);
      }
    }
    const seen = answers.map(one.leaves === undefined ? comparable : shapeOf);
    for (const [place, answer] of seen.entries()) {
      if (isDeepStrictEqual(answer, seen[0])) continue;
      const texts = [answer, seen[0]].map((each) => JSON.stringify(each).slice(0, 2000));
      throw new Error(`${one.name}: ${contestants[place]?.name} answers\n${texts.join('\nnot\n')}`);
    }
  }
}

const valueOf = (data: unknown, name: string) => (data as Record<string, unknown>)[name];

/** The part of a response that comes from rows. */
const comparable = ({ data, meta }: Answer) => ({
  data,
  total: meta?.total ?? null,
  counts: meta?.counts ?? null,
});

/** Names and types of values; for a bulk action, the changed ids. */
function shapeOf({ data }: Answer): unknown {
  const fields = Object.entries(data as Record<string, unknown>);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, Array.isArray(value) ? value : kindOf(value)]),
  );
}

const kindOf = (value: unknown) => (value === null ? 'null' : typeof value);

/** Also determines the number of calls per round. */
export async function warm({ contestants, entries }: Comparison): Promise<void> {
  for (const entry of entries) {
    const time = await timeOf(entry, contestants);
    const fitting = Math.round(warmUp.time / time);
    const calls = Math.min(warmUp.most, Math.max(warmUp.fewest, fitting));
    for (const callers of callerCounts.toReversed()) {
      const load = { from: entry.next, calls: Math.ceil(calls / 2), callers };
      for (const each of contestants) await each.load(entry.one, load);
      entry.next += load.calls;
    }
    const usual = await timeOf(entry, contestants);
    for (const each of entry.measured) {
      const fewest = each.callers === 1 ? block.ofOne : block.ofMany * each.callers;
      each.calls = Math.max(fewest, Math.round(block.time / usual));
    }
  }
}

/** Milliseconds per call of the api; the others make the same calls. */
async function timeOf(entry: Entry, contestants: readonly Contestant[]): Promise<number> {
  const load = { from: entry.next, calls: 20, callers: 1 };
  let time = Number.NaN;
  for (const each of contestants) {
    const times = await each.load(entry.one, load);
    if (each.name === 'kafedra') time = median(times);
  }
  entry.next += load.calls;
  return time;
}

export async function round(contest: Comparison, number: number): Promise<void> {
  const { contestants } = contest;
  for (const entry of contest.entries) {
    for (const { callers, calls, rounds } of entry.measured) {
      const load = { from: entry.next, calls, callers };
      const figures: [Contestant['name'], Figures][] = [];
      for (let turn = 0; turn < contestants.length; turn += 1) {
        // Contestants take turns in being first.
        const each = contestants[(turn + number) % contestants.length];
        if (each !== undefined) figures.push([each.name, await ask(contest, entry, each, load)]);
      }
      rounds.push(Object.fromEntries(figures) as Record<Contestant['name'], Figures>);
      entry.next += calls;
    }
  }
}

async function ask(
  { engine }: Comparison,
  { one }: Entry,
  { pid, load: run }: Contestant,
  load: Load,
): Promise<Figures> {
  const worked = () => (workOf([pid]) ?? Number.NaN) + engine.work();
  const before = worked();
  const times = await run(one, load);
  return { work: (worked() - before) / load.calls, latency: median(times) };
}
