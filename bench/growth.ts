// `npm run bench:growth [-- --rounds N --only part-of-a-name --worlds name;name]`: checks that lists cost the same for
// 100 and 100,000 courses, for 500 and 50,000 users, and for one school and 1,000. Every world has its own api and
// gateway; all run at the same time and are measured alternately in each round, so that other load affects all equally.
// Ratios are medians over the rounds; processor time distinguishes a slow request from a busy machine.
import { parseArgs } from 'node:util';
import { startProgram, type Program, type ProgramName } from '../scripts/lib/program.ts';
import { cases, type Case, type Place } from './growth/cases.ts';
import { courseSorts } from './growth/course-cases.ts';
import {
  ask,
  startRecordingProxy,
  runOperation,
  timeOf,
  type HttpRequest,
  type Json,
  type RecordingProxy,
  type Variables,
} from './growth/http.ts';
import {
  isSteep,
  memoryOf,
  report,
  summary,
  workOf,
  type Measured,
  type Memory,
  type Round,
} from './growth/report.ts';
import { rareOrders } from './growth/orders.ts';
import { dataOf, password, rareShare, worlds as allWorlds, type World } from './growth/worlds.ts';

/** Requests per round, case, world and way. */
const requestsPerRound = 8;
/** Requests before the first round: engines compile frequent code. */
const warmUp = 300;

