// Layers and lessons of a course in its archive, as one ordered tree with texts. Parts that belong to lessons follow it
// and reference lessons by their indexes here.
import { and, asc, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { numbered, type PlacedEntry } from '@kafedra/common/lessons';
import {
  definePart,
  lessonGrants,
  type ExportSource,
  type ImportTarget,
} from '../../courses/index.ts';
import { insertRows } from '../../kit/database/insert-rows.ts';
import { mayCall } from '../../kit/permissions/permissions.ts';
import { moveProblemMessages } from '../content/content.ts';
import { changedLesson, maxLayers, maxLessons, newLesson, pointBoundsMessage } from '../rules.ts';
import { blockLayers, lessons } from '../tables.ts';
import { rawText, readText, textsOf } from './texts.ts';

/** The position in the tree in reading order. */
const sort = z.int().min(0).max(1_000_000);

const texts = ['description', 'homework'] as const;

const fields = newLesson.omit({ layer_id: true, teacher_id: true });

const tree = z.strictObject({
  layers: z
    .array(
      z.strictObject({
        title: newLesson.shape.name,
        /** The index of the parent layer, which precedes this one. */
        parent: z.int().min(0).nullable(),
        sort,
      }),
    )
    .max(maxLayers),
  lessons: z
    .array(
      z.strictObject({
        ...fields.shape,
        description: rawText.nullish(),
        homework: rawText.nullish(),
        layer: z.int().min(0).nullable(),
        sort,
      }),
    )
    .max(maxLessons),
});

type Tree = z.infer<typeof tree>;

const content = tree
  .refine(
    ({ layers }) => layers.every(({ parent }, place) => parent === null || parent < place),
    'Тема лежит в теме, которой нет',
  )
  .refine(
    ({ layers, lessons: all }) => all.every(({ layer }) => layer === null || layer < layers.length),
    'Урок лежит в теме, которой нет',
  )
  .refine(
    ({ lessons: all }) =>
      all.every(
        ({ homework_min_points: least = 1, homework_max_points: most }) =>
          most == null || most >= least,
      ),
    pointBoundsMessage,
  )
  .refine(
    (lessonTree) => numbered(entriesOf(lessonTree)) !== 'too deep',
    moveProblemMessages['too deep'],
  );

const moments = ['open_final_date', 'close_date', 'forbid_datetime', 'held_at'] as const;

const inIso = (moment: string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

const title = 'Темы и уроки';

export const lessonsPart = definePart({
  name: 'lessons',
  title,
  content,
  read: readTree,
  write: async (target, lessonTree) => {
    const { scope, reportOmission, createdIds } = target;
    const count = lessonTree.layers.length + lessonTree.lessons.length;
    if (count > 0 && !mayCall(scope, lessonGrants.create)) {
      reportOmission(title, 'нужно право создавать уроки');
      return 0;
    }
    const places = placesIn(lessonTree);
    const layers = await addLayers(target, lessonTree, places);
    createdIds.set(blockLayers, layers);
    createdIds.set(lessons, await addLessons(target, lessonTree, places, layers));
    return count;
  },
});

const nothing: Tree = { layers: [], lessons: [] };

async function readTree(source: ExportSource): Promise<Tree> {
  const { transaction, scope, courseId, reportOmission, indexes } = source;
  if (!mayCall(scope, lessonGrants.read)) {
    reportOmission(title, 'нужно право видеть уроки');
    return nothing;
  }
  const layers = await transaction
    .select()
    .from(blockLayers)
    .where(and(eq(blockLayers.company_id, scope.companyId), eq(blockLayers.course_id, courseId)))
    .orderBy(asc(blockLayers.sort_order), asc(blockLayers.id));
  // Parents precede their children, whatever their stored positions are.
  const inOrder = numbered(
    layers.map(({ id, parent_layer_id: layerId, sort_order, title: name }) => ({
      kind: 'layer' as const,
      id,
      layerId,
      sort: sort_order,
      layer: { title: name, sort: sort_order },
    })),
  );
  if (inOrder === 'too deep')
    throw new Error(`the layers of course ${courseId} are nested too deeply`);
  const placeOf = new Map(inOrder.map(({ id }, place) => [id, place]));
  const all = await transaction
    .select()
    .from(lessons)
    .where(
      and(
        eq(lessons.company_id, scope.companyId),
        eq(lessons.course_id, courseId),
        ne(lessons.status, 'deleted'),
      ),
    )
    .orderBy(asc(lessons.sort), asc(lessons.id));
  indexes.set(blockLayers, placeOf);
  indexes.set(lessons, new Map(all.map(({ id }, place) => [id, place])));
  const within = (layerId: number | null) =>
    layerId === null ? null : (placeOf.get(layerId) ?? null);
  const texts = textsOf(source, 'уроков');
  const textOf = (html: string | null) => (html === null ? null : texts(html));
  const read = {
    layers: inOrder.map(({ layerId, layer }) => ({ ...layer, parent: within(layerId) })),
    lessons: all.map((lesson) => ({
      ...(Object.fromEntries(
        Object.keys(fields.shape).map((name) => [name, lesson[name as keyof typeof lesson]]),
      ) as z.infer<typeof fields>),
      ...Object.fromEntries(moments.map((name) => [name, inIso(lesson[name])])),
      description: textOf(lesson.description),
      homework: textOf(lesson.homework),
      layer: within(lesson.layer_id),
      sort: lesson.sort,
    })),
  };
  texts.report();
  return read;
}

/** Entries with ids made from their indexes in the archive, counted from 1. */
const entriesOf = ({ layers, lessons: all }: Tree): PlacedEntry[] => [
  ...layers.map(({ parent, sort: at }, place): PlacedEntry => ({
    kind: 'layer',
    id: place + 1,
    layerId: parent === null ? null : parent + 1,
    sort: at,
  })),
  ...all.map(({ layer, sort: at }, place): PlacedEntry => ({
    kind: 'lesson',
    id: place + 1,
    layerId: layer === null ? null : layer + 1,
    sort: at,
  })),
];

/** Positions of layers and lessons in the whole tree, by index. */
function placesIn(lessonTree: Tree): Record<PlacedEntry['kind'], ReadonlyMap<number, number>> {
  const all = numbered(entriesOf(lessonTree));
  if (all === 'too deep') throw new Error('the depth of the tree was not validated');
  const of = (kind: PlacedEntry['kind']) =>
    new Map(all.filter((entry) => entry.kind === kind).map(({ id, sort: at }) => [id - 1, at]));
  return { layer: of('layer'), lesson: of('lesson') };
}

/** Inserts the layers level by level from the top. Returns the ids in the order of the archive. */
async function addLayers(
  { transaction, scope, courseId }: ImportTarget,
  { layers }: Tree,
  places: ReturnType<typeof placesIn>,
): Promise<number[]> {
  const ids: number[] = [];
  for (let level = layers.flatMap(({ parent }, at) => (parent === null ? [at] : [])); ;) {
    if (level.length === 0) return ids;
    const rows = level.map((at) => {
      const parent = layers[at]?.parent ?? null;
      return {
        company_id: scope.companyId,
        course_id: courseId,
        title: layers[at]?.title ?? '',
        parent_layer_id: parent === null ? null : (ids[parent] ?? null),
        type: parent === null ? ('category' as const) : ('layer' as const),
        sort_order: places.layer.get(at) ?? 0,
      };
    });
    const made = await insertRows(transaction, blockLayers, rows);
    for (const [index, at] of level.entries()) ids[at] = made[index] ?? 0;
    const above = new Set(level);
    level = layers.flatMap(({ parent }, at) => (parent !== null && above.has(parent) ? [at] : []));
  }
}

/** Lessons per INSERT statement. */
const atOnce = 200;

async function addLessons(
  target: ImportTarget,
  { lessons: all }: Tree,
  places: ReturnType<typeof placesIn>,
  layers: readonly number[],
): Promise<number[]> {
  const { transaction, scope, courseId, staged } = target;
  const rows: (typeof lessons.$inferInsert)[] = [];
  for (const [at, { layer, sort: _, ...lesson }] of all.entries()) {
    for (const name of texts) {
      const html = lesson[name];
      if (html == null) continue;
      const title = `Текст урока «${lesson.name}»`;
      lesson[name] = await readText(target, changedLesson.shape.description, html, title);
    }
    rows.push({
      ...lesson,
      company_id: scope.companyId,
      course_id: courseId,
      author_id: scope.personId,
      layer_id: layer === null ? null : (layers[layer] ?? null),
      sort: places.lesson.get(at) ?? 0,
    });
  }
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    ids.push(...(await insertRows(transaction, lessons, rows.slice(from, from + atOnce), staged)));
  }
  return ids;
}
