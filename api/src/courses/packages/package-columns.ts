// Computed fields of packages: ids of their lessons, tests and homework.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { TableWith } from '../../kit/database/columns.ts';
import type { coursePackageLessons } from './package-tables.ts';

/** The ids that a package has in one of its content tables. */
export const contentIds = (content: typeof coursePackageLessons, what: string) => ({
  schema: z.array(z.int()).describe(`Ids of ${what}.`),
  sql: (table: TableWith<'company_id' | 'id'>): SQL =>
    sql`array(select content.target_id from ${content} content where content.company_id = ${table.company_id} and content.package_id = ${table.id} order by content.target_id)`,
});
