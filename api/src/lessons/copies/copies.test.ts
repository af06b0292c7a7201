// Tests copying lessons and layers into the same and other courses with everything that belongs to them, all or
// nothing.
import { getTableName, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { rowsOf } from '../../kit/database/database.ts';
import type { Permission } from '../../kit/permissions/flags.ts';
import { copiedWithLessons, uncopiedWithLessons } from './copied-tables.ts';
import { maxLessons } from '../rules.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@lesson-copies.test');
  companyId = await school.company('lesson-copies', owner);
  base = `/api/companies/${companyId}/courses`;
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

const made = async (path: string, body: object, as = owner): Promise<number> => {
  const answer = await send('POST', path, body, as);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.data.id;
};

const newCourse = (name = 'Курс') => made('', { name });
const newTheme = (course: number, title: string, parent_layer_id: number | null = null) =>
  made(`/${course}/block_layers`, { title, parent_layer_id });
const newLesson = (course: number, name: string, more: object = {}) =>
  made(`/${course}/lessons`, { name, type: 'text', ...more });

/** The content in reading order, indented by depth; drafts have a star. */
async function read(course: number): Promise<string[]> {
  const { layers, lessons } = (await send('GET', `/${course}/lessons_and_themes`)).body.data;
  const parents = new Map<number, number | null>(
    layers.map((layer: { id: number; parent_layer_id: number | null }) => [
      layer.id,
      layer.parent_layer_id,
    ]),
  );
  const depthOf = (layer: number | null): number =>
    layer === null ? 0 : 1 + depthOf(parents.get(layer) ?? null);
  const entries = [
    ...layers.map(({ title, sort_order: sort, parent_layer_id: layer }: ContentRow) => ({
      sort,
      text: `${'-'.repeat(depthOf(layer))}[${title}]`,
    })),
    ...lessons.map(({ name, sort, layer_id: layer, status }: ContentRow) => ({
      sort,
      text: `${'-'.repeat(depthOf(layer))}${name}${status === 'draft' ? '*' : ''}`,
    })),
  ];
  expect(new Set(entries.map(({ sort }) => sort)).size).toBe(entries.length);
  return entries.toSorted((one, other) => one.sort - other.sort).map(({ text }) => text);
}

interface ContentRow {
  title: string;
  name: string;
  status: string;
  sort: number;
  sort_order: number;
  layer_id: number | null;
  parent_layer_id: number | null;
}

test('every table of lessons is declared as copied or not', async () => {
  const declared = [...copiedWithLessons.map(({ table }) => table), ...uncopiedWithLessons.keys()];
  const copied = ['lessons', ...copiedWithLessons.map(({ table }) => getTableName(table))];
  const hanging = await school.database.system((transaction) =>
    rowsOf<{ name: string }>(
      transaction,
      sql`select distinct relation.relname as name from pg_constraint link
        join pg_class relation on relation.oid = link.conrelid
        join pg_class named on named.oid = link.confrelid
        where link.contype = 'f' and named.relname = any(${`{${copied.join(',')}}`}::text[])`,
    ),
  );
  expect(hanging.map(({ name }) => name).toSorted()).toEqual(declared.map(getTableName).toSorted());
});

test('copies a lesson into the layer of the same title, or else to the end, with its name if that is free', async () => {
  const course = await newCourse();
  const lesson = await newLesson(course, 'Скорость', {
    layer_id: await newTheme(course, 'Механика'),
    description: '<p>Путь и время</p>',
    homework: '<p>Задача</p>',
    open_type: 'after_days',
    open_days_count: 3,
    teacher_id: owner.userId,
  });
  const [same, other] = [await newCourse('Другой'), await newCourse('Третий')];
  await newTheme(same, 'МЕХАНИКА');
  await newLesson(same, 'скорость');
  const { body, status } = await send('POST', `/${course}/lessons/${lesson}/replicate_to_courses`, {
    courses_id: [other, same],
  });
  expect(status).toBe(201);
  expect(await read(same)).toEqual(['[МЕХАНИКА]', '-Скорость (копия)*', 'скорость']);
  expect(await read(other)).toEqual(['Скорость*']);
  const [copied] = body.data.find(
    ({ course_id: id }: { course_id: number }) => id === other,
  ).lessons_id;
  const copy = await send('GET', `/${other}/lessons/${copied}?with=teacher:id`);
  expect(copy.body.data).toMatchObject({
    status: 'draft',
    description: '<p>Путь и время</p>',
    homework: '<p>Задача</p>',
    open_type: 'after_days',
    open_days_count: 3,
    teacher: { id: owner.userId },
    can_update: true,
  });
  const history = await school.send(
    'GET',
    `/api/companies/${companyId}/lessons/${copied}/audits`,
    undefined,
    owner,
  );
  expect(history.body.data).toMatchObject([{ event: 'created', author: { id: owner.userId } }]);
});

