// Reports bench:gateway: medians over the rounds and ratios to the bare handler.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contest, Contestant, Round } from './contest.ts';
import { generator } from './load.ts';
import { machine } from './machine.ts';

/** The goals of our server in a contest. */
export interface Goal {
  readonly contest: Contest;
  /** The fraction of the throughput of the fastest bare handler. */
  readonly target: number;
  readonly ours: string;
  readonly bare: readonly string[];
  /** Servers that must be slower. */
  readonly peers: readonly string[];
}

export interface Row {
  readonly name: string;
  readonly failure: string | null;
  readonly perSecond: number;
  /** Median over the rounds of the throughput relative to the bare handler in the same round. */
  readonly ratio: number;
  readonly cpuRatio: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds. */
  readonly cpu: number;
  readonly busy: number;
  /** MiB. */
  readonly memory: number;
  readonly calls: number | null;
  readonly rounds: readonly Round[];
}

export interface Outcome {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Missed goals of our server. */
  readonly missed: readonly string[];
}

export function outcomeOf({ contest, target, ours, bare, peers }: Goal): Outcome {
  const { name, contestants } = contest;
  const base = fastest(contestants.filter((one) => bare.includes(one.name)));
  const rows = contestants.map((one) => rowOf(one, base));
  const own = rows.find((row) => row.name === ours);
  const missed: string[] = [];
  if (!own || own.failure !== null) missed.push(`${name}: ${ours} did not answer`);
  else {
    if (own.ratio < target) {
      missed.push(`${name}: ${own.ratio.toFixed(2)} of the bare handler, not ${target}`);
    }
    for (const row of rows) {
      if (peers.includes(row.name) && row.ratio >= own.ratio) {
        missed.push(`${name}: not ahead of ${row.name}`);
      }
    }
  }
  return { name, rows, missed };
}

function fastest(contestants: readonly Contestant[]): Contestant | undefined {
  const speed = ({ rounds }: Contestant) => median(rounds, ({ perSecond }) => perSecond);
  return contestants
    .filter(({ rounds, failure }) => rounds.length > 0 && failure === null)
    .toSorted((one, other) => speed(other) - speed(one))[0];
}

function rowOf({ name, failure, rounds, memory, calls }: Contestant, base?: Contestant): Row {
  const beside = rounds.map((round, index) => ({ round, bare: base?.rounds[index] ?? round }));
  return {
    name,
    failure,
    perSecond: median(rounds, ({ perSecond }) => perSecond),
    ratio: median(beside, ({ round, bare }) => round.perSecond / bare.perSecond),
    cpuRatio: median(beside, ({ round, bare }) => bare.cpu / round.cpu),
    p50: median(rounds, ({ p50 }) => p50),
    p99: median(rounds, ({ p99 }) => p99),
    cpu: median(rounds, ({ cpu }) => cpu),
    busy: median(rounds, ({ busy }) => busy),
    memory,
    calls,
    rounds,
  };
}

function median<Item>(items: readonly Item[], of: (item: Item) => number): number {
  const sorted = items.map(of).toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

export interface Run {
  readonly rounds: number;
  readonly seconds: number;
  /** Servers that could not be started, with the reason. */
  readonly absent: readonly { readonly name: string; readonly reason: string }[];
}

/** Writes the Markdown and JSON files to bench/results and returns the Markdown. */
export function report(outcomes: readonly Outcome[], run: Run): string {
  const markdown = `${[about(run), ...outcomes.map(tableOf)].join('\n\n')}\n`;
  const folder = join(import.meta.dirname, '..', 'results');
  mkdirSync(folder, { recursive: true });
  const figures = { date: new Date().toISOString(), machine, generator, run, outcomes };
  writeFileSync(join(folder, 'gateway.json'), `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(join(folder, 'gateway.md'), markdown);
  return markdown;
}

function about({ rounds, seconds, absent }: Run): string {
  const { processor, cores, memory, system, node, pinning } = machine;
  const lines = [
    `${cores} cores of ${processor}, ${memory}, ${system}, Node ${node}; load by ${generator}; pinning: ${pinning}; ${rounds} rounds of ${seconds} s for each server and question.`,
    ...absent.map(({ name, reason }) => `Not measured: ${name} (${reason}).`),
  ];
  return lines.join('\n\n');
}

function tableOf({ name, rows }: Outcome): string {
  const head = [
    '',
    'requests/s',
    'of bare',
    'p50 ms',
    'p99 ms',
    'CPU µs',
    'of bare',
    'busy',
    'MiB',
    'REST calls',
  ];
  return [
    `### ${name}\n`,
    line(head.map((cell, index) => (index === 0 ? name : cell))),
    line(head.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map(cellsOf).map(line),
  ].join('\n');
}

function cellsOf(row: Row): string[] {
  if (row.failure !== null) return [row.name, row.failure, '', '', '', '', '', '', '', ''];
  return [
    row.name,
    row.perSecond.toFixed(0),
    row.ratio.toFixed(2),
    row.p50.toFixed(2),
    row.p99.toFixed(1),
    known(row.cpu, 1),
    known(row.cpuRatio, 2),
    known(row.busy * 100, 0, ' %'),
    known(row.memory, 0),
    row.calls === null ? '' : String(row.calls),
  ];
}

const known = (value: number, digits: number, unit = '') =>
  Number.isNaN(value) ? '' : value.toFixed(digits) + unit;

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
