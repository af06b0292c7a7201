// The courses and packages that promo codes name.
import { sql } from 'drizzle-orm';
import { coursePackageResource, courseResource } from '../../courses/index.ts';
import { rowsOf, type Transaction } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import { idArray } from '../../kit/filters.ts';
import type { Scope } from '../../kit/permissions.ts';
import { promoCodeCourses, promoCodePackages } from './promo-code-tables.ts';

/** By the field of their ids: the table of those that codes name, and what they are. */
const kinds = [
  { field: 'courses_id', table: promoCodeCourses, of: () => courseResource },
  { field: 'course_packages_id', table: promoCodePackages, of: () => coursePackageResource },
] as const;

export type Products = {
  [Field in (typeof kinds)[number]['field']]?: readonly number[] | undefined;
};

/** A person names what they see. What a code names already stays, whatever has become of it since. */
export async function requireProducts(
  transaction: Transaction,
  scope: Scope,
  sent: Products,
  promoCodeId: number | null,
): Promise<void> {
  for (const { field, table, of } of kinds) {
    const ids = sent[field] ?? [];
    if (ids.length === 0) continue;
    const [there, held] = await Promise.all([
      of().there(transaction, scope, ids, {}),
      rowsOf<{ target_id: number }>(
        transaction,
        sql`select target_id from ${table} where company_id = ${scope.companyId} and promo_code_id = ${promoCodeId}::integer`,
      ),
    ]);
    const known = new Set([...there, ...held.map(({ target_id }) => target_id)]);
    if (ids.some((id) => !known.has(id))) throw invalid(field, of().missing, 'not_found');
  }
}

/** Makes these the courses and packages of a code. What was left out stays as it is, and so does what it names already. */
export async function writeProducts(
  transaction: Transaction,
  scope: Scope,
  promoCodeId: number,
  sent: Products,
): Promise<void> {
  for (const { field, table } of kinds) {
    const ids = sent[field];
    if (ids === undefined) continue;
    await transaction.execute(
      sql`delete from ${table} where company_id = ${scope.companyId} and promo_code_id = ${promoCodeId} and target_id <> all(${idArray(ids)})`,
    );
  }
  await attachProducts(transaction, scope, [promoCodeId], sent);
}

/** Adds these to what each of the codes names. What is gone meanwhile is not added. */
export async function attachProducts(
  transaction: Transaction,
  { companyId }: Scope,
  promoCodeIds: readonly number[],
  sent: Products,
): Promise<void> {
  for (const { field, table, of } of kinds) {
    const ids = sent[field] ?? [];
    if (ids.length === 0) continue;
    await transaction.execute(
      sql`insert into ${table} (company_id, promo_code_id, target_id)
        select ${companyId}, promo_code.id, chosen.id from unnest(${idArray(promoCodeIds)}) as promo_code (id) cross join (
          select id from ${of().record.table} where company_id = ${companyId} and id = any(${idArray(ids)}) order by id for key share
        ) as chosen on conflict do nothing`,
    );
  }
}

export async function detachProducts(
  transaction: Transaction,
  { companyId }: Scope,
  promoCodeId: number,
  sent: Products,
): Promise<void> {
  for (const { field, table } of kinds) {
    await transaction.execute(
      sql`delete from ${table} where company_id = ${companyId} and promo_code_id = ${promoCodeId} and target_id = any(${idArray(sent[field] ?? [])})`,
    );
  }
}
