// Tests course folders: positions, moving courses in and out, and deletion without loss of content.
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { courses } from '../course-tables.ts';

let school: School;
let owner: Caller;
let teacher: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@course-folders.test');
  companyId = await school.company('course-folders', owner);
  teacher = await school.person('teacher@course-folders.test');
  await school.join(companyId, teacher, ['courses_create', 'courses_show_my', 'courses_update_my']);
});

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: Caller = owner,
) => school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function folder(name: string, parent_id: number | null = null): Promise<number> {
  const { status, body } = await send('POST', '/course_folder', { name, parent_id });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id;
}

const one = async (id: number) => (await send('GET', `/course_folder/${id}`)).body.data;

async function course(name: string, folder_id: number | null = null, as = owner) {
  const { id } = (await send('POST', '/courses', { name }, as)).body.data;
  if (folder_id !== null) await put([id], folder_id);
  return id as number;
}

const put = (course_ids: number[], folder_id: number, more: object = {}, as = owner) =>
  send('POST', '/course_folder/add_course', { course_ids, folder_id, ...more }, as);

const takeOut = (body: object, as = owner) => send('POST', '/course_folder/delete/mass', body, as);

/** The names of the courses in a folder; null means in no folder. */
const inFolder = async (id: number | null) =>
  (
    await send(
      'GET',
      `/courses?sort=name&desc=0&${id === null ? 'in_folder=0' : `folder_id=${id}`}`,
    )
  ).body.data.map(({ name }: { name: string }) => name);

const reasonOf = ({ status, body }: { status: number; body: { errors: Reason[] } }) => [
  status,
  body.errors[0]?.field,
  body.errors[0]?.message,
];

interface Reason {
  field?: string;
  message: string;
}

describe('the folder tree', () => {
  test('places a new folder last and requires a unique name in its parent', async () => {
    const top = await folder('Осень');
    const low = await folder('Осень', top);
    expect(await one(low)).toMatchObject({ name: 'Осень', parent_id: top, courses_count: 0 });
    expect((await one(low)).sort).toBeGreaterThan((await one(top)).sort);
    const again = await send('POST', '/course_folder', { name: ' осень ' });
    const taken = [422, 'name', 'Папка с таким названием здесь уже есть'];
    expect(reasonOf(again)).toEqual(taken);
    expect(reasonOf(await send('PUT', `/course_folder/${low}`, { parent_id: null }))).toEqual(
      taken,
    );
    await send('PUT', `/course_folder/${low}`, { name: 'Сентябрь', parent_id: null });
    expect(await one(low)).toMatchObject({ name: 'Сентябрь', parent_id: null });
  });

  test('has at most five levels and no cycle', async () => {
    const ids: number[] = [];
    for (const name of ['1', '2', '3', '4', '5']) ids.push(await folder(name, ids.at(-1) ?? null));
    const deeper = await send('POST', '/course_folder', { name: '6', parent_id: ids.at(-1) });
    expect(reasonOf(deeper)).toEqual([422, 'parent_id', 'Не больше 5 папок друг в друге']);
    const circle = await send('PUT', `/course_folder/${ids[0]}`, { parent_id: ids[1] });
    expect(reasonOf(circle)).toEqual([
      422,
      'parent_id',
      'Папка не может лежать в самой себе: «1» → «2» → «1»',
    ]);
    const nowhere = await send('POST', '/course_folder', { name: 'Где', parent_id: 2 ** 31 - 1 });
    expect(reasonOf(nowhere)).toEqual([422, 'parent_id', 'Папка не найдена']);
  });

  test('is reordered, and refuses an existing name', async () => {
    const top = await folder('Порядок');
    const [a, b, c] = [await folder('А', top), await folder('Б', top), await folder('А')];
    const sort = (...ids: number[]) =>
      send('POST', '/course_folder/multi_sort', {
        folders: ids.map((id) => ({ id, parent_id: top })),
      });
    await sort(b, a);
    const listed = (await send('GET', `/course_folder?parent_id=${top}`)).body.data;
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([b, a]);
    expect(reasonOf(await sort(c))).toEqual([
      422,
      'name',
      'Папка с таким названием здесь уже есть',
    ]);
  });

  test('is changed by those who may change all courses and read by those who read any', async () => {
    const id = await folder('Чужая');
    expect((await send('GET', `/course_folder/${id}`, undefined, teacher)).status).toBe(200);
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
    ] as const) {
      const body = method === 'DELETE' ? undefined : { name: 'Моя' };
      expect((await send(method, `/course_folder${path}`, body, teacher)).status).toBe(403);
    }
  });
});

