// Tests the content tree of a course: creating, moving and deleting layers and lessons.
import { beforeEach, beforeAll, describe, expect, test } from 'vitest';
import { inReadingOrder, type PlacedEntry } from '@kafedra/common/lessons';
import { finishedJob } from '../../../testing/jobs.ts';
import { files } from '../../media/tables.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;
let course: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@lesson-content.test');
  companyId = await school.company('lesson-content', owner);
  base = `/api/companies/${companyId}/courses`;
});

beforeEach(async () => {
  course = (await school.send('POST', base, { name: 'Физика' }, owner)).body.data.id;
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = owner) =>
  school.send(method, `${base}/${course}${path}`, body, as);

const layer = async (title: string, parent: number | null = null): Promise<number> =>
  (await send('POST', '/block_layers', { title, parent_layer_id: parent })).body.data.id;

const lesson = async (name: string, layerId: number | null = null): Promise<number> =>
  (await send('POST', '/lessons', { name, type: 'text', layer_id: layerId })).body.data.id;

/** The content as it is read, indented by depth. */
async function shown(): Promise<string[]> {
  const { layers, lessons } = (await send('GET', '/lessons_and_themes')).body.data;
  const named = [
    ...layers.map((each: Row): Named => ({
      kind: 'layer',
      id: each.id,
      layerId: each.parent_layer_id ?? null,
      sort: each.sort_order ?? 0,
      name: each.title ?? '',
    })),
    ...lessons.map((each: Row): Named => ({
      kind: 'lesson',
      id: each.id,
      layerId: each.layer_id ?? null,
      sort: each.sort ?? 0,
      name: each.name ?? '',
    })),
  ];
  return inReadingOrder(named).map(({ entry, depth }) => `${'  '.repeat(depth)}${entry.name}`);
}

type Named = PlacedEntry & { name: string };
interface Row {
  id: number;
  title?: string;
  name?: string;
  parent_layer_id?: number | null;
  layer_id?: number | null;
  sort_order?: number;
  sort?: number;
}

const move = (body: object) => send('POST', '/lessons_and_themes/move', body);

test('adds new entries last in their layer, with the documented default titles', async () => {
  const theme = (await send('POST', '/block_layers', {})).body.data;
  expect(theme).toMatchObject({
    title: 'Новая категория',
    type: 'category',
    parent_layer_id: null,
  });
  await lesson('После темы');
  await lesson('В теме', theme.id);
  const inner = (await send('POST', '/block_layers', { parent_layer_id: theme.id })).body.data;
  expect(inner).toMatchObject({ title: 'Новый слой', type: 'layer', parent_layer_id: theme.id });
  await lesson('В слое', inner.id);
  await lesson('Второй в теме', theme.id);
  expect(await shown()).toEqual([
    'Новая категория',
    '  В теме',
    '  Новый слой',
    '    В слое',
    '  Второй в теме',
    'После темы',
  ]);
});

describe('moving entries', () => {
  test('moves many at once, layers with their content, and returns those whose positions changed', async () => {
    const [first, second] = [await layer('Первая'), await layer('Вторая')];
    const lessons = [await lesson('А', first), await lesson('Б', first), await lesson('В')];
    const { status, body } = await move({
      lessons_id: [lessons[2]],
      layers_id: [first],
      layer_id: second,
    });
    expect(status).toBe(200);
    expect(await shown()).toEqual(['Вторая', '  Первая', '    А', '    Б', '  В']);
    expect(body.data.layers).toContainEqual({ id: first, parent_layer_id: second, sort_order: 2 });
    // A layer at the top is a category, below another layer it is a layer.
    const types = async () =>
      (await send('GET', '/block_layers?only=type')).body.data.map(
        ({ type }: { type: string }) => type,
      );
    expect(await types()).toEqual(['category', 'layer']);
    await move({ layers_id: [first], layer_id: null, behind_layer_id: second });
    expect(await types()).toEqual(['category', 'category']);
    expect(await shown()).toEqual(['Вторая', '  В', 'Первая', '  А', '  Б']);
  });

  test('is refused for an invalid position and then moves nothing', async () => {
    const theme = await layer('Тема');
    const inner = await layer('Слой', theme);
    const deep = await layer('Глубже', inner);
    const single = await lesson('Урок');
    const before = await shown();
    const refused = async (body: object) => (await move(body)).body.errors[0];
    expect(await refused({ layers_id: [theme], layer_id: deep })).toMatchObject({
      field: 'layer_id',
      message: 'Тему нельзя положить в неё саму',
    });
    const other = await layer('Другая');
    expect(await refused({ layers_id: [other], layer_id: deep })).toMatchObject({
      field: 'layer_id',
      message: 'Больше 3 слоёв друг в друге не бывает',
    });
    expect((await move({ lessons_id: [single], layer_id: null, behind_lesson_id: 1 })).status).toBe(
      404,
    );
    expect((await move({ lessons_id: [single + 1000], layer_id: null })).status).toBe(404);
    expect(await refused({ layer_id: null })).toMatchObject({ field: 'lessons_id' });
    expect(
      (await send('POST', '/block_layers', { parent_layer_id: deep })).body.errors[0],
    ).toMatchObject({ field: 'parent_layer_id' });
    expect(await shown()).toEqual([...before, 'Другая']);
  });

  test('serializes two concurrent moves', async () => {
    const theme = await layer('Тема');
    const ids = await Promise.all(['А', 'Б', 'В', 'Г'].map((name) => lesson(name)));
    await Promise.all(ids.map((id) => move({ lessons_id: [id], layer_id: theme })));
    const { lessons } = (await send('GET', '/lessons_and_themes?with=lessons:sort,layer_id')).body
      .data;
    expect(lessons.map(({ layer_id }: Row) => layer_id)).toEqual(ids.map(() => theme));
    expect(lessons.map(({ sort }: Row) => sort)).toEqual([2, 3, 4, 5]);
  });

  test('requires the permission to change the moved lessons', async () => {
    const companyId = Number(base.split('/')[3]);
    const editor = await school.person('editor@lesson-content.test');
    await school.join(companyId, editor, [
      'courses_show_all',
      'lessons_view',
      'lessons_create',
      'lessons_update_my',
    ]);
    const foreign = await lesson('Чужой');
    const own = (await send('POST', '/lessons', { name: 'Свой', type: 'text' }, editor)).body.data;
    const moving = (id: number) =>
      send('POST', '/lessons_and_themes/move', { lessons_id: [id], layer_id: null }, editor);
    expect((await moving(foreign)).status).toBe(403);
    expect((await moving(own.id)).status).toBe(200);
    expect(await shown()).toEqual(['Свой', 'Чужой']);
    const read = await send(
      'GET',
      '/lessons_and_themes?with=lessons:name,can_update',
      undefined,
      editor,
    );
    expect(read.body.data.lessons).toMatchObject([{ can_update: true }, { can_update: false }]);
  });
});

test('moves lessons of a deleted layer to its parent', async () => {
  const theme = await layer('Тема');
  const inner = await layer('Слой', theme);
  await lesson('Глубоко', inner);
  await lesson('В теме', theme);
  expect((await send('DELETE', `/block_layers/${theme}`)).status).toBe(200);
  expect(await shown()).toEqual(['Глубоко', 'В теме']);
});

test('preserves the positions of entries in the trash', async () => {
  const theme = await layer('Тема');
  const [first] = [await lesson('А', theme), await lesson('Б', theme)];
  await send('DELETE', `/lessons/${first}`);
  expect(await shown()).toEqual(['Тема', '  Б']);
  await send('POST', '/lessons/restore', { lessons_id: [first] });
  expect(await shown()).toEqual(['Тема', '  А', '  Б']);
});

test('copies the content tree with its course', async () => {
  const theme = await layer('Тема');
  await lesson('В слое', await layer('Слой', theme));
  await lesson('В теме', theme);
  const original = await shown();
  const ordered = (await school.send('POST', `${base}/${course}/replicate`, undefined, owner)).body
    .data;
  const job = await finishedJob(school, base.replace('/courses', ''), ordered.id, owner);
  course = job.course_id;
  expect(await shown()).toEqual(original);
});

describe('bulk updates of layers', () => {
  const update = (layers: object[]) => send('POST', '/block_layers/multi_update', { layers });

  test('rename and reorder layers with their content', async () => {
    const [first, second] = [await layer('Первая'), await layer('Вторая')];
    await lesson('Урок', first);
    const inner = await layer('Внутри', first);
    const { status, body } = await update([
      { id: second, title: 'Бывшая вторая', sort_order: 1 },
      { id: inner, parent_layer_id: second },
      { id: first, title: 'Бывшая первая' },
    ]);
    expect(status).toBe(200);
    expect(
      body.data.map(({ title, type }: { title: string; type: string }) => [title, type]),
    ).toEqual([
      ['Бывшая вторая', 'category'],
      ['Внутри', 'layer'],
      ['Бывшая первая', 'category'],
    ]);
    expect(await shown()).toEqual(['Бывшая вторая', '  Внутри', 'Бывшая первая', '  Урок']);
    await update([
      { id: second, sort_order: 3 },
      { id: inner, parent_layer_id: null, sort_order: 1 },
    ]);
    expect(await shown()).toEqual(['Внутри', 'Бывшая первая', '  Урок', 'Бывшая вторая']);
  });

  test('are refused as a whole with the error of each row', async () => {
    const first = await layer('Первая');
    const inner = await layer('Внутри', first);
    const deepest = await layer('Глубже', inner);
    const other = await layer('Другая');
    const refused = async (...rows: object[]) => {
      const { status, body } = await update([{ id: other, title: 'Не будет' }, ...rows]);
      expect(status).toBe(422);
      return body.errors.map(({ field }: { field: string }) => field);
    };
    expect(await refused({ id: first, title: ' ' })).toEqual(['layers.1.title']);
    expect(await refused({ id: 2_000_000_000 })).toEqual(['layers.1.id']);
    expect(await refused({ id: inner, parent_layer_id: 2_000_000_000 })).toEqual([
      'layers.1.parent_layer_id',
    ]);
    expect(
      await refused(
        { id: first, parent_layer_id: deepest },
        { id: deepest, parent_layer_id: first },
      ),
    ).toEqual(['layers.1.parent_layer_id', 'layers.2.parent_layer_id']);
    expect(await refused({ id: first, parent_layer_id: other })).toEqual([
      'layers.1.parent_layer_id',
    ]);
    expect(await shown()).toContain('Другая');
  });
});

test('removes a file from the texts of a lesson and leaves the words', async () => {
  const [image, other] = await Promise.all([storedFile('a.png'), storedFile('b.pdf')]);
  const id = await lesson('С файлами');
  const text = `<p>До <a href="/media/${image.key}/a.png">ссылка</a></p><figure><img src="/media/${image.key}/a.png"><figcaption>Подпись</figcaption></figure><ul><li><figure><img src="/media/${image.key}/a.png"></figure></li></ul><p class="file"><a href="/media/${other.key}/b.pdf">b.pdf</a></p>`;
  await send('PUT', `/lessons/${id}`, { description: text, homework: text });
  const remove = (media: string) => send('DELETE', `/lessons/${id}/delete_media${media}`, {});
  expect((await remove('')).status).toBe(422);
  const { status, body } = await remove(`?media_id=${image.id}`);
  expect(status).toBe(200);
  for (const left of [body.data.description, body.data.homework]) {
    expect(left).toContain('<p>До ссылка</p>');
    expect(left).not.toContain(image.key);
    expect(left).toContain(other.key);
  }
  expect((await remove(`?media_id=${image.id}`)).status).toBe(404);
  const gone = await send('DELETE', `/lessons/${id}/delete_media`, { media_id: other.id });
  expect(gone.body.data.description).not.toContain(other.key);
  const shows = await send('GET', `/lessons/${id}`);
  expect(shows.body.data.homework).toBe(gone.body.data.homework);
});

/** Adds a file row without bytes in the storage. */
const storedFile = (name: string) =>
  school.database.system(async (transaction) => {
    const [file] = await transaction
      .insert(files)
      .values({
        company_id: companyId,
        purpose: 'file_storage',
        key: crypto.randomUUID(),
        file_name: name,
        mime_type: 'application/octet-stream',
        size: 1,
      })
      .returning({ id: files.id, key: files.key });
    return file!;
  });
