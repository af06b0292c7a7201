// Declares records: columns, computed fields, relations and permissions of a table's rows as they appear on the wire.
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { type ColumnName, type TableWith, trashColumnNames } from '../database/columns.ts';
import {
  reachOf,
  ownRowsCondition,
  type Grant,
  type Grants,
  type Permissions,
  type OfRow,
} from '../permissions/permissions.ts';
import { declareRecordHistory } from './history.ts';
import { missingOwnershipRule, readableRows } from './readers.ts';
import { fromTable, isToOne, relatedRows } from './related.ts';
import { versionIn } from './version.ts';
import { columnSchema } from './wire.ts';
import type {
  RecordOf,
  BelongsTo,
  HasMany,
  ManyToMany,
  ConditionalRelation,
  Computed,
  RecordDefinition,
} from './contract.ts';

export { fieldsOf, selectList } from './fields.ts';

/** A to-one relation by the foreign key `by` of this table. */
export const belongsTo = <Column extends string>(
  to: () => RecordOf,
  by: Column,
): BelongsTo<Column> => ({ kind: 'one', to, by });

/**
 * A to-many relation by the foreign key `by` of the other table, optionally filtered, also by caller.
 */
export const hasMany = <Table extends PgTable>(
  to: () => RecordOf<Table>,
  by: ColumnName<Table>,
  { where, order }: { where?: OfRow<Table>; order?: ColumnName<Table> } = {},
): HasMany => ({ kind: 'many', to, by, where: where && ofAnyTable(where), order });

/** A to-many relation by a link table: `by` references this row, `target` the related rows. */
export const manyToMany = <Through extends PgTable>(
  to: () => RecordOf,
  through: Through,
  { by, target }: { by: ColumnName<Through>; target: ColumnName<Through> },
): ManyToMany => ({ kind: 'through', to, through, by, target });

/** A relation by an arbitrary condition on the declaring table and the table of `to`. */
export const relatedBy = <Parent extends PgTable>(
  to: () => RecordOf,
  rows: (parent: Parent, table: PgTable) => SQL,
  { many }: { many: boolean },
): ConditionalRelation => ({
  kind: 'found',
  to,
  many,
  // It is called with that table or an alias of it.
  rows: (parent, table) => rows(parent as Parent, table),
});

/**
 * Declares the record of a table. Curried, so that TypeScript infers the table without the definition: records may
 * reference each other in relations.
 */
export const record =
  <Table extends PgTable>(table: Table) =>
  (definition: RecordDefinition<Table>): RecordOf<Table> => {
    const { name, description, permissions, history, short = [], relations = {} } = definition;
    const hiddenCompanyId = definition.showsCompany ? [] : ['company_id'];
    const hidden = new Set<string>([
      ...hiddenCompanyId,
      ...trashColumnNames,
      ...(definition.hidden ?? []),
    ]);
    const mine = definition.mine && ofAnyTable(definition.mine);
    const hiddenInShort = short.find((column) => hidden.has(column));
    if (hiddenInShort !== undefined)
      throw new Error(`${name} has the hidden column ${hiddenInShort} in its short form`);
    if (permissions === 'part' && short.length > 0)
      throw new Error(`${name} is a part and cannot have a short form`);
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
    if (history !== undefined) declareRecordHistory(declared, history);
    // A record that depends on the settings is declared again by each app of a process.
    if (declaredRecords.has(name) && declaredRecords.get(name)?.table !== table)
      throw new Error(`two records are named ${name}`);
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

/**
 * The condition that the referenced row is the caller's own, for example lessons of the caller's courses.
 */
export const ownedThrough =
  <Column extends string>(of: () => RecordOf, by: Column): OfRow<TableWith<Column>> =>
  (table, asker) => {
    const owner = of();
    if (owner.mine === undefined) throw missingOwnershipRule(owner.name);
    // Ownership of that row may depend on a further row.
    const name = `${getTableName(table)}_owner`;
    const aliased = alias(owner.table, name);
    return sql`exists (select 1 ${fromTable(owner.table, name)} where ${relatedRows(belongsTo(of, by), table, aliased, asker)} and ${owner.mine(aliased, asker)})`;
  };

/** The condition that the caller may read the referenced row. */
export const readableThrough =
  <Column extends string>(of: () => RecordOf, by: Column): OfRow<TableWith<Column>> =>
  (table, asker) => {
    const whole = of();
    const name = `${getTableName(table)}_whole`;
    const aliased = alias(whole.table, name);
    const rows = readableRows(whole, aliased, asker);
    if (typeof rows === 'string') return rows === 'all' ? sql`true` : sql`false`;
    return sql`exists (select 1 ${fromTable(whole.table, name)} where ${relatedRows(belongsTo(of, by), table, aliased, asker)} and ${rows})`;
  };

/**
 * The computed fields `can_update` and `can_delete`, by the same rules as the routes (`rowsAllowed`).
 */
function rightsOf(
  name: string,
  { read, update, delete: remove }: Permissions,
  mine: OfRow | undefined,
): Record<string, Computed> {
  const check = (grants: Grants) => {
    const isNotSaid = [grants].flat().some((grant) => grant.my !== undefined && !grant.mine);
    if (isNotSaid && mine === undefined) throw missingOwnershipRule(name);
  };
  if (read !== 'member') check(read);
  const may = (grant: Grant): Computed => {
    check(grant);
    return {
      schema: z.boolean(),
      sql: (table, asker) => {
        const reach = reachOf(asker, grant);
        if (reach !== 'mine') return reach === 'all' ? sql`true` : sql`false`;
        const own = ownRowsCondition(asker, grant, (of = mine) => of?.(table, asker) ?? sql`false`);
        return sql`coalesce(${own}, false)`;
      },
    };
  };
  return { ...(update && { can_update: may(update) }), ...(remove && { can_delete: may(remove) }) };
}

/** Erases the table type of an expression. It is called with that table or an alias of it. */
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

/** An object without prototype, because clients may send any name. */
const byName = <Value>(entries: [name: string, value: Value][]): Record<string, Value> =>
  Object.assign(Object.create(null), Object.fromEntries(entries));
