// The library: what lies ready to be put into courses, on shelves by what it is. Of a file the shelf has the file; of a
// test, a block or a lesson a template, which the domain that makes copies of it keeps under the entry's id.
import { fileKinds } from '@kafedra/common/files';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, isOneOf, oneOf, sortedText, updatedAt } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { users } from '../../people/account/account-tables.ts';
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
    /** How a template begins: words of its texts. */
    excerpt: text(),
    /** Of blocks and lessons: how many blocks there are. */
    blocks_count: integer(),
    /** Of tests: how many questions there are. */
    questions_count: integer(),
    /** Who put it there. */
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('library_entries', 'type', libraryTypes),
    isOneOf('library_entries', 'kind', fileKinds),
    check(
      'library_entries_file',
      sql`file_id is null or type not in ('tests', 'blocks', 'lessons')`,
    ),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    index('library_entries_type_name').on(table.company_id, table.type, table.name, table.id),
    index('library_entries_name').on(table.company_id, table.name, table.id),
    index('library_entries_created_at').on(table.company_id, table.created_at, table.id),
    index('library_entries_file_id').on(table.company_id, table.file_id),
    index('library_entries_author_id').on(table.company_id, table.author_id),
    index('library_entries_searched').using('gin', table.company_id, table.name.op('gin_trgm_ops')),
  ],
);

/** What hangs on an entry goes with it. */
export const goesWithEntry = (table: { company_id: AnyPgColumn; entry_id: AnyPgColumn }) =>
  foreignKey({
    columns: [table.company_id, table.entry_id],
    foreignColumns: [libraryEntries.company_id, libraryEntries.id],
  }).onDelete('cascade');

/** The files that templates show, in whatever place: a template stays as it is. */
export const libraryEntryFiles = pgTable(
  'library_entry_files',
  {
    company_id: integer().notNull(),
    entry_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.entry_id, table.file_id] }),
    goesWithEntry(table),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    index('library_entry_files_file_id').on(table.company_id, table.file_id),
    ...tenantPolicies('library_entry_files'),
  ],
);
