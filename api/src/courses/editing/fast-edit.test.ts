// Tests fast edit of courses: each course is saved whole or not at all, and conflicting changes are never overwritten.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let base: string;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@fast-edit.test');
  companyId = await school.company('fast-edit', owner);
  base = `/api/companies/${companyId}`;
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

const newCourse = async (name: string): Promise<number> =>
  (await send('POST', '/courses', { name })).body.data.id;

const edit = async (rows: object[], as = owner) =>
  (await send('PUT', '/courses_fast_edit', { rows }, as)).body.data?.rows;

const course = async (id: number) => (await send('GET', `/courses/${id}`)).body.data;

const saved = { saved: true, conflicts: [], errors: [] };

test('changes many courses in one request, and nothing when it is repeated', async () => {
  const [one, other] = [await newCourse('Алгебра'), await newCourse('Геометрия')];
  const rows = [
    {
      id: one,
      was: { name: 'Алгебра', price: null },
      now: { name: 'Алгебра 9', price: '1500.5' },
    },
    { id: other, was: { classes: [] }, now: { classes: [9, 8] } },
  ];
  expect(await edit(rows)).toEqual([saved, saved]);
  expect(await course(one)).toMatchObject({ name: 'Алгебра 9', price: '1500.50' });
  const changed = await course(other);
  expect(changed).toMatchObject({ name: 'Геометрия', classes: [8, 9] });
  expect(await edit(rows)).toEqual([saved, saved]);
  expect((await course(other)).version).toBe(changed.version);
});

test('saves nothing of a course with a conflicting change', async () => {
  const [met, free] = [await newCourse('Физика'), await newCourse('Химия')];
  await send('PUT', `/courses/${met}`, { price: '100', price_comment: 'за урок' });
  const rows = [
    { id: met, was: { name: 'Физика', price: null }, now: { name: 'Физика 7', price: '200' } },
    { id: free, was: { price: null }, now: { price: '300' } },
  ];
  expect(await edit(rows)).toEqual([{ saved: false, conflicts: ['price'], errors: [] }, saved]);
  expect(await course(met)).toMatchObject({ name: 'Физика', price: '100.00' });
  // To overwrite the other value, a client sends it as the previous one.
  const mine = {
    id: met,
    was: { name: 'Физика', price: '100' },
    now: { name: 'Физика 7', price: '200' },
  };
  expect(await edit([mine])).toEqual([saved]);
  expect(await course(met)).toMatchObject({ name: 'Физика 7', price_comment: 'за урок' });
});

test('reports invalid cells and saves the other courses', async () => {
  const [wrong, late, right] = [await newCourse('А'), await newCourse('Б'), await newCourse('В')];
  const rows = await edit([
    { id: wrong, was: { price: null, name: 'А' }, now: { price: 'дорого', name: 'Аз' } },
    { id: late, was: {}, now: { start_date: '2026-09-02', end_date: '2026-09-01' } },
    { id: right, was: { weeks_time: null }, now: { weeks_time: 4 } },
    { id: 2_000_000_000, was: {}, now: { name: 'Нет' } },
  ]);
  expect(rows.map((row: { saved: boolean }) => row.saved)).toEqual([false, false, true, false]);
  expect(rows[0].errors).toMatchObject([{ field: 'price' }]);
  expect(rows[1].errors).toMatchObject([{ field: 'end_date' }]);
  expect(rows[3].errors).toMatchObject([{ code: 'not_found' }]);
  expect((await course(wrong)).name).toBe('А');
});

test('reports a conflict to the second of two concurrent changes of a cell', async () => {
  const id = await newCourse('Вдвоём');
  const prices = ['100', '200', '300', '400'];
  const answers = await Promise.all(
    prices.map((price) => edit([{ id, was: { price: null }, now: { price } }])),
  );
  expect(answers.filter(([row]) => row.saved)).toHaveLength(1);
  const winner = prices[answers.findIndex(([row]) => row.saved)];
  expect((await course(id)).price).toBe(`${winner}.00`);
});

test('limits callers with _my flags to their own courses', async () => {
  const teacher = await school.person('teacher@fast-edit.test');
  await school.join(companyId, teacher, [
    'courses_show_all',
    'courses_update_my',
    'courses_create',
  ]);
  const others = await newCourse('Чужой');
  const own = (await send('POST', '/courses', { name: 'Свой' }, teacher)).body.data.id;
  const list = await send('GET', '/courses_fast_edit', undefined, teacher);
  expect(list.body.data.map(({ id }: { id: number }) => id)).toEqual([own]);
  const rows = await edit(
    [others, own].map((id) => ({ id, was: { weeks_time: null }, now: { weeks_time: 2 } })),
    teacher,
  );
  expect(rows).toMatchObject([{ saved: false, errors: [{ code: 'forbidden' }] }, { saved: true }]);
});

test('refuses a cell outside the table and a repeated course', async () => {
  const id = await newCourse('Дважды');
  const cell = await send('PUT', '/courses_fast_edit', {
    rows: [{ id, was: {}, now: { goal: '' } }],
  });
  expect([cell.status, cell.body.errors[0].code]).toEqual([422, 'unknown_field']);
  const row = { id, was: {}, now: {} };
  expect((await send('PUT', '/courses_fast_edit', { rows: [row, row] })).status).toBe(422);
});
