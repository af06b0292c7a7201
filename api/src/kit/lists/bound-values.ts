// What a list's parameters bind: values by the part of the SQL that takes them, and what stands for them there.
import { sql, type SQLWrapper } from 'drizzle-orm';
import { hole, type Values } from '../database/prepared-queries.ts';

/** Values by the part that takes them (`search`, `ids`, `place`, `cursor`, a filter) and by their names in it. */
export type Bound = Readonly<Record<string, Values>>;

/** What stands for values in SQL: for each that is there. */
export type Holes<Part> = { readonly [Name in keyof Part]: SQLWrapper };

export type HolesOf = Readonly<Record<string, Holes<Values>>>;

/** Holes, for SQL that is kept. */
export const holesFor = (bound: Bound): HolesOf =>
  mapped(bound, (_value, part, name) => hole(`${part}.${name}`));

/** The values themselves, for SQL that is run once. */
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

/** The values by the names of their holes. */
export function flatten(bound: Bound): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const part in bound)
    for (const name in bound[part]) values[`${part}.${name}`] = bound[part]?.[name];
  return values;
}
