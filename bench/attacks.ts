// `npm run bench:attacks [-- --only part-of-a-name;another --seconds N --rounds N --many N --engine postgresql
// --quick]`: measures how attacks on an installation affect a school on it. A neighbour requests its course list at a
// steady rate while each attack runs from one address and account in a separate process, against a fresh copy of the
// installation. Then all schools together send twice the capacity, forty users of one address work on a busy machine,
// and the memory used by unknown clients is measured. The command exits with 1 when a goal is missed.
// docs/benchmarks.md has the latest table.
import { parseArgs } from 'node:util';
import { attacks } from './attacks/attacks.ts';
import { measure, type Measured } from './attacks/measure.ts';
import { measureMemory } from './attacks/memory.ts';
import { measureOffice } from './attacks/office.ts';
import { measureOverload } from './attacks/overload.ts';
import { inShort, missed, report, type Results } from './attacks/report.ts';
import { makeWorld } from './attacks/installation.ts';

const { values: options } = parseArgs({
  // npm's arguments come first.
  args: process.argv.slice(3),
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '10' },
    /** Rounds per attack; the one with the median p99 is reported. */
    rounds: { type: 'string', default: '1' },
    /** Unknown clients of the memory test. */
    many: { type: 'string', default: '100000' },
    engine: { type: 'string', default: 'pglite' },
    quick: { type: 'boolean', default: false },
  },
});
const seconds = options.quick ? 3 : Number(options.seconds);
const rounds = options.quick ? 1 : Number(options.rounds);
const strangers = options.quick ? 1000 : Number(options.many);
const isChosen = (name: string) => options.only.split(';').some((part) => name.includes(part));

const say = (line: string) => process.stdout.write(`${line}\n`);

// Exits on a signal, so that the programs are stopped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const engine = await makeWorld(options.engine === 'postgresql' ? 'PostgreSQL' : 'PGlite', say);
const results: Results = {
  engine: engine.name,
  attacks: [],
  overload: null,
  office: null,
  memory: null,
};
for (const attack of attacks.filter(({ name }) => isChosen(name))) {
  const measured: Measured[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    say(`${attack.name}, round ${round} of ${rounds} …`);
    const one = await measure(engine, attack, Math.max(seconds, attack.least ?? 0));
    say(inShort(one));
    measured.push(one);
  }
  results.attacks.push(middleOf(measured));
}
if (isChosen('everybody at once')) {
  say('overload by all schools …');
  results.overload = await measureOverload(engine, seconds);
}
if (isChosen('an office on busy cores')) {
  say('an office on busy cores …');
  results.office = await measureOffice(engine, seconds);
}
if (isChosen('memory')) {
  say(`${strangers.toLocaleString('en')} unknown clients, for five minutes at most …`);
  results.memory = await measureMemory(engine, strangers);
}
await engine.stop();
say(`\n${report(results)}\n\nWritten to bench/results/attacks.md and attacks.json.`);
for (const text of missed(results)) say(`MISSED: ${text}`);
process.exit(missed(results).length > 0 ? 1 : 0);

function middleOf(measured: readonly Measured[]): Measured {
  const sorted = measured.toSorted((one, other) => one.during.list.p99 - other.during.list.p99);
  return sorted[sorted.length >> 1] as Measured;
}
