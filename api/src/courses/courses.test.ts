// Tests the course list of the back office.
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../testing/school.ts';
import { courses } from './course-tables.ts';
import { courseCategories, courseTypes } from './dictionaries/dictionary-tables.ts';
import { courseCategoryCourses, courseStudents } from './tables.ts';

let school: School;
let owner: Caller;
let base: string;
let companyId: number;
let typeId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@courses.test');
  companyId = await school.company('courses', owner);
  base = `/api/companies/${companyId}/courses`;
  await school.database.system(async (transaction) => {
    const [type] = await transaction
      .insert(courseTypes)
      .values({ company_id: companyId, name: 'ЕГЭ' })
      .returning();
    typeId = type?.id ?? 0;
    const rows = Array.from({ length: 45 }, (_, index) => ({
      company_id: companyId,
      name: `${['Физика', 'Ёлочка: ботаника', 'Алгебра'][index % 3]} ${String(index).padStart(2, '0')}`,
      status: (['visible', 'visible', 'draft', 'close', 'deleted'] as const)[index % 5] ?? 'draft',
      entity_type: index % 10 === 1 ? ('bundle' as const) : ('course' as const),
      type_id: index % 2 === 0 ? typeId : null,
      price: index % 4 === 0 ? null : `${(index % 7) * 1000}.50`,
      start_date: index % 6 === 0 ? null : `2026-09-${String((index % 28) + 1).padStart(2, '0')}`,
    }));
    await transaction.insert(courses).values(rows);
  });
});

const names = (body: { data: { name: string }[] }) => body.data.map((course) => course.name);

describe('paging', () => {
  test('returns pages of 20 by number, newest first, with the total and without the trash', async () => {
    const { status, body } = await school.send('GET', `${base}?page=2`, undefined, owner);
    expect(status).toBe(200);
    expect(body.meta).toMatchObject({ total: 36, current_page: 2, per_page: 20, last_page: 2 });
    expect(body.data).toHaveLength(16);
  });

  test.each(['name', 'created_at', 'price', 'start_date', 'students_count', 'status', 'id'])(
    'returns every course once by cursor, sorted by %s in both directions and both ways',
    async (sort) => {
      for (const desc of [0, 1]) {
        const all = await school.send(
          'GET',
          `${base}?all=1&sort=${sort}&desc=${desc}&only=id`,
          undefined,
          owner,
        );
        const expected = all.body.data.map((row: { id: number }) => row.id);
        for (const before of [0, 1]) {
          const seen: number[][] = [];
          let cursor: string | null = '';
          while (cursor !== null) {
            const url: string = `${base}?sort=${sort}&desc=${desc}&per_page=7&cursor=${cursor}&before=${before}&only=id`;
            const { body } = await school.send('GET', url, undefined, owner);
            seen.push(body.data.map((row: { id: number }) => row.id));
            cursor = before === 1 ? body.meta.previous_cursor : body.meta.next_cursor;
          }
          const inOrder = before === 1 ? seen.toReversed() : seen;
          expect(inOrder.flat()).toEqual(expected);
        }
      }
    },
  );

  test('returns all rows with all=1 or per_page=-1', async () => {
    for (const everything of ['all=1', 'per_page=-1']) {
      const { body } = await school.send('GET', `${base}?${everything}`, undefined, owner);
      expect(body.data).toHaveLength(36);
    }
  });

  test('refuses a cursor of another sort and an invalid cursor', async () => {
    const { body } = await school.send('GET', `${base}?sort=name&cursor=`, undefined, owner);
    for (const query of [`sort=price&cursor=${body.meta.next_cursor}`, 'cursor=rubbish']) {
      const refused = await school.send('GET', `${base}?${query}`, undefined, owner);
      expect(refused.status).toBe(422);
      expect(refused.body.errors[0]).toMatchObject({ field: 'cursor', code: 'invalid_cursor' });
    }
    const forged = Buffer.from(JSON.stringify(['start_date+', 'not a day', 1])).toString(
      'base64url',
    );
    const answer = await school.send(
      'GET',
      `${base}?sort=start_date&cursor=${forged}`,
      undefined,
      owner,
    );
    expect(answer.status).toBe(422);
  });
});

