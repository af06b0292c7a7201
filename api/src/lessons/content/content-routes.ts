// Routes that read the whole content of a course and reorder many of its entries at once.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Entry, PlacedEntry } from '@kafedra/common/lessons';
import { courseResource, lessonGrants } from '../../courses/index.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { forbidden, notFound } from '../../kit/http/errors.ts';
import { oneQuery } from '../../kit/lists/documentation.ts';
import { onlyId, type Resource } from '../../kit/resource/resource.ts';
import { readSelection } from '../../kit/lists/parameters.ts';
import type { ParentKeys } from '../../kit/lists/contract.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { maxLayers, maxLessons } from '../rules.ts';
import { moveAndSave } from './content.ts';
import { readCourseContent, courseContentRecord } from './content-record.ts';
import { layerResource } from './layers.ts';

const ofCourse = z.object({ course_id: pathId });

const placed = z
  .object({
    layers: z.array(
      z.object({ id: z.int(), parent_layer_id: z.int().nullable(), sort_order: z.int() }),
    ),
    lessons: z.array(z.object({ id: z.int(), layer_id: z.int().nullable(), sort: z.int() })),
  })
  .meta({
    id: 'CourseContentPlaces',
    description: 'Layers and lessons whose position has changed.',
  });

const someIds = (most: number, many: string) =>
  z.array(z.int32()).max(most, `Не больше ${most} ${many}`).optional();

const moving = z
  .strictObject({
    lessons_id: someIds(maxLessons, lessonsOfCourse.words.many),
    layers_id: someIds(maxLayers, layerResource.words.many).describe('Includes their content.'),
    layer_id: z.int32().nullable().describe('The target layer; null for the top level.'),
    behind_lesson_id: z.int32().nullish().describe('The preceding lesson in the target layer.'),
    behind_layer_id: z
      .int32()
      .nullish()
      .describe(
        'The preceding layer in the target layer. Without a preceding lesson or layer they come first.',
      ),
  })
  .refine(({ lessons_id = [], layers_id = [] }) => lessons_id.length + layers_id.length > 0, {
    message: required,
    path: ['lessons_id'],
  });

export function registerContent(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/courses/:course_id/lessons_and_themes',
    tag: 'Lessons',
    summary: 'Get all layers and lessons of a course in order',
    description: 'Without lessons in the trash.',
    permission: lessonGrants.read,
    params: ofCourse,
    query: oneQuery(courseContentRecord),
    answer: courseContentRecord.schema,
    run: async ({ transaction, scope, params: { course_id: id }, query }) => {
      const selection = readSelection(query, courseContentRecord);
      await courseResource.find(transaction, scope, id, onlyId);
      return readCourseContent(transaction, scope, id, selection);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/courses/:course_id/lessons_and_themes/move',
    tag: 'Lessons',
    summary: 'Move layers and lessons of a course',
    description: 'They keep their relative positions. Returns all entries whose position changes.',
    permission: lessonGrants.update,
    params: ofCourse,
    body: moving,
    answer: placed,
    failures: [409],
    run: async ({ transaction, scope, params, body }) => {
      const { lessons_id: lessons = [], layers_id: layers = [], layer_id: layerId } = body;
      const place = await lessonsOfCourse.resolveWritableParents(transaction, scope, params);
      await requireOwn(lessonsOfCourse, { transaction, scope, place }, lessons);
      await requireOwn(layerResource, { transaction, scope, place }, layers);
      const moved = [...entries('lesson', lessons), ...entries('layer', layers)];
      const behind = [
        ...entries('lesson', [body.behind_lesson_id]),
        ...entries('layer', [body.behind_layer_id]),
      ];
      const to = { layerId, behind: behind[0] ?? null };
      const { course_id: courseId } = params;
      return placesOf(await moveAndSave(transaction, scope, courseId, moved, to, 'layer_id'));
    },
  });
}

const entries = (kind: Entry['kind'], ids: readonly (number | null | undefined)[]): Entry[] =>
  ids.flatMap((id) => (id == null ? [] : [{ kind, id }]));

/** Throws 404 for an entry that the caller can't see, and 403 for one that they may not move. */
async function requireOwn(
  { permissions, missing, ...of }: Resource,
  call: { transaction: Transaction; scope: Scope; place: ParentKeys },
  ids: readonly number[],
): Promise<void> {
  const { update } = permissions;
  if (ids.length === 0 || update === undefined) return;
  const { skipped } = await of.selectRows(update, { ...call, chosen: { ids } });
  if (skipped.some(({ code }) => code === 'not_found')) throw notFound(missing);
  if (skipped.length > 0) throw forbidden();
}

const placesOf = (changed: readonly PlacedEntry[]) => ({
  layers: changed
    .filter(({ kind }) => kind === 'layer')
    .map(({ id, layerId, sort }) => ({ id, parent_layer_id: layerId, sort_order: sort })),
  lessons: changed
    .filter(({ kind }) => kind === 'lesson')
    .map(({ id, layerId, sort }) => ({ id, layer_id: layerId, sort })),
});
