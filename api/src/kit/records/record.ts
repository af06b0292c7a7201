// How rows of a table travel: which columns, computed values and relations, who may read them, and what else they may do.
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ColumnName, TableWith } from '../database/columns.ts';
import {
  reachOf,
  rowsOfOwn,
  type Asker,
  type Grant,
  type Grants,
  type Permissions,
} from '../permissions/permissions.ts';
import { keepHistoryOf, type Names, type Tells } from './history.ts';
import { notSaid, readableRows } from './readers.ts';
import { fromTable, isToOne, relatedRows } from './related.ts';
import { versionIn, type VersionOf } from './version.ts';
import { columnSchema } from './wire.ts';
import { hiddenInTrash } from '../resource/trash.ts';

export { fieldsOf, selectList } from './fields.ts';

/** SQL of a row, written with the columns of its table or of an alias of it. */
export type OfRow<Table extends PgTable = PgTable> = (table: Table, asker: Asker) => SQL;

export interface Computed<Table extends PgTable = PgTable> {
  schema: z.ZodType;
  sql: OfRow<Table>;
  /** Of what is attached: about how many rows of tables it looks at, when that is more than a relation has. */
  rows?: number;
}

/** The row that a column of this table names. */
interface BelongsTo<Column extends string = string> {
  kind: 'one';
  to: () => RecordOf;
  by: Column;
}

/** The rows whose column names this row. */
export interface HasMany {
  kind: 'many';
  to: () => RecordOf;
  by: string;
  where?: OfRow | undefined;
  /** The column that they stand in the order of, where that is not their own order. */
  order?: string | undefined;
}

/** The rows that a table in between connects with this row. */
export interface ManyToMany {
  kind: 'through';
  to: () => RecordOf;
  through: PgTable;
  by: string;
  target: string;
}

/** The row, or the rows, that a condition on both tables finds. */
export interface FoundRows {
  kind: 'found';
  to: () => RecordOf;
  many: boolean;
  rows: (parent: PgTable, table: PgTable) => SQL;
}

export type Relation<Column extends string = string> =
  | BelongsTo<Column>
  | HasMany
  | ManyToMany
  | FoundRows;

/** One record: the one that `by`, a column of this table, names. */
export const belongsTo = <Column extends string>(
  to: () => RecordOf,
  by: Column,
): BelongsTo<Column> => ({ kind: 'one', to, by });

/** Many records: those whose `by` names this one, narrowed on demand, for the person too. */
export const hasMany = <Table extends PgTable>(
  to: () => RecordOf<Table>,
  by: ColumnName<Table>,
  { where, order }: { where?: OfRow<Table>; order?: ColumnName<Table> } = {},
): HasMany => ({ kind: 'many', to, by, where: where && ofAnyTable(where), order });

/** Many records: the `target` of those rows of a table in between whose `by` names this one. */
export const manyToMany = <Through extends PgTable>(
  to: () => RecordOf,
  through: Through,
  { by, target }: { by: ColumnName<Through>; target: ColumnName<Through> },
): ManyToMany => ({ kind: 'through', to, through, by, target });

/** What no column names: the condition is on rows of the table that `to` has, and of the one that declares it. */
export const found = <Parent extends PgTable>(
  to: () => RecordOf,
  rows: (parent: Parent, table: PgTable) => SQL,
  { many }: { many: boolean },
): FoundRows => ({
  kind: 'found',
  to,
  many,
  // It is given that table or an alias of it.
  rows: (parent, table) => rows(parent as Parent, table),
});

export interface RecordDefinition<Table extends PgTable> {
  /** The name of the shape in openapi.json. */
  name: string;
  description: string;
  /**
   * Who may do what with such records; each tells of itself what the person may do, as `can_update` and `can_delete`.
   * Whoever may not read one is not shown it by the relations of others either. What is no record of its own right is a
   * part: it is shown with the record that it is a part of, to whoever may read that.
   */
  permissions: Permissions | 'part';
  /** The rows that `_my` flags mean; with `read: 'member'` those that a person sees. Needed when a permission has such a flag. */
  mine?: OfRow<Table>;
  /** Columns by which it is recognized: `id` and these are what relations show of it to whoever may not read it. */
  short?: readonly ColumnName<Table>[];
  /**
   * The history that triggers keep of it, under the type that `keep_audits` names: it tells what the record shows to
   * whoever asks, and `tells`; what a column holds the id of, by its name.
   */
  history?: { type: string; tells?: Tells; names?: Names };
  /**
   * What `version` is made of, which tells an update whether somebody else changed the record meanwhile: the row itself,
   * where it can be updated and nothing is said. Columns, or SQL, where others than who edits it write the row as well.
   */
  version?: VersionOf<ColumnName<Table>, OfRow<Table>>;
  /** Numbers whose sum says nothing: places, days and percents. */
  unsummed?: readonly ColumnName<Table>[];
  /** Tells its `company_id`, where the specification names that among its fields. */
  tellsCompany?: true;
  /** Columns that never travel. What the trash keeps never does, and `company_id` where it is not told. */
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
  permissions: Permissions | 'part';
  mine: OfRow | undefined;
  short: readonly string[];
  /** The type of its history; null where none is kept. */
  history: string | null;
  /** The columns that travel. */
  columns: Readonly<Record<string, PgColumn>>;
  /** Those of them that can be added up. */
  summable: readonly string[];
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
    const { name, description, permissions, history, short = [], relations = {} } = definition;
    const untoldCompany = definition.tellsCompany ? [] : ['company_id'];
    const hidden = new Set<string>([
      ...untoldCompany,
      ...hiddenInTrash,
      ...(definition.hidden ?? []),
    ]);
    const mine = definition.mine && ofAnyTable(definition.mine);
    const untold = short.find((column) => hidden.has(column));
    if (untold !== undefined)
      throw new Error(`${name} is recognized by ${untold}, which is hidden`);
    if (permissions === 'part' && short.length > 0)
      throw new Error(`${name} is a part and is shown whole or not at all`);
    const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(
      ([column]) => !hidden.has(column),
    );
    const unsummed = new Set<string>(definition.unsummed);
    const undocumented = {
      name,
      table,
      permissions,
      mine,
      short,
      history: history?.type ?? null,
      columns: byName(columns),
      summable: columns.flatMap(([column, of]) =>
        isNumber(of) && !unsummed.has(column) ? [column] : [],
      ),
      computed: byName([
        ...(permissions === 'part' ? [] : Object.entries(rightsOf(name, permissions, mine))),
        ...Object.entries(versionIn(definition)),
        ...ofAnyTables(definition.computed),
      ]),
      attached: byName(ofAnyTables(definition.attached)),
      relations: byName(Object.entries(relations)),
      order: definition.order ?? 'id',
    };
    const declared = { ...undocumented, schema: schemaOf(undocumented, description) };
    if (history !== undefined) keepHistoryOf(declared, history);
    declaredRecords.set(name, declared);
    return declared;
  };

