// The values that list parameters bind, and the placeholders for them in SQL.
import { sql, type SQLWrapper } from 'drizzle-orm';
import { hole, type Values } from '../database/prepared-queries.ts';

/**
 * Values by the part of the query that uses them (`search`, `ids`, `place`, `cursor`, a filter) and by name within the
 * part.
 */
export type Bound = Readonly<Record<string, Values>>;

/** SQL expressions in place of the values that are present. */
export type Holes<Part> = { readonly [Name in keyof Part]: SQLWrapper };

export type HolesOf = Readonly<Record<string, Holes<Values>>>;

/** Placeholders, for prepared queries. */
export const holesFor = (bound: Bound): HolesOf =>
  mapped(bound, (_value, part, name) => hole(`${part}.${name}`));

/** The values themselves, for queries that run once. */
export const valuesFor = (bound: Bound): HolesOf => mapped(bound, (value) => sql.param(value));

function mapped(
  bound: Bound,
  stand: (value: unknown, part: string, name: string) => SQLWrapper,
): HolesOf {
  return Object.fromEntries(
    Object.entries(bound).map(([part, values]) => [
      part,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, stand(value, part, name)]),
      ),
    ]),
  );
}

/** The values by the names of their placeholders. */
export function flatten(bound: Bound): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const part in bound)
    for (const name in bound[part]) values[`${part}.${name}`] = bound[part]?.[name];
  return values;
}
