// Tests an export of the course list through the gateway and the api, from the request to the file; only its requester
// can follow it.
// @module-tag deep
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverSentEvents } from '../../gateway/testing/events.ts';
import { graphqlClient, graphqlSignIn } from '../kit/graphql.ts';
import { restCalls } from '../kit/rest-calls.ts';
import { newOwner, type Json, type Owner } from '../kit/rest.ts';
import { startServers, temporaryFolder, type Servers } from '../kit/servers.ts';
import { join } from 'node:path';
import { rmSync } from 'node:fs';

const courses = 3000;
const traceFolder = temporaryFolder();
const trace = join(traceFolder, 'calls.jsonl');
let servers: Servers;
let token: string;
let companyId: string;
let stranger: Owner;

beforeAll(async () => {
  servers = await startServers({
    DEMO_COURSES: String(courses),
    DEMO_LEARNERS: '20',
    TRACE_REST_CALLS: trace,
  });
  token = await graphqlSignIn(servers.url);
  companyId = (await ask('{ company(code: "demo") { id } }')).company.id;
  stranger = await newOwner(servers.api.url, 'stranger');
});
afterAll(async () => {
  await servers.stop();
  rmSync(traceFolder, { recursive: true, force: true });
});

const orderMutation = `mutation ($input: ExportCoursesInput!) {
  exportCourses(input: $input) { courseExport { id fileName isReady job { id status } } userErrors { message field } }
}`;
const followSubscription = `subscription ($id: ID!) { jobUpdated(id: $id) { id status doneCount totalCount viewerCanCancel file { fileName url size } } }`;

test('the file has the rows of the list, and progress is reported until it is ready', async () => {
  const matching = { search: 'а', filter: { status: ['VISIBLE', 'DRAFT'] } };
  const orderBy = { field: 'NAME', direction: 'DESC' };
  const columns = ['ID', 'NAME', 'PRICE'];
  const { courseExport } = await order({ columns, matching, orderBy });
  expect(courseExport.isReady).toBe(false);

  const events = await everyEvent(courseExport.job.id, token);
  const last = events.at(-1);
  expect(last).toMatchObject({ status: 'DONE', viewerCanCancel: false });
  expect(last.file.fileName).toBe(courseExport.fileName);
  const counts = events.map(({ doneCount }) => doneCount);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));

  const ready = await ask(
    `query ($fileName: String!) { company(code: "demo") {
      courseExport(fileName: $fileName) { isReady url rowCount format expiresAt }
      courseExports(first: 1) { totalCount nodes { fileName job { status } } }
      jobs(first: 1, filter: { kind: [COURSES_EXPORT], status: [DONE] }) { nodes { id } }
    } }`,
    { fileName: courseExport.fileName },
  );
  expect(ready.company).toMatchObject({
    courseExport: { isReady: true, rowCount: last.doneCount, format: 'XLSX' },
    courseExports: { totalCount: 1, nodes: [{ job: { status: 'DONE' } }] },
    jobs: { nodes: [{ id: courseExport.job.id }] },
  });

  // The URL of an export is absolute.
  const { url } = ready.company.courseExport;
  expect(url).toBe(new URL(last.file.url, url).href);

  const file = await fetch(new URL(last.file.url, servers.url));
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes).toHaveLength(last.file.size);
  const rows = (await readXlsx(bytes)).sheets[0]?.rows;
  const listed = await everyCourse({ ...matching, orderBy });
  expect(listed.length).toBeGreaterThan(100);
  expect(rows).toEqual([
    ['ID', 'Название', 'Цена'],
    ...listed.map(({ databaseId, name, price }) => [
      databaseId,
      name,
      price === null ? null : Number(price),
    ]),
  ]);
});

