// Tests that a copy of a course has all its parts and a new name, and that a job makes it once.
import { randomUUID } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { courses } from '../course-tables.ts';
import { copiedTables, uncopiedTables } from './copied-tables.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@replication.test');
  companyId = await school.company('replication', owner);
  base = `/api/companies/${companyId}`;
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);
const made = async (path: string, body: object): Promise<number> => {
  const answer = await send('POST', path, body);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.data.id;
};
const inCompany = <T>(work: (transaction: Transaction) => Promise<T>) =>
  school.database.company({ companyId, personId: owner.userId }, work);
const idsIn = (table: string, where = sql`true`) =>
  inCompany((transaction) =>
    rowsOf<Record<string, unknown>>(
      transaction,
      sql`select * from ${sql.identifier(table)} where company_id = ${companyId} and ${where}`,
    ),
  );

async function replicated(id: number, as = owner) {
  const { status, body } = await send('POST', `/courses/${id}/replicate`, undefined, as);
  expect(status).toBe(201);
  const job = await finishedJob(school, base, body.data.id, as);
  const copy = await send(
    'GET',
    `/course_replicas/${body.data.id}/after_replicated`,
    undefined,
    as,
  );
  return { replica: body.data.id as number, job, copy: copy.body.data };
}

/** Creates a course with a row in every copied table. */
async function fullCourse(): Promise<number> {
  const category = await made('/course_categories', {
    title: 'Языки',
    slug: `langs-${randomUUID()}`,
  });
  const place = await made('/places', { name: `Аудитория ${randomUUID()}` });
  const folder = await made('/course_folder', { name: `Весна ${randomUUID()}` });
  const course = await made('/courses', {
    name: 'Французский с нуля',
    description: '<p>Для тех, кто <strong>начинает</strong></p>',
    status: 'visible',
    price: '12500.50',
    classes: [9, 11],
    start_date: '2027-02-01',
    folder_id: folder,
    subcategories_id: [category],
    places_id: [place],
    finish_criteria: { lessons_percentage: 80, tests_passed: null, homework_points: null },
    catalog_url_first_category_id: category,
    catalog_url_first_category_slug: `french-${randomUUID().slice(0, 8)}`,
  });
  const branch = await made(`/courses/${course}/course_branches`, { name: 'Утро' });
  const one = await made(`/courses/${course}/course_packages`, {
    name: 'Базовый',
    branch_id: branch,
  });
  const other = await made(`/courses/${course}/course_packages`, { name: 'Полный', price: '100' });
  const elsewhere = await made('/courses', { name: 'Соседний' });
  const foreign = await made(`/courses/${elsewhere}/course_packages`, { name: 'Чужой' });
  for (const related_package_id of [one, foreign]) {
    await made('/course_package_relations', {
      package_id: other,
      related_package_id,
      type: 'included',
    });
  }
  await made('/course_bullet_points', { course_id: course, text: 'Говорим с первого урока' });
  const block = await made('/course_chat_link_blocks', { course_id: course, title: 'Куратор' });
  await send('POST', `/course_chat_link_blocks/${block}/attach_packages`, {
    packages_ids: [other],
  });
  await made('/course_field_comments', { course_id: course, field: 'name', text: 'Короче?' });
  const theme = await made(`/courses/${course}/block_layers`, { title: 'Звуки' });
  const layer = await made(`/courses/${course}/block_layers`, { parent_layer_id: theme });
  const lesson = await made(`/courses/${course}/lessons`, {
    name: 'Алфавит',
    type: 'text',
    layer_id: layer,
  });
  await send('POST', `/courses/${course}/lessons/${lesson}/admin_access/attach`, {
    users_id: [owner.userId],
  });
  const [field, gallery, test] = await inCompany(async (transaction) => {
    const inserted = async (statement: ReturnType<typeof sql>) =>
      (await rowsOf<{ id: number }>(transaction, sql`${statement} returning id`))[0]?.id ?? 0;
    const tested = await inserted(
      sql`insert into tests (company_id, title) values (${companyId}, 'Входной')`,
    );
    for (const content of [
      'lessons',
      'trial_lessons',
      'zoom_lessons',
      'closed_lessons',
      'closed_homeworks',
    ]) {
      await transaction.execute(
        sql`insert into ${sql.identifier(`course_package_${content}`)} (company_id, package_id, target_id) values (${companyId}, ${one}, ${lesson})`,
      );
    }
    await transaction.execute(
      sql`insert into course_package_closed_tests (company_id, package_id, target_id) values (${companyId}, ${one}, ${tested})`,
    );
    await transaction.execute(
      sql`insert into course_remarks (company_id, course_id, text, author_id) values (${companyId}, ${course}, 'Рассрочка', ${owner.userId})`,
    );
    await transaction.execute(
      sql`insert into course_teachers (company_id, course_id, user_id) values (${companyId}, ${course}, ${owner.userId})`,
    );
    await transaction.execute(
      sql`insert into course_admin_users (company_id, course_id, user_id) values (${companyId}, ${course}, ${owner.userId})`,
    );
    const file = await inserted(
      sql`insert into files (company_id, purpose, key, file_name, mime_type, size) values (${companyId}, 'file_storage', gen_random_uuid(), 'alphabet.png', 'image/png', 1)`,
    );
    const block = await inserted(
      sql`insert into lesson_blocks (company_id, course_id, lesson_id, type, status, published_at, layer_id) values (${companyId}, ${course}, ${lesson}, 'image', 'published', now(), ${layer})`,
    );
    await transaction.execute(
      sql`insert into lesson_block_media (company_id, block_id, file_id, sort) values (${companyId}, ${block}, ${file}, 1)`,
    );
    await transaction.execute(
      sql`insert into lesson_close_blocks (company_id, lesson_id, block_id) values (${companyId}, ${lesson}, ${block})`,
    );
    return [
      await inserted(
        sql`insert into custom_fields (company_id, name, type, subtype) values (${companyId}, 'Уровень', 'string', 'course')`,
      ),
      await inserted(sql`insert into galleries (company_id, name) values (${companyId}, 'Класс')`),
      tested,
    ];
  });
  expect(test).toBeGreaterThan(0);
  await send('POST', '/gallery/add_to_course', { course_id: course, gallery_ids: [gallery] });
  const { version } = (await send('GET', `/courses/${course}`)).body.data;
  const stored = await send('POST', '/custom_field_course_values', {
    version,
    course_id: course,
    custom_fields: [{ custom_field_id: field, values: ['А1'] }],
  });
  expect(stored.status).toBe(200);
  return course;
}

