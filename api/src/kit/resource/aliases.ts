// Names that the specification gives to parameters of a single list, for what all others call otherwise.
import { z } from 'zod';
import { plainName } from '../http/strict-input.ts';
import type { Row } from '../lists/list.ts';
import type { listQuerySchema } from '../lists/parameters.ts';

/** `{ relations: 'with' }`. */
export type OtherNames = Readonly<Record<string, keyof typeof listQuerySchema.shape>>;

interface Named {
  otherNames?: OtherNames;
}

export const otherNamesDocumentation = ({ otherNames = {} }: Named): z.ZodRawShape =>
  Object.fromEntries(
    Object.entries(otherNames).map(([other, name]) => [
      other,
      z.string().optional().describe(`The same as \`${name}\`.`),
    ]),
  );

/** The query with the names that all lists have. */
export function withNames(query: Row, { otherNames = {} }: Named): Row {
  const names = new Map(Object.entries(otherNames));
  const named: Row = {};
  for (const [key, value] of Object.entries(query)) {
    const name = names.get(plainName(key)) ?? key;
    named[name] = Object.hasOwn(named, name) ? [named[name], value].flat() : value;
  }
  return named;
}
