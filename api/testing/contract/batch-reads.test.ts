// A batch read (`each=`) returns for each value the same as a separate request: rows, order, totals, cursors and
// errors, with every kind of paging.
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { courses, courseStatuses } from '../../src/courses/course-tables.ts';
import { courseStudents } from '../../src/courses/tables.ts';
import { groupMembers, groups } from '../../src/people/tables.ts';
import { openSchool, type Answer, type Caller, type School } from '../school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let people: Caller[];
let groupIds: number[];
/** A company where the caller is not a member, with a user and a group. */
let strange: { companyId: number; userId: number; groupId: number };

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@each.test');
  companyId = await school.company('each', owner);
  people = await Promise.all(
    Array.from({ length: 5 }, (_, place) => school.person(`person-${place}@each.test`)),
  );
  for (const person of people) await school.join(companyId, person, ['courses_show_all']);
  groupIds = await newGroups(companyId, 4);
  const stranger = await school.person('stranger@each.test');
  const elsewhere = await school.company('each-elsewhere', stranger);
  const [groupId = 0] = await newGroups(elsewhere, 1);
  strange = { companyId: elsewhere, userId: stranger.userId, groupId };
  await learn(elsewhere, { names: ['Чужой'], learners: [{ user: stranger.userId, course: 0 }] });
  await school.database.system((transaction) =>
    transaction
      .insert(groupMembers)
      .values({ company_id: elsewhere, group_id: groupId, user_id: stranger.userId }),
  );
});

const newGroups = (company_id: number, count: number): Promise<number[]> =>
  school.database.system(async (transaction) => {
    const rows = Array.from({ length: count }, (_, place) => ({ company_id, name: `Г${place}` }));
    const made = await transaction.insert(groups).values(rows).returning({ id: groups.id });
    return made.map(({ id }) => id);
  });

interface Learning {
  names: readonly string[];
  /** `course` is the index of a course. */
  learners: readonly { user: number; course: number }[];
}

/** Replaces the courses of a company and their learners. */
const learn = (company_id: number, { names, learners }: Learning): Promise<void> =>
  school.database.system(async (transaction) => {
    await transaction.delete(courses).where(sql`company_id = ${company_id}`);
    if (names.length === 0) return;
    const rows = names.map((name, place) => ({
      company_id,
      name,
      status: courseStatuses[place % courseStatuses.length] ?? 'draft',
      price: place % 3 === 0 ? null : `${place % 2}`,
    }));
    const made = await transaction.insert(courses).values(rows).returning({ id: courses.id });
    const links = learners.flatMap(({ user, course }) => {
      const { id } = made[course % made.length] ?? {};
      return id === undefined ? [] : [{ company_id, user_id: user, course_id: id }];
    });
    if (links.length > 0)
      await transaction.insert(courseStudents).values(links).onConflictDoNothing();
  });

type Query = Readonly<Record<string, string | number>>;

const ask = (list: string, query: Query, as = owner): Promise<Answer> => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return school.send('GET', `/api/companies/${companyId}/${list}?${search}`, undefined, as);
};

/**
 * Whether the list is nested below records, as `users/-/audits`, and not filtered by a parameter.
 */
const below = (list: string) => list.includes('/-/');

const askAlone = (list: string, name: string, value: string, query: Query, as = owner) =>
  below(list)
    ? ask(list.replace('-', value), query, as)
    : ask(list, { ...query, [name]: value }, as);

/**
 * Requests a list for all values at once and for each value separately; returns both results in the same form.
 */
async function askBoth(
  list: string,
  name: string,
  values: readonly (string | number)[],
  query: Query,
  as = owner,
) {
  const { status, body } = await ask(list, { ...query, each: name, [name]: values.join() }, as);
  const rows = new Map<number, unknown>(
    (body.data ?? []).map((row: { id: number }) => [row.id, row]),
  );
  const together: Page[] = [];
  const apart: Page[] = [];
  const shown = new Set<number>();
  for (const value of values.map(String)) {
    const { ids = [], ...page } = body.meta.each[value];
    for (const id of ids) shown.add(id);
    together.push(
      'errors' in page ? page : { ...page, data: ids.map((id: number) => rows.get(id)) },
    );
    const alone = await askAlone(list, name, value, query, as);
    apart.push(alone.status === 200 ? pageOf(alone.body) : { status: alone.status, ...alone.body });
  }
  const [place, supports] = [body.meta.current_page, body.meta.supports.includes('each')];
  return {
    together: { status, place, supports, pages: together, rows: body.data.length },
    apart: {
      status: 200,
      place: 'cursor' in query ? null : Number(query['page'] ?? 1),
      supports: true,
      pages: apart,
      rows: shown.size,
    },
  };
}

