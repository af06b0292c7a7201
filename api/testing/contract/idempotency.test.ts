// A POST that is repeated with its `Idempotency-Key` has one effect and the same response, whatever it does, also when
// it is sent concurrently or failed the first time.
import { inPlace } from '../openapi.ts';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { count, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { courses } from '../../src/courses/course-tables.ts';
import { jobs } from '../../src/jobs/tables.ts';
import { rowsOf } from '../../src/kit/database/database.ts';
import { runOrReplay, runOnce } from '../../src/kit/http/idempotency.ts';
import { removeExpiredResponses } from '../../src/kit/http/stored-responses.ts';
import { idempotencyKeys } from '../../src/kit/database/tables.ts';
import { files } from '../../src/media/tables.ts';
import { sessions, users } from '../../src/people/account/account-tables.ts';
import { accessTokens } from '../../src/people/access/access-tables.ts';
import { mailsTo } from '../mails.ts';
import { openOwnSchool, testPassword, type Caller, type OwnSchool } from '../school.ts';

let school: OwnSchool;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openOwnSchool();
  owner = await school.person('owner@idempotency.test');
  companyId = await school.company('idempotency', owner);
  return () => school.close();
});

interface Sent {
  url: string;
  body?: unknown;
  key?: string;
  as?: Caller | null;
  method?: 'POST' | 'PUT' | 'GET';
  headers?: Record<string, string>;
}

