// The sort of a list by the values of one field: a custom field, or a field of a form. Text, numbers and days are
// sorted by value, lists in the order of their options. Records without a value come last in both directions.
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnOf } from '../../kit/database/columns.ts';
import type { SpecialSort, SpecialWindow } from '../../kit/lists/special-sort.ts';
import type { QueryScope } from '../../kit/permissions/permissions.ts';

/** The table with the values, one row each. */
export interface SortedValues {
  description: string;
  /** `list` is sorted by its options, `plain` by the column `sorted`; null if the field can't be sorted by. */
  find: (...parameters: Parameters<SpecialSort['find']>) => Promise<'plain' | 'list' | null>;
  table: PgTable;
  /** The column that references the owner. */
  owner: PgColumn;
  /** The referenced column of the owners' table. */
  of: PgColumn;
  /**
   * SQL: whether a value belongs to the field, on the leading columns of an index whose next columns are `sorted` and
   * the owner.
   */
  isOf: (column: (name: string) => SQL, field: SQLWrapper, asker: QueryScope) => SQL;
}

export const fieldSort = (held: SortedValues): SpecialSort => ({
  description: held.description,
  find: held.find,
  window: (requested, asker) => {
    const { before, place, limit } = requested;
    const upwards = requested.descending === before;
    const direction = upwards ? sql`asc` : sql`desc`;
    const empty = before ? sql`nulls first` : sql`nulls last`;
    const keys = requested.kind === 'list' ? ['order_sort', 'order_id'] : ['order_key'];
    const order = keys.map((key) => sql`${sql.identifier(key)} ${direction} ${empty}`);
    const part = { ...requested, held, asker, direction, operator: upwards ? sql`>` : sql`<` };
    const [first, ...others] = requested.kind === 'list' ? ofLists(part) : ofPlain(part);
    const valued = first && sql.join([first, ...others], sql` union all `);
    // Owners without a value are read only if the others do not fill the page.
    const rest = place?.value === undefined || !before ? withoutValue(part) : undefined;
    const room = sql`(select ${limit} - least(count(*), ${limit}) from valued)`;
    const both = before
      ? sql`(${valued} union all ${rest})`
      : sql`(with valued as materialized (${valued}), rest as (select * from ${rest} as rest order by ${sql.identifier('rest')}.id ${direction} limit ${room})
          select * from valued union all select * from rest)`;
    return {
      rows: valued && rest ? both : sql`(${valued ?? rest})`,
      order: sql.join([...order, sql`${columnOf(held.of.table, 'id')} ${direction}`], sql`, `),
      cursor: requested.kind === 'list' ? sql`order_id::text` : sql`order_key`,
    };
  },
});

interface Part extends SpecialWindow {
  held: SortedValues;
  asker: QueryScope;
  direction: SQL;
  /** The comparison of following rows with the cursor. */
  operator: SQL;
}

/** Whether the page starts after the last row with a value. */
const isBehind = ({ place, before }: Part): boolean =>
  place !== undefined && place.value === undefined && !before;

/** One range of the index. */
function ofPlain(part: Part): SQL[] {
  if (isBehind(part)) return [];
  const { sorted, owner } = columnsOf(part);
  const { place, operator } = part;
  const further =
    place?.value &&
    sql`(${sorted}, ${owner}) ${operator} (${place.value}::text, ${place.id}::integer)`;
  return [firstOf(part, sql`${sorted} as order_key`, further ? [further] : [])];
}

/** A range for each option; a list has a thousand at most. */
function ofLists(part: Part): SQL[] {
  if (isBehind(part)) return [];
  const { sorted, owner } = columnsOf(part);
  const { place, operator, asker, id } = part;
  const ranges = (which: SQL, further: SQL[]) => sql`(
    select found.* from (
      select variable.id, variable.sort, lpad(variable.id::text, 10, '0') as key from custom_field_variables variable
      where variable.company_id = ${asker.companyId} and variable.custom_field_id = ${id}::integer and ${which} offset 0
    ) as listed, lateral ${firstOf(part, sql`listed.sort as order_sort, listed.id as order_id`, [
      sql`${sorted} = listed.key`,
      ...further,
    ])} as found)`;
  if (place?.value === undefined) return [ranges(sql`true`, [])];
  const last = sql`${place.value}::integer`;
  return [
    ranges(sql`variable.id = ${last}`, [sql`${owner} ${operator} ${place.id}::integer`]),
    ranges(
      sql`(variable.sort, variable.id) ${operator} (select last.sort, last.id from custom_field_variables last where last.company_id = ${asker.companyId} and last.id = ${last})`,
      [],
    ),
  ];
}

/** The first owners whose values match the conditions, for each partition. */
function firstOf(part: Part, keys: SQL, conditions: readonly SQL[]): SQL {
  const { held, asker, row, where, direction, limit, parts } = part;
  const { from, sorted, owner, isHeld } = columnsOf(part);
  const all = and(
    isHeld,
    parts && sql`${ordered('owner_status')} = part.value`,
    ...conditions,
    where,
  );
  const { table } = held.of;
  return ofEach(
    parts,
    sql`(
      select ${row}, ${keys} from ${from} join ${table} on ${columnOf(table, 'company_id')} = ${asker.companyId} and ${held.of} = ${owner}
      where ${all} order by ${sorted} ${direction}, ${owner} ${direction} limit ${limit})`,
  );
}

/** The first owners without a value. Each is looked up, because the owners with a value say nothing about them. */
function withoutValue(part: Part): SQL {
  const { held, row, where, direction, operator, place, before, limit, kind, parts } = part;
  const { from, owner, isHeld } = columnsOf(part);
  const { table } = held.of;
  const ownId = columnOf(table, 'id');
  const isWithout = sql`(select 1 from ${from} where ${isHeld} and ${owner} = ${held.of} limit 1) is null`;
  const isInside = place !== undefined && (before || isBehind(part));
  const all = and(
    parts && sql`${columnOf(table, 'status')} = part.value`,
    where,
    isWithout,
    isInside ? sql`${ownId} ${operator} ${place.id}::integer` : undefined,
  );
  const keys =
    kind === 'list'
      ? sql`null::integer as order_sort, null::integer as order_id`
      : sql`null::text as order_key`;
  return ofEach(
    parts,
    sql`(select ${row}, ${keys} from ${table} where ${all} order by ${ownId} ${direction} limit ${limit})`,
  );
}

const ofEach = (parts: SQL | undefined, rows: SQL): SQL =>
  parts === undefined
    ? rows
    : sql`(select of_part.* from unnest(${parts}) as part(value), lateral ${rows} as of_part)`;

/** A column of the values table, by its alias. */
const ordered = (name: string): SQL => sql`${sql.identifier('ordered')}.${sql.identifier(name)}`;

function columnsOf({ held, asker, id }: Part) {
  const sorted = ordered('sorted');
  return {
    from: sql`${held.table} as ${sql.identifier('ordered')}`,
    sorted,
    owner: ordered(held.owner.name),
    isHeld: sql`${ordered('company_id')} = ${asker.companyId} and ${held.isOf(ordered, id, asker)} and ${sorted} is not null`,
  };
}
