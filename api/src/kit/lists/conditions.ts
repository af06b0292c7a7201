// The conditions of a list: what its parameters bind, and the SQL that takes it.
import { and, eq, is, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '../database/columns.ts';
import type { Filter, ListSource, Place } from './list.ts';
import type { Asker, Scope } from '../permissions/permissions.ts';
import type { Values } from '../database/prepared-queries.ts';
import { valuesFor, type Bound, type Holes, type HolesOf } from './bound-values.ts';
import { wordsOf } from './limits.ts';
import type { ListParameters } from './parameters.ts';
import { hasAll, hasWord, pattern } from './search-words.ts';

/** What narrows a list. */
export type Narrowing = Pick<ListParameters, 'search' | 'ids' | 'filters'>;

/** Reads and checks the values of the parameters; throws 422 for what can't be, and 403 for what may not be asked. */
export function boundOf(
  source: ListSource,
  { search, ids, filters }: Narrowing,
  scope: Scope,
  place: Place = {},
): Bound {
  const bound: Record<string, Values> = { place };
  if (ids !== null) bound['ids'] = { ids };
  if (search !== '' && source.searched !== undefined) {
    const words = wordsOf('search', source.readSearch?.(search) ?? search);
    bound['search'] = Object.fromEntries(words.map(pattern).entries());
  }
  for (const [name, values] of Object.entries(filters)) {
    const filter = source.filters?.[name];
    if (filter !== undefined) bound[filterPart(name)] = filter.read(values, scope, name);
  }
  return bound;
}

/** A filter may be called like another part. */
export const filterPart = (name: string): string => `filter.${name}`;

/** By the column or the name of the parameter; the source's own condition has no name. */
export function conditionsOf(source: ListSource, holes: HolesOf, asker: Asker): Map<string, SQL> {
  const { table } = source.record;
  const conditions = within(source, holes['place']);
  const own = whereOf(source, asker);
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

/** An index serves a column for each word; a text is made once for all words. */
function hasEach(searched: PgColumn | SQL, words: readonly SQLWrapper[]): SQL {
  if (!is(searched, PgColumn)) {
    return hasAll(searched, sql`array[${sql.join([...words], sql`, `)}]::text[]`);
  }
  const each = words.map((word) => hasWord(searched, word));
  return sql.join(each, sql` and `);
}

/** The same with the values themselves, for SQL that is run once. */
export const conditionsWith = (
  source: ListSource,
  parameters: Narrowing,
  scope: Scope,
  place?: Place,
): Map<string, SQL> =>
  conditionsOf(source, valuesFor(boundOf(source, parameters, scope, place)), scope);

/** The conditions of a place, by column. */
export const within = (
  { record }: Pick<ListSource, 'record'>,
  place: Place | Holes<Values> = {},
): Map<string, SQL> =>
  new Map(
    Object.entries(place).map(([name, value]) => [name, eq(columnOf(record.table, name), value)]),
  );

/** What narrows the rows of a source before any parameter. */
export function whereOf(
  { record: { table }, inCompany, narrowed }: ListSource,
  asker: Asker,
): SQL | undefined {
  const ofCompany = inCompany ? eq(columnOf(table, 'company_id'), asker.companyId) : undefined;
  return and(ofCompany, narrowed?.(asker));
}