describe('filtering and sorting', () => {
  test('finds every word at any position and takes wildcards literally', async () => {
    const found = await school.send(
      'GET',
      `${base}?search=${encodeURIComponent('бота 01')}`,
      undefined,
      owner,
    );
    expect(names(found.body)).toEqual(['Ёлочка: ботаника 01']);
    const literal = await school.send('GET', `${base}?search=%25`, undefined, owner);
    expect(literal.body.meta.total).toBe(0);
  });

  test('sorts names by Russian collation', async () => {
    const { body } = await school.send('GET', `${base}?sort=name&all=1`, undefined, owner);
    const initials = new Set(names(body).map((name) => name[0]));
    expect([...initials]).toEqual(['А', 'Ё', 'Ф']);
  });

  test('filters, and counts by status regardless of the status filter', async () => {
    const { body } = await school.send(
      'GET',
      `${base}?status=draft&type_id=${typeId}&countBy=status`,
      undefined,
      owner,
    );
    expect(new Set(body.data.map((course: { status: string }) => course.status))).toEqual(
      new Set(['draft']),
    );
    expect(body.meta.total).toBe(body.data.length);
    expect(body.meta.counts.status.draft).toBe(body.data.length);
    expect(body.meta.counts.status.visible).toBeGreaterThan(0);
  });

  test('ignores a repeated filter value', async () => {
    const read = async (query: string) =>
      (await school.send('GET', `${base}?${query}&sort=name&countBy=status`, undefined, owner))
        .body;
    const once = await read('status=visible,draft&only=id');
    expect(await read('status=visible,draft,visible&only=id')).toEqual(once);
    expect(await read('status=draft&status=draft&only=id')).toEqual(
      await read('status=draft&only=id'),
    );
  });

  test('returns requested relations, counts of relations and columns in one response', async () => {
    const course = await school.send('POST', base, { name: 'С категорией' }, owner);
    const id: number = course.body.data.id;
    await school.database.system(async (transaction) => {
      const [parent] = await transaction
        .insert(courseCategories)
        .values({ company_id: companyId, title: 'Школа', slug: 'shkola' })
        .returning();
      const [category] = await transaction
        .insert(courseCategories)
        .values({
          company_id: companyId,
          title: '11 класс',
          slug: '11',
          parent_id: parent?.id ?? null,
        })
        .returning();
      await transaction
        .insert(courseCategoryCourses)
        .values({ company_id: companyId, course_id: id, category_id: category?.id ?? 0 });
      await transaction
        .insert(courseStudents)
        .values({ company_id: companyId, course_id: id, user_id: owner.userId });
    });
    const { body } = await school.send(
      'GET',
      `${base}/${id}?with=type;subcategoriesWithCategories.parent_category:title&only=name,students_count`,
      undefined,
      owner,
    );
    expect(body.data).toEqual({
      id,
      name: 'С категорией',
      students_count: 1,
      type: null,
      subcategories_with_categories: [
        expect.objectContaining({
          title: '11 класс',
          parent_category: { id: expect.any(Number), title: 'Школа' },
        }),
      ],
    });
  });

  test.each([
    ['sort=secret', 'sort', 'unknown_sort'],
    ['with=company', 'with', 'unknown_relation'],
    ['with=type:secret', 'with', 'unknown_column'],
    ['only=author_id', 'only', 'unknown_column'],
    ['status=open', 'status', 'unknown_value'],
    ['type_id=x', 'type_id', 'unknown_value'],
    ['page=0', 'page', 'invalid'],
    ['per_page=abc', 'per_page', 'invalid'],
    ['colour=red', 'colour', 'unknown_parameter'],
  ])('refuses %s and names the parameter', async (query, field, code) => {
    const { status, body } = await school.send('GET', `${base}?${query}`, undefined, owner);
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ field, code });
  });

  test('returns money and dates exactly', async () => {
    const { body } = await school.send(
      'GET',
      `${base}?sort=price&desc=0&per_page=1`,
      undefined,
      owner,
    );
    expect(body.data[0]).toMatchObject({
      price: expect.stringMatching(/^\d+\.50$/),
      end_date: null,
    });
  });
});

