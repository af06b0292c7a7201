// Parameter aliases of single lists, which the specification names differently from all others.
import { z } from 'zod';
import { plainName } from '../http/strict-input.ts';
import type { Row } from '../lists/contract.ts';
import type { listQuerySchema } from '../lists/parameters.ts';

/** Standard names by alias, as `{ relations: 'with' }`. */
export type ParameterAliases = Readonly<Record<string, keyof typeof listQuerySchema.shape>>;

interface Named {
  otherNames?: ParameterAliases;
}

export const aliasDocumentation = ({ otherNames = {} }: Named): z.ZodRawShape =>
  Object.fromEntries(
    Object.entries(otherNames).map(([other, name]) => [
      other,
      z.string().optional().describe(`The same as \`${name}\`.`),
    ]),
  );

/** The query with standard names. */
export function resolveAliases(query: Row, { otherNames = {} }: Named): Row {
  const names = new Map(Object.entries(otherNames));
  const named: Row = {};
  for (const [key, value] of Object.entries(query)) {
    const name = names.get(plainName(key)) ?? key;
    named[name] = Object.hasOwn(named, name) ? [named[name], value].flat() : value;
  }
  return named;
}
