// `npm run bench:public [-- --rounds N --seconds N]`: compares responses to visitors of a catalogue. Contestants:
// Kafedra, which shares calls between equal requests and caches as HTTP allows; Kafedra with separate calls per
// request, as for requests with a token; and Tailcall with and without dedupe. All use the same REST server, which
// returns the api's responses without delay. Exits with 1 if Kafedra is not the fastest. docs/benchmarks.md has the
// latest table.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isDeepStrictEqual } from 'node:util';
import { inRoot } from '../scripts/lib/root.ts';
import { check, type Contest, contestant, round, warmUp } from './gateway/contest.ts';
import { generator } from './gateway/load.ts';
import { machine } from './gateway/machine.ts';
import { installPackages } from './gateway/packages.ts';
import { startServer } from './gateway/processes.ts';
import { startProgram } from './gateway/product.ts';
import { type Outcome, outcomeOf } from './gateway/report.ts';
import { runTailcall } from './gateway/servers.ts';
import { query, publicQueries, tailcallSchema } from './public/queries.ts';

const ours = 'Kafedra';
const peer = 'Tailcall, dedupe';
/** The same number as in bench:gateway. */
const connections = 32;
const warmUpSeconds = 5;

const { values: options } = parseArgs({
  // Arguments after the script's name, as scripts/run.mjs passes them.
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);

const say = (text: string) => process.stderr.write(`${text}\n`);

await installPackages(say);
say('Opening the demo school …');
const api = await startProgram('api', {
  API_PORT: '0',
  DATA_DIR: inRoot('bench', '.data', 'gateway'),
});
const upstream = await startServer('../public/upstream.ts', { REST_API_URL: api.url }, 'others');
const gateway = () =>
  startProgram(
    'gateway',
    { PORT: '0', REST_API_URL: upstream.url, UNPERSISTED_OPERATIONS: 'anyone' },
    'server',
  );
const running = [
  contestant(ours, await gateway()),
  // The public part of the contract ignores tokens.
  { ...contestant('Kafedra, a call for each', await gateway()), token: 'nobody' },
  contestant(peer, await runTailcall(tailcallSchema(upstream.url, true))),
  contestant('Tailcall', await runTailcall(tailcallSchema(upstream.url, false))),
];
const contests: Contest[] = [];
for (const { name, variables } of publicQueries) {
  const body = JSON.stringify({ query, variables });
  const expected = await answerOf(running[0]?.running.url ?? '', body);
  contests.push({
    name,
    body,
    connections,
    slowness: 1,
    isRight: (answer) => isDeepStrictEqual(answer, expected),
    countCalls: async () => Number(await (await fetch(`${upstream.url}/calls`)).text()),
    contestants: running.map((one) => ({ ...one, rounds: [] })),
  });
}
for (const contest of contests) await check(contest);
for (const contest of contests) await warmUp(contest, warmUpSeconds);
for (let turn = 0; turn < rounds; turn += 1) {
  say(`Round ${turn + 1} of ${rounds} …`);
  for (const contest of contests) await round(contest, turn, seconds);
}
const outcomes = contests.map((contest) =>
  outcomeOf({
    contest,
    target: 1,
    ours,
    bare: [peer],
    peers: running.map(({ name }) => name).filter((name) => name !== ours),
  }),
);
const table = [about(), ...outcomes.map(tableOf)].join('\n\n');
const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'public.md'), `${table}\n`);
writeFileSync(join(folder, 'public.json'), `${JSON.stringify({ machine, outcomes }, null, 2)}\n`);
process.stdout.write(`${table}\n`);
const missed = outcomes.flatMap((outcome) => outcome.missed);
for (const text of missed) say(`MISSED: ${text}`);
process.exit(missed.length > 0 ? 1 : 0);

async function answerOf(url: string, body: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const result = (await answer.json()) as { data?: { catalog?: { courses?: { nodes: [] } } } };
  if ((result.data?.catalog?.courses?.nodes ?? []).length === 0)
    throw new Error(`Nothing to compare: ${JSON.stringify(result).slice(0, 500)}`);
  return result;
}

function about(): string {
  const { processor, cores, memory, node, pinning } = machine;
  return `${cores} cores of ${processor}, ${memory}, Node ${node}; load by ${generator}; pinning: ${pinning}; ${rounds} rounds of ${seconds} s for each server and question.`;
}

function tableOf({ name, rows }: Outcome): string {
  const head = [name, `of ${peer}`, 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs', 'REST calls'];
  return [
    head,
    head.map((_, index) => (index === 0 ? '---' : '---:')),
    ...rows.map((row) => [
      row.name,
      row.failure ?? row.ratio.toFixed(2),
      row.perSecond.toFixed(0),
      row.p50.toFixed(2),
      row.p99.toFixed(1),
      row.cpu.toFixed(0),
      String(row.calls ?? ''),
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
