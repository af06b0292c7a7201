// Tests an import of a test that is killed at its steps: the test is imported once and completely, and the import was
// started once more often than it was killed.
// @module-tag deep
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/root.ts';
import { newOwner, restClient, type Json, type RestClient } from '../kit/rest.ts';
import { dataFolder, startApi } from '../kit/servers.ts';

const dataDir = dataFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const notes = join(dataDir, 'starts');
const death = join(dataDir, 'death');
const starts = () =>
  (existsSync(notes) ? readFileSync(notes, 'utf8') : '')
    .split('\n')
    .filter((line) => line === 'start').length;

const start = () =>
  startApi(dataDir, {
    DEMO_SCHOOL: 'off',
    LOG_LEVEL: 'silent',
    DEADLY_NOTES: notes,
    DEADLY_STATEMENT: death,
    NODE_OPTIONS: `--import=${inRoot('tests', 'durability', 'crashing-jobs.ts')}`,
  });

const gift = '::Первый:: Столица? {=Москва ~Тверь}\n\n::Второй:: Дважды два? {=4 ~5}\n';

/** The number of steps of an uninterrupted import. */
let end = Infinity;

test.each([0, 6, 12, 18])(
  'an import killed at steps from %d on imports the whole test once',
  async (first) => {
    let api = await start();
    const { token, companyId } = await newOwner(api.url, `killed-${first}`);
    const base = `/api/companies/${companyId}`;
    let call = restClient(api.url, token);

    for (let step = first; step < Math.min(first + 6, end); step += 1) {
      const check_id = await checked(call, base);
      const before = starts();
      writeFileSync(death, String(step));
      const ordered = await call('POST', `${base}/tests/import`, { check_id }).catch(() => null);
      const wasKilled = await Promise.race([
        api.exited.then(() => true),
        ...(ordered === null ? [] : [outlived(call, base, ordered.body.data.job.id)]),
      ]);
      rmSync(death, { force: true });
      if (wasKilled) {
        api = await start();
        call = restClient(api.url, token);
      } else {
        end = step;
      }
      await none(call, base);
      const { data: jobs } = (await call('GET', `${base}/jobs?kind=test_import&all=1`)).body;
      expect(jobs.map(({ status }: Json) => status)).toEqual(jobs.map(() => 'done'));
      const { data: tests } = (await call('GET', `${base}/tests?all=1`)).body;
      expect(tests).toHaveLength(jobs.length);
      for (const { id } of tests) {
        const questions = await call('GET', `${base}/tests/${id}/questions?all=1`);
        expect(questions.body.data).toHaveLength(2);
      }
      expect(starts() - before).toBeLessThanOrEqual(wasKilled ? 2 : 1);
    }
    expect((await api.stop()).code).toBe(0);
  },
);

test('all steps were covered', () => {
  expect(end).toBeGreaterThan(6);
  expect(end).toBeLessThan(24);
});

async function checked(call: RestClient, base: string): Promise<number> {
  const form = new FormData();
  form.set('file', new Blob([gift]), 'тест.gift');
  const { body } = await call('POST', `${base}/tests/import_check`, form);
  await none(call, base);
  return body.data.job.id;
}

/** Waits until all jobs are finished. */
async function none(call: RestClient, base: string): Promise<void> {
  const unfinished = `${base}/jobs?status=queued,running&per_page=1`;
  while ((await call('GET', unfinished)).body.meta.total > 0) await sleep(50);
}

/** Resolves to false once the job has ended; never resolves if the process ends first. */
async function outlived(call: RestClient, base: string, id: number): Promise<boolean> {
  for (;;) {
    const answer = await call('GET', `${base}/jobs/${id}`).catch(() => null);
    if (answer === null) return new Promise(() => {});
    if (answer.body.data.finished_at !== null) return false;
    await sleep(20);
  }
}
