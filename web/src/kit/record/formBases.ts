// The base versions of forms. A version is stored with the values it came with and used only while these are unchanged,
// since another query may update a record's version in the store without the form's fields.
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
export const withMatchingVersion = <Values>(
  now: Base<Values>,
  known: Base<unknown> | undefined,
): Base<Values> =>
  known !== undefined && isSame(known.values, now.values)
    ? { ...now, version: known.version }
    : now;
