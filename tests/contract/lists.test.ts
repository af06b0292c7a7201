// Tests lists of many parents: one batch read in REST according to its contract, and one such call of the gateway per
// list.
// @module-tag deep
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlSignIn } from '../kit/graphql.ts';
import type { Json, RestClient } from '../kit/rest.ts';
import { restCalls } from '../kit/rest-calls.ts';
import { dataFolder, demo, startApi, startGateway, type RunningProgram } from '../kit/servers.ts';
import { validatingClient } from './validating-client.ts';

const dataDir = dataFolder();
const trace = join(dataDir, 'calls.jsonl');
let api: RunningProgram;
let gateway: RunningProgram;
let token: string;
let call: RestClient;
let school: string;

beforeAll(async () => {
  api = await startApi(dataDir, {
    DEMO_COURSES: '60',
    DEMO_LEARNERS: '60',
    TRACE_REST_CALLS: trace,
  });
  gateway = await startGateway(api.url);
  token = await graphqlSignIn(gateway.url);
  call = validatingClient(api.url, token);
  const found = await call('GET', `/api/company/get_id_by_code?code=${demo.company}`);
  school = `/api/companies/${found.body.data.id}`;
});
afterAll(async () => {
  await gateway.stop();
  await api.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a batch read returns the same as single reads', async () => {
  const users = (await call('GET', `${school}/users?per_page=40`)).body.data;
  const ids: number[] = users.map(({ id }: Json) => id);
  for (const [many, one] of [
    [`courses?each=user_id&user_id=${ids}&`, (id: number) => `courses?user_id=${id}&`],
    [`users/-/audits?each=id&id=${ids}&`, (id: number) => `users/${id}/audits?`],
  ] as const) {
    const page = 'per_page=2&cursor=';
    const { data, meta } = (await call('GET', `${school}/${many}${page}`)).body;
    const rows = new Map(data.map((row: Json) => [row.id, row]));
    for (const id of ids.slice(0, 5)) {
      const alone = (await call('GET', `${school}/${one(id)}${page}`)).body;
      const { ids: shown, total, next_cursor, cursors } = meta.each[id];
      expect(shown.map((row: number) => rows.get(row))).toEqual(alone.data);
      expect({ total, next_cursor, cursors }).toMatchObject({
        total: alone.meta.total,
        next_cursor: alone.meta.next_cursor,
        cursors: alone.meta.cursors,
      });
    }
  }
  const missing = await call('GET', `${school}/users/-/audits?each=id&id=2147483647`);
  expect(missing.body.meta.each[2147483647]).toMatchObject({ status: 404 });
});

describe('the gateway reads the lists of many parents in one call', () => {
  const users = (selection: string) => inSchool(`users(first: 40) { nodes { id ${selection} } }`);

  test.each([
    [
      'courses of users',
      users('courses(first: 5) { nodes { id name } pageInfo { endCursor hasNextPage } }'),
      3,
    ],
    ['the numbers of them', users('courses { totalCount }'), 3],
    ['the history of users', users('audits(first: 3) { totalCount nodes { event } }'), 3],
    ['what users did', users('actions(first: 3) { totalCount nodes { event } }'), 3],
    ['custom fields of users', users('customFields { field { name } values { shown } }'), 3],
    [
      'all of them',
      users(
        'courses { nodes { id } } audits { totalCount } actions { totalCount } customFields { values { shown } }',
      ),
      6,
    ],
    [
      'roles',
      inSchool(
        'roles { nodes { id users(first: 3) { totalCount countByStatus { count } nodes { name } } audits { nodes { event } } } }',
      ),
      4,
    ],
    [
      'groups',
      inSchool('groups { nodes { id users(first: 3) { totalCount nodes { name } } } }'),
      3,
    ],
    [
      'invites',
      inSchool('invites { nodes { id userInvites { totalCount } audits { totalCount } } }'),
      4,
    ],
    [
      'blocks of lessons of courses',
      inSchool(
        'courses(first: 10) { nodes { id lessons(first: 50) { nodes { blocks { type test { title } } tests { title } } } } }',
      ),
      5,
    ],
    [
      'lists below lists',
      users(
        'courses(first: 2) { nodes { id name } } roles { users(first: 2) { nodes { audits(first: 1) { nodes { event } } } } }',
      ),
      5,
    ],
  ])('%s', async (words, query, most) => {
    const name = words.replaceAll(' ', '-');
    // With its first call the gateway learns the capabilities of the REST API.
    await ask(inSchool('users { nodes { id } }'), 'before');
    const planned = await planOf(query);
    const data = await ask(query, name);
    const calls = await callsOf(name);
    expect(calls.length).toBeGreaterThan(1);
    expect(calls.length).toBeLessThanOrEqual(most);
    expect(planned.cost.calls).toBeGreaterThanOrEqual(calls.length);
    expect(planned.cost.calls).toBeLessThan(40);
    // The same selection on one record alone.
    const [list] = Object.values<Json>(data.company);
    const node = list.nodes.at(-1);
    const [, selection] = /nodes \{ (id .*) \} \} \} \}$/.exec(query) ?? [];
    const type = {
      users: 'User',
      roles: 'Role',
      groups: 'Group',
      invites: 'Invite',
      courses: 'Course',
    }[Object.keys(data.company)[0] as 'users'];
    const alone = await ask(
      `{ node(id: "${node.id}") { ... on ${type} { ${selection} } } }`,
      'alone',
    );
    expect(alone.node).toEqual(node);
  });
});

const inSchool = (selection: string) => `{ company(code: "${demo.company}") { ${selection} } }`;

async function send(path: string, query: string, requestId: string): Promise<Json> {
  const answer = await fetch(new URL(path, gateway.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-request-id': requestId,
    },
    body: JSON.stringify({ query }),
  });
  return answer.json();
}

async function ask(query: string, requestId: string): Promise<Json> {
  const { data, errors } = await send('/graphql', query, requestId);
  expect(errors).toBeUndefined();
  return data;
}

const planOf = (query: string) => send('/graphql/plan', query, 'plan');

/** The calls that an operation made, in the order of their responses, in which they are traced. */
async function callsOf(requestId: string) {
  await ask(inSchool('id'), `after-${requestId}`);
  const all = () => restCalls(trace);
  await expect.poll(() => all().some(({ request }) => request === `after-${requestId}`)).toBe(true);
  return all().filter(({ request }) => request === requestId);
}
