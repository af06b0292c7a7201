// Tests branches and packages: defaults, permissions, refused deletions, and package content.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { rowOf } from '../../kit/database/database.ts';
import { courses } from '../course-tables.ts';
import { lessons } from '../../lessons/tables.ts';
import { coursePackages } from './package-tables.ts';

let school: School;
let owner: Caller;
let companyId: number;
let courseId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@packages.test');
  companyId = await school.company('packages', owner);
});

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: Caller = owner,
) => school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function made(path: string, body: object): Promise<number> {
  const answer = await send('POST', path, body);
  expect([path, answer.status, answer.body.errors]).toEqual([path, 201, undefined]);
  return answer.body.data.id;
}

const branch = (name: string, more = {}) =>
  made(`/courses/${courseId}/course_branches`, { name, ...more });
const pack = (name: string, more = {}) =>
  made(`/courses/${courseId}/course_packages`, { name, ...more });

/** The names of the default records. */
const defaults = async (path: string): Promise<string[]> => {
  const { data } = (await send('GET', `${path}?all=1`)).body;
  const chosen = data.filter(({ is_default }: { is_default: boolean }) => is_default);
  return chosen.map(({ name }: { name: string }) => name);
};

const problem = ({ status, body }: { status: number; body: { errors: { message: string }[] } }) => [
  status,
  body.errors[0]?.message,
];

beforeEach(async () => {
  courseId = await made('/courses', { name: 'Физика' });
});

describe('the default branch or package', () => {
  test('is the first one until another is set', async () => {
    const path = `/courses/${courseId}/course_branches`;
    const autumn = await branch('Осень');
    const spring = await branch('Весна', { is_default: true });
    expect(await defaults(path)).toEqual(['Весна']);
    await send('PUT', `${path}/${autumn}`, { is_default: true });
    expect(await defaults(path)).toEqual(['Осень']);
    expect(problem(await send('PUT', `${path}/${autumn}`, { is_default: false }))).toEqual([
      422,
      'Сделайте основной другую ветку',
    ]);
    expect(problem(await send('DELETE', `${path}/${autumn}`))).toEqual([
      409,
      'Сначала сделайте основной другую ветку',
    ]);
    expect((await send('DELETE', `${path}/${spring}`)).status).toBe(200);
    expect((await send('DELETE', `${path}/${autumn}`)).status).toBe(200);
  });

  test('exists once per branch and once without a branch; a moved package is not the default', async () => {
    const autumn = await branch('Осень');
    const path = `/courses/${courseId}/course_packages`;
    const whole = await pack('Целиком');
    await made(`/course_branches/${autumn}/course_packages`, { name: 'Базовый' });
    const pro = await pack('Про', { branch_id: autumn, price: '1500.50' });
    expect((await defaults(path)).toSorted()).toEqual(['Базовый', 'Целиком']);
    await send('PUT', `/course_branches/${autumn}/course_packages/${pro}`, { is_default: true });
    expect((await defaults(path)).toSorted()).toEqual(['Про', 'Целиком']);
    await send('PUT', `${path}/${pro}`, { branch_id: null });
    expect((await defaults(path)).toSorted()).toEqual(['Базовый', 'Целиком']);
    const { body } = await send('GET', `${path}/${pro}?with=branch`);
    expect(body.data).toMatchObject({ branch: null, price: '1500.50', is_default: false });
    expect(problem(await send('DELETE', `${path}/${whole}`))).toEqual([
      409,
      'Сначала сделайте основным другой пакет',
    ]);
  });

  test('is replaced by the merge target', async () => {
    const path = `/courses/${courseId}/course_branches`;
    const [gone, stays] = [await branch('Осень'), await branch('Весна')];
    await made(`/course_branches/${gone}/course_packages`, { name: 'Базовый' });
    await made(`/course_branches/${stays}/course_packages`, { name: 'Базовый' });
    const learner = await joined('moved');
    await send('POST', `/courses/${courseId}/course_packages/${await pack('П')}/attach_users`, {
      users_id: [learner],
    });
    await send('POST', `/users/${learner}/change_branch`, { course_id: courseId, branch_id: gone });
    const { body } = await send('POST', `${path}/${gone}/merge`, { into_id: stays });
    expect(body.data).toMatchObject({ id: stays, is_default: true, students_count: 1 });
    const packages = `/course_branches/${stays}/course_packages`;
    expect((await send('GET', packages)).body.meta.total).toBe(2);
    expect(await defaults(packages)).toEqual(['Базовый']);
  });
});

/** Adds a member to the company. */
async function joined(name: string): Promise<number> {
  const person = await school.person(`${name}-${courseId}@packages.test`);
  await school.join(companyId, person, []);
  return person.userId;
}

