// What is told of branches and packages beside their columns: kept counts, and the ids of what a package consists of.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { TableWith } from '../../kit/columns.ts';
import type { coursePackageLessons } from './package-tables.ts';

/** The kept count of rows with this key. */
export const keptCount = (company: SQL, counted: string, by: string, key: SQL): SQL =>
  sql`(select coalesce(sum(kept.count), 0)::integer from row_counts kept where kept.company_id = ${company} and kept.counted = ${counted} and kept.counted_by = ${by} and kept.key = jsonb_build_array(${key}))`;

/** The ids of what a package is connected with in one of the tables of its content. */
export const idsIn = (content: typeof coursePackageLessons, what: string) => ({
  schema: z.array(z.int()).describe(`The ids of ${what}.`),
  sql: (table: TableWith<'company_id' | 'id'>): SQL =>
    sql`array(select content.target_id from ${content} content where content.company_id = ${table.company_id} and content.package_id = ${table.id} order by content.target_id)`,
});
