// What the history of changes tells of records: what they themselves show to whoever asks.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { columnOf } from '../database/columns.ts';
import type { Permission } from '../permissions/flags.ts';
import { has, type Asker } from '../permissions/permissions.ts';
import type { RecordOf } from './record.ts';
import { readableRows, type Rows } from './readers.ts';
import { fromTable } from './related.ts';

/** A record of the history, by its key. */
export interface HistoryKey {
  companyId: SQLWrapper;
  id: SQLWrapper;
}

/**
 * Fields that the history tells although the record hides them, or does not show them to all who read it: to all of
 * these, to those of them who have a flag, or to those for whom a condition holds.
 */
export type Tells = Readonly<
  Record<string, 'readers' | Permission | ((key: HistoryKey, asker: Asker) => SQL)>
>;

/** Columns that hold the id of a record though no relation says so: the table where it is, and the column of its name. */
export type Names = Readonly<Record<string, { in: PgTable; by: string }>>;

/** Where the name of a record is that a column holds the id of. */
interface Named {
  table: PgTable;
  /** Null of what has none: it is told by its number. */
  by: string | null;
  rows: (table: PgTable, asker: Asker) => Rows;
}

interface History {
  fields: readonly string[];
  /** What is told to those who may not read the record. */
  short: readonly string[];
  tells: Tells;
  /** By the column that holds the id. */
  named: Readonly<Record<string, () => Named>>;
  readable: (key: HistoryKey, asker: Asker) => Rows;
  /** The condition that the record is there and the person may change it. */
  changeable: (key: HistoryKey, asker: Asker) => SQL;
}

/** By the types that keep_audits names. */
const histories = new Map<string, History>();

/** The history of what is no record: these fields, to whoever has the flag. */
export function keepHistory(type: string, flag: Permission, fields: readonly string[]): void {
  const readable = (_: HistoryKey, asker: Asker) => (has(asker, flag) ? 'all' : 'none');
  const changeable = () => sql`false`;
  histories.set(type, { fields, short: [], tells: {}, named: {}, readable, changeable });
}

