// What the history of changes tells of records: what they themselves show to whoever asks.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '../columns.ts';
import type { Permission } from '../permission-flags.ts';
import { has, type Asker } from '../permissions.ts';
import type { RecordOf } from '../record.ts';
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

interface History {
  fields: readonly string[];
  /** What is told to those who may not read the record. */
  short: readonly string[];
  tells: Tells;
  readable: (key: HistoryKey, asker: Asker) => Rows;
}

/** By the types that keep_audits names. */
const histories = new Map<string, History>();

/** The history of what is no record: these fields, to whoever has the flag. */
export function keepHistory(type: string, flag: Permission, fields: readonly string[]): void {
  const readable = (_: HistoryKey, asker: Asker) => (has(asker, flag) ? 'all' : 'none');
  histories.set(type, { fields, short: [], tells: {}, readable });
}

/** That of a record: of its columns, of what is computed under a name of theirs, and of what it is related to. */
export function keepHistoryOf(record: RecordOf, type: string, tells: Tells): void {
  const { table, columns, computed, relations, short } = record;
  const inDatabase = (name: string): string => columnOf(table, name).name;
  const related = Object.entries(relations).flatMap(([name, relation]) => {
    if (relation.kind === 'one') return [name, inDatabase(relation.by)];
    // What is not for everybody who reads the record has to be said.
    return relation.kind === 'many' && relation.where !== undefined ? [] : [name];
  });
  const shown = Object.values<PgColumn>(columns).map(({ name }) => name);
  histories.set(type, {
    fields: [...new Set([...shown, ...Object.keys(computed), ...related])],
    short: short.map(inDatabase),
    tells,
    readable: ({ companyId, id }, asker) => {
      const name = `${type}_told`;
      const aliased = alias(table, name);
      const rows = readableRows(record, aliased, asker);
      if (typeof rows === 'string') return rows;
      return sql`exists (select 1 ${fromTable(table, name)} where ${columnOf(aliased, 'company_id')} = ${companyId} and ${columnOf(aliased, 'id')} = ${id} and ${rows})`;
    },
  });
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

/** The types whose history is told. */
export const toldTypes = (): string[] => [...histories.keys()];
