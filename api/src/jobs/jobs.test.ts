// Jobs: enqueued in the transaction of their cause, visible to one person, and done once despite repeated deliveries.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { z } from 'zod';
import { courses } from '../courses/course-tables.ts';
import { rowsOf } from '../kit/database/database.ts';
import { Failure } from '../kit/http/errors.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import { folderStorage, type Storage } from '../kit/files/storage.ts';
import { finishedJob } from '../../testing/jobs.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../testing/school.ts';
import { files } from '../media/tables.ts';
import { scopeOfMember } from '../people/index.ts';
import { removeOldJobs } from './cleanup.ts';
import { createJobs } from './jobs.ts';
import { defineJob, type JobDefinition, type RunningJob } from './define.ts';
import { giveUpJob, runJob, type JobContext } from './run.ts';
import { jobs, type JobStatus } from './tables.ts';

let school: OwnSchool;
let owner: Caller;
let colleague: Caller;
let companyId: number;
let base: string;
let storage: Storage;

beforeAll(async () => {
  school = await openOwnSchool();
  owner = await school.person('owner@jobs.test');
  companyId = await school.company('jobs', owner);
  base = `/api/companies/${companyId}`;
  colleague = await school.person('colleague@jobs.test');
  await school.join(companyId, colleague, ['courses_show_all']);
  storage = folderStorage(join(school.dataDir, 'files'));
});
afterAll(() => school.close());

/** A job in the list that only the test delivers. */
async function waitingJob(
  values: { status?: JobStatus; author_id?: number } = {},
): Promise<number> {
  const [job] = await school.database.system((transaction) =>
    transaction
      .insert(jobs)
      .values({
        company_id: companyId,
        author_id: owner.userId,
        key: randomUUID(),
        kind: 'courses_export',
        input: { words: 3 },
        file_name: `${randomUUID()}.txt`,
        ...values,
      })
      .returning({ id: jobs.id }),
  );
  return job?.id ?? 0;
}

type Run = (job: RunningJob<{ words: number }>) => ReturnType<JobDefinition<unknown>['run']>;

const never: Run = () => Promise.reject(new Error('it was begun'));

/** A worker that runs jobs with the given function. */
function shopOf(run: Run, stopping = new AbortController().signal): JobContext {
  const definition = defineJob({
    kind: 'courses_export',
    input: z.object({ words: z.int() }),
    run,
  });
  return {
    database: school.database,
    storage,
    log: school.app.log,
    scopeOfMember,
    stopping,
    definition: () => definition as JobDefinition<unknown>,
  };
}

const deliveryOf = (id: number) => ({
  company_id: companyId,
  author_id: owner.userId,
  job_id: id,
});

const deliver = (id: number, run: Run, stopping?: AbortSignal): Promise<void> =>
  runJob(deliveryOf(id), shopOf(run, stopping));

const job = async (id: number, as = owner) =>
  (await school.send('GET', `${base}/jobs/${id}`, undefined, as)).body.data;

const cancel = (id: number, as = owner) =>
  school.send('POST', `${base}/jobs/${id}/cancel`, undefined, as);

