// The order of a list by what one field holds of its records first: the company's own fields, or those of a form. Texts,
// numbers and days stand by themselves, lists in the order of their variables. Records of whom it holds nothing come
// last, whichever way it goes.
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnOf } from '../../kit/database/columns.ts';
import type { SpecialSort, SpecialWindow } from '../../kit/lists/special-sort.ts';
import type { QueryScope } from '../../kit/permissions/permissions.ts';

/** Where the values are that a list is sorted by, a row each. */
export interface OrderedValues {
  description: string;
  /** `list` is sorted by its variables, `plain` by what `sorted` holds; null where there is no order. */
  find: (...asked: Parameters<SpecialSort['find']>) => Promise<'plain' | 'list' | null>;
  table: PgTable;
  /** The column that names the owner. */
  owner: PgColumn;
  /** What it names: the column of the owners' own table. */
  of: PgColumn;
  /** That a value is one of the field, in columns that an index begins with; `sorted` and the owner come next in it. */
  isOf: (column: (name: string) => SQL, field: SQLWrapper, asker: QueryScope) => SQL;
}

export const fieldOrder = (held: OrderedValues): SpecialSort => ({
  description: held.description,
  find: held.find,
  window: (asked, asker) => {
    const { before, place, limit } = asked;
    const upwards = asked.descending === before;
    const direction = upwards ? sql`asc` : sql`desc`;
    const empty = before ? sql`nulls first` : sql`nulls last`;
    const keys = asked.kind === 'list' ? ['order_sort', 'order_id'] : ['order_key'];
    const order = keys.map((key) => sql`${sql.identifier(key)} ${direction} ${empty}`);
    const part = { ...asked, held, asker, direction, operator: upwards ? sql`>` : sql`<` };
    const [first, ...others] = asked.kind === 'list' ? ofLists(part) : ofPlain(part);
    const valued = first && sql.join([first, ...others], sql` union all `);
    // What comes without a value is looked for only where the others leave room for it.
    const rest = place?.value === undefined || !before ? withoutValue(part) : undefined;
    const room = sql`(select ${limit} - least(count(*), ${limit}) from valued)`;
    const both = before
      ? sql`(${valued} union all ${rest})`
      : sql`(with valued as materialized (${valued}), rest as (select * from ${rest} as rest order by ${sql.identifier('rest')}.id ${direction} limit ${room})
          select * from valued union all select * from rest)`;
    return {
      rows: valued && rest ? both : sql`(${valued ?? rest})`,
      order: sql.join([...order, sql`${columnOf(held.of.table, 'id')} ${direction}`], sql`, `),
      cursor: asked.kind === 'list' ? sql`order_id::text` : sql`order_key`,
    };
  },
});

interface Part extends SpecialWindow {
  held: OrderedValues;
  asker: QueryScope;
  direction: SQL;
  /** What comes next stands so to what was there. */
  operator: SQL;
}

/** Whether the page begins behind the last row with a value. */
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

/** A range for each variable: of these a list has a thousand at most. */
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

/** The first owners whose values fulfil the conditions, of each part. */
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

/** The first owners of whom the field holds nothing. Each is looked up: how many there are of them says nothing of these. */
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

/** A column of the values, which have a name of their own here. */
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
