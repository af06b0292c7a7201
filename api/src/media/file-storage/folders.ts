// Folders of the file storage: creating, renaming, moving, and deleting with their contents.
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { changeRows } from '../../kit/resource/bulk.ts';
import type { ChangedRows } from '../../kit/resource/contract.ts';
import { restoreValues } from '../../kit/resource/trash.ts';
import { translateConstraintErrors } from '../../kit/resource/writes.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { name } from '../../kit/values/texts.ts';
import { manageFiles, useFiles } from '../grants.ts';
import { moveProblem } from './folder-rules.ts';
import { fileStorageFolders, fileStorageItems } from './storage-tables.ts';

/** Folders of one company. They are read together wherever a folder is selected. */
const mostFolders = 1000;

const folderRecord = record(fileStorageFolders)({
  name: 'FileStorageFolder',
  description: 'A folder of the file storage.',
  // No `delete` for single rows, because a folder is deleted with its contents.
  permissions: { read: useFiles, create: manageFiles, update: manageFiles },
  short: ['name'],
  order: 'name',
  computed: {
    items_count: {
      schema: z.int().describe('Number of files directly in the folder, without the trash.'),
      sql: (table) =>
        sql`(select count(*)::integer from file_storage_items item where item.company_id = ${table.company_id} and item.folder_id = ${table.id} and item.status = 'kept')`,
    },
  },
});

const unique = {
  file_storage_folders_name: ['name', 'Папка с таким названием здесь уже есть'],
} as const;

const parent_id = z
  .int32()
  .nullish()
  .transform((id) => id ?? null)
  .describe('Default: the top level.');

export const folderResource = resource({
  record: folderRecord,
  path: '/file_storage_folders',
  tag: 'File storage',
  missing: 'Папка не найдена',
  words: { one: 'одну папку', many: 'папок', all: 'Папки' },
  sort: ['name', 'created_at'],
  searched: ['name'],
  filters: ['parent_id', 'status', 'deletion'],
  defaultFilters: { status: ['kept'] },
  unique,
  create: z.strictObject({ name, parent_id }),
  update: z.strictObject({ name: name.optional() }),
  beforeWrite: async (transaction, scope, sent, id) => {
    if (id === null && 'parent_id' in sent) {
      await requirePlace(transaction, scope, [null], sent.parent_id);
    }
    return sent;
  },
  bulk: {
    ids: 'file_storage_folders_id',
    actions: {
      move: {
        summary: 'Move folders into another folder or to the top level',
        input: z.strictObject({ parent_id }),
        does: async ({ transaction, scope, rows, input: { parent_id } }) => {
          const moved = await transaction
            .select({ id: fileStorageFolders.id })
            .from(fileStorageFolders)
            .where(rows);
          const ids = moved.map(({ id }) => id);
          if (ids.length > 0) await requirePlace(transaction, scope, ids, parent_id);
          return changeRows(transaction, scope, fileStorageFolders, rows, { parent_id }).catch(
            translateConstraintErrors({ unique }),
          );
        },
      },
      delete: {
        summary: 'Move folders with their contents to the trash',
        grant: manageFiles,
        where: (table) => eq(table.status, 'kept'),
        does: ({ transaction, rows }) => intoTrash(transaction, rows),
      },
      restore: {
        summary: 'Restore folders with their contents from the trash',
        grant: manageFiles,
        where: (table) => eq(table.status, 'deleted'),
        does: ({ transaction, scope, rows }) =>
          restore(transaction, scope, rows).catch(translateConstraintErrors({ unique })),
      },
    },
  },
});

export function registerFolders(app: FastifyInstance, database: Database): void {
  folderResource.register(app, database);

  companyRoute(app, database, {
    method: 'DELETE',
    path: '/file_storage_folders/:id',
    tag: 'File storage',
    summary: 'Move a folder with its contents to the trash',
    permission: manageFiles,
    params: idParams,
    run: async ({ transaction, scope, params: { id } }) => {
      await folderResource.find(transaction, scope, id);
      await folderResource.runBulkAction('delete', {
        transaction,
        scope,
        chosen: { ids: [id] },
        input: {},
      });
    },
  });
}

/** Throws 422 for a missing folder. Null is the root. */
export async function requireFolder(
  transaction: Transaction,
  { companyId }: Scope,
  id: number | null,
): Promise<void> {
  if (await findFolder(transaction, { companyId }, id)) return;
  throw invalid('folder_id', folderResource.missing, 'not_found');
}

