// Copies lessons and layers into courses, all or none, with a constant number of statements per course.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { changedEntries, type Entry } from '@kafedra/common/lessons';
import { courses } from '../../courses/course-tables.ts';
import { lockCourses } from '../../courses/index.ts';
import { copyRows, childRows, type Copies } from '../../kit/database/copy-rows.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict, invalid, notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { moveProblemMessages, writePositions } from '../content/content.ts';
import { layersOfCompany } from '../content/layers.ts';
import { copiedLessons, copiedWithLessons } from './copied-tables.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { lessonResource } from '../lessons.ts';
import { maxLayers, maxLessons } from '../rules.ts';
import { blockLayers, lessons } from '../tables.ts';
import {
  provisionalId,
  outermostEntries,
  planCopies,
  type PlannedCopy,
  type ExistingEntry,
  type CopyPlan,
} from './copy-plan.ts';

export interface CopyRequest {
  lessons: readonly number[];
  layers: readonly number[];
  /** The target courses. */
  into: readonly number[];
  /** The target layer; undefined finds the place by the names of the original's layers. */
  layerId?: number | null | undefined;
  /** The course that the originals must belong to. */
  of?: number;
}

/** The copies made in a course. */
export interface CourseCopies {
  course_id: number;
  layers_id: number[];
  lessons_id: number[];
}

/** Lessons per request, over all its courses. */
export const maxCopies = 5000;

/** Columns that get their default in a copy. */
const anew = ['status_before_deletion', 'deleted_at', 'deletion'];

export async function copyContent(
  transaction: Transaction,
  scope: Scope,
  { lessons: lessonIds, layers: layerIds, into, layerId, of }: CopyRequest,
): Promise<CourseCopies[]> {
  const targets = [...new Set(into)].toSorted((one, other) => one - other);
  const place = of === undefined ? {} : { course_id: of };
  for (const [resource, ids] of [
    [lessonResource, lessonIds],
    [layersOfCompany, layerIds],
  ] as const) {
    const there = await resource.existingIds(transaction, scope, ids, place);
    if (ids.some((id) => !there.has(id))) throw notFound(resource.missing);
  }
  for (const course_id of targets) {
    await lessonsOfCourse.resolveWritableParents(transaction, scope, { course_id });
  }
  await lockCourses(
    transaction,
    scope.companyId,
    sql`select unnest(${`{${targets.join()}}`}::integer[])`,
  );
  const origins = await coursesOf(transaction, scope, lessonIds, layerIds);
  const known = await contentOf(transaction, scope, [...new Set([...origins, ...targets])]);
  const originals = known.filter(({ courseId }) => origins.includes(courseId));
  const requested: Entry[] = [
    ...lessonIds.map((id): Entry => ({ kind: 'lesson', id })),
    ...layerIds.map((id): Entry => ({ kind: 'layer', id })),
  ];
  const outOfTrash = originals.filter(({ isInTrash }) => !isInTrash);
  const chosen = outermostEntries(outOfTrash, requested);
  refuseTrash(originals, lessonIds);
  refuseTooMany(chosen.flat(), targets.length);
  const made: CourseCopies[] = [];
  for (const courseId of targets) {
    const there = known.filter((entry) => entry.courseId === courseId);
    if (layerId != null && !there.some(({ kind, id }) => kind === 'layer' && id === layerId)) {
      throw invalid('layer_id', layersOfCompany.missing, 'not_found');
    }
    const plan = planCopies(courseId, there, originals, chosen, layerId);
    if (plan === 'too deep') throw invalid('layers_id', moveProblemMessages[plan], 'misplaced');
    await requireRoom(transaction, scope, courseId, plan);
    made.push(await writeCopies(transaction, scope, { courseId, origins, there, plan }));
  }
  return made;
}

async function coursesOf(
  transaction: Transaction,
  { companyId }: Scope,
  lessonIds: readonly number[],
  layerIds: readonly number[],
): Promise<number[]> {
  const found = await Promise.all([
    transaction
      .selectDistinct({ id: lessons.course_id })
      .from(lessons)
      .where(and(eq(lessons.company_id, companyId), inArray(lessons.id, [...lessonIds]))),
    transaction
      .selectDistinct({ id: blockLayers.course_id })
      .from(blockLayers)
      .where(and(eq(blockLayers.company_id, companyId), inArray(blockLayers.id, [...layerIds]))),
  ]);
  return [...new Set(found.flat().map(({ id }) => id))];
}

