// Features of resources besides lists and records: parents, bulk actions, manual order, links.
import { and, eq, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courses, type CourseStatus } from '../../src/courses/course-tables.ts';
import { courseTypes } from '../../src/courses/dictionaries/dictionary-tables.ts';
import { coursePackages } from '../../src/courses/packages/package-tables.ts';
import { customFields, formFields, forms } from '../../src/forms/tables.ts';
import { customFieldUserValues } from '../../src/forms/values/value-tables.ts';
import type { TableWith } from '../../src/kit/database/columns.ts';
import { rowOf, type Transaction } from '../../src/kit/database/database.ts';
import type { Permission } from '../../src/kit/permissions/flags.ts';
import { testAllowUsers, tests } from '../../src/assessments/tables.ts';
import { asOwner } from '../schools/row-counts.ts';
import { serveResources } from '../schools/resource-school.ts';
import { openSchool, type Caller, type School } from '../school.ts';

let school: School;
let app: FastifyInstance;
let owner: Caller;
let stranger: Caller;
let companyId: number;
let otherId: number;

beforeAll(async () => {
  school = await openSchool();
  app = serveResources(school.database);
  owner = await school.person('owner@resource.test');
  stranger = await school.person('stranger@resource.test');
  companyId = await school.company('resource', owner);
  otherId = await school.company('other-resource', stranger);
});
afterAll(async () => {
  await app.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function send(method: Method, path: string, body?: object, as = owner, company = companyId) {
  const answer = await app.inject({
    method,
    url: `/api/companies/${company}${path}`,
    headers: { authorization: `Bearer ${as.token}` },
    ...(body !== undefined && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const get = (path: string, as = owner) => send('GET', path, undefined, as);
const post = (path: string, body: object, as = owner) => send('POST', path, body, as);

type Answer = Awaited<ReturnType<typeof send>>;

const failureOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.message];
const refusalOf = ({ status, body }: Answer) => [
  status,
  body.errors?.[0]?.field,
  body.errors?.[0]?.code,
];
const idsOf = ({ body }: Answer): number[] => body.data.map(({ id }: { id: number }) => id);

let people = 0;
async function member(permissions: Permission[], company = companyId): Promise<Caller> {
  people += 1;
  const person = await school.person(`member${people}@resource.test`);
  await school.join(company, person, permissions);
  return person;
}

/** Inserts rows without a route; returns their ids. */
async function add<Table extends TableWith<'id'>>(
  table: Table,
  rows: PgInsertValue<Table>[],
): Promise<number[]> {
  const added = await school.database.system((transaction) =>
    transaction.insert(table).values(rows).returning({ id: table.id }),
  );
  return added.map(({ id }) => Number(id));
}

/** Two courses of a new author, and one of the other company. */
async function newCourses(author: Caller): Promise<[mine: number, another: number, other: number]> {
  const [mine = 0, another = 0, other = 0] = await add(courses, [
    { company_id: companyId, name: 'Свой', author_id: author.userId },
    { company_id: companyId, name: 'Чужой', author_id: owner.userId },
    { company_id: otherId, name: 'Другой школы' },
  ]);
  return [mine, another, other];
}

const newPackages = (course_id: number, names: string[], company_id = companyId) =>
  add(
    coursePackages,
    names.map((name) => ({ company_id, course_id, name })),
  );

describe('below a parent', () => {
  let author: Caller;
  let mine: number;
  let another: number;
  let other: number;
  let below: (course: number) => string;

  beforeAll(async () => {
    author = await member(['courses_show_all', 'courses_update_my', 'courses_delete_my']);
    below = (course) => `/courses/${course}/course_packages`;
  });
  beforeEach(async () => {
    [mine, another, other] = await newCourses(author);
  });

  test('the list contains the records of the parent, with all list parameters', async () => {
    const [first = 0, second = 0] = await newPackages(mine, ['Базовый', 'Полный']);
    await newPackages(another, ['Базовый']);
    await newPackages(other, ['Базовый'], otherId);
    const list = await get(`${below(mine)}?countBy=is_default`);
    expect(idsOf(list)).toEqual([first, second]);
    expect(list.body.meta).toMatchObject({ total: 2, counts: { is_default: { false: 2 } } });
    expect(idsOf(await get(`${below(mine)}?search=полн`))).toEqual([second]);
    expect(idsOf(await get(`${below(mine)}?is_default=1`))).toEqual([]);
    expect(idsOf(await get(`${below(mine)}?cursor=&per_page=1&desc=1&sort=name`))).toEqual([
      second,
    ]);
    const inAnother = (await newPackages(another, ['Ещё']))[0];
    expect(idsOf(await get(`${below(mine)}?ids=${first},${inAnother}`))).toEqual([first]);
    expect(refusalOf(await get(`${below(mine)}?course_id=${another}`))).toEqual([
      422,
      'course_id',
      'unknown_parameter',
    ]);
  });

  test('a new record belongs to the parent, which is not in its body', async () => {
    const response = await post(below(mine), { name: 'Новый', course_id: another });
    expect(refusalOf(response)).toEqual([422, 'course_id', 'unknown_field']);
    const created = await post(below(mine), { name: 'Новый' });
    expect([created.status, created.body.data.course_id]).toEqual([201, mine]);
    expect(idsOf(await get(below(another)))).toEqual([]);
    expect(refusalOf(await post(below(mine), { name: ' ' }))).toEqual([422, 'name', 'required']);
  });

  test('a record is read, changed and deleted there, and is 404 below another parent', async () => {
    const [id] = await newPackages(mine, ['Базовый']);
    const wrong = `${below(another)}/${id}`;
    const missing = [404, 'Пакет не найден'];
    expect(failureOf(await get(wrong))).toEqual(missing);
    expect(failureOf(await send('PUT', wrong, { name: 'Увели' }))).toEqual(missing);
    expect(failureOf(await send('DELETE', wrong))).toEqual(missing);
    const right = `${below(mine)}/${id}`;
    expect((await get(`${right}?only=name`)).body.data).toEqual({ id, name: 'Базовый' });
    expect((await send('PUT', right, { name: 'Полный' })).body.data.name).toBe('Полный');
    expect((await send('DELETE', right)).status).toBe(200);
    expect(failureOf(await get(right))).toEqual(missing);
  });

  test.each([
    ['GET', '', undefined],
    ['POST', '', { name: 'Новый' }],
    ['GET', '/1', undefined],
    ['PUT', '/1', { name: 'Новый' }],
    ['DELETE', '/1', undefined],
    ['POST', '/delete', { packages_id: [1] }],
  ] as const)('%s%s of a parent that is not there says so', async (method, path, body) => {
    const reader = await member(['courses_show_my', 'courses_update_all', 'courses_delete_all']);
    const missing = [404, 'Курс не найден'];
    for (const course of [999_999, other]) {
      expect(failureOf(await send(method, `${below(course)}${path}`, body))).toEqual(missing);
    }
    expect((await send(method, `${below(9_999_999_999)}${path}`, body)).status).toBe(404);
    // Users who see only their own courses get 404 for others.
    expect(failureOf(await send(method, `${below(another)}${path}`, body, reader))).toEqual(
      missing,
    );
    // The course exists in the other company, but is not accessible from this one.
    expect((await send(method, `${below(other)}${path}`, body, owner, otherId)).status).toBe(404);
  });

  test('permissions for own courses cover only records below these', async () => {
    const [own] = await newPackages(mine, ['Свой']);
    const [foreign] = await newPackages(another, ['Чужой']);
    expect((await post(below(mine), { name: 'Новый' }, author)).status).toBe(201);
    expect((await send('PUT', `${below(mine)}/${own}`, { name: 'Мой' }, author)).status).toBe(200);
    expect((await send('DELETE', `${below(mine)}/${own}`, undefined, author)).status).toBe(200);
    expect((await get(`${below(another)}/${foreign}`, author)).status).toBe(200);
    const refused = [
      await post(below(another), { name: 'Новый' }, author),
      await send('PUT', `${below(another)}/${foreign}`, { name: 'Мой' }, author),
      await send('DELETE', `${below(another)}/${foreign}`, undefined, author),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    const left = await get(`${below(another)}?only=name`);
    expect(left.body.data).toEqual([{ id: foreign, name: 'Чужой' }]);
  });

  test('each record says what the caller may do with it', async () => {
    await newPackages(mine, ['Свой']);
    await newPackages(another, ['Чужой']);
    const rights = async (course: number, as?: Caller) =>
      (await get(`${below(course)}?only=can_update,can_delete`, as)).body.data.map(
        ({ can_update, can_delete }: Record<string, boolean>) => [can_update, can_delete],
      );
    expect(await rights(mine)).toEqual([[true, true]]);
    expect(await rights(mine, author)).toEqual([[true, true]]);
    expect(await rights(another, author)).toEqual([[false, false]]);
    expect(await rights(mine, await member(['courses_show_all', 'courses_delete_all']))).toEqual([
      [false, true],
    ]);
    const related = async (course: number) =>
      (await get(`${below(course)}?with=course:can_update`, author)).body.data[0].course;
    expect(await related(mine)).toEqual({ id: mine, can_update: true });
    expect(await related(another)).toEqual({ id: another, can_update: false });
  });

  test('access requires permissions for the parent and for the records', async () => {
    const outsider = await member(['users_show']);
    expect((await get(below(mine), outsider)).status).toBe(403);
    const changer = await member(['courses_update_all']);
    expect((await post(below(mine), { name: 'Новый' }, changer)).status).toBe(403);
    const reader = await member(['courses_show_all']);
    expect((await post(below(mine), { name: 'Новый' }, reader)).status).toBe(403);
    expect((await get(below(mine), reader)).status).toBe(200);
  });
});

test('a list below a parent uses row counts and batch reads', async () => {
  const types = await add(
    courseTypes,
    ['ЕГЭ', 'ОГЭ'].map((name) => ({ company_id: companyId, name })),
  );
  const [type = 0, other = 0] = types;
  const of = (type_id: number, status: CourseStatus, name: string) => ({
    company_id: companyId,
    type_id,
    status,
    name,
  });
  const [a = 0, b = 0, c = 0, d = 0] = await add(courses, [
    of(type, 'visible', 'А'),
    of(type, 'draft', 'Б'),
    of(type, 'visible', 'В'),
    of(other, 'visible', 'Г'),
  ]);
  const list = (query: string) => get(`/course_types/${type}/courses?${query}`);
  const parts = 'status=visible,draft&countBy=status';
  expect(idsOf(await list(parts))).toEqual([a, b, c]);
  expect(idsOf(await list(`${parts}&cursor=&per_page=2`))).toEqual([a, b]);
  // Impossible counts show which numbers come from the row counts.
  await asOwner(school.database, (transaction) =>
    transaction.execute(
      sql`update row_counts set count = count + 100 where company_id = ${companyId} and counted = 'courses'`,
    ),
  );
  expect((await list(parts)).body.meta).toMatchObject({
    total: 203,
    counts: { status: { visible: 102, draft: 101 } },
  });
  expect((await list('status=visible')).body.meta.total).toBe(102);
  expect((await list('format_id=1')).body.meta.total).toBe(0);
  // Also for several parents at once.
  const both = `/course_types/-/courses?each=type_id&type_id=${type},${other},999999`;
  expect((await get(`${both}&${parts}&only=id`)).body.meta.each).toMatchObject({
    [type]: { ids: [a, b, c], total: 203, counts: { status: { visible: 102, draft: 101 } } },
    [other]: { ids: [d], total: 101 },
    999999: { status: 404, errors: [{ message: 'Тип курса не найден' }] },
  });
  const alone = await get(`${both}&status=visible&per_page=0`);
  expect(alone.body).toMatchObject({ data: [], meta: { each: { [type]: { total: 102 } } } });
});

describe('below a parent with a parent', () => {
  test('each parent must belong to the one above it', async () => {
    const [field = 0, otherField = 0] = await add(customFields, [
      { company_id: companyId, name: 'Город', type: 'list' },
      { company_id: companyId, name: 'Класс', type: 'list' },
    ]);
    const below = (id: number) => `/custom_fields/${id}/custom_field_variables`;
    const created = await post(below(field), { value: 'Казань' });
    const { id: variable } = created.body.data;
    const [value] = await add(customFieldUserValues, [
      {
        company_id: companyId,
        user_id: owner.userId,
        custom_field_id: field,
        value: String(variable),
        variable_id: variable,
      },
    ]);
    const values = `${below(field)}/${variable}/values`;
    expect(idsOf(await get(values))).toEqual([value]);
    expect((await get(`${values}/${value}`)).status).toBe(200);
    expect(failureOf(await get(`${values}/999999`))).toEqual([404, 'Значение не найдено']);
    expect(failureOf(await get(`${below(otherField)}/${variable}/values`))).toEqual([
      404,
      'Вариант не найден',
    ]);
    const several = `each=variable_id&variable_id=${variable},999999`;
    const { body } = await get(`${below(field)}/-/values?${several}`);
    expect(body.meta.each).toMatchObject({ [variable]: { ids: [value] }, 999999: { status: 404 } });
    const elsewhere = await get(`${below(otherField)}/-/values?${several}`);
    expect(elsewhere.body.meta.each).toMatchObject({ [variable]: { status: 404 } });
    expect((await get(`${below(field)}/-/values`)).body.errors[0].field).toBe('each');
    expect((await get(`/custom_fields/-/custom_field_variables/1/values?${several}`)).status).toBe(
      404,
    );
    expect(failureOf(await get(`${below(999_999)}/${variable}/values`))).toEqual([
      404,
      'Поле не найдено',
    ]);
  });
});

describe('bulk actions', () => {
  const below = (course: number) => `/courses/${course}/course_packages`;
  let author: Caller;
  let mine: number;
  let another: number;

  beforeEach(async () => {
    author = await member(['courses_show_all', 'courses_update_my', 'courses_delete_my']);
    [mine, another] = await newCourses(author);
  });

  test('change only the selected records', async () => {
    const [first = 0, second = 0] = await newPackages(mine, ['Первый', 'Второй', 'Третий']);
    const [elsewhere = 0] = await newPackages(another, ['Чужой']);
    const packages_id = [second, first, elsewhere, 999_999];
    const { body } = await post(`${below(mine)}/make_default`, { packages_id });
    // Records of other parents are skipped as not found.
    const skipped = [{ code: 'not_found', message: 'не найдены', count: 2, names: [] }];
    expect(body.data).toEqual({ count: 2, ids: [first, second], skipped });
    // Unchanged records are not counted.
    const again = await post(`${below(mine)}/make_default`, { packages_id });
    expect(again.body.data).toEqual({ count: 0, ids: [], skipped });
    const gone = await post(`${below(mine)}/delete`, { packages_id });
    expect(gone.body.data).toEqual({ count: 2, ids: [first, second], skipped });
    expect(idsOf(await get(below(mine)))).toHaveLength(1);
    expect(idsOf(await get(below(another)))).toEqual([elsewhere]);
  });

  test('change all records that match the filters of a list', async () => {
    const [first = 0] = await newPackages(mine, ['Полный курс', 'Пробный']);
    await newPackages(another, ['Полный курс']);
    const rename = { matching: { search: 'курс', is_default: '0' }, ending: '!' };
    expect((await post(`${below(mine)}/rename`, rename)).body.data).toEqual({
      count: 1,
      ids: [first],
      skipped: [],
    });
    const names = await get(`${below(mine)}?only=name`);
    expect(names.body.data.map(({ name }: { name: string }) => name)).toEqual([
      'Полный курс!',
      'Пробный',
    ]);
    expect((await post(`${below(mine)}/delete`, { matching: {} })).body.data.count).toBe(2);
    expect(idsOf(await get(below(another)))).toHaveLength(1);
  });

  test('change only own records with a permission for these', async () => {
    const [own = 0] = await newPackages(mine, ['Свой']);
    const [foreign = 0] = await newPackages(another, ['Чужой']);
    const all = { matching: {} };
    expect((await post(`${below(another)}/delete`, all, author)).body.data.count).toBe(0);
    expect((await post(`${below(mine)}/delete`, all, author)).body.data.ids).toEqual([own]);
    expect(idsOf(await get(below(another)))).toEqual([foreign]);
    const reader = await member(['courses_show_all']);
    expect((await post(`${below(another)}/delete`, all, reader)).status).toBe(403);
  });

  test.each([
    ['neither', {}, { field: 'packages_id', code: 'required', message: 'Обязательное поле' }],
    [
      'both',
      { packages_id: [1], matching: {} },
      { field: 'packages_id', code: 'required', message: 'Обязательное поле' },
    ],
    [
      'no ids',
      { packages_id: [] },
      { field: 'packages_id', code: 'required', message: 'Выберите хотя бы один пакет' },
    ],
    [
      'too many ids',
      { packages_id: Array.from({ length: 1001 }, (_, index) => index + 1) },
      { field: 'packages_id', code: 'too_long', message: 'Не больше 1000 пакетов за раз' },
    ],
    [
      'an unknown condition',
      { matching: { course_id: '1' } },
      { field: 'matching.course_id', code: 'unknown_field' },
    ],
    [
      'a condition that can not be',
      { matching: { is_default: 'maybe' } },
      { field: 'is_default', code: 'unknown_value' },
    ],
  ])('reject %s', async (_, body, error) => {
    const answer = await post(`${below(mine)}/delete`, body);
    expect(answer).toMatchObject({ status: 422, body: { errors: [error] } });
  });

  test('accept additional input of the action', async () => {
    const refused = await post(`${below(mine)}/rename`, {
      matching: {},
      ending: 'длиннее десяти',
    });
    expect(refusalOf(refused)).toEqual([422, 'ending', 'too_long']);
    expect(refusalOf(await post(`${below(mine)}/rename`, { matching: {} }))).toEqual([
      422,
      'ending',
      'required',
    ]);
  });

  test('return the ids without an effect, if declared', async () => {
    const company_id = companyId;
    const [off = 0, on = 0, free = 0] = await add(tests, [
      { company_id, title: 'Выключен' },
      { company_id, title: 'Включён', status: 'active' },
      { company_id, title: 'Открыт', is_free: true },
    ]);
    const tests_id = [free, on, off, 999_999, 999_999];
    const { body } = await post('/tests/activate', { tests_id });
    expect(body.data).toMatchObject({ count: 1, ids: [off], wrong_ids: [free, 999_999] });
    const again = await post('/tests/activate', { tests_id: [off, on] });
    expect(again.body.data).toMatchObject({ count: 0, wrong_ids: [] });
    const matching = await post('/tests/activate', { matching: {} });
    expect(matching.body.data.wrong_ids).toEqual([]);
  });
});

test('a bulk edit may set a value computed from the row', async () => {
  const [id = 0] = await add(tests, [{ company_id: companyId, title: 'Ячейка' }]);
  const edit = async (was: boolean, now: boolean) => {
    const rows = [{ id, was: { active: was }, now: { active: now } }];
    return (await send('PUT', '/tests_fast_edit', { rows })).body.data.rows;
  };
  expect(await edit(false, true)).toEqual([{ saved: true, conflicts: [], errors: [] }]);
  expect(await edit(true, false)).toMatchObject([{ saved: true }]);
  expect(await edit(true, true)).toMatchObject([{ saved: false, conflicts: ['active'] }]);
});

test('an update accepts any fields of a new record, and leaves the others unchanged', async () => {
  const [form] = await add(forms, [{ company_id: companyId, name: 'Анкета', type: 'free' }]);
  const path = `/forms/${form}/form_fields`;
  const { id } = (await post(path, { type: 'line', text: 'Кто вы?' })).body.data;
  const change = async (body: object) => (await send('PUT', `${path}/${id}`, body)).body;
  expect((await change({ type: 'space' })).data).toMatchObject({ type: 'space', text: 'Кто вы?' });
  expect((await change({ text: 'Где вы?' })).data).toMatchObject({
    type: 'space',
    text: 'Где вы?',
  });
  expect((await change({})).data).toMatchObject({ type: 'space', text: 'Где вы?' });
  expect((await change({ type: 'nothing' })).errors).toMatchObject([{ field: 'type' }]);
});

describe('a manual order', () => {
  let form: number;
  let otherForm: number;
  const below = (id: number) => `/forms/${id}/form_fields`;

  beforeEach(async () => {
    [form = 0, otherForm = 0] = await add(forms, [
      { company_id: companyId, name: 'Запись', type: 'free' },
      { company_id: companyId, name: 'Другая', type: 'free' },
    ]);
  });

  const newField = async (of = form): Promise<number> =>
    (await post(below(of), { type: 'line' })).body.data.id;

  const numbers = async (of = form): Promise<[id: number, number: number][]> =>
    (await get(`${below(of)}?only=sort`)).body.data.map(
      ({ id, sort }: { id: number; sort: number }) => [id, sort],
    );

  const sort = (ids: unknown, as = owner) =>
    post(`${below(form)}/multi_sort`, { form_field_ids: ids }, as);

  test('has new records last', async () => {
    const first = await newField();
    const elsewhere = await newField(otherForm);
    const second = await newField();
    expect(await numbers()).toEqual([
      [first, 1],
      [second, 2],
    ]);
    expect(await numbers(otherForm)).toEqual([[elsewhere, 1]]);
  });

  test('follows the given ids, and is returned', async () => {
    const [a, b, c] = [await newField(), await newField(), await newField()];
    const answer = await sort([c, a, b]);
    expect([answer.status, idsOf(answer)]).toEqual([200, [c, a, b]]);
    expect(await numbers()).toEqual([
      [c, 1],
      [a, 2],
      [b, 3],
    ]);
  });

  test('of some records changes only their positions', async () => {
    const all = [await newField(), await newField(), await newField(), await newField()];
    const [a, b, c, d] = all;
    await sort([d, b]);
    expect((await numbers()).map(([id]) => id)).toEqual([a, d, c, b]);
  });

  test('repairs missing and duplicate numbers', async () => {
    const common = { company_id: companyId, form_id: form, type: 'line' as const };
    const [a = 0, b = 0, c = 0] = await add(formFields, [
      { ...common, sort: 40 },
      { ...common, sort: 7 },
      { ...common, sort: 7 },
    ]);
    await sort([a, b]);
    expect(await numbers()).toEqual([
      [a, 1],
      [c, 2],
      [b, 3],
    ]);
  });

  test('accepts only records of this parent, each once', async () => {
    const own = await newField();
    const elsewhere = await newField(otherForm);
    const missing = [404, 'Поле формы не найдено'];
    expect(failureOf(await sort([own, elsewhere]))).toEqual(missing);
    expect((await sort([own, 9_999_999_999])).status).toBe(422);
    expect(failureOf(await sort([own, own]))).toEqual([422, 'Поля повторяются']);
    expect(failureOf(await sort([]))).toEqual([422, 'Обязательное поле']);
    expect(failureOf(await sort(Array.from({ length: 1001 }, (_, index) => index)))).toEqual([
      422,
      'Не больше 1000 полей',
    ]);
    expect((await sort('1')).status).toBe(422);
    expect((await sort([own], await member(['users_show']))).status).toBe(403);
  });

  test('includes concurrent changes', async () => {
    const [a, b, c] = [await newField(), await newField(), await newField()];
    const sorting = await asOwner(school.database, async (transaction) => {
      const place = (id: number, number: number) =>
        transaction.update(formFields).set({ sort: number }).where(eq(formFields.id, id));
      await place(a, 2);
      await place(b, 3);
      await place(c, 1);
      const answer = sort([c, b]);
      await untilSomebodyWaits(transaction);
      return { answer };
    });
    expect((await sorting.answer).status).toBe(200);
    expect(await numbers()).toEqual([
      [c, 1],
      [a, 2],
      [b, 3],
    ]);
  });

  test('remains consistent under concurrent changes', async () => {
    const ids: number[] = [];
    for (let place = 0; place < 6; place += 1) ids.push(await newField());
    const neighbours = ids.slice(1).map((id, place) => [id, ids[place]]);
    const answers = await Promise.all(neighbours.map((pair) => sort(pair)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await numbers()).map(([, number]) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

/**
 * On PostgreSQL, waits until another connection is blocked by this transaction. The embedded database has only one
 * connection.
 */
async function untilSomebodyWaits(transaction: Transaction): Promise<void> {
  if (school.database.queue.isExclusive) return;
  const waits = sql`select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await rowOf<{ waiting: number }>(transaction, waits)).waiting === 0) {
    await transaction.execute(sql`select pg_sleep(0.01), pg_stat_clear_snapshot()`);
  }
}

describe('links', () => {
  let author: Caller;
  let own: number;
  let foreign: number;
  let learners: number[];

  beforeEach(async () => {
    author = await member(['tests_show_all', 'tests_update_my', 'users_show']);
    [own = 0, foreign = 0] = await add(tests, [
      { company_id: companyId, title: 'Свой', author_id: author.userId },
      { company_id: companyId, title: 'Чужой', author_id: owner.userId },
    ]);
    learners = [(await member([])).userId, (await member([])).userId];
  });

  const attach = (test_: number, allow_users_ids: unknown, as = owner) =>
    post(`/tests/${test_}/attach_allow_users`, { allow_users_ids }, as);
  const detach = (test_: number, allow_users_ids: unknown, as = owner) =>
    post(`/tests/${test_}/detach_allow_users`, { allow_users_ids }, as);
  const linked = async (id: number) =>
    school.database.system(async (transaction) => {
      const rows = await transaction
        .select({ user_id: testAllowUsers.user_id })
        .from(testAllowUsers)
        .where(and(eq(testAllowUsers.company_id, companyId), eq(testAllowUsers.test_id, id)))
        .orderBy(testAllowUsers.user_id);
      return rows.map(({ user_id }) => user_id);
    });

  test('are created once, however often requested, and removed', async () => {
    const [one = 0] = learners;
    const attached = await attach(own, [one]);
    expect([attached.status, attached.body.data.id]).toEqual([200, own]);
    await attach(own, [...learners, one]);
    expect(await linked(own)).toEqual(learners);
    expect((await detach(own, [one])).status).toBe(200);
    expect((await detach(own, [one])).status).toBe(200);
    expect(await linked(own)).toEqual(learners.slice(1));
    expect(await linked(foreign)).toEqual([]);
  });

  test('are made and taken away at paths of their own', async () => {
    const [one = 0] = learners;
    expect((await post(`/exams/${own}/attach`, { users_id: [one] })).status).toBe(200);
    expect(await linked(own)).toEqual([one]);
    expect((await post(`/exams/${own}/detach`, { users_id: [one] })).status).toBe(200);
    expect(await linked(own)).toEqual([]);
  });

  test.each([
    ['nobody', 999_999],
    ['somebody of another company', 'stranger'],
  ])('to %s are rejected, together with all others of the request', async (_, who) => {
    const id = who === 'stranger' ? stranger.userId : Number(who);
    const [one = 0, two = 0] = learners;
    await attach(own, [two]);
    for (const answer of [await attach(own, [one, id]), await detach(own, [two, id])]) {
      expect(refusalOf(answer)).toEqual([422, 'allow_users_ids', 'not_found']);
      expect(failureOf(answer)[1]).toBe('Пользователь не найден');
    }
    expect(await linked(own)).toEqual([two]);
  });

  test.each([
    ['none', [], 'required'],
    ['nothing', undefined, 'required'],
    ['no list', '1', 'invalid'],
    ['no integers', [1.5], 'invalid'],
    ['what can be no id', [9_999_999_999], 'too_long'],
    ['too many', Array.from({ length: 1001 }, (_, index) => index + 1), 'too_long'],
  ])('reject invalid input: %s', async (_, ids, code) => {
    for (const answer of [await attach(own, ids), await detach(own, ids)]) {
      expect([answer.status, answer.body.errors[0].code]).toEqual([422, code]);
    }
  });

  test('require the right to change the record and to see the linked ones', async () => {
    const [one = 0] = learners;
    expect((await attach(own, [one], author)).status).toBe(200);
    expect((await attach(foreign, [one], author)).status).toBe(403);
    expect((await detach(foreign, [one], author)).status).toBe(403);
    const blind = await member(['tests_show_my', 'tests_update_all', 'users_show']);
    expect(failureOf(await attach(own, [one], blind))).toEqual([404, 'Тест не найден']);
    const unseeing = await member(['tests_show_all', 'tests_update_all']);
    expect((await attach(own, [one], unseeing)).status).toBe(403);
    const reader = await member(['tests_show_all', 'users_show']);
    expect((await attach(own, [one], reader)).status).toBe(403);
    expect(await linked(own)).toEqual([one]);
    expect(await linked(foreign)).toEqual([]);
  });

  test('of another company’s records are inaccessible', async () => {
    const [theirs = 0] = await add(tests, [{ company_id: otherId, title: 'Другой школы' }]);
    expect(failureOf(await attach(theirs, learners))).toEqual([404, 'Тест не найден']);
    const inside = await send(
      'POST',
      `/tests/${theirs}/attach_allow_users`,
      { allow_users_ids: learners },
      stranger,
      otherId,
    );
    expect(refusalOf(inside)).toEqual([422, 'allow_users_ids', 'not_found']);
  });

  test('are created once by concurrent requests', async () => {
    const answers = await Promise.all([
      attach(own, learners),
      attach(own, learners.toReversed()),
      attach(own, learners, author),
      attach(own, learners.slice(1)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await linked(own)).toEqual(learners);
  });
});
