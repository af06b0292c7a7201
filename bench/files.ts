// `npm run bench:files [-- --only part-of-a-name;another --seconds N --quick]`: measures how the import of a file
// affects other schools. A neighbour requests its course list at a steady rate, first without load, then while one file
// is sent, read and imported repeatedly. Each file gets a fresh copy of the installation of bench:attacks. The command
// exits with 1 when a goal is missed. docs/benchmarks.md has the latest table.
import { parseArgs } from 'node:util';
import { measure, type Measured } from './attacks/measure.ts';
import { fileReport, inShort, missed } from './attacks/report.ts';
import { makeWorld } from './attacks/installation.ts';
import { fileAttacks } from './files/attacks.ts';

const { values: options } = parseArgs({
  // npm's arguments come first.
  args: process.argv.slice(3),
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '30' },
    quick: { type: 'boolean', default: false },
  },
});
const isChosen = (name: string) => options.only.split(';').some((part) => name.includes(part));
const say = (line: string) => process.stdout.write(`${line}\n`);

// Exits on a signal, so that the programs are stopped.
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
