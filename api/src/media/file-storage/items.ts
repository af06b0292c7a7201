// Entries of the file storage: the list across folders, renaming, moving, copying, the trash and permanent deletion.
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import {
  filter,
  fromDay,
  idsFilter,
  toDay,
  unknownValue,
  flagFilter,
} from '../../kit/lists/filters.ts';
import type { Filter } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { belongsTo, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { changeRows } from '../../kit/resource/bulk.ts';
import type { ChangedRows } from '../../kit/resource/contract.ts';
import { conditionFlag, conditionText } from '../../kit/resource/conditions.ts';
import { name } from '../../kit/values/texts.ts';
import { manageFiles, useFiles } from '../grants.ts';
import { deleteUnusedFiles } from '../files/company-files.ts';
import { fileRecord } from '../records.ts';
import { fileUses, isUsed, fileUsesOf } from '../files/file-uses.ts';
import { requireFolder } from './folders.ts';
import { fileStorageItems } from './storage-tables.ts';

type Items = typeof fileStorageItems;

const fileOf = ({ company_id, file_id }: Pick<Items, 'company_id' | 'file_id'>) => ({
  company_id,
  id: file_id,
});

export const itemRecord = record(fileStorageItems)({
  name: 'FileStorageItem',
  description: 'A named entry of the file storage. Copies are entries with the same file.',
  permissions: { read: useFiles, update: manageFiles, delete: manageFiles },
  order: 'name',
  computed: {
    copies_count: {
      schema: z.int().describe('Number of other entries with the same file, including the trash.'),
      sql: (table) => sql`(select count(*)::integer ${othersWith(table)})`,
    },
  },
  attached: {
    uses: { schema: fileUses, sql: (table, asker) => fileUsesOf(fileOf(table), asker), rows: 50 },
  },
  relations: { file: belongsTo(() => fileRecord, 'file_id') },
});

const folder_id = z
  .int32()
  .nullish()
  .transform((id) => id ?? null)
  .describe('Default: the top level.');

export const itemResource = resource({
  record: itemRecord,
  path: '/file_storage',
  tag: 'File storage',
  missing: 'Файл не найден',
  words: { one: 'один файл', many: 'файлов', all: 'Файлы' },
  sort: ['name', 'created_at', 'size'],
  searched: ['name'],
  filters: ['status', 'folder_id', 'kind'],
  defaultFilters: { status: ['kept'] },
  specialFilters: {
    at_top: {
      description: '1: entries in no folder only; 0: entries in a folder only.',
      condition: conditionFlag,
      filter: flagFilter('at_top', () => sql`${fileStorageItems.folder_id} is null`),
    },
    file_id: {
      description: 'Entries with one of these files.',
      filter: idsFilter((ids) => sql`${fileStorageItems.file_id} = any(${ids})`, {
        selective: true,
      }),
    },
    created_from: {
      description: 'Added on this day or later.',
      condition: conditionText,
      filter: fromDay('created_from', fileStorageItems.created_at),
    },
    created_to: {
      description: 'Added on this day or earlier.',
      condition: conditionText,
      filter: toDay('created_to', fileStorageItems.created_at),
    },
    size_from: {
      description: 'Minimum size in bytes.',
      condition: conditionText,
      filter: bytesFilter((bytes) => sql`${fileStorageItems.size} >= ${bytes}`),
    },
    size_to: {
      description: 'Maximum size in bytes.',
      condition: conditionText,
      filter: bytesFilter((bytes) => sql`${fileStorageItems.size} <= ${bytes}`),
    },
  },
  countBy: ['status', 'kind'],
  counted: [
    ['status', 'folder_id'],
    ['status', 'kind'],
  ],
  partitionBy: 'status',
  update: z.strictObject({ name: name.optional() }),
  softDelete: {
    restoredTo: 'kept',
    // Restored at the root if its folder is gone.
    restored: {
      folder_id: sql`(select folder.id from file_storage_folders folder where folder.company_id = ${fileStorageItems.company_id} and folder.id = ${fileStorageItems.folder_id} and folder.status = 'kept')`,
    },
  },
  bulk: {
    ids: 'file_storage_items_id',
    actions: {
      delete: { summary: 'Move files to the trash', does: 'delete' },
      move: {
        summary: 'Move files into a folder or to the top level',
        input: z.strictObject({ folder_id }),
        does: async ({ transaction, scope, rows, input: { folder_id } }) => {
          await requireFolder(transaction, scope, folder_id);
          return changeRows(transaction, scope, fileStorageItems, rows, { folder_id });
        },
      },
      copy: {
        summary: 'Copy files into a folder or to the top level',
        input: z.strictObject({ folder_id }),
        where: (table) => eq(table.status, 'kept'),
        does: async ({ transaction, scope, rows, input: { folder_id } }) => {
          await requireFolder(transaction, scope, folder_id);
          return copy(transaction, rows, folder_id);
        },
      },
      destroy: {
        summary: 'Delete files permanently',
        grant: manageFiles,
        refuses: [
          {
            code: 'used',
            message: 'используются: сначала уберите их оттуда, где они стоят',
            where: (table, _, chosen) =>
              sql`${wouldGo(table, chosen)} and ${isUsed(fileOf(table))}`,
          },
        ],
        does: ({ transaction, scope, rows }) => destroy(transaction, scope, rows),
      },
    },
  },
});

/** A numeric filter of bytes. */
function bytesFilter(where: (bytes: SQL) => SQL): Filter {
  return filter<{ bytes: number }>({
    read: ([value = ''], _scope, parameter) => {
      if (!/^\d{1,15}$/.test(value)) throw unknownValue(parameter, value);
      return { bytes: Number(value) };
    },
    where: ({ bytes }) => where(sql`${bytes}::bigint`),
  });
}

type WithFile = Record<'company_id' | 'id' | 'file_id', AnyPgColumn>;

/** SQL: other entries with the same file, for a subquery. */
const othersWith = ({ company_id, id, file_id }: WithFile): SQL =>
  sql`from file_storage_items other where other.company_id = ${company_id} and other.file_id = ${file_id} and other.id <> ${id}`;

/**
 * Whether deleting the entry, or all selected entries of its file, deletes the file. Videos are deleted with all of
 * their entries, unless the selected entry is a copy in the trash.
 */
const wouldGo = (table: Items, chosen: SQL): SQL =>
  sql`(${and(eq(table.kind, 'film'), ne(table.status, 'deleted'))} or not exists (select 1 ${othersWith(table)} and other.id not in (select ${fileStorageItems.id} from ${fileStorageItems} where ${chosen})))`;

/** The name of a copy: with «(копия)» in the folder of the original, unchanged elsewhere. */
const copiedName = (folderId: number | null): SQL =>
  sql`case when folder_id is not distinct from ${folderId}::integer then regexp_replace(left(name, 240), '(\\.[^.\\s]{1,10})?$', ' (копия)\\1') else name end`;

function copy(transaction: Transaction, rows: SQL, folderId: number | null): Promise<ChangedRows> {
  return rowOf(
    transaction,
    sql`with copied as (
        insert into file_storage_items (company_id, name, folder_id, file_id, kind, size)
        select company_id, ${copiedName(folderId)}, ${folderId}, file_id, kind, size
        from ${fileStorageItems} where ${rows} order by id returning id
      )
    select count(*)::integer as count, coalesce((array_agg(id order by id))[1:1000], '{}') as ids from copied`,
  );
}

/** Deletes permanently; videos are deleted with all their copies. */
async function destroy(transaction: Transaction, scope: Scope, rows: SQL): Promise<ChangedRows> {
  const { file_ids, ...changed } = await rowOf<ChangedRows & { file_ids: number[] }>(
    transaction,
    sql`with chosen as (
        select id, file_id, kind = 'film' and status = 'kept' as everywhere
        from ${fileStorageItems} where ${rows} order by id for update
      ),
      gone as (
        delete from file_storage_items item where item.company_id = ${scope.companyId} and (
          item.id in (select id from chosen) or item.file_id in (select file_id from chosen where everywhere))
        returning item.id, item.file_id
      )
    select (select count(*) from chosen)::integer as count,
      coalesce((array_agg(id order by id))[1:1000], '{}') as ids,
      coalesce(array_agg(distinct file_id), '{}') as file_ids from gone`,
  );
  await deleteUnusedFiles(transaction, scope, file_ids);
  return changed;
}
