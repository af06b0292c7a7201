// Reads a page of a list, a batch of pages, or a single record, in one round trip.
import { and, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { flatten, placeholdersFor, type BoundValues } from './bound-values.ts';
import { conditionsOf, sourceCondition, parentConditions } from './conditions.ts';
import { readBatch } from './batch-read.ts';
import { readPage } from './page.ts';
import { onlyId } from './parameters.ts';
import type {
  ListFeature,
  ListParameters,
  ListMeta,
  ListSource,
  ParentKeys,
  BatchParentKeys,
  Row,
} from './contract.ts';
import type { FieldSelection } from '../records/contract.ts';
import type { Scope } from '../permissions/permissions.ts';
import { fieldsOf, selectList } from '../records/record.ts';
import {
  memoizeByShape,
  runStatement,
  compileStatement,
  valuesOf,
} from '../database/prepared-queries.ts';

export { conditionsWith, sourceCondition, parentConditions } from './conditions.ts';
export { hasAll, hasWord, wordPattern } from './search-words.ts';
export { wordsOf } from './limits.ts';

/** Features of all lists, and of lists with filters or parents. */
const always: readonly ListFeature[] = ['ids', 'cursor', 'total', 'countBy'];
const withBatches: readonly ListFeature[] = [...always, 'each'];

/** For a route that does not support `each` although its records' list does. */
export const withoutEach = (meta: ListMeta): ListMeta => ({
  ...meta,
  supports: meta.supports.filter((feature) => feature !== 'each'),
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
    supports: featuresOf(source, place),
  };
  if (each === null) {
    const page = await readPage(transaction, source, parameters, scope, place as ParentKeys);
    return { data: page.data, meta: { ...about, ...page.meta } };
  }
  const found = await readBatch(transaction, source, { ...parameters, each }, scope, place);
  return { data: found.data, meta: { ...about, total: null, last_page: null, each: found.each } };
}

const featuresOf = ({ filters = {} }: ListSource, place: ParentKeys | BatchParentKeys) =>
  Object.keys({ ...filters, ...place }).length > 0 ? withBatches : always;

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
