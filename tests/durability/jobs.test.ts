// Tests that jobs survive a SIGKILL: each is done once, with one complete file, and leaves nothing else behind.
// @module-tag deep
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { restClient, tokenOf, type Json, type RestClient } from '../kit/rest.ts';
import { demo, startApi, dataFolder, type RunningProgram } from '../kit/servers.ts';

/**
 * When the process is killed: at the start, while jobs are queued, while files are half written, and in between.
 */
const rounds: ((jobs: Json[]) => boolean)[] = [
  (jobs) => jobs.some(({ status }) => status !== 'queued'),
  (jobs) => jobs.some(({ status, done_count }) => status === 'done' || done_count > 0),
  () => true,
  (jobs) => jobs.filter(({ status }) => status === 'done').length > 1,
  (jobs) => jobs.some(({ status }) => status === 'done'),
];
const courses = 3000;
const numOrders = 3;

const dataDir = dataFolder();
const env = { DEMO_COURSES: String(courses), DEMO_LEARNERS: '20' };
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('after kill -9 during exports, each is done once, and no bytes are left over', async () => {
  let api = await startApi(dataDir, env);
  const before = new Set(storedFiles());
  const token = await tokenOf(api.url, demo.login, demo.password);
  let call = restClient(api.url, token);
  const found = await call('GET', '/api/company/get_id_by_code?code=demo');
  const base = `/api/companies/${found.body.data.id}`;
  const list = await call('GET', `${base}/courses?all=1&only=id`);
  const ids = list.body.data.map(({ id }: { id: number }) => String(id));
  expect(ids.length).toBeGreaterThan(courses / 2);

  const ordered = new Set<number>();
  for (const isTime of rounds) {
    const orders = await Promise.all(Array.from({ length: numOrders }, () => order(call, base)));
    for (const id of orders) ordered.add(id);
    const cut = order(call, base).then(
      (id) => ordered.add(id),
      () => undefined, // The process was killed before it responded.
    );
    while (!isTime(await jobsOf(call, base, orders)));
    await kill(api);
    await cut;
    api = await startApi(dataDir, env);
    call = restClient(api.url, token);
  }

  const jobs = await finishedJobs(call, base);
  const done = jobs.map(({ id, status }) => [id, status]);
  expect(done).toEqual(jobs.map(({ id }) => [id, 'done']));
  const known = new Set(jobs.map(({ id }) => id));
  expect([...ordered].filter((id) => !known.has(id))).toEqual([]);
  expect(jobs.length).toBeGreaterThanOrEqual(rounds.length * numOrders);

  const keys = jobs.map(({ file }) => file.url.split('/')[2]);
  expect(new Set(keys).size).toBe(jobs.length);
  expect(storedFiles().filter((key) => !before.has(key))).toEqual(keys.toSorted());
  for (const { file } of jobs) {
    const csv = (await call('GET', `/api${file.url}`)).body as string;
    expect(csv.trimEnd().split('\r\n').slice(1)).toEqual(ids);
  }
  expect((await api.stop()).code).toBe(0);
});

async function order(call: RestClient, base: string): Promise<number> {
  const answer = await call('POST', `${base}/courses_download`, { format: 'csv', columns: ['id'] });
  expect(answer.status).toBe(201);
  return answer.body.data.job_id;
}

async function jobsOf(call: RestClient, base: string, ids: number[]): Promise<Json[]> {
  return (await call('GET', `${base}/jobs?ids=${ids.join(',')}`)).body.data;
}

/** All jobs of the school, once all are finished. */
async function finishedJobs(call: RestClient, base: string): Promise<Json[]> {
  const unfinished = `${base}/jobs?status=queued,running&per_page=1`;
  while ((await call('GET', unfinished)).body.meta.total > 0) await sleep(100);
  return (await call('GET', `${base}/jobs?all=1`)).body.data;
}

function storedFiles(): string[] {
  const entries = readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

async function kill(api: RunningProgram): Promise<void> {
  api.child.kill('SIGKILL');
  expect((await api.exited).signal).toBe('SIGKILL');
}
