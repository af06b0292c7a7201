// `npm run bench:lists [-- --learners 500;5000 --only part-of-a-list]`: measures the most expensive calls of every list
// (api/testing/contract/attacks.ts) on the embedded database, in a demo school of usual size and in a larger one. Each call is
// made twice, because the database plans the first. The longest counts, in processor time of the api if available,
// because that is how long other requests wait, independent of other load.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attacks, everyList, type Answered, type Attack } from '../api/testing/contract/attacks.ts';
import { startProgram } from '../scripts/lib/program.ts';
import { median, workOf } from './growth/report.ts';

/** Limit in milliseconds of every call in the school of usual size, which comes first. */
const limit = 500;
const password = 'kafedra-demo';

const { values: options } = parseArgs({
  // Arguments after the script's name, as scripts/run.mjs passes them.
  args: process.argv.slice(3),
  options: {
    learners: { type: 'string', default: '500;5000' },
    only: { type: 'string', default: '' },
  },
});

interface Measured extends Attack {
  milliseconds: number;
  status: number;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const schools = options.learners.split(';').map(Number);
const measured: Measured[][] = [];
for (const learners of schools) measured.push(await attack(learners));
const table = report(measured);
const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'lists.md'), `${table}\n`);
writeFileSync(join(folder, 'lists.json'), `${JSON.stringify({ schools, measured }, null, 2)}\n`);
say(`\n${table}\n\nWritten to bench/results/lists.md and lists.json.`);
const failed = measured.flat().filter(({ status }) => status >= 500);
const slow = (measured[0] ?? []).filter(({ milliseconds }) => milliseconds > limit);
for (const { list, name, milliseconds, status } of [...failed, ...slow]) {
  say(`${status} AFTER ${milliseconds.toFixed(0)} ms: ${list}, ${name}`);
}
process.exitCode = failed.length + slow.length > 0 ? 1 : 0;

/** Makes all calls one after the other on a separate api. */
async function attack(learners: number): Promise<Measured[]> {
  const dataDir = join(import.meta.dirname, '.data', 'lists', String(learners));
  mkdirSync(dataDir, { recursive: true });
  const program = startProgram('api', {
    env: {
      ...process.env,
      API_PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: undefined,
      DEMO_LEARNERS: String(learners),
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    readyWithin: 300_000,
    stopWithin: 60_000,
  });
  const url = await program.ready;
  say(`a school of ${learners} learners is open`);
  try {
    const token = await signIn(url);
    const ask = (path: string) => get(`${url}${path}`, token);
    const work = () => workOf([program.child.pid]);
    const companyId = (await ask('/api/companies?per_page=1&only=id')).body.data[0].id;
    const done: Measured[] = [];
    const lists = everyList.filter((list) => list.includes(options.only));
    for await (const each of attacks({ ask, companyId }, lists)) {
      const times: number[] = [];
      let status = 0;
      for (let time = 0; time < 2; time += 1) {
        const [began, before] = [performance.now(), work()];
        ({ status } = await ask(each.url));
        const [ended, after] = [performance.now(), work()];
        times.push(before === null || after === null ? ended - began : after - before);
      }
      done.push({ ...each, status, milliseconds: Math.max(...times) });
    }
    return done;
  } finally {
    await program.stop();
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'admin@demo.school', password }),
  });
  const { data } = (await answer.json()) as Answered['body'];
  return data.access_token;
}

async function get(url: string, token: string): Promise<Answered> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, body: await answer.json() };
}

/** By list: the number of calls, the number of successful ones, and the slowest in each school. */
function report(measured: readonly Measured[][]): string {
  const lists = [...new Set(measured.flat().map(({ list }) => list))];
  const slowestOf = (list: string, place: number) =>
    (measured[place] ?? [])
      .filter((each) => each.list === list)
      .toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
  const rows = lists
    .toSorted(
      (one, other) =>
        (slowestOf(other, 0)?.milliseconds ?? 0) - (slowestOf(one, 0)?.milliseconds ?? 0),
    )
    .map((list) => {
      const ofList = (measured[0] ?? []).filter((each) => each.list === list);
      const answered = ofList.filter(({ status }) => status === 200);
      const slowest = schools.map((_, place) => {
        const each = slowestOf(list, place);
        return each === undefined ? '' : `${each.milliseconds.toFixed(0)} (${each.name})`;
      });
      const name = `\`${list.replace('/api/companies/{companyId}', '')}\``;
      const usual = median(answered.map(({ milliseconds }) => milliseconds)).toFixed(0);
      return [name, String(ofList.length), String(answered.length), usual, ...slowest];
    });
  const heads = [
    'list',
    'calls',
    'answered',
    'median ms',
    ...schools.map((learners) => `slowest, ${learners.toLocaleString('en')} learners`),
  ];
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
