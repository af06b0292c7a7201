// Tests the lessons of a course: creating, permissions on updates, bulk status changes, and the trash.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '../../kit/permissions/flags.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;
let course: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@course-lessons.test');
  companyId = await school.company('course-lessons', owner);
  base = `/api/companies/${companyId}/courses`;
  course = (await school.send('POST', base, { name: 'Физика' }, owner)).body.data.id;
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = owner) =>
  school.send(method, `${base}/${course}${path}`, body, as);

const lesson = async (body: object = {}, as = owner) =>
  (await send('POST', '/lessons', { name: 'Урок', type: 'text', ...body }, as)).body.data;

test('creates a visible lesson that opens at once and gives one point for homework', async () => {
  expect(await lesson()).toMatchObject({
    status: 'visible',
    open_type: 'immediately',
    homework_min_points: 1,
    homework_max_points: null,
    like_type: 'like_dislike',
    can_update: true,
    can_delete: true,
  });
});

test.each([
  [{ name: ' ' }, 'name', 'Обязательное поле'],
  [{ type: 'dance' }, 'type', expect.stringContaining('Выберите одно из: «test», «full_video»')],
  [{ type: undefined }, 'type', 'Обязательное поле'],
  [{ open_days_count: -1 }, 'open_days_count', 'Введите целое число от 0 до 3650'],
  [{ open_watch_percent: 101 }, 'open_watch_percent', 'Введите целое число от 1 до 100'],
  [{ open_final_date: 'завтра' }, 'open_final_date', 'Введите дату и время'],
  [
    { homework_min_points: 5, homework_max_points: 4 },
    'homework_max_points',
    'Наибольший балл меньше наименьшего',
  ],
  [{ teacher_id: 2_000_000_000 }, 'teacher_id', 'Пользователь не найден'],
  [{ status: 'deleted' }, 'status', 'Удаление — отдельное действие'],
])('%j is refused at its field', async (body, field, message) => {
  const answer = await send('POST', '/lessons', { name: 'Урок', type: 'text', ...body });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toMatchObject([{ field, message }]);
});

test('validates sent points against stored ones', async () => {
  const { id } = await lesson({ homework_max_points: 10 });
  const { body } = await send('PUT', `/lessons/${id}`, { homework_min_points: 11 });
  expect(body.errors).toMatchObject([{ field: 'homework_min_points' }]);
});

test('refuses a stale version, unless the lesson only moved', async () => {
  const { id, version } = await lesson();
  const other = await lesson();
  const moving = { lessons_id: [other.id], layer_id: null };
  await send('POST', '/lessons_and_themes/move', moving);
  const first = await send('PUT', `/lessons/${id}`, { name: 'Первый', version });
  expect(first.status).toBe(200);
  const second = await send('PUT', `/lessons/${id}`, { name: 'Второй', version });
  expect(second.status).toBe(409);
});

describe('own lessons', () => {
  let teacher: Caller;

  beforeAll(async () => {
    teacher = await school.person('teacher@course-lessons.test');
    await school.join(companyId, teacher, [
      'courses_show_all',
      'lessons_view',
      'lessons_create',
      'lessons_update_my',
      'lessons_delete_my',
    ]);
  });

  const may = async (id: number) => {
    const changed = await send('PUT', `/lessons/${id}`, { name: 'Изменён' }, teacher);
    return changed.status;
  };

  test('are not all that one can read', async () => {
    const { id } = await lesson();
    expect(await may(id)).toBe(403);
    expect((await send('GET', `/lessons/${id}`, undefined, teacher)).body.data.can_update).toBe(
      false,
    );
    expect((await send('DELETE', `/lessons/${id}`, undefined, teacher)).status).toBe(403);
  });

  test('are those that one has written or teaches', async () => {
    expect(await may((await lesson({}, teacher)).id)).toBe(200);
    expect(await may((await lesson({ teacher_id: teacher.userId })).id)).toBe(200);
  });

  test('are those that one has access to, until it is withdrawn', async () => {
    const { id } = await lesson();
    const sent = { users_id: [teacher.userId] };
    const let1 = await send('POST', `/lessons/${id}/admin_access/attach`, sent);
    expect(let1.status).toBe(200);
    expect(await may(id)).toBe(200);
    const shown = await send('GET', `/lessons/${id}?with=admin_users:name`);
    expect(shown.body.data.admin_users).toMatchObject([{ id: teacher.userId }]);
    await send('POST', `/lessons/${id}/admin_access/detach`, sent);
    expect(await may(id)).toBe(403);
  });

  test('include all lessons of own courses', async () => {
    const { id } = await lesson();
    await school.send(
      'POST',
      `${base}/${course}/attach_teachers`,
      { users_id: [teacher.userId] },
      owner,
    );
    expect(await may(id)).toBe(200);
    await school.send(
      'POST',
      `${base}/${course}/detach_teachers`,
      { users_id: [teacher.userId] },
      owner,
    );
  });

  test('removes a teacher who leaves the company from their lessons', async () => {
    const { id } = await lesson({ teacher_id: teacher.userId });
    await school.database.system((transaction) =>
      transaction.execute(
        `delete from company_members where company_id = ${companyId} and user_id = ${teacher.userId}`,
      ),
    );
    expect((await send('GET', `/lessons/${id}`)).body.data).toMatchObject({ teacher_id: null });
  });
});

