// The demo school in a real database: complete and consistent, and its people can sign in.
import { join } from 'node:path';
import { questionTypes } from '@kafedra/common/assessments';
import { count, countDistinct, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companies } from '../company/tables.ts';
import { courses } from '../courses/course-tables.ts';
import { courseTypes } from '../courses/dictionaries/dictionary-tables.ts';
import { courseCategoryCourses, courseStudents } from '../courses/tables.ts';
import { rowsOf, type Transaction } from '../kit/database/database.ts';
import { folderStorage } from '../kit/files/storage.ts';
import { lessonTypes } from '../lessons/tables.ts';
import { orderStatusTypes } from '../orders/order-tables.ts';
import { paymentStates } from '../payments/payment-tables.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../testing/school.ts';
import { wireValue } from '../kit/records/wire.ts';
import { users } from '../people/account/account-tables.ts';
import { testQuestions } from '../assessments/questions/question-tables.ts';
import { demoSchool } from './content.ts';
import { loadDemoFiles } from './media/load-files.ts';
import { loadDemoSchool, type Loaded } from './load.ts';

// More courses than fit into one batch.
const size = { courses: 1200, learners: 300 };
const content = demoSchool(size);
const expected = [...content.courses()];
const people = [...content.people()];
const places = expected.reduce((sum, { students }) => sum + students.length, 0);

let school: OwnSchool;
let loaded: Loaded | null;
const progress: Loaded[] = [];

beforeAll(async () => {
  school = await openOwnSchool();
  loaded = await loadDemoSchool(school.database, size, (now) => progress.push(now));
});
afterAll(() => school.close());

describe('loading the demo school', () => {
  test('writes and reports everything', async () => {
    expect(places).toBeGreaterThan(1000);
    expect(loaded).toEqual({ people: people.length, courses: 1200, students: places });
    expect(await counted(courses)).toBe(1200);
    expect(await counted(users)).toBe(people.length);
    expect(await counted(courseStudents)).toBe(places);
    const listed = expected.reduce((sum, { categories }) => sum + categories.length, 0);
    expect(await counted(courseCategoryCourses)).toBe(listed);
  });

  test('reports progress', () => {
    expect(progress.map((now) => now.courses)).toEqual([0, 1000, 1200]);
    expect(progress.at(-1)).toEqual(loaded);
  });

  test('writes the type, author, price and learners of every course', async () => {
    const rows = await read((transaction) =>
      transaction
        .select({
          name: courses.name,
          type: courseTypes.name,
          author: users.login,
          price: courses.price,
          students: courses.students_count,
          since: sql<string>`${wireValue(courses.created_at)}`,
        })
        .from(courses)
        .innerJoin(courseTypes, eq(courseTypes.id, courses.type_id))
        .innerJoin(users, eq(users.id, courses.author_id)),
    );
    const wanted = expected.map((course) => ({
      name: course.name,
      type: course.type,
      author: people[course.author]?.email,
      price: course.price === null ? null : course.price.toFixed(2),
      students: course.students.length,
      since: course.createdAt,
    }));
    expect(byName(rows)).toEqual(byName(wanted));
  });

  test('leaves an existing school unchanged', async () => {
    expect(await loadDemoSchool(school.database, { courses: 5, learners: 5 })).toBeNull();
    expect(await counted(companies)).toBe(1);
    expect(await counted(courses)).toBe(1200);
  });

  test('lets only staff sign in with a password, and hashes each password once', async () => {
    const [hashes] = await read((transaction) =>
      transaction
        .select({
          people: count(users.password_hash),
          different: countDistinct(users.password_hash),
        })
        .from(users),
    );
    const staff = people.filter(({ role }) => role !== 'Ученик' && role !== 'Наблюдатель');
    expect(staff.length).toBeGreaterThan(20);
    expect(hashes).toEqual({ people: staff.length, different: 1 });
  });
});

describe('people of the demo school', () => {
  test('the owner signs in with the published password and sees the school with its courses', async () => {
    const owner = await signIn('admin@demo.school');
    const found = await school.send(
      'GET',
      '/api/company/get_id_by_code?code=demo&with=admin_profile',
      undefined,
      owner,
    );
    expect(found.body.data).toMatchObject({
      name: 'Онлайн-школа «Кафедра»',
      is_owner: true,
      admin_profile: { name: 'Елена', surname: 'Соколова', role_label: 'Администратор' },
    });
    const list = await school.send(
      'GET',
      `/api/companies/${found.body.data.id}/courses?status=visible&favourite=1&sort=name`,
      undefined,
      owner,
    );
    expect(list.status).toBe(200);
    expect(list.body.meta.total).toBe(expected.filter(({ favourite }) => favourite).length);
    expect(list.body.meta.total).toBeGreaterThan(0);
  });

  test('a teacher sees only their own courses', async () => {
    const teacher = people.findIndex(({ role }) => role === 'Преподаватель');
    const caller = await signIn(people[teacher]?.email ?? '');
    const company = await school.send(
      'GET',
      '/api/company/get_id_by_code?code=demo',
      undefined,
      caller,
    );
    const list = await school.send(
      'GET',
      `/api/companies/${company.body.data.id}/courses?per_page=100&total=0&status=visible`,
      undefined,
      caller,
    );
    const own = expected.filter(({ author, status }) => author === teacher && status === 'visible');
    expect(own.length).toBeGreaterThan(1);
    const names = list.body.data.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(own.map(({ name }) => name).toSorted());
  });
});

