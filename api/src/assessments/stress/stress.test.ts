// A stress test: its figures, who may start it, and that its company is hidden and deleted afterwards.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { rowOf, rowsOf } from '../../kit/database/database.ts';
import { createSampleTest } from './sample-test.ts';
import { maxAnswerTime, type LoadStep } from './stress-rules.ts';

let school: OwnSchool;
let owner: Caller;
let number = 0;
let companyId: number;
beforeAll(async () => {
  school = await openOwnSchool();
  owner = await school.person('owner@stress.test');
});
beforeEach(async () => {
  number += 1;
  companyId = await school.company(`stress-${number}`, owner);
});
afterAll(() => school.close());

const at = (path: string, id = companyId) => `/api/companies/${id}${path}`;
const send = (method: 'GET' | 'POST', path: string, body?: object, as = owner) =>
  school.send(method, at(path), body, as);
const order = (learners: number) => send('POST', '/stress_tests', { learners });
const read = async (id: number) => (await send('GET', `/stress_tests/${id}`)).body.data;
const finished = (jobId: number) => finishedJob(school, at(''), jobId, owner);

/** Temporary companies, and their contents. */
const hidden = () =>
  school.database.system((transaction) =>
    rowOf<{ companies: number; tests: number; attempts: number; versions: number }>(
      transaction,
      sql`select (select count(*)::integer from companies where code like 'passing-%') as companies,
        (select count(*)::integer from tests) as tests,
        (select count(*)::integer from test_attempts) as attempts,
        (select count(*)::integer from test_question_versions) as versions`,
    ),
  );
const nothing = { companies: 0, tests: 0, attempts: 0, versions: 0 };

/** Waits until learners answer. */
async function whenUnderWay(): Promise<number> {
  await expect.poll(async () => (await hidden()).attempts).toBeGreaterThan(0);
  const { id } = await school.database.system((transaction) =>
    rowOf<{ id: number }>(
      transaction,
      sql`select id from companies where code like 'passing-%' order by id desc limit 1`,
    ),
  );
  return id;
}

test(
  'reports the figures of each step, loses or doubles no answer, and leaves nothing behind',
  { tags: ['deep'] },
  async () => {
    const { status, body } = await order(25);
    expect(status).toBe(201);
    const { stress_test: made, job } = body.data;
    expect(made).toMatchObject({ state: 'in_progress', learners: 25, holds: null, rungs: [] });
    expect(made.cores).toBeGreaterThan(0);
    expect(await finished(job.id)).toMatchObject({ kind: 'stress_test', status: 'done' });

    const whole = await send('GET', `/stress_tests/${made.id}?with=author;job`);
    const done = whole.body.data;
    expect(done).toMatchObject({
      state: 'done',
      author: { id: owner.userId },
      job: { id: job.id },
    });
    expect(done.finished_at).not.toBeNull();
    const rungs: LoadStep[] = done.rungs;
    expect(rungs[0]).toMatchObject({ learners: 10, answers: 100, lost: 0, doubled: 0 });
    for (const { seconds, answers_per_second, begin, answer, finish } of rungs) {
      for (const measured of [seconds, answers_per_second, begin.p50, answer.p95, finish.p99]) {
        expect(measured).toBeGreaterThan(0);
      }
      expect(answer.p99).toBeGreaterThanOrEqual(answer.p50);
    }
    // The test must not depend on the speed of the machine.
    const held = rungs.filter(({ answer }) => answer.p99 <= maxAnswerTime);
    expect(done.holds).toBe(held.at(-1)?.learners ?? 0);
    expect(done.stopped_by).toBe(held.length === 2 ? 'reached' : 'slow');
    await expect.poll(hidden).toEqual(nothing);
  },
);

