// The files that a company stores for use in several places: attaching them, and deleting those that nothing uses.
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { manageFiles } from '../grants.ts';
import { shareOwnFiles, fileStoragePurpose } from '../owners/profile-files.ts';
import { isUsed } from './file-uses.ts';
import { files } from '../tables.ts';

/** Purposes of the files that other records may show: files of the storage and the company's own. */
const shown = [fileStoragePurpose, 'company'];

export type StoredFile = Pick<
  typeof files.$inferSelect,
  'id' | 'file_name' | 'mime_type' | 'size' | 'purpose'
>;

/**
 * Reads the files with these ids, in this order, including the caller's own files. Throws 422 for the field if one is
 * missing. Locks them against deletion until the transaction ends.
 */
export async function requireStoredFiles(
  transaction: Transaction,
  scope: Scope,
  ids: readonly number[],
  field: string,
): Promise<StoredFile[]> {
  const stored = await findStoredOrOwnFiles(transaction, scope, ids, field);
  return ids.map((each) => {
    const file = stored.get(each);
    if (file === undefined) throw missing(field);
    return file;
  });
}

/** Stored files by id. Files of the caller's profile become files of the company. */
export async function findStoredOrOwnFiles(
  transaction: Transaction,
  scope: Scope,
  ids: readonly number[],
  field: string,
): Promise<Map<number, StoredFile>> {
  const stored = await findStoredFiles(transaction, scope, ids);
  const others = ids.filter((id) => !stored.has(id));
  if (others.length === 0) return stored;
  await shareOwnFiles(transaction, scope, others, field);
  return findStoredFiles(transaction, scope, ids);
}

/** Removing the company's own files requires a permission. Throws the error of a missing file without it. */
export function requireRemovable(scope: Scope, taken: readonly StoredFile[], field: string): void {
  if (has(scope, manageFiles.all)) return;
  if (taken.some(({ purpose }) => purpose !== fileStoragePurpose)) throw missing(field);
}

const missing = (field: string) => invalid(field, 'Файл не найден', 'not_found');

/**
 * Reads a file for an entry of the storage: a stored one, or one that the caller has just uploaded for it. Throws 422
 * for the field if it is missing.
 */
export async function requireFileForStorage(
  transaction: Transaction,
  scope: Scope,
  fileId: number,
  field: string,
): Promise<StoredFile & { isWaiting: boolean }> {
  // The caller of this function creates the entry.
  await shareOwnFiles(transaction, scope, [fileId], field, { entries: false });
  const { company_id, id, file_name, mime_type, size, purpose, owner_id, expires_at } = files;
  const isWaiting = and(
    eq(purpose, fileStoragePurpose),
    eq(owner_id, scope.personId),
    sql`${expires_at} > now()`,
  );
  const [file] = await transaction
    .select({
      id,
      file_name,
      mime_type,
      size,
      purpose,
      isWaiting: sql<boolean>`${expires_at} is not null`,
    })
    .from(files)
    .where(
      and(
        eq(company_id, scope.companyId),
        eq(id, fileId),
        or(isWaiting, and(inArray(purpose, shown), isNull(expires_at))),
      ),
    )
    .for('no key update');
  if (file === undefined) throw missing(field);
  requireRemovable(scope, [file], field);
  return file;
}

/** Stored files by id; missing ones are left out. */
export async function findStoredFiles(
  transaction: Transaction,
  { companyId }: Scope,
  ids: readonly number[],
): Promise<Map<number, StoredFile>> {
  const { id, file_name, mime_type, size, purpose } = files;
  const found = await transaction
    .select({ id, file_name, mime_type, size, purpose })
    .from(files)
    .where(
      and(
        eq(files.company_id, companyId),
        inArray(id, [...ids]),
        inArray(purpose, shown),
        isNull(files.expires_at),
      ),
    )
    .orderBy(id)
    .for('no key update');
  return new Map(found.map((file) => [file.id, file]));
}

/** Deletes those of the storage's files that nothing uses any more. */
export async function deleteUnusedFiles(
  transaction: Transaction,
  { companyId }: Scope,
  ids: readonly number[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch);
    await letGoOf(
      transaction,
      some.map((id) => ({ company_id: companyId, id })),
    );
  }
}

/** Does the same in all companies for files that lost an entry, one transaction per batch. */
export async function deleteAllUnusedFiles(database: Database): Promise<void> {
  let last: FileKey | undefined = { company_id: 0, id: 0 };
  while (last !== undefined) {
    const after: FileKey = last;
    const some = await database.system(async (transaction) => {
      const { company_id, id, is_loose } = files;
      const loose = await transaction
        .select({ company_id, id })
        .from(files)
        .where(
          and(
            is_loose,
            sql`(${company_id}, ${id}) > (${after.company_id}::integer, ${after.id}::integer)`,
          ),
        )
        .orderBy(company_id, id)
        .limit(batch);
      if (loose.length > 0) await letGoOf(transaction, loose);
      return loose;
    });
    last = some.length === batch ? some.at(-1) : undefined;
  }
}

type FileKey = Pick<typeof files.$inferSelect, 'company_id' | 'id'>;

/** Files per batch. */
const batch = 1000;

/** Waits for transactions that lock a file in order to use it. Triggers record the keys of the bytes. */
async function letGoOf(transaction: Transaction, keys: readonly FileKey[]): Promise<void> {
  const { company_id, id, purpose } = files;
  const these = sql`(${company_id}, ${id}) in (${sql.join(
    keys.map((file) => sql`(${file.company_id}::integer, ${file.id}::integer)`),
    sql`, `,
  )})`;
  const stored = and(eq(purpose, fileStoragePurpose), these);
  await transaction.select({ id }).from(files).where(stored).orderBy(company_id, id).for('update');
  // Only a new statement sees what the transactions waited for have added.
  await transaction
    .delete(files)
    .where(and(stored, isNull(files.expires_at), sql`not ${hasEntry}`, sql`not ${isUsed(files)}`));
  await transaction
    .update(files)
    .set({ is_loose: false })
    .where(and(stored, files.is_loose, hasEntry));
}

const hasEntry = sql`exists (select 1 from file_storage_items item where item.company_id = ${files.company_id} and item.file_id = ${files.id})`;