describe('courses in folders', () => {
  test('are put in and taken out, and counted without the trash', async () => {
    const [here, there] = [await folder('Здесь'), await folder('Там')];
    const ids = [await course('Анатомия'), await course('Ботаника')];
    const { body } = await put(ids, here);
    expect(body.data).toMatchObject({ count: 2, skipped: [] });
    expect(await inFolder(here)).toEqual(['Анатомия', 'Ботаника']);
    expect((await one(here)).courses_count).toBe(2);
    expect((await put(ids, here)).body.data.count).toBe(0);
    // Courses in another folder are not affected.
    expect((await takeOut({ course_ids: ids, folder_id: there })).body.data.count).toBe(0);
    const path = `/course_folder/delete/mass?course_ids=${ids}&folder_id=${there}`;
    expect((await send('DELETE', path)).body.data.count).toBe(0);
    expect((await takeOut({ course_ids: ids.slice(0, 1), folder_id: here })).body.data.count).toBe(
      1,
    );
    await send('POST', '/courses/delete', { courses_id: ids.slice(1) });
    expect((await one(here)).courses_count).toBe(0);
    expect(await inFolder(null)).toContain('Анатомия');
  });

  test('are moved by a filter, and moved back only if nobody has moved them since', async () => {
    const [from, to, other] = [await folder('Откуда'), await folder('Куда'), await folder('Ещё')];
    const [one, two] = [await course('Вокал', from), await course('Гитара', from)];
    const moved = await send('POST', '/course_folder/add_course', {
      matching: { folder_id: [String(from)] },
      folder_id: to,
    });
    expect(moved.body.data.count).toBe(2);
    await put([two], other);
    const back = await put([one, two], from, { from_folder_id: to });
    expect(back.body.data).toMatchObject({ count: 1, ids: [one] });
    expect(await inFolder(other)).toEqual(['Гитара']);
    const fromNone = await put([one, two], to, { from_folder_id: null });
    expect(fromNone.body.data.count).toBe(0);
  });

  test('that the caller may not change stay where they are, and so do bundles', async () => {
    const id = await folder('Учителя');
    const [own, foreign] = [await course('Своя', null, teacher), await course('Чужая')];
    const [bundle] = await school.database.system((transaction) =>
      transaction
        .insert(courses)
        .values({ company_id: companyId, name: 'Комплект', entity_type: 'bundle' })
        .returning(),
    );
    const mine = await put([own, foreign], id, {}, teacher);
    expect(mine.body.data).toMatchObject({ count: 1, ids: [own] });
    expect(mine.body.data.skipped).toHaveLength(1);
    const all = await put([bundle?.id ?? 0], id);
    expect(all.body.data).toMatchObject({
      count: 0,
      skipped: [{ code: 'not_a_course', names: ['Комплект'] }],
    });
    const nowhere = await put([own], 2 ** 31 - 1);
    expect(reasonOf(nowhere)).toEqual([422, 'folder_id', 'Папка не найдена']);
  });

  test('move to the parent with subfolders when their folder is deleted', async () => {
    const top = await folder('Верх');
    const gone = await folder('Уйдёт', top);
    const [same, meets] = [await folder('Уйдёт', gone), await folder('Сосед', gone)];
    await folder('Сосед', top);
    const courseId = await course('Дизайн', gone);
    const { status } = await send('DELETE', `/course_folder/${gone}`);
    expect(status).toBe(200);
    expect((await send('GET', `/course_folder/${gone}`)).status).toBe(404);
    expect(await one(same)).toMatchObject({ name: 'Уйдёт', parent_id: top });
    expect(await one(meets)).toMatchObject({ name: 'Сосед (2)', parent_id: top });
    expect(await inFolder(top)).toEqual(['Дизайн']);
    await send('DELETE', `/course_folder/${top}`);
    expect((await send('GET', `/courses/${courseId}`)).body.data.folder_id).toBe(null);
    expect((await send('DELETE', `/course_folder/${top}`)).status).toBe(404);
  });
});
