// The base versions of forms. Another query may update a record's version in the store without the form's fields, so a
// version is kept with the values it came with and used while these are unchanged; at worst an update is rejected as
// stale although nothing changed, and its response brings both anew.
import type { IEnvironment } from 'relay-runtime';
import { isSame } from './merge.ts';

/** The values and version that a form started from. */
export interface Base<Values> {
  version: string | null;
  values: Values;
}

const bases = new WeakMap<IEnvironment, Map<string, Base<unknown>>>();

/** By form name and record id. */
export function basesOf(environment: IEnvironment): Map<string, Base<unknown>> {
  const known = bases.get(environment) ?? new Map<string, Base<unknown>>();
  bases.set(environment, known);
  return known;
}

/** The values with the version they came with, if known. */
export const withTheirVersion = <Values>(
  now: Base<Values>,
  known: Base<unknown> | undefined,
): Base<Values> =>
  known !== undefined && isSame(known.values, now.values)
    ? { ...now, version: known.version }
    : now;
