// The files that a company keeps for use in many places: taking them, and letting go of those that nothing needs.
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../kit/database.ts';
import { invalid } from '../kit/errors.ts';
import type { Scope } from '../kit/permissions.ts';
import { isUsed } from './uses.ts';
import { files } from './tables.ts';

/** What the files of the file storage hang on. */
export const storedFile = 'file_storage';

/** Those that other records may show: of the storage, and the company's own. */
const shown = [storedFile, 'company'];

export type KeptFile = Pick<
  typeof files.$inferSelect,
  'id' | 'file_name' | 'mime_type' | 'size' | 'purpose'
>;

/**
 * The files with these ids, in their order; throws 422 at the field where one is not there. None of them goes before the
 * transaction ends.
 */
export async function takeFiles(
  transaction: Transaction,
  scope: Scope,
  ids: readonly number[],
  field: string,
): Promise<KeptFile[]> {
  const kept = await findKeptFiles(transaction, scope, ids);
  return ids.map((each) => {
    const file = kept.get(each);
    if (file === undefined) throw invalid(field, 'Файл не найден', 'not_found');
    return file;
  });
}

/** The same by their ids, without those that are not there. */
export async function findKeptFiles(
  transaction: Transaction,
  { companyId }: Scope,
  ids: readonly number[],
): Promise<Map<number, KeptFile>> {
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

/**
 * Ends the addresses of those of these files of the storage that nothing needs any more; their bytes go with the next
 * cleaning. Who takes one at this moment is waited for, and sees to it that it stays.
 */
export async function letGo(transaction: Transaction, which: SQL): Promise<void> {
  const candidates = and(eq(files.purpose, storedFile), isNull(files.expires_at), which);
  const locked = await rowsOf<{ company_id: number; id: number }>(
    transaction,
    sql`select company_id, id from ${files} where ${candidates} and ${isNeedless()} order by company_id, id limit ${sql.raw(String(batch))} for update`,
  );
  if (locked.length === 0) return;
  const keys = locked.map((file) => sql`(${file.company_id}::integer, ${file.id}::integer)`);
  // What was added by those who were waited for is seen by a new statement alone.
  await transaction.execute(
    sql`update ${files} set expires_at = now() where (company_id, id) in (${sql.join(keys, sql`, `)}) and ${isNeedless()}`,
  );
}

/** Files that go at once. */
const batch = 1000;

const isNeedless = () =>
  sql`not exists (select 1 from file_storage_items item where item.company_id = ${files.company_id} and item.file_id = ${files.id}) and not ${isUsed(files)}`;
