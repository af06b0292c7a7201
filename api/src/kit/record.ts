// How rows of a table travel: which columns, computed values and relations, who may do what with them, and the SQL that
// reads them. A whole answer, relations included, is one statement: relations are sub-selects that build JSON.
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnOf, type ColumnName, type TableWith } from './columns.ts';
import { reachOf, type Grant, type Permissions, type Asker } from './permissions.ts';
import type { Selection } from './list/parameters.ts';
import { columnSchema, wireValue } from './wire.ts';

/** SQL of a row, written with the columns of its table or of an alias of it. */
export type OfRow<Table extends PgTable = PgTable> = (table: Table, asker: Asker) => SQL;

export interface Computed<Table extends PgTable = PgTable> {
  schema: z.ZodType;
  sql: OfRow<Table>;
}

/** The row that a column of this table names. */
interface BelongsTo<Column extends string = string> {
  kind: 'one';
  to: () => RecordOf;
  by: Column;
}

/** The rows whose column names this row. */
interface HasMany {
  kind: 'many';
  to: () => RecordOf;
  by: string;
  where?: OfRow | undefined;
}

/** The rows that a table in between connects with this row. */
export interface ManyToMany {
  kind: 'through';
  to: () => RecordOf;
  through: PgTable;
  by: string;
  target: string;
}

export type Relation<Column extends string = string> = BelongsTo<Column> | HasMany | ManyToMany;

/** One record: the one that `by`, a column of this table, names. */
export const belongsTo = <Column extends string>(
  to: () => RecordOf,
  by: Column,
): BelongsTo<Column> => ({ kind: 'one', to, by });

/** Many records: those whose `by` names this one, narrowed on demand, for the person too. */
export const hasMany = <Table extends PgTable>(
  to: () => RecordOf<Table>,
  by: ColumnName<Table>,
  where?: OfRow<Table>,
): HasMany => ({ kind: 'many', to, by, where: where && ofAnyTable(where) });

/** Many records: the `target` of those rows of a table in between whose `by` names this one. */
export const manyToMany = <Through extends PgTable>(
  to: () => RecordOf,
  through: Through,
  { by, target }: { by: ColumnName<Through>; target: ColumnName<Through> },
): ManyToMany => ({ kind: 'through', to, through, by, target });

export interface RecordDefinition<Table extends PgTable> {
  /** The name of the shape in openapi.json. */
  name: string;
  description: string;
  /** Who may do what with such records; each tells of itself what the person may do, as `can_update` and `can_delete`. */
  permissions?: Permissions;
  /** The rows that `_my` flags mean. Needed when a permission has one. */
  mine?: OfRow<Table>;
  /** Columns that never travel. `company_id` never does. */
  hidden?: readonly ColumnName<Table>[];
  computed?: Readonly<Record<string, Computed<Table>>>;
  /** Values that come only when `with` names them, because they cost a look elsewhere. */
  attached?: Readonly<Record<string, Computed<Table>>>;
  relations?: Readonly<Record<string, Relation<ColumnName<Table>>>>;
  /** The order of the rows when they are many of another record. By id when left out. */
  order?: ColumnName<Table>;
}

export interface RecordOf<Table extends PgTable = PgTable> {
  name: string;
  table: Table;
  permissions: Permissions | undefined;
  mine: OfRow | undefined;
  /** The columns that travel. */
  columns: Readonly<Record<string, PgColumn>>;
  computed: Readonly<Record<string, Computed>>;
  attached: Readonly<Record<string, Computed>>;
  relations: Readonly<Record<string, Relation>>;
  order: string;
  /** The documented shape of a whole row, relations included as optional fields. */
  schema: z.ZodObject;
}

/**
 * Declares the record of a table's rows. In two calls, since TypeScript then knows what the first one makes without
 * reading the second: records may name each other in their relations.
 */
export const record =
  <Table extends PgTable>(table: Table) =>
  (definition: RecordDefinition<Table>): RecordOf<Table> => {
    const { name, description, permissions, relations = {}, order = 'id' } = definition;
    const hidden = new Set(['company_id', ...(definition.hidden ?? [])]);
    const columns = byName(
      Object.entries<PgColumn>(getTableColumns(table)).filter(([column]) => !hidden.has(column)),
    );
    const mine = definition.mine && ofAnyTable(definition.mine);
    const computed = byName([
      ...Object.entries(rightsOf(name, permissions, mine)),
      ...ofAnyTables(definition.computed),
    ]);
    const attached = byName(ofAnyTables(definition.attached));
    const shape: Record<string, z.ZodType> = {};
    for (const [each, column] of Object.entries(columns)) shape[each] = columnSchema(column);
    for (const [each, value] of Object.entries(computed)) shape[each] = value.schema;
    for (const [each, { kind, to }] of Object.entries(relations)) {
      const related = z.lazy(() => to().schema);
      const value = kind === 'one' ? related.nullable() : z.array(related);
      shape[each] = value.optional().describe(`With \`with=${each}\`.`);
    }
    for (const [each, value] of Object.entries(attached)) {
      shape[each] = value.schema.optional().describe(`With \`with=${each}\`.`);
    }
    const schema = z.object(shape).meta({ id: name, description });
    return {
      name,
      table,
      permissions,
      mine,
      columns,
      computed,
      attached,
      relations: byName(Object.entries(relations)),
      order,
      schema,
    };
  };

