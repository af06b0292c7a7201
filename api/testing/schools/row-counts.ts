// Companies with courses for tests of row counts, and a comparison of counts with rows.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { courseResource } from '../../src/courses/resources.ts';
import { type CourseStatus } from '../../src/courses/course-tables.ts';
import { courseTypes } from '../../src/courses/dictionaries/dictionary-tables.ts';
import { rowsOf, type Database, type Transaction } from '../../src/kit/database/database.ts';
import type { Caller, School } from '../school.ts';

export interface Tenant {
  id: number;
  types: (number | null)[];
}

export async function newTenant(school: School, owner: Caller): Promise<Tenant> {
  const id = await school.company(`school-${randomUUID()}`, owner);
  const types = await school.database.system((transaction) =>
    transaction
      .insert(courseTypes)
      .values([
        { company_id: id, name: 'ЕГЭ' },
        { company_id: id, name: 'ОГЭ' },
      ])
      .returning({ id: courseTypes.id }),
  );
  return { id, types: [null, ...types.map((type) => type.id)] };
}

export interface CourseRow {
  status: CourseStatus;
  /** The index of its type in the tenant. */
  type: number;
}

export const rowsOfCompany = (tenant: Tenant | undefined, rows: readonly CourseRow[]) =>
  rows.map((row, index) => ({
    company_id: tenant?.id ?? 0,
    name: `Курс ${index}`,
    status: row.status,
    type_id: tenant?.types[row.type] ?? null,
  }));

/** As the owner of the tables, who bypasses row-level security. */
export const asOwner = <T>(database: Database, work: (transaction: Transaction) => Promise<T>) =>
  database.system(async (transaction) => {
    await transaction.execute(sql`reset role`);
    return work(transaction);
  });

/** Stored and real counts: company, columns, their values, number of rows. */
export function storedAndRealCounts(
  database: Database,
): Promise<{ stored: unknown[]; counted: unknown[] }> {
  return database.system(async (transaction) => {
    const stored = await rowsOf(
      transaction,
      sql`select company_id, counted_by, key, sum(count)::integer as count from row_counts
        where counted = 'courses' group by 1, 2, 3 having sum(count) <> 0 order by 1, 2, 3`,
    );
    const each = sets.map(
      (columns) =>
        sql`select company_id, ${columns.join(',')} as counted_by, jsonb_build_array(${sql.raw(columns.join(','))}) as key, count(*)::integer as count from courses group by 1, 3`,
    );
    const counted = await rowsOf(
      transaction,
      sql`select * from (${sql.join(each, sql` union all `)}) as every order by 1, 2, 3`,
    );
    return { stored, counted };
  });
}

const sets = courseResource.counted ?? [];
