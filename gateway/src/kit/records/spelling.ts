// Reads fields of a record in either spelling: servers return relations and columns in snake_case or camelCase,
// whatever was requested. The other spelling is looked up only when the contract's is missing, to save time.
import { camelCase, snakeCase } from '../names.ts';
import type { RecordPlan } from '../plan/tree.ts';

/** Null means that there is no value; undefined that the server did not return the field. */
export function readField(record: object, name: string): unknown {
  const row = record as Readonly<Record<string, unknown>>;
  return row[name] === undefined ? row[otherSpelling(name)] : row[name];
}

/** The contract itself has a few camelCase names. */
export const otherSpelling = (name: string): string =>
  name.includes('_') ? camelCase(name) : snakeCase(name);

/** The records of a relation of one or many records, as one array. */
export const relatedRecords = (records: readonly object[], relation: string): object[] =>
  records.flatMap(
    (record) =>
      (readField(record, relation) as object | readonly object[] | null | undefined) ?? [],
  );

/** Whether a record has everything that a plan selects, at every depth. */
export const hasSelected = (record: object, { names, below }: RecordPlan): boolean =>
  names.every((name) => readField(record, name) !== undefined) &&
  below.every(({ name, plan }) =>
    relatedRecords([record], name).every((part) => hasSelected(part, plan)),
  );
