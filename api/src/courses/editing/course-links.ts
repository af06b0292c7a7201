// Replaces the categories and places of a course.
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { courseCategories, places } from '../dictionaries/dictionary-tables.ts';
import { courseCategoryCourses, coursePlaces } from '../tables.ts';

/** Replaces the categories that the course is listed under. */
export async function replaceCategories(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
  categories: readonly number[],
): Promise<void> {
  const ids = await requireAll(transaction, companyId, courseCategories, categories, {
    field: 'subcategories_id',
    unknown: 'Категория не найдена',
  });
  const { company_id, course_id, category_id } = courseCategoryCourses;
  const others = ids.length > 0 ? notInArray(category_id, ids) : undefined;
  await transaction
    .delete(courseCategoryCourses)
    .where(and(eq(company_id, companyId), eq(course_id, courseId), others));
  if (ids.length === 0) return;
  await transaction
    .insert(courseCategoryCourses)
    .values(ids.map((id) => ({ company_id: companyId, course_id: courseId, category_id: id })))
    .onConflictDoNothing();
}

/** Replaces the places of the course. */
export async function replacePlaces(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
  where: readonly number[],
): Promise<void> {
  const ids = await requireAll(transaction, companyId, places, where, {
    field: 'places_id',
    unknown: 'Место не найдено',
  });
  const { company_id, course_id, place_id } = coursePlaces;
  const others = ids.length > 0 ? notInArray(place_id, ids) : undefined;
  await transaction
    .delete(coursePlaces)
    .where(and(eq(company_id, companyId), eq(course_id, courseId), others));
  if (ids.length === 0) return;
  await transaction
    .insert(coursePlaces)
    .values(ids.map((id) => ({ company_id: companyId, course_id: courseId, place_id: id })))
    .onConflictDoNothing();
}

/** Throws 422 at the field unless all ids exist. Returns the ids without duplicates. */
async function requireAll(
  transaction: Transaction,
  companyId: number,
  table: typeof courseCategories | typeof places,
  ids: readonly number[],
  { field, unknown }: { field: string; unknown: string },
): Promise<number[]> {
  const all = [...new Set(ids)];
  if (all.length === 0) return [];
  const there = await transaction.$count(
    table,
    and(eq(table.company_id, companyId), inArray(table.id, all)),
  );
  if (there < all.length) throw invalid(field, unknown, 'not_found');
  return all;
}
