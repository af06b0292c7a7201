// The category tree of a company: positions, slugs and checks before a merge.
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../kit/database/database.ts';
import type { Row } from '../../../kit/lists/contract.ts';
import type { Scope } from '../../../kit/permissions/permissions.ts';
import { createOrderedTree } from '../../../kit/resource/tree.ts';
import { courseCategories } from '../dictionary-tables.ts';
import { categoryRules, uniqueSlug } from './category-rules.ts';

export const categoryTree = createOrderedTree({
  table: courseCategories,
  title: 'title',
  lock: 7_254_004,
  rules: categoryRules,
});

interface Sent {
  title?: string | undefined;
  parent_id?: number | null | undefined;
  slug?: string | undefined;
}

/** Adds the position and the slug to the sent fields of a category. */
export async function prepareCategory(
  transaction: Transaction,
  scope: Scope,
  { slug, ...sent }: Sent & Row,
  id: number | null,
): Promise<Row> {
  const isMoved = id === null || sent.parent_id !== undefined;
  if (!isMoved && slug === undefined) return sent;
  const tree = await categoryTree.hold(transaction, scope);
  const now = tree.find((category) => category.id === id);
  const title = sent.title ?? now?.title ?? '';
  return {
    ...sent,
    ...((id === null || slug !== undefined) && {
      slug: slug || uniqueSlug(title, await takenSlugs(transaction, scope, id)),
    }),
    ...(isMoved && categoryTree.placeOf(tree, now, { title, parent_id: sent.parent_id ?? null })),
  };
}

/** The slugs of all other categories. */
async function takenSlugs(
  transaction: Transaction,
  { companyId }: Scope,
  except: number | null,
): Promise<Set<string>> {
  const { company_id, id, slug } = courseCategories;
  const rows = await transaction
    .select({ id, slug })
    .from(courseCategories)
    .where(eq(company_id, companyId));
  return new Set(rows.filter((row) => row.id !== except).map((row) => row.slug));
}

/** Requires that merging `id` into `into` keeps the tree within its depth and makes no cycle. */
export async function requireMergeableCategory(
  transaction: Transaction,
  scope: Scope,
  id: number,
  into: number,
): Promise<void> {
  const tree = await categoryTree.hold(transaction, scope);
  categoryTree.requirePlaces(
    tree
      .filter((category) => category.id !== id)
      .map((category) => (category.parent_id === id ? { ...category, parent_id: into } : category)),
    'into_id',
  );
}
