// The conditions of a list: the values that its parameters bind, and the SQL.
import { and, eq, is, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '../database/columns.ts';
import type { Filter, ListSource, ParentKeys, ListParameters } from './contract.ts';
import type { QueryScope, Scope } from '../permissions/permissions.ts';
import type { Values } from '../database/prepared-queries.ts';
import {
  valuesFor,
  type BoundValues,
  type Placeholders,
  type PlaceholdersByPart,
} from './bound-values.ts';
import { wordsOf } from './limits.ts';
import { hasAll, hasWord, wordPattern } from './search-words.ts';

/** The parameters that filter a list. */
export type Narrowing = Pick<ListParameters, 'search' | 'ids' | 'filters'>;

/**
 * Parses and checks the parameter values. Throws 422 for invalid values and 403 for filters that the caller may not
 * use.
 */
export function bindConditions(
  source: ListSource,
  { search, ids, filters }: Narrowing,
  scope: Scope,
  place: ParentKeys = {},
): BoundValues {
  const bound: Record<string, Values> = { place };
  if (ids !== null) bound['ids'] = { ids };
  if (search !== '' && source.searched !== undefined) {
    const words = wordsOf('search', source.readSearch?.(search) ?? search);
    bound['search'] = Object.fromEntries(words.map(wordPattern).entries());
  }
  for (const [name, values] of Object.entries(filters)) {
    const filter = source.filters?.[name];
    if (filter !== undefined) bound[filterPart(name)] = filter.read(values, scope, name);
  }
  return bound;
}

/** Prefixed, because a filter may have the name of another part. */
export const filterPart = (name: string): string => `filter.${name}`;

/** The conditions by column or parameter name. The source's own condition has an empty name. */
export function conditionsOf(
  source: ListSource,
  holes: PlaceholdersByPart,
  asker: QueryScope,
): Map<string, SQL> {
  const { table } = source.record;
  const conditions = parentConditions(source, holes['place']);
  const own = sourceCondition(source, asker);
  if (own !== undefined) conditions.set('', own);
  const ids = holes['ids']?.['ids'];
  if (ids !== undefined) {
    conditions.set('ids', sql`${columnOf(table, 'id')} = any(${ids}::integer[])`);
  }
  const { searched } = source;
  const words = Object.values(holes['search'] ?? {});
  if (searched !== undefined && words.length > 0) {
    const isFound =
      typeof searched === 'function' ? searched(words, asker) : hasEach(searched, words);
    conditions.set('search', isFound);
  }
  for (const [name, { where }] of Object.entries<Filter>(source.filters ?? {})) {
    const bound = holes[filterPart(name)];
    if (bound !== undefined) conditions.set(name, where(bound, asker));
  }
  return conditions;
}

/**
 * A column gets one condition per word, so that its index is used; for other expressions one condition tests all words,
 * so that the text is computed once.
 */
function hasEach(searched: PgColumn | SQL, words: readonly SQLWrapper[]): SQL {
  if (!is(searched, PgColumn)) {
    return hasAll(searched, sql`array[${sql.join([...words], sql`, `)}]::text[]`);
  }
  const each = words.map((word) => hasWord(searched, word));
  return sql.join(each, sql` and `);
}

/** The conditions with inlined values, for queries that run once. */
export const conditionsWith = (
  source: ListSource,
  parameters: Narrowing,
  scope: Scope,
  place?: ParentKeys,
): Map<string, SQL> =>
  conditionsOf(source, valuesFor(bindConditions(source, parameters, scope, place)), scope);

/** The conditions on parent keys, by column. */
export const parentConditions = (
  { record }: Pick<ListSource, 'record'>,
  place: ParentKeys | Placeholders<Values> = {},
): Map<string, SQL> =>
  new Map(
    Object.entries(place).map(([name, value]) => [name, eq(columnOf(record.table, name), value)]),
  );

/** The condition of a source that applies to every caller and list: the company, and `narrowed`. */
export function sourceCondition(
  { record: { table }, inCompany, narrowed }: ListSource,
  asker: QueryScope,
): SQL | undefined {
  const ofCompany = inCompany ? eq(columnOf(table, 'company_id'), asker.companyId) : undefined;
  return and(ofCompany, narrowed?.(asker));
}
