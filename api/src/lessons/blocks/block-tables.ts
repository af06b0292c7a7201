// What lessons are put together of: blocks in their order, the files that they show, and those that must be done.
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
import { goesWithCourse } from '../../courses/course-tables.ts';
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
import { files, shownInTexts } from '../../media/tables.ts';
import { tests } from '../../assessments/tables.ts';
import { blockLayers, lessons } from '../tables.ts';

/** Learners see what is published. */
export const blockStatuses = ['draft', 'published', 'deleted'] as const;
export type BlockStatus = (typeof blockStatuses)[number];

/** One of the questions of a block of answers; the answer is rich text. */
export interface BlockAnswer {
  question: string;
  answer: string;
}

/** What a block says, wherever it stands: in a lesson, or in a template of the library. */
export const saidByBlocks = () => ({
  /** The heading of a section; of all others what stands above them. */
  title: sortedText(),
  /** Rich text: what a text or a callout says, what is to be done at home, what stands under pictures and films. */
  text: richHtml(),
  /** Where a film, a sound or a frame is that is no file of the school. */
  address: text(),
  /** Of `code` the program, of `formula` what TeX makes it of. */
  source: text(),
  /** Of `code`: the language that it is highlighted as. */
  language: text(),
  tone: oneOf(calloutTones),
  /** Of `faq`: in their order. */
  answers: jsonb().$type<BlockAnswer[]>(),
  /** The subtitles of a film. */
  captions_id: integer(),
  homework_min_points: integer(),
  homework_max_points: integer(),
  /** Of `test`: what is to be taken. */
  test_id: integer(),
});

/** A file that a block is about, at its place there. */
export const shownByBlocks = () => ({
  file_id: integer().notNull(),
  /** From 1. */
  sort: integer().notNull(),
  /** Stands under the picture. */
  caption: text(),
  /** Stands for the picture where it can't be seen. */
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
    /** Since when learners see it; null of a draft. */
    published_at: instant(),
    /** Its place in the lesson. */
    sort: integer().notNull().default(0),
    /** The layer of the course that it is attached to, beside its lesson. */
    layer_id: integer(),
    /** Its place among the blocks of the layer. */
    sort_order: integer().notNull().default(0),
    ...saidByBlocks(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('lesson_blocks', 'type', blockTypes),
    isOneOf('lesson_blocks', 'status', blockStatuses),
    isOneOf('lesson_blocks', 'tone', calloutTones),
    check('lesson_blocks_published', sql`status <> 'published' or published_at is not null`),
    goesWithCourse(table),
    foreignKey({
      name: 'lesson_blocks_lesson',
      columns: [table.company_id, table.course_id, table.lesson_id],
      foreignColumns: [lessons.company_id, lessons.course_id, lessons.id],
    }).onDelete('cascade'),
    // What names a block of a lesson names both, so that it is none of another lesson.
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

/** The files that a block is about: one of an image, a film or a sound, several of a gallery or of files to take along. */
export const lessonBlockMedia = companyTable(
  'lesson_block_media',
  {
    block_id: integer().notNull(),
    ...shownByBlocks(),
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

/** The files that the texts of blocks show. Triggers find them. */
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
    ...shownInTexts('lesson_block_files', table),
  ],
);

/** The close condition of a lesson whose `check_criterion` is `constructor`: the blocks that a learner must do. */
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
