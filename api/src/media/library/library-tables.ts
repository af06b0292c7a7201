// Tables of the library: reusable entries on shelves by kind. A file entry references a file; entries for tests, blocks
// and lessons are templates, which their domains store under the entry's id.
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
    /** Copied from the file, where it never changes. */
    kind: oneOf(fileKinds),
    /** The first words of a template's texts. */
    excerpt: text(),
    /** The number of blocks of a block or lesson template. */
    blocks_count: integer(),
    /** The number of questions of a test template. */
    questions_count: integer(),
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

/** A foreign key that deletes the row with its entry. */
export const entryForeignKey = (table: { company_id: AnyPgColumn; entry_id: AnyPgColumn }) =>
  foreignKey({
    columns: [table.company_id, table.entry_id],
    foreignColumns: [libraryEntries.company_id, libraryEntries.id],
  }).onDelete('cascade');

/** The files that templates use. A template never changes. */
export const libraryEntryFiles = pgTable(
  'library_entry_files',
  {
    company_id: integer().notNull(),
    entry_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.entry_id, table.file_id] }),
    entryForeignKey(table),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    index('library_entry_files_file_id').on(table.company_id, table.file_id),
    ...tenantPolicies('library_entry_files'),
  ],
);
