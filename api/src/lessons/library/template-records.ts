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
  description: 'A file that a block of a template is about, at its place there.',
  permissions: 'part',
  hidden: ['block_id'],
  order: 'sort',
  relations: { file: belongsTo(() => fileRecord, 'file_id') },
});

const blockRecord = record(libraryBlocks)({
  name: 'LibraryBlock',
  description: 'A block of a template: copies of it say the same.',
  permissions: 'part',
  hidden: ['entry_id', 'answers', 'published_at'],
  unsummed: ['sort'],
  order: 'sort',
  computed: {
    answers: {
      schema: blockAnswers.nullable().describe('Of `faq`: in their order.'),
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
  schema: z.string().nullable().describe(`Of a lesson: ${description}`),
  sql: ({ company_id, id }: typeof libraryEntries) => {
    const lesson = alias(libraryLessons, 'lesson_of_entry');
    return sql`(select ${wireValue(lesson[column])} ${fromTable(libraryLessons, 'lesson_of_entry')} where ${lesson.company_id} = ${company_id} and ${lesson.entry_id} = ${id})`;
  },
});

export const templateRecord = record(libraryEntries)({
  name: 'LibraryTemplate',
  description: 'What a copy of an entry of the library will consist of.',
  permissions: 'part',
  hidden: Object.keys(getTableColumns(libraryEntries)).filter(
    (name) => name !== 'id',
  ) as ColumnName<typeof libraryEntries>[],
  computed: {
    lesson_type: ofLesson('type', 'what it is.'),
    description: ofLesson('description', 'rich text.'),
    homework: ofLesson('homework', 'what is to be done at home, rich text.'),
  },
  relations: { blocks: hasMany(() => blockRecord, 'entry_id') },
});
