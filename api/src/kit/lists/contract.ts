// What a list is made of: its source, filters and parents, the parameters of a request, and the metadata of its response.
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Values, Statement } from '../database/prepared-queries.ts';
import type { Scope, QueryScope } from '../permissions/permissions.ts';
import type { Transaction } from '../database/database.ts';
import type { RecordOf, FieldSelection } from '../records/contract.ts';
import type { Failure } from '../http/errors.ts';
import type { Placeholders } from './bound-values.ts';
import type { SpecialSort, SpecialSortName } from './special-sort.ts';
import type { CountedSets, CountedLinks } from './stored-counts.ts';

export type Row = Record<string, unknown>;

/** A filter of a list. Its SQL is built once and contains placeholders instead of values. */
export interface Filter<Bound extends Values = Values> {
  /**
   * Parses the values to bind; which names are bound may depend on them. Throws 422 for invalid values. `name` is the
   * parameter's name.
   */
  read(values: readonly string[], scope: Scope, name: string): Bound;
  /** The condition, with a placeholder for each bound value. */
  where(holes: Placeholders<Bound>, asker: QueryScope): SQL;
  /**
   * The columns that the condition reads, if not the column of the filter's name. Row counts by these columns apply.
   */
  columns?: readonly string[];
  /** Throws 422 if the values are not allowed, for checks that need the database. */
  require?(transaction: Transaction, scope: Scope, values: readonly string[]): Promise<void>;
  /** The number of conditions, if it is not one. */
  conditions?(values: readonly string[]): number;
  /**
   * Set if every value matches few rows, whatever the size of the company: a generic plan serves all values.
   */
  selective?: Selective<Bound>;
}

/** How one query handles several values of a filter separately. */
export interface Selective<Bound extends Values> {
  /** The type of the array of values. */
  array: SQL;
  /** The value within the bound values. */
  valueOf(bound: Bound): unknown;
  /** The placeholders of the filter for one value of the array. */
  holes(value: SQL): Placeholders<Bound>;
}

/** A search condition on another table. Words are passed as patterns. */
export type SearchElsewhere = (words: readonly SQLWrapper[], asker: QueryScope) => SQL;

/** The source of a list, independent of parameters. Created once, not per request. */
export interface ListSource {
  record: RecordOf;
  /** Whether the rows are limited to the company. */
  inCompany: boolean;
  /** Further conditions on the rows: permissions, status. */
  narrowed?: (asker: QueryScope) => SQL | undefined;
  /**
   * The columns that `narrowed` reads, if it reads nothing else for this caller. Row counts by these columns apply.
   */
  narrowedBy?: (asker: QueryScope) => readonly string[] | undefined;
  /**
   * What `search` searches: a column, an expression, or another table. Without it `search` has no effect.
   */
  searched?: PgColumn | SQL | SearchElsewhere | undefined;
  /** Normalizes a search to the stored form of the text. */
  readSearch?: ((search: string) => string) | undefined;
  filters?: Readonly<Record<string, Filter>>;
  /** Sorts by values of other tables, by name prefix. */
  specialSorts?: Readonly<Record<string, SpecialSort>> | undefined;
  /** The column sets by which row counts are maintained for the rows of the company. */
  counted?: CountedSets | undefined;
  /**
   * By filter: links whose row counts equal the counts of the list's rows for one value of the filter.
   */
  countedLinks?: Readonly<Record<string, CountedLinks>> | undefined;
  /**
   * The column that all sort indexes start with, after the company. It has a filter of the same name.
   */
  partitionBy?: string | undefined;
}

/** The parents of a list's rows, by foreign key: ids, and the entity type if a column names it. */
export type ParentKeys = Readonly<Record<string, number | string>>;

/** The parent keys of a batch read. */
export interface BatchParentKeys {
  /** The keys that all pages share. */
  above: ParentKeys;
  /** The foreign key that differs. */
  by: string;
  /** The parent ids by the values as sent, or the error for a parent that the caller cannot see. */
  ids: ReadonlyMap<string, number | Failure>;
}

export interface ListMeta {
  total: number | null;
  current_page: number | null;
  per_page: number;
  last_page: number | null;
  supports: readonly ListFeature[];
  next_cursor?: string | null;
  previous_cursor?: string | null;
  cursors?: string[];
  counts?: Record<string, Record<string, number>>;
  each?: Record<string, BatchPage>;
}

export interface Page {
  kind: 'page';
  number: number;
}

export interface Keyset {
  kind: 'keyset';
  /** Empty for the first page, or with `before` for the last. */
  cursor: string;
  before: boolean;
}

export interface ListParameters {
  search: string;
  perPage: number;
  /** Whether all rows are requested on one page. */
  everything: boolean;
  position: Page | Keyset;
  sort: ListSort;
  ids: number[] | null;
  selection: FieldSelection;
  /** Whether to count the matching rows. */
  total: boolean;
  countBy: string[];
  /** Filter values as sent, by filter name. */
  filters: Record<string, string[]>;
  /** The values of a batch read; null for a single page. */
  each: BatchRead | null;
}

export interface ListSort {
  /** A column, or the name of a special sort. */
  column: string;
  descending: boolean;
  /** The special sort, if the list is sorted by a value of another table. */
  special?: SpecialSortName;
}

export interface BatchRead {
  /** A filter of the list, or the path parameter that is `-`. */
  of: 'filter' | 'parent';
  name: string;
  /** The distinct values as sent. They are not among the filters. */
  values: string[];
}

/** The prepared queries of a list. */
export interface ListStatements {
  /** Undefined if no rows are requested. */
  page: Statement | undefined;
  /** Undefined if no total is requested or the counts yield it. */
  total: Statement | undefined;
  /** By column. */
  counts: readonly (readonly [name: string, statement: Statement])[];
}

export type ListFeature = 'ids' | 'cursor' | 'total' | 'countBy' | 'each';

/** The page of one value, or its error. */
export type BatchPage =
  | ({ ids: number[] } & PageMeta)
  | { status: number; errors: Failure['errors'] };

/** The metadata of a page. */
export type PageMeta = Pick<
  ListMeta,
  'total' | 'last_page' | 'next_cursor' | 'previous_cursor' | 'cursors' | 'counts'
>;
