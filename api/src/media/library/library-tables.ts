// The library: what lies ready to be put into courses, on shelves by what it is. Of a file the shelf has the file; of a
// test, a block or a lesson what a copy is made of.
import { fileKinds } from '@kafedra/common/files';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, isOneOf, oneOf, sortedText, updatedAt } from '../../kit/columns.ts';
import { files } from '../tables.ts';
import { libraryTypes } from './library-rules.ts';

export const libraryEntries = companyTable(
  'library_entries',
  {
    type: oneOf(libraryTypes).notNull(),
    name: sortedText().notNull(),
    file_id: integer(),
    /** Of the file, which does not change. */
    kind: oneOf(fileKinds),
    /** What a copy is made of, in the words of the domain that copies it. */
    content: jsonb().$type<Record<string, unknown>>(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('library_entries', 'type', libraryTypes),
    isOneOf('library_entries', 'kind', fileKinds),
    check('library_entries_one_of', sql`file_id is null or content is null`),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    index('library_entries_type_name').on(table.company_id, table.type, table.name, table.id),
    index('library_entries_name').on(table.company_id, table.name, table.id),
    index('library_entries_created_at').on(table.company_id, table.created_at, table.id),
    index('library_entries_file_id').on(table.company_id, table.file_id),
    index('library_entries_searched').using('gin', table.company_id, table.name.op('gin_trgm_ops')),
  ],
);
