// Lesson blocks as resources: those of one lesson, and those of the whole company.
import { sql } from 'drizzle-orm';
import { idsFilter } from '../../kit/lists/filters.ts';
import { resource } from '../../kit/resource/resource.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { lessonResource } from '../lessons.ts';
import { lessonBlockRecord } from './block-records.ts';
import { changedBlock, listedStatuses, newBlock } from './block-rules.ts';
import { lessonBlocks } from './block-tables.ts';
import { blockWriteHooks } from './block-writes.ts';

const shared = {
  record: lessonBlockRecord,
  path: '/lesson_blocks',
  tag: 'Lesson blocks',
  missing: 'Блок не найден',
  words: { one: 'один блок', many: 'блоков', all: 'Блоки' },
  defaultFilters: { status: listedStatuses },
  update: changedBlock,
  ...blockWriteHooks,
  softDelete: { restoredTo: 'draft' },
} as const;

/** Blocks attached to these layers or to layers below them. */
const inLayers = idsFilter(
  (ids) => sql`${lessonBlocks.layer_id} in (
    with recursive within as (
      select id from block_layers where company_id = ${lessonBlocks.company_id} and id = any(${ids})
      union select layer.id from block_layers layer join within
        on layer.company_id = ${lessonBlocks.company_id} and layer.parent_layer_id = within.id
    ) select id from within)`,
);

export const blocksOfCompany = resource({
  ...shared,
  partOf: { of: lessonResource, by: 'lesson_id' },
  sort: ['id', 'sort', 'sort_order'],
  searched: ['title'],
  filters: ['type', 'status', 'layer_id'],
  specialFilters: {
    lesson_id: {
      description: 'Blocks of one of these lessons.',
      filter: idsFilter((ids) => sql`${lessonBlocks.lesson_id} = any(${ids})`, { selective: true }),
    },
    within_layer_id: {
      description: 'Blocks attached to one of these layers or to a layer nested in one.',
      filter: inLayers,
    },
  },
});

export const blocksOfLesson = resource({
  ...shared,
  parent: { of: lessonsOfCourse, by: 'lesson_id' },
  sort: ['sort'],
  searched: ['title'],
  filters: ['type', 'status', 'layer_id'],
  create: newBlock,
  bulk: {
    ids: 'lesson_blocks_id',
    actions: { delete: { summary: 'Delete many blocks to the trash', does: 'delete' } },
  },
});
