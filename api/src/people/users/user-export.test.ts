// The export of the user list contains what the list shows, needs the permissions for both, and expires after a day.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { jobs, runJob, type JobDefinition } from '../../jobs/index.ts';
import { folderStorage } from '../../kit/files/storage.ts';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { files } from '../../media/tables.ts';
import { scopeOfMember } from '../account/authenticate.ts';
import { usersExport } from './user-export.ts';

let school: School;
let owner: Caller;
let exporter: Caller;
let companyId: number;
let base: string;
let group: number;
let teacher: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@user-export.test');
  const created = await school.send(
    'POST',
    '/api/companies',
    { name: 'Школа', code: 'user-export' },
    owner,
  );
  companyId = created.body.data.id;
  base = `/api/companies/${companyId}`;
  exporter = await school.person('exporter@user-export.test');
  await school.join(companyId, exporter, ['users_show', 'users_export']);
  group = (await post('/groups', { name: 'Поток 1' })).body.data.id;
  const roles = (await get('/roles?search=преподаватель')).body.data;
  teacher = roles[0].id;
  const learners = [
    { name: 'Яна', surname: 'Абрамова', phone: '+7 (975) 123-45-67', groups_id: [group] },
    { name: 'Пётр', surname: 'Борисов', groups_id: [group], roles_id: [teacher] },
    { name: '=HYPERLINK("x")', surname: 'Власов' },
  ];
  for (const [index, learner] of learners.entries()) {
    const email = `learner${index}@user-export.test`;
    await post('/users', { ...learner, email, password: 'correct horse' });
  }
});

const get = (path: string, as = owner) => school.send('GET', `${base}${path}`, undefined, as);
const post = (path: string, body: unknown, as = owner) =>
  school.send('POST', `${base}${path}`, body, as);
const fileOf = (name: string, as: Caller) => get(`/users_file?file_name=${name}`, as);

/** Requests an export, waits for it and downloads it. */
async function exported(order: object, as = exporter) {
  const ordered = await post('/users_download', order, as);
  expect([ordered.status, ordered.body]).toMatchObject([201, { data: { ready: false } }]);
  const job = await finishedJob(school, base, ordered.body.data.job_id, as);
  const { data } = (await fileOf(ordered.body.data.file_name, as)).body;
  const file = await school.app.inject({ url: `/api${data.url}` });
  return { job, export: data, file };
}

async function rowsOf(order: object) {
  const { file } = await exported({ ...order, format: 'xlsx' });
  const { sheets } = await readXlsx(file.rawPayload);
  return [sheets[0]?.name, ...(sheets[0]?.rows ?? [])];
}

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

describe('the file', () => {
  test('has the users of the list with all columns', async () => {
    const [sheet, headings, ...rows] = await rowsOf({ matching: { group_id: [group] } });
    expect(sheet).toBe('Пользователи');
    expect(headings).toEqual([
      'ID',
      'Фамилия',
      'Имя',
      'Почта',
      'Телефон',
      'Роли',
      'Группы',
      'Статус',
      'Зарегистрирован',
      'Последний визит',
    ]);
    const only = 'only=id,created_at';
    const [abramova, borisov] = (await get(`/users?group_id=${group}&${only}`)).body.data;
    const dayOf = (user: { created_at: string }) => new Date(day.format(new Date(user.created_at)));
    expect(rows).toEqual([
      [
        abramova.id,
        'Абрамова',
        'Яна',
        'learner0@user-export.test',
        '+79751234567',
        'Ученик',
        'Поток 1',
        'Активен',
        dayOf(abramova),
        null,
      ],
      [
        borisov.id,
        'Борисов',
        'Пётр',
        'learner1@user-export.test',
        null,
        'Преподаватель',
        'Поток 1',
        'Активен',
        dayOf(borisov),
        null,
      ],
    ]);
  });

  test.each<[order: () => object, query: () => string]>([
    [() => ({ matching: { search: 'learner' } }), () => 'search=learner'],
    [() => ({ matching: { role_id: teacher.toString() } }), () => `role_id=${teacher}`],
    [() => ({ matching: { visited: true } }), () => 'visited=1'],
    [() => ({ matching: { created_to: '2020-01-01' } }), () => 'created_to=2020-01-01'],
    [() => ({ sort: 'created_at', desc: true }), () => 'sort=created_at&desc=1'],
    [() => ({ sort: 'email' }), () => 'sort=email'],
  ])('has the rows and the order of the list: %#', async (order, query) => {
    const [, , ...rows] = await rowsOf({ ...order(), columns: ['id'] });
    const listed = (await get(`/users?all=1&only=id&${query()}`)).body.data;
    expect(rows).toEqual(listed.map(({ id }: { id: number }) => [id]));
  });

  test('as CSV contains nothing that Excel would evaluate as a formula', async () => {
    const columns = ['name', 'phone', 'groups'];
    const { file } = await exported({ format: 'csv', columns, matching: { search: 'HYPERLINK' } });
    expect(file.headers['content-type']).toBe('text/csv');
    expect(file.body).toBe(`\uFEFFИмя;Телефон;Группы\r\n"'=HYPERLINK(""x"")";;\r\n`);
  });
});