/** Whether the folder exists. Locks it against deletion until the transaction ends. */
export async function findFolder(
  transaction: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: number | null,
): Promise<boolean> {
  if (id === null) return true;
  const { company_id, id: own, status } = fileStorageFolders;
  const found = await transaction
    .select({ id: own })
    .from(fileStorageFolders)
    .where(and(eq(company_id, companyId), eq(own, id), eq(status, 'kept')))
    .for('share');
  return found.length > 0;
}

/** Throws 422 if the folders can't be moved there. A null among them is a new folder. */
async function requirePlace(
  transaction: Transaction,
  { companyId }: Scope,
  moved: readonly (number | null)[],
  target: number | null,
): Promise<void> {
  const { id, name: title, parent_id, company_id, status } = fileStorageFolders;
  // Locks all folders: two concurrent moves could otherwise create a cycle together.
  const folders = await transaction
    .select({ id, name: title, parent_id })
    .from(fileStorageFolders)
    .where(and(eq(company_id, companyId), eq(status, 'kept')))
    .orderBy(id)
    .for('update');
  if (target !== null && !folders.some((folder) => folder.id === target)) {
    throw invalid('parent_id', folderResource.missing, 'not_found');
  }
  if (moved.includes(null) && folders.length >= mostFolders) {
    throw invalid('name', `Не больше ${mostFolders} папок`, 'too_many');
  }
  const problem = moveProblem(folders, moved, target);
  if (problem !== null) throw invalid('parent_id', problem, 'misplaced');
}

/** Moves the contents to the trash with the same deletion timestamp. */
async function intoTrash(transaction: Transaction, rows: SQL): Promise<ChangedRows> {
  const deletion: string = randomUUID();
  const gone = sql`status = 'deleted', status_before_deletion = status, deleted_at = now(), deletion = ${deletion}`;
  const changed = await rowOf<ChangedRows>(
    transaction,
    sql`with recursive doomed as (
        select company_id, id from ${fileStorageFolders} where ${rows}
        union
        select child.company_id, child.id from file_storage_folders child
        join doomed on child.company_id = doomed.company_id and child.parent_id = doomed.id
        where child.status = 'kept'
      ),
      items as (
        update file_storage_items item set ${gone} from doomed
        where item.company_id = doomed.company_id and item.folder_id = doomed.id and item.status = 'kept'
      ),
      folders as (
        update file_storage_folders folder set ${gone} from doomed
        where folder.company_id = doomed.company_id and folder.id = doomed.id
      )
    select count(*)::integer as count, coalesce(array_agg(id order by id), '{}') as ids from ${fileStorageFolders} where ${rows}`,
  );
  return { ...changed, deletion };
}

/** Restores folders with what was deleted together with them. A folder whose parent is gone is restored at the root. */
async function restore(
  transaction: Transaction,
  { companyId }: Scope,
  rows: SQL,
): Promise<ChangedRows> {
  const { company_id, deletion } = fileStorageFolders;
  const marks = await transaction.selectDistinct({ deletion }).from(fileStorageFolders).where(rows);
  const taken = sql`${company_id} = ${companyId} and ${deletion} = any(${sql.param(marks.map((row) => row.deletion))}::text[])`;
  const changed = await rowOf<ChangedRows>(
    transaction,
    sql`with back as (
        update ${fileStorageFolders} set status = 'kept', status_before_deletion = null, deleted_at = null, deletion = null
        where ${taken} returning id
      )
    select count(*)::integer as count, coalesce(array_agg(id order by id), '{}') as ids from back`,
  );
  await transaction
    .update(fileStorageItems)
    .set(restoreValues('kept'))
    .where(
      and(
        eq(fileStorageItems.company_id, companyId),
        sql`${fileStorageItems.deletion} = any(${sql.param(marks.map((row) => row.deletion))}::text[])`,
      ),
    );
  await transaction
    .update(fileStorageFolders)
    .set({ parent_id: null })
    .where(
      and(
        eq(company_id, companyId),
        eq(fileStorageFolders.status, 'kept'),
        sql`exists (select 1 from file_storage_folders above where above.company_id = ${companyId} and above.id = ${fileStorageFolders.parent_id} and above.status = 'deleted')`,
        isNull(deletion),
      ),
    );
  return changed;
}
