// What forms have begun from. The store has one version of a record, which may have come with other fields than a form's;
// so a version counts with the values that came with it: as long as these are what they were, it is theirs. At worst an
// update is refused without need then, and the answer has both anew.
import type { IEnvironment } from 'relay-runtime';
import { isSame } from './merge.ts';

/** What a form began from. */
export interface Base<Values> {
  version: string | null;
  values: Values;
}

const bases = new WeakMap<IEnvironment, Map<string, Base<unknown>>>();

/** By the name of the form and the id of the record. */
export function basesOf(environment: IEnvironment): Map<string, Base<unknown>> {
  const known = bases.get(environment) ?? new Map<string, Base<unknown>>();
  bases.set(environment, known);
  return known;
}

/** The values with the version that they came with, as far as that is known. */
export const withTheirVersion = <Values>(
  now: Base<Values>,
  known: Base<unknown> | undefined,
): Base<Values> =>
  known !== undefined && isSame(known.values, now.values)
    ? { ...now, version: known.version }
    : now;
