// What stands in a record under a name of the contract, whichever way the server spells it: relations and columns are
// answered in snake_case or in camelCase, whatever they were asked for in. The other spelling is looked for only where
// the contract's is missing, so that nobody else pays for it.
import { camelCase, snakeCase } from '../names.ts';
import type { RecordPlan } from '../plan/tree.ts';

/** Null says that there is none; undefined, that the server does not tell. */
export function valueIn(record: object, name: string): unknown {
  const row = record as Readonly<Record<string, unknown>>;
  return row[name] === undefined ? row[otherSpelling(name)] : row[name];
}

/** The contract itself has a few names in camelCase. */
export const otherSpelling = (name: string): string =>
  name.includes('_') ? camelCase(name) : snakeCase(name);

/** The records of a relation, of one record or of many. */
export const partsOf = (records: readonly object[], relation: string): object[] =>
  records.flatMap(
    (record) => (valueIn(record, relation) as object | readonly object[] | null | undefined) ?? [],
  );

/** Whether a record has all that a plan wants, at every depth. */
export const carries = (record: object, { names, below }: RecordPlan): boolean =>
  names.every((name) => valueIn(record, name) !== undefined) &&
  below.every(({ name, plan }) => partsOf([record], name).every((part) => carries(part, plan)));
