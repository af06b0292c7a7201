// The courses and packages that a promo code applies to.
import { sql } from 'drizzle-orm';
import { coursePackageRecord, courseRecord } from '../../courses/index.ts';
import { columnOf } from '../../kit/database/columns.ts';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { readableRows } from '../../kit/records/readers.ts';
import { promoCodeCourses, promoCodePackages } from './promo-code-tables.ts';

/** The join table, record and error text for each field of ids. */
const kinds = [
  {
    field: 'courses_id',
    table: promoCodeCourses,
    of: () => courseRecord,
    missing: 'Курс не найден',
  },
  {
    field: 'course_packages_id',
    table: promoCodePackages,
    of: () => coursePackageRecord,
    missing: 'Пакет не найден',
  },
] as const;

export type Products = {
  [Field in (typeof kinds)[number]['field']]?: readonly number[] | undefined;
};

/**
 * Throws 422 for courses and packages that the caller may not read. Those that the code already has pass, even if they
 * are no longer readable.
 */
export async function requireProducts(
  transaction: Transaction,
  scope: Scope,
  sent: Products,
  promoCodeId: number | null,
): Promise<void> {
  for (const { field, table, of, missing } of kinds) {
    const ids = new Set(sent[field]);
    if (ids.size === 0) continue;
    const record = of();
    const readable = readableRows(record, record.table, scope);
    const rows = typeof readable === 'string' ? sql.raw(String(readable === 'all')) : readable;
    const { found } = await rowOf<{ found: number }>(
      transaction,
      sql`select count(*)::integer as found from ${record.table}
        where ${columnOf(record.table, 'company_id')} = ${scope.companyId} and ${columnOf(record.table, 'id')} = any(${idArray([...ids])})
          and (${rows} or exists (select 1 from ${table} held where held.company_id = ${scope.companyId}
            and held.promo_code_id = ${promoCodeId}::integer and held.target_id = ${columnOf(record.table, 'id')}))`,
    );
    if (found < ids.size) throw invalid(field, missing, 'not_found');
  }
}

/** Replaces the courses and packages of a code. A field that was left out does not change. */
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

/** Adds courses and packages to each of the codes. Ids that were deleted meanwhile are skipped. */
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
          select id from ${of().table} where company_id = ${companyId} and id = any(${idArray(ids)}) order by id for key share
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
