// The folder tree of a company: positions, and deletion of a folder without its content.
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { changeRows } from '../../kit/resource/bulk.ts';
import { createOrderedTree } from '../../kit/resource/tree.ts';
import { courseFolders, courses } from '../course-tables.ts';
import { folderRules, resolveNameConflicts } from './folder-rules.ts';

export const folderTree = createOrderedTree({
  table: courseFolders,
  title: 'name',
  lock: 7_254_005,
  rules: folderRules,
});

interface Sent {
  name?: string | undefined;
  parent_id?: number | null | undefined;
}

/** Adds the position to the sent fields of a folder. */
export async function prepareFolder(
  transaction: Transaction,
  scope: Scope,
  sent: Sent & Row,
  id: number | null,
): Promise<Row> {
  if (id !== null && sent.parent_id === undefined) return sent;
  const tree = await folderTree.hold(transaction, scope);
  const now = tree.find((folder) => folder.id === id);
  const title = sent.name ?? now?.title ?? '';
  return {
    ...sent,
    ...folderTree.placeOf(tree, now, { title, parent_id: sent.parent_id ?? null }),
  };
}

/**
 * Deletes a folder and moves its subfolders and courses, those in the trash included, to its parent. Throws 404.
 */
export async function dissolveFolder(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<void> {
  const tree = await folderTree.hold(transaction, scope);
  const gone = tree.find((folder) => folder.id === id);
  if (gone === undefined) throw notFound(folderRules.words.missing);
  const { companyId } = scope;
  const { parent_id } = gone;
  const place = (folder: number) =>
    and(eq(courseFolders.company_id, companyId), eq(courseFolders.id, folder));
  // Waits for requests that are putting courses into the folder.
  await transaction
    .select({ id: courseFolders.id })
    .from(courseFolders)
    .where(place(id))
    .for('update');
  const inIt = sql`${courses.company_id} = ${companyId} and ${courses.folder_id} = ${id}`;
  await changeRows(transaction, scope, courses, inIt, { folder_id: parent_id });
  // Frees the folder's name for a subfolder of the same name.
  await transaction.update(courseFolders).set({ name: randomUUID() }).where(place(id));
  const above = tree.filter((folder) => folder.parent_id === parent_id && folder !== gone);
  const below = tree.filter((folder) => folder.parent_id === id);
  for (const { folder, name } of resolveNameConflicts(below, above)) {
    await transaction.update(courseFolders).set({ name }).where(place(folder.id));
  }
  await transaction
    .update(courseFolders)
    .set({ parent_id })
    .where(and(eq(courseFolders.company_id, companyId), eq(courseFolders.parent_id, id)));
  await transaction.delete(courseFolders).where(place(id));
}
