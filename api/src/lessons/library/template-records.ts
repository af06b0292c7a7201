// Records of library templates: an entry with the blocks that its copies get.
import { getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ColumnName } from '../../kit/database/columns.ts';
import { belongsTo, hasMany, record } from '../../kit/records/record.ts';
import { fromTable } from '../../kit/records/related.ts';
import { wireValue } from '../../kit/records/wire.ts';
import { fileRecord } from '../../media/index.ts';
import { libraryEntries } from '../../media/library/library-tables.ts';
import { testRecord } from '../../assessments/index.ts';
import { blockAnswers, shownAnswers } from '../blocks/block-records.ts';
import { libraryBlockMedia, libraryBlocks, libraryLessons } from './template-tables.ts';

const mediaRecord = record(libraryBlockMedia)({
  name: 'LibraryBlockMedia',
  description: 'A file of a template block with its position.',
  permissions: 'part',
  hidden: ['block_id'],
  order: 'sort',
  relations: { file: belongsTo(() => fileRecord, 'file_id') },
});

const blockRecord = record(libraryBlocks)({
  name: 'LibraryBlock',
  description: 'A block of a template.',
  permissions: 'part',
  hidden: ['entry_id', 'answers', 'published_at'],
  unsummed: ['sort'],
  order: 'sort',
  computed: {
    answers: {
      schema: blockAnswers.nullable().describe('For `faq`: the questions in order.'),
      sql: shownAnswers,
    },
  },
  relations: {
    media: hasMany(() => mediaRecord, 'block_id'),
    captions: belongsTo(() => fileRecord, 'captions_id'),
    test: belongsTo(() => testRecord, 'test_id'),
  },
});

/** A field of a lesson template besides its blocks; null for a template of blocks only. */
const ofLesson = (column: keyof typeof libraryLessons.$inferSelect, description: string) => ({
  schema: z.string().nullable().describe(`For a lesson template: ${description}`),
  sql: ({ company_id, id }: typeof libraryEntries) => {
    const lesson = alias(libraryLessons, 'lesson_of_entry');
    return sql`(select ${wireValue(lesson[column])} ${fromTable(libraryLessons, 'lesson_of_entry')} where ${lesson.company_id} = ${company_id} and ${lesson.entry_id} = ${id})`;
  },
});

export const templateRecord = record(libraryEntries)({
  name: 'LibraryTemplate',
  description: 'The content of a library template.',
  permissions: 'part',
  hidden: Object.keys(getTableColumns(libraryEntries)).filter(
    (name) => name !== 'id',
  ) as ColumnName<typeof libraryEntries>[],
  computed: {
    lesson_type: ofLesson('type', 'the lesson type.'),
    description: ofLesson('description', 'rich text.'),
    homework: ofLesson('homework', 'the homework as rich text.'),
  },
  relations: { blocks: hasMany(() => blockRecord, 'entry_id') },
});
