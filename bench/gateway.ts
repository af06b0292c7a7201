// `npm run bench:gateway [-- --rounds N --seconds N --only part-of-a-question --quick]`: compares the gateway's
// throughput with a bare handler, which is the upper limit, and with other GraphQL servers. All use the same REST
// server and are measured alternately, round by round, after their responses are checked. docs/benchmarks.md has the
// latest table.
import { parseArgs } from 'node:util';
import {
  check,
  type Contest,
  type Contestant,
  contestant,
  isAnswer,
  round,
  warmUp,
} from './gateway/contest.ts';
import { type BenchQuery, benchQueries } from './gateway/data.ts';
import { installPackages } from './gateway/packages.ts';
import { startServer } from './gateway/processes.ts';
import { gateway, ideal, startProduct } from './gateway/product.ts';
import { type Goal, outcomeOf, report, type Run } from './gateway/report.ts';
import { servers } from './gateway/servers.ts';

/** Enough to keep any server busy, and few enough for meaningful latencies. */
const connections = 32;

/**
 * V8 discards compiled code after the first load ends and 32 connections are closed, so there are two warm-ups.
 */
const warmUps = 2;
const warmUpSeconds = 5;

const { values: options } = parseArgs({
  // npm's arguments come first.
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '5' },
    // In rounds of one second, a tenth is the server's ramp-up.
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
  },
});
const rounds = options.quick ? 1 : Number(options.rounds);
const seconds = options.quick ? 1 : Number(options.seconds);

const say = (text: string) => process.stderr.write(`${text}\n`);

await installPackages(say);
const absent: Run['absent'][number][] = [];
const goals: Goal[] = [];
if (benchQueries.some(isChosen)) goals.push(...(await startQuestions()));
if (isChosen({ name: 'course list' })) {
  const contest = await startProduct(say);
  goals.push({ contest, target: 0.9, ours: gateway, bare: [ideal], peers: [] });
}
for (const { contest } of goals) await check(contest);
for (let time = 1; time <= warmUps; time += 1) {
  say(`Warming up, ${time} of ${warmUps} …`);
  for (const { contest } of goals) await warmUp(contest, options.quick ? seconds : warmUpSeconds);
}
for (let turn = 0; turn < rounds; turn += 1) {
  say(`Round ${turn + 1} of ${rounds} …`);
  for (const { contest } of goals) await round(contest, turn, seconds);
}
const outcomes = goals.map(outcomeOf);
process.stdout.write(`${report(outcomes, { rounds, seconds, absent })}\n`);
const missed = outcomes.flatMap((outcome) => outcome.missed);
for (const text of missed) say(`MISSED: ${text}`);
process.exit(missed.length > 0 ? 1 : 0);

function isChosen({ name }: Pick<BenchQuery, 'name'>): boolean {
  return name.includes(options.only);
}

/** Sends the queries about posts to all servers that can be started on this machine. */
async function startQuestions(): Promise<Goal[]> {
  const upstream = await startServer('upstream.ts', {}, 'others');
  const running: Contestant[] = [];
  for (const { name, start } of servers) {
    say(`Starting ${name} …`);
    try {
      running.push(contestant(name, await start(upstream.url)));
    } catch (error) {
      absent.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  const countCalls = async () => Number(await (await fetch(`${upstream.url}/calls`)).text());
  const names = (kind: string) =>
    servers.filter((one) => one.kind === kind).map(({ name }) => name);
  return benchQueries.filter(isChosen).map(({ name, query, data, target }) => {
    const contest: Contest = {
      name,
      body: JSON.stringify({ query }),
      connections,
      slowness: 1,
      isRight: isAnswer(data),
      countCalls,
      contestants: running.map((one) => ({ ...one, rounds: [] })),
    };
    const [ours = ''] = names('ours');
    return { contest, target, ours, bare: names('bare'), peers: names('node') };
  });
}
