// Bulk route that renames and reorders layers of a course, all or none.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changedEntries, numbered, type PlacedEntry } from '@kafedra/common/lessons';
import { lockCourse, layerGrants } from '../../courses/index.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { Failure, forbidden } from '../../kit/http/errors.ts';
import type { FailureReason } from '../../kit/http/failure.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { readList } from '../../kit/lists/list.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { changedLayer, maxLayers } from '../rules.ts';
import { blockLayers } from '../tables.ts';
import { readEntries, moveProblemMessages, writePositions } from './content.ts';
import { layerResource } from './layers.ts';

const row = z.strictObject({
  id: z.int32(),
  ...changedLayer.shape,
  parent_layer_id: z
    .int32()
    .nullish()
    .describe('The parent layer; null makes it a theme. Without `sort_order` it comes last.'),
  sort_order: z
    .int32()
    .min(1, 'Введите целое число от 1')
    .optional()
    .describe('The position among all layers and lessons of the course.'),
});

type SentRow = z.infer<typeof row>;

const body = z.strictObject({
  layers: z
    .array(row)
    .min(1, required)
    .max(maxLayers, `Не больше ${maxLayers} ${layerResource.words.many} за раз`)
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, {
      message: 'Темы повторяются',
    }),
});

export function registerLayerUpdates(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: `${layerResource.path}/multi_update`,
    tag: layerResource.tag,
    summary: 'Rename and sort layers of a course',
    description: 'All or none; errors name their row. Returns all layers of the course in order.',
    permission: layerGrants.update,
    params: layerResource.params.list,
    body,
    answer: z.array(layerResource.record.schema),
    failures: [409],
    run: async ({ transaction, scope, params, body: { layers: rows } }) => {
      const place = await lessonsOfCourse.resolveWritableParents(transaction, scope, params);
      const courseId = Number(place['course_id']);
      await lockCourse(transaction, scope, courseId);
      await refuseStrange(transaction, scope, courseId, rows);
      const entries = await readEntries(transaction, scope, courseId);
      await rename(transaction, scope, rows);
      await writePositions(transaction, scope, changedEntries(entries, moved(entries, rows)));
      const all = layerResource.readParameters({ all: '1', sort: 'sort_order' });
      const source = layerResource.source(layerGrants.read);
      return (await readList(transaction, source, all, scope, place)).data;
    },
  });
}

/**
 * Throws 422 at each row whose layer is not in the course, and 403 for a layer that the caller may not change.
 */
async function refuseStrange(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
  rows: readonly SentRow[],
): Promise<void> {
  const place = { course_id: courseId };
  const ids = rows.map(({ id }) => id);
  const there = await layerResource.existingIds(transaction, scope, ids, place);
  refuseRows(rows, ({ id }) =>
    there.has(id) ? null : { field: 'id', message: layerResource.missing, code: 'not_found' },
  );
  const chosen = { transaction, scope, place, chosen: { ids } };
  const { skipped } = await layerResource.selectRows(layerGrants.update, chosen);
  if (skipped.length > 0) throw forbidden();
}

/** Throws 422 with the problem of each row at its index. */
function refuseRows(
  rows: readonly SentRow[],
  problemOf: (row: SentRow) => (FailureReason & { field: keyof SentRow }) | null,
): void {
  const errors = rows.flatMap((row, index): FailureReason[] => {
    const problem = problemOf(row);
    return problem === null ? [] : [{ ...problem, field: `layers.${index}.${problem.field}` }];
  });
  if (errors.length > 0) throw new Failure(422, errors);
}

async function rename(
  transaction: Transaction,
  { companyId }: Scope,
  rows: readonly SentRow[],
): Promise<void> {
  const titles = rows.flatMap(({ id, title }) => (title === undefined ? [] : [{ id, title }]));
  if (titles.length === 0) return;
  await transaction
    .update(blockLayers)
    .set({ title: sql`named.title` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(titles)}::jsonb) as named (id integer, title text)`,
    )
    .where(and(eq(blockLayers.company_id, companyId), sql`${blockLayers.id} = named.id`));
}

/** All entries, moved as the rows say. */
function moved(entries: readonly PlacedEntry[], rows: readonly SentRow[]): PlacedEntry[] {
  const sent = new Map(rows.map((row) => [row.id, row]));
  const layers = new Map(
    entries.filter(({ kind }) => kind === 'layer').map((layer) => [layer.id, layer]),
  );
  const parentOf = ({ id, layerId }: PlacedEntry): number | null => {
    const parent = sent.get(id)?.parent_layer_id;
    return parent === undefined ? layerId : parent;
  };
  const isInItself = (id: number): boolean => {
    const way = new Set([id]);
    for (let at = layers.get(id); at !== undefined;) {
      const parent = parentOf(at);
      if (parent === null) return false;
      if (way.has(parent)) return true;
      way.add(parent);
      at = layers.get(parent);
    }
    return false;
  };
  const field = 'parent_layer_id';
  refuseRows(rows, ({ id, parent_layer_id: parent }) => {
    if (parent != null && !layers.has(parent)) {
      return { field, message: layerResource.missing, code: 'not_found' };
    }
    if (parent != null && isInItself(id)) {
      return { field, message: moveProblemMessages['in itself'], code: 'misplaced' };
    }
    return null;
  });
  const end = Math.max(...entries.map(({ sort }) => sort)) + 1;
  const places = entries.map((entry) => {
    const row = entry.kind === 'layer' ? sent.get(entry.id) : undefined;
    if (row === undefined) return entry;
    const layerId = parentOf(entry);
    const isElsewhere = layerId !== entry.layerId;
    return { ...entry, layerId, sort: sortOf(row, entry.sort, isElsewhere ? end : entry.sort) };
  });
  const now = numbered(places);
  if (now !== 'too deep') return now;
  const moving = rows.findIndex(({ parent_layer_id: parent }) => parent != null);
  throw new Failure(422, [
    { field: `layers.${moving}.${field}`, message: moveProblemMessages[now], code: 'misplaced' },
  ]);
}

/**
 * Places a layer behind the entry with the requested number if it moves down, and before it if it moves up.
 */
function sortOf({ sort_order: said }: SentRow, before: number, otherwise: number): number {
  if (said === undefined) return otherwise;
  // The last term orders layers with the same neighbour by their requested numbers.
  return said + Math.sign(said - before) * 0.5 + said / 1e7;
}
