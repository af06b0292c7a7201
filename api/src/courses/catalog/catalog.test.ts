// Tests the public catalogue of a company.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type School } from '../../../testing/school.ts';
import { courses, courseStatuses } from '../course-tables.ts';
import {
  courseCategories,
  courseFormats,
  places as placesTable,
} from '../dictionaries/dictionary-tables.ts';
import { courseCategoryCourses, coursePlaces } from '../tables.ts';

let school: School;
let companyId: number;
let base: string;
let ids: Record<string, number>;

beforeAll(async () => {
  school = await openSchool();
  const owner = await school.person('owner@catalog.test');
  companyId = await school.company('catalog', owner);
  base = `/api/public/companies/${companyId}`;
  const company_id = companyId;
  ids = await school.database.system(async (transaction) => {
    const category = async (
      title: string,
      parent_id: number | null = null,
      show_in_catalog = true,
    ): Promise<number> => {
      const values = { company_id, title, parent_id, slug: title, show_in_catalog };
      const [row] = await transaction.insert(courseCategories).values(values).returning();
      return row?.id ?? 0;
    };
    const subject = await category('subject');
    const physics = await category('physics', subject);
    const optics = await category('optics', physics);
    const maths = await category('maths', subject);
    const level = await category('level');
    const ninth = await category('ninth', level);
    const hidden = await category('hidden', null, false);
    const belowHidden = await category('below-hidden', hidden);
    const [format] = await transaction
      .insert(courseFormats)
      .values([
        { company_id, name: 'Онлайн' },
        { company_id, name: 'Ничей' },
      ])
      .returning();
    const [place] = await transaction
      .insert(placesTable)
      .values({ company_id, name: 'Школа', address: 'Садовая, 1' })
      .returning();
    const course = async (
      name: string,
      listed: number[],
      more: Partial<typeof courses.$inferInsert> = {},
    ) => {
      const values = { company_id, name, status: 'visible' as const, ...more };
      const [{ id = 0 } = {}] = await transaction.insert(courses).values(values).returning();
      for (const category_id of listed) {
        await transaction
          .insert(courseCategoryCourses)
          .values({ company_id, course_id: id, category_id });
      }
      return id;
    };
    const optician = await course('Оптика для девятых', [optics, ninth], {
      price: '1500.00',
      format_id: format?.id ?? null,
      catalog_url_first_category_id: physics,
      catalog_url_first_category_slug: 'optika',
    });
    await course('Физика', [physics, belowHidden]);
    await course('Алгебра <b>в</b> девятом', [maths, ninth], { price: '900.00', status: 'start' });
    const somewhere = await course('Нигде', [hidden], { status: 'trial' });
    await transaction
      .insert(coursePlaces)
      .values({ company_id, course_id: somewhere, place_id: place?.id ?? 0 });
    for (const status of courseStatuses.slice(3)) {
      const values = { status, format_id: null, catalog_url_second_category_id: maths };
      await course(`Тайна ${status}`, [maths], {
        ...values,
        catalog_url_second_category_slug: 'taina',
      });
    }
    return {
      physics,
      optics,
      maths,
      subject,
      level,
      ninth,
      hidden,
      optician,
      place: place?.id ?? 0,
    };
  });
});