test('in the same course places a copy behind its original, a layer with its content', async () => {
  const course = await newCourse();
  const theme = await newTheme(course, 'Механика');
  const layer = await newTheme(course, 'Задачи', theme);
  const lesson = await newLesson(course, 'Скорость', { layer_id: theme });
  await newLesson(course, 'Задача', { layer_id: layer });
  await newLesson(course, 'Конец');
  const gone = await newLesson(course, 'Удалённый', { layer_id: layer });
  await send('DELETE', `/${course}/lessons/${gone}`);
  await send('POST', `/${course}/copy_lessons`, { lessons_id: [lesson] });
  await send('POST', `/${course}/copy_lessons`, { lessons_id: [lesson] });
  const names = (await read(course)).filter((name) => name.includes('Скорость'));
  expect(names).toEqual(['-Скорость', '-Скорость (копия 2)*', '-Скорость (копия)*']);
  const other = await newCourse();
  const into = { layers_id: [theme, layer], lessons_id: [lesson], courses_id: [other] };
  await send('POST', `/${course}/lessons_and_themes/replicate_to_courses`, into);
  expect(await read(other)).toEqual([
    '[Механика]',
    '-[Задачи]',
    '--Задача*',
    '-Скорость*',
    '-Скорость (копия 2)*',
    '-Скорость (копия)*',
  ]);
  await send('POST', `/${other}/copy_lessons`, { layers_id: [theme], layer_id: null });
  expect((await read(other)).filter((name) => name.startsWith('['))).toEqual([
    '[Механика]',
    '[Механика (копия)]',
  ]);
});

test('copies lessons of any courses into a given layer', async () => {
  const [one, other, target] = [await newCourse(), await newCourse(), await newCourse()];
  const theme = await newTheme(target, 'Запасы');
  const lessons_id = [await newLesson(one, 'Первый'), await newLesson(other, 'Второй')];
  const { body } = await send('POST', `/${target}/copy_lessons`, { lessons_id, layer_id: theme });
  expect(body.data).toMatchObject({ course_id: target, layers_id: [] });
  expect(await read(target)).toEqual(['[Запасы]', '-Первый*', '-Второй*']);
});

describe('copying writes nothing', () => {
  test('if one of the courses has no room, and names it', async () => {
    const [course, free, full] = [await newCourse(), await newCourse(), await newCourse('Полный')];
    const lesson = await newLesson(course, 'Лишний');
    await school.database.system((transaction) =>
      transaction.execute(
        sql`insert into lessons (company_id, course_id, name, type, sort)
          select ${companyId}, ${full}, 'Урок ' || number, 'text', number from generate_series(1, ${maxLessons}) number`,
      ),
    );
    const answer = await send('POST', `/${course}/lessons/${lesson}/replicate_to_courses`, {
      courses_id: [free, full],
    });
    expect(answer.status).toBe(409);
    expect(answer.body.errors).toMatchObject([
      { message: 'В курсе «Полный» не хватит места: уроков не больше 1000' },
    ]);
    expect(await read(free)).toEqual([]);
    // A course with all kinds of content is copied unchanged.
    const all = (await send('GET', `/${full}/lessons?all=1&only=id`)).body.data;
    const lessons_id = all.map(({ id }: { id: number }) => id);
    expect((await send('POST', `/${free}/copy_lessons`, { lessons_id })).status).toBe(201);
    expect(await read(free)).toHaveLength(maxLessons);
    const many = { lessons_id, courses_id: Array.from({ length: 6 }, () => 0) };
    for (const index of many.courses_id.keys()) many.courses_id[index] = await newCourse();
    const refused = await send('POST', `/${full}/lessons_and_themes/replicate_to_courses`, many);
    expect(refused.status).toBe(409);
  });

  test('for an entry that is in the trash, does not exist, or would be too deep', async () => {
    const [course, other] = [await newCourse(), await newCourse()];
    const lesson = await newLesson(course, 'Урок');
    const deep = await newTheme(
      course,
      'Третий',
      await newTheme(course, 'Второй', await newTheme(course, 'Первый')),
    );
    const top = await newTheme(other, 'Тема');
    const copy = async (body: object, into = other) =>
      (await send('POST', `/${into}/copy_lessons`, body)).status;
    expect(await copy({})).toBe(422);
    expect(await copy({ layers_id: [top], layer_id: deep }, course)).toBe(422);
    expect(await copy({ lessons_id: [lesson], layer_id: deep })).toBe(422);
    expect(await copy({ lessons_id: [2_000_000_000] })).toBe(404);
    await send('DELETE', `/${course}/lessons/${lesson}`);
    expect(await copy({ lessons_id: [lesson] })).toBe(409);
    await send('DELETE', `/${other}`);
    expect(await copy({ layers_id: [deep] })).toBe(409);
    expect(await copy({ layers_id: [deep] }, course)).toBe(201);
  });
});

test('copies no staff access without the permission to manage access', async () => {
  const [course, other] = [await newCourse(), await newCourse()];
  const flags: Permission[] = ['courses_show_all', 'lessons_view', 'lessons_create'];
  const maker = await school.person('maker@lesson-copies.test');
  await school.join(companyId, maker, [...flags, 'lessons_update_my', 'users_show']);
  const reader = await school.person('reader@lesson-copies.test');
  await school.join(companyId, reader, ['courses_show_all', 'lessons_view']);
  const lesson = await newLesson(course, 'Урок', { teacher_id: owner.userId });
  await send('POST', `/${course}/lessons/${lesson}/admin_access/attach`, {
    users_id: [owner.userId],
  });
  const copied = async (as: Caller) => {
    const body = { lessons_id: [lesson] };
    const answer = await send('POST', `/${other}/copy_lessons`, body, as);
    if (answer.status !== 201) return answer.status;
    const [id] = answer.body.data.lessons_id;
    const { body: copy } = await send('GET', `/${other}/lessons/${id}?with=admin_users`);
    const { teacher_id, admin_users } = copy.data;
    return [teacher_id, admin_users.length];
  };
  expect(await copied(reader)).toBe(403);
  expect(await copied(maker)).toEqual([null, 0]);
  expect(await copied(owner)).toEqual([owner.userId, 1]);
});