type Page = Record<string, unknown>;

/** Without the metadata that are the same for all values. */
function pageOf({ data, meta }: Answer['body']): Page {
  const { current_page: _, per_page: __, supports: ___, ...rest } = meta;
  return { ...rest, data };
}

const place = fc.oneof(
  fc.constant({}),
  fc.constant({ cursor: '' }),
  fc.constant({ cursor: '', before: 1 }),
  fc.constantFrom(1, 2).map((page) => ({ page })),
  fc.constant({ all: 1 }),
);

const anyQuery = (sorts: readonly string[], more: Record<string, fc.Arbitrary<string>>) =>
  fc
    .tuple(
      place,
      fc.record(
        {
          sort: fc.constantFrom(...sorts),
          desc: fc.constantFrom(0, 1),
          total: fc.constantFrom(0, 1),
          ...more,
        },
        { requiredKeys: [] },
      ),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([where, query, per_page]): Query => ({
      ...('all' in where ? {} : { per_page }),
      ...where,
      ...(query as Query),
    }));

test('courses of users, in one statement', async () => {
  const learning = fc.record({
    names: fc.array(fc.constantFrom('Ёж', 'Еж', 'еж', 'Физика', 'Химия', 'химия 2'), {
      maxLength: 8,
    }),
    learners: fc.array(
      fc.record({ user: fc.integer({ min: 0, max: 3 }), course: fc.nat({ max: 7 }) }),
      { maxLength: 16 },
    ),
  });
  const query = anyQuery(['name', 'created_at', 'price', 'status'], {
    search: fc.constantFrom('е', 'х'),
    status: fc.constantFrom('visible', 'draft,close', 'deleted'),
    countBy: fc.constant('status'),
    only: fc.constantFrom('name', 'id,auth_user_favourites_exists'),
    with: fc.constantFrom('type', 'subcategories_with_categories'),
    withCount: fc.constant('subcategories_with_categories'),
  });
  await fc.assert(
    fc.asyncProperty(
      learning,
      fc.array(query, { minLength: 1, maxLength: 3 }),
      async (made, all) => {
        const learners = made.learners.map(({ user, course }) => ({
          user: people[user]?.userId ?? 0,
          course,
        }));
        await learn(companyId, { ...made, learners });
        const users = [...people.map(({ userId }) => userId), strange.userId, 2_000_000_000];
        for (const each of all) {
          const { together, apart } = await askBoth('courses', 'user_id', users, each);
          expect(together).toEqual(apart);
        }
      },
    ),
    { numRuns: 15 },
  );
});

test('members of groups, each by a suitable plan', async () => {
  const membership = fc.array(fc.record({ group: fc.nat({ max: 2 }), user: fc.nat({ max: 4 }) }), {
    maxLength: 12,
  });
  const query = anyQuery(['full_name', 'created_at'], {
    search: fc.constantFrom('person', '1'),
    status: fc.constantFrom('active', 'blocked,deleted'),
    countBy: fc.constant('status'),
    withCount: fc.constant('groups'),
  });
  await fc.assert(
    fc.asyncProperty(membership, query, async (members, each) => {
      await school.database.system(async (transaction) => {
        await transaction.delete(groupMembers).where(sql`company_id = ${companyId}`);
        const rows = members.map(({ group, user }) => ({
          company_id: companyId,
          group_id: groupIds[group] ?? 0,
          user_id: people[user]?.userId ?? 0,
        }));
        if (rows.length > 0)
          await transaction.insert(groupMembers).values(rows).onConflictDoNothing();
      });
      const values = [...groupIds, strange.groupId, 'x'];
      const { together, apart } = await askBoth('users', 'group_id', values, each);
      expect(together).toEqual(apart);
    }),
    { numRuns: 15 },
  );
});

test('the history of records, by ids in the path', async () => {
  for (const { userId } of people.slice(0, 3)) {
    for (const learning_banned of [true, false]) {
      const { status } = await school.send(
        'PUT',
        `/api/companies/${companyId}/users/${userId}`,
        { learning_banned },
        owner,
      );
      expect(status).toBe(200);
    }
  }
  const users = [...people.map(({ userId }) => userId), strange.userId, 2_000_000_000];
  const query = anyQuery(['id'], { event: fc.constantFrom('created', 'updated') });
  await fc.assert(
    fc.asyncProperty(query, async (each) => {
      const { together, apart } = await askBoth('users/-/audits', 'id', users, each);
      expect(together).toEqual(apart);
    }),
    { numRuns: 15 },
  );
});

