// Tests the dictionaries of courses: unique names, course counts, refused deletions, and merging.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { rowsOf } from '../../kit/database/database.ts';
import type { DeclaredResource } from '../../kit/resource/definition.ts';
import { courseCategoryResource } from './categories/categories.ts';
import { placeResource } from './places/places.ts';
import { courses } from '../course-tables.ts';
import { courseFormatResource, courseTypeResource } from './dictionaries.ts';

let school: School;
let owner: Caller;
let teacher: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@dictionaries.test');
  companyId = await school.company('dictionaries', owner);
  teacher = await school.person('teacher@dictionaries.test');
  await school.join(companyId, teacher, ['courses_show_my', 'courses_update_my']);
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

/** Creates courses of a type, by the owner or another author. */
async function coursesOf(type: number, names: string[], author = owner): Promise<number[]> {
  const rows = names.map((name) => ({
    company_id: companyId,
    name,
    type_id: type,
    author_id: author.userId,
    status: 'visible' as const,
  }));
  const added = await school.database.system((transaction) =>
    transaction.insert(courses).values(rows).returning({ id: courses.id }),
  );
  return added.map(({ id }) => id);
}

const countOf = async (path: string, as = owner) =>
  (await send('GET', path, undefined, as)).body.data.courses_count;

test.each([
  ['/course_types', 'Тип с таким названием уже есть'],
  ['/course_formats', 'Формат с таким названием уже есть'],
])('%s: requires unique names', async (path, message) => {
  await made(path, { name: ' Вебинар ' });
  const { status, body } = await send('POST', path, { name: 'Вебинар' });
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ field: 'name', message, code: 'taken' }]);
});

test('lets those who may change all courses change entries, and others only read them', async () => {
  const id = await made('/course_types', { name: 'Марафон' });
  for (const path of ['/course_types', '/course_formats', '/course_categories']) {
    const body = path === '/course_categories' ? { title: 'Чужая' } : { name: 'Чужое' };
    expect((await send('POST', path, body, teacher)).status).toBe(403);
  }
  expect((await send('GET', `/course_types/${id}`, undefined, teacher)).status).toBe(200);
  expect((await send('PUT', `/course_types/${id}`, { name: 'Своё' }, teacher)).status).toBe(403);
  const merging = send('POST', `/course_types/${id}/merge`, { into_id: id }, teacher);
  expect((await merging).status).toBe(403);
});

describe('an entry in use', () => {
  test('counts its courses without the trash, and for callers with _my flags only their own', async () => {
    const type = await made('/course_types', { name: 'Счёт' });
    const [first = 0] = await coursesOf(type, ['Алгебра', 'Геометрия']);
    await coursesOf(type, ['Своя'], teacher);
    expect(await countOf(`/course_types/${type}`)).toBe(3);
    expect(await countOf(`/course_types/${type}`, teacher)).toBe(1);
    await send('POST', '/courses/delete', { courses_id: [first] });
    expect(await countOf(`/course_types/${type}`)).toBe(2);
    expect((await send('GET', `/courses?type_id=${type}`)).body.meta.total).toBe(2);
  });

  test('is not deleted; the error has the number of its courses and names those that the caller may read', async () => {
    const type = await made('/course_types', { name: 'Занятый' });
    const names = ['Алгебра', 'Биология', 'Химия', 'Физика'];
    const [, , , last = 0] = await coursesOf(type, names);
    await send('POST', '/courses/delete', { courses_id: [last] });
    const { status, body } = await send('DELETE', `/course_types/${type}`);
    expect(status).toBe(409);
    expect(body.errors).toEqual([
      {
        code: 'in_use',
        message:
          'Используется: 4 курса («Алгебра», «Биология», «Химия» и ещё 1), из них в корзине 1',
      },
    ]);
    const blind = await school.person('blind@dictionaries.test');
    await school.join(companyId, blind, ['courses_show_my', 'courses_update_all']);
    const response = await send('DELETE', `/course_types/${type}`, undefined, blind);
    expect(response.body.errors[0].message).toBe('Используется: 4 курса, из них в корзине 1');
  });

  test('is skipped by a bulk deletion', async () => {
    const used = await made('/course_types', { name: 'Нужный' });
    const idle = await made('/course_types', { name: 'Лишний' });
    await coursesOf(used, ['Нужная']);
    const { body } = await send('POST', '/course_types/delete', { course_types_id: [used, idle] });
    expect(body.data).toMatchObject({
      ids: [idle],
      skipped: [{ code: 'in_use', message: 'используются в курсах', names: ['Нужный'] }],
    });
  });
});

