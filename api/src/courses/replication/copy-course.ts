// Copies a course with all its parts in one transaction.
import { and, eq } from 'drizzle-orm';
import { copiedName } from '../../kit/records/copied-name.ts';
import { copyRows, type Copies } from '../../kit/database/copy-rows.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict, forbidden, notFound } from '../../kit/http/errors.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { courses } from '../course-tables.ts';
import { courseGrants } from '../grants.ts';
import { courseResource } from '../resources.ts';
import { resetColumns, copiedCourse, copiedTables } from './copied-tables.ts';

/** Throws if the course does not exist, is in the trash, or the caller may not copy it. */
export async function requireCopyable(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<void> {
  if (!has(scope, courseGrants.create.all)) throw forbidden();
  const selection = { ...wholeRecord, columns: ['status'] };
  const { status } = await courseResource.find(transaction, scope, id, selection);
  if (status !== 'deleted') return;
  throw conflict('deleted', 'Курс в корзине: сначала восстановите его');
}

/** Returns the id of the copy, which is a draft owned by the caller. */
export async function copyCourse(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<number> {
  await requireCopyable(transaction, scope, id);
  const name = copiedName(await nameOf(transaction, scope, id));
  const copies: Copies = new Map();
  await copyRows(transaction, copiedCourse, copies, {
    scope,
    of: [id],
    anew: resetColumns,
    set: { name, author_id: scope.personId },
  });
  const made = copies.get(courses)?.get(id);
  if (made === undefined) throw new Error(`course ${id} was not copied`);
  for (const rows of copiedTables) {
    await copyRows(transaction, rows, copies, { scope });
  }
  return made;
}

async function nameOf(transaction: Transaction, { companyId }: Scope, id: number): Promise<string> {
  const [original] = await transaction
    .select({ name: courses.name })
    .from(courses)
    .where(and(eq(courses.company_id, companyId), eq(courses.id, id)));
  if (original === undefined) throw notFound(courseResource.missing);
  return original.name;
}
