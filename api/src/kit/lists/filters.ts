// Filters that are the same in every list: the values that a column may have, yes and no, ids, and days.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { arrayOf, columnOf } from '../database/columns.ts';
import { invalid } from '../http/errors.ts';
import { hasAll, pattern, wordsOf, type Filter } from './list.ts';
import type { Asker, Scope } from '../permissions/permissions.ts';
import { idOf } from '../values/ids.ts';
import { quoted } from '../values/russian-errors.ts';
import type { Values } from '../database/prepared-queries.ts';
import { calendarDay } from '../values/texts.ts';

/** Declares a filter: what it binds is known to its SQL. */
export const filter = <Bound extends Values>(declared: Filter<Bound>): Filter => declared;

/** Rows whose column has one of the values. Values that the column can't have are refused. */
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
  if (column.columnType === 'PgBoolean') return yesOrNo(name, value);
  return value;
}

export const unknownValue = (name: string, value: string) =>
  invalid(name, `Недопустимое значение ${quoted(value)}`, 'unknown_value');

/**
 * The documented `name` of a list: words that the name has, as `search`. Names are looked for one after the other: PostgreSQL
 * keeps the last 32 regular expressions compiled, and would compile more of them for every row anew.
 */
export const nameFilter = (column: PgColumn): { description: string; filter: Filter } => ({
  description: 'Words that the name has, as `search`; of several values any.',
  filter: filter<{ asked: readonly string[] }>({
    read: (values, _, parameter) => ({
      asked: values.map((value) => wordsOf(parameter, value).map(pattern).join(' ')),
    }),
    where: ({ asked }, { companyId }) =>
      sql`${columnOf(column.table, 'id')} in (select found.id from unnest(${asked}::text[]) as asked (words)
        cross join lateral (select named.id from ${column.table} named where named.company_id = ${companyId}
          and ${hasAll(sql`named.${sql.identifier(column.name)}`, sql`string_to_array(asked.words, ' ')`)} offset 0) as found)`,
  }),
});

/** Rows that a condition holds for, with 1, or does not, with 0. */
export function yesOrNoFilter(
  name: string,
  where: (asker: Asker) => SQL,
  /** What the condition looks at, if columns of the row alone. */
  columns?: readonly string[],
): Filter {
  return filter<{ yes?: true }>({
    ...(columns !== undefined && { columns }),
    read: ([value]) => (yesOrNo(name, value) ? { yes: true } : {}),
    where: ({ yes }, asker) => (yes === undefined ? sql`not (${where(asker)})` : where(asker)),
  });
}

/** `1` or `0` of a filter. */
export function yesOrNo(name: string, value: string | undefined): boolean {
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw invalid(name, 'Ожидается 0 или 1', 'unknown_value');
}

interface IdsFilter {
  /** Throws where they may not be asked for. */
  check?: (values: readonly string[], scope: Scope) => void;
  /** Each id leaves few rows, however large the company. */
  selective?: true;
}

/** Rows that have to do with records of these ids, an integer array. */
export function idsFilter(
  where: (ids: SQL, asker: Asker) => SQL,
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

/** Instants on this day of the company or later. */
export const fromDay = (name: string, column: PgColumn): Filter =>
  filter<{ day: string }>({
    read: ([value]) => ({ day: dayOf(name, value) }),
    where: ({ day }, asker) => sql`${column} >= ${startOfDay(sql`${day}::date`, asker)}`,
  });

/** Instants on this day of the company or earlier. */
export const toDay = (name: string, column: PgColumn): Filter =>
  filter<{ day: string }>({
    read: ([value]) => ({ day: dayOf(name, value) }),
    where: ({ day }, asker) => sql`${column} < ${startOfDay(sql`${day}::date + 1`, asker)}`,
  });

/** Days from this one on; where there is none, it is no match. */
export const daysFrom = (name: string, column: PgColumn): Filter =>
  filter<{ day: string }>({
    read: ([value]) => ({ day: dayOf(name, value) }),
    where: ({ day }) => sql`${column} >= ${day}::date`,
  });

/** Days up to this one; where there is none, it is no match. */
export const daysTo = (name: string, column: PgColumn): Filter =>
  filter<{ day: string }>({
    read: ([value]) => ({ day: dayOf(name, value) }),
    where: ({ day }) => sql`${column} <= ${day}::date`,
  });

/** Rows with this sum in roubles or more. */
export const amountFrom = (name: string, sum: SQLWrapper): Filter =>
  filter<{ amount: string }>({
    read: ([value]) => ({ amount: amountOf(name, value) }),
    where: ({ amount }) => sql`${sum} >= ${amount}::numeric`,
  });

/** Rows with this sum in roubles or less. */
export const amountTo = (name: string, sum: SQLWrapper): Filter =>
  filter<{ amount: string }>({
    read: ([value]) => ({ amount: amountOf(name, value) }),
    where: ({ amount }) => sql`${sum} <= ${amount}::numeric`,
  });

function amountOf(name: string, value: string | undefined): string {
  if (value !== undefined && /^\d{1,10}(\.\d{1,2})?$/.test(value)) return value;
  throw invalid(name, 'Введите сумму в рублях в виде 12500.50', 'unknown_value');
}

/** A day that was sent. */
export function dayOf(name: string, value: string | undefined): string {
  const words = 'Введите дату в виде 2026-09-01';
  const read = calendarDay(words).safeParse(value);
  if (read.success) return read.data;
  throw invalid(name, words, 'unknown_value');
}

/** The instant when a day of the company begins. */
export const startOfDay = (day: SQLWrapper, asker: Asker): SQL =>
  sql`((${day})::timestamp at time zone (select company.time_zone from companies company where company.id = ${asker.companyId}))`;

/** The instant when today of the company is over. */
export const startOfTomorrow = (asker: Asker): SQL =>
  sql`(select ((now() at time zone company.time_zone)::date + 1)::timestamp at time zone company.time_zone from companies company where company.id = ${asker.companyId})`;

/** Ids that were sent as an array for `= any(…)`. */
export const idArray = (values: readonly (string | number)[]): SQL =>
  sql`${sql.param(idsOf(values))}::integer[]`;

/** Ids that were sent, each once; what can't be an id is that of nothing. */
export const idsOf = (values: readonly (string | number)[]): number[] => [
  ...new Set(values.map((value) => idOf(String(value)) ?? 0)),
];
