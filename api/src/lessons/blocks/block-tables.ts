// Tables of lesson blocks, their files, and the blocks required to finish a lesson.
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { blockTypes, calloutTones } from '@kafedra/common/lessons';
import { companyTable } from '../../company/tables.ts';
import { courseForeignKey } from '../../courses/course-tables.ts';
import {
  createdAt,
  instant,
  isOneOf,
  oneOf,
  richHtml,
  sortedText,
  updatedAt,
} from '../../kit/database/columns.ts';
import { trashColumns } from '../../kit/resource/trash.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { files, textFileColumns } from '../../media/tables.ts';
import { tests } from '../../assessments/tables.ts';
import { blockLayers, lessons } from '../tables.ts';

/** Learners see published blocks only. */
export const blockStatuses = ['draft', 'published', 'deleted'] as const;
export type BlockStatus = (typeof blockStatuses)[number];

/** A question with its answer in a block of type `faq`; the answer is rich text. */
export interface BlockAnswer {
  question: string;
  answer: string;
}

/** Content columns of a block, shared by blocks of lessons and of library templates. */
export const blockContentColumns = () => ({
  /** The heading of a section; for other types the title above the block. */
  title: sortedText(),
  /**
   * Rich text: the text of a text or callout block, the task of homework, or the caption of images and films.
   */
  text: richHtml(),
  /** The URL of an external video, audio or embedded page. */
  address: text(),
  /** The program of a `code` block, or the TeX source of a `formula`. */
  source: text(),
  /** For `code`: the language for syntax highlighting. */
  language: text(),
  tone: oneOf(calloutTones),
  /** For `faq`: questions in their order. */
  answers: jsonb().$type<BlockAnswer[]>(),
  /** The subtitle file of a film. */
  captions_id: integer(),
  homework_min_points: integer(),
  homework_max_points: integer(),
  /** For `test`: the test to take. */
  test_id: integer(),
});

/** Columns of a file that a block shows, with its position in the block. */
export const blockFileColumns = () => ({
  file_id: integer().notNull(),
  /** From 1. */
  sort: integer().notNull(),
  /** The text below the image. */
  caption: text(),
  /** The alternative text of the image. */
  alt: text(),
});

export const lessonBlocks = companyTable(
  'lesson_blocks',
  {
    course_id: integer().notNull(),
    lesson_id: integer().notNull(),
    type: oneOf(blockTypes).notNull(),
    status: oneOf(blockStatuses).notNull().default('draft'),
    ...trashColumns(blockStatuses),
    /** When it became visible to learners; null for a draft. */
    published_at: instant(),
    /** The position in the lesson. */
    sort: integer().notNull().default(0),
    /** The layer that the block is attached to besides its lesson. */
    layer_id: integer(),
    /** The position among the blocks of the layer. */
    sort_order: integer().notNull().default(0),
    ...blockContentColumns(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('lesson_blocks', 'type', blockTypes),
    isOneOf('lesson_blocks', 'status', blockStatuses),
    isOneOf('lesson_blocks', 'tone', calloutTones),
    check('lesson_blocks_published', sql`status <> 'published' or published_at is not null`),
    courseForeignKey(table),
    foreignKey({
      name: 'lesson_blocks_lesson',
      columns: [table.company_id, table.course_id, table.lesson_id],
      foreignColumns: [lessons.company_id, lessons.course_id, lessons.id],
    }).onDelete('cascade'),
    // Target of composite foreign keys, which ensure that a referenced block belongs to the same lesson.
    unique('lesson_blocks_of_lesson').on(table.company_id, table.lesson_id, table.id),
    foreignKey({
      columns: [table.company_id, table.captions_id],
      foreignColumns: [files.company_id, files.id],
    }),
    foreignKey({
      columns: [table.company_id, table.test_id],
      foreignColumns: [tests.company_id, tests.id],
    }),
    foreignKey({
      name: 'lesson_blocks_layer',
      columns: [table.company_id, table.course_id, table.layer_id],
      foreignColumns: [blockLayers.company_id, blockLayers.course_id, blockLayers.id],
    }),
    index('lesson_blocks_searched').using('gin', table.company_id, table.title.op('gin_trgm_ops')),
    index('lesson_blocks_sort').on(table.company_id, table.lesson_id, table.sort, table.id),
    index('lesson_blocks_course_id').on(table.company_id, table.course_id, table.lesson_id),
    index('lesson_blocks_layer_id')
      .on(table.company_id, table.layer_id, table.sort_order, table.id)
      .where(sql`${table.layer_id} is not null`),
    index('lesson_blocks_test_id')
      .on(table.company_id, table.test_id)
      .where(sql`${table.test_id} is not null`),
    index('lesson_blocks_captions_id')
      .on(table.company_id, table.captions_id)
      .where(sql`${table.captions_id} is not null`),
  ],
);

/** Files that blocks show: one for an image, film or audio, several for a gallery or downloads. */
export const lessonBlockMedia = companyTable(
  'lesson_block_media',
  {
    block_id: integer().notNull(),
    ...blockFileColumns(),
  },
  (table) => [
    foreignKey({
      columns: [table.company_id, table.block_id],
      foreignColumns: [lessonBlocks.company_id, lessonBlocks.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    uniqueIndex('lesson_block_media_file').on(table.company_id, table.block_id, table.file_id),
    index('lesson_block_media_file_id').on(table.company_id, table.file_id),
  ],
);

/** Files that texts of blocks show; triggers maintain the rows. */
export const lessonBlockFiles = pgTable(
  'lesson_block_files',
  {
    company_id: integer().notNull(),
    block_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.block_id, table.file_id] }),
    foreignKey({
      columns: [table.company_id, table.block_id],
      foreignColumns: [lessonBlocks.company_id, lessonBlocks.id],
    }).onDelete('cascade'),
    ...textFileColumns('lesson_block_files', table),
  ],
);

/**
 * For lessons with `check_criterion` = `constructor`: the blocks that a learner must complete to finish the lesson.
 */
export const lessonCloseBlocks = pgTable(
  'lesson_close_blocks',
  {
    company_id: integer().notNull(),
    lesson_id: integer().notNull(),
    block_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.lesson_id, table.block_id] }),
    foreignKey({
      columns: [table.company_id, table.lesson_id],
      foreignColumns: [lessons.company_id, lessons.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'lesson_close_blocks_block',
      columns: [table.company_id, table.lesson_id, table.block_id],
      foreignColumns: [lessonBlocks.company_id, lessonBlocks.lesson_id, lessonBlocks.id],
    }).onDelete('cascade'),
    ...tenantPolicies('lesson_close_blocks'),
  ],
);
