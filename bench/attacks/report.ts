// Reports bench:attacks: all figures and the missed goals.
import { table, write } from '../api/report.ts';
import { machine } from '../gateway/machine.ts';
import type { Outcomes } from './attacker.ts';
import { limit, recovery, type Measured } from './measure.ts';
import { goal, bytesPerMillion, type Memory, type Size } from './memory.ts';
import { median } from '../growth/report.ts';
import { kinds, rates, type Figures } from './neighbour.ts';
import type { Office } from './office.ts';
import { goals, type Overload } from './overload.ts';

export interface Results {
  engine: string;
  attacks: Measured[];
  overload: Overload | null;
  office: Office | null;
  memory: Memory | null;
}

/**
 * The neighbour's p99 without an attack: the median over all attacks, because a single measurement can be disturbed.
 */
const quietOf = (attacks: readonly Measured[]): number =>
  median(attacks.map(({ quiet }) => quiet.p99));

export function missed({ attacks, overload, office, memory }: Results): string[] {
  const found: string[] = [];
  const quiet = quietOf(attacks);
  for (const { name, during, wellAfter } of attacks.filter(({ distributed }) => !distributed)) {
    const ratio = during.list.p99 / quiet;
    if (!(ratio <= limit)) found.push(`${name}: p99 is ${ratio.toFixed(1)} times the quiet one`);
    for (const kind of kinds) {
      const { failed, sent } = during[kind];
      if (failed > 0) found.push(`${name}: ${failed} of ${sent} answers failed (${kind})`);
    }
    if (wellAfter === null) found.push(`${name}: not well again after ${recovery / 1000} s`);
  }
  if (overload !== null) {
    const { answered, failed, wellAfter } = overload;
    if (!(answered.p99 <= goals.p99)) found.push(`${everybody}: p99 is ${ms(answered.p99)} ms`);
    if (failed > 0) found.push(`${everybody}: ${percent(failed)} failed`);
    if (wellAfter === null || wellAfter > goals.wellAfter) {
      found.push(`${everybody}: well again ${seconds(wellAfter)}`);
    }
  }
  for (const { refused, lists, changes } of office === null ? [] : [office.quiet, office.busy]) {
    const failed = lists.failed + changes.failed;
    if (failed > 0) found.push(`${offices}: ${failed} answers failed, ${refused} of them refused`);
  }
  const left = memory === null ? 0 : bytesPerMillion(memory);
  if (!(left <= goal)) found.push(`memory: a million strangers leave ${left.toFixed(0)} MiB`);
  return found;
}

/** One attack in one line, for progress output. */
export const inShort = (measured: Measured): string =>
  attackCells(measured, measured.quiet.p99).slice(3).join(' | ');

/** The table of bench:files. */
export function fileReport(engine: string, attacks: readonly Measured[]): string {
  const markdown = `${conditions(engine)}\n\n${attackTable(attacks)}`;
  write('files', markdown, attacks);
  return markdown;
}

function conditions(engine: string): string {
  const { processor, cores, memory: ram, system, node } = machine;
  return `${engine}; ${cores} cores of ${processor}, ${ram}, ${system}, Node ${node}. The neighbour asks for ${rates.list} course lists a second, and \`/ready\` and a file ${rates.ready} times a second each; milliseconds from the moment at which a request is due. Failed of sent: lists · \`/ready\` · files.`;
}

/** Writes the Markdown and JSON files to bench/results and returns the Markdown. */
export function report(results: Results): string {
  const { engine, attacks, overload, office, memory } = results;
  const markdown = [
    conditions(engine),
    ...(attacks.length > 0 ? [attackTable(attacks)] : []),
    ...(overload ? [overloadTable(overload)] : []),
    ...(office ? [officeTable(office)] : []),
    ...(memory ? [memoryTable(memory)] : []),
  ].join('\n\n');
  write('attacks', markdown, results);
  return markdown;
}