async function stored(): Promise<string[]> {
  const folder = join(school.dataDir, 'files');
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('the list of jobs', () => {
  test('has only the caller’s own jobs, newest first', async () => {
    const mine = [await waitingJob(), await waitingJob({ status: 'failed' })];
    const other = await waitingJob({ author_id: colleague.userId });
    const { body } = await school.send('GET', `${base}/jobs`, undefined, owner);
    const ids = body.data.map(({ id }: { id: number }) => id);
    expect(ids.slice(0, 2)).toEqual(mine.toReversed());
    expect(ids).not.toContain(other);
    const failed = await school.send('GET', `${base}/jobs?status=failed`, undefined, owner);
    expect(failed.body.meta.total).toBe(1);

    expect((await school.send('GET', `${base}/jobs/${other}`, undefined, owner)).status).toBe(404);
    expect((await cancel(other)).status).toBe(404);
    expect((await job(other, colleague)).status).toBe('queued');
  });

  test('hides jobs of others even from statements without a condition', async () => {
    const seen = await school.database.company(
      { companyId, personId: colleague.userId },
      (transaction) => transaction.select({ author: jobs.author_id }).from(jobs),
    );
    expect(new Set(seen.map(({ author }) => author))).toEqual(new Set([colleague.userId]));
  });

  test('cancels a waiting job once, and a later delivery does not run it', async () => {
    const id = await waitingJob();
    expect((await job(id)).can_cancel).toBe(true);
    expect((await cancel(id)).body.data).toMatchObject({ status: 'cancelled', can_cancel: false });
    expect((await cancel(id)).body.errors[0].code).toBe('finished');
    await deliver(id, never);
    expect((await job(id)).status).toBe('cancelled');
  });
});

describe('a finished job', () => {
  test('has reported progress and commits its file with its status', async () => {
    const id = await waitingJob();
    await deliver(id, async ({ input, step, writeFile }) => {
      for (let word = 1; word <= input.words; word += 1) {
        await step(
          () => Promise.resolve(),
          () => ({ done: word, total: input.words }),
        );
        expect(await job(id)).toMatchObject({
          status: 'running',
          done_count: word,
          total_count: 3,
        });
      }
      return writeFile('text/plain', Readable.from(['раз два три']));
    });
    const done = await job(id);
    expect(done).toMatchObject({ status: 'done', done_count: 3, error: null, can_cancel: false });
    const file = await school.app.inject({ url: `/api${done.file.url}` });
    expect(file.body).toBe('раз два три');
    expect(file.headers['cache-control']).toBe('private, no-store');

    const before = await stored();
    await deliver(id, () => Promise.reject(new Error('it was begun again')));
    expect(await job(id)).toEqual(done);
    expect(await stored()).toEqual(before);
  });

  test('writes nothing when its effect fails', async () => {
    const id = await waitingJob();
    const failing = deliver(id, async () => async (transaction) => {
      await transaction.insert(courses).values({ company_id: companyId, name: 'Полдела' });
      throw new Error('in the middle of the effect');
    });
    await expect(failing).rejects.toThrow('in the middle');
    expect((await job(id)).status).toBe('queued');
    const half = await school.database.system((transaction) =>
      transaction.$count(courses, eq(courses.name, 'Полдела')),
    );
    expect(half).toBe(0);
  });
});

describe('an unfinished job', () => {
  let before: string[];
  beforeEach(async () => {
    before = await stored();
  });

  const withBytes: Run = async ({ writeFile }) => {
    await writeFile('text/plain', Readable.from(['половина']));
    throw new Error('after half of it');
  };

  test('fails after three attempts and leaves nothing behind', async () => {
    const id = await waitingJob();
    await expect(deliver(id, withBytes)).rejects.toThrow('after half of it');
    await expect(deliver(id, withBytes)).rejects.toThrow('after half of it');
    expect(await job(id)).toMatchObject({ status: 'queued', error: null });
    await deliver(id, withBytes);
    const { status, error, file } = await job(id);
    expect([status, file]).toEqual(['failed', null]);
    expect(error).toBe('Не удалось выполнить задачу. Попробуйте ещё раз');
    expect(await stored()).toEqual(before);
  });

  test('fails at once with an error for users', async () => {
    const id = await waitingJob();
    const reason = new Failure(422, [{ message: 'Слишком много строк', code: 'too_many' }]);
    // The error of an outside service is logged.
    reason.cause = new Error('550 no such mailbox');
    const logged = vi.spyOn(school.app.log, 'error').mockImplementation(() => undefined);
    onTestFinished(() => logged.mockRestore());
    await deliver(id, () => Promise.reject(reason));
    expect(await job(id)).toMatchObject({ status: 'failed', error: 'Слишком много строк' });
    expect(logged.mock.calls).toMatchObject([[{ err: reason.cause, job: id }, expect.any(String)]]);
  });

  test('ends at its next step when it is cancelled', async () => {
    const id = await waitingJob();
    let steps = 0;
    await deliver(id, async ({ step, writeFile }) => {
      const words = async function* () {
        for (;;) {
          await step(() => Promise.resolve((steps += 1)));
          yield 'слово ';
          if (steps === 2) await cancel(id);
        }
      };
      return writeFile('text/plain', Readable.from(words()));
    });
    expect(steps).toBe(3);
    expect((await job(id)).status).toBe('cancelled');
    expect(await stored()).toEqual(before);
  });

  test('returns to the queue without counting a failure when the process stops', async () => {
    const id = await waitingJob();
    const stopping = new AbortController();
    const stepping: Run = async ({ step }) => {
      stopping.abort();
      await step(() => Promise.resolve());
      return async () => ({});
    };
    await expect(deliver(id, stepping, stopping.signal)).rejects.toThrow('the process stops');
    const [row] = await school.database.system((transaction) =>
      transaction.select().from(jobs).where(eq(jobs.id, id)),
    );
    expect(row).toMatchObject({ status: 'queued', failures: 0 });
  });

  test('leaves nothing when it was restarted elsewhere, and runs once', async () => {
    const id = await waitingJob();
    await deliver(id, async (stalled) => {
      const effect = await stalled.writeFile('text/plain', Readable.from(['первый']));
      await deliver(id, ({ writeFile }) => writeFile('text/plain', Readable.from(['второй'])));
      await expect(stalled.step(() => Promise.resolve())).rejects.toThrow('restarted elsewhere');
      return effect;
    });
    const { status, file } = await job(id);
    expect(status).toBe('done');
    expect((await school.app.inject({ url: `/api${file.url}` })).body).toBe('второй');
    expect(await stored()).toHaveLength(before.length + 1);
  });

  test('removes what a killed attempt left in the storage', async () => {
    const id = await waitingJob();
    const left = randomUUID();
    await storage.write(left, Readable.from(['оставлено']));
    await school.database.system((transaction) =>
      transaction
        .update(jobs)
        .set({ status: 'running', file_keys: [left] })
        .where(eq(jobs.id, id)),
    );
    await deliver(id, async () => async () => ({}));
    expect((await job(id)).status).toBe('done');
    expect(await stored()).toEqual(before);
  });

  test('fails after crashing its process several times, and its stored bytes are removed', async () => {
    const id = await waitingJob();
    const left = randomUUID();
    await storage.write(left, Readable.from(['оставлено']));
    await school.database.system((transaction) =>
      transaction
        .update(jobs)
        .set({ status: 'running', file_keys: [left] })
        .where(eq(jobs.id, id)),
    );
    await giveUpJob(deliveryOf(id), shopOf(never));
    const given = await job(id);
    expect(given).toMatchObject({ status: 'failed', can_cancel: false });
    expect(given.error).toBe(
      'Задача трижды прервалась вместе с сервером и больше не начнётся сама. Возможно, она слишком велика: разделите её на части или закажите ещё раз',
    );
    expect(await stored()).toEqual(before);
    await deliver(id, never);
    expect(await job(id)).toEqual(given);
  });
});

async function ordersAndDeliveries() {
  const counts = sql`select (select count(*) from jobs) as jobs, (select count(*) from job_queue.job) as deliveries`;
  return school.database.system((transaction) => rowsOf(transaction, counts));
}

describe('enqueuing', () => {
  const order = (as: Caller) => school.send('POST', `${base}/courses_download`, {}, as);

  /** Either worker can run it: the application registers the same export of courses. */
  const everyCourse = defineJob({
    kind: 'courses_export',
    input: z.object({}),
    run: async () => async () => ({}),
  });

  test('is committed or rolled back with its cause', async () => {
    const another = createJobs({
      database: school.database,
      storage,
      log: school.app.log,
      scopeOfMember,
    });
    another.handle(everyCourse);
    await another.start();
    const scope: Scope = {
      companyId,
      personId: owner.userId,
      isOwner: true,
      permissions: new Set(),
    };
    const inOrder = (cause: (id: number) => number) =>
      school.database.company(scope, async (transaction) =>
        cause(await another.enqueue(transaction, scope, everyCourse, { input: {} })),
      );
    const before = await ordersAndDeliveries();
    const failing = inOrder(() => {
      throw new Error('the cause failed');
    });
    await expect(failing).rejects.toThrow('the cause failed');
    expect(await ordersAndDeliveries()).toEqual(before);

    const id = await inOrder((ordered) => ordered);
    expect((await finishedJob(school, base, id, owner)).status).toBe('done');
    await another.stop();
  });

  test('is rejected while the person has twenty unfinished jobs', async () => {
    const busy = await school.person('busy@jobs.test');
    await school.join(companyId, busy, ['courses_show_all']);
    for (let waiting = 0; waiting < 20; waiting += 1) await waitingJob({ author_id: busy.userId });
    const refused = await order(busy);
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'too_many_jobs']);
    expect((await order(colleague)).status).toBe(201);
  });
});