test('learners have groups and field values, some came by invites, and some have discounts', async () => {
  const owner = await signIn('admin@demo.school');
  const list = async (what: string) => {
    const found = await school.send('GET', `/api/companies/1/${what}`, undefined, owner);
    expect(found.status).toBe(200);
    return found.body;
  };
  const groups = await list('groups?per_page=100');
  expect(groups.data.map(({ name }: { name: string }) => name)).toContain('11 класс');
  const grouped = await list(`users?group_id=${groups.data[0].id}`);
  expect(grouped.meta.total).toBeGreaterThan(5);
  const invites = await list('invites?kind=invite');
  expect(invites.meta.total).toBe(3);
  const full = invites.data.find(({ name }: { name: string }) => name === 'Набор в 11 класс');
  expect(full.users_count).toBe(12);
  const came = await list(`invites/${full.id}/user_invites`);
  expect(came.meta.total).toBe(12);
  const tests = await list('tests');
  expect(tests.meta.total).toBeGreaterThan(5);
  const promoCodes = await list('promo_codes?state=valid&with=courses');
  expect(promoCodes.data.some(({ courses }: { courses: object[] }) => courses.length > 0)).toBe(
    true,
  );
  const form = await school.send('GET', '/api/public/companies/1/admin/forms/trial');
  expect(form.body.data).toMatchObject({ title: 'Пробное занятие', needs_invite: false });
});

test('a course has lessons of every type with blocks that learners see', async () => {
  const rows = await read((transaction) =>
    rowsOf<{ type: string; blocks: number }>(
      transaction,
      sql`select lesson.type, count(block.id)::integer as blocks from lessons lesson
        left join lesson_blocks block on block.lesson_id = lesson.id and block.status = 'published'
        where lesson.status <> 'draft' and lesson.course_id = (select min(course_id) from lessons)
        group by lesson.company_id, lesson.id`,
    ),
  );
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(lessonTypes));
  expect(rows.filter(({ blocks }) => blocks === 0)).toEqual([]);
});

test('the largest course has a cover, and those who finished it have certificates', async () => {
  await loadDemoFiles(school.database, folderStorage(join(school.dataDir, 'files')));
  const owner = await signIn('admin@demo.school');
  const list = async (address: string) => {
    const found = await school.send('GET', `/api/companies/1/${address}`, undefined, owner);
    expect(found.status).toBe(200);
    return found.body;
  };
  const { data: certificates } = await list('certificates?per_page=100');
  const [{ course_id }] = certificates;
  const { data: course } = await list(`courses/${course_id}?with=img`);
  expect(course.img.file_name).toBe('Обложка: физика.png');
  const finished = await read((transaction) =>
    rowsOf<{ user_id: number }>(
      transaction,
      sql`select user_id from course_students where course_id = ${course_id} and finished_at is not null order by user_id`,
    ),
  );
  expect(finished.length).toBeGreaterThan(0);
  expect(
    certificates.map(({ user_id }: { user_id: number }) => user_id).toSorted(byNumber),
  ).toEqual(finished.map(({ user_id }) => user_id));
});

test('orders have every status and payments every state, and no order is paid without a payment', async () => {
  const rows = await read((transaction) =>
    rowsOf<{ type: string; is_paid: boolean; payments: string[] }>(
      transaction,
      sql`select status.type, ordered.is_paid, array(
          select payment.status from payments payment join payment_orders bought on bought.id = payment.payment_order_id
          where bought.order_id = ordered.id order by payment.id) as payments
        from orders ordered join order_statuses status on status.id = ordered.status_id`,
    ),
  );
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(orderStatusTypes));
  expect(new Set(rows.flatMap(({ payments }) => payments))).toEqual(new Set(paymentStates));
  const isRight = ({ type, is_paid, payments }: (typeof rows)[number]) =>
    is_paid === (type === 'success') &&
    is_paid === (payments.length === 1 && ['paid', 'partly_refunded'].includes(payments[0] ?? ''));
  expect(rows.filter((row) => !isRight(row))).toEqual([]);
});

test('tests have questions of every kind, all valid', async () => {
  const owner = await signIn('admin@demo.school');
  const rows = await read((transaction) => transaction.select().from(testQuestions));
  expect(new Set(rows.map(({ type }) => type)).size).toBe(questionTypes.length - 1);
  for (const [testId, questions] of Map.groupBy(rows, ({ test_id }) => test_id)) {
    const at = `/api/companies/1/tests/${testId}/questions`;
    const all = { questions_id: questions.map(({ id }) => id) };
    await school.send('POST', `${at}/deactivate`, all, owner);
    const switched = await school.send('POST', `${at}/activate`, all, owner);
    expect(switched.body.data).toMatchObject({ count: questions.length, skipped: [] });
  }
});

async function signIn(login: string): Promise<Caller> {
  const answer = await school.send('POST', '/api/login', { login, password: 'kafedra-demo' });
  expect(answer.status).toBe(200);
  return { userId: answer.body.data.user.id, token: answer.body.data.access_token };
}

function read<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return school.database.system(work);
}

const counted = (table: PgTable): Promise<number> =>
  read((transaction) => transaction.$count(table));

const byNumber = (one: number, other: number): number => one - other;

function byName<Row extends { name: string }>(rows: Row[]): Row[] {
  return rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