test('another user can’t follow, cancel or download it by name', async () => {
  const { courseExport } = await order({ format: 'CSV' });
  const { id } = courseExport.job;
  for (const other of [stranger.token, null]) {
    const [refused, ...more] = await everyAnswer(id, other);
    expect(refused?.data?.jobUpdated ?? null).toBeNull();
    expect(['NOT_FOUND', 'UNAUTHENTICATED']).toContain(refused?.errors?.[0]?.extensions?.['code']);
    expect(more).toEqual([]);
  }
  const asStranger = graphqlClient(servers.url, stranger.token);
  const cancelled = await asStranger(
    'mutation ($id: ID!) { cancelJob(input: { id: $id }) { job { id } userErrors { message } } }',
    { id },
  );
  expect(cancelled.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  const found = await asStranger(
    `query ($name: String!) { company(code: "stranger") { courseExport(fileName: $name) { url } } }`,
    { name: courseExport.fileName },
  );
  expect(found.data.company.courseExport).toBeNull();
});

test('a closed subscription stops polling the job', async () => {
  /** The reads of a job, by the operation that made them. */
  const reads = () =>
    Map.groupBy(
      restCalls(trace).filter(
        ({ method, route }) => method === 'GET' && route.endsWith('/jobs/{id}'),
      ),
      ({ request }) => request,
    );
  /** Requests another export and follows it until it ends, which takes several reads. */
  const stay = async () => everyEvent((await order({})).courseExport.job.id, token);

  const others = reads();
  const { courseExport } = await order({});
  const leaving = new AbortController();
  for await (const _ of follow(courseExport.job.id, token, leaving.signal)) leaving.abort();
  const ofLeaving = () => [...reads().keys()].find((request) => !others.has(request));
  await expect.poll(ofLeaving).toBeDefined(); // A call is traced after its response.
  const left = String(ofLeaving());
  await stay(); // Meanwhile a pending read finishes.
  const before = reads().get(left)?.length;
  expect(before).toBeGreaterThan(0);
  await stay();
  expect(reads().get(left)).toHaveLength(Number(before));
});

test('an invalid request for an export returns user errors', async () => {
  const { exportCourses } = await ask(orderMutation, { input: { companyId, columns: [] } });
  expect(exportCourses).toMatchObject({
    courseExport: null,
    userErrors: [{ message: 'Выберите хотя бы один столбец', field: 'columns' }],
  });
});

test('all fields of a request for an export are optional and nullable', async () => {
  const { courseExport } = await order({ columns: null, matching: null, orderBy: null });
  const events = await everyEvent(courseExport.job.id, token);
  expect(events.at(-1)).toMatchObject({ status: 'DONE' });
});

async function order(input: Json): Promise<Json> {
  const { exportCourses } = await ask(orderMutation, { input: { companyId, ...input } });
  expect(exportCourses.userErrors).toEqual([]);
  return exportCourses;
}

async function ask(query: string, variables: Json = {}): Promise<Json> {
  const { data, errors } = await graphqlClient(servers.url, token)(query, variables);
  expect(errors).toBeUndefined();
  return data;
}

const follow = (id: string, as: string | null, signal?: AbortSignal) =>
  serverSentEvents(servers.url, followSubscription, {
    token: as,
    variables: { id },
    ...(signal && { signal }),
  });

async function everyAnswer(id: string, as: string | null) {
  const answers = [];
  for await (const answer of follow(id, as)) answers.push(answer);
  return answers;
}

async function everyEvent(id: string, as: string): Promise<Json[]> {
  const answers = await everyAnswer(id, as);
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  return answers.map(({ data }) => data.jobUpdated);
}

async function everyCourse(variables: Json): Promise<Json[]> {
  const courses: Json[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { company }: Json = await ask(
      `query ($search: String, $filter: CourseFilter, $orderBy: CourseOrder, $after: String) { company(code: "demo") {
        courses(first: 100, after: $after, search: $search, filter: $filter, orderBy: $orderBy) {
          nodes { databaseId name price } pageInfo { hasNextPage endCursor }
        }
      } }`,
      { ...variables, after },
    );
    courses.push(...company.courses.nodes);
    ({ hasNextPage: more, endCursor: after } = company.courses.pageInfo);
  }
  return courses;
}
