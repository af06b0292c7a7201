// Common filters: column values, flags, ids, days and amounts.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { arrayOf, columnOf } from '../database/columns.ts';
import { invalid } from '../http/errors.ts';
import { hasAll, wordPattern, wordsOf } from './list.ts';
import type { Filter } from './contract.ts';
import type { QueryScope, Scope } from '../permissions/permissions.ts';
import { idOf } from '../values/ids.ts';
import { quoted } from '../values/russian-errors.ts';
import type { Values } from '../database/prepared-queries.ts';
import { calendarDay } from '../values/texts.ts';

/** Declares a filter and infers the type of its bound values. */
export const filter = <Bound extends Values>(declared: Filter<Bound>): Filter => declared;

/** Rows whose column has one of the values. Throws 422 for values that the column cannot have. */
export function columnFilter(name: string, column: PgColumn): Filter {
  return filter<{ one?: unknown; any?: unknown[] }>({
    read: (values) => {
      const [one, ...others] = values.map((value) => columnValue(name, column, value));
      return others.length === 0 ? { one } : { any: [one, ...others] };
    },
    where: ({ one, any }) =>
      any === undefined
        ? sql`${column} = ${one}`
        : sql`${column} = any(${any}::${arrayOf(column)})`,
  });
}

function columnValue(name: string, column: PgColumn, value: string): string | number | boolean {
  const refused = () => unknownValue(name, value);
  if (column.enumValues !== undefined && column.enumValues.length > 0) {
    if (!column.enumValues.includes(value)) throw refused();
    return value;
  }
  if (column.columnType === 'PgInteger') {
    const id = idOf(value);
    if (id === undefined) throw refused();
    return id;
  }
  if (column.columnType === 'PgBoolean') return parseFlag(name, value);
  return value;
}

export const unknownValue = (name: string, value: string) =>
  invalid(name, `Недопустимое значение ${quoted(value)}`, 'unknown_value');

/**
 * The documented filter `name`: all words must occur in the name, as in `search`. Names are searched one after the
 * other, because PostgreSQL caches 32 compiled regular expressions and would recompile more of them for every row.
 */
export const nameFilter = (column: PgColumn): { description: string; filter: Filter } => ({
  description: 'Words in the name, as for `search`; of several values, any may match.',
  filter: filter<{ patterns: readonly string[] }>({
    read: (values, _, parameter) => ({
      patterns: values.map((value) => wordsOf(parameter, value).map(wordPattern).join(' ')),
    }),
    where: ({ patterns }, { companyId }) =>
      sql`${columnOf(column.table, 'id')} in (select found.id from unnest(${patterns}::text[]) as pattern (words)
        cross join lateral (select named.id from ${column.table} named where named.company_id = ${companyId}
          and ${hasAll(sql`named.${sql.identifier(column.name)}`, sql`string_to_array(pattern.words, ' ')`)} offset 0) as found)`,
  }),
});

/** Rows that meet a condition with 1, or do not with 0. */
export function flagFilter(
  name: string,
  where: (asker: QueryScope) => SQL,
  /** The columns that the condition reads, if it reads nothing else. */
  columns?: readonly string[],
): Filter {
  return filter<{ yes?: true }>({
    ...(columns !== undefined && { columns }),
    read: ([value]) => (parseFlag(name, value) ? { yes: true } : {}),
    where: ({ yes }, asker) => (yes === undefined ? sql`not (${where(asker)})` : where(asker)),
  });
}

/** Parses a filter value `1` or `0`. */
export function parseFlag(name: string, value: string | undefined): boolean {
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw invalid(name, 'Ожидается 0 или 1', 'unknown_value');
}

interface IdsFilter {
  /** Throws if the caller may not filter by these values. */
  check?: (values: readonly string[], scope: Scope) => void;
  /** Any id matches few rows, whatever the size of the company. */
  selective?: true;
}

