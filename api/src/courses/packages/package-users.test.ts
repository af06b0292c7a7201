// Tests users of packages: giving with included packages, removal, and change of the branch.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let courseId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@package-users.test');
  companyId = await school.company('package-users', owner);
});

beforeEach(async () => {
  courseId = await made('/courses', { name: 'Физика' });
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, owner);

async function made(path: string, body: object): Promise<number> {
  const answer = await send('POST', path, body);
  expect([path, answer.status, answer.body.errors]).toEqual([path, 201, undefined]);
  return answer.body.data.id;
}

async function learner(name: string): Promise<number> {
  const person = await school.person(`${name}-${courseId}@package-users.test`);
  await school.join(companyId, person, []);
  return person.userId;
}

const pack = (name: string, more = {}) =>
  made(`/courses/${courseId}/course_packages`, { name, ...more });
const branch = (name: string) => made(`/courses/${courseId}/course_branches`, { name });
const change = async (verb: 'attach' | 'detach', packages: number[], users: number[]) =>
  (await send('POST', `/${verb}_users_packages`, { packages_id: packages, users_id: users })).body;
const counted = async (path: string) => {
  const { data } = (await send('GET', path)).body;
  return data.users_count ?? data.students_count;
};
const related = (from: number, to: number, type: 'included' | 'required') =>
  send('POST', '/course_package_relations', {
    package_id: from,
    related_package_id: to,
    type,
  });

test('enrolls the user in the package’s course and branch, and leaves them enrolled when it is taken away', async () => {
  const autumn = await branch('Осень');
  const id = await pack('Базовый', { branch_id: autumn });
  const [anna, boris] = [await learner('anna'), await learner('boris')];
  const given = await change('attach', [id], [anna, boris, 2 ** 31 - 1]);
  expect(given.data).toMatchObject({ count: 2, skipped: [{ code: 'not_found', count: 1 }] });
  expect((await change('attach', [id], [anna])).data).toEqual({ count: 0, skipped: [] });
  expect(await counted(`/course_packages/${id}`)).toBe(2);
  expect(await counted(`/course_branches/${autumn}`)).toBe(2);
  expect((await change('detach', [id], [anna])).data.count).toBe(1);
  expect(await counted(`/course_packages/${id}`)).toBe(1);
  expect(await counted(`/courses/${courseId}`)).toBe(2);
});

test('gives nothing if one of the packages does not exist', async () => {
  const id = await pack('Базовый');
  const answer = await change('attach', [id, 2 ** 31 - 1], [await learner('anna')]);
  expect(answer.errors).toMatchObject([{ message: 'Пакет не найден', code: 'not_found' }]);
  expect(await counted(`/course_packages/${id}`)).toBe(0);
});

describe('related packages', () => {
  test('that are included are given too, in any course and transitively', async () => {
    const id = await pack('Про');
    const bonus = await pack('Бонус');
    const other = await made('/courses', { name: 'Химия' });
    const gift = await made(`/courses/${other}/course_packages`, { name: 'Подарок' });
    expect((await related(id, bonus, 'included')).status).toBe(201);
    expect((await related(bonus, gift, 'included')).status).toBe(201);
    await change('attach', [id], [await learner('anna')]);
    expect(await counted(`/course_packages/${gift}`)).toBe(1);
    expect(await counted(`/courses/${other}`)).toBe(1);
  });

  test('that are required must be owned before', async () => {
    const [basic, extra] = [await pack('Базовый'), await pack('Разбор')];
    await related(extra, basic, 'required');
    const anna = await learner('anna');
    const refused = await change('attach', [extra], [anna]);
    expect(refused.data).toMatchObject({ count: 0, skipped: [{ code: 'package_required' }] });
    const toCourse = { users_id: [anna], packages_id: [extra] };
    const attached = await send('POST', `/courses/${courseId}/users/attach`, toCourse);
    expect(attached.body.data).toMatchObject({
      count: 0,
      skipped: [{ code: 'package_required', count: 1 }],
    });
    expect((await change('attach', [extra, basic], [anna])).data).toMatchObject({ count: 1 });
  });

  test('are unique and form no cycle', async () => {
    const [one, two, three] = [await pack('Раз'), await pack('Два'), await pack('Три')];
    await related(one, two, 'included');
    await related(two, three, 'required');
    const message = async (from: number, to: number) =>
      (await related(from, to, 'included')).body.errors[0].message;
    expect(await message(one, two)).toBe('Эти пакеты уже связаны');
    expect(await message(three, one)).toBe('Пакет не может вести к самому себе');
    expect(await message(one, one)).toBe('Пакет не может вести к самому себе');
  });
});

test('replaces packages by those of the same names in another branch, leaves others, and refuses users who are no students', async () => {
  const [autumn, spring] = [await branch('Осень'), await branch('Весна')];
  const of = (branch_id: number) => ({ branch_id });
  const [basic, extra] = [await pack('Базовый', of(autumn)), await pack('Разбор', of(autumn))];
  const namesake = await pack('Базовый', of(spring));
  const anna = await learner('anna');
  const moved = { course_id: courseId, branch_id: spring };
  const refused = await send('POST', `/users/${anna}/change_branch`, moved);
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    409,
    'Пользователь не учится на курсе',
  ]);
  await change('attach', [basic, extra], [anna]);
  const { body } = await send('POST', `/users/${anna}/change_branch`, moved);
  expect(body.data).toEqual({ user_id: anna, ...moved, moved_packages_count: 1 });
  expect(
    await Promise.all([basic, extra, namesake].map((id) => counted(`/course_packages/${id}`))),
  ).toEqual([0, 1, 1]);
  expect(await counted(`/course_branches/${spring}`)).toBe(1);
  expect(await counted(`/course_branches/${autumn}`)).toBe(0);
});

