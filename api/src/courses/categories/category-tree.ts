// The tree of a company’s categories: who writes it holds it whole, so that no two make a circle that neither is.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import type { Row } from '../../kit/list.ts';
import type { Scope } from '../../kit/permissions.ts';
import { courseCategories } from '../dictionaries/dictionary-tables.ts';
import { freeSlug, mostCategories, placeProblem, type CategoryPlace } from './category-rules.ts';

/** Any number that is not used for other advisory locks. */
const treeLock = 7_254_004;

interface Branch extends CategoryPlace {
  sort: number;
  slug: string;
}

/** All of them in their order; nobody else writes any before the transaction ends. */
export async function holdTree(transaction: Transaction, { companyId }: Scope): Promise<Branch[]> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${treeLock}, ${companyId})`);
  const { company_id, id, title, parent_id, sort, slug } = courseCategories;
  return transaction
    .select({ id, title, parent_id, sort, slug })
    .from(courseCategories)
    .where(eq(company_id, companyId))
    .orderBy(asc(sort), asc(id));
}

interface Sent {
  title?: string | undefined;
  parent_id?: number | null | undefined;
  slug?: string | undefined;
}

/** Gives a category its place and its address. */
export async function prepareCategory(
  transaction: Transaction,
  scope: Scope,
  { slug, ...sent }: Sent & Row,
  id: number | null,
): Promise<Row> {
  const isMoved = id === null || sent.parent_id !== undefined;
  if (!isMoved && slug === undefined) return sent;
  const tree = await holdTree(transaction, scope);
  const now = tree.find((category) => category.id === id);
  const title = sent.title ?? now?.title ?? '';
  const taken = new Set(tree.filter((other) => other !== now).map((other) => other.slug));
  return {
    ...sent,
    ...((id === null || slug !== undefined) && { slug: slug || freeSlug(title, taken) }),
    ...(isMoved && placeOf(tree, now, { title, parent_id: sent.parent_id ?? null })),
  };
}

/** It comes last where it was not before. */
function placeOf(
  tree: readonly Branch[],
  now: Branch | undefined,
  { title, parent_id }: Pick<Branch, 'title' | 'parent_id'>,
): Partial<Branch> {
  if (now === undefined && tree.length >= mostCategories) {
    throw invalid('title', `Не больше ${mostCategories} категорий`, 'too_many');
  }
  if (now?.parent_id === parent_id) return {};
  if (parent_id !== null && !tree.some(({ id }) => id === parent_id)) {
    throw invalid('parent_id', 'Категория не найдена', 'not_found');
  }
  const moved = { id: now?.id ?? 0, title, parent_id };
  requirePlaces([moved, ...tree.filter((other) => other !== now)], 'parent_id');
  return { parent_id, sort: Math.max(0, ...tree.map(({ sort }) => sort)) + 1 };
}

/** Throws 422 at the field where categories can’t lie so. */
export function requirePlaces(categories: readonly CategoryPlace[], field: string): void {
  const problem = placeProblem(categories);
  if (problem !== null) throw invalid(field, problem, 'misplaced');
}

/** What lies in a category that goes must have room in the one that stays, which is none of it. */
export async function mergedPlace(
  transaction: Transaction,
  scope: Scope,
  id: number,
  into: number,
): Promise<void> {
  const tree = await holdTree(transaction, scope);
  requirePlaces(
    tree
      .filter((category) => category.id !== id)
      .map((category) => (category.parent_id === id ? { ...category, parent_id: into } : category)),
    'into_id',
  );
}

/** Gives categories their places: a parent, and a number among all. */
export async function writePlaces(
  transaction: Transaction,
  { companyId }: Scope,
  placed: readonly Pick<Branch, 'id' | 'parent_id' | 'sort'>[],
): Promise<void> {
  if (placed.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as placed (id integer, parent_id integer, sort integer)`;
  await transaction
    .update(courseCategories)
    .set({ parent_id: sql`placed.parent_id`, sort: sql`placed.sort` })
    .from(rows)
    .where(
      and(eq(courseCategories.company_id, companyId), sql`${courseCategories.id} = placed.id`),
    );
}
