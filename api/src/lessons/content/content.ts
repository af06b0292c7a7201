// Reads and reorders the layers and lessons of a course as one tree.
import { and, eq, sql } from 'drizzle-orm';
import {
  deepestLayer,
  moveEntries,
  type ContentDestination,
  type Entry,
  type MoveProblem,
  type PlacedEntry,
} from '@kafedra/common/lessons';
import { lockCourse } from '../../courses/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid, notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { blockLayers, lessons } from '../tables.ts';

/**
 * All entries of a course, including the trash, because restored entries return to their positions.
 */
export async function readEntries(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
): Promise<PlacedEntry[]> {
  const [layers, all] = await Promise.all([
    transaction
      .select({
        id: blockLayers.id,
        layerId: blockLayers.parent_layer_id,
        sort: blockLayers.sort_order,
      })
      .from(blockLayers)
      .where(and(eq(blockLayers.company_id, companyId), eq(blockLayers.course_id, courseId))),
    transaction
      .select({ id: lessons.id, layerId: lessons.layer_id, sort: lessons.sort })
      .from(lessons)
      .where(and(eq(lessons.company_id, companyId), eq(lessons.course_id, courseId))),
  ]);
  return [
    ...layers.map((layer): PlacedEntry => ({ kind: 'layer', ...layer })),
    ...all.map((lesson): PlacedEntry => ({ kind: 'lesson', ...lesson })),
  ];
}

export const moveProblemMessages: Record<MoveProblem, string> = {
  missing: 'В этом месте курса уже что-то изменилось: обновите страницу',
  'in itself': 'Тему нельзя положить в неё саму',
  'too deep': `Больше ${deepestLayer} слоёв друг в друге не бывает`,
};

/**
 * Moves entries and writes all positions that change. A position that is not possible is a 422 at `field`.
 */
export async function moveAndSave(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
  moving: readonly Entry[],
  place: ContentDestination,
  field: string,
): Promise<PlacedEntry[]> {
  await lockCourse(transaction, scope, courseId);
  const changed = moveEntries(await readEntries(transaction, scope, courseId), moving, place);
  if (changed === 'missing') throw notFound(moveProblemMessages.missing);
  if (typeof changed === 'string') throw invalid(field, moveProblemMessages[changed], 'misplaced');
  await writePositions(transaction, scope, changed);
  return changed;
}

/** Places a new entry last in its layer. */
export async function placeLast(
  transaction: Transaction,
  scope: Scope,
  entry: Entry,
): Promise<void> {
  const { companyId } = scope;
  const table = entry.kind === 'lesson' ? lessons : blockLayers;
  const [row] = await transaction
    .select({ course_id: table.course_id })
    .from(table)
    .where(and(eq(table.company_id, companyId), eq(table.id, entry.id)));
  const courseId = row?.course_id ?? 0;
  await lockCourse(transaction, scope, courseId);
  const entries = await readEntries(transaction, scope, courseId);
  const self = entries.find(({ kind, id }) => kind === entry.kind && id === entry.id);
  const layerId = self?.layerId ?? null;
  const behind = entries
    .filter((each) => each !== self && each.layerId === layerId)
    .reduce<PlacedEntry | null>(
      (last, each) => (last === null || each.sort > last.sort ? each : last),
      null,
    );
  const changed = moveEntries(entries, [entry], { layerId, behind });
  if (typeof changed === 'string')
    throw invalid('parent_layer_id', moveProblemMessages[changed], 'misplaced');
  await writePositions(transaction, scope, changed);
}

/** A layer at the top has type category. */
export async function writePositions(
  transaction: Transaction,
  { companyId }: Scope,
  changed: readonly PlacedEntry[],
): Promise<void> {
  const placed = (of: PlacedEntry['kind']) => {
    const rows = changed.filter(({ kind }) => kind === of);
    return rows.length === 0
      ? null
      : sql`jsonb_to_recordset(${JSON.stringify(rows.map(({ id, layerId, sort }) => ({ id, layer_id: layerId, sort })))}::jsonb) as placed (id integer, layer_id integer, sort integer)`;
  };
  const [layers, others] = [placed('layer'), placed('lesson')];
  if (layers !== null) {
    await transaction
      .update(blockLayers)
      .set({
        parent_layer_id: sql`placed.layer_id`,
        sort_order: sql`placed.sort`,
        type: sql`case when placed.layer_id is null then 'category' else 'layer' end`,
      })
      .from(layers)
      .where(and(eq(blockLayers.company_id, companyId), sql`${blockLayers.id} = placed.id`));
  }
  if (others !== null) {
    await transaction
      .update(lessons)
      .set({ layer_id: sql`placed.layer_id`, sort: sql`placed.sort` })
      .from(others)
      .where(and(eq(lessons.company_id, companyId), sql`${lessons.id} = placed.id`));
  }
}