test(
  'hides its test while it runs, rejects a second one, and leaves nothing when cancelled',
  { tags: ['deep'] },
  async () => {
    const { stress_test: made, job } = (await order(1000)).body.data;
    const other = await school.company('stress-other', owner);
    const busy = await school.send('POST', at('/stress_tests', other), {}, owner);
    expect(busy.status).toBe(409);
    expect(busy.body.errors[0].message).toBe('Нагрузку уже проверяют: попробуйте через минуту');
    expect((await order(10)).status).toBe(409);
    const passing = await whenUnderWay();
    for (const id of [companyId, other]) {
      for (const list of ['/tests', '/tests?status=deleted', '/attempts']) {
        const answer = await school.send('GET', at(list, id), undefined, owner);
        expect(answer.body.data).toEqual([]);
      }
    }
    const mine = await school.send('GET', '/api/companies?all=1', undefined, owner);
    expect(mine.body.data.map(({ id }: { id: number }) => id)).not.toContain(passing);
    expect((await school.send('GET', at('/tests', passing), undefined, owner)).status).toBe(404);
    const { id: testId } = await school.database.system((transaction) =>
      rowOf<{ id: number }>(transaction, sql`select id from tests where company_id = ${passing}`),
    );
    const open = `/api/public/companies/${passing}/tests/${testId}`;
    expect((await school.send('GET', open)).status).toBe(404);

    expect((await send('POST', `/jobs/${job.id}/cancel`)).status).toBe(200);
    expect(await read(made.id)).toMatchObject({ state: 'cancelled', holds: null, rungs: [] });
    await expect.poll(hidden).toEqual(nothing);

    const again = await order(10);
    expect(again.status).toBe(429);
    expect(again.body.errors[0]).toMatchObject({ code: 'too_soon' });
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
  },
);

test(
  'leaves nothing and reports the failure when it fails midway',
  { tags: ['deep'] },
  async () => {
    const { stress_test: made, job } = (await order(1000)).body.data;
    const passing = await whenUnderWay();
    await school.database.system((transaction) =>
      transaction.execute(sql`delete from test_attempts where company_id = ${passing}`),
    );
    expect(await finished(job.id)).toMatchObject({ status: 'failed' });
    expect(await read(made.id)).toMatchObject({ state: 'failed', holds: null, rungs: [] });
    await expect.poll(hidden).toEqual(nothing);
  },
);

test(
  'the company of a process that died is deleted when it expires',
  { tags: ['deep'] },
  async () => {
    const passing = await school.database.system(createSampleTest);
    const history = await school.database.system((transaction) =>
      rowsOf(transaction, sql`select from audits where company_id = ${passing}`),
    );
    expect(history.length).toBeGreaterThan(0); // The transactions are the same as in any company.
    const removed = await school.company('stress-removed', owner);
    const remove = (name: string) =>
      school.send(
        'DELETE',
        `${at('', removed)}?name=${encodeURIComponent(name)}`,
        undefined,
        owner,
      );
    expect((await remove('Школа stress-removed')).status).toBe(200);
    const left = () =>
      school.database.system((transaction) =>
        rowsOf<{ id: number }>(
          transaction,
          sql`select id from companies where id in (${passing}, ${removed})`,
        ),
      );
    await expect.poll(left).toEqual([{ id: passing }]);
    await school.database.system((transaction) =>
      transaction.execute(sql`update companies set deleted_at = now() where id = ${passing}`),
    );
    const next = await school.company('stress-next', owner);
    await school.send(
      'DELETE',
      `${at('', next)}?name=${encodeURIComponent('Школа stress-next')}`,
      undefined,
      owner,
    );
    await expect.poll(left).toEqual([]);
  },
);

test('requires the right to manage the company settings, and hides tests of other companies', async () => {
  const { stress_test: made, job } = (await order(10)).body.data;
  await finished(job.id);
  expect((await read(made.id)).id).toBe(made.id);
  const teacher = await school.person('teacher@stress.test');
  await school.join(companyId, teacher, ['tests_show_all', 'tests_update_all']);
  for (const [method, path] of [
    ['GET', '/stress_tests'],
    ['GET', `/stress_tests/${made.id}`],
    ['POST', '/stress_tests'],
  ] as const) {
    expect((await send(method, path, method === 'POST' ? {} : undefined, teacher)).status).toBe(
      403,
    );
  }
  const stranger = await school.company('stress-stranger', owner);
  const theirs = await school.send('GET', at('/stress_tests', stranger), undefined, owner);
  expect(theirs.body.data).toEqual([]);
  for (const learners of [9, 1001, 10.5]) {
    const refused = await school.send('POST', at('/stress_tests', stranger), { learners }, owner);
    expect(refused.status).toBe(422);
    expect(refused.body.errors[0].field).toBe('learners');
  }
});
