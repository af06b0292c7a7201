// Reads a page of a list, a batch of pages, or a single record, in one round trip.
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import type { Failure } from '../http/errors.ts';
import { flatten, placeholdersFor, type BoundValues, type Placeholders } from './bound-values.ts';
import { conditionsOf, sourceCondition, parentConditions } from './conditions.ts';
import type { CountedLinks, CountedSets } from './stored-counts.ts';
import type { SpecialSort } from './special-sort.ts';
import { readBatch, type BatchPage } from './batch-read.ts';
import { readPage } from './page.ts';
import { onlyId, type ListParameters, type FieldSelection } from './parameters.ts';
import type { QueryScope, Scope } from '../permissions/permissions.ts';
import { fieldsOf, selectList, type RecordOf } from '../records/record.ts';
import {
  memoizeByShape,
  runStatement,
  compileStatement,
  valuesOf,
  type Values,
} from '../database/prepared-queries.ts';

export { conditionsWith, sourceCondition, parentConditions } from './conditions.ts';
export { hasAll, hasWord, wordPattern } from './search-words.ts';
export { wordsOf } from './limits.ts';

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

/** Capabilities of all lists, and of lists with filters or parents. */
const always = ['ids', 'cursor', 'total', 'countBy'] as const;
const eachToo = [...always, 'each'] as const;

type Ability = (typeof eachToo)[number];

export interface ListMeta {
  total: number | null;
  current_page: number | null;
  per_page: number;
  last_page: number | null;
  supports: readonly Ability[];
  next_cursor?: string | null;
  previous_cursor?: string | null;
  cursors?: string[];
  counts?: Record<string, Record<string, number>>;
  each?: Record<string, BatchPage>;
}

/** For a route that does not support `each` although its records' list does. */
export const withoutEach = (meta: ListMeta): ListMeta => ({
  ...meta,
  supports: meta.supports.filter((ability) => ability !== 'each'),
});

export async function readList(
  transaction: Transaction,
  source: ListSource,
  parameters: ListParameters,
  scope: Scope,
  place: ParentKeys | BatchParentKeys = {},
): Promise<{ data: Row[]; meta: ListMeta }> {
  const { position, perPage, each, filters } = parameters;
  for (const [name, values] of Object.entries(filters)) {
    await source.filters?.[name]?.require?.(transaction, scope, values);
  }
  const about = {
    current_page: position.kind === 'page' ? position.number : null,
    per_page: perPage,
    supports: abilitiesOf(source, place),
  };
  if (each === null) {
    const page = await readPage(transaction, source, parameters, scope, place as ParentKeys);
    return { data: page.data, meta: { ...about, ...page.meta } };
  }
  const found = await readBatch(transaction, source, { ...parameters, each }, scope, place);
  return { data: found.data, meta: { ...about, total: null, last_page: null, each: found.each } };
}

const abilitiesOf = ({ filters = {} }: ListSource, place: ParentKeys | BatchParentKeys) =>
  Object.keys({ ...filters, ...place }).length > 0 ? eachToo : always;

/** Reads one record by id. Null if it does not exist in the source. */
export async function readOne(
  transaction: Transaction,
  source: ListSource,
  id: number,
  selection: FieldSelection,
  scope: Scope,
  place: ParentKeys = {},
): Promise<Row | null> {
  const bound: BoundValues = { place: { ...place, id } };
  const shape = `one ${JSON.stringify([selection, Object.keys(place)])}`;
  const statement = memoizeByShape(source, shape, scope, (asker) => {
    const { table } = source.record;
    const where = and(
      sourceCondition(source, asker),
      ...parentConditions(source, placeholdersFor(bound)['place']).values(),
    );
    const fields = selectList(fieldsOf(source.record, table, selection, asker));
    return compileStatement(sql`select ${fields} from ${table} where ${where}`);
  });
  const values = { ...valuesOf(scope), ...flatten(bound) };
  const [row] = await runStatement<Row>(transaction, statement, values);
  return row ?? null;
}

/** Returns which of these ids exist in the source. */
export async function readExistingIds(
  transaction: Transaction,
  source: ListSource,
  ids: readonly number[],
  scope: Scope,
  place: ParentKeys = {},
): Promise<Set<number>> {
  const rows = await readByIds(transaction, source, ids, onlyId, scope, place);
  return new Set(rows.map(({ id }) => id as number));
}

/** Reads the records with these ids, in no particular order. */
export function readByIds(
  transaction: Transaction,
  source: ListSource,
  ids: readonly number[],
  selection: FieldSelection,
  scope: Scope,
  place: ParentKeys = {},
): Promise<Row[]> {
  const bound: BoundValues = { place, ids: { ids } };
  const shape = `some ${JSON.stringify([selection, Object.keys(place)])}`;
  const statement = memoizeByShape(source, shape, scope, (asker) => {
    const { table } = source.record;
    const where = and(...conditionsOf(source, placeholdersFor(bound), asker).values());
    const fields = selectList(fieldsOf(source.record, table, selection, asker));
    return compileStatement(sql`select ${fields} from ${table} where ${where}`);
  });
  return runStatement<Row>(transaction, statement, { ...valuesOf(scope), ...flatten(bound) });
}
