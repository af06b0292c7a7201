// Filter values for courses in an offer: dictionary entries by name.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';

/** Entries per dictionary: as many as its screens request at once (specification B, section 9). */
const most = 500;

const choices = z.array(
  z
    .object({ id: z.int(), name: z.string() })
    .meta({ id: 'CommercialOfferChoice', description: 'An entry of a course dictionary.' }),
);

export const offerFilters = z
  .object({ types: choices, formats: choices, categories: choices, places: choices })
  .meta({
    id: 'CommercialOfferFilters',
    description: `Filter values for courses that can be offered: the first ${most} entries of each dictionary by name.`,
  });
export type OfferFilters = z.infer<typeof offerFilters>;

export function readOfferFilters(
  transaction: Transaction,
  { companyId }: Scope,
): Promise<OfferFilters> {
  const entries = (table: string, column: string) => {
    const name = sql.identifier(column);
    return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', entry.id, 'name', entry.name) order by entry.name, entry.id), '[]'::jsonb)
      from (select id, ${name} as name from ${sql.identifier(table)} where company_id = ${companyId} order by ${name}, id limit ${sql.raw(String(most))}) as entry)`;
  };
  return rowOf<OfferFilters>(
    transaction,
    sql`select ${entries('course_types', 'name')} as types, ${entries('course_formats', 'name')} as formats,
      ${entries('course_categories', 'title')} as categories, ${entries('places', 'name')} as places`,
  );
}