const declaredRecords = new Map<string, RecordOf>();

/**
 * A record by its name in openapi.json, for relations to records of domains that come later. It is looked up when the
 * relation is read: an unknown name throws when the documentation is written.
 */
export const recordNamed = (name: string) => (): RecordOf => {
  const declared = declaredRecords.get(name);
  if (declared === undefined) throw new Error(`no record is named ${name}`);
  return declared;
};

/** Lists of numbers are none, and ids are not added up. */
const isNumber = (column: PgColumn): boolean =>
  /^(?:smallint|integer|bigint|real|double|numeric)(?!.*\[)/.test(column.getSQLType()) &&
  !/(?:^|_)id$/.test(column.name);

function schemaOf(
  { name, permissions, short, columns, computed, attached, relations }: Omit<RecordOf, 'schema'>,
  description: string,
): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const [each, column] of Object.entries(columns)) shape[each] = columnSchema(column);
  for (const [each, value] of Object.entries(computed)) shape[each] = value.schema;
  for (const [each, relation] of Object.entries(relations)) {
    const related = z.lazy(() => relation.to().schema);
    const value = isToOne(relation) ? related.nullable() : z.array(related);
    shape[each] = value.optional().describe(`With \`with=${each}\`.`);
  }
  for (const [each, value] of Object.entries(attached)) {
    shape[each] = value.schema.optional().describe(`With \`with=${each}\`.`);
  }
  return z.object(shape).meta({
    id: name,
    description,
    'x-read': permissions === 'part' ? permissions : permissions.read,
    ...(short.length > 0 && { 'x-short': short }),
  });
}

/** The condition that the row which a column names is the person's: the lessons of one's own courses. */
export const mineWith =
  <Column extends string>(of: () => RecordOf, by: Column): OfRow<TableWith<Column>> =>
  (table, asker) => {
    const owner = of();
    if (owner.mine === undefined) throw notSaid(owner.name);
    // Whose it is may hang on yet another row.
    const name = `${getTableName(table)}_owner`;
    const aliased = alias(owner.table, name);
    return sql`exists (select 1 ${fromTable(owner.table, name)} where ${relatedRows(belongsTo(of, by), table, aliased, asker)} and ${owner.mine(aliased, asker)})`;
  };

/** The rows that the person may read the row of that a column names. */
export const readWith =
  <Column extends string>(of: () => RecordOf, by: Column): OfRow<TableWith<Column>> =>
  (table, asker) => {
    const whole = of();
    const name = `${getTableName(table)}_whole`;
    const aliased = alias(whole.table, name);
    const rows = readableRows(whole, aliased, asker);
    if (typeof rows === 'string') return rows === 'all' ? sql`true` : sql`false`;
    return sql`exists (select 1 ${fromTable(whole.table, name)} where ${relatedRows(belongsTo(of, by), table, aliased, asker)} and ${rows})`;
  };

/** What the grants let the person do with a row: the same rule as that of the routes (`rowsAllowed`). */
function rightsOf(
  name: string,
  { read, update, delete: remove }: Permissions,
  mine: OfRow | undefined,
): Record<string, Computed> {
  const check = (grants: Grants) => {
    const isNotSaid = [grants].flat().some((grant) => grant.my !== undefined && !grant.mine);
    if (isNotSaid && mine === undefined) throw notSaid(name);
  };
  if (read !== 'member') check(read);
  const may = (grant: Grant): Computed => {
    check(grant);
    return {
      schema: z.boolean(),
      sql: (table, asker) => {
        const reach = reachOf(asker, grant);
        if (reach !== 'mine') return reach === 'all' ? sql`true` : sql`false`;
        const own = rowsOfOwn(asker, grant, (of = mine) => of?.(table, asker) ?? sql`false`);
        return sql`coalesce(${own}, false)`;
      },
    };
  };
  return { ...(update && { can_update: may(update) }), ...(remove && { can_delete: may(remove) }) };
}

/** What was declared for a table, for whom all tables are alike. It is given that table or an alias of it. */
export const ofAnyTable =
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
