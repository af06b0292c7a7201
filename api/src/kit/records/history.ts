// Visibility of the audit log: which changes of a record the caller may see, by the same rules as the record itself.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { columnOf } from '../database/columns.ts';
import type { Permission } from '../permissions/flags.ts';
import { has, type QueryScope } from '../permissions/permissions.ts';
import type { RecordOf, ExtraHistoryFields, Names, HistoryKey } from './contract.ts';
import { readableRows, type RowFilter } from './readers.ts';
import { fromTable } from './related.ts';

/** The table that a column references, for showing names instead of ids. */
interface Named {
  table: PgTable;
  /** The column with the name. Null if records have no name and are shown by id. */
  by: string | null;
  rows: (table: PgTable, asker: QueryScope) => RowFilter;
}

interface History {
  fields: readonly string[];
  /** Fields visible to callers who may not read the record. */
  short: readonly string[];
  extraFields: ExtraHistoryFields;
  /** By the referencing column. */
  named: Readonly<Record<string, () => Named>>;
  readable: (key: HistoryKey, asker: QueryScope) => RowFilter;
  /** The condition that the record exists and the caller may update it. */
  changeable: (key: HistoryKey, asker: QueryScope) => SQL;
}

/** By the type passed to keep_audits. */
const histories = new Map<string, History>();

/**
 * Declares the history of a type without a record: these fields, for callers with the permission.
 */
export function declareHistory(type: string, flag: Permission, fields: readonly string[]): void {
  const readable = (_: HistoryKey, asker: QueryScope) => (has(asker, flag) ? 'all' : 'none');
  const changeable = () => sql`false`;
  histories.set(type, { fields, short: [], extraFields: {}, named: {}, readable, changeable });
}

/**
 * Declares the history of a record: its columns, computed fields with the name of a column, and relations.
 */
export function declareRecordHistory(
  record: RecordOf,
  {
    type,
    extraFields = {},
    names = {},
  }: { type: string; extraFields?: ExtraHistoryFields; names?: Names },
): void {
  const { table, columns, computed, relations, short } = record;
  const inDatabase = (name: string): string => columnOf(table, name).name;
  const related = Object.entries(relations).flatMap(([name, relation]) => {
    if (relation.kind === 'one') return [name, inDatabase(relation.by)];
    // Relations that only some readers see must be declared explicitly.
    const isOfSome = relation.kind === 'many' && relation.where !== undefined;
    return isOfSome || relation.kind === 'found' ? [] : [name];
  });
  const shown = Object.values<PgColumn>(columns).map(({ name }) => name);
  histories.set(type, {
    fields: [...new Set([...shown, ...Object.keys(computed), ...related])],
    short: short.map(inDatabase),
    extraFields,
    named: namedBy(record, names),
    readable: (key, asker) => {
      const rows = readableRows(record, alias(table, aliasOf(type)), asker);
      return typeof rows === 'string' ? rows : isThere(table, type, key, rows);
    },
    changeable: (key, asker) => {
      const right = computed['can_update']?.sql(alias(table, aliasOf(type)), asker);
      return right === undefined ? sql`false` : isThere(table, type, key, right);
    },
  });
}

const aliasOf = (type: string) => `${type}_told`;

/** The condition that the record exists and meets a condition. */
function isThere(table: PgTable, type: string, { companyId, id }: HistoryKey, rows: SQL): SQL {
  const aliased = alias(table, aliasOf(type));
  const inCompany = columnOf(aliased, 'company_id' in table ? 'company_id' : 'id');
  return sql`exists (select 1 ${fromTable(table, aliasOf(type))} where ${inCompany} = ${companyId} and ${columnOf(aliased, 'id')} = ${id} and ${rows})`;
}

function namedBy({ table, relations }: RecordOf, names: Names): Record<string, () => Named> {
  const related = Object.values(relations).flatMap((relation) => {
    if (relation.kind !== 'one') return [];
    return [[columnOf(table, relation.by).name, () => namedIn(relation.to())] as const];
  });
  const others = Object.entries(names).map(
    ([column, { in: of, by }]) =>
      [column, (): Named => ({ table: of, by, rows: () => 'all' })] as const,
  );
  return Object.fromEntries([...related, ...others]);
}