describe('a merge', () => {
  test('moves all courses, those in the trash included, and is in the history of both entries', async () => {
    const from = await made('/course_types', { name: 'ЕГЭ-2026' });
    const into = await made('/course_types', { name: 'ЕГЭ' });
    const [first = 0, second = 0] = await coursesOf(from, ['Раз', 'Два']);
    await coursesOf(into, ['Три']);
    await send('POST', '/courses/delete', { courses_id: [second] });
    const { status, body } = await send('POST', `/course_types/${from}/merge`, { into_id: into });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: into, name: 'ЕГЭ', courses_count: 2 });
    expect((await send('GET', `/course_types/${from}`)).status).toBe(404);
    await send('POST', '/courses/restore', { courses_id: [second] });
    expect(await countOf(`/course_types/${into}`)).toBe(3);
    const [audit] = (await send('GET', `/courses/${first}/audits`)).body.data;
    expect(audit.changes).toMatchObject([{ field: 'type_id', from: `№ ${from}` }]);
  });

  test('is refused into the entry itself and into an unknown entry', async () => {
    const id = await made('/course_types', { name: 'Один' });
    const merged = async (into: number, which = id) => {
      const { status, body } = await send('POST', `/course_types/${which}/merge`, {
        into_id: into,
      });
      return [status, body.errors[0].field, body.errors[0].code];
    };
    expect(await merged(id)).toEqual([422, 'into_id', 'same']);
    expect(await merged(2 ** 31 - 1)).toEqual([422, 'into_id', 'not_found']);
    expect(await merged(id, 2 ** 31 - 1)).toEqual([404, undefined, 'not_found']);
  });

  test('of places lists each course once', async () => {
    const [hall, room] = [
      await made('/places', { name: 'Зал' }),
      await made('/places', { name: 'Кабинет' }),
    ];
    const course = await made('/courses', { name: 'Очный' });
    await send('POST', '/places/add_to_course', { course_id: course, place_ids: [hall, room] });
    expect((await send('DELETE', `/places/${hall}`)).body.errors[0].message).toBe(
      'Используется: 1 курс («Очный»)',
    );
    expect((await send('GET', `/courses?place_id=${hall}`)).body.meta.total).toBe(1);
    await send('POST', `/places/${hall}/merge`, { into_id: room });
    const { body } = await send('GET', `/courses/${course}?with=places`);
    expect(body.data.places).toMatchObject([{ id: room, name: 'Кабинет', courses_count: 1 }]);
    const [audit] = (await send('GET', `/courses/${course}/audits`)).body.data;
    expect(audit.changes).toMatchObject([{ field: 'places', from: 'Зал' }]);
    await send('POST', '/places/remove_from_course', { course_id: course, place_ids: [room] });
    expect(await countOf(`/places/${room}`)).toBe(0);
    expect((await send('DELETE', `/places/${room}`)).status).toBe(200);
  });
});

test('every reference to an entry is declared for its merge', async () => {
  const known = [courseTypeResource, courseFormatResource, courseCategoryResource, placeResource];
  for (const { path, ...declared } of known) {
    const { uses = [] } = (declared as DeclaredResource).definition;
    const naming = await school.database.system((transaction) =>
      rowsOf<{ table: string; columns: string[] }>(
        transaction,
        sql`select conrelid::regclass::text as table, array(
            select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey) and attname <> 'company_id'
          ) as columns
          from pg_constraint where contype = 'f' and confrelid = ${path.slice(1)}::regclass order by 1, 2`,
      ),
    );
    const declaredUses = uses.map(({ relation }) => relation.by).toSorted();
    expect([path, naming.flatMap(({ columns }) => columns).toSorted()]).toEqual([
      path,
      declaredUses,
    ]);
  }
});