const { values: options } = parseArgs({
  // Arguments after the script's name, as scripts/run.mjs passes them.
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '12' },
    only: { type: 'string', default: '' },
    worlds: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const chosen = cases.filter(({ name }) => name.includes(options.only));
const named = options.worlds?.split(';');
// The others are compared with the smallest.
const worlds = allWorlds.filter(
  ({ name }, place) => place === 0 || (named?.includes(name) ?? true),
);

interface Running {
  world: World;
  api: { url: string; program: Program };
  gateway: { url: string; program: Program };
  tokens: { owner: string; teacher: string };
  place: Place;
}

const [ofCourses, ofOrders] = [
  { list: 'courses', type: 'CourseOrder' },
  { list: 'orders', type: 'OrderOrder' },
];

/** The two ways to request a case in a world: the operation, and the gateway's REST call for it. */
type Way = Record<Measured['way'], HttpRequest>;

type Rounds = Record<Measured['way'], Round[]>;

const say = (line: string) => process.stdout.write(`${line}\n`);

const running: Running[] = [];
const listener = await startRecordingProxy();
const listening = await start('gateway', { PORT: '0', REST_API_URL: listener.url });
try {
  for (const world of worlds) running.push(await open(world));
  await warm();
  const measured = await measure(chosen);
  const memory: Memory[] = running.map(({ world, api, gateway }) => ({
    world: world.name,
    api: memoryOf(api.program.child.pid),
    gateway: memoryOf(gateway.program.child.pid),
  }));
  const { table, files } = report(measured, memory, { rounds, requests: requestsPerRound });
  say(`\n${table}\n\nWritten to ${files}.`);
  const steep = measured.filter(({ dependsOn, ratios }) => {
    return dependsOn === undefined && ratios.some(isSteep);
  });
  for (const { name, way } of steep) say(`NOT FLAT: ${name}, ${way}`);
  process.exitCode = steep.length > 0 ? 1 : 0;
} finally {
  await Promise.all(
    running.flatMap(({ api, gateway }) => [api.program.stop(), gateway.program.stop()]),
  );
  await listening.program.stop();
  listener.close();
}

async function open(world: World): Promise<Running> {
  const dataDir = await dataOf(world, say);
  const api = await start('api', { API_PORT: '0', DATA_DIR: dataDir, DEMO_SCHOOL: 'off' });
  const gateway = await start('gateway', { PORT: '0', REST_API_URL: api.url });
  const tokens = {
    owner: await signIn(api.url, 'admin@demo.school'),
    teacher: await signIn(api.url, rareShare.teacher),
  };
  const place = await placeIn(gateway.url, tokens.owner);
  say(`the world ${world.name} is open`);
  return { world, api, gateway, tokens, place };
}

async function signIn(api: string, login: string): Promise<string> {
  const body = { login, password };
  const answer: Json = JSON.parse(await ask({ url: `${api}/api/login`, method: 'POST', body }));
  return answer.data.access_token;
}

async function start(
  name: ProgramName,
  env: Record<string, string>,
): Promise<{ url: string; program: Program }> {
  const program = startProgram(name, {
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      DATABASE_URL: undefined,
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    readyWithin: 60_000,
    stopWithin: 60_000,
  });
  return { program, url: await program.ready };
}

/** Reads the ids that the cases refer to. */
async function placeIn(gateway: string, token: string): Promise<Place> {
  const { company }: Json = await runOperation(
    gateway,
    token,
    `{ company(code: "demo") {
      id courseTypes(first: 100) { nodes { id name } } courseFormats(first: 1) { nodes { id } }
      courseCategories { id } places(first: 1) { nodes { id } }
      users(first: 1, search: "${rareShare.teacher}") { nodes { id } }
      roles(first: 100) { nodes { id name } } groups(first: 100) { nodes { id name } }
      customFields(first: 100) { nodes { id name } }
      orderStatuses(first: 1) { nodes { id } } orderFolders(first: 100) { nodes { id name } }
      customers: users(first: 1, search: "${rareOrders.customer}") { nodes { id } }
      sold: orders(first: 1, filter: { hasManager: false }) { nodes { course { id } } }
      forms(first: 100) { nodes { databaseId code fields { databaseId type customField { name } } } }
    } }`,
    {},
  );
  const idOf = (records: { id: string; name: string }[], name: string) =>
    records.find((record) => record.name === name)?.id ?? '';
  const typeId = (name: string) => idOf(company.courseTypes.nodes, name);
  const deepCursors: Place['deepCursors'] = new Map();
  for (const { orderBy } of courseSorts) {
    deepCursors.set(orderBy, await deepCursor(gateway, token, ofCourses, orderBy));
  }
  return {
    companyId: company.id,
    typeId: typeId('ЕГЭ'),
    rareTypeId: typeId(rareShare.type),
    formatId: company.courseFormats.nodes[0].id,
    categoryId: company.courseCategories[0].id,
    placeId: company.places.nodes[0].id,
    rareTeacherId: company.users.nodes[0].id,
    roleId: idOf(company.roles.nodes, 'Ученик'),
    groupId: idOf(company.groups.nodes, '11 класс'),
    fieldIds: new Map(
      company.customFields.nodes.map(({ id, name }: { id: string; name: string }) => [name, id]),
    ),
    ...formIn(company.forms.nodes),
    deepCursors,
    orders: {
      statusId: company.orderStatuses.nodes[0].id,
      largeFolderId: idOf(company.orderFolders.nodes, 'Большая'),
      rareFolderId: idOf(company.orderFolders.nodes, rareOrders.folder),
      customerId: company.customers.nodes[0].id,
      courseId: company.sold.nodes[0].course.id,
      deepCursor: await deepCursor(gateway, token, ofOrders, null),
    },
  };
}

function formIn(forms: Json[]): Pick<Place, 'formId' | 'formFieldIds'> {
  const form = forms.find(({ code }) => code === 'trial');
  const named = (form?.['fields'] ?? []).map(({ databaseId, type, customField }: Json) => [
    type === 'NAME' ? 'Имя' : customField?.name,
    databaseId,
  ]);
  return { formId: form?.['databaseId'], formFieldIds: new Map(named) };
}

/** The cursor before page 4,000 of 20 rows, or before the last full one. */
async function deepCursor(
  gateway: string,
  token: string,
  { list, type }: { list: string; type: string },
  orderBy: Variables | null,
): Promise<string> {
  const query = `query Walk($cursor: String, $orderBy: ${type}) {
    company(code: "demo") {
      pages: ${list}(first: 100, after: $cursor, orderBy: $orderBy) { edges { cursor } pageInfo { hasNextPage endCursor } }
    }
  }`;
  const ends: string[] = [];
  let cursor: string | null = null;
  do {
    const { company }: Json = await runOperation(gateway, token, query, { cursor, orderBy });
    const { edges, pageInfo } = company.pages;
    for (let last = 19; last < edges.length; last += 20) ends.push(edges[last].cursor);
    cursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (cursor !== null && ends.length < 3999);
  return ends[Math.min(3999, ends.length) - (ends.length < 3999 ? 2 : 1)] ?? '';
}

async function warm(): Promise<void> {
  const [first] = cases;
  if (first === undefined) return;
  for (const each of running) {
    const way = await wayTo(first, each, listener);
    for (let time = 0; time < warmUp; time++) {
      await ask(way.GraphQL);
      await ask(way.REST);
    }
  }
}

async function wayTo(one: Case, each: Running, listener: RecordingProxy): Promise<Way> {
  const { query, call } = one;
  const token = each.tokens[one.as ?? 'owner'];
  const variables = one.variables(each.place);
  listener.passTo(each.api.url);
  listener.calls();
  await runOperation(listening.url, token, query, variables);
  const heard = listener.calls();
  const path = heard.find((path) => call.test(path));
  if (path === undefined) throw new Error(`${one.name}: no ${String(call)} among ${heard.join()}`);
  const body = { query, variables };
  return {
    GraphQL: { url: `${each.gateway.url}/graphql`, method: 'POST', token, body },
    REST: { url: `${each.api.url}${path}`, token },
  };
}

/** Measures all cases in all worlds, both ways, once per round. */
async function measure(chosen: readonly Case[]): Promise<Measured[]> {
  const runs: { one: Case; ways: Way[]; done: Rounds[] }[] = [];
  for (const one of chosen) {
    say(`asking for ${one.name} …`);
    const ways: Way[] = [];
    for (const each of running) ways.push(await wayTo(one, each, listener));
    runs.push({ one, ways, done: ways.map(() => ({ REST: [], GraphQL: [] })) });
  }
  for (let round = 0; round < rounds; round++) {
    say(`round ${round + 1} of ${rounds} …`);
    for (const { ways, done } of runs) {
      for (let turn = 0; turn < ways.length; turn++) {
        // Worlds take turns in being first.
        const place = (turn + round) % ways.length;
        for (const way of ['REST', 'GraphQL'] as const) {
          const request = ways[place]?.[way];
          if (request !== undefined)
            done[place]?.[way].push(await timed(request, () => worked(place)));
        }
      }
    }
  }
  const names = worlds.map(({ name }) => name);
  return runs.flatMap(({ one, done }) => [
    summary(
      one,
      'REST',
      names,
      done.map((each) => each.REST),
    ),
    summary(
      one,
      'GraphQL',
      names,
      done.map((each) => each.GraphQL),
    ),
  ]);
}

/** Processor time of a world's programs. */
function worked(place: number): number | null {
  const { api, gateway } = running[place] ?? {};
  return workOf([api?.program.child.pid, gateway?.program.child.pid]);
}

async function timed(request: HttpRequest, worked: () => number | null): Promise<Round> {
  const times: number[] = [];
  await timeOf(request);
  const before = worked();
  for (let time = 0; time < requestsPerRound; time++) times.push(await timeOf(request));
  const after = worked();
  return { times, work: before === null || after === null ? null : after - before };
}