describe('writing', () => {
  test('names a course without a name Без названия and makes it a draft', async () => {
    for (const input of [{}, { name: '   ' }]) {
      const { status, body } = await school.send('POST', base, input, owner);
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ name: 'Без названия', status: 'draft', can_update: true });
    }
  });

  test('shows the author of a course by name and photo only', async () => {
    const { body } = await school.send('POST', base, { name: 'С автором' }, owner);
    const reader = await school.person('reader@courses.test');
    await school.join(companyId, reader, ['courses_show_all']);
    const path = `${base}/${body.data.id}?with=author&only=name`;
    const read = await school.send('GET', path, undefined, reader);
    expect(read.body.data.author).toEqual({
      id: owner.userId,
      name: expect.any(String),
      surname: expect.any(String),
      full_name: expect.any(String),
      photo: null,
    });
  });

  test('renames a course, refuses a long name, and moves it to the trash', async () => {
    const { body } = await school.send('POST', base, { name: 'Химия' }, owner);
    const one = `${base}/${body.data.id}`;
    const renamed = await school.send('PUT', one, { name: 'Органическая химия' }, owner);
    expect(renamed.body.data.name).toBe('Органическая химия');
    const refused = await school.send('PUT', one, { name: 'х'.repeat(256) }, owner);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([
      { message: 'Не больше 255 символов', field: 'name', code: 'too_long' },
    ]);
    expect((await school.send('DELETE', one, undefined, owner)).status).toBe(200);
    const gone = await school.send('GET', one, undefined, owner);
    expect(gone.body.data.status).toBe('deleted');
    const restored = await school.send(
      'POST',
      `${base}/restore`,
      { courses_id: [body.data.id] },
      owner,
    );
    expect(restored.body.data).toEqual({ count: 1, ids: [body.data.id], skipped: [] });
    expect((await school.send('GET', one, undefined, owner)).body.data.status).toBe('draft');
  });

  test('returns 404 for an unknown id of any length', async () => {
    for (const id of ['999999999', '99999999999999999999']) {
      expect((await school.send('GET', `${base}/${id}`, undefined, owner)).status).toBe(404);
    }
  });

  test('applies bulk actions to courses only, by ids or by a filter', async () => {
    const bundles = await school.send('GET', `${base}?entity_type=bundle&all=1`, undefined, owner);
    const drafts = await school.send(
      'GET',
      `${base}?status=draft&entity_type=course&search=Алгебра`,
      undefined,
      owner,
    );
    const ids = [...bundles.body.data, ...drafts.body.data].map(
      (course: { id: number }) => course.id,
    );
    const byId = await school.send('POST', `${base}/close`, { courses_id: ids }, owner);
    expect(byId.body.data.count).toBe(drafts.body.data.length);
    const matching = { search: 'Алгебра', status: ['close'] };
    const back = await school.send('POST', `${base}/draft`, { matching }, owner);
    expect(back.body.data.count).toBeGreaterThanOrEqual(drafts.body.data.length);
    const after = await school.send('GET', `${base}?entity_type=bundle&all=1`, undefined, owner);
    expect(after.body.data).toEqual(bundles.body.data);
  });

  test('deletes a single bundle and restores it together with courses', async () => {
    const sent = { name: 'Ларец', entity_type: 'bundle', status: 'visible' };
    const made = await school.send('POST', base, sent, owner);
    const { id } = made.body.data;
    expect((await school.send('DELETE', `${base}/${id}`, undefined, owner)).status).toBe(200);
    const back = await school.send('POST', `${base}/restore`, { courses_id: [id] }, owner);
    expect(back.body.data).toMatchObject({ count: 1, ids: [id], skipped: [] });
    const now = await school.send('GET', `${base}/${id}`, undefined, owner);
    expect(now.body.data.status).toBe('visible');
  });

  test.for([{}, { courses_id: [1] }, { courses_id: 'nope' }])(
    'refuses an unknown action with the specification’s message, whatever is sent: %o',
    async (sent) => {
      const { status, body } = await school.send('POST', `${base}/nope`, sent, owner);
      expect([status, body.errors]).toEqual([
        422,
        [{ message: 'неизвестное действие', field: 'action', code: 'unknown_action' }],
      ]);
    },
  );

  test('reports skipped rows of bulk actions by reason, with the name of the first', async () => {
    const added = await school.database.system((transaction) =>
      transaction
        .insert(courses)
        .values([
          ...['Кит 1', 'Кит 2'].map((name) => ({ company_id: companyId, name })),
          ...[1, 2, 3, 4].map((number) => ({
            company_id: companyId,
            name: `Китовый набор ${number}`,
            entity_type: 'bundle' as const,
          })),
        ])
        .returning({ id: courses.id }),
    );
    const isBundle = { code: 'not_a_course', message: 'комплекты меняются по одному', count: 4 };
    const names = ['Китовый набор 1', 'Китовый набор 2', 'Китовый набор 3'];
    const matching = { search: 'кит', status: ['draft'] };
    const shown = await school.send('POST', `${base}/visible`, { matching }, owner);
    expect(shown.body.data).toMatchObject({ count: 2, skipped: [{ ...isBundle, names }] });

    // Unchanged courses are not reported.
    const ids = added.map(({ id }) => id);
    const again = { courses_id: [...ids.slice(0, 3), 999_999_999] };
    expect((await school.send('POST', `${base}/visible`, again, owner)).body.data).toEqual({
      count: 0,
      ids: [],
      skipped: [
        { ...isBundle, count: 1, names: ['Китовый набор 1'] },
        { code: 'not_found', message: 'не найдены', count: 1, names: [] },
      ],
    });
  });

  test('undoes one deletion as a whole, each course with its previous status, also after a second deletion', async () => {
    const [open, draft, earlier] = await school.database.system((transaction) =>
      transaction
        .insert(courses)
        .values([
          { company_id: companyId, name: 'Выдра 1', status: 'visible' as const },
          { company_id: companyId, name: 'Выдра 2' },
          { company_id: companyId, name: 'Выдра 3', status: 'visible' as const },
        ])
        .returning({ id: courses.id }),
    );
    const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
      school.send(method, `${base}${path}`, body, owner);
    await send('DELETE', `/${earlier?.id}`);
    const { body } = await send('POST', '/delete', { matching: { search: 'Выдра' } });
    expect(body.data).toMatchObject({ count: 2, ids: [open?.id, draft?.id] });
    await send('DELETE', `/${open?.id}`);
    const matching = { status: ['deleted'], deletion: body.data.deletion };
    expect(
      (await send('GET', `?status=deleted&deletion=${body.data.deletion}`)).body.meta.total,
    ).toBe(2);
    expect((await send('POST', '/restore', { matching })).body.data.count).toBe(2);
    const back = await send(
      'GET',
      '?search=Выдра&status=visible&status=draft&status=deleted&sort=id&desc=0',
    );
    expect(back.body.data.map(({ status }: { status: string }) => status)).toEqual([
      'visible',
      'draft',
      'deleted',
    ]);
  });

  test('stores favourites per person', async () => {
    const other = await school.person('second@courses.test');
    await school.join(companyId, other, ['courses_show_all']);
    const { body } = await school.send('POST', base, { name: 'Любимый' }, owner);
    const one = `${base}/${body.data.id}`;
    const attached = await school.send('POST', `${one}/user_favourite/attach`, undefined, owner);
    expect(attached.body.data.auth_user_favourites_exists).toBe(true);
    const mine = await school.send('GET', `${base}?favourite=1`, undefined, owner);
    expect(names(mine.body)).toEqual(['Любимый']);
    const theirs = await school.send('GET', `${base}?favourite=1`, undefined, other);
    expect(theirs.body.data).toEqual([]);
    await school.send('POST', `${one}/user_favourite/detach`, undefined, owner);
    expect((await school.send('GET', `${base}?favourite=1`, undefined, owner)).body.data).toEqual(
      [],
    );
  });
});

