// `npm run bench:attacks [-- --only part-of-a-name;another --seconds N --rounds N --many N --engine postgresql --quick]`:
// what it costs a school when somebody attacks the installation that it shares. A neighbour asks for its course list at
// a steady rate while each attack runs from one address and by one account, in a process of its own; each gets a fresh
// copy of the installation. Then everybody at once asks for twice what the product can do, forty people of one
// address work while the machine is busy, and strangers are counted in memory. The command ends with 1 when a goal is missed. docs/benchmarks.md has the latest table.
import { parseArgs } from 'node:util';
import { attacks } from './attacks/attacks.ts';
import { measure, type Measured } from './attacks/measure.ts';
import { measureMemory } from './attacks/memory.ts';
import { measureOffice } from './attacks/office.ts';
import { measureOverload } from './attacks/overload.ts';
import { inShort, missed, report, type Results } from './attacks/report.ts';
import { makeWorld } from './attacks/world.ts';

const { values: options } = parseArgs({
  // npm hands its own words over before ours.
  args: process.argv.slice(3),
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '10' },
    /** Of each attack; the one with the middle p99 is told. */
    rounds: { type: 'string', default: '1' },
    /** Strangers that memory is measured with. */
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

// Whoever is told to stop takes the programs along.
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
  say('everybody at once …');
  results.overload = await measureOverload(engine, seconds);
}
if (isChosen('an office on busy cores')) {
  say('an office on busy cores …');
  results.office = await measureOffice(engine, seconds);
}
if (isChosen('memory')) {
  say(`${strangers.toLocaleString('en')} strangers, for five minutes at most …`);
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