describe('declarations of copied tables', () => {
  test('cover every table of courses', async () => {
    const declared = new Set<PgTable>([
      ...copiedTables.map(({ table }) => table),
      ...uncopiedTables.keys(),
    ]);
    const names = [...declared].map(getTableName);
    const copied = ['courses', ...copiedTables.map(({ table }) => getTableName(table))];
    const hanging = await school.database.system((transaction) =>
      rowsOf<{ name: string }>(
        transaction,
        sql`select distinct relation.relname as name from pg_constraint link
          join pg_class relation on relation.oid = link.conrelid
          join pg_class named on named.oid = link.confrelid
          where link.contype = 'f' and named.relname = any(${`{${copied.join(',')}}`}::text[])`,
      ),
    );
    expect(hanging.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(copiedTables.length + uncopiedTables.size);
  });

  test('copy the course with all its parts as a draft', async () => {
    const course = await fullCourse();
    const { job, copy, replica } = await replicated(course);
    expect(job).toMatchObject({ kind: 'course_replication', status: 'done', done_count: 1 });
    const { id, name, status } = copy;
    expect([status, name]).toEqual(['draft', 'Французский с нуля (копия)']);
    expect(id).not.toBe(course);
    const rows = await idsIn('courses', sql`id in (${course}, ${id})`);
    const columns = getTableConfig(courses).columns.map((column) => column.name);
    const differing = columns.filter(
      (column) => String(rows[0]?.[column]) !== String(rows[1]?.[column]),
    );
    expect(differing.toSorted()).toEqual([
      'catalog_url_first_category_slug',
      'created_at',
      'id',
      'name',
      'revision',
      'search_words',
      'searched',
      'status',
      'updated_at',
    ]);
    // Every copied table has as many rows for the copy as for the original, and at least one.
    for (const { table, parentColumn } of copiedTables) {
      const counts = await Promise.all(
        [course, id].map(
          async (of) => (await idsIn(getTableName(table), whose(table, parentColumn, of))).length,
        ),
      );
      const others = getTableName(table) === 'course_package_relations' ? 1 : 0;
      expect([getTableName(table), ...counts]).toEqual([
        getTableName(table),
        counts[0],
        (counts[0] ?? 0) - others,
      ]);
      expect([getTableName(table), counts[1]]).not.toEqual([getTableName(table), 0]);
    }
    for (const name of ['course_field_comments', 'course_students', 'course_favourites']) {
      expect(await idsIn(name, sql`course_id = ${id}`)).toEqual([]);
    }
    expect(job).toMatchObject({ id: replica, course_id: id });
  });

  test('lead only to copied rows', async () => {
    const course = await fullCourse();
    const { copy } = await replicated(course);
    const unexpected = await inCompany((transaction) =>
      rowsOf<{ place: string }>(
        transaction,
        sql`select 'branch' as place from course_packages package join course_branches branch on branch.id = package.branch_id
            where package.course_id = ${copy.id} and branch.course_id <> ${copy.id}
          union all select 'lesson' from course_package_lessons content join course_packages package on package.id = content.package_id
            join lessons lesson on lesson.id = content.target_id where package.course_id = ${copy.id} and lesson.course_id <> ${copy.id}
          union all select 'relation' from course_package_relations relation join course_packages package on package.id = relation.package_id
            join course_packages related on related.id = relation.related_package_id where package.course_id = ${copy.id} and related.course_id <> ${copy.id}
          union all select 'block' from lesson_blocks block join lessons lesson on lesson.id = block.lesson_id
            where block.course_id = ${copy.id} and lesson.course_id <> ${copy.id}
          union all select 'condition' from lesson_close_blocks closing join lesson_blocks block on block.id = closing.block_id
            where block.course_id = ${copy.id} and closing.lesson_id <> block.lesson_id
          union all select 'chat' from course_chat_link_block_packages link join course_chat_link_blocks block on block.id = link.block_id
            join course_packages package on package.id = link.package_id where block.course_id = ${copy.id} and package.course_id <> ${copy.id}`,
      ),
    );
    expect(unexpected).toEqual([]);
    const { body } = await send('GET', `/custom_field_course_values?course_id=${copy.id}`);
    const held = body.data.flatMap(({ values }: { values: { shown: string }[] }) => values);
    expect(held).toContainEqual(expect.objectContaining({ shown: 'А1' }));
  });
});

/** The condition on rows that belong to a course, directly or through another table. */
const whose = (table: PgTable, by: string, course: number) => {
  if (by === 'course_id') return sql`course_id = ${course}`;
  const ofLesson = by === 'block_id' && getTableName(table).startsWith('lesson_');
  const whole = ofLesson ? 'lesson_blocks' : (above[by] ?? '');
  return sql`${sql.identifier(by)} in (select id from ${sql.identifier(whole)} where course_id = ${course})`;
};

/** Tables between a course and its rows, by the referencing column. */
const above: Readonly<Record<string, string>> = {
  package_id: 'course_packages',
  block_id: 'course_chat_link_blocks',
  lesson_id: 'lessons',
};

describe('a copy of a course', () => {
  test('is made once, however often the request is repeated', async () => {
    const id = await made('/courses', { name: 'Дважды' });
    const key = { 'idempotency-key': randomUUID() };
    const order = () =>
      school.app.inject({
        method: 'POST',
        url: `${base}/courses/${id}/replicate`,
        headers: { ...key, authorization: `Bearer ${owner.token}` },
      });
    const [one, other] = [await order(), await order()];
    expect(one.json().data.id).toBe(other.json().data.id);
    await finishedJob(school, base, one.json().data.id, owner);
    const named = await idsIn('courses', sql`name like 'Дважды%'`);
    expect(named).toHaveLength(2);
  });

  test('shares the image of the course, which remains as long as one of them shows it', async () => {
    const id = await made('/courses', { name: 'С обложкой' });
    const fileId = await inCompany(async (transaction) => {
      const [file] = await rowsOf<{ id: number }>(
        transaction,
        sql`insert into files (company_id, purpose, owner_id, key, file_name, mime_type, size) values (${companyId}, 'course', ${id}, gen_random_uuid(), 'cover.png', 'image/png', 1) returning id`,
      );
      await transaction.execute(
        sql`update courses set img_id = ${file?.id} where company_id = ${companyId} and id = ${id}`,
      );
      return file?.id;
    });
    const { copy } = await replicated(id);
    const takeOff = async (course: number) => {
      const { version } = (await send('GET', `/courses/${course}`)).body.data;
      const { status } = await send('PUT', `/courses/${course}`, { version, img_id: null });
      expect(status).toBe(200);
      const [file] = await idsIn('files', sql`id = ${fileId}`);
      return [file?.['owner_id'], file?.['expires_at'] === null];
    };
    expect(await takeOff(id)).toEqual([copy.id, true]);
    expect(await takeOff(copy.id)).toEqual([copy.id, false]);
  });

  test('is made by those who may create courses and see this one, and gives access to nobody else', async () => {
    const id = await fullCourse();
    const [maker, reader] = [
      await school.person('maker@replication.test'),
      await school.person('reader@replication.test'),
    ];
    await school.join(companyId, maker, ['courses_create', 'courses_show_all', 'courses_show_my']);
    await school.join(companyId, reader, ['courses_show_all']);
    expect((await send('POST', `/courses/${id}/replicate`, undefined, reader)).status).toBe(403);
    const { copy, replica } = await replicated(id, maker);
    expect(await idsIn('course_teachers', sql`course_id = ${copy.id}`)).toEqual([]);
    expect(await idsIn('course_admin_users', sql`course_id = ${copy.id}`)).toEqual([]);
    const others = await send('GET', `/course_replicas/${replica}/after_replicated`);
    expect(others.status).toBe(404);
  });

  test('is refused for a course that is in the trash or does not exist', async () => {
    const id = await made('/courses', { name: 'В корзине' });
    await school.send('DELETE', `${base}/courses/${id}`, undefined, owner);
    expect((await send('POST', `/courses/${id}/replicate`)).body.errors).toEqual([
      { message: 'Курс в корзине: сначала восстановите его', code: 'deleted' },
    ]);
    expect((await send('POST', '/courses/999999999/replicate')).status).toBe(404);
    expect((await send('GET', '/course_replicas/999999999/after_replicated')).status).toBe(404);
  });
});