describe('permissions', () => {
  test('with _my flags a person sees and changes only their own courses', async () => {
    const teacher = await school.person('teacher@courses.test');
    await school.join(companyId, teacher, [
      'courses_show_my',
      'courses_create',
      'courses_update_my',
    ]);
    const own = await school.send('POST', base, { name: 'Моя физика' }, teacher);
    const list = await school.send('GET', base, undefined, teacher);
    expect(names(list.body)).toEqual(['Моя физика']);
    expect(list.body.data[0]).toMatchObject({ can_update: true, can_delete: false });
    const others = await school.send('GET', `${base}?per_page=1`, undefined, owner);
    const foreign = others.body.data.find(
      (course: { name: string }) => course.name !== 'Моя физика',
    ) ?? { id: 1 };
    expect((await school.send('PUT', `${base}/${foreign.id}`, { name: 'Х' }, teacher)).status).toBe(
      404,
    );
    const closed = await school.send(
      'POST',
      `${base}/close`,
      { courses_id: [own.body.data.id, foreign.id] },
      teacher,
    );
    expect(closed.body.data).toMatchObject({
      ids: [own.body.data.id],
      skipped: [{ code: 'not_found', count: 1, names: [] }],
    });
    const reader = await school.person('onlooker@courses.test');
    await school.join(companyId, reader, ['courses_show_all', 'courses_update_my']);
    const refused = { courses_id: [own.body.data.id] };
    expect((await school.send('POST', `${base}/draft`, refused, reader)).body.data.skipped).toEqual(
      [{ code: 'forbidden', message: 'у вас нет на это прав', count: 1, names: ['Моя физика'] }],
    );
    expect((await school.send('POST', `${base}/delete`, { courses_id: [1] }, teacher)).status).toBe(
      403,
    );
  });

  test('refuses a caller without the flag, outside the company, and without a token', async () => {
    const manager = await school.person('manager@courses.test');
    await school.join(companyId, manager, ['crm_show']);
    expect((await school.send('GET', base, undefined, manager)).status).toBe(403);
    const stranger = await school.person('stranger@courses.test');
    await school.company('courses-beta', stranger);
    expect((await school.send('GET', base, undefined, stranger)).status).toBe(404);
    expect((await school.send('GET', base)).status).toBe(401);
    expect((await school.send('GET', base, undefined, { ...owner, token: 'x' })).status).toBe(401);
  });
});
