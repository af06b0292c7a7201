// Reads the tables with rows of companies from the catalogue, in an order in which their rows can be deleted.
import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';

export interface CompanyTable {
  name: string;
  /** The foreign keys of the table to itself, each as pairs of columns. */
  references: { column: string; target: string }[][];
}

interface Found extends CompanyTable {
  /** The other tables that it references. */
  names: string[];
  /** Those whose foreign keys forbid deleting their rows first. */
  holds: string[];
}

export async function companyTables(transaction: Transaction): Promise<CompanyTable[]> {
  const found = await rowsOf<Found>(
    transaction,
    sql`select relation.relname as name,
      coalesce(array_agg(distinct target.relname::text) filter (where target.oid <> relation.oid), '{}') as names,
      coalesce(array_agg(distinct target.relname::text) filter (where target.oid <> relation.oid and confdeltype in ('a', 'r')), '{}') as holds,
      coalesce(json_agg(pairs.columns) filter (where target.oid = relation.oid), '[]') as references
    from pg_class relation
    join pg_attribute scope on scope.attrelid = relation.oid and scope.attname = 'company_id'
    left join pg_constraint reference on reference.conrelid = relation.oid and contype = 'f'
    left join pg_class target on target.oid = reference.confrelid
    left join lateral (
      select json_agg(json_build_object('column', source.attname, 'target', aim.attname)) as columns
      from unnest(conkey, confkey) as pair (source_number, aim_number)
      join pg_attribute source on source.attrelid = reference.conrelid and source.attnum = source_number
      join pg_attribute aim on aim.attrelid = reference.confrelid and aim.attnum = aim_number
    ) as pairs on true
    where relation.relkind in ('r', 'p') and not relation.relispartition
      and relation.relnamespace = 'public'::regnamespace
    group by relation.oid, relation.relname order by 1`,
  );
  return inOrder(found);
}

/**
 * Puts referencing tables before referenced ones. In a cycle of references only those without ON DELETE actions count.
 */
function inOrder(tables: readonly Found[]): CompanyTable[] {
  if (tables.length === 0) return [];
  const free = (by: 'names' | 'holds') =>
    tables.filter(({ name }) => !tables.some((other) => other[by].includes(name)));
  const next = [free('names'), free('holds').slice(0, 1)].find((some) => some.length > 0);
  if (next === undefined) {
    throw new Error(
      `${tables.map(({ name }) => name).join(', ')} reference each other in a cycle and cannot be emptied one by one`,
    );
  }
  const rest = tables.filter((table) => !next.includes(table));
  return [...next.map(({ name, references }) => ({ name, references })), ...inOrder(rest)];
}
