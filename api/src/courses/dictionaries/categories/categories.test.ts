// Tests the category tree: positions, slugs, manual order, merging, and refused deletions.
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../../testing/school.ts';

let school: School;
let owner: Caller;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@categories.test');
  base = `/api/companies/${await school.company('categories', owner)}/course_categories`;
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  school.send(method, `${base}${path}`, body, owner);

async function made(title: string, parent_id: number | null = null): Promise<number> {
  const { status, body } = await send('POST', '', { title, parent_id });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id;
}

const one = async (id: number) => (await send('GET', `/${id}`)).body.data;
const reasonOf = ({ status, body }: { status: number; body: { errors: Reason[] } }) => [
  status,
  body.errors[0]?.field,
  body.errors[0]?.message,
];

interface Reason {
  field?: string;
  message: string;
}

test('places a new category last, with a slug of its title and default display settings', async () => {
  const school = await made('Школа «Орлёнок»');
  expect(await one(school)).toMatchObject({
    title: 'Школа «Орлёнок»',
    parent_id: null,
    slug: 'shkola-orlyonok',
    show_in_catalog: true,
    columns_count: 3,
    filter_selection_type: 'multiple',
    view_type: 'tiles',
    courses_count: 0,
    subcategories_count: 0,
  });
  const again = await one(await made('Школа «Орлёнок»'));
  expect(again.slug).toBe('shkola-orlyonok-2');
  expect(again.sort).toBeGreaterThan((await one(school)).sort);
});

test('leaves the slug when the title changes, makes a new one when it is cleared, and requires it to be unique', async () => {
  const id = await made('Физика');
  const change = async (body: object) => send('PUT', `/${id}`, body);
  await change({ title: 'Физика и астрономия' });
  expect((await one(id)).slug).toBe('fizika');
  await change({ slug: '' });
  expect((await one(id)).slug).toBe('fizika-i-astronomiya');
  await made('Химия');
  const taken = [422, 'slug', 'Категория с таким адресом уже есть'];
  expect(reasonOf(await change({ slug: ' Khimiya ' }))).toEqual(taken);
  const wrong = [422, 'slug', 'Только латинские буквы, цифры и дефисы между ними'];
  expect(reasonOf(await change({ slug: 'химия' }))).toEqual(wrong);
});

describe('the category tree', () => {
  test('has at most three levels and no cycle', async () => {
    const top = await made('Верх');
    const middle = await made('Середина', top);
    const low = await made('Низ', middle);
    const deeper = await send('POST', '', { title: 'Глубже', parent_id: low });
    expect(reasonOf(deeper)).toEqual([422, 'parent_id', 'Не больше 3 уровней категорий']);
    expect(reasonOf(await send('PUT', `/${top}`, { parent_id: middle }))).toEqual([
      422,
      'parent_id',
      'Категория не может лежать в самой себе: «Верх» → «Середина» → «Верх»',
    ]);
    const nowhere = await send('PUT', `/${top}`, { parent_id: 2 ** 31 - 1 });
    expect(reasonOf(nowhere)).toEqual([422, 'parent_id', 'Категория не найдена']);
    expect(reasonOf(await send('DELETE', `/${top}`))).toEqual([
      409,
      undefined,
      'Используется: 1 подкатегория («Середина»)',
    ]);
  });

  test('is reordered among the sent categories, under the sent parents', async () => {
    const top = await made('Порядок');
    const [a, b, c] = [await made('А', top), await made('Б', top), await made('В', top)];
    const below = async () =>
      (await send('GET', `?parent_id=${top}`)).body.data.map(({ id }: { id: number }) => id);
    expect(await below()).toEqual([a, b, c]);
    const sorted = [c, a].map((id) => ({ id, parent_id: top }));
    const { body } = await send('POST', '/multi_sort', { categories: sorted });
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([c, a]);
    expect(await below()).toEqual([c, b, a]);
    await send('POST', '/multi_sort', { categories: [{ id: b, parent_id: c }] });
    expect(await below()).toEqual([c, a]);
    expect((await one(b)).parent_id).toBe(c);
    // A client that does not know of the move sends no parent, so the category stays where it was moved to.
    await send('POST', '/multi_sort', { categories: [{ id: a, parent_id: top }, { id: b }] });
    expect((await one(b)).parent_id).toBe(c);
  });

  test('is unchanged by an invalid order', async () => {
    const top = await made('Стойкая');
    const low = await made('Ниже', top);
    const circle = await send('POST', '/multi_sort', { categories: [{ id: top, parent_id: low }] });
    expect(circle.status).toBe(422);
    const missing = { categories: [{ id: low, parent_id: 2 ** 31 - 1 }] };
    expect((await send('POST', '/multi_sort', missing)).status).toBe(404);
    expect((await one(low)).parent_id).toBe(top);
  });

  test('has no cycle after concurrent changes', async () => {
    const [one, other] = [await made('Первая'), await made('Вторая')];
    const answers = await Promise.all([
      send('PUT', `/${one}`, { parent_id: other }),
      send('PUT', `/${other}`, { parent_id: one }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

test('moves subcategories when merging, and refuses to merge a category into its descendant', async () => {
  const [from, into] = [await made('Откуда'), await made('Куда')];
  const low = await made('Её', from);
  const inside = await send('POST', `/${from}/merge`, { into_id: low });
  expect(reasonOf(inside)[1]).toBe('into_id');
  const { body } = await send('POST', `/${from}/merge`, { into_id: into });
  expect(body.data).toMatchObject({ id: into, subcategories_count: 1 });
  expect((await one(low)).parent_id).toBe(into);
  const tall = await made('Высокая');
  await made('Ниже высокой', await made('Под высокой', tall));
  const deep = await made('Глубокая', into);
  expect(reasonOf(await send('POST', `/${tall}/merge`, { into_id: deep }))).toEqual([
    422,
    'into_id',
    'Не больше 3 уровней категорий',
  ]);
});
