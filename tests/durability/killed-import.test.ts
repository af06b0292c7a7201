// An import of a test is killed at its steps: afterwards the test is there once and whole, and the import was begun as often as
// it was killed, and once more.
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/root.ts';
import { newOwner, restClient, type Json, type RestClient } from '../kit/rest.ts';
import { dataFolder, startApi, type RunningProgram } from '../kit/servers.ts';

const dataDir = dataFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const notes = join(dataDir, 'starts');
const death = join(dataDir, 'death');
const starts = () =>
  readFileSync(notes, 'utf8')
    .split('\n')
    .filter((line) => line === 'start').length;

const start = () =>
  startApi(dataDir, {
    DEMO_SCHOOL: 'off',
    LOG_LEVEL: 'silent',
    DEADLY_NOTES: notes,
    DEADLY_STATEMENT: death,
    NODE_OPTIONS: `--import=${inRoot('tests', 'durability', 'deadly-jobs.ts')}`,
  });

const gift = '::Первый:: Столица? {=Москва ~Тверь}\n\n::Второй:: Дважды два? {=4 ~5}\n';

test('an import that is killed comes to the whole test, once', () => killedAt([0, 3]));

test('at every step, the same', { tags: ['deep'] }, () => killedAt());

/** At each of these steps after the order, or at all that there are. */
async function killedAt(steps?: readonly number[]): Promise<void> {
  appendFileSync(notes, '');
  let api = await start();
  const { token, companyId } = await newOwner(api.url, `killed-${steps?.length ?? 'always'}`);
  const base = `/api/companies/${companyId}`;
  let call = restClient(api.url, token);
  const numTests = async () => (await call('GET', `${base}/tests?per_page=1`)).body.meta.total;

  for (const [number, step] of (
    steps ?? Array.from({ length: 100 }, (_, each) => each)
  ).entries()) {
    const check = await checked(call, base);
    const before = starts();
    writeFileSync(death, String(step));
    const ordered = await call('POST', `${base}/tests/import`, { check_id: check }).catch(
      () => null,
    );
    const died = await Promise.race([
      api.exited.then(() => true),
      ordered === null
        ? sleep(600_000, true, { ref: false })
        : ended(call, base, ordered.body.data.job.id),
    ]);
    rmSync(death, { force: true });
    if (died) {
      api = await start();
      call = restClient(api.url, token);
    }
    await none(call, base);
    const jobs = (await call('GET', `${base}/jobs?kind=test_import&all=1`)).body.data;
    expect(jobs.map(({ status }: Json) => status)).toEqual(jobs.map(() => 'done'));
    expect(await numTests()).toBe(jobs.length);
    const questions = await call('GET', `${base}/tests/${jobs[0]?.test_id}/questions?all=1`);
    if (jobs.length > 0) expect(questions.body.data).toHaveLength(2);
    expect(starts() - before).toBeLessThanOrEqual(2);
    if (died) continue;
    expect(number).toBeGreaterThan(3);
    break;
  }
  expect(await stop(api)).toBe(0);
}

async function checked(call: RestClient, base: string): Promise<number> {
  const form = new FormData();
  form.set('file', new Blob([gift]), 'тест.gift');
  const { body } = await call('POST', `${base}/tests/import_check`, form);
  await none(call, base);
  return body.data.job.id;
}

/** Waits until no job is unfinished. */
async function none(call: RestClient, base: string): Promise<void> {
  const unfinished = `${base}/jobs?status=queued,running&per_page=1`;
  while ((await call('GET', unfinished)).body.meta.total > 0) await sleep(50);
}

/** Whether the process died before the job ended. */
async function ended(call: RestClient, base: string, id: number): Promise<boolean> {
  for (;;) {
    const answer = await call('GET', `${base}/jobs/${id}`).catch(() => null);
    if (answer === null) return sleep(600_000, true, { ref: false });
    if (answer.body.data.finished_at !== null) return false;
    await sleep(20);
  }
}

const stop = async (api: RunningProgram) => (await api.stop()).code;
