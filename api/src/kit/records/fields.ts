// Builds the SELECT expressions of records, with relations as JSON subqueries of a single statement.
import { sql, type SQL } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import { columnOf } from '../database/columns.ts';
import type { FieldSelection, RecordOf, Relation } from './contract.ts';
import type { QueryScope } from '../permissions/permissions.ts';
import { wireValue } from './wire.ts';
import { readableRows, type RowFilter } from './readers.ts';
import { fromTable, isToOne, relatedRows } from './related.ts';

/** The row whose fields are selected. */
interface Reading {
  record: RecordOf;
  table: PgTable;
  asker: QueryScope;
  /** Prefix of the aliases of nested tables. */
  path: string;
  /**
   * Which rows show their parts. A route may show a record to callers who cannot read it completely.
   */
  whole: () => RowFilter;
}

/** The expressions of a selection, each with its name on the wire. */
export const fieldsOf = (
  record: RecordOf,
  table: PgTable,
  selection: FieldSelection,
  asker: QueryScope,
  path = '',
): [name: string, value: SQL][] => {
  const whole = () => readableRows(record, table, asker);
  return fieldsIn({ record, table, asker, path, whole }, selection);
};

/** The select list as SQL. */
export function selectList(fields: readonly [string, SQL][]): SQL {
  return sql.join(
    fields.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  );
}

function fieldsIn(reading: Reading, selection: FieldSelection): [name: string, value: SQL][] {
  const { record, table, asker } = reading;
  const { columns, computed } = record;
  const names = selection.columns ?? [...Object.keys(columns), ...Object.keys(computed)];
  const fields: [string, SQL][] = [];
  for (const name of new Set(['id', ...names])) {
    const definition = computed[name];
    if (definition !== undefined) fields.push([name, definition.sql(table, asker)]);
    else if (name in columns) fields.push([name, wireValue(columnOf(table, name))]);
  }
  for (const [name, nested] of Object.entries(selection.with)) {
    const attached = record.attached[name];
    const value = attached?.sql(table, asker) ?? relationValue(reading, name, nested);
    fields.push([name, value]);
  }
  for (const name of selection.count) {
    fields.push([`${name}_count`, countOf(reading, name)]);
  }
  for (const [name, column] of selection.sum) {
    fields.push([`${name}_sum_${column}`, sumOf(reading, name, column)]);
  }
  return fields;
}

/** The related table under an alias, and which of its rows the caller may read. */
function related({ record, table: parent, asker, whole }: Reading, name: string, as: string) {
  const relation = relationOf(record, name);
  const target = relation.to();
  const table = alias(target.table, as);
  const readable = target.permissions === 'part' ? whole() : readableRows(target, table, asker);
  const rows = (which: RowFilter): SQL => {
    const condition = typeof which === 'string' ? undefined : sql` and ${which}`;
    return sql`${fromTable(target.table, as)} where ${relatedRows(relation, parent, table, asker)}${condition}`;
  };
  return { relation, target, table, readable, rows, shown: shownRows(target, readable) };
}

/** The rows shown at least in their short form. */
const shownRows = ({ short }: RecordOf, readable: RowFilter): RowFilter =>
  short.length > 0 ? 'all' : readable;

function relationValue(reading: Reading, name: string, selection: FieldSelection): SQL {
  const as = `${reading.path}${name}`;
  const { relation, target, table, readable, rows, shown } = related(reading, name, as);
  if (shown === 'none') return isToOne(relation) ? sql`null::json` : sql`'[]'::json`;
  // Not json_build_object, which accepts fifty fields: a role has more.
  const object = (chosen: FieldSelection) => {
    const below: Reading = {
      ...reading,
      record: target,
      table,
      // One underscore per level instead of the path, because PostgreSQL truncates names at 63 bytes.
      path: `${reading.path}_`,
      whole: () => 'all',
    };
    return sql`(select row_to_json(object) from (select ${selectList(fieldsIn(below, chosen))}) as object)`;
  };
  const value = () => {
    if (readable === 'all' || shown !== 'all') return object(selection);
    const short = object(shortOf(target, selection));
    return readable === 'none'
      ? short
      : sql`case when ${readable} then ${object(selection)} else ${short} end`;
  };
  if (isToOne(relation)) return sql`(select ${value()} ${rows(shown)})`;
  const order = columnOf(table, (relation.kind === 'many' && relation.order) || target.order);
  const id = columnOf(table, 'id');
  return sql`(select coalesce(json_agg(${value()} order by ${order}, ${id}), '[]'::json) ${rows(shown)})`;
}

/** The part of a selection that the short form has: only columns. */
const shortOf = ({ short }: RecordOf, { columns }: FieldSelection): FieldSelection => ({
  columns: columns === null ? short : columns.filter((name) => short.includes(name)),
  with: {},
  count: [],
  sum: [],
});

/** The number of rows that the relation shows. */
function countOf(reading: Reading, name: string): SQL {
  const { rows, shown } = related(reading, name, 'related');
  return shown === 'none' ? sql`0` : sql`(select count(*)::integer ${rows(shown)})`;
}

/** The sum over the rows that show the column. */
function sumOf(reading: Reading, name: string, column: string): SQL {
  const { target, rows, readable } = related(reading, name, 'related');
  const counted = target.short.includes(column) ? 'all' : readable;
  if (counted === 'none') return sql`'0'`;
  return sql`(select coalesce(sum(${sql.identifier('related')}.${sql.identifier(column)}), 0)::text ${rows(counted)})`;
}

function relationOf(record: RecordOf, name: string): Relation {
  const relation = record.relations[name];
  if (relation === undefined) throw new Error(`${record.name} has no relation ${name}`);
  return relation;
}
