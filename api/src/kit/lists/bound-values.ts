// The values that list parameters bind, and the placeholders for them in SQL.
import { sql, type SQLWrapper } from 'drizzle-orm';
import { placeholder, type Values } from '../database/prepared-queries.ts';

/**
 * Values by the part of the query that uses them (`search`, `ids`, `place`, `cursor`, a filter) and by name within the
 * part.
 */
export type BoundValues = Readonly<Record<string, Values>>;

/** SQL expressions in place of the values that are present. */
export type Placeholders<Part> = { readonly [Name in keyof Part]: SQLWrapper };

export type PlaceholdersByPart = Readonly<Record<string, Placeholders<Values>>>;

/** Placeholders, for prepared queries. */
export const placeholdersFor = (bound: BoundValues): PlaceholdersByPart =>
  mapped(bound, (_value, part, name) => placeholder(`${part}.${name}`));

/** The values themselves, for queries that run once. */
export const valuesFor = (bound: BoundValues): PlaceholdersByPart =>
  mapped(bound, (value) => sql.param(value));

function mapped(
  bound: BoundValues,
  stand: (value: unknown, part: string, name: string) => SQLWrapper,
): PlaceholdersByPart {
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
export function flatten(bound: BoundValues): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const part in bound)
    for (const name in bound[part]) values[`${part}.${name}`] = bound[part]?.[name];
  return values;
}
