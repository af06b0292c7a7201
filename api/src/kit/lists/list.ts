// Reads one page of a list, a page for each of several values, or one record, in one round trip.
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import type { Failure } from '../http/errors.ts';
import { flatten, holesFor, type Bound, type Holes } from './bound-values.ts';
import { conditionsOf, whereOf, within } from './conditions.ts';
import type { CountedLinks, CountedSets } from './stored-counts.ts';
import type { SpecialSort } from './special-sort.ts';
import { readEach, type PageOfEach } from './each.ts';
import { readPage } from './page.ts';
import { onlyId, type ListParameters, type Selection } from './parameters.ts';
import type { Asker, Scope } from '../permissions/permissions.ts';
import { fieldsOf, selectList, type RecordOf } from '../records/record.ts';
import {
  builtOnce,
  rowsWith,
  statementOf,
  valuesOf,
  type Values,
} from '../database/prepared-queries.ts';

export { conditionsWith, whereOf, within } from './conditions.ts';
export { hasAll, hasWord, pattern } from './search-words.ts';
export { wordsOf } from './limits.ts';

export type Row = Record<string, unknown>;

/** A condition that a list's parameter sets. Its SQL is written once and holds no value of a call. */
export interface Filter<Bound extends Values = Values> {
  /**
   * What of the values that were sent is bound; which names it has may differ. Throws 422 for values that can't be;
   * `name` is the parameter's.
   */
  read(values: readonly string[], scope: Scope, name: string): Bound;
  /** The SQL, with a hole for each name that is bound. */
  where(holes: Holes<Bound>, asker: Asker): SQL;
  /** The columns that it looks at, where these are not the one of its name, and nothing else: kept counts have it. */
  columns?: readonly string[];
  /** Throws 422 for what may not be asked, where that takes a look at the database. */
  require?(transaction: Transaction, scope: Scope, values: readonly string[]): Promise<void>;
  /** How many conditions the values are, where that is not one. */
  conditions?(values: readonly string[]): number;
  /** Where any value leaves few rows, however large the company: one plan serves all. */
  selective?: Selective<Bound>;
}

/** How one statement takes several values of a filter, each for itself. */
export interface Selective<Bound extends Values> {
  /** The type of an array of them. */
  array: SQL;
  /** Of what one value binds. */
  valueOf(bound: Bound): unknown;
  /** What stands in the filter's holes for each. */
  holes(value: SQL): Holes<Bound>;
}

/** The condition on rows for words, as patterns, that are looked for in another table. */
export type SearchElsewhere = (words: readonly SQLWrapper[], asker: Asker) => SQL;

/** A list before its parameters: made once, not for each call. */
export interface ListSource {
  record: RecordOf;
  /** Whether only rows of the company are there. */
  inCompany: boolean;
  /** What else narrows the rows: permissions, states. */
  narrowed?: (asker: Asker) => SQL | undefined;
  /** The columns that this looks at, where it looks at nothing else for the person: counts that are kept by them have it. */
  narrowedBy?: (asker: Asker) => readonly string[] | undefined;
  /** What `search` looks through: a column, a text made of some, or another table; it has no effect when left out. */
  searched?: PgColumn | SQL | SearchElsewhere | undefined;
  /** Puts a search into the words that are kept. */
  readSearch?: ((search: string) => string) | undefined;
  filters?: Readonly<Record<string, Filter>>;
  /** Orders by what stands in other tables, by what their names begin with. */
  specialSorts?: Readonly<Record<string, SpecialSort>> | undefined;
  /** What the counts of rows are kept by, where they count what the company's condition alone leaves. */
  counted?: CountedSets | undefined;
  /** By filter: with one value of it, the counts of these links are those of the rows. */
  countedLinks?: Readonly<Record<string, CountedLinks>> | undefined;
  /** The column that the indexes of all orders begin with, after the company: a filter of the same name. */
  parts?: string | undefined;
}

/** What rows stand below, by the columns that name it: ids of records, and the kind of one where a column says it. */
export type Place = Readonly<Record<string, number | string>>;

/** The same for a list below each of several records. */
export interface Places {
  /** What all have in common. */
  above: Place;
  /** The column that names the record. */
  by: string;
  /** By the ids as they were sent; or why a record is not there for whoever asks. */
  ids: ReadonlyMap<string, number | Failure>;
}

/** What all lists take beyond the documented parameters, and what those take that have conditions or a place. */
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
  each?: Record<string, PageOfEach>;
}

/** Of a route that does not take it, although the list of its records does. */
export const withoutEach = (meta: ListMeta): ListMeta => ({
  ...meta,
  supports: meta.supports.filter((ability) => ability !== 'each'),
});

export async function readList(
  transaction: Transaction,
  source: ListSource,
  parameters: ListParameters,
  scope: Scope,
  place: Place | Places = {},
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
    const page = await readPage(transaction, source, parameters, scope, place as Place);
    return { data: page.data, meta: { ...about, ...page.meta } };
  }
  const found = await readEach(transaction, source, { ...parameters, each }, scope, place);
  return { data: found.data, meta: { ...about, total: null, last_page: null, each: found.each } };
}

const abilitiesOf = ({ filters = {} }: ListSource, place: Place | Places) =>
  Object.keys({ ...filters, ...place }).length > 0 ? eachToo : always;

/** One record of the source by its id; null when it isn't there. */
export async function readOne(
  transaction: Transaction,
  source: ListSource,
  id: number,
  selection: Selection,
  scope: Scope,
  place: Place = {},
): Promise<Row | null> {
  const bound: Bound = { place: { ...place, id } };
  const shape = `one ${JSON.stringify([selection, Object.keys(place)])}`;
  const statement = builtOnce(source, shape, scope, (asker) => {
    const { table } = source.record;
    const where = and(whereOf(source, asker), ...within(source, holesFor(bound)['place']).values());
    const fields = selectList(fieldsOf(source.record, table, selection, asker));
    return statementOf(sql`select ${fields} from ${table} where ${where}`);
  });
  const values = { ...valuesOf(scope), ...flatten(bound) };
  const [row] = await rowsWith<Row>(transaction, statement, values);
  return row ?? null;
}

/** Of records with these ids, those that are there. */
export async function readThere(
  transaction: Transaction,
  source: ListSource,
  ids: readonly number[],
  scope: Scope,
  place: Place = {},
): Promise<Set<number>> {
  const rows = await readSome(transaction, source, ids, onlyId, scope, place);
  return new Set(rows.map(({ id }) => id as number));
}

/** The same with what of them is asked for, in no order. */
export function readSome(
  transaction: Transaction,
  source: ListSource,
  ids: readonly number[],
  selection: Selection,
  scope: Scope,
  place: Place = {},
): Promise<Row[]> {
  const bound: Bound = { place, ids: { ids } };
  const shape = `some ${JSON.stringify([selection, Object.keys(place)])}`;
  const statement = builtOnce(source, shape, scope, (asker) => {
    const { table } = source.record;
    const where = and(...conditionsOf(source, holesFor(bound), asker).values());
    const fields = selectList(fieldsOf(source.record, table, selection, asker));
    return statementOf(sql`select ${fields} from ${table} where ${where}`);
  });
  return rowsWith<Row>(transaction, statement, { ...valuesOf(scope), ...flatten(bound) });
}
