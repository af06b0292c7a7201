// Layers of a course as a resource: categories at the top, with layers in them.
import { and, eq, sql } from 'drizzle-orm';
import { blockLayerRecord, courseResource, lockCourse } from '../../courses/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/errors.ts';
import type { ParentKeys, Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { resource } from '../../kit/resource/resource.ts';
import {
  changedLayer,
  maxLayers,
  defaultCategoryTitle,
  defaultLayerTitle,
  newLayerInput,
} from '../rules.ts';
import { blockLayers } from '../tables.ts';
import { placeLast } from './content.ts';

const shared = {
  record: blockLayerRecord,
  path: '/block_layers',
  tag: 'Lessons',
  missing: 'Тема не найдена',
  words: { one: 'одну тему', many: 'тем', all: 'Темы' },
  searched: ['title'],
} as const;

/** Layers of all courses. */
export const layersOfCompany = resource({
  ...shared,
  readOnly: true,
  sort: ['title'],
  filters: ['course_id'],
});

export const layerResource = resource({
  ...shared,
  parent: { of: courseResource, by: 'course_id' },
  sort: ['sort_order'],
  filters: ['type', 'parent_layer_id'],
  create: newLayerInput,
  update: changedLayer,
  initial: () => ({ sort_order: 0 }),
  beforeWrite: prepareLayer,
  afterWrite: async (transaction, scope, id, sent) => {
    if ('sort_order' in sent) await placeLast(transaction, scope, { kind: 'layer', id });
  },
  refuseDelete: emptyLayer,
});

async function prepareLayer(
  transaction: Transaction,
  scope: Scope,
  sent: Row,
  id: number | null,
  { course_id: courseId }: ParentKeys,
): Promise<Row> {
  if (id !== null) return sent;
  const course = Number(courseId);
  await lockCourse(transaction, scope, course);
  const { company_id, course_id } = blockLayers;
  const siblings = and(eq(company_id, scope.companyId), eq(course_id, course));
  if ((await transaction.$count(blockLayers, siblings)) >= maxLayers) {
    throw conflict('too_many', `Тем в курсе не больше ${maxLayers}: удалите лишние`);
  }
  const parent = sent['parent_layer_id'] ?? null;
  if (parent !== null) {
    const there = await layerResource.existingIds(transaction, scope, [Number(parent)], {
      course_id: course,
    });
    if (there.size === 0) throw invalid('parent_layer_id', layerResource.missing, 'not_found');
  }
  const type = parent === null ? 'category' : 'layer';
  return { title: type === 'category' ? defaultCategoryTitle : defaultLayerTitle, ...sent, type };
}

/**
 * Before a layer is deleted with the layers in it: moves their lessons to its parent and detaches their blocks.
 */
async function emptyLayer(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
): Promise<void> {
  await transaction.execute(sql`
    with recursive going as (
      select id, parent_layer_id from block_layers where company_id = ${companyId} and id = ${id}
      union all
      select layer.id, going.parent_layer_id from block_layers layer
      join going on layer.company_id = ${companyId} and layer.parent_layer_id = going.id
    ),
    detached as (
      update lesson_blocks set layer_id = null, sort_order = 0 from going
      where lesson_blocks.company_id = ${companyId} and lesson_blocks.layer_id = going.id
    )
    update lessons set layer_id = going.parent_layer_id from going
    where lessons.company_id = ${companyId} and lessons.layer_id = going.id`);
}
