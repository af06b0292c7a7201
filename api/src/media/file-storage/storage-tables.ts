// Tables of the file storage: named entries in folders. An entry references a file, which has the bytes and the URL; a
// copy is another entry of the same file.
import { fileKinds } from '@kafedra/common/files';
import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, isOneOf, oneOf, sortedText, updatedAt } from '../../kit/database/columns.ts';
import { trashColumns } from '../../kit/resource/trash.ts';
import { files } from '../tables.ts';

/** Whether an entry or a folder is in use or in the trash. */
export const storageStatuses = ['kept', 'deleted'] as const;

export const fileStorageFolders = companyTable(
  'file_storage_folders',
  {
    name: sortedText().notNull(),
    /** Null at the root. */
    parent_id: integer(),
    status: oneOf(storageStatuses).notNull().default('kept'),
    ...trashColumns(storageStatuses),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('file_storage_folders', 'status', storageStatuses),
    foreignKey({
      columns: [table.company_id, table.parent_id],
      foreignColumns: [table.company_id, table.id] as [AnyPgColumn, AnyPgColumn],
    }),
    // Names are unique ignoring case, except in the trash.
    uniqueIndex('file_storage_folders_name')
      .on(table.company_id, sql`coalesce(parent_id, 0)`, sql`lower(name)`)
      .where(sql`status = 'kept'`),
    index('file_storage_folders_parent_id').on(table.company_id, table.parent_id),
    index('file_storage_folders_status_name').on(
      table.company_id,
      table.status,
      table.name,
      table.id,
    ),
    index('file_storage_folders_deletion')
      .on(table.company_id, table.deletion)
      .where(sql`deletion is not null`),
    index('file_storage_folders_deleted_at')
      .on(table.deleted_at)
      .where(sql`deleted_at is not null`),
  ],
);

export const fileStorageItems = companyTable(
  'file_storage_items',
  {
    name: sortedText().notNull(),
    /** Null at the root. */
    folder_id: integer(),
    file_id: integer().notNull(),
    /** Copied from the file, where they never change, for filters and sorts. */
    kind: oneOf(fileKinds).notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    status: oneOf(storageStatuses).notNull().default('kept'),
    ...trashColumns(storageStatuses),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('file_storage_items', 'kind', fileKinds),
    isOneOf('file_storage_items', 'status', storageStatuses),
    foreignKey({
      columns: [table.company_id, table.folder_id],
      foreignColumns: [fileStorageFolders.company_id, fileStorageFolders.id],
    }),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    // A list always filters by status, and a folder's list by folder as well.
    ...[table.name, table.created_at, table.size].flatMap((column) => [
      index(`file_storage_items_status_${column.name}`).on(
        table.company_id,
        table.status,
        column,
        table.id,
      ),
      index(`file_storage_items_folder_${column.name}`).on(
        table.company_id,
        table.folder_id,
        table.status,
        column,
        table.id,
      ),
    ]),
    index('file_storage_items_file_id').on(table.company_id, table.file_id),
    index('file_storage_items_kind').on(table.company_id, table.kind, table.status, table.name),
    index('file_storage_items_deletion')
      .on(table.company_id, table.deletion)
      .where(sql`deletion is not null`),
    index('file_storage_items_deleted_at')
      .on(table.deleted_at)
      .where(sql`deleted_at is not null`),
    index('file_storage_items_searched').using(
      'gin',
      table.company_id,
      table.name.op('gin_trgm_ops'),
    ),
  ],
);
