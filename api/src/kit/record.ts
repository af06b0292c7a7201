/**
 * How rows of a table travel: which columns, computed values and relations, and the SQL that reads them.
 * A whole answer, relations included, is one statement: relations are sub-selects that build JSON.
 */
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { has } from './permissions.ts';
import type { Grant, Scope } from './permissions.ts';
import type { Selection } from './list-parameters.ts';
import { columnSchema, wireValue } from './wire.ts';

/** A table as the kit sees it: any columns, by their wire names. */
export type AnyTable = PgTable & Record<string, PgColumn>;

export interface Computed {
  schema: z.ZodType;
  /** The value for a row of the (possibly aliased) table. */
  sql: (table: AnyTable, scope: Scope) => SQL;
}

/** Whether the person may do something with each of the records that they see, as `can_update`. */
export const mayAlways = ({ all }: Grant): Computed => ({
  schema: z.boolean(),
  sql: (_table, scope) => (has(scope, all) ? sql`true` : sql`false`),
});

export type Relation =
  /** The row that a column of this table names. */
  | { kind: 'one'; to: () => AnyRecord; by: string }
  /** The rows whose column names this row, narrowed on demand, for the person too. */
  | {
      kind: 'many';
      to: () => AnyRecord;
      by: string;
      where?: (table: AnyTable, scope: Scope) => SQL;
    }
  /** The rows that a table in between connects. */
  | { kind: 'through'; to: () => AnyRecord; through: PgTable; by: string; target: string };

export interface RecordDefinition {
  /** The name of the shape in openapi.json. */
  name: string;
  description: string;
  table: PgTable;
  /** Columns that never travel. `company_id` never does. */
  hidden?: readonly string[];
  computed?: Readonly<Record<string, Computed>>;
  /** Values that come only when `with` names them, because they cost a look elsewhere. */
  attached?: Readonly<Record<string, Computed>>;
  relations?: Readonly<Record<string, Relation>>;
  /** The order of the rows when they are many of another record. By id when left out. */
  order?: string;
}

export interface AnyRecord extends RecordDefinition {
  /** The columns that travel. */
  columns: Readonly<Record<string, PgColumn>>;
  /** The documented shape of a whole row, relations included as optional fields. */
  schema: z.ZodType;
}

export function record(definition: RecordDefinition): AnyRecord {
  const hidden = new Set(['company_id', ...(definition.hidden ?? [])]);
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(definition.table)).filter(([name]) => !hidden.has(name)),
  );
  const shape: Record<string, z.ZodType> = {};
  for (const [name, column] of Object.entries(columns)) shape[name] = columnSchema(column);
  for (const [name, computed] of Object.entries(definition.computed ?? {})) {
    shape[name] = computed.schema;
  }
  for (const [name, relation] of Object.entries(definition.relations ?? {})) {
    const related = z.lazy(() => relation.to().schema);
    const value = relation.kind === 'one' ? related.nullable() : z.array(related);
    shape[name] = value.optional().describe(`With \`with=${name}\`.`);
  }
  for (const [name, attached] of Object.entries(definition.attached ?? {})) {
    shape[name] = attached.schema.optional().describe(`With \`with=${name}\`.`);
  }
  const schema = z.object(shape).meta({ id: definition.name, description: definition.description });
  return { ...definition, columns, schema };
}

/** `select` expressions of a selection, each under its wire name. */
export function fieldsOf(
  record: AnyRecord,
  table: AnyTable,
  selection: Selection,
  scope: Scope,
  path = '',
): [name: string, value: SQL][] {
  const computed = record.computed ?? {};
  const names = selection.columns ?? [...Object.keys(record.columns), ...Object.keys(computed)];
  const fields: [string, SQL][] = [];
  for (const name of new Set(['id', ...names])) {
    const definition = computed[name];
    const column = record.columns[name];
    if (definition !== undefined) fields.push([name, definition.sql(table, scope)]);
    else if (column !== undefined) fields.push([name, wireValue(table[name] ?? column)]);
  }
  for (const [name, nested] of Object.entries(selection.with)) {
    const attached = record.attached?.[name];
    if (attached !== undefined) {
      fields.push([name, attached.sql(table, scope)]);
      continue;
    }
    const relation = relationOf(record, name);
    fields.push([name, relationValue(relation, table, nested, scope, `${path}${name}`)]);
  }
  for (const name of selection.count) {
    fields.push([
      `${name}_count`,
      aggregate(relationOf(record, name), table, sql`count(*)::integer`, scope),
    ]);
  }
  for (const [name, columnName] of selection.sum) {
    const relation = relationOf(record, name);
    const summed = sql`coalesce(sum(${sql.identifier('related')}.${sql.identifier(columnName)}), 0)::text`;
    fields.push([`${name}_sum_${columnName}`, aggregate(relation, table, summed, scope)]);
  }
  return fields;
}

/** The SQL of a select list. */
export function selectList(fields: readonly [string, SQL][]): SQL {
  return sql.join(
    fields.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  );
}

function relationValue(
  relation: Relation,
  parent: AnyTable,
  selection: Selection,
  scope: Scope,
  path: string,
): SQL {
  const target = relation.to();
  const table = alias(target.table, path) as AnyTable;
  const fields = selectList(fieldsOf(target, table, selection, scope, `${path}_`));
  // Not json_build_object, which takes fifty members: a role has more.
  const object = sql`(select row_to_json(object) from (select ${fields}) as object)`;
  const rows = sql`${from(target, path)} where ${relatedRows(relation, parent, table, scope)}`;
  if (relation.kind === 'one') return sql`(select ${object} ${rows})`;
  const order = table[target.order ?? 'id'];
  return sql`(select coalesce(json_agg(${object} order by ${order}), '[]'::json) ${rows})`;
}

function aggregate(relation: Relation, parent: AnyTable, value: SQL, scope: Scope): SQL {
  const target = relation.to();
  const table = alias(target.table, 'related') as AnyTable;
  return sql`(select ${value} ${from(target, 'related')} where ${relatedRows(relation, parent, table, scope)})`;
}

function from(target: AnyRecord, name: string): SQL {
  return sql`from ${sql.identifier(getTableName(target.table))} ${sql.identifier(name)}`;
}

/** The rows of the related table that belong to the parent's row. */
function relatedRows(relation: Relation, parent: AnyTable, table: AnyTable, scope: Scope): SQL {
  const conditions: SQL[] = [];
  if ('company_id' in parent && 'company_id' in table) {
    conditions.push(sql`${column(table, 'company_id')} = ${column(parent, 'company_id')}`);
  }
  if (relation.kind === 'one') {
    conditions.push(sql`${column(table, 'id')} = ${column(parent, relation.by)}`);
  } else if (relation.kind === 'many') {
    conditions.push(sql`${column(table, relation.by)} = ${column(parent, 'id')}`);
    if (relation.where !== undefined) conditions.push(relation.where(table, scope));
  } else {
    const through = relation.through as AnyTable;
    conditions.push(
      sql`${column(table, 'id')} in (select ${column(through, relation.target)} from ${through} where ${column(through, 'company_id')} = ${column(parent, 'company_id')} and ${column(through, relation.by)} = ${column(parent, 'id')})`,
    );
  }
  return sql.join(conditions, sql` and `);
}

function column(table: AnyTable, name: string): PgColumn {
  const found = table[name];
  if (found === undefined) throw new Error(`${getTableName(table)} has no column ${name}`);
  return found;
}

function relationOf(record: AnyRecord, name: string): Relation {
  const relation = record.relations?.[name];
  if (relation === undefined) throw new Error(`${record.name} has no relation ${name}`);
  return relation;
}
