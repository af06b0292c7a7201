// The figures of bench:growth: medians, ratios to the smallest world, memory, and how they are written down.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { deepPage, orders, pageOne } from './growth-cases.ts';
import type { Case } from './growth-cases.ts';

/** Flat means: at most so many times as long as in the smallest world. */
export const limit = 1.5;

export interface Figure {
  world: string;
  median: number;
  p95: number;
}

export interface Measured {
  name: string;
  way: 'REST' | 'GraphQL';
  dependsOn: string | undefined;
  /** Every world; the smallest comes first. */
  milliseconds: Figure[];
  /** The other worlds over the smallest. */
  ratios: Figure[];
}

/** Resident memory in MiB after all rounds. */
export interface Memory {
  world: string;
  api: number;
  gateway: number;
}

/** `times`: of each world, the milliseconds of each round. */
export function summary(
  { name, dependsOn }: Case,
  way: Measured['way'],
  names: readonly string[],
  times: readonly number[][][],
): Measured {
  const milliseconds = names.map((world, place) => {
    const all = times[place]?.flat() ?? [];
    return { world, median: median(all), p95: quantile(all, 0.95) };
  });
  const [smallest] = times;
  const [smallestFigure] = milliseconds;
  const ratios = milliseconds.slice(1).map(({ world, p95 }, place) => {
    const ofRounds = (times[place + 1] ?? []).map(
      (round, number) => median(round) / median(smallest?.[number] ?? []),
    );
    return { world, median: median(ofRounds), p95: p95 / (smallestFigure?.p95 ?? 1) };
  });
  return { name, way, dependsOn, milliseconds, ratios };
}

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Of a running process, in MiB. */
export function memoryOf(pid: number | undefined): number {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kibibytes) / 1024;
}

/** Writes both files into bench/results and answers the table. */
export function report(
  measured: readonly Measured[],
  memory: readonly Memory[],
  run: { rounds: number; asked: number },
): { table: string; files: string } {
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memory: `${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    node: process.version,
    date: new Date().toISOString(),
  };
  const table = [...latencies(measured), '', ...depths(measured), '', ...memories(memory)].join(
    '\n',
  );
  const folder = join(import.meta.dirname, 'results');
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
      `${first?.median.toFixed(1)} (${first?.p95.toFixed(1)}) ms`,
      ...ratios.map(({ median, p95 }) => {
        const figure = `${median.toFixed(2)} (${p95.toFixed(2)})`;
        return median > limit ? `**${figure}**` : figure;
      }),
    ]),
  );
  return [
    row(['median (p95)', 'way', `${smallest}`, ...others]),
    row(['---', '---', ...names.map(() => '---:')]),
    ...rows,
  ];
}

/** Deep pages against the first of the same school: 1 is equally fast. */
function depths(measured: readonly Measured[]): string[] {
  const names = measured[0]?.milliseconds.map(({ world }) => world) ?? [];
  const rows = orders.flatMap(({ label }) =>
    (['REST', 'GraphQL'] as const).map((way) => {
      const find = (name: string) =>
        measured.find((each) => each.name === name && each.way === way)?.milliseconds ?? [];
      const first = find(`${pageOne}${label}`);
      const ratios = find(`${deepPage}${label}`).map(
        ({ median }, place) => median / (first[place]?.median ?? Number.NaN),
      );
      return row([`${deepPage}${label}`, way, ...ratios.map((ratio) => ratio.toFixed(2))]);
    }),
  );
  return [
    row([`over ${pageOne}`, 'way', ...names]),
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