async function send({ url, body, key, as = owner, method = 'POST', headers }: Sent) {
  const answer = await school.app.inject({
    method,
    url,
    headers: {
      ...headers,
      ...(as !== null && { authorization: `Bearer ${as.token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { payload: body as object }),
  });
  return { status: answer.statusCode, text: answer.body, body: answer.json() };
}

const inCompany = (path: string, id = companyId) => `/api/companies/${id}${path}`;

const sendTimes = (times: number, sent: Sent) =>
  Promise.all(Array.from({ length: times }, () => send(sent)));

/** The common response of all requests; fails if they differ. */
function same(answers: Awaited<ReturnType<typeof send>>[]) {
  const [first, ...others] = answers;
  if (first === undefined) throw new Error('nothing was answered');
  for (const { status, text } of others) expect([status, text]).toEqual([first.status, first.text]);
  return first;
}

const rowsIn = (table: PgTable, where = sql`true`) =>
  school.database.system(async (transaction) => {
    const [row] = await transaction.select({ rows: count() }).from(table).where(where);
    return row?.rows;
  });

const numCourses = (name: string) => rowsIn(courses, eq(courses.name, name));

describe('the same request', () => {
  test('50 concurrent requests, and a later one, have one effect and the same response', async () => {
    const course = { url: inCompany('/courses'), body: { name: 'Алгебра' }, key: randomUUID() };
    const first = same(await sendTimes(50, course));
    expect(first).toMatchObject({ status: 201, body: { data: { name: 'Алгебра' } } });
    expect(await numCourses('Алгебра')).toBe(1);
    await send({
      url: inCompany(`/courses/${first.body.data.id}`),
      method: 'PUT',
      body: { name: 'Иная' },
    });
    expect((await send(course)).text).toBe(first.text);
    expect(
      (await sendTimes(2, { ...course, key: randomUUID() })).map(({ status }) => status),
    ).toEqual([201, 201]);
  });

  test('with another body or path and the same key is rejected, and changes nothing', async () => {
    const key = randomUUID();
    const course = { url: inCompany('/courses'), body: { name: 'Химия' }, key };
    const first = await send(course);
    for (const other of [
      { ...course, body: { name: 'Физика' } },
      { ...course, url: inCompany('/courses?only=id') },
      { url: inCompany('/groups'), body: { name: 'Химия' }, key },
    ]) {
      const refused = await send(other);
      expect([refused.status, refused.body.errors[0].code]).toEqual([
        422,
        'idempotency_key_reused',
      ]);
    }
    expect([await numCourses('Физика'), await numCourses('Химия')]).toEqual([0, 1]);
    expect((await send(course)).text).toBe(first.text);
  });

  test('of another user, or in another company, is a separate request', async () => {
    const key = randomUUID();
    const manager = await school.person('manager@idempotency.test');
    await school.join(companyId, manager, ['courses_create', 'courses_show_all']);
    const other = await school.company('idempotency-other', owner);
    const body = { name: 'Ботаника' };
    const answers = await Promise.all([
      send({ url: inCompany('/courses'), body, key }),
      send({ url: inCompany('/courses', other), body, key }),
      send({ url: inCompany('/courses'), body, key, as: manager }),
    ]);
    expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(3);
  });

  test('may be repeated after a failure, unchanged or corrected', async () => {
    const key = randomUUID();
    const company = { url: '/api/companies', key, body: { name: 'Школа', code: 'idempotency' } };
    expect((await send(company)).status).toBe(422);
    expect((await send({ ...company, body: { name: 'Школа', code: 'нельзя' } })).status).toBe(422);
    const mended = { ...company, body: { name: 'Школа', code: 'idempotency-mended' } };
    expect(same(await sendTimes(3, mended)).status).toBe(201);
  });

  test('is a new request a day later, by the clock of the database', async () => {
    const course = { url: inCompany('/courses'), body: { name: 'Латынь' }, key: randomUUID() };
    await send(course);
    const age = (by: string) =>
      school.database.system((transaction) =>
        transaction
          .update(idempotencyKeys)
          .set({ created_at: sql`${idempotencyKeys.created_at} - ${by}::interval` }),
      );
    await age('23 hours 50 minutes');
    await send(course);
    expect(await numCourses('Латынь')).toBe(1);
    await age('10 minutes');
    same(await sendTimes(5, course));
    expect(await numCourses('Латынь')).toBe(2);
    await removeExpiredResponses(school.database);
    expect(await rowsIn(idempotencyKeys)).toBe(1);
    await age('1 day');
    await removeExpiredResponses(school.database);
    expect(await rowsIn(idempotencyKeys)).toBe(0);
  });

  test('for any concurrent requests, each key of each user has one effect', async () => {
    const people = [owner, await school.person('second@idempotency.test')];
    await school.join(companyId, people[1] as Caller, ['courses_create', 'courses_show_all']);
    const sent = fc.record({ who: fc.nat(1), key: fc.nat(2), name: fc.nat(1) });
    await fc.assert(
      fc.asyncProperty(fc.array(sent, { minLength: 2, maxLength: 12 }), async (requests) => {
        const run = randomUUID();
        const answers = await Promise.all(
          requests.map(async ({ who, key, name }) => ({
            slot: `${who} ${key}`,
            name: `${run} ${name}`,
            ...(await send({
              url: inCompany('/courses'),
              body: { name: `${run} ${name}` },
              key: `${run}-${key}`,
              as: people[who] ?? owner,
            })),
          })),
        );
        for (const [, ofSlot = []] of Map.groupBy(answers, ({ slot }) => slot)) {
          const made = ofSlot.filter(({ status }) => status === 201);
          const { name } = made[0] ?? {};
          expect(new Set(made.map(({ text }) => text)).size).toBe(1);
          expect(ofSlot.map(({ status }) => status)).toEqual(
            ofSlot.map((each) => (each.name === name ? 201 : 422)),
          );
        }
        const like = sql`${courses.name} like ${`${run}%`}`;
        expect(await rowsIn(courses, like)).toBe(new Set(answers.map(({ slot }) => slot)).size);
      }),
      { numRuns: 15 },
    );
  });
});

describe('for all kinds of routes', () => {
  test('registering creates one account with one session', async () => {
    const body = {
      name: 'Вера',
      surname: 'Ким',
      email: 'vera@idempotency.test',
      password: testPassword,
    };
    const registration = { url: '/api/registration', body, key: randomUUID(), as: null };
    const { status, body: answer } = same(await sendTimes(5, registration));
    expect(status).toBe(201);
    const [{ id } = { id: 0 }] = await school.database.system((transaction) =>
      transaction.select({ id: users.id }).from(users).where(eq(users.login, body.email)),
    );
    expect(await rowsIn(sessions, eq(sessions.user_id, id))).toBe(1);
    const as = { userId: id, token: answer.data.access_token };
    expect((await send({ url: '/api/auth_user', method: 'GET', as })).status).toBe(200);

    const signIn = { login: body.email, password: testPassword };
    const login = { url: '/api/login', body: signIn, key: randomUUID(), as: null };
    expect(same(await sendTimes(20, login)).status).toBe(200);
    expect(await rowsIn(sessions, eq(sessions.user_id, id))).toBe(2);
    const wrong = await send({ ...login, body: { ...signIn, password: 'other' } });
    expect(wrong.body.errors[0].code).toBe('idempotency_key_reused');
  });

  test('adding a user creates one account and one invitation', async () => {
    const body = { name: 'Пётр', email: 'petr@idempotency.test' };
    const created = same(await sendTimes(5, { url: inCompany('/users'), body, key: randomUUID() }));
    expect(created.status).toBe(201);
    expect(await mailsTo(school, body.email)).toHaveLength(1);
    const url = inCompany(`/users/${created.body.data.id}/change_email`);
    const change = { url, body: { email: 'peter@idempotency.test' }, key: randomUUID() };
    expect(same(await sendTimes(5, change)).status).toBe(200);
    expect(await mailsTo(school, 'peter@idempotency.test')).toHaveLength(1);
  });

  test('requesting a new password sends one mail', async () => {
    const person = await school.person('forgot@idempotency.test');
    const body = { login: 'forgot@idempotency.test' };
    same(await sendTimes(20, { url: '/api/password/recovery', body, key: randomUUID(), as: null }));
    expect(await mailsTo(school, body.login)).toHaveLength(1);
    expect(person.userId).toBeGreaterThan(0);
  });

  test('creating a company or a service account creates one', async () => {
    const body = { name: 'Школа', code: 'idempotency-one' };
    const company = same(await sendTimes(5, { url: '/api/companies', body, key: randomUUID() }));
    expect(company.body.data).toMatchObject({ code: body.code, is_owner: true });
    const url = inCompany('/service_accounts', company.body.data.id);
    same(await sendTimes(5, { url, body: { name: 'Бот' }, key: randomUUID() }));
    const list = await send({ url, method: 'GET' });
    expect(list.body.meta.total).toBe(1);
  });

  test('uploading a file stores it once, and not the bytes of another attempt', async () => {
    const upload = (bytes: string, boundary: string, name = 'план.txt'): Sent => ({
      url: inCompany('/add_media'),
      key: 'upload-of-a-plan',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n${bytes}\r\n--${boundary}--\r\n`,
    });
    const stored = () => {
      const names = readdirSync(school.dataDir, { recursive: true, withFileTypes: true });
      return names.filter((entry) => entry.isFile() && entry.parentPath.includes('files')).length;
    };
    const before = stored();
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((each) => send(upload('a plan', each))),
    );
    expect(same(answers).status).toBe(201);
    for (const other of [upload('a plot', 'four'), upload('a plan', 'five', 'other.txt')]) {
      expect((await send(other)).body.errors[0].code).toBe('idempotency_key_reused');
    }
    expect(stored()).toBe(before + 1);
    expect(await rowsIn(files, eq(files.company_id, companyId))).toBe(1);
  });

  test('exporting creates one job', async () => {
    const body = { format: 'csv', columns: ['id'] };
    const order = { url: inCompany('/courses_download'), body, key: randomUUID() };
    const before = (await rowsIn(jobs)) ?? 0;
    expect(same(await sendTimes(10, order)).status).toBe(201);
    expect(await rowsIn(jobs)).toBe(before + 1);
  });
});

