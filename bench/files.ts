// `npm run bench:files [-- --only part-of-a-name;another --seconds N --quick]`: what a file that somebody brings costs the
// schools beside theirs. A neighbour asks for its course list at a steady rate, first when all is quiet, then while one
// file is sent again and again, read and taken. Each file gets a fresh copy of the installation of bench:attacks. The
// command ends with 1 when a goal is missed. docs/benchmarks.md has the latest table.
import { parseArgs } from 'node:util';
import { measure, type Measured } from './attacks/measure.ts';
import { fileReport, inShort, missed } from './attacks/report.ts';
import { makeWorld } from './attacks/world.ts';
import { fileAttacks } from './files/attacks.ts';

const { values: options } = parseArgs({
  // npm hands its own words over before ours.
  args: process.argv.slice(3),
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '30' },
    quick: { type: 'boolean', default: false },
  },
});
const isChosen = (name: string) => options.only.split(';').some((part) => name.includes(part));
const say = (line: string) => process.stdout.write(`${line}\n`);

// Whoever is told to stop takes the programs along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const engine = await makeWorld('PGlite', say);
const measured: Measured[] = [];
for (const attack of fileAttacks.filter(({ name }) => isChosen(name))) {
  say(`${attack.name} …`);
  const one = await measure(engine, attack, options.quick ? 10 : Number(options.seconds));
  say(inShort(one));
  measured.push(one);
}
await engine.stop();
say(`\n${fileReport(engine.name, measured)}\n\nWritten to bench/results/files.md and files.json.`);
const misses = missed({
  engine: engine.name,
  attacks: measured,
  overload: null,
  office: null,
  memory: null,
});
for (const text of misses) say(`MISSED: ${text}`);
process.exit(misses.length > 0 ? 1 : 0);