test('requests can add to the queue but neither read nor change it', async () => {
  const inCompany = (statement: string) =>
    school.database
      .company({ companyId, personId: owner.userId }, (transaction) =>
        transaction.execute(statement),
      )
      .catch((error: Error) => String(error.cause));
  for (const statement of [
    'select data from job_queue.job_common',
    `update job_queue.job_common set state = 'created'`,
    'delete from job_queue.job_common',
    'select * from job_queue.version',
  ]) {
    expect(await inCompany(statement)).toContain('permission denied');
  }
});

test('the URL of a file expires after 24 hours, and the clean-up deletes the file', async () => {
  const id = await waitingJob();
  await deliver(id, ({ writeFile }) => writeFile('text/plain', Readable.from(['на день'])));
  const { url } = (await job(id)).file;
  const fetchFile = () => school.app.inject({ url: `/api${url}` });
  expect((await fetchFile()).statusCode).toBe(200);
  const [, , key] = url.split('/');
  expect(await stored()).toContain(key);
  await school.database.system((transaction) =>
    transaction
      .update(files)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(and(eq(files.company_id, companyId), sql`${url} like '%' || ${files.key} || '%'`)),
  );
  expect((await fetchFile()).statusCode).toBe(403);
  expect((await job(id)).file).toBeNull();

  await removeOldJobs(school.database, storage);
  expect(await stored()).not.toContain(key);
  expect(await job(id)).toMatchObject({ status: 'done', file: null });

  await school.database.system((transaction) =>
    transaction
      .update(jobs)
      .set({ finished_at: sql`now() - interval '31 days'` })
      .where(eq(jobs.id, id)),
  );
  await removeOldJobs(school.database, storage);
  expect((await school.send('GET', `${base}/jobs/${id}`, undefined, owner)).status).toBe(404);
});
