// Tests that a job that crashes its process is started three times, then fails with a message, and that other jobs,
// later jobs and a shutdown are not affected.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/root.ts';
import { newOwner, restClient, type Json, type Owner } from '../kit/rest.ts';
import { dataFolder, startApi, type RunningProgram } from '../kit/servers.ts';

const dataDir = dataFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const notes = join(dataDir, 'starts');
const startsOf = (name: string) =>
  readFileSync(notes, 'utf8')
    .split('\n')
    .filter((line) => line === name).length;

const start = () =>
  startApi(dataDir, {
    DEMO_SCHOOL: 'off',
    LOG_LEVEL: 'silent',
    DEADLY_NOTES: notes,
    NODE_OPTIONS: `--import=${inRoot('tests', 'durability', 'crashing-jobs.ts')}`,
  });

/** A school whose owner requests copies of courses. */
function schoolOf({ token, companyId }: Owner) {
  const base = `/api/companies/${companyId}`;
  const call = (api: RunningProgram) => restClient(api.url, token);
  return {
    copyOf: async (api: RunningProgram, name: string): Promise<number> => {
      const course = await call(api)('POST', `${base}/courses`, { name });
      const path = `${base}/courses/${course.body.data.id}/replicate`;
      const ordered = await call(api)('POST', path);
      expect(ordered.status).toBe(201);
      return ordered.body.data.id;
    },
    job: async (api: RunningProgram, id: number): Promise<Json> =>
      (await call(api)('GET', `${base}/jobs/${id}`)).body.data,
    cancel: (api: RunningProgram, id: number) => call(api)('POST', `${base}/jobs/${id}/cancel`),
    finished: async (api: RunningProgram, id: number): Promise<Json> => {
      for (;;) {
        const { data } = (await call(api)('GET', `${base}/jobs/${id}`)).body;
        if (data.finished_at !== null) return data;
        await sleep(50);
      }
    },
  };
}

const diesBy = async (api: RunningProgram, signal: string | null) =>
  expect((await api.exited).signal).toBe(signal);

test('a job that kills its process three times fails, and everything else continues', async () => {
  let api = await start();
  const one = schoolOf(await newOwner(api.url, 'deadly'));
  const other = schoolOf(await newOwner(api.url, 'beside'));
  const deadly = await one.copyOf(api, 'Убийца');
  const behind = await one.copyOf(api, 'Следующий');
  const beside = await other.copyOf(api, 'Сосед');
  for (let deaths = 0; deaths < 3; deaths += 1) {
    await diesBy(api, 'SIGKILL');
    api = await start();
  }

  const failed = await one.finished(api, deadly);
  expect(failed.status).toBe('failed');
  expect(failed.error).toContain('трижды прервалась вместе с сервером');
  expect(startsOf('Убийца')).toBe(3);
  expect((await other.finished(api, beside)).status).toBe('done');
  expect(startsOf('Сосед')).toBe(2);
  expect((await one.finished(api, behind)).status).toBe('done');

  const endless = await other.copyOf(api, 'Вечный');
  while (startsOf('Вечный') === 0) await sleep(50);
  expect(await api.stop()).toMatchObject({ code: 0, killed: false });

  api = await start();
  while (startsOf('Вечный') < 2) await sleep(50);
  expect((await other.job(api, endless)).status).toBe('running');
  await other.cancel(api, endless);
  const later = await one.copyOf(api, 'Последний');
  expect((await one.finished(api, later)).status).toBe('done');
  expect(startsOf('Убийца')).toBe(3);
  expect(await api.stop()).toMatchObject({ code: 0, killed: false });
});

test(
  'a job with an uncaught error does not stop other work either',
  { tags: ['deep'] },
  async () => {
    let api = await start();
    const school = schoolOf(await newOwner(api.url, 'uncaught'));
    const uncaught = await school.copyOf(api, 'Исключение');
    for (let deaths = 0; deaths < 3; deaths += 1) {
      await api.exited;
      api = await start();
    }
    expect((await school.finished(api, uncaught)).status).toBe('failed');
    expect(startsOf('Исключение')).toBe(3);
    expect(await api.stop()).toMatchObject({ code: 0, killed: false });
  },
);