describe('a stored response', () => {
  test('is encrypted, so that it cannot be read from the database', async () => {
    const key = `guessed-${randomUUID()}`;
    const body = { name: 'Токен', permissions: ['courses_show_all'], days: 30 };
    const token = { url: inCompany('/access_tokens'), body, key };
    const { status, body: answer } = same(await sendTimes(3, token));
    expect(status).toBe(201);
    expect(await rowsIn(accessTokens)).toBe(1);
    const rows = await school.database.system((transaction) =>
      rowsOf(transaction, sql`select * from idempotency_keys`),
    );
    const all = JSON.stringify(rows);
    const bytes =
      all +
      rows
        .map((row) => Buffer.from((row as { answer: string }).answer, 'base64').toString('latin1'))
        .join('');
    expect([bytes.includes(answer.data.token), all.includes(key)]).toEqual([false, false]);
  });

  test('is visible only to its user', async () => {
    await send({ url: inCompany('/courses'), body: { name: 'Чужой' }, key: randomUUID() });
    const { userId } = await school.person('stranger@idempotency.test');
    const seenBy = (personId: number) =>
      school.database.company({ companyId, personId }, async (transaction) =>
        transaction.select().from(idempotencyKeys),
      );
    expect(await seenBy(userId)).toEqual([]);
    const own = await seenBy(owner.userId);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((row) => row.user_id === owner.userId)).toBe(true);
  });
});