describe('the requester of an export', () => {
  test('needs the permissions for exports and for the list', async () => {
    for (const flag of ['users_show', 'users_export'] as const) {
      const person = await school.person(`${flag}@user-export.test`);
      await school.join(companyId, person, [flag]);
      expect((await post('/users_download', {}, person)).status).toBe(403);
    }
  });

  test('gets no file after losing either permission while the job waits', async () => {
    const person = await school.person('fired@user-export.test');
    await school.join(companyId, person, ['users_show', 'users_export']);
    const of = { company_id: companyId, author_id: person.userId };
    for (const flag of ['users_export', 'users_show']) {
      const id = await school.database.system(async (transaction) => {
        const [waiting] = await transaction
          .insert(jobs)
          .values({ ...of, key: randomUUID(), kind: 'users_export', input: {} })
          .returning({ id: jobs.id });
        await transaction.execute(
          `update roles set permissions = array_remove(permissions, '${flag}') where id in (select role_id from member_roles where user_id = ${person.userId})`,
        );
        return waiting?.id ?? 0;
      });
      await deliver(id, person);
      const [row] = await school.database.system((transaction) =>
        transaction.select().from(jobs).where(eq(jobs.id, id)),
      );
      expect([row?.status, row?.error]).toEqual(['failed', 'Недостаточно прав для этого действия']);
      await school.database.system((transaction) =>
        transaction.execute(
          `update roles set permissions = array_append(permissions, '${flag}') where id in (select role_id from member_roles where user_id = ${person.userId})`,
        ),
      );
    }
  });

  test('has an own list of exports, which nobody else can read', async () => {
    const person = await school.person('history@user-export.test');
    await school.join(companyId, person, ['users_show', 'users_export']);
    const made = await exported({ format: 'csv', columns: ['id'] }, person);
    const { body } = await get('/users_download/history?with=job', person);
    expect(body).toMatchObject({
      meta: { total: 1 },
      data: [{ ...made.export, job: { id: made.job.id, kind: 'users_export', status: 'done' } }],
    });
    expect(made.export).toMatchObject({ ready: true, row_count: made.job.done_count });
    expect(made.export.file_name).toMatch(/^users_\d{4}-\d\d-\d\d_[\da-f]{8}\.csv$/u);
    expect((await fileOf(made.export.file_name, exporter)).status).toBe(404);
    expect((await get('/courses_download/history', owner)).body.meta.total).toBe(0);
  });

  test('gets a link that is valid for a day', async () => {
    const made = await exported({ columns: ['id'] });
    const inDays = (Date.parse(made.export.expires_at) - Date.now()) / 86_400_000;
    expect([made.file.statusCode, inDays]).toEqual([200, expect.closeTo(1, 2)]);

    await school.database.system((transaction) =>
      transaction
        .update(files)
        .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
        .where(eq(files.file_name, made.export.file_name)),
    );
    expect((await school.app.inject({ url: `/api${made.export.url}` })).statusCode).toBe(403);
    const { data } = (await fileOf(made.export.file_name, exporter)).body;
    expect(data).toMatchObject({ ready: false, url: null, expires_at: null });
  });
});

test.each([
  [{ format: 'pdf' }, 'format'],
  [{ columns: [] }, 'columns'],
  [{ columns: ['password_hash'] }, 'columns.0'],
  [{ sort: 'photo' }, 'sort'],
  [{ matching: { created_from: 'вчера' } }, 'created_from'],
  [{ matching: { colour: 'green' } }, 'matching.colour'],
])('the request %j is refused', async (order, field) => {
  const { status, body } = await post('/users_download', order, exporter);
  expect([status, body.errors[0].field]).toEqual([422, field]);
});

/** Runs the job as a worker would. */
const deliver = (id: number, author: Caller) =>
  runJob(
    { company_id: companyId, author_id: author.userId, job_id: id },
    {
      database: school.database,
      storage: folderStorage(join(school.dataDir, 'files')),
      log: school.app.log,
      scopeOfMember,
      stopping: new AbortController().signal,
      definition: () => usersExport as JobDefinition<unknown>,
    },
  );
