// Declares what each field of the schema reads from a REST record; planning derives everything else from these
// declarations.
import { columnOf } from '../names.ts';
import type { Collection } from '../records/collections.ts';
import type { RestPath } from '../rest/path.ts';

/** What one field reads. A field without a declaration reads the column of the same name. */
export type Need =
  | { readonly kind: 'columns'; readonly names: readonly string[] }
  | Relation
  | { readonly kind: 'count'; readonly name: string }
  | { readonly kind: 'sum'; readonly name: string; readonly column: string }
  | Reference
  | { readonly kind: 'inline' };

/** Records embedded in their record. */
interface Relation {
  readonly kind: 'relation';
  readonly name: string;
  readonly whole: boolean;
  /** Whether it is embedded with everything below it, which cannot be selected separately. */
  readonly complete?: boolean;
  /**
   * Where the contract has the relation as a separate resource, for servers that do not embed it.
   */
  readonly elsewhere?: ((id: number) => RestPath) | undefined;
  /** Filters the records by the field's arguments. */
  readonly choice?: Choice;
}

/**
 * Keeps the records that have one of these values in a column; all of them when the values are null.
 */
export interface Choice {
  readonly column: string;
  readonly values: (
    args: Readonly<Record<string, unknown>>,
    companyId: number,
  ) => readonly unknown[] | null;
}

/** A record that REST does not embed: it is read by the id in a column. */
export interface Reference {
  readonly kind: 'reference';
  /** The column that holds the id. */
  readonly key: string;
  /** The collection of the record, in the company of the referring row. */
  readonly collection: (companyId: number) => Collection<{ id: number }>;
}

/** What the fields of one GraphQL type read from its REST record. */
export type Shape = Readonly<Record<string, Need>>;
/** The shapes of all types, by type name. */
export type Shapes = ReadonlyMap<string, Shape>;

/** Columns of the record itself. */
export const columns = (...names: string[]): Need => ({ kind: 'columns', names });
/** One or many records requested with `with=name`, with only the selected columns. */
export const relation = (name: string): Need => ({ kind: 'relation', name, whole: false });
/**
 * A relation filtered by the field's arguments. REST returns all of its records; the gateway filters them.
 */
export const filteredRelation = (name: string, choice: Choice): Need => ({
  kind: 'relation',
  name,
  whole: false,
  choice,
});
/**
 * A relation whose columns cannot be selected, because the server computes them. `elsewhere` is its path by the id of
 * the record, for servers that do not embed it.
 */
export const wholeRelation = (name: string, elsewhere?: Relation['elsewhere']): Need => ({
  kind: 'relation',
  name,
  whole: true,
  elsewhere,
});
/** A relation that `with=name` returns complete, with everything below it. */
export const embeddedRelation = (name: string): Need => ({
  kind: 'relation',
  name,
  whole: true,
  complete: true,
});
/** The number of records of a relation: requested by `withCount=name`, read from `name_count`. */
export const count = (name: string): Need => ({ kind: 'count', name });
/**
 * The sum of a column over a relation: requested by `withSums=name:column`, read from `name_sum_column`.
 */
export const sum = (name: string, column: string): Need => ({ kind: 'sum', name, column });
/**
 * A record of another collection, by the id in a column. All records that a list refers to are read in one call.
 */
export const reference = <Row extends { id: number }>(
  key: string,
  collection: (companyId: number) => Collection<Row>,
): Need => ({
  kind: 'reference',
  key,
  // The collection only receives rows of its own type.
  collection: collection as unknown as Reference['collection'],
});
/** A GraphQL object that is not a separate record: its fields are read from the parent's record. */
export const inline: Need = { kind: 'inline' };

/** What a field reads: its declaration, or else the column of the same name. */
export const needOf = (shapes: Shapes, typeName: string, fieldName: string): Need =>
  shapes.get(typeName)?.[fieldName] ?? columns(columnOf(fieldName));

/** The column of a count in its record. */
export const countName = (relation: string): string => `${relation}_count`;

/** The column of a sum in its record: `payments:price` → `payments_sum_price`. */
export const sumName = (sum: string): string => sum.replace(':', '_sum_');

/** The property of the referring row that stores the referenced record. */
export const referenceName = (key: string): string => `${key}→`;