/** Sort numbers and timestamps are not names. */
const isText = (column: PgColumn): boolean => /^text(?!\[)/.test(column.getSQLType());

/**
 * The column with a record's name: the full name of people, otherwise the short form, the sort column, or a column with
 * a usual name.
 */
function namedIn(record: RecordOf): Named {
  const { table, short, order } = record;
  const by =
    ['full_name', ...short.slice(0, 1), order, 'name', 'title', 'file_name'].find(
      (column) => column in table && isText(columnOf(table, column)),
    ) ?? null;
  const rows = (aliased: PgTable, asker: QueryScope) =>
    by !== null && short.includes(by) ? 'all' : readableRows(record, aliased, asker);
  return { table, by, rows };
}

/**
 * The condition that a change is visible. `change` is a field, or a field and a path after a dot. Undeclared fields are
 * never visible.
 */
export function isVisibleChange(
  { type, change, ...key }: HistoryKey & { type: SQLWrapper; change: SQL },
  asker: QueryScope,
): SQL {
  const field = sql`split_part(${change}, '.', 1)`;
  const cases = [...histories].map(
    ([name, history]) => sql`when ${name} then ${isFieldVisible(history, field, key, asker)}`,
  );
  return sql`case ${type} ${sql.join(cases, sql` `)} else false end`;
}

function isFieldVisible(
  { fields, short, extraFields, readable }: History,
  field: SQL,
  key: HistoryKey,
  asker: QueryScope,
): SQL {
  const rows = readable(key, asker);
  const isShort = isOneOf(field, short);
  if (rows === 'none') return isShort;
  const others = Object.entries(extraFields).map(([name, visibility]) => {
    const isField = isOneOf(field, [name]);
    if (visibility === 'readers') return isField;
    if (typeof visibility === 'function') return sql`(${isField} and ${visibility(key, asker)})`;
    return has(asker, visibility) ? isField : sql`false`;
  });
  const isVisibleInFull = sql.join([isOneOf(field, fields), ...others], sql` or `);
  return rows === 'all'
    ? sql`(${isVisibleInFull})`
    : sql`(${isShort} or (${isVisibleInFull}) and ${rows})`;
}

function isOneOf(field: SQL, names: readonly string[]): SQL {
  if (names.length === 0) return sql`false`;
  return sql`${field} in (${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )})`;
}

/** A value in a change, with the record type and the field. */
export interface HistoryValue {
  type: SQLWrapper;
  change: SQL;
  companyId: SQLWrapper;
  /** JSON. */
  value: SQL;
}

const named = 'named';

/**
 * The name of the referenced record, or «№ 5» if the caller may not read it. Null if the value is not a reference.
 */
export const referencedNameOf = (historyValue: HistoryValue, asker: QueryScope): SQL =>
  ofNamed(historyValue, ({ table, by, rows }) => {
    const aliased = alias(table, named);
    const readable = rows(aliased, asker);
    const name =
      readable === 'none' || by === null
        ? sql`null`
        : sql`(select nullif(${columnOf(aliased, by)}, '') ${namedRow(historyValue, table)}${readable === 'all' ? sql`` : sql` and ${readable}`})`;
    return sql`coalesce(${name}, '№ ' || (${historyValue.value} #>> '{}'))`;
  });

/** Whether the referenced record is deleted. Null if the value is not a reference. */
export const isReferenceDeleted = (historyValue: HistoryValue): SQL =>
  ofNamed(historyValue, ({ table }) => sql`not exists (select 1 ${namedRow(historyValue, table)})`);

function namedRow({ companyId, value }: HistoryValue, table: PgTable): SQL {
  const aliased = alias(table, named);
  return sql`${fromTable(table, named)} where ${columnOf(aliased, 'company_id')} = ${companyId} and ${columnOf(aliased, 'id')} = (${value} #>> '{}')::integer`;
}

function ofNamed({ type, change, value }: HistoryValue, toSql: (row: Named) => SQL): SQL {
  const cases = [...histories].flatMap(([name, history]) => {
    const columns = Object.entries(history.named).map(
      ([column, row]) => sql`when ${column} then ${toSql(row())}`,
    );
    if (columns.length === 0) return [];
    return [sql`when ${name} then case ${change} ${sql.join(columns, sql` `)} end`];
  });
  return sql`case when jsonb_typeof(${value}) = 'number' then case ${type} ${sql.join(cases, sql` `)} end end`;
}

/** Types whose records can be reverted to earlier values. */
const takingBack = new Set<string>();

export function allowRevert(type: string): void {
  takingBack.add(type);
}

/** The condition that the caller may revert a change. */
export function mayRevert(
  { type, ...key }: HistoryKey & { type: SQLWrapper },
  asker: QueryScope,
): SQL {
  const cases = [...histories].flatMap(([name, { changeable }]) =>
    takingBack.has(name) ? [sql`when ${name} then ${changeable(key, asker)}`] : [],
  );
  if (cases.length === 0) return sql`false`;
  return sql`coalesce(case ${type} ${sql.join(cases, sql` `)} end, false)`;
}

/** The types with a declared history. */
export const historyTypes = (): string[] => [...histories.keys()];