test('concurrent requests of several processes wait for each other in the database', async () => {
  const sender = { companyId, personId: owner.userId };
  const requestFrom = (ip: string) =>
    ({
      method: 'POST',
      url: '/together',
      ip,
      headers: { 'idempotency-key': 'together' },
      body: {},
    }) as unknown as FastifyRequest;
  let effects = 0;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, each) => {
      // Different addresses, so that the connection queue does not serialize them.
      const request = requestFrom(`10.0.0.${each}`);
      return runOrReplay(request, () =>
        school.database.company(sender, (transaction) =>
          runOnce(transaction, request, sender, async () => {
            await transaction.insert(courses).values({ company_id: companyId, name: 'Вместе' });
            effects += 1;
            if (effects < 3) throw new Error('it fails twice');
            return { effects };
          }),
        ),
      ).catch((error: Error) => error.message);
    }),
  );
  expect(answers.filter((answer) => answer === 'it fails twice')).toHaveLength(2);
  expect(answers.filter((answer) => typeof answer === 'object')).toEqual(
    Array.from({ length: 10 }, () => ({ effects: 3 })),
  );
  expect(await numCourses('Вместе')).toBe(1);
});

test('a request without a key runs no additional statements; one with a key reserves it and stores the response', async () => {
  const { query } = pg.Client.prototype;
  /**
   * The statements of the transaction that inserts the course, without those of concurrent jobs.
   */
  const statementsOf = async (key?: string) => {
    const transactions = new Map<pg.Client, string[]>();
    let asking: string[] = [];
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...sent: unknown[]
    ) {
      const [config] = sent as [string | pg.QueryConfig];
      const text = typeof config === 'string' ? config : config.text;
      if (text === 'begin') transactions.set(this, []);
      const transaction = transactions.get(this);
      transaction?.push(text);
      if (transaction && text.startsWith('insert into "courses"')) asking = transaction;
      return Reflect.apply(query, this, sent);
    });
    const body = { name: 'Цена' };
    await send({ url: inCompany('/courses'), body, ...(key !== undefined && { key }) });
    spy.mockRestore();
    return asking;
  };
  const [without, withKey] = [await statementsOf(), await statementsOf(randomUUID())];
  expect(without.at(-1)).toBe('commit');
  const more = withKey.filter((text) => text.includes('idempotency_keys'));
  expect(more.map((text) => text.split(' ', 1)[0])).toEqual(['insert', 'update']);
  expect(withKey.filter((text) => !more.includes(text))).toEqual(without);
});

describe('a key', () => {
  test.each([
    ['with a space', 'with space', 400],
    ['that is empty', '', 400],
    ['of other signs', 'ключ', 400],
    ['of 256 signs', 'k'.repeat(256), 400],
    ['of 255 signs', 'k'.repeat(255), 201],
  ])('%s', async (_what, key, status) => {
    const answer = await send({ url: inCompany('/courses'), body: { name: 'Ключ' }, key });
    expect(answer.status).toBe(status);
  });

  test('is ignored by requests that are idempotent anyway', async () => {
    const key = randomUUID();
    const { body } = await send({ url: inCompany('/courses'), body: { name: 'Имя' } });
    const url = inCompany(`/courses/${body.data.id}`);
    for (const name of ['Первое', 'Второе']) {
      const changed = await send({ url, method: 'PUT', body: { name }, key });
      expect(changed.body.data.name).toBe(name);
    }
    expect((await send({ url, method: 'GET', key: 'with space' })).status).toBe(200);
  });

  test('is documented of every POST, and of nothing else', async () => {
    await school.app.ready();
    const { paths } = inPlace(school.app.swagger()) as {
      paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
    };
    const documented = Object.values(paths).flatMap((methods) =>
      Object.entries(methods).map(([method, { parameters = [] }]) => [
        method,
        parameters.some(({ name, in: place }) => place === 'header' && name === 'Idempotency-Key'),
      ]),
    );
    expect(documented.filter(([method, is]) => is !== (method === 'post'))).toEqual([]);
  });
});
