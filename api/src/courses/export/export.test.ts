// Tests the course export: the file has the rows of the list, and only the user who requested it can download it.
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { jobs, runJob, type JobDefinition } from '../../jobs/index.ts';
import { scopeOfMember } from '../../people/index.ts';
import { folderStorage } from '../../kit/files/storage.ts';
import { coursesExport } from './export.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { finishedJob } from '../../../testing/jobs.ts';
import { courses } from '../course-tables.ts';
import { courseCategories, courseTypes } from '../dictionaries/dictionary-tables.ts';
import { courseCategoryCourses } from '../tables.ts';

let school: OwnSchool;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openOwnSchool();
  owner = await school.person('owner@export.test');
  companyId = await school.company('export', owner);
  base = `/api/companies/${companyId}`;
  await school.database.system(async (transaction) => {
    const [type] = await transaction
      .insert(courseTypes)
      .values({ company_id: companyId, name: 'ЕГЭ' })
      .returning();
    const rows = Array.from({ length: 1203 }, (_, index) => ({
      company_id: companyId,
      name: `Курс ${String((index * 7) % 1203).padStart(4, '0')}`,
      status: (['visible', 'trial', 'draft', 'close', 'deleted'] as const)[index % 5] ?? 'draft',
      type_id: index % 2 === 0 ? (type?.id ?? null) : null,
      price: index % 4 === 0 ? null : `${(index % 7) * 1000}.50`,
      start_date: index % 6 === 0 ? null : `2026-09-${String((index % 28) + 1).padStart(2, '0')}`,
    }));
    await transaction.insert(courses).values(rows);
  });
});
afterAll(() => school.close());

/** Requests an export, waits for it and downloads the file. */
async function exported(order: object, as = owner) {
  const ordered = await school.send('POST', `${base}/courses_download`, order, as);
  expect([ordered.status, ordered.body]).toMatchObject([201, { data: { ready: false } }]);
  const job = await finishedJob(school, base, ordered.body.data.job_id, as);
  const { file_name } = ordered.body.data;
  const { body } = await school.send(
    'GET',
    `${base}/courses_file?file_name=${file_name}`,
    undefined,
    as,
  );
  const file = await school.app.inject({ url: `/api${body.data.url}` });
  return { job, export: body.data, file };
}

/** Runs the job as a worker does. */
const deliver = (id: number, author: Caller) =>
  runJob(
    { company_id: companyId, author_id: author.userId, job_id: id },
    {
      database: school.database,
      storage: folderStorage(join(school.dataDir, 'files')),
      log: school.app.log,
      scopeOfMember,
      stopping: new AbortController().signal,
      definition: () => coursesExport as JobDefinition<unknown>,
    },
  );

async function sheetOf(order: object, as = owner) {
  const { file } = await exported({ ...order, format: 'xlsx' }, as);
  expect(file.headers['content-disposition']).toContain('attachment');
  const { sheets } = await readXlsx(file.rawPayload);
  return sheets[0]?.rows ?? [];
}

const listed = async (query: string, as = owner) => {
  const { body } = await school.send('GET', `${base}/courses?all=1&${query}`, undefined, as);
  return body.data as { id: number; name: string; price: string | null }[];
};