test('other filters, and users of invites', async () => {
  for (const [list, name, values, query] of [
    ['users', 'status', ['active', 'deleted', 'nonsense'], { cursor: '', per_page: 2 }],
    ['courses', 'favourite', ['1', '0', '2'], { per_page: 2 }],
    ['courses', 'entity_type', ['course'], { countBy: 'status' }],
    ['admin/get_log', 'author_id', [owner.userId, strange.userId], { per_page: 3 }],
    ['invites/-/user_invites', 'id', [1, strange.userId], {}],
  ] as const) {
    const { together, apart } = await askBoth(list, name, values, query);
    expect(together).toEqual(apart);
  }
});

describe('the caller', () => {
  test('gets an error for each parent that they may not read, and the lists of the others', async () => {
    const [person] = people as [Caller];
    await learn(companyId, { names: ['Физика'], learners: [{ user: person.userId, course: 0 }] });
    const userIds = [person.userId, owner.userId];
    const { together, apart } = await askBoth('courses', 'user_id', userIds, {}, person);
    expect(together).toEqual(apart);
    const { body } = await ask(
      'courses',
      { each: 'user_id', user_id: `${person.userId},${owner.userId}` },
      person,
    );
    expect(body.meta.each).toMatchObject({
      [person.userId]: { total: 1 },
      [owner.userId]: { status: 403, errors: [{ code: 'forbidden' }] },
    });
  });

  test('finds no records of another company, nor lists below them', async () => {
    const courses = await ask('courses', { each: 'user_id', user_id: strange.userId });
    expect(courses.body).toMatchObject({
      data: [],
      meta: { each: { [strange.userId]: { ids: [] } } },
    });
    const users = await ask('users', { each: 'group_id', group_id: strange.groupId });
    expect(users.body).toMatchObject({
      data: [],
      meta: { each: { [strange.groupId]: { total: 0 } } },
    });
    const audits = await ask('users/-/audits', { each: 'id', id: strange.userId });
    expect(audits.body).toMatchObject({
      data: [],
      meta: { each: { [strange.userId]: { status: 404 } } },
    });
  });
});

test('totals can be requested without rows', async () => {
  const values = people.map(({ userId }) => userId);
  const { body } = await ask('courses', { each: 'user_id', user_id: values.join(), per_page: 0 });
  expect(body.data).toEqual([]);
  for (const value of values) {
    const alone = await ask('courses', { user_id: value });
    expect(body.meta.each[value]).toMatchObject({ ids: [], total: alone.body.meta.total });
  }
});

describe('a batch read is rejected', () => {
  const refused = async (list: string, query: Query) => {
    const { status, body } = await ask(list, query);
    return { status, field: body.errors?.[0].field, code: body.errors?.[0].code };
  };
  const many = (count: number) => Array.from({ length: count }, (_, place) => place + 1).join();

  test('for more than a hundred values', async () => {
    const by = { each: 'user_id', per_page: 1 };
    expect((await refused('courses', { ...by, user_id: many(100) })).status).toBe(200);
    expect(await refused('courses', { ...by, user_id: many(101) })).toEqual({
      status: 422,
      field: 'user_id',
      code: 'too_many_values',
    });
  });

  test('above the cost limit, which fewer values do not reach', async () => {
    const query = { each: 'user_id', per_page: 20, search: 'а б в' };
    expect(await refused('courses', { ...query, user_id: many(60) })).toEqual({
      status: 422,
      field: 'each',
      code: 'too_expensive',
    });
    expect((await refused('courses', { ...query, user_id: many(15) })).status).toBe(200);
  });

  test('without the values', async () => {
    const field = 'each';
    for (const [list, query] of [
      ['courses', { each: 'user_id' }],
      ['courses', { each: 'name' }],
      ['users/-/audits', {}],
      ['users/-/audits', { each: 'event', event: 'created' }],
      ['users/-/audits', { each: 'id' }],
      ['users/1/audits', { each: 'id' }],
    ] as const) {
      expect(await refused(list, query)).toMatchObject({ status: 422, field });
    }
    const unexpected = await refused('users/1/audits', { id: 1 });
    expect(unexpected).toMatchObject({ status: 422, field: 'id', code: 'unknown_parameter' });
  });

  test('without rows and without `each`', async () => {
    expect(await refused('courses', { per_page: 0 })).toMatchObject({
      status: 422,
      field: 'per_page',
    });
  });
});
