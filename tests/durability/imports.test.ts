// Tests that the import of a test survives a SIGKILL at each of its steps: it is done once, with all questions in
// order, and no reader sees a part of it.
// @module-tag deep
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { restClient, tokenOf, type Json, type RestClient } from '../kit/rest.ts';
import { dataFolder, demo, startApi } from '../kit/servers.ts';

const questions = 300;

type When = (job: Json) => boolean;

/** When the process is killed, twice per import: after a third kill the job would fail. */
const kills: [string, When[]][] = [
  ['as it begins', [({ status }) => status !== 'queued', ({ done_count }) => done_count > 0]],
  [
    'halfway and at its end',
    [
      ({ done_count }) => done_count > questions / 2,
      ({ status, done_count }) => status === 'done' || done_count === questions,
    ],
  ],
];

const env = { DEMO_COURSES: '1', DEMO_LEARNERS: '1' };

const file = Array.from({ length: questions }, (_, index) => {
  const wrong = Array.from({ length: 20 }, (_, other) => `~нет ${other}`).join(' ');
  return `Вопрос № ${index + 1} {=да ${wrong}}`;
}).join('\n\n');

test.each(kills)(
  'a test imported during kill -9, %s, is created once, completely, and never visible in part',
  async (_, rounds) => {
    const dataDir = dataFolder();
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    let api = await startApi(dataDir, env);
    const token = await tokenOf(api.url, demo.login, demo.password);
    let call = restClient(api.url, token);
    const found = await call('GET', '/api/company/get_id_by_code?code=demo');
    const base = `/api/companies/${found.body.data.id}`;
    const all = async () => (await call('GET', `${base}/questions?per_page=1`)).body.meta.total;
    const before = await all();
    const form = new FormData();
    form.set('file', new Blob([file]), 'вопросы.txt');
    const check = await finished(
      call,
      base,
      (await ordered(call, `${base}/tests/import_check`, form)).id,
    );
    expect(check.done_count).toBe(questions);
    const job = await ordered(call, `${base}/tests/import`, { check_id: check.id });

    for (const isTime of rounds) {
      for (;;) {
        const seen = await all();
        const now = await jobOf(call, base, job.id);
        expect(now.status === 'done' ? before : seen).toBe(before);
        if (isTime(now) || now.status === 'done') break;
      }
      api.child.kill('SIGKILL');
      await api.exited;
      api = await startApi(dataDir, env);
      call = restClient(api.url, token);
    }

    const { status, test_id } = await finished(call, base, job.id);
    expect(status).toBe('done');
    expect(await all()).toBe(before + questions);
    const { body } = await call('GET', `${base}/tests/${test_id}/questions?all=1&only=question`);
    expect(body.data.map(({ question }: Json) => question)).toEqual(
      Array.from({ length: questions }, (_, index) => `<p>Вопрос № ${index + 1}</p>`),
    );
    expect((await api.stop()).code).toBe(0);
  },
);

async function ordered(call: RestClient, path: string, body: object): Promise<Json> {
  const answer = await call('POST', path, body);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.data.job;
}

const jobOf = async (call: RestClient, base: string, id: number): Promise<Json> =>
  (await call('GET', `${base}/jobs/${id}`)).body.data;

async function finished(call: RestClient, base: string, id: number): Promise<Json> {
  for (;;) {
    const job = await jobOf(call, base, id);
    if (job.finished_at !== null) return job;
    await sleep(100);
  }
}