describe('the exported file', () => {
  test('has every course of the list in order, over many batches', async () => {
    const rows = await sheetOf({ columns: ['id', 'name', 'price'] });
    const courses = await listed('only=id,name,price');
    expect(courses.length).toBeGreaterThan(900);
    expect(rows).toEqual([
      ['ID', 'Название', 'Цена'],
      ...courses.map(({ id, name, price }) => [id, name, price === null ? null : Number(price)]),
    ]);
  });

  test.each([
    [{ matching: { status: ['draft', 'deleted'] } }, 'status=draft,deleted'],
    [{ matching: { search: '000' }, sort: 'name' }, 'search=000&sort=name'],
    [{ sort: 'price', desc: true }, 'sort=price&desc=1'],
    [{ sort: 'start_date', matching: { status: 'close' } }, 'sort=start_date&status=close'],
    [{ matching: { search: 'нет такого' } }, 'search=нет такого'],
  ])('applies the parameters %j', async (order, query) => {
    const rows = await sheetOf({ ...order, columns: ['id'] });
    expect(rows).toEqual([['ID'], ...(await listed(`${query}&only=id`)).map(({ id }) => [id])]);
  });

  test('has only the selected courses that the list shows, in its order', async () => {
    const [first, , third] = await listed('only=id&status=visible');
    const [draft] = await listed('only=id&status=draft');
    const ids = [third?.id, draft?.id, first?.id];
    const rows = await sheetOf({ ids, matching: { status: 'visible' }, columns: ['id'] });
    expect(rows).toEqual([['ID'], [first?.id], [third?.id]]);
  });

  test.each([
    ['none', []],
    ['too many', Array.from({ length: 1001 }, (_, index) => index + 1)],
  ])('is refused for %s', async (_what, ids) => {
    const { status, body } = await school.send('POST', `${base}/courses_download`, { ids }, owner);
    expect([status, body.errors[0].field]).toEqual([422, 'ids']);
  });

  test('has all fields of a course on request', async () => {
    const { body } = await school.send(
      'POST',
      `${base}/courses`,
      {
        name: 'Со всем',
        status: 'draft',
        goal: '<p>Сдать</p><p>экзамен</p>',
        program: `<p>${'а'.repeat(40_000)}</p>`,
        classes: [10, 11],
        show_likes: false,
        finish_criteria: { lessons_percentage: 80, tests_passed: null, homework_points: 5 },
        close_days: 30,
      },
      owner,
    );
    const { id } = body.data;
    const line = { course_id: id, text: 'Научитесь решать' };
    await school.send('POST', `${base}/course_bullet_points`, line, owner);
    for (const name of ['Полный', 'Базовый']) {
      await school.send('POST', `${base}/courses/${id}/course_packages`, { name }, owner);
    }
    const columns = {
      entity_type: 'Курс',
      goal: 'Сдать\nэкзамен',
      // The longest text that a cell of Excel holds.
      program: 'а'.repeat(32_767),
      classes: '10, 11',
      show_likes: 'Нет',
      finish_criteria: 'уроков: 80 %; баллов за домашние задания: 5',
      close_days: 30,
      bullet_points: 'Научитесь решать',
      course_packages_by_sort: 'Полный, Базовый',
      form: null,
      author: 'Орлова Анна',
    };
    const [, shown] = await sheetOf({ ids: [id], columns: Object.keys(columns) });
    expect(shown).toEqual(Object.values(columns));
  });

  test('shows a course in Russian, as a workbook and as CSV for Excel', async () => {
    const created = await school.send(
      'POST',
      `${base}/courses`,
      { name: '=HYPERLINK("x")' },
      owner,
    );
    const { id } = created.body.data;
    await school.database.system(async (transaction) => {
      const [parent] = await transaction
        .insert(courseCategories)
        .values({ company_id: companyId, title: 'Экзамены', slug: 'exams' })
        .returning();
      const [category] = await transaction
        .insert(courseCategories)
        .values({
          company_id: companyId,
          title: 'Физика; 11 класс',
          slug: 'physics',
          parent_id: parent?.id ?? null,
        })
        .returning();
      await transaction
        .insert(courseCategoryCourses)
        .values({ company_id: companyId, course_id: id, category_id: category?.id ?? 0 });
      await transaction.execute(
        // 22:30 in London is the next day in Moscow.
        `update courses set status = 'visible', price = 1234.5, start_date = '2026-09-01', created_at = '2026-03-13T22:30:00Z' where id = ${id}`,
      );
    });
    const columns = ['name', 'status', 'categories', 'price', 'start_date', 'created_at', 'folder'];
    const order = { columns, matching: { search: 'HYPERLINK' } };
    const [headings, row] = await sheetOf(order);
    expect(headings).toEqual([
      'Название',
      'Статус',
      'Категории',
      'Цена',
      'Начало',
      'Создан',
      'Папка',
    ]);
    expect(row).toEqual([
      '=HYPERLINK("x")',
      'Активный',
      'Экзамены: Физика; 11 класс',
      1234.5,
      new Date('2026-09-01'),
      new Date('2026-03-14'),
      null,
    ]);

    const { file } = await exported({ ...order, format: 'csv' });
    expect(file.headers['content-type']).toBe('text/csv');
    expect(file.body).toBe(
      '\uFEFFНазвание;Статус;Категории;Цена;Начало;Создан;Папка\r\n' +
        `"'=HYPERLINK(""x"")";Активный;"Экзамены: Физика; 11 класс";1234,50;01.09.2026;14.03.2026;\r\n`,
    );
    await school.send('DELETE', `${base}/courses/${id}`, undefined, owner);
  });
});

