// What the fields of the schema read from REST records. Domains declare it by type and field; everything else about
// planning follows from these declarations.
import { columnOf } from '../names.ts';
import type { Collection } from '../records/collections.ts';
import type { RestPath } from '../rest/path.ts';

/** What one field reads. A field without a declaration reads the column of its own name. */
export type Need =
  | { readonly kind: 'columns'; readonly names: readonly string[] }
  | Relation
  | { readonly kind: 'count'; readonly name: string }
  | { readonly kind: 'sum'; readonly name: string; readonly column: string }
  | Reference
  | { readonly kind: 'inline' };

/** Records that come with their record. */
interface Relation {
  readonly kind: 'relation';
  readonly name: string;
  readonly whole: boolean;
  /** Whether it comes with all that is below it, none of which can be asked for. */
  readonly complete?: boolean;
  /** Where the contract has it by itself, for servers that do not nest it. */
  readonly elsewhere?: ((id: number) => RestPath) | undefined;
  /** Which of them the field's arguments mean. */
  readonly choice?: Choice;
}

/** Of records those with one of these values in a column; all where there are none to choose by. */
export interface Choice {
  readonly column: string;
  readonly values: (
    args: Readonly<Record<string, unknown>>,
    companyId: number,
  ) => readonly unknown[] | null;
}

/** A record that REST does not nest: it is read by the id that stands in a column. */
export interface Reference {
  readonly kind: 'reference';
  /** The column that holds the id. */
  readonly key: string;
  /** The collection that the record is in, in the company of the row that refers to it. */
  readonly collection: (companyId: number) => Collection<{ id: number }>;
}

/** What the fields of one GraphQL type read from its REST record. */
export type Shape = Readonly<Record<string, Need>>;
/** The shapes of all types, by type name. */
export type Shapes = ReadonlyMap<string, Shape>;

/** Columns of the record itself. */
export const columns = (...names: string[]): Need => ({ kind: 'columns', names });
/** A record or records that come with `with=name`, with only the columns that are selected. */
export const relation = (name: string): Need => ({ kind: 'relation', name, whole: false });
/** The same of which the field's arguments choose. REST brings all of them, and what is not asked for goes no further. */
export const chosenOf = (name: string, choice: Choice): Need => ({
  kind: 'relation',
  name,
  whole: false,
  choice,
});
/**
 * The same for a relation whose columns cannot be picked, because the server computes them; `elsewhere` is where it is
 * read, by the id of its record, from servers that do not nest it.
 */
export const wholeRelation = (name: string, elsewhere?: Relation['elsewhere']): Need => ({
  kind: 'relation',
  name,
  whole: true,
  elsewhere,
});
/** What comes with `with=name` complete, with all that is below it. */
export const attached = (name: string): Need => ({
  kind: 'relation',
  name,
  whole: true,
  complete: true,
});
/** How many records a relation has, by `withCount=name`; it is read from `name_count`. */
export const count = (name: string): Need => ({ kind: 'count', name });
/** The sum of a column over a relation, by `withSums=name:column`; it is read from `name_sum_column`. */
export const sum = (name: string, column: string): Need => ({ kind: 'sum', name, column });
/** A record of another collection, by the id in a column; all that a list refers to are read in one call. */
export const reference = <Row extends { id: number }>(
  key: string,
  collection: (companyId: number) => Collection<Row>,
): Need => ({
  kind: 'reference',
  key,
  // Only ever given rows of its own.
  collection: collection as unknown as Reference['collection'],
});
/** An object of the GraphQL schema that is no record of its own: its fields are read from this same record. */
export const inline: Need = { kind: 'inline' };

/** What a field reads: as declared, else the column of the same name. */
export const needOf = (shapes: Shapes, typeName: string, fieldName: string): Need =>
  shapes.get(typeName)?.[fieldName] ?? columns(columnOf(fieldName));

/** Where a count stands in its record. */
export const countName = (relation: string): string => `${relation}_count`;

/** Where a sum does: `payments:price` in `payments_sum_price`. */
export const sumName = (sum: string): string => sum.replace(':', '_sum_');

/** Where a record that a reference found is kept in the row that refers to it. */
export const referredName = (key: string): string => `${key}→`;
