// Tables of library templates: snapshots of lessons and blocks. Later changes of the originals do not affect them.
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, unique } from 'drizzle-orm/pg-core';
import { blockTypes, calloutTones } from '@kafedra/common/lessons';
import { companyTable } from '../../company/tables.ts';
import { instant, isOneOf, oneOf, richHtml } from '../../kit/database/columns.ts';
import { entryForeignKey } from '../../media/library/library-tables.ts';
import { files } from '../../media/tables.ts';
import { tests } from '../../assessments/tables.ts';
import { blockContentColumns, blockFileColumns } from '../blocks/block-tables.ts';
import { checkCriteria, lessonOpenTypes, lessonTypes, likeTypes } from '../tables.ts';

/**
 * Fields of a lesson template, named as in `lessons`. Calendar dates are left out, because they belong to the course.
 */
export const libraryLessons = companyTable(
  'library_lessons',
  {
    entry_id: integer().notNull(),
    type: oneOf(lessonTypes).notNull(),
    /** Rich text. */
    description: richHtml(),
    open_type: oneOf(lessonOpenTypes).notNull(),
    open_days_count: integer(),
    open_watch_percent: integer(),
    open_points: integer(),
    /** Rich text. */
    homework: richHtml(),
    homework_min_points: integer().notNull(),
    homework_max_points: integer(),
    show_likes: boolean().notNull(),
    like_type: oneOf(likeTypes).notNull(),
    use_comments: boolean().notNull(),
    check_criterion: oneOf(checkCriteria).notNull(),
    watch_percent: integer().notNull(),
    max_mark: integer().notNull(),
  },
  (table) => [
    isOneOf('library_lessons', 'type', lessonTypes),
    isOneOf('library_lessons', 'open_type', lessonOpenTypes),
    isOneOf('library_lessons', 'like_type', likeTypes),
    isOneOf('library_lessons', 'check_criterion', checkCriteria),
    check('library_lessons_watch_percent', sql`watch_percent between 1 and 100`),
    check('library_lessons_max_mark', sql`max_mark between 1 and 1000`),
    entryForeignKey(table),
    unique('library_lessons_of_entry').on(table.company_id, table.entry_id),
  ],
);

/** Templates have no trash. */
export const templateStatuses = ['draft', 'published'] as const;

export const libraryBlocks = companyTable(
  'library_blocks',
  {
    entry_id: integer().notNull(),
    type: oneOf(blockTypes).notNull(),
    /** The visibility to learners within a lesson. */
    status: oneOf(templateStatuses).notNull(),
    published_at: instant(),
    /** From 1. */
    sort: integer().notNull(),
    ...blockContentColumns(),
    /** In a lesson: whether finishing it requires this block. */
    must_be_done: boolean().notNull(),
  },
  (table) => [
    isOneOf('library_blocks', 'type', blockTypes),
    isOneOf('library_blocks', 'status', templateStatuses),
    isOneOf('library_blocks', 'tone', calloutTones),
    entryForeignKey(table),
    foreignKey({
      columns: [table.company_id, table.captions_id],
      foreignColumns: [files.company_id, files.id],
    }),
    foreignKey({
      columns: [table.company_id, table.test_id],
      foreignColumns: [tests.company_id, tests.id],
    }),
    index('library_blocks_test_id')
      .on(table.company_id, table.test_id)
      .where(sql`${table.test_id} is not null`),
    index('library_blocks_sort').on(table.company_id, table.entry_id, table.sort, table.id),
    index('library_blocks_captions_id')
      .on(table.company_id, table.captions_id)
      .where(sql`${table.captions_id} is not null`),
  ],
);

export const libraryBlockMedia = companyTable(
  'library_block_media',
  {
    block_id: integer().notNull(),
    ...blockFileColumns(),
  },
  (table) => [
    foreignKey({
      columns: [table.company_id, table.block_id],
      foreignColumns: [libraryBlocks.company_id, libraryBlocks.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    index('library_block_media_block_id').on(table.company_id, table.block_id, table.sort),
    index('library_block_media_file_id').on(table.company_id, table.file_id),
  ],
);
