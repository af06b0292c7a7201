// Tests that catalogue addresses of courses are unique, also under concurrent writes.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let category: number;
let other: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@catalog-addresses.test');
  companyId = await school.company('catalog-addresses', owner);
  category = await made('/course_categories', { title: 'Наука', slug: 'nauka' });
  other = await made('/course_categories', { title: 'Школа', slug: 'shkola' });
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, owner);
const made = async (path: string, body: object): Promise<number> => {
  const { status, body: answer } = await send('POST', path, body);
  expect([path, status, answer.errors]).toEqual([path, 201, undefined]);
  return answer.data.id;
};
const at = (place: 'first' | 'second', slug: string | null, of = category) => ({
  [`catalog_url_${place}_category_id`]: of,
  [`catalog_url_${place}_category_slug`]: slug,
});
const problem = ({ body }: { body: { errors: { field?: string; message: string }[] } }) => [
  body.errors[0]?.field,
  body.errors[0]?.message,
];
const taken = 'Такой адрес уже есть у другого курса';

test('refuses an address of another course at its field, as the first and as the second address', async () => {
  const id = await made('/courses', { name: 'Физика', ...at('first', 'fizika') });
  const [first, second] = ['first', 'second'].map((place) => `catalog_url_${place}_category_slug`);
  const sent = (place: 'first' | 'second') =>
    send('POST', '/courses', { name: 'Другая', ...at(place, 'fizika') });
  expect(problem(await sent('first'))).toEqual([first, taken]);
  expect(problem(await sent('second'))).toEqual([second, taken]);
  const elsewhere = await made('/courses', { name: 'Другая', ...at('second', 'fizika', other) });
  const moved = await send('PUT', `/courses/${elsewhere}`, {
    catalog_url_second_category_id: category,
  });
  expect(problem(moved)).toEqual([second, taken]);
  expect((await send('PUT', `/courses/${id}`, at('first', 'fizika'))).status).toBe(200);
  await send('DELETE', `/courses/${id}`);
  expect(problem(await sent('first'))).toEqual([first, 'Такой адрес уже есть у курса в корзине']);
});

test('gives an address to one of several concurrent requests', async () => {
  const ids = await Promise.all(
    Array.from({ length: 6 }, () => made('/courses', { name: 'Вместе' })),
  );
  const answers = await Promise.all(
    ids.map((id, turn) =>
      send('PUT', `/courses/${id}`, at(turn % 2 === 0 ? 'first' : 'second', 'vmeste')),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
});

test('refuses to merge categories whose courses have the same address', async () => {
  const [from, into] = [
    await made('/course_categories', { title: 'Одна' }),
    await made('/course_categories', { title: 'Другая' }),
  ];
  const id = await made('/courses', { name: 'Тут', ...at('first', 'kurs', from) });
  await made('/courses', { name: 'Там', ...at('second', 'kurs', into) });
  const merge = () => send('POST', `/course_categories/${from}/merge`, { into_id: into });
  const refused = await merge();
  expect([refused.status, problem(refused)[1]]).toEqual([
    409,
    'В обеих категориях есть курс с адресом «kurs»: измените один из адресов',
  ]);
  await send('PUT', `/courses/${id}`, { catalog_url_first_category_slug: null });
  expect((await merge()).status).toBe(200);
});

test('finds a course that has only a second address', async () => {
  const id = await made('/courses', {
    name: 'Вторая',
    status: 'visible',
    ...at('second', 'vtoraya'),
  });
  const { body } = await school.send(
    'GET',
    `/api/public/companies/${companyId}/courses/nauka/vtoraya`,
  );
  expect(body.data).toMatchObject({ id, catalog_address: 'nauka/vtoraya' });
});