/** All entries of some courses, including the trash. */
async function contentOf(
  transaction: Transaction,
  { companyId }: Scope,
  courseIds: readonly number[],
): Promise<ExistingEntry[]> {
  const [layers, all] = await Promise.all([
    transaction
      .select({
        id: blockLayers.id,
        courseId: blockLayers.course_id,
        layerId: blockLayers.parent_layer_id,
        sort: blockLayers.sort_order,
        name: blockLayers.title,
      })
      .from(blockLayers)
      .where(
        and(eq(blockLayers.company_id, companyId), inArray(blockLayers.course_id, [...courseIds])),
      ),
    transaction
      .select({
        id: lessons.id,
        courseId: lessons.course_id,
        layerId: lessons.layer_id,
        sort: lessons.sort,
        name: lessons.name,
        isInTrash: sql<boolean>`${lessons.status} = 'deleted'`,
      })
      .from(lessons)
      .where(and(eq(lessons.company_id, companyId), inArray(lessons.course_id, [...courseIds]))),
  ]);
  return [
    ...layers.map((layer): ExistingEntry => ({ kind: 'layer', isInTrash: false, ...layer })),
    ...all.map((lesson): ExistingEntry => ({ kind: 'lesson', ...lesson })),
  ];
}

function refuseTrash(originals: readonly ExistingEntry[], lessonIds: readonly number[]): void {
  const requestedIds = new Set(lessonIds);
  const deleted = originals.find(
    ({ kind, id, isInTrash }) => kind === 'lesson' && isInTrash && requestedIds.has(id),
  );
  if (deleted === undefined) return;
  const message = `Урок «${deleted.name}» в корзине: сначала восстановите его`;
  throw conflict('deleted', message);
}

function refuseTooMany(chosen: readonly ExistingEntry[], courseCount: number): void {
  const count = chosen.filter(({ kind }) => kind === 'lesson').length * courseCount;
  if (count <= maxCopies) return;
  const message = `За раз копируют не больше ${maxCopies} уроков: выберите меньше уроков или курсов`;
  throw conflict('too_many', message);
}

/** Throws 409 with the name of a course that would have too many lessons or layers. */
async function requireRoom(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
  { copies, others }: CopyPlan,
): Promise<void> {
  const all = [...copies, ...others];
  const lessonCount = all.filter(({ kind }) => kind === 'lesson').length;
  const isFull = lessonCount > maxLessons || all.length - lessonCount > maxLayers;
  if (!isFull || copies.length === 0) return;
  const [course] = await transaction
    .select({ name: courses.name })
    .from(courses)
    .where(and(eq(courses.company_id, companyId), eq(courses.id, courseId)));
  const most =
    lessonCount > maxLessons ? `уроков не больше ${maxLessons}` : `тем не больше ${maxLayers}`;
  const message = `В курсе «${course?.name ?? ''}» не хватит места: ${most}`;
  throw conflict('too_many', message);
}

interface Writing {
  courseId: number;
  /** The courses of the originals. */
  origins: readonly number[];
  there: readonly ExistingEntry[];
  plan: CopyPlan;
}

async function writeCopies(
  transaction: Transaction,
  scope: Scope,
  { courseId, origins, there, plan: { copies, others } }: Writing,
): Promise<CourseCopies> {
  const rows: Copies = new Map([[courses, new Map(origins.map((id) => [id, courseId]))]]);
  const idOf = (kind: PlannedCopy['kind'], id: number): number => {
    const made = rows.get(kind === 'layer' ? blockLayers : lessons)?.get(provisionalId(id));
    if (made === undefined) throw new Error(`${kind} ${provisionalId(id)} was not copied`);
    return made;
  };
  const layerOf = ({ layerId }: PlannedCopy) =>
    layerId === null || layerId > 0 ? layerId : idOf('layer', layerId);
  await writePositions(transaction, scope, changedEntries(there, others));
  const layers = copies.filter(({ kind }) => kind === 'layer');
  // Level by level: layers below existing ones first, then those below them.
  for (let level = layers.filter(({ isOutermost }) => isOutermost); level.length > 0;) {
    await copyRows(transaction, childRows(blockLayers, 'id'), rows, {
      scope,
      of: level.map(({ id }) => provisionalId(id)),
      each: new Map(
        level.map((layer) => [
          provisionalId(layer.id),
          {
            title: layer.name,
            parent_layer_id: layerOf(layer),
            type: layer.layerId === null ? 'category' : 'layer',
            sort_order: layer.sort,
          },
        ]),
      ),
    });
    const above = new Set(level.map(({ id }) => id));
    level = layers.filter(({ layerId }) => layerId !== null && above.has(layerId));
  }
  const single = copies.filter(({ kind }) => kind === 'lesson');
  if (single.length > 0) {
    await copyRows(transaction, copiedLessons, rows, {
      scope,
      of: single.map(({ id }) => provisionalId(id)),
      anew,
      set: { status: 'draft', author_id: scope.personId },
      each: new Map(
        single.map((lesson) => [
          provisionalId(lesson.id),
          { name: lesson.name, layer_id: layerOf(lesson), sort: lesson.sort },
        ]),
      ),
    });
    for (const hanging of copiedWithLessons) await copyRows(transaction, hanging, rows, { scope });
  }
  return {
    course_id: courseId,
    layers_id: layers.filter(({ isOutermost }) => isOutermost).map(({ id }) => idOf('layer', id)),
    lessons_id: single.map(({ id }) => idOf('lesson', id)),
  };
}