/** That of a record: of its columns, of what is computed under a name of theirs, and of what it is related to. */
export function keepHistoryOf(
  record: RecordOf,
  { type, tells = {}, names = {} }: { type: string; tells?: Tells; names?: Names },
): void {
  const { table, columns, computed, relations, short } = record;
  const inDatabase = (name: string): string => columnOf(table, name).name;
  const related = Object.entries(relations).flatMap(([name, relation]) => {
    if (relation.kind === 'one') return [name, inDatabase(relation.by)];
    // What is not for everybody who reads the record has to be said.
    const isOfSome = relation.kind === 'many' && relation.where !== undefined;
    return isOfSome || relation.kind === 'found' ? [] : [name];
  });
  const shown = Object.values<PgColumn>(columns).map(({ name }) => name);
  histories.set(type, {
    fields: [...new Set([...shown, ...Object.keys(computed), ...related])],
    short: short.map(inDatabase),
    tells,
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

/** The condition that the record is there, and meets a condition. */
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

/** What is in an order by hand is sorted by a number, and what comes in the order of time by a moment. */
const isText = (column: PgColumn): boolean => /^text(?!\[)/.test(column.getSQLType());

/** People by their full names, others by what they are recognized by, or sorted by. */
function namedIn(record: RecordOf): Named {
  const { table, short, order } = record;
  const by =
    ['full_name', ...short.slice(0, 1), order, 'name', 'title', 'file_name'].find(
      (column) => column in table && isText(columnOf(table, column)),
    ) ?? null;
  const rows = (aliased: PgTable, asker: Asker) =>
    by !== null && short.includes(by) ? 'all' : readableRows(record, aliased, asker);
  return { table, by, rows };
}

/**
 * The condition that a change is told, by its name: a field, or a part of one after a dot. Nothing is told of what no
 * record declares.
 */
export function isTold(
  { type, change, ...key }: HistoryKey & { type: SQLWrapper; change: SQL },
  asker: Asker,
): SQL {
  const field = sql`split_part(${change}, '.', 1)`;
  const cases = [...histories].map(
    ([name, history]) => sql`when ${name} then ${isToldIn(history, field, key, asker)}`,
  );
  return sql`case ${type} ${sql.join(cases, sql` `)} else false end`;
}

function isToldIn(
  { fields, short, tells, readable }: History,
  field: SQL,
  key: HistoryKey,
  asker: Asker,
): SQL {
  const rows = readable(key, asker);
  const isShort = isOneOf(field, short);
  if (rows === 'none') return isShort;
  const others = Object.entries(tells).map(([name, telling]) => {
    const isField = isOneOf(field, [name]);
    if (telling === 'readers') return isField;
    if (typeof telling === 'function') return sql`(${isField} and ${telling(key, asker)})`;
    return has(asker, telling) ? isField : sql`false`;
  });
  const isToldWhole = sql.join([isOneOf(field, fields), ...others], sql` or `);
  return rows === 'all' ? sql`(${isToldWhole})` : sql`(${isShort} or (${isToldWhole}) and ${rows})`;
}

function isOneOf(field: SQL, names: readonly string[]): SQL {
  if (names.length === 0) return sql`false`;
  return sql`${field} in (${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )})`;
}

/** A value of a change, by the kind of record and the field. */
export interface ToldValue {
  type: SQLWrapper;
  change: SQL;
  companyId: SQLWrapper;
  /** JSON. */
  value: SQL;
}

const named = 'named';

/** What the record is called whose id a value is, or «№ 5» where nobody may know; null of what is no such id. */
export const nameOf = (told: ToldValue, asker: Asker): SQL =>
  ofNamed(told, ({ table, by, rows }) => {
    const aliased = alias(table, named);
    const readable = rows(aliased, asker);
    const name =
      readable === 'none' || by === null
        ? sql`null`
        : sql`(select nullif(${columnOf(aliased, by)}, '') ${namedRow(told, table)}${readable === 'all' ? sql`` : sql` and ${readable}`})`;
    return sql`coalesce(${name}, '№ ' || (${told.value} #>> '{}'))`;
  });

/** Whether the record is gone whose id a value is; null of what is no such id. */
export const isGone = (told: ToldValue): SQL =>
  ofNamed(told, ({ table }) => sql`not exists (select 1 ${namedRow(told, table)})`);

function namedRow({ companyId, value }: ToldValue, table: PgTable): SQL {
  const aliased = alias(table, named);
  return sql`${fromTable(table, named)} where ${columnOf(aliased, 'company_id')} = ${companyId} and ${columnOf(aliased, 'id')} = (${value} #>> '{}')::integer`;
}

function ofNamed({ type, change, value }: ToldValue, tell: (row: Named) => SQL): SQL {
  const cases = [...histories].flatMap(([name, history]) => {
    const columns = Object.entries(history.named).map(
      ([column, row]) => sql`when ${column} then ${tell(row())}`,
    );
    if (columns.length === 0) return [];
    return [sql`when ${name} then case ${change} ${sql.join(columns, sql` `)} end`];
  });
  return sql`case when jsonb_typeof(${value}) = 'number' then case ${type} ${sql.join(cases, sql` `)} end end`;
}

/** Types whose records take values back that they have had. */
const takingBack = new Set<string>();

export function letPutBack(type: string): void {
  takingBack.add(type);
}

/** The condition that whoever asks may put back what changed of a record. */
export function mayPutBack({ type, ...key }: HistoryKey & { type: SQLWrapper }, asker: Asker): SQL {
  const cases = [...histories].flatMap(([name, { changeable }]) =>
    takingBack.has(name) ? [sql`when ${name} then ${changeable(key, asker)}`] : [],
  );
  if (cases.length === 0) return sql`false`;
  return sql`coalesce(case ${type} ${sql.join(cases, sql` `)} end, false)`;
}

/** The types whose history is told. */
export const toldTypes = (): string[] => [...histories.keys()];
