// `npm run bench:api [-- --rounds N --only part-of-a-name --engines pglite;postgresql --memory N]`: compares the cost
// of REST calls with a handwritten handler that runs the same SQL, and with the database alone, on PGlite and
// PostgreSQL. All use copies of the same school and are called alternately, by one caller and by 32. The SQL is
// recorded from the api, and the responses are compared, before the measurement. With --memory, the api receives this
// number of different calls, and its memory is reported.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findPostgres } from '../tests/kit/postgres.ts';
import { cases } from './api/cases.ts';
import { check, comparisonOf, round, warm } from './api/comparison.ts';
import { startAll } from './api/contestants.ts';
import { embedded, runFolder, server, type Engine } from './api/engines.ts';
import { retainedMemoryTable, watchMemory, type RetainedMemory } from './api/memory.ts';
import { recordRecipes } from './api/recording.ts';
import { missed, report, rowsOf, type Row } from './api/report.ts';

const { values: options } = parseArgs({
  // npm's arguments come first.
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '11' },
    only: { type: 'string', default: '' },
    engines: { type: 'string', default: 'pglite;postgresql' },
    memory: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const chosen = cases.filter(({ name }) => name.includes(options.only));
const named = options.engines.split(';');

const say = (line: string) => process.stdout.write(`${line}\n`);

// Exits on a signal, so that the database server is stopped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const openers = [
  ...(named.includes('pglite') ? [embedded] : []),
  ...(named.includes('postgresql') && hasPostgres() ? [server] : []),
];
const rows: Row[] = [];
const retained: RetainedMemory[] = [];
try {
  for (const open of openers) {
    const engine = await open(say);
    try {
      if (options.memory === undefined) rows.push(...(await measure(engine)));
      else retained.push(await watchMemory(engine, Number(options.memory), say));
    } finally {
      await engine.stop();
    }
  }
} finally {
  rmSync(runFolder, { recursive: true, force: true });
}
if (options.memory === undefined) {
  say(`\n${report(rows, rounds)}\n\nWritten to bench/results/api.md and api.json.`);
  for (const text of missed(rows)) say(`MISSED: ${text}`);
  process.exitCode = missed(rows).length > 0 ? 1 : 0;
} else {
  say(
    `\n${retainedMemoryTable(retained)}\n\nWritten to bench/results/api-memory.md and api-memory.json.`,
  );
}

function hasPostgres(): boolean {
  const found = findPostgres();
  if ('bin' in found) return true;
  say(`PostgreSQL is left out: ${found.unavailable}`);
  return false;
}

async function measure(engine: Engine): Promise<Row[]> {
  const contestants = await startAll(engine, await recordRecipes(engine));
  try {
    const contest = comparisonOf(engine, contestants, chosen);
    await check(contest);
    say(`${engine.name}: all answer the same; warming up …`);
    await warm(contest);
    for (let number = 0; number < rounds; number += 1) {
      say(`${engine.name}: round ${number + 1} of ${rounds} …`);
      await round(contest, number);
    }
    return rowsOf(contest);
  } finally {
    await Promise.all(contestants.map((each) => each.stop()));
  }
}
