// Reports bench:growth: medians, ratios to the smallest world, and memory.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Case } from './cases.ts';
import { deepPage, courseSorts, pageOne } from './course-cases.ts';

/** Flat means at most this many times the duration in the smallest world. */
export const limit = 1.5;

export interface Figure {
  world: string;
  median: number;
  p95: number;
  /**
   * Processor time of the programs per request, which is independent of other load; null if unknown.
   */
  work: number | null;
}

export interface Measured {
  name: string;
  way: 'REST' | 'GraphQL';
  dependsOn: string | undefined;
  /** By world, the smallest first. */
  milliseconds: Figure[];
  /** Ratios of the other worlds to the smallest. */
  ratios: Figure[];
}

/** Resident memory in MiB after all rounds. */
export interface Memory {
  world: string;
  api: number;
  gateway: number;
}

/** A round of one case in one world by one way. */
export interface Round {
  /** Milliseconds of each request. */
  times: number[];
  /** Milliseconds of processor time of all requests. */
  work: number | null;
}

/** `rounds` by world. */
export function summary(
  { name, dependsOn }: Case,
  way: Measured['way'],
  names: readonly string[],
  rounds: readonly Round[][],
): Measured {
  const milliseconds = names.map((world, place) => {
    const all = (rounds[place] ?? []).flatMap(({ times }) => times);
    const work = sum((rounds[place] ?? []).map((round) => round.work));
    return {
      world,
      median: median(all),
      p95: quantile(all, 0.95),
      work: work === null ? null : work / all.length,
    };
  });
  const [smallest] = rounds;
  const [first] = milliseconds;
  const ratios = milliseconds.slice(1).map(({ world, p95, work }, place) => {
    const ofRounds = (rounds[place + 1] ?? []).map(
      ({ times }, number) => median(times) / median(smallest?.[number]?.times ?? []),
    );
    return {
      world,
      median: median(ofRounds),
      p95: p95 / (first?.p95 ?? Number.NaN),
      work: work === null ? null : work / (first?.work ?? Number.NaN),
    };
  });
  return { name, way, dependsOn, milliseconds, ratios };
}

/** Whether a larger world takes longer in processor time as well, so not because of other load. */
export const isSteep = ({ median, work }: Figure) =>
  median > limit && (work === null || work > limit);

const sum = (numbers: readonly (number | null)[]) =>
  numbers.reduce((all, each) => (all === null || each === null ? null : all + each), 0);

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Milliseconds of processor time of processes with all threads; null if unknown. */
export function workOf(pids: readonly (number | undefined)[]): number | null {
  if (process.platform !== 'linux') return null;
  const nanoseconds = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((task) => {
      const [spent] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ');
      return Number(spent);
    }),
  );
  return nanoseconds.reduce((all, each) => all + each, 0) / 1e6;
}

/** Memory of a running process in MiB. */
export function memoryOf(pid: number | undefined): number {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kibibytes) / 1024;
}

/** Writes the Markdown and JSON files to bench/results and returns the table. */
export function report(
  measured: readonly Measured[],
  memory: readonly Memory[],
  run: { rounds: number; requests: number },
): { table: string; files: string } {
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memory: `${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    node: process.version,
    date: new Date().toISOString(),
  };
  const parts = [latencies(measured), depths(measured), memories(memory)];
  const table = parts
    .filter((rows) => rows.length > 0)
    .map((rows) => rows.join('\n'))
    .join('\n\n');
  const folder = join(import.meta.dirname, '..', 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'growth.md'), `${table}\n`);
  const figures = { machine, run, limit, measured, memory };
  writeFileSync(join(folder, 'growth.json'), `${JSON.stringify(figures, null, 2)}\n`);
  return { table, files: 'bench/results/growth.md and growth.json' };
}

function latencies(measured: readonly Measured[]): string[] {
  const names = measured[0]?.milliseconds.map(({ world }) => world) ?? [];
  const [smallest, ...others] = names;
  const rows = measured.map(({ name, way, dependsOn, milliseconds: [first], ratios }) =>
    row([
      dependsOn === undefined ? name : `${name} (*)`,
      way,
      `${first === undefined ? '' : figures(first, 1)} ms`,
      ...ratios.map((ratio) => {
        const figure = figures(ratio, 2);
        return isSteep(ratio) ? `**${figure}**` : figure;
      }),
    ]),
  );
  return [
    row(['median (p95) · work', 'way', `${smallest}`, ...others]),
    row(['---', '---', ...names.map(() => '---:')]),
    ...rows,
  ];
}

function figures({ median, p95, work }: Figure, digits: number): string {
  const latency = `${median.toFixed(digits)} (${p95.toFixed(digits)})`;
  return work === null ? latency : `${latency} · ${work.toFixed(digits)}`;
}

/** Ratios of deep pages to the first page of the same school; 1 is equally fast. */
function depths(measured: readonly Measured[]): string[] {
  const names = measured[0]?.milliseconds.map(({ world }) => world) ?? [];
  if (!measured.some(({ name }) => name.startsWith(deepPage))) return [];
  const rows = courseSorts.flatMap(({ label }) =>
    (['REST', 'GraphQL'] as const).map((way) => {
      const find = (name: string) =>
        measured.find((each) => each.name === name && each.way === way)?.milliseconds ?? [];
      const first = find(`${pageOne}${label}`);
      const ratios = find(`${deepPage}${label}`).map(({ median, work }, place) => {
        const latency = (median / (first[place]?.median ?? Number.NaN)).toFixed(2);
        if (work === null) return latency;
        return `${latency} · ${(work / (first[place]?.work ?? Number.NaN)).toFixed(2)}`;
      });
      return row([`${deepPage}${label}`, way, ...ratios]);
    }),
  );
  return [
    row([`median · work, over ${pageOne}`, 'way', ...names]),
    row(['---', '---', ...names.map(() => '---:')]),
    ...rows,
  ];
}

function memories(memory: readonly Memory[]): string[] {
  return [
    row(['resident memory, MiB', ...memory.map(({ world }) => world)]),
    row(['---', ...memory.map(() => '---:')]),
    row(['api', ...memory.map(({ api }) => api.toFixed(0))]),
    row(['gateway', ...memory.map(({ gateway }) => gateway.toFixed(0))]),
  ];
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