const get = (path: string) => school.send('GET', `${base}${path}`);
const names = async (query: string): Promise<string[]> => {
  const { status, body } = await get(`/courses?sort=name&${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data.map(({ name }: { name: string }) => name);
};

test('lists published courses with their public fields only', async () => {
  expect(await names('')).toEqual([
    'Алгебра <b>в</b> девятом',
    'Нигде',
    'Оптика для девятых',
    'Физика',
  ]);
  expect(await names('search=тайна')).toEqual([]);
  expect(await names('search=тойна')).toEqual([]);
  const { body } = await get(`/courses?ids=${ids['optician']}&with=format;places;img;type`);
  expect(body.data).toEqual([
    {
      id: ids['optician'],
      name: 'Оптика для девятых',
      anons: null,
      description: null,
      entity_type: 'course',
      can_be_bought: true,
      price: '1500.00',
      old_price: null,
      price_comment: null,
      preposition_from: false,
      start_date: null,
      end_date: null,
      weeks_time: null,
      classes: [],
      categories_id: [ids['optics'], ids['ninth']],
      catalog_address: 'physics/optika',
      format: { id: expect.any(Number), name: 'Онлайн' },
      places: [],
      img: null,
      type: null,
    },
  ]);
});

test.each([
  ['physics', ['Оптика для девятых', 'Физика']],
  ['optics', ['Оптика для девятых']],
  ['subject', ['Алгебра <b>в</b> девятом', 'Оптика для девятых', 'Физика']],
  ['optics maths', ['Алгебра <b>в</b> девятом', 'Оптика для девятых']],
  ['physics ninth', ['Оптика для девятых']],
  ['physics maths level', ['Алгебра <b>в</b> девятом', 'Оптика для девятых']],
  ['hidden', []],
])('filters by «%s»: OR within a category tree, AND between trees', async (categories, found) => {
  const chosen = categories.split(' ').map((name) => ids[name]);
  expect(await names(`category_id=${chosen.join(',')}`)).toEqual(found);
});

test.each([
  ['free=1', ['Нигде', 'Физика']],
  ['price_from=900.5', ['Оптика для девятых']],
  ['price_from=1&price_to=1000', ['Алгебра <b>в</b> девятом']],
  ['price_to=0', ['Нигде', 'Физика']],
])('filters and sorts by %s', async (query, found) => expect(await names(query)).toEqual(found));

test('filters by place and by words, with matches as data instead of markup', async () => {
  expect(await names(`place_id=${ids['place']}`)).toEqual(['Нигде']);
  const { body } = await get('/courses?search=девятый алгебры&only=id&with=highlighted');
  expect(body.data).toEqual([
    {
      id: expect.any(Number),
      highlighted: {
        name: [
          { text: 'Алгебра', match: true },
          { text: ' <b>в</b> ', match: false },
          { text: 'девятом', match: true },
        ],
        anons: [],
      },
    },
  ]);
});

test.each([
  'price_from=дорого',
  'free=да',
  'category_id=x',
  'status=draft',
  'with=students',
  'only=author_id',
  'cursor=x',
  'all=1',
  'per_page=-1',
  'per_page=101',
  'each=type_id&type_id=1,2',
])('refuses the unsupported parameter %s', async (query) =>
  expect((await get(`/courses?${query}`)).status).toBe(422),
);

test('finds a course by its address only while it is published', async () => {
  const { body } = await get('/courses/physics/optika?only=name');
  expect(body.data).toEqual({ id: ids['optician'], name: 'Оптика для девятых' });
  expect((await get('/courses/maths/taina')).status).toBe(404);
  expect((await get('/courses/physics/nichego')).status).toBe(404);
});

test('offers filter values that published courses have', async () => {
  const { body } = await get('/catalog');
  expect(body.data.company).toEqual({ name: expect.any(String), code: 'catalog' });
  expect(body.data.categories.map(({ slug }: { slug: string }) => slug)).toEqual(
    expect.arrayContaining(['subject', 'physics', 'optics', 'maths', 'level', 'ninth']),
  );
  expect(body.data.categories).toHaveLength(6);
  expect(body.data.formats).toEqual([{ id: expect.any(Number), name: 'Онлайн' }]);
  expect(body.data.places).toEqual([{ id: ids['place'], name: 'Школа', address: 'Садовая, 1' }]);
});

describe('responses', () => {
  test.each(['/catalog', '/courses', '/courses/physics/optika'])(
    'to %s are cacheable for everybody and revalidated by ETag',
    async (path) => {
      const first = await get(path);
      expect(first.headers).toMatchObject({
        'cache-control': 'public, max-age=30, stale-while-revalidate=60, stale-if-error=600',
        etag: expect.stringMatching(/^"[\w-]+"$/),
      });
      expect(first.headers).not.toHaveProperty('set-cookie');
      const again = await school.app.inject({
        url: `${base}${path}`,
        headers: { 'if-none-match': `W/${first.headers['etag']}`, authorization: 'Bearer made-up' },
      });
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([
        304,
        '',
        first.headers['etag'],
      ]);
    },
  );

  test.each(['/courses?sort=nothing', '/courses/physics/nichego'])(
    'with an error are not cacheable: %s',
    async (path) => expect((await get(path)).headers['cache-control']).toBe('no-store'),
  );

  test('have an ETag that changes with their content', async () => {
    const before = (await get('/courses')).headers['etag'];
    await school.database.system((transaction) =>
      transaction.execute(sql`update courses set name = 'Оптика' where id = ${ids['optician']}`),
    );
    expect((await get('/courses')).headers['etag']).not.toBe(before);
  });
});

test('returns 404 for a company that is being removed', async () => {
  const owner = await school.person('owner@catalog-gone.test');
  const gone = await school.company('catalog-gone', owner);
  const paths = ['catalog', 'courses', 'courses/a/b'];
  const statuses = async () => {
    const answers = await Promise.all(
      paths.map((path) => school.send('GET', `/api/public/companies/${gone}/${path}`)),
    );
    return answers.map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 200, 404]);
  await school.database.system((transaction) =>
    transaction.execute(sql`update companies set deleted_at = now() where id = ${gone}`),
  );
  expect(await statuses()).toEqual([404, 404, 404]);
});