function attackTable(attacks: readonly Measured[]): string {
  const quiet = quietOf(attacks);
  return table([
    [
      'attack',
      'rate or size',
      's',
      'quiet p50 / p99',
      'attacked p50 / p99 / max',
      `p99 of ${ms(quiet)}`,
      'failed',
      'well again',
      'the attacker got',
    ],
    ...attacks.map((measured) => attackCells(measured, quiet)),
  ]);
}

function attackCells(measured: Measured, base: number): string[] {
  const { name, what, seconds: lasted, quiet, during, wellAfter, outcomes } = measured;
  return [
    name,
    what,
    String(lasted),
    times(quiet, ['p50', 'p99']),
    times(during.list, ['p50', 'p99', 'max']),
    `${(during.list.p99 / base).toFixed(1)} ×`,
    kinds.map((kind) => `${during[kind].failed}/${during[kind].sent}`).join(' · '),
    seconds(wellAfter),
    summaryOf(outcomes),
  ];
}

const everybody = 'everybody at once';

function overloadTable(overload: Overload): string {
  const { seconds: lasted, capacity, sent, quiet, answered, refused, failed } = overload;
  return table([
    [everybody, ''],
    ['course lists a second that 32 callers get', capacity.toFixed(0)],
    [`sent a second, for ${lasted} s, by 200 people of 40 schools`, String(sent)],
    ['quiet p50 / p99, ms', times(quiet, ['p50', 'p99'])],
    ['answered well, p50 / p99 / max, ms', times(answered, ['p50', 'p99', 'max'])],
    [
      'answered · refused with a retry time · failed',
      [1 - refused - failed, refused, failed].map(percent).join(' · '),
    ],
    [
      'answered well of what one school sent, worst to best',
      [overload.worst, overload.best].map(percent).join(' – '),
    ],
    ['well again', seconds(overload.wellAfter)],
  ]);
}

const offices = 'an office on busy cores';

function officeTable({ people, others, quiet, busy }: Office): string {
  const cells = ({ lists, changes, refused }: Office['quiet']) => [
    `${times(lists, ['p50', 'p99', 'max'])} of ${lists.sent}`,
    `${times(changes, ['p50', 'p99', 'max'])} of ${changes.sent}`,
    String(refused),
    String(lists.failed + changes.failed - refused),
  ];
  return table([
    [`${people} people of one address`, 'lists p50 / p99 / max', 'changes', 'refused', 'failed'],
    ['quiet', ...cells(quiet)],
    [`beside ${others} busy processes`, ...cells(busy)],
  ]);
}

function memoryTable(memory: Memory): string {
  const sizes = ({ heap, resident }: Size) => [heap.toFixed(0), resident.toFixed(0)];
  const rows = memory.samples.map(({ strangers, api, gateway }) => [
    strangers.toLocaleString('en'),
    ...sizes(api),
    ...sizes(gateway),
  ]);
  return [
    table([['strangers', 'api heap, MiB', 'resident', 'gateway heap, MiB', 'resident'], ...rows]),
    `Reckoned from the second half, a million leave ${bytesPerMillion(memory).toFixed(0)} MiB. They got: ${summaryOf(memory.outcomes)}.`,
  ].join('\n\n');
}

const times = (figures: Figures, which: readonly ('p50' | 'p99' | 'max')[]) =>
  which.map((name) => ms(figures[name])).join(' / ');

const ms = (value: number) => Math.round(value).toLocaleString('en');

const percent = (part: number) => `${(part * 100).toFixed(part < 0.1 ? 1 : 0)} %`;

const seconds = (value: number | null) =>
  value === null ? 'never' : `after ${(value / 1000).toFixed(1)} s`;

/** Most frequent first. */
function summaryOf(outcomes: Outcomes): string {
  const most = Object.entries(outcomes).toSorted(([, one], [, other]) => other - one);
  const parts = most.slice(0, 4).map(([name, count]) => `${name} × ${count.toLocaleString('en')}`);
  return parts.join(', ') || 'nothing';
}