test('lets only those who may change the course write branches and packages', async () => {
  const teacher = await school.person(`teacher-${courseId}@packages.test`);
  await school.join(companyId, teacher, ['courses_show_all', 'courses_update_my', 'users_show']);
  const own = (await send('GET', `/courses/${courseId}`)).body.data.id;
  const path = `/courses/${own}/course_packages`;
  const id = await pack('Чужой');
  for (const [method, at, body] of [
    ['POST', path, { name: 'Мой' }],
    ['PUT', `${path}/${id}`, { name: 'Мой' }],
    ['DELETE', `${path}/${id}`, undefined],
    ['POST', `${path}/${id}/close_lessons`, { tests_id: [] }],
    ['POST', `${path}/${id}/attach_users`, { users_id: [teacher.userId] }],
    ['POST', '/attach_users_packages', { packages_id: [id], users_id: [teacher.userId] }],
    ['POST', `/courses/${own}/course_branches`, { name: 'Моя' }],
    [
      'POST',
      '/course_package_relations',
      { package_id: id, related_package_id: id, type: 'required' },
    ],
    ['POST', `/users/${teacher.userId}/change_branch`, { course_id: own, branch_id: null }],
  ] as const) {
    expect([at, (await send(method, at, body, teacher)).status]).toEqual([at, 403]);
  }
  expect((await send('GET', `${path}/${id}`, undefined, teacher)).body.data.can_update).toBe(false);
});

test('requires the permission to change the courses of both packages for a relation', async () => {
  const teacher = await school.person(`tied-${courseId}@packages.test`);
  await school.join(companyId, teacher, ['courses_show_all', 'courses_update_my']);
  const mine = await send('POST', '/courses', { name: 'Моя физика' });
  await school.database.system((transaction) =>
    transaction
      .update(courses)
      .set({ author_id: teacher.userId })
      .where(eq(courses.id, mine.body.data.id)),
  );
  const own = await made(`/courses/${mine.body.data.id}/course_packages`, { name: 'Мой' });
  const others = await pack('Чужой');
  const path = '/course_package_relations';
  const tie = await made(path, { package_id: own, related_package_id: others, type: 'required' });
  const included = { type: 'included' };
  expect((await send('PUT', `${path}/${tie}`, included, teacher)).status).toBe(403);
  expect((await send('PUT', `${path}/${tie}`, included)).body.data.type).toBe('included');
});

test('requires ordered dates, unique branch names in a course, and a branch of the same course', async () => {
  const path = `/courses/${courseId}/course_branches`;
  const id = await branch('Осень', { start_date: '2026-09-01', end_date: '2026-12-31' });
  expect(problem(await send('PUT', `${path}/${id}`, { end_date: '2026-08-31' }))[1]).toBe(
    'Окончание раньше начала',
  );
  expect(problem(await send('POST', path, { name: 'Осень' }))[1]).toBe(
    'Ветка с таким названием уже есть',
  );
  const other = await made('/courses', { name: 'Химия' });
  const sold = { name: 'Базовый', branch_id: id };
  expect(problem(await send('POST', `/courses/${other}/course_packages`, sold))).toEqual([
    422,
    'Ветка не найдена',
  ]);
});

test('refuses to delete a branch or package in use and names its uses', async () => {
  const autumn = await branch('Осень');
  const id = await pack('Базовый', { branch_id: autumn });
  const learner = await joined('user');
  const path = `/courses/${courseId}/course_packages/${id}`;
  const given = await send('POST', `${path}/attach_users`, { users_id: [learner] });
  expect(given.body.data).toEqual({ count: 1, skipped: [] });
  await send('POST', '/course_chat_link_blocks', { course_id: courseId });
  const invite = { name: 'Осень', type: 'common', course_packages_id: [id], active: true };
  expect((await send('POST', '/invites', invite)).status).toBe(201);
  expect(problem(await send('DELETE', path))[1]).toMatch(
    /^Используется: 1 ученик \(.+\); 1 приглашение \(«Осень»\)$/,
  );
  expect(problem(await send('DELETE', `/courses/${courseId}/course_branches/${autumn}`))).toEqual([
    409,
    'Используется: 1 ученик',
  ]);
  const into = await pack('Про', { branch_id: autumn });
  const merged = await send('POST', `${path}/merge`, { into_id: into });
  expect(merged.body.data).toMatchObject({ id: into, users_count: 1, is_default: true });
});

test('moves relations when packages are merged, except cycles and duplicates', async () => {
  const [stays, gone] = [await pack('Новый'), await pack('Старый')];
  const [both, needs, gift, below] = [
    await pack('Оба'),
    await pack('Разбор'),
    await pack('Бонус'),
    await pack('Ниже'),
  ];
  const path = '/course_package_relations';
  const tie = (package_id: number, related_package_id: number, type: string) =>
    made(path, { package_id, related_package_id, type });
  await tie(both, gone, 'included');
  await tie(both, stays, 'required');
  await tie(needs, gone, 'required');
  await tie(gone, gift, 'included');
  await tie(stays, below, 'included');
  await tie(below, gone, 'included');
  const at = `/courses/${courseId}/course_packages/${gone}`;
  expect(problem(await send('DELETE', at))).toEqual([
    409,
    'Используется: 3 пакета («Оба», «Разбор», «Ниже»)',
  ]);
  expect((await send('POST', `${at}/merge`, { into_id: stays })).status).toBe(200);
  const { data } = (await send('GET', `${path}?all=1`)).body;
  const here = new Set([gone, stays, both, needs, gift, below]);
  const ties = data
    .map((each: Record<string, unknown>) => [
      each['package_id'],
      each['related_package_id'],
      each['type'],
    ])
    .filter(([from]: number[]) => here.has(from ?? 0));
  expect(new Set(ties)).toEqual(
    new Set([
      [both, stays, 'required'],
      [needs, stays, 'required'],
      [stays, gift, 'included'],
      [stays, below, 'included'],
    ]),
  );
});

