// Reports bench:api: medians over the rounds of the api's ratios to the other contestants.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine } from '../gateway/machine.ts';
import { median } from '../growth/report.ts';
import type { Comparison, Figures, Measured } from './comparison.ts';
import type { Contestant } from './contestants.ts';

/** The api may take at most this many times the processor time of the handwritten API. */
export const goal = 1.5;

export interface Row {
  engine: string;
  name: string;
  callers: number;
  calls: number;
  /** The api's figures divided by the others', per round. */
  ofByHand: Figures;
  ofEngine: Figures;
  medians: Record<Contestant['name'], Figures>;
  rounds: Measured['rounds'];
}

export function rowsOf({ engine, entries }: Comparison): Row[] {
  return entries.flatMap(({ one, measured }) =>
    measured.map(({ callers, calls, rounds }) => ({
      engine: engine.name,
      name: one.name,
      callers,
      calls,
      ofByHand: ratio(rounds, 'by hand'),
      ofEngine: ratio(rounds, 'engine alone'),
      medians: {
        kafedra: medians(rounds, 'kafedra'),
        'by hand': medians(rounds, 'by hand'),
        'engine alone': medians(rounds, 'engine alone'),
      },
      rounds,
    })),
  );
}

const ratio = (rounds: Measured['rounds'], other: Contestant['name']): Figures => ({
  work: median(rounds.map((round) => round.kafedra.work / round[other].work)),
  latency: median(rounds.map((round) => round.kafedra.latency / round[other].latency)),
});

const medians = (rounds: Measured['rounds'], name: Contestant['name']): Figures => ({
  work: median(rounds.map((round) => round[name].work)),
  latency: median(rounds.map((round) => round[name].latency)),
});

export const missed = (rows: readonly Row[]): string[] =>
  rows
    .filter(({ ofByHand }) => !(ofByHand.work <= goal))
    .map(
      ({ engine, name, callers, ofByHand }) =>
        `${engine}, ${name}, callers: ${callers}: ${ofByHand.work.toFixed(2)} times the processor time by hand, not ${goal}`,
    );

/** Writes the Markdown and JSON files to bench/results and returns the Markdown. */
export function report(rows: readonly Row[], rounds: number): string {
  const engines = [...new Set(rows.map(({ engine }) => engine))];
  const { processor, cores, memory, system, node } = machine;
  const markdown = [
    `${cores} cores of ${processor}, ${memory}, ${system}, Node ${node}; ${rounds} rounds. Processor time · latency of one call; ratios are medians over the rounds, the goal is ${goal} of the processor time by hand.`,
    ...engines.map((engine) => tableOf(rows.filter((row) => row.engine === engine))),
  ].join('\n\n');
  write('api', markdown, { rounds, goal, rows });
  return markdown;
}

/** Writes to bench/results: Markdown, and JSON with a description of the machine. */
export function write(name: string, markdown: string, figures: object): void {
  const folder = join(import.meta.dirname, '..', 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.md`), `${markdown}\n`);
  const all = { date: new Date().toISOString(), machine, ...figures };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(all, null, 2)}\n`);
}

function tableOf(rows: readonly Row[]): string {
  const head = [
    `${rows[0]?.engine}`,
    'callers',
    'of by hand',
    'of engine alone',
    'kafedra, ms',
    'by hand, ms',
    'engine alone, ms',
  ];
  return table([
    head,
    ...rows.map(({ name, callers, ofByHand, ofEngine, medians }) => [
      name,
      String(callers),
      ofByHand.work <= goal ? both(ofByHand) : `**${both(ofByHand)}**`,
      both(ofEngine),
      ...Object.values(medians).map(both),
    ]),
  ]);
}

const both = ({ work, latency }: Figures) => `${work.toFixed(2)} · ${latency.toFixed(2)}`;

/** A Markdown table; all columns but the first are numeric. */
export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, place) => (place === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
}