describe('moving many students to another branch', () => {
  const placesOf = async () => {
    const { data } = (await send('GET', `/courses/${courseId}/users?with=branch&sort=created_at`))
      .body;
    return data.map((student: { branch: { name: string } | null; packages: { id: number }[] }) => [
      student.branch?.name ?? null,
      student.packages.map(({ id }) => id),
    ]);
  };
  const idsOf = async (): Promise<number[]> => {
    const { data } = (await send('GET', `/courses/${courseId}/users?sort=created_at`)).body;
    return data.map(({ id }: { id: number }) => id);
  };
  const move = (students: object, branch_id: number | null) =>
    send('POST', `/courses/${courseId}/users/change_branch`, { ...students, branch_id });

  test('works by ids or by a filter, and reports skipped students as the list does', async () => {
    const [autumn, spring] = [await branch('Осень'), await branch('Весна')];
    const basic = await pack('Базовый', { branch_id: autumn });
    const namesake = await pack('Базовый', { branch_id: spring });
    for (const name of ['anna', 'boris', 'vera']) {
      await change('attach', name === 'vera' ? [namesake] : [basic], [await learner(name)]);
    }
    const [anna, , vera] = await idsOf();
    const named = await move({ students_id: [anna, vera, 2 ** 31 - 1] }, spring);
    expect(named.body.data).toEqual({
      count: 1,
      ids: [anna],
      skipped: [expect.objectContaining({ code: 'not_found', count: 1 })],
      moved_packages_count: 1,
    });
    const all = await move({ matching: { branch_id: [String(spring)] } }, null);
    expect(all.body.data).toMatchObject({ count: 2, ids: [anna, vera], moved_packages_count: 0 });
    expect(await placesOf()).toEqual([
      [null, [namesake]],
      ['Осень', [basic]],
      [null, [namesake]],
    ]);
    expect(await counted(`/course_branches/${spring}`)).toBe(0);
    expect(await counted(`/course_branches/${autumn}`)).toBe(1);
  });

  test('restores the previous packages when students move back at once', async () => {
    const [autumn, spring] = [await branch('Осень'), await branch('Весна')];
    const basic = await pack('Базовый', { branch_id: autumn });
    const namesake = await pack('Базовый', { branch_id: spring });
    const [only, both] = [await learner('only'), await learner('both')];
    await change('attach', [basic], [only, both]);
    await change('attach', [namesake], [both]);
    const students = { students_id: await idsOf() };
    const before = await placesOf();
    expect((await move(students, spring)).body.data).toMatchObject({
      count: 2,
      moved_packages_count: 1,
    });
    expect((await move(students, autumn)).body.data.moved_packages_count).toBe(1);
    expect(await placesOf()).toEqual(before);
  });

  test('is refused for a branch of another course and without the permissions to change the course and see users', async () => {
    const autumn = await branch('Осень');
    await change('attach', [await pack('Базовый')], [await learner('kept')]);
    const students = { students_id: await idsOf() };
    const other = await made('/courses', { name: 'Химия' });
    const foreign = await made(`/courses/${other}/course_branches`, { name: 'Осень' });
    expect((await move(students, foreign)).body.errors).toMatchObject([
      { field: 'branch_id', message: 'Ветка не найдена' },
    ]);
    for (const [name, flags, status] of [
      ['reader', ['courses_show_all', 'users_show'], 403],
      ['blind', ['courses_show_all', 'courses_update_all'], 403],
      ['stranger', ['courses_show_my', 'courses_update_my', 'users_show'], 404],
      ['editor', ['courses_show_all', 'courses_update_all', 'users_show'], 200],
    ] as const) {
      const person = await school.person(`${name}-${courseId}@package-users.test`);
      await school.join(companyId, person, [...flags]);
      const path = `/api/companies/${companyId}/courses/${courseId}/users/change_branch`;
      const body = { ...students, branch_id: autumn };
      expect([name, (await school.send('POST', path, body, person)).status]).toEqual([
        name,
        status,
      ]);
    }
    expect(await placesOf()).toMatchObject([['Осень', expect.any(Array)]]);
  });
});