test('refuses to delete the default package while a concurrent request adds another one', async () => {
  const only = await pack('Один');
  let deleting: Promise<unknown> = Promise.resolve();
  await school.database.system(async (transaction) => {
    await transaction.execute(sql`select from courses where id = ${courseId} for no key update`);
    await transaction
      .insert(coursePackages)
      .values({ company_id: companyId, course_id: courseId, name: 'Второй' });
    deleting = send('DELETE', `/courses/${courseId}/course_packages/${only}`).then(
      ({ status }) => status,
    );
    let isDeleted = false;
    void deleting.finally(() => (isDeleted = true));
    await expect
      .poll(async () => {
        const { waits } = await rowOf<{ waits: boolean }>(
          transaction,
          sql`select exists (select 1 from pg_locks where not granted) as waits`,
        );
        return waits || isDeleted;
      })
      .toBe(true);
  });
  expect(await deleting).toBe(409);
});

test('orders packages by hand, separately for each branch', async () => {
  const autumn = await branch('Осень');
  const of = { branch_id: autumn };
  const [one, two] = [await pack('Раз', of), await pack('Два', of)];
  const path = `/course_branches/${autumn}/course_packages`;
  await send('POST', `${path}/multi_sort`, { course_package_ids: [two, one] });
  const { data } = (await send('GET', path)).body;
  expect(data.map(({ id }: { id: number }) => id)).toEqual([two, one]);
  const { body } = await send('GET', `/courses/${courseId}?with=coursePackagesBySort:id,branch_id`);
  const ofBranch = body.data.course_packages_by_sort.filter(
    ({ branch_id: id }: { branch_id: number | null }) => id === autumn,
  );
  expect(ofBranch.map(({ id }: { id: number }) => id)).toEqual([two, one]);
});

describe('package content', () => {
  const lesson = async (name: string, course = courseId, type: 'text' | 'homework' = 'text') => {
    const row = { company_id: companyId, course_id: course, name, type };
    const [added] = await school.database.system((transaction) =>
      transaction.insert(lessons).values(row).returning({ id: lessons.id }),
    );
    return Number(added?.id);
  };

  test('includes and excludes lessons and tests of its course only', async () => {
    const [first, second] = [await lesson('Первый'), await lesson('Второй')];
    const other = await lesson('Чужой', await made('/courses', { name: 'Химия' }));
    const id = await pack('Базовый');
    const path = `/courses/${courseId}/course_packages/${id}`;
    const sent = (action: string, body: object) => send('POST', `${path}/${action}_lessons`, body);
    await sent('attach', { lessons_id: [first, second, first] });
    await sent('detach', { lessons_id: [second] });
    await sent('close', { lessons_id: [first, second], homeworks_id: [second] });
    await sent('open', { lessons_id: [first] });
    await sent('update_trial', { lessons_id: [first, second] });
    await sent('update_trial', { lessons_id: [second] });
    await sent('update_zoom_meeting', { lessons_id: [first] });
    const fields =
      'lessons_id;lessons_to_close_id;tests_to_close_id;homeworks_to_close_id;trial_lessons_id;zoom_meeting_lessons_id;lessons_to_close:name';
    const { data } = (await send('GET', `${path}?with=${fields}`)).body;
    expect(data).toMatchObject({
      lessons_id: [first],
      lessons_to_close_id: [second],
      tests_to_close_id: [],
      homeworks_to_close_id: [second],
      trial_lessons_id: [second],
      zoom_meeting_lessons_id: [first],
      lessons_to_close: [{ name: 'Второй' }],
    });
    // A stale version is refused, whichever part of the content has changed.
    const { version } = data;
    expect((await sent('update_trial', { lessons_id: [first], version })).status).toBe(200);
    for (const list of ['update_trial', 'update_zoom_meeting']) {
      const late = await sent(list, { lessons_id: [], version });
      expect([late.status, late.body.errors[0].code]).toEqual([409, 'stale']);
    }
    expect(problem(await sent('attach', { lessons_id: [other] }))).toEqual([422, 'Урок не найден']);
    expect(problem(await sent('close', { tests_id: [2 ** 31 - 1] }))).toEqual([
      422,
      'Тест не найден',
    ]);
    // An id that no longer exists does not prevent removal of the others.
    const opened = await sent('open', { lessons_id: [second], tests_id: [2 ** 31 - 1] });
    expect(opened.status).toBe(200);
    const rest = (await send('GET', `${path}?with=lessons_to_close_id`)).body.data;
    expect(rest.lessons_to_close_id).toEqual([]);
  });
});