describe('access to a lesson', () => {
  const manage = 'lessons_manage_access_and_other_settings';
  const joined = async (name: string, ...flags: Permission[]) => {
    const person = await school.person(`${name}@course-lessons.test`);
    await school.join(companyId, person, ['courses_show_all', 'lessons_view', ...flags]);
    return person;
  };
  const attach = async (id: number, whom: Caller, as: Caller) =>
    (await send('POST', `/lessons/${id}/admin_access/attach`, { users_id: [whom.userId] }, as))
      .status;
  const name = async (id: number, whom: Caller | null, as: Caller) =>
    (await send('PUT', `/lessons/${id}`, { teacher_id: whom?.userId ?? null }, as)).status;

  test('is given by those who manage access, to users whom they see', async () => {
    const { id } = await lesson({ teacher_id: owner.userId });
    const editor = await joined('editor', 'lessons_update_all', 'users_show');
    const manager = await joined('manager', 'lessons_update_all', 'users_show', manage);
    const blind = await joined('blind', 'lessons_update_all', manage);
    expect(await name(id, manager, editor)).toBe(403);
    expect(await name(id, null, editor)).toBe(403);
    // Saving the same value is not a change.
    expect(await name(id, owner, editor)).toBe(200);
    expect(await name(id, manager, blind)).toBe(403);
    expect(await name(id, editor, manager)).toBe(200);
    expect(await attach(id, editor, editor)).toBe(403);
    expect(await attach(id, editor, manager)).toBe(200);
  });

  test('can’t be given to oneself to gain more rights', async () => {
    const { id } = await lesson();
    const flags = ['lessons_update_all', 'users_show', manage] as const;
    const wouldDelete = await joined('would-delete', ...flags, 'lessons_delete_my');
    const plain = await joined('plain', ...flags);
    expect(await name(id, wouldDelete, wouldDelete)).toBe(403);
    expect(await attach(id, wouldDelete, wouldDelete)).toBe(403);
    expect(await attach(id, plain, plain)).toBe(200);
    expect(await attach(id, wouldDelete, owner)).toBe(200);
    expect(await name(id, wouldDelete, wouldDelete)).toBe(200);
  });
});

test('shows, hides, deletes and restores many lessons, at either address', async () => {
  const ids = [(await lesson()).id, (await lesson()).id];
  const statuses = async () =>
    (
      await send('GET', `/lessons?ids=${ids.join()}&status=visible,draft,close,deleted&only=status`)
    ).body.data.map(({ status }: { status: string }) => status);
  await send('POST', '/lessons/close', { lessons_id: ids });
  expect(await statuses()).toEqual(['close', 'close']);
  const { body } = await send('POST', '/delete_lessons', { lessons_id: ids });
  expect(body.data).toMatchObject({ count: 2, deletion: expect.any(String) });
  expect(await statuses()).toEqual(['deleted', 'deleted']);
  expect((await send('PUT', `/lessons/${ids[0]}`, { name: 'В корзине' })).status).toBe(409);
  await send('POST', '/lessons/restore', { lessons_id: ids });
  expect(await statuses()).toEqual(['close', 'close']);
});

test('shows changes in the history with their labels', async () => {
  const { id } = await lesson();
  await send('PUT', `/lessons/${id}`, { name: 'Новое имя', open_type: 'after_previous' });
  const { body } = await school.send(
    'GET',
    `/api/companies/${companyId}/lessons/${id}/audits?event=updated`,
    undefined,
    owner,
  );
  expect(body).toMatchObject({ data: [{}] });
  expect(body.data[0].changes.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'name',
    'open_type',
  ]);
});