/** The condition that the row which a column names is the person's: the lessons of one's own courses. */
export const mineWith =
  <Column extends string>(of: () => RecordOf, by: Column): OfRow<TableWith<Column>> =>
  (table, asker) => {
    const owner = of();
    if (owner.mine === undefined) throw notSaid(owner.name);
    // Whose it is may hang on yet another row.
    const name = `${getTableName(table)}_owner`;
    const aliased = alias(owner.table, name);
    return sql`exists (select 1 ${from(owner, name)} where ${relatedRows(belongsTo(of, by), table, aliased, asker)} and ${owner.mine(aliased, asker)})`;
  };

/** What the grants let the person do with a row: the same rule as that of the routes (`rowsAllowed`). */
function rightsOf(
  name: string,
  { update, delete: remove }: Partial<Permissions> = {},
  mine: OfRow | undefined,
): Record<string, Computed> {
  const may = (grant: Grant): Computed => {
    if (grant.my !== undefined && mine === undefined) throw notSaid(name);
    return {
      schema: z.boolean(),
      sql: (table, asker) => {
        const reach = reachOf(asker, grant);
        if (reach !== 'mine' || mine === undefined) return reach === 'all' ? sql`true` : sql`false`;
        return sql`coalesce(${mine(table, asker)}, false)`;
      },
    };
  };
  return { ...(update && { can_update: may(update) }), ...(remove && { can_delete: may(remove) }) };
}

export const notSaid = (name: string) => new Error(`${name} does not say whose its rows are`);

/** What was declared for a table, for whom all tables are alike. It is given that table or an alias of it. */
const ofAnyTable =
  <Table extends PgTable>(value: OfRow<Table>): OfRow =>
  (table, asker) =>
    value(table as Table, asker);

const ofAnyTables = <Table extends PgTable>(
  values: Readonly<Record<string, Computed<Table>>> = {},
): [name: string, value: Computed][] =>
  Object.entries(values).map(([name, { schema, sql: value }]) => [
    name,
    { schema, sql: ofAnyTable(value) },
  ]);

/** Answers to these names alone, and not to those that every object has: calls name what they like. */
const byName = <Value>(entries: [name: string, value: Value][]): Record<string, Value> =>
  Object.assign(Object.create(null), Object.fromEntries(entries));

/** `select` expressions of a selection, each under its wire name. */
export function fieldsOf(
  record: RecordOf,
  table: PgTable,
  selection: Selection,
  asker: Asker,
  path = '',
): [name: string, value: SQL][] {
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
    if (attached !== undefined) {
      fields.push([name, attached.sql(table, asker)]);
      continue;
    }
    const relation = relationOf(record, name);
    fields.push([name, relationValue(relation, table, nested, asker, `${path}${name}`)]);
  }
  for (const name of selection.count) {
    fields.push([
      `${name}_count`,
      aggregate(relationOf(record, name), table, sql`count(*)::integer`, asker),
    ]);
  }
  for (const [name, columnName] of selection.sum) {
    const relation = relationOf(record, name);
    const summed = sql`coalesce(sum(${sql.identifier('related')}.${sql.identifier(columnName)}), 0)::text`;
    fields.push([`${name}_sum_${columnName}`, aggregate(relation, table, summed, asker)]);
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
  parent: PgTable,
  selection: Selection,
  asker: Asker,
  path: string,
): SQL {
  const target = relation.to();
  const table = alias(target.table, path);
  const fields = selectList(fieldsOf(target, table, selection, asker, `${path}_`));
  // Not json_build_object, which takes fifty members: a role has more.
  const object = sql`(select row_to_json(object) from (select ${fields}) as object)`;
  const rows = sql`${from(target, path)} where ${relatedRows(relation, parent, table, asker)}`;
  if (relation.kind === 'one') return sql`(select ${object} ${rows})`;
  const order = columnOf(table, target.order);
  return sql`(select coalesce(json_agg(${object} order by ${order}), '[]'::json) ${rows})`;
}

function aggregate(relation: Relation, parent: PgTable, value: SQL, asker: Asker): SQL {
  const target = relation.to();
  const table = alias(target.table, 'related');
  return sql`(select ${value} ${from(target, 'related')} where ${relatedRows(relation, parent, table, asker)})`;
}

function from(target: RecordOf, name: string): SQL {
  return sql`from ${sql.identifier(getTableName(target.table))} ${sql.identifier(name)}`;
}

/** The rows of the related table that belong to the parent's row. */
function relatedRows(relation: Relation, parent: PgTable, table: PgTable, asker: Asker): SQL {
  const conditions: SQL[] = [];
  if ('company_id' in parent && 'company_id' in table) {
    conditions.push(sql`${columnOf(table, 'company_id')} = ${columnOf(parent, 'company_id')}`);
  }
  if (relation.kind === 'one') {
    conditions.push(sql`${columnOf(table, 'id')} = ${columnOf(parent, relation.by)}`);
  } else if (relation.kind === 'many') {
    conditions.push(sql`${columnOf(table, relation.by)} = ${columnOf(parent, 'id')}`);
    if (relation.where !== undefined) conditions.push(relation.where(table, asker));
  } else {
    const { through, by, target } = relation;
    conditions.push(
      sql`${columnOf(table, 'id')} in (select ${columnOf(through, target)} from ${through} where ${columnOf(through, 'company_id')} = ${columnOf(parent, 'company_id')} and ${columnOf(through, by)} = ${columnOf(parent, 'id')})`,
    );
  }
  return sql.join(conditions, sql` and `);
}

function relationOf(record: RecordOf, name: string): Relation {
  const relation = record.relations[name];
  if (relation === undefined) throw new Error(`${record.name} has no relation ${name}`);
  return relation;
}