describe('the requesting user', () => {
  test('gets only their own courses with the _my flag', async () => {
    const author = await school.person('author@export.test');
    await school.join(companyId, author, ['courses_show_my', 'courses_create']);
    const { body } = await school.send('POST', `${base}/courses`, { name: 'Мой курс' }, author);
    const rows = await sheetOf({ columns: ['id'] }, author);
    expect(rows).toEqual([['ID'], [body.data.id]]);
    await school.send('DELETE', `${base}/courses/${body.data.id}`, undefined, owner);
  });

  test('is refused without the flag, and losing it while the job waits fails the job', async () => {
    const other = await school.person('other@export.test');
    await school.join(companyId, other, ['users_show']);
    expect((await school.send('POST', `${base}/courses_download`, {}, other)).status).toBe(403);

    const seller = await school.person('seller@export.test');
    await school.join(companyId, seller, ['courses_show_all']);
    const delivered = async (change: string) => {
      const id = await school.database.system(async (transaction) => {
        await transaction.execute(change);
        const input = coursesExport.input.parse({});
        const [waiting] = await transaction
          .insert(jobs)
          .values({ ...ofSeller, key: randomUUID(), kind: 'courses_export', input })
          .returning({ id: jobs.id });
        return waiting?.id ?? 0;
      });
      await deliver(id, seller);
      const [row] = await school.database.system((transaction) =>
        transaction.select().from(jobs).where(eq(jobs.id, id)),
      );
      return [row?.status, row?.error];
    };
    const ofSeller = { company_id: companyId, author_id: seller.userId };
    const asMember = `company_id = ${companyId} and user_id = ${seller.userId}`;
    expect(await delivered(`delete from member_roles where ${asMember}`)).toEqual([
      'failed',
      'Недостаточно прав для этого действия',
    ]);
    expect(await delivered(`delete from company_members where ${asMember}`)).toEqual([
      'failed',
      'У вас больше нет доступа к этой компании',
    ]);
  });

  test('sees only their own exports', async () => {
    const person = await school.person('history@export.test');
    await school.join(companyId, person, ['courses_show_all']);
    const made = await exported({ format: 'csv', columns: ['id'] }, person);
    const history = `${base}/courses_download/history?with=job`;
    const { body } = await school.send('GET', history, undefined, person);
    expect(body).toMatchObject({
      meta: { total: 1 },
      data: [{ ...made.export, job: { id: made.job.id, kind: 'courses_export', status: 'done' } }],
    });
    expect(made.export).toMatchObject({
      format: 'csv',
      ready: true,
      row_count: made.job.done_count,
    });
    const inDays = (Date.parse(made.export.expires_at) - Date.now()) / 86_400_000;
    expect(inDays).toBeCloseTo(1, 2);

    const asOwner = `${base}/courses_file?file_name=${made.export.file_name}`;
    expect((await school.send('GET', asOwner, undefined, owner)).status).toBe(404);
  });
});

test.each([
  [{ format: 'pdf' }, 'format'],
  [{ columns: [] }, 'columns'],
  [{ columns: ['secret'] }, 'columns.0'],
  [{ sort: 'colour' }, 'sort'],
  [{ matching: { status: 'green' } }, 'status'],
  [{ matching: { colour: 'green' } }, 'matching.colour'],
])('gets 422 for the request %j', async (order, field) => {
  const { status, body } = await school.send('POST', `${base}/courses_download`, order, owner);
  expect([status, body.errors[0].field]).toEqual([422, field]);
});

test('the storage holds the files of finished exports and nothing else', async () => {
  const fileKeys = await school.database.system(async (transaction) => {
    const { rows } = (await transaction.execute('select key from files')) as unknown as {
      rows: { key: string }[];
    };
    return rows.map(({ key }) => key);
  });
  const folders = await readdir(join(school.dataDir, 'files'), { recursive: true });
  const stored = folders.map((path) => path.slice(3)).filter((name) => name !== '');
  expect(stored.sort()).toEqual(fileKeys.sort());
  expect(fileKeys.length).toBeGreaterThan(5);
});