/** Rows related to records with these ids, which are passed as an integer array. */
export function idsFilter(
  where: (ids: SQL, asker: QueryScope) => SQL,
  { check, selective }: IdsFilter = {},
): Filter {
  return filter<{ ids: number[]; id?: number }>({
    read: (values, scope, name) => {
      check?.(values, scope);
      for (const value of values) if (idOf(value) === undefined) throw unknownValue(name, value);
      const [id = 0, ...others] = idsOf(values);
      return { ids: [id, ...others], ...(others.length === 0 && { id }) };
    },
    where: ({ ids }, asker) => where(sql`${ids}::integer[]`, asker),
    ...(selective && {
      selective: {
        array: sql`integer[]`,
        valueOf: ({ id }) => id,
        holes: (id) => ({ ids: sql`array[${id}]`, id }),
      },
    }),
  });
}

/** Timestamps on this day in the company's time zone, or later. */
export const fromDay = (name: string, column: PgColumn): Filter =>
  filter<{ day: string }>({
    read: ([value]) => ({ day: dayOf(name, value) }),
    where: ({ day }, asker) => sql`${column} >= ${startOfDay(sql`${day}::date`, asker)}`,
  });

/** Timestamps on this day in the company's time zone, or earlier. */
export const toDay = (name: string, column: PgColumn): Filter =>
  filter<{ day: string }>({
    read: ([value]) => ({ day: dayOf(name, value) }),
    where: ({ day }, asker) => sql`${column} < ${startOfDay(sql`${day}::date + 1`, asker)}`,
  });

/** Dates from this day on. Null does not match. */
export const daysFrom = (name: string, column: PgColumn): Filter =>
  filter<{ day: string }>({
    read: ([value]) => ({ day: dayOf(name, value) }),
    where: ({ day }) => sql`${column} >= ${day}::date`,
  });

/** Dates up to this day. Null does not match. */
export const daysTo = (name: string, column: PgColumn): Filter =>
  filter<{ day: string }>({
    read: ([value]) => ({ day: dayOf(name, value) }),
    where: ({ day }) => sql`${column} <= ${day}::date`,
  });

/** Rows with at least this amount in roubles. */
export const amountFrom = (name: string, sum: SQLWrapper): Filter =>
  filter<{ amount: string }>({
    read: ([value]) => ({ amount: amountOf(name, value) }),
    where: ({ amount }) => sql`${sum} >= ${amount}::numeric`,
  });

/** Rows with at most this amount in roubles. */
export const amountTo = (name: string, sum: SQLWrapper): Filter =>
  filter<{ amount: string }>({
    read: ([value]) => ({ amount: amountOf(name, value) }),
    where: ({ amount }) => sql`${sum} <= ${amount}::numeric`,
  });

function amountOf(name: string, value: string | undefined): string {
  if (value !== undefined && /^\d{1,10}(\.\d{1,2})?$/.test(value)) return value;
  throw invalid(name, 'Введите сумму в рублях в виде 12500.50', 'unknown_value');
}

/** Parses a calendar day. */
export function dayOf(name: string, value: string | undefined): string {
  const words = 'Введите дату в виде 2026-09-01';
  const read = calendarDay(words).safeParse(value);
  if (read.success) return read.data;
  throw invalid(name, words, 'unknown_value');
}

/** The time at which a day starts in the company's time zone. */
export const startOfDay = (day: SQLWrapper, asker: QueryScope): SQL =>
  sql`((${day})::timestamp at time zone (select company.time_zone from companies company where company.id = ${asker.companyId}))`;

/** The time at which the current day ends in the company's time zone. */
export const startOfTomorrow = (asker: QueryScope): SQL =>
  sql`(select ((now() at time zone company.time_zone)::date + 1)::timestamp at time zone company.time_zone from companies company where company.id = ${asker.companyId})`;

/** The ids as an SQL array for `= any(…)`. */
export const idArray = (values: readonly (string | number)[]): SQL =>
  sql`${sql.param(idsOf(values))}::integer[]`;

/** The ids without duplicates. An invalid id becomes 0, which no record has. */
export const idsOf = (values: readonly (string | number)[]): number[] => [
  ...new Set(values.map((value) => idOf(String(value)) ?? 0)),
];
